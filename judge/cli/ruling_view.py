"""A ruling in the form that was asked for."""

from judge.cli.output import bold, faint, say, warning, width, wrapped
from judge.explain.as_json import expectation_json
from judge.explain.catalog import catalog
from judge.explain.ruling import CitedRule, Ruling, cited_numbers
from judge.explain.text import Style, ruling_text
from judge.scenario.expect import Checked
from judge.scenario.yaml_text import inline


def show_ruling(
    ruling: Ruling,
    form: str,
    language: str,
    full: bool = False,
    outcome: int | None = None,
    rules: bool = False,
) -> str:
    """Text for the terminal, Markdown or HTML; with the cited rules below where that was asked for."""
    cited = cited_rules(ruling, outcome, full) if rules else ()
    if form == "text":
        style = Style(width(), full, outcome, bold, warning, faint)
        return ruling_text(ruling, language, style, cited).rstrip("\n")
    from judge.explain.page import ruling_page

    return ruling_page(ruling, form, language, full, outcome, cited).rstrip("\n")


def cited_rules(ruling: Ruling, outcome: int | None, full: bool) -> tuple[CitedRule, ...]:
    """The official text of each rule cited, once, in the order of the rulebook."""
    from judge.corpus.lookup import official_source, rule_in
    from judge.database import open_database

    db = open_database()
    document = official_source(db, ruling.edition).document
    found = ((number, rule_in(db, document, number)) for number in cited_numbers(ruling, outcome, full))
    return tuple(CitedRule(number, rule.words) for number, rule in found if rule is not None)


def show_failures(checked: tuple[Checked, ...], language: str) -> None:
    """What the file expects and did not come true."""
    titles = catalog(language)["titles"]
    failed = [expectation_json(one) for one in checked if not one.ok]
    if failed:
        say()
        say(bold(titles["expected"]))
    for one in failed:
        said = titles["does not hold"].format(**{**one, "entry": inline(one["entry"])})
        say(wrapped(said, 4, first="  "))
