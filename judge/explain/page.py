"""A ruling as a page: Markdown to paste, HTML that needs nothing else."""

from typing import Any

from judge.explain.catalog import catalog
from judge.explain.ruling import CitedRule, Ruling
from judge.explain.text import choice_text, rule_numbers, shown_outcome, step_text
from judge.paths import shipped
from judge.scenario.draw import BoardView, draw_board

TEMPLATES = {"html": "ruling.html.jinja", "markdown": "ruling.md.jinja"}


def ruling_page(
    ruling: Ruling,
    form: str,
    language: str,
    full: bool = False,
    outcome: int | None = None,
    rules: tuple[CitedRule, ...] = (),
) -> str:
    """The template of that form, filled."""
    from jinja2 import Environment, FileSystemLoader, StrictUndefined

    environment = Environment(
        loader=FileSystemLoader(shipped("templates")),
        autoescape=form == "html",
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    environment.filters["plain"] = plain_markdown
    template = environment.get_template(TEMPLATES[form])
    return template.render(ruling=ruling, rules=rules, **_words(ruling, language, full, outcome))


def _words(ruling: Ruling, language: str, full: bool, outcome: int | None) -> dict[str, Any]:
    words = catalog(language)
    shown = shown_outcome(ruling, outcome)
    return {
        "language": language,
        "titles": words["titles"],
        "shown": shown,
        "full": full,
        "said": lambda choices: "; ".join(choice_text(choice, words) for choice in choices),
        "numbers": lambda line: rule_numbers(line, full),
        "step": lambda line: step_text(line, words, full),
        "drawn": _drawn,
    }


def _drawn(board: BoardView) -> str:
    return draw_board(board).rstrip()


def plain_markdown(text: str) -> str:
    """What Markdown would read as a sign of its own is written as it stands."""
    for sign in ("\\", "*", "_", "`", "[", "]", "<", "#", "|"):
        text = text.replace(sign, f"\\{sign}")
    return text
