"""A PDF by Typst: the values go in as JSON, so that nothing in them can become markup."""

import json
from pathlib import Path
from typing import Any

from judge.errors import JudgeError


class TemplateFault(JudgeError):
    """A template that does not work, with what its language says about it."""


def as_pdf(kind: str, values: dict[str, Any], folder: Path) -> bytes:
    """The pages; with the fonts of Typst and of the templates alone, so that they are alike everywhere."""
    import typst

    try:
        written = typst.compile(
            str(folder / f"{kind}.typ"),
            root=str(folder),
            font_paths=[str(folder)],
            ignore_system_fonts=True,
            sys_inputs={"values": json.dumps(values, ensure_ascii=False, sort_keys=True)},
            format="pdf",
            timestamp=0,
        )
    except typst.TypstError as fault:
        raise TemplateFault(f"the template {kind}.typ does not work: {_said(fault)}") from fault
    assert isinstance(written, bytes)
    return written


def _said(fault: Any) -> str:
    hints = "".join(f" ({hint})" for hint in fault.hints or ())
    return f"{fault.message}{hints}"
