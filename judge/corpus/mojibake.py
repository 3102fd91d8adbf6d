"""Repairs UTF-8 that was once read through the Turkish code page, where some bytes were lost on the way."""

import re

_CODE_PAGE = "cp1254"
# The code page has no character for these bytes, so they passed through as control characters or were lost.
_UNDEFINED = {0x81, 0x8D, 0x8E, 0x8F, 0x90, 0x9D, 0x9E}


def _character(byte: int) -> str:
    return chr(byte) if byte in _UNDEFINED else bytes([byte]).decode(_CODE_PAGE)


_BYTES = {ord(_character(byte)): byte for byte in range(0x80, 0x100)}
_CONTINUES = "[" + re.escape("".join(_character(byte) for byte in range(0x80, 0xC0))) + "]"
# What is left of a letter whose last byte was lost: í is C3 AD, ” is E2 80 9D, a hard space is C2 A0.
_LOST = (
    (re.compile(f"Ã(?!{_CONTINUES})"), "í"),
    (re.compile(f"â€(?!{_CONTINUES})"), "”"),
    (re.compile(f"Â(?!{_CONTINUES})"), " "),
)
_LETTER = re.compile(f"[Â-ß]{_CONTINUES}|[à-ï]{_CONTINUES}{{2}}|[ğ]{_CONTINUES}{{3}}")


def repaired(text: str) -> str:
    """The text as it was written; what is no mojibake stays as it is."""
    for remains, letter in _LOST:
        text = remains.sub(letter, text)
    return _LETTER.sub(_decoded, text).replace("\N{NO-BREAK SPACE}", " ")


def _decoded(match: re.Match[str]) -> str:
    raw = bytes(_BYTES.get(ord(character), 0x3F) for character in match.group())
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError:
        return match.group()
