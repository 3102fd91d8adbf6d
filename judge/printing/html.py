"""An HTML page by Jinja2: one file with all it needs in it, every text escaped."""

from pathlib import Path
from typing import Any

from judge.printing.jinja import environment, rendered


def as_html(kind: str, values: dict[str, Any], folder: Path) -> bytes:
    """The page; what is drawn is our own SVG, in which every text is escaped already."""
    from markupsafe import Markup

    made = environment(folder, autoescape=True)
    made.filters["drawing"] = lambda drawing: Markup(drawing["svg"])
    made.filters["shape"] = lambda letter: Markup(values["shapes"][letter])
    return rendered(made, f"{kind}.html", values)
