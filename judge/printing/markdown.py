"""Markdown by Jinja2: what is written out is escaped unless the template itself marks it as Markdown."""

import re
from pathlib import Path
from typing import Any

from judge.printing.jinja import environment, rendered
from judge.printing.symbols import IN_PLAIN_TEXT

_SPECIAL = re.compile(r"([\\`*_{}\[\]<>#|~&$!])")
# At the start of a line these make a list or a heading.
_AT_THE_START = re.compile(r"^(\s*)([-+=])|^(\s*\d+)([.)])(?=\s|$)", re.MULTILINE)


def escaped(value: Any) -> Any:
    """A text in which no character means anything to Markdown or HTML."""
    from markupsafe import Markup

    if not isinstance(value, str) or isinstance(value, Markup):
        return value
    text = _SPECIAL.sub(r"\\\1", value).replace("\\<", "&lt;")
    return Markup(_AT_THE_START.sub(r"\1\3\\\2\4", text))


def as_markdown(kind: str, values: dict[str, Any], folder: Path) -> bytes:
    """The text; every drawing is told in words."""
    made = environment(folder, autoescape=True, finalize=escaped)
    made.globals["plain_symbols"] = IN_PLAIN_TEXT
    text = rendered(made, f"{kind}.md", values).decode("utf-8")
    return re.sub(r"\n{3,}", "\n\n", text).strip().encode("utf-8") + b"\n"
