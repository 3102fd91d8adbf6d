"""The words of a card as one line an ability: symbols spelled out, story name apart (CR 5.2.7, 5.2.8)."""

import re
from collections.abc import Iterator

from judge.cards.card import AbilityText
from judge.terms import Keyword

SYMBOLS = {"⟳": "{E}", "⬡": "{I}", "¤": "{S}", "⛉": "{W}", "◊": "{L}", "◉": "{IW}"}
"""The printed icons; the Comprehensive Rules write {C} for the inkwell symbol, which is {IW} here (5.2.3)."""

_SPELLED = str.maketrans({**SYMBOLS, "‘": "'", "’": "'", "“": '"', "”": '"', "\N{NO-BREAK SPACE}": " "})
_KEYWORD = "|".join(re.escape(word) for word in sorted(Keyword, key=len, reverse=True))
_BARE_KEYWORD = re.compile(rf"(?:{_KEYWORD})(?: \+?\d+)?(?: \{{I\}})?")
_KEYWORD_ABILITY = re.compile(
    rf"(?:[A-Z][\w'-]* )*(?P<keyword>{_KEYWORD})(?:(?: \+?\d+)?(?: \{{I\}})?|(?::| [A-Z]).*)"
)
"""What kind of Shift it is comes before the keyword; its number or its cost comes after (8.1.1, 8.10)."""
_COST_DASH = re.compile(r"(\{[A-Z]+\}|\bitem|\bcharacter|\bcards?) – ")
_LOWER_CASE = re.compile(r"[a-zà-öø-ÿ{(]")


def one_line(text: str) -> str:
    """The text with its symbols spelled out, straight quotation marks, and no line breaks."""
    joined = " ".join(text.translate(_SPELLED).replace("{C}", "{IW}").split())
    return _COST_DASH.sub(r"\1 — ", joined)


def ability_line(ability: AbilityText) -> str:
    """An ability as it stands on the card, its story name first."""
    return f"{ability.name} {ability.text}" if ability.name else ability.text


def written_out_text(text: str) -> tuple[AbilityText, ...]:
    """The abilities of a card written out by hand: one a line, options (•) belong to the line before."""
    return tuple(ability for line in _whole_lines(text) for ability in _abilities_of_line(line))


def _whole_lines(text: str) -> list[str]:
    lines: list[str] = []
    for line in filter(None, map(one_line, text.splitlines())):
        if line.startswith("•") and lines:
            lines[-1] += f" {line}"
        else:
            lines.append(line)
    return lines


def _abilities_of_line(line: str) -> Iterator[AbilityText]:
    parts = line.split(", ")
    if all(_BARE_KEYWORD.fullmatch(part) for part in parts):
        yield from (AbilityText(None, part) for part in parts)
    else:
        yield split_story_name(line)


def split_story_name(line: str) -> AbilityText:
    """The leading words without a lower-case letter are the story name (5.2.8)."""
    words = line.split(" ")
    end = next((at for at, word in enumerate(words) if _LOWER_CASE.search(word)), len(words))
    while end and _belongs_to_text(words, end):
        end -= 1
    name = " ".join(words[:end])
    if end == len(words) or not any(letter.isalpha() for letter in name):
        return AbilityText(None, line)
    return AbilityText(name, " ".join(words[end:]))


def _belongs_to_text(words: list[str], end: int) -> bool:
    """A number before a symbol is a cost; "A" before a small word opens the sentence."""
    last, following = words[end - 1], words[end] if end < len(words) else ""
    return (last.isdigit() and following.startswith("{")) or (last == "A" and following[:1].islower())


def keyword_of(text: str) -> str | None:
    """The keyword of a keyword ability: "Shift" of "Puppy Shift 3 (…)"; a sentence that names one is none."""
    found = _KEYWORD_ABILITY.fullmatch(text.partition(" (")[0])
    return found["keyword"] if found else None
