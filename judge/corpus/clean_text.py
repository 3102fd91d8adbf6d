"""Puts a text right that was extracted in another way: characters, hyphens, numbers, blank lines."""

import re
from collections import Counter
from dataclasses import dataclass

from judge.corpus.page_furniture import without_furniture

_SAME = str.maketrans(
    {"ﬀ": "ff", "ﬁ": "fi", "ﬂ": "fl", "ﬃ": "ffi", "ﬄ": "ffl", "\xa0": " ", "\u2009": " ", "\u202f": " "}
    | dict.fromkeys("\u200b\u200c\u200d\ufeff\u2060\r", "")
)
_MOJIBAKE = re.compile(r"â€|Ã[\x80-\xbf©¡³­]|Â[\xa0©®]")
# PDFium writes a hyphen at the end of a line as U+0002 or U+FFFE, with or without the end of the line;
# others write a soft hyphen.
_LINE_END_HYPHEN = re.compile(r"[\x02\ufffe\xad](?:[ \t]*\n)?[ \t]*")
_BROKEN_WORD = re.compile(r"([\w’]+)(\xad|[/-][ \t]*\n[ \t]*)([\w’]+)(\S*)")
_NUMBER = r"\d{1,2}(?:\. ?\d{1,2}){0,3}"
_DRESSED_NUMBER = re.compile(rf"^[\s#*>•·_-]*({_NUMBER})\.?[*_]+\.?[ \t]*", re.MULTILINE)
_SPACED_NUMBER = re.compile(r"^[ \t]*\d{1,2}(?:\. ?\d{1,2}){1,3}\.", re.MULTILINE)
_NUMBER_ALONE = re.compile(r"^([ \t]*\d{1,2}(?:\.\d{1,2}){1,3}\.)[ \t]*\n+[ \t]*(?=[^\s\d])", re.MULTILINE)
_GLUED_NUMBER = re.compile(r"^([ \t]*\d{1,2}(?:\.\d{1,2}){1,3}\.)(?=[^\s\d.])", re.MULTILINE)
_WITHOUT_DOT = re.compile(r"^([ \t]*\d{1,2}(?:\.\d{1,2}){1,3})[ \t]*(?=[A-Z“\"{\[])", re.MULTILINE)
_WITH_DOT = re.compile(r"^[ \t]*\d{1,2}(?:\.\d{1,2}){1,3}\.", re.MULTILINE)
_LETTER_AFTER_BLANK = re.compile(r"\n[ \t]*\n[ \t]*[a-z]")
_FEWEST_BROKEN_SENTENCES = 30


@dataclass(frozen=True, slots=True)
class CleanText:
    """The text as the reader of the official text wants it, and what was done to it."""

    text: str
    notes: tuple[str, ...]


def cleaned(text: str) -> CleanText:
    """Each step leaves a good text as it is."""
    notes: list[str] = []
    text = _DRESSED_NUMBER.sub(r"\1. ", _repaired(text, notes).translate(_SAME))
    text, furniture = without_furniture(text)
    if furniture:
        notes.append(f"{furniture} lines of page headers and footers left out")
    text = _with_numbers_in_shape(_with_whole_words(text, notes), notes)
    return CleanText(_with_blank_lines_in_place(text, notes), tuple(notes))


def _repaired(text: str, notes: list[str]) -> str:
    found = len(_MOJIBAKE.findall(text))
    if not found:
        return text
    import ftfy

    notes.append(f"{found} wrongly decoded characters repaired")
    return str(ftfy.fix_encoding(text))


def _with_whole_words(text: str, notes: list[str]) -> str:
    """A word broken at the end of a line is one word again; "Start-of-" before "Turn" keeps its hyphen."""
    text = _LINE_END_HYPHEN.sub("\xad", text)
    known = Counter(re.findall(r"[\w’]+(?:-[\w’]+)*", _BROKEN_WORD.sub("", text).casefold()))
    joined = 0

    def whole(broken: re.Match[str]) -> str:
        nonlocal joined
        start, hyphen, end, rest = broken.groups()
        line_end = "" if hyphen == "\xad" else "\n"
        if hyphen.startswith("/"):
            return f"{start}/{end}{rest}{line_end}"
        keeps = _keeps_its_hyphen(start.casefold(), end.casefold(), bool(line_end), known)
        joined += not keeps
        return f"{start}{'-' if keeps else ''}{end}{rest}{line_end}"

    text = _BROKEN_WORD.sub(whole, text)
    if joined:
        notes.append(f"{joined} words joined that were broken at the end of a line")
    return text


def _keeps_its_hyphen(start: str, end: str, printed: bool, known: Counter[str]) -> bool:
    if known[start + end] or known[f"{start}-{end}"]:
        return known[f"{start}-{end}"] >= known[start + end]
    return printed or bool(known[start] and known[end])


def _with_numbers_in_shape(text: str, notes: list[str]) -> str:
    """8. 10. 4. and 8.10.4.If and 8.10.4 without a dot or alone on its line are written as the others are."""
    text = _SPACED_NUMBER.sub(lambda number: number.group().replace(" ", ""), text)
    text = _GLUED_NUMBER.sub(r"\1 ", _NUMBER_ALONE.sub(r"\1 ", text))
    without, with_dot = len(_WITHOUT_DOT.findall(text)), len(_WITH_DOT.findall(text))
    if without > with_dot:
        notes.append("the numbers have no dot behind them")
        text = _WITHOUT_DOT.sub(r"\1. ", text)
    return text


def _with_blank_lines_in_place(text: str, notes: list[str]) -> str:
    """Where blank lines run through the sentences they set no figure apart, and are left out."""
    if len(_LETTER_AFTER_BLANK.findall(text)) < _FEWEST_BROKEN_SENTENCES:
        return text
    notes.append("blank lines between all lines left out")
    return re.sub(r"\n\s*\n", "\n", text)
