"""`judge ruling history`: who changed what when, in words."""

from collections.abc import Iterator
from typing import Any

from judge.cli.options import AsJson
from judge.cli.output import bold, cut, say, say_json, wrapped
from judge.cli.ruling_desk import rulings_database
from judge.cli.ruling_states import Number

_LONGEST = 300
_NAMED_BY = {"citations": "{number} ({edition})", "cards": "{name}", "sequence": "{text}"}


def history_command(number: Number, as_json: AsJson = False) -> None:
    """Show who changed what when."""
    from judge.rulings.store import find, history

    db = rulings_database()
    kept = find(db, number)
    changes = history(db, kept.number)
    if as_json:
        say_json(changes)
        return
    say(bold(wrapped(f"Ruling {kept.number}: {kept.ruling.question}")))
    for change in changes:
        say(f"  {change.at}  {change.who}: {change.what}")
        for name, (was, became) in change.changed.items():
            for line in _lines(name, was, became):
                say(wrapped(line, 6))


def _lines(name: str, was: Any, became: Any) -> Iterator[str]:
    """A text with what it became; of a list, what was taken away and what was added."""
    if not isinstance(was, list) or not isinstance(became, list):
        yield f"{name}: {_shown(was)} → {_shown(became)}"
        return
    gone = [one for one in was if one not in became]
    new = [one for one in became if one not in was]
    for mark, entries in (("-", gone), ("+", new)):
        if entries:
            yield f"{name}: {mark} {_shown('; '.join(_entry(name, one) for one in entries))}"
    if not gone and not new:
        yield f"{name}: in another order"


def _entry(name: str, entry: Any) -> str:
    return _NAMED_BY[name].format(**entry) if isinstance(entry, dict) else str(entry)


def _shown(value: Any) -> str:
    return cut(str(value), _LONGEST) or "—"
