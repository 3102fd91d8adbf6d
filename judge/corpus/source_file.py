"""Gets the text out of a file that a user gives: a PDF, or text in any encoding; refuses anything else."""

import unicodedata
from dataclasses import dataclass
from pathlib import Path

from judge.corpus.not_a_rulebook import NotARulebook
from judge.errors import JudgeError

_LARGEST = 50_000_000
_BYTE_ORDER_MARKS = {b"\xef\xbb\xbf": "utf-8-sig", b"\xff\xfe": "utf-16", b"\xfe\xff": "utf-16"}
_MOST_CONTROLS = 0.001


@dataclass(frozen=True, slots=True)
class SourceText:
    """The text with a form feed between pages, the bytes it came from, and what was done to read it."""

    text: str
    raw: bytes
    notes: tuple[str, ...]


def read_source(path: Path) -> SourceText:
    """The text of the file."""
    raw = _bytes(path)
    if raw[:1024].lstrip().startswith(b"%PDF"):
        from judge.corpus.extract_pdf import text_of_pdf

        return SourceText(text_of_pdf(path, raw), raw, ("read from a PDF",))
    text, encoding = _decoded(path, raw)
    notes = () if encoding.startswith("utf-8") else (f"read as {encoding}, for it is no UTF-8",)
    return SourceText(_checked(path, text), raw, notes)


def _bytes(path: Path) -> bytes:
    try:
        if path.is_dir():
            raise NotARulebook(path, "this is a folder")
        if path.stat().st_size > _LARGEST:
            raise NotARulebook(path, f"the file is larger than {_LARGEST // 1_000_000} MB")
        raw = path.read_bytes()
    except OSError as error:
        raise JudgeError(f"{path} can't be read: {error.strerror or error}.") from error
    if not raw.strip():
        raise NotARulebook(path, "the file is empty")
    return raw


def _decoded(path: Path, raw: bytes) -> tuple[str, str]:
    for mark, encoding in _BYTE_ORDER_MARKS.items():
        if raw.startswith(mark):
            return raw.decode(encoding, errors="replace"), encoding
    if b"\0" in raw:
        raise NotARulebook(path, "the file holds NUL bytes, so it is no text")
    try:
        return raw.decode("utf-8"), "utf-8"
    except UnicodeDecodeError:
        return raw.decode("cp1252", errors="replace"), "Windows-1252"


def _checked(path: Path, text: str) -> str:
    """A binary file decoded as text is full of control characters."""
    controls = sum(unicodedata.category(c) == "Cc" and c not in "\n\r\t\f\x02" for c in text)
    if controls > _MOST_CONTROLS * len(text) + 20:
        raise NotARulebook(path, "the file is no text")
    return text
