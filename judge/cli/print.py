"""`judge print`: sheets, booklets, collections and quizzes, for the table, the event board and training."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from judge.cli.options import Lang, Language
from judge.cli.print_out import prints

if TYPE_CHECKING:
    from judge.printing.document import Document

app = typer.Typer(no_args_is_help=True, help="Print rulings, scenarios, rules, keywords or a quiz.")
Edition = Annotated[str | None, typer.Option("--edition", help="Another edition than the newest.")]
Tags = Annotated[list[str] | None, typer.Option("--tag", help="Only rulings with this tag; can be repeated.")]


@app.command("ruling")
@prints
def ruling(
    asked: Annotated[list[str], typer.Argument(metavar="N…", help="Numbers or codes of rulings.")],
    lang: Lang = Language.EN,
) -> "Document":
    """A one-page sheet for each ruling: verdict, board before and after, steps, cited rules.

    Example: judge print ruling 12 -o sheet.pdf --lang es
    """
    from judge.cli.print_sources import replays
    from judge.cli.ruling_desk import rulings_database
    from judge.printing.ruling_sheet import ruling_sheet
    from judge.printing.sheet import sheets_document
    from judge.printing.words import words
    from judge.rulings.store import find

    db = rulings_database()
    found = [find(db, one).ruling for one in asked]
    replay = replays()
    each = ((one, replay(one), language) for one in found for language in lang.languages)
    sheets = [ruling_sheet(db, *one, f"s{place}") for place, one in enumerate(each, 1)]
    codes = ", ".join(one.code for one in found)
    title = words(lang.languages[0])["titles"]["ruling"].format(code=codes)
    return sheets_document(sheets, title)


@app.command("scenario")
@prints
def scenario(
    files: Annotated[list[Path], typer.Argument(metavar="FILE…", help="Scenario files.")],
    lang: Lang = Language.EN,
) -> "Document":
    """A one-page sheet of what comes of a scenario.

    Example: judge print scenario scenarios/questions/boo-banish-before-damage.yaml
    """
    from judge.cli.print_sources import scenario_sheets
    from judge.printing.sheet import sheets_document

    sheets = scenario_sheets(files, lang.languages)
    return sheets_document(sheets, sheets[0].title)


@app.command("rules")
@prints
def rules(
    numbers: Annotated[list[str], typer.Argument(metavar="NUMBER…", help="8.10 4.6: with all below them.")],
    lang: Lang = Language.EN,
    edition: Edition = None,
) -> "Document":
    """Sections of the rules, or a selection, as a booklet.

    Example: judge print rules 8.10 4.6 --lang both
    """
    from judge.database import open_database
    from judge.printing.rules_booklet import rules_document

    return rules_document(open_database(), numbers, lang.languages, edition)


@app.command("keywords")
@prints
def keywords(
    lang: Lang = Language.EN,
    edition: Edition = None,
) -> "Document":
    """The quick reference for all keywords, on one page."""
    from judge.database import open_database
    from judge.printing.keywords import keywords_document

    return keywords_document(open_database(), lang.languages, edition)


@app.command("rulings")
@prints
def rulings(
    tags: Tags = None,
    status: Annotated[str, typer.Option("--status", help="Only rulings of this status.")] = "",
    own: Annotated[bool, typer.Option("--own", help="Only rulings that did not ship.")] = False,
    lang: Lang = Language.EN,
) -> "Document":
    """A collection of rulings with contents, and an index by card and by rule.

    Example: judge print rulings --tag timing -o timing.pdf
    """
    from judge.cli.print_sources import retelling, standing
    from judge.cli.ruling_desk import rulings_database
    from judge.printing.collection import collection_document

    db = rulings_database()
    found = list(map(retelling(db, lang), standing(db, tags or (), status, own)))
    return collection_document(db, found, tuple(tags or ()), lang.languages[0])


@app.command("quiz")
@prints
def quiz(
    files: Annotated[
        list[Path] | None, typer.Argument(metavar="[FILE…]", help="Scenarios to ask about, not rulings.")
    ] = None,
    tags: Tags = None,
    count: Annotated[int, typer.Option("--count", "-n", min=1, max=200, help="How many questions.")] = 12,
    seed: Annotated[str, typer.Option("--seed", help="Another word, another choice of questions.")] = "",
    lang: Lang = Language.EN,
) -> "Document":
    """Questions first, answers with citations on the last pages; for judge training.

    Example: judge print quiz --tag bag -n 10 --seed friday
    """
    from judge.cli.print_sources import from_scenarios, replays, retelling, standing
    from judge.cli.ruling_desk import rulings_database
    from judge.printing.quiz import quiz_document

    db = rulings_database()
    language = lang.languages[0]
    asked = from_scenarios(db, files, language) if files else standing(db, tags or ())
    return quiz_document(db, asked, replays(), language, count, seed, retelling(db, lang))
