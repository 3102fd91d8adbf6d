"""Check that bytes are a LorcanaJSON card file before anything is made of them; every fault is named."""

import gzip
import io
import json
import zlib
from collections.abc import Callable, Iterator
from typing import Any

from judge.errors import JudgeError
from judge.terms import CardType, Ink

LONGEST_TEXT = 2_000
"""The longest printed ability has under 500 characters; a text beyond this is damaged data."""
LONGEST_CLARIFICATION = 20_000
LARGEST_FILE = 200_000_000
_FAULTS_SHOWN = 8


class NotACardFile(JudgeError):
    """Says what in the file is not a LorcanaJSON card file."""


def checked_card_file(raw: bytes) -> dict[str, Any]:
    """The file's content, or a NotACardFile that says everything that is wrong with it."""
    content = _parsed(raw)
    if not isinstance(content, dict) or not isinstance(content.get("cards"), list):
        raise NotACardFile('this is no LorcanaJSON card file: it has no list named "cards" at its top')
    if not content["cards"]:
        raise NotACardFile("this is no LorcanaJSON card file: its list of cards is empty")
    faults = [fault for at, entry in enumerate(content["cards"], 1) for fault in _faults_of(at, entry)]
    if faults:
        raise NotACardFile(_told(faults, len(content["cards"])))
    return content


def _parsed(raw: bytes) -> object:
    try:
        return json.loads(_unpacked(raw))
    except RecursionError:
        raise NotACardFile("this is no LorcanaJSON card file: its lists are nested too deeply") from None
    except ValueError as fault:
        told = str(fault)[:120]
        raise NotACardFile(f"this is no LorcanaJSON card file: it can't be read as JSON ({told})") from None


def _unpacked(raw: bytes) -> bytes:
    if not raw.startswith(b"\x1f\x8b"):
        return raw
    try:
        unpacked = gzip.GzipFile(fileobj=io.BytesIO(raw)).read(LARGEST_FILE + 1)
    except (OSError, EOFError, zlib.error) as fault:
        raise NotACardFile(f"the compressed file is damaged ({fault})") from None
    if len(unpacked) > LARGEST_FILE:
        raise NotACardFile("the compressed file unpacks to more than 200 MB: no card file is that large")
    return unpacked


_Check = Callable[[object], bool]


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and -100 < value < 1000


def _is_text(value: object) -> bool:
    return isinstance(value, str) and bool(value.strip()) and len(value) <= LONGEST_TEXT


def _is_clarification(value: object) -> bool:
    return isinstance(value, str) and len(value) <= LONGEST_CLARIFICATION


def _is_maybe(check: _Check) -> _Check:
    return lambda value: value is None or check(value)


def _is_list_of(check: _Check) -> _Check:
    return lambda value: value is None or (isinstance(value, list) and all(map(check, value)))


def _is_ability(value: object) -> bool:
    if not isinstance(value, dict) or not _is_text(value.get("fullText")):
        return False
    return all(_is_maybe(_is_text)(value.get(key)) for key in ("name", "effect", "costsText", "type"))


def _is_older_text(value: object) -> bool:
    return (
        isinstance(value, dict)
        and _is_list_of(_is_ability)(value.get("abilities"))
        and _is_list_of(_is_text)(value.get("effects"))
    )


def _is_type(value: object) -> bool:
    return isinstance(value, str) and value.lower() in set(CardType)


def _are_inks(value: object) -> bool:
    return isinstance(value, str) and all(part in set(Ink) for part in value.split("-") if value)


_NUMBER, _TEXT = "a number", f"text of at most {LONGEST_TEXT:,} characters"
_FIELDS: tuple[tuple[str, _Check, str], ...] = (
    ("name", _is_text, _TEXT),
    ("version", _is_maybe(_is_text), _TEXT),
    ("id", lambda value: isinstance(value, int), _NUMBER),
    ("type", _is_type, "Character, Action, Item or Location"),
    ("cost", _is_number, _NUMBER),
    ("inkwell", lambda value: isinstance(value, bool), "true or false"),
    ("color", _are_inks, "ink types joined by a dash"),
    ("setCode", _is_text, _TEXT),
    *((field, _is_maybe(_is_number), _NUMBER) for field in ("strength", "willpower", "lore", "moveCost")),
    ("subtypes", _is_list_of(_is_text), "a list of classifications"),
    ("names", _is_list_of(_is_text), "a list of names"),
    ("abilities", _is_list_of(_is_ability), f"a list of abilities, each with a fullText that is {_TEXT}"),
    ("effects", _is_list_of(_is_text), f"a list of effects, each {_TEXT}"),
    ("clarifications", _is_list_of(_is_clarification), "a list of texts"),
    ("historicData", _is_list_of(_is_older_text), "a list of older wordings"),
)


def _faults_of(at: int, entry: object) -> Iterator[str]:
    if not isinstance(entry, dict):
        yield f"card {at} is no JSON object"
        return
    label = f"card {at} ({str(entry.get('fullName') or entry.get('name') or 'no name')[:60]})"
    for field, check, wanted in _FIELDS:
        if not check(entry.get(field)):
            yield f'{label}: "{field}" must be {wanted}; it is {_shown(entry, field)}'


def _shown(entry: dict[str, object], field: str) -> str:
    if field not in entry:
        return "missing"
    shown = json.dumps(entry[field], ensure_ascii=False)
    return shown if len(shown) <= 40 else f"{shown[:40]}… ({len(shown):,} characters)"


def _told(faults: list[str], cards: int) -> str:
    more = [f"and {len(faults) - _FAULTS_SHOWN} more"] if len(faults) > _FAULTS_SHOWN else []
    lines = "\n  ".join([*faults[:_FAULTS_SHOWN], *more])
    return f"{len(faults)} faults in the {cards:,} cards of this file:\n  {lines}"
