"""A ruling in the form that was asked for."""

from judge.explain.catalog import catalog
from judge.explain.ruling import Ruling
from judge.explain.text import ruling_text


def show_ruling(
    ruling: Ruling,
    form: str,
    language: str,
    width: int,
    full: bool = False,
    outcome: int | None = None,
    rules: bool = False,
) -> str:
    """Text for the terminal, Markdown or HTML; with the cited rules below where that was asked for."""
    del form
    shown = ruling_text(ruling, language, width, full, outcome)
    return f"{shown}\n{_rules(ruling, language)}" if rules else shown


def _rules(ruling: Ruling, language: str) -> str:
    """The text of each rule cited, once, in the order of the rulebook."""
    from judge.corpus.lookup import official_source, rule_in
    from judge.database import open_database
    from judge.rule_number import RuleNumber

    cited = {rule for told in ruling.outcomes for line in told.lines for rule in line.rules}
    db = open_database()
    document = official_source(db, ruling.edition).document
    lines = [catalog(language)["titles"]["rules"]]
    for number in sorted(map(RuleNumber.parse, cited)):
        found = rule_in(db, document, str(number))
        if found is not None:
            lines.append(f"{number} {found.words}")
    return "\n".join(lines)
