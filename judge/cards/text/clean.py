"""Printed text to rules text: one spelling of quotes, dashes and symbols, and no reminder text (CR 1.1.7)."""

import re

SPELLINGS = str.maketrans(
    {
        "“": '"', "”": '"', "„": '"', "«": '"', "»": '"',
        "‘": "'", "’": "'", "´": "'", "`": "'",
        "‐": "-", "‑": "-", "−": "-", "―": "—",
        "\u00ad": None, "\u200b": None, "\ufeff": None,
        "⟳": "{E}", "⬡": "{I}", "¤": "{S}", "⛉": "{W}", "◊": "{L}", "◉": "{IW}",
    }
)  # fmt: skip
RULES_IN_PARENTHESES = re.compile(r"this (character|card|item|location) (also )?counts as being named", re.I)
EN_DASH_AS_MINUS = re.compile(r"(?<!\S)[–—](?=\d)")
DASH = re.compile(r"\s*[–—]\s*|\s+-\s+")
HYPHEN_AT_LINE_END = re.compile(r"(?<=\w)-[ \t]*\n\s*(?=\w)")
SYMBOL = re.compile(r"\{\s*([A-Za-z]{1,2})\s*\}")
NUMBER_WORDS = ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
NUMBER_WORD = re.compile(rf"\b({'|'.join(NUMBER_WORDS)})\b")
SPACE_BEFORE_MARK = re.compile(r"\s+(?=[.,:;!?](?:\s|$|\"))")


def clean(text: str) -> str:
    """The rules text in one spelling; an unbalanced parenthesis stays, so that nothing is lost unseen."""
    return spell_alike(without_reminders(text))


def spell_alike(text: str) -> str:
    """Quotes, dashes, symbols, numbers and white space in one spelling."""
    text = HYPHEN_AT_LINE_END.sub("-", text.translate(SPELLINGS))
    text = SYMBOL.sub(lambda found: "{" + found[1].upper() + "}", text)
    text = NUMBER_WORD.sub(lambda found: str(NUMBER_WORDS.index(found[0]) + 2), text)
    text = DASH.sub(" — ", EN_DASH_AS_MINUS.sub("-", text))
    return SPACE_BEFORE_MARK.sub("", " ".join(text.split()))


def without_reminders(text: str) -> str:
    """The text without its parentheses, except those that are rules text."""
    kept: list[str] = []
    position = 0
    for start, end in outermost_parentheses(text):
        kept.append(text[position:start])
        kept.append(rules_text_of(text[start + 1 : end - 1]))
        position = end
    return "".join([*kept, text[position:]])


def rules_text_of(parenthesis: str) -> str:
    """ "This character counts as being named both …" is rules text; any other parenthesis is a reminder."""
    return parenthesis if RULES_IN_PARENTHESES.match(" ".join(parenthesis.split())) else " "


def outermost_parentheses(text: str) -> list[tuple[int, int]]:
    """Where the balanced parentheses stand that are in no other one."""
    opened: list[int] = []
    found: list[tuple[int, int]] = []
    for position, character in enumerate(text):
        if character == "(":
            opened.append(position)
        elif character == ")" and opened:
            start = opened.pop()
            while found and found[-1][0] > start:
                found.pop()
            found.append((start, position + 1))
    return found
