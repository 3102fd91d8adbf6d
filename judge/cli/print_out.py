"""The options that all prints share, and how a print gets into its file."""

import inspect
import sys
from collections.abc import Callable
from enum import StrEnum
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from judge.cli.output import say_json
from judge.errors import JudgeError

if TYPE_CHECKING:
    from judge.printing.document import Document


class Format(StrEnum):
    """The value is the suffix of the file."""

    PDF = "pdf"
    HTML = "html"
    MD = "md"


class PaperSize(StrEnum):
    A4 = "a4"
    LETTER = "letter"


class WrongUse(JudgeError):
    exit_code = 2


Form = Annotated[
    Format | None, typer.Option("--format", help="The form of the print; else the suffix of -o, else pdf.")
]
Output = Annotated[
    str | None,
    typer.Option("--output", "-o", help="The file to write, or to replace; - prints it."),
]
Paper = Annotated[PaperSize, typer.Option("--paper", help="The size of the pages.")]
Template = Annotated[
    Path | None,
    typer.Option("--template", help="A folder with those templates that you changed."),
]
WrittenJson = Annotated[bool, typer.Option("--json", help="Say as JSON what was written, and where.")]


def prints(make: "Callable[..., Document]") -> Callable[..., None]:
    """A command that makes a document from options of its own, and writes it as those of all prints say."""

    @wraps(make, assigned=("__module__", "__name__", "__doc__"))
    def command(
        form: Form = None,
        output: Output = None,
        paper: Paper = PaperSize.A4,
        template: Template = None,
        as_json: WrittenJson = False,
        **own: Any,
    ) -> None:
        if as_json and output == "-":
            raise WrongUse("-o - prints the page itself, --json what was written. Give one of them.")
        put_out(make(**own), form, output, paper, template, as_json)

    shared = list(inspect.signature(command, follow_wrapped=False).parameters.values())[:-1]
    parameters = [*inspect.signature(make).parameters.values(), *shared]
    # Typer reads a command's options from its signature.
    command.__dict__["__signature__"] = inspect.Signature(parameters)
    command.__annotations__ = {one.name: one.annotation for one in parameters}
    return command


def put_out(
    document: "Document",
    form: Format | None,
    output: str | None,
    paper: PaperSize,
    template: Path | None,
    as_json: bool = False,
) -> None:
    """Render it, write it, and say where it is."""
    from judge.printing.document import Form as Rendered
    from judge.printing.document import Paper as Page
    from judge.printing.render import render

    chosen = form or _by_suffix(output)
    content = render(document, Rendered(chosen.value), Page(paper.value), template)
    if output == "-":
        sys.stdout.flush()
        sys.stdout.buffer.write(content)
        return
    from judge.printing.file_name import write_file

    path = Path(output).expanduser() if output else _new_file(document.title, chosen)
    write_file(path, content)
    if as_json:
        written = {"file": str(path), "format": chosen.value, "title": document.title, "bytes": len(content)}
        say_json(written)
    else:
        print(path)


def _by_suffix(output: str | None) -> Format:
    suffix = Path(output or "").suffix.lstrip(".").casefold()
    return Format({"htm": "html", "markdown": "md"}.get(suffix, suffix)) if _is_known(suffix) else Format.PDF


def _is_known(suffix: str) -> bool:
    return suffix in ("pdf", "html", "htm", "md", "markdown")


def _new_file(title: str, form: Format) -> Path:
    """Named after what is printed, in the current folder; a file that is there is not touched unasked."""
    from judge.printing.file_name import safe_file_name

    path = Path(safe_file_name(title, form.value))
    if path.exists():
        raise WrongUse(f"{path} is there already. Say `-o {path}` to replace it, or give another file.")
    return path
