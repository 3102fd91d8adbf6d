"""Jinja2, set so that a template can only write text."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

from judge.printing.pdf import TemplateFault

if TYPE_CHECKING:
    from jinja2 import Environment


def environment(folder: Path, **settings: Any) -> "Environment":
    """A sandbox: a template from somebody else reaches nothing but the values it is given."""
    from jinja2 import FileSystemLoader, StrictUndefined
    from jinja2.sandbox import ImmutableSandboxedEnvironment

    return ImmutableSandboxedEnvironment(
        loader=FileSystemLoader(folder),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        **settings,
    )


def rendered(made: "Environment", name: str, values: dict[str, Any]) -> bytes:
    """The file that a template makes of the values."""
    from jinja2 import TemplateError

    try:
        return made.get_template(name).render(values).encode("utf-8")
    except TemplateError as fault:
        raise TemplateFault(f"the template {name} does not work: {fault.message or fault}") from fault
