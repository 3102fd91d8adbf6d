"""A ruling as plain values, for files, JSON and the history; and back, with every fault named."""

from collections.abc import Iterable, Mapping
from dataclasses import asdict
from datetime import date
from typing import Any

from judge.errors import JudgeError
from judge.rule_number import RuleNumber
from judge.rulings.code import is_a_code
from judge.rulings.ruling import (
    FIELDS,
    LANGUAGES,
    STATUSES,
    Change,
    Citation,
    RuledCard,
    Ruling,
    SequenceStep,
    line,
    tidied,
)

LONGEST = 100_000
_LONGEST_DEPTH = 3
_LISTS: dict[str, tuple[str, ...]] = {
    "citations": ("edition", "number", "quote"),
    "cards": ("name", "wording"),
    "sequence": ("text", "rules", "depth"),
}


class BadRuling(JudgeError):
    """A ruling that can't be kept as it is; says all that is wrong with it."""

    def __init__(self, faults: Iterable[str], where: str = "the ruling") -> None:
        super().__init__("\n".join(f"{where}: {fault}" for fault in faults))


def plain(ruling: Ruling) -> dict[str, Any]:
    """Every field, in the order of the class."""
    values: dict[str, Any] = _listed(asdict(ruling))
    return values


def _listed(value: Any) -> Any:
    """With lists for tuples, as JSON and YAML have it."""
    if isinstance(value, dict):
        return {key: _listed(one) for key, one in value.items()}
    return [_listed(one) for one in value] if isinstance(value, (list, tuple)) else value


def differences(was: Ruling, now: Ruling) -> dict[str, tuple[Any, Any]]:
    """The fields that are not the same, with both values."""
    before, after = plain(was), plain(now)
    return {name: (before[name], after[name]) for name in FIELDS if before[name] != after[name]}


def ruling_from(values: Mapping[str, Any], where: str = "the ruling") -> Ruling:
    """The ruling that plain values describe; BadRuling if they describe none."""
    faults = [f'"{str(name)[:40]}" is no field of a ruling' for name in values if name not in FIELDS]
    found: dict[str, Any] = {}
    for name in FIELDS:
        if name in values:
            found[name] = _value(name, values[name], faults)
    ruling = tidied(Ruling(**{"question": "", "verdict": "", **found})) if not faults else None
    faults += faults_of(ruling) if ruling else ()
    if faults or ruling is None:
        raise BadRuling(faults, where)
    return ruling


def _value(name: str, value: Any, faults: list[str]) -> Any:
    if name == "removed":
        return _text(name, value, faults).casefold() in ("true", "yes", "1")
    if name == "tags":
        return tuple(_text(name, one, faults) for one in _entries(name, value, faults))
    if name in _LISTS:
        return tuple(_entry(name, one, faults) for one in _entries(name, value, faults))
    return _text(name, value, faults)


def _text(name: str, value: Any, faults: list[str]) -> str:
    if isinstance(value, (list, dict)):
        faults.append(f"`{name}` must be a text")
        return ""
    return "" if value is None else str(value)


def _entries(name: str, value: Any, faults: list[str]) -> list[Any]:
    if value in (None, ""):
        return []
    if not isinstance(value, (list, tuple)):
        faults.append(f"`{name}` must be a list")
        return []
    return list(value)


def _entry(name: str, value: Any, faults: list[str]) -> Any:
    """An entry in full, or a text alone: the card's name, what happened, the rule's number."""
    if not isinstance(value, dict):
        value = {{"citations": "number", "cards": "name", "sequence": "text"}[name]: value}
    unknown = [str(key)[:40] for key in value if key not in _LISTS[name]]
    faults += [f'`{name}` has no "{key}"' for key in unknown]
    texts = {
        key: _text(f"{name}: {key}", value.get(key, ""), faults) for key in _LISTS[name] if key != "rules"
    }
    if name == "citations":
        return Citation(**texts)
    if name == "cards":
        return RuledCard(**texts)
    rules = (_text("sequence: rules", one, faults) for one in _entries(name, value.get("rules"), faults))
    return SequenceStep(texts["text"], tuple(rules), _depth(texts["depth"]))


def _depth(text: str) -> int:
    """How far a step is indented; what is no such number is none."""
    return int(text) if text.isdecimal() and len(text) <= _LONGEST_DEPTH else 0


def faults_of(ruling: Ruling) -> list[str]:
    """What is wrong with the ruling by itself, without looking at rules, cards or other rulings."""
    faults = [f"`{name}` is missing" for name in ("question", "verdict") if not getattr(ruling, name)]
    texts = (name for name in FIELDS if isinstance(getattr(ruling, name), str))
    faults += [
        f"`{n}` is longer than {LONGEST} characters" for n in texts if len(getattr(ruling, n)) > LONGEST
    ]
    if ruling.status not in STATUSES:
        faults.append(f'"{ruling.status[:40]}" is no status. There are: {", ".join(STATUSES)}')
    if ruling.language not in LANGUAGES:
        faults.append(f'"{ruling.language[:40]}" is no language of rulings. There are: en, es')
    if ruling.date and not _is_a_date(ruling.date):
        faults.append(f'"{ruling.date[:40]}" is no date. A date looks like 2026-08-01')
    for name in ("code", "superseded_by"):
        if getattr(ruling, name) and not is_a_code(getattr(ruling, name)):
            faults.append(f'"{getattr(ruling, name)[:40]}" is no code of a ruling (`{name}`)')
    numbers = (citation.number for citation in ruling.citations)
    wrong = [number for number in numbers if not RuleNumber.looks_like_one(number)]
    return faults + [f'"{number[:40]}" is no rule number. A number looks like 4.6.4.2' for number in wrong]


def _is_a_date(text: str) -> bool:
    try:
        date.fromisoformat(text)
    except ValueError:
        return False
    return True


def plain_change(change: Change) -> dict[str, Any]:
    entry: dict[str, Any] = {"at": change.at, "who": change.who, "what": change.what}
    changed = {name: list(values) for name, values in change.changed.items()}
    return {**entry, "changed": changed} if changed else entry


def change_from(values: Any, where: str) -> Change:
    """One entry of a history from a file."""
    if not isinstance(values, dict) or not isinstance(values.get("changed", {}), dict):
        raise BadRuling(["an entry of `history` needs at, who, what, changed"], where)
    faults: list[str] = []
    at, who, what = (line(_text(name, values.get(name, ""), faults))[:200] for name in ("at", "who", "what"))
    changed = values.get("changed") or {}
    pairs = {name: pair for name, pair in changed.items() if isinstance(pair, list) and len(pair) == 2}
    typed = {
        name: (_plain_value(name, old, faults), _plain_value(name, new, faults))
        for name, (old, new) in pairs.items()
        if name in FIELDS
    }
    if faults:
        raise BadRuling([f"`history`: {fault}" for fault in faults], where)
    return Change(at, who, what, typed)


def _plain_value(name: str, value: Any, faults: list[str]) -> Any:
    """In a file everything is text; in the history a field has the type it has in the ruling."""
    found = _value(name, value, faults)
    if name in _LISTS:
        return [_listed(asdict(entry)) for entry in found]
    return _listed(found)
