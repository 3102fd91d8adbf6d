"""`judge ruling …`: rulings kept, found, questioned and exchanged."""

from dataclasses import replace
from typing import Annotated

import typer

from judge.cli.options import AsJson, Language
from judge.cli.output import faint, say, say_json, wrapped
from judge.cli.ruling_add import add_command, edit_command
from judge.cli.ruling_desk import LazyDesk, rulings_database
from judge.cli.ruling_exchange import export_command, import_command
from judge.cli.ruling_history import history_command
from judge.cli.ruling_states import Number, remove_command, restore_command, supersede_command
from judge.cli.ruling_text import as_json as ruling_json
from judge.cli.ruling_text import show, show_line
from judge.cli.ruling_upkeep import audit_command, recheck_command
from judge.errors import JudgeError

app = typer.Typer(no_args_is_help=True, help="Rulings: keep them, find them, question them, exchange them.")
InLanguage = Annotated[
    Language | None, typer.Option("--lang", envvar="JUDGE_LANG", help="English or Spanish; else its own.")
]
app.command("add")(add_command)


@app.command("show")
def show_command(number: Number, lang: InLanguage = None, as_json: AsJson = False) -> None:
    """Show a ruling with all it stands on."""
    from judge.rulings.listing import stale
    from judge.rulings.store import find

    db = rulings_database()
    kept = find(db, number)
    languages = lang.languages if lang else (kept.ruling.language,)
    told = [replace(kept, ruling=LazyDesk(db).retold(kept.ruling, language)) for language in languages]
    if as_json:
        why = stale(db, kept.number).get(kept.number, [])
        say_json({**ruling_json(told[0]), "stale": why})
        return
    for one, language in zip(told, languages, strict=True):
        show(db, one, language)


@app.command("list")
def list_command(
    card: Annotated[str, typer.Option("--card", help="On this card.")] = "",
    rule: Annotated[str, typer.Option("--rule", help="That cite this rule, or one below it.")] = "",
    tag: Annotated[str, typer.Option("--tag", help="Filed under this tag.")] = "",
    status: Annotated[str, typer.Option("--status", help="official, head judge, judge, inferred, …")] = "",
    stale: Annotated[bool, typer.Option("--stale", help="That rules or cards have left behind.")] = False,
    removed: Annotated[bool, typer.Option("--removed", help="Those that were removed.")] = False,
    own: Annotated[bool, typer.Option("--own", help="Without those that ship.")] = False,
    limit: Annotated[int, typer.Option("--limit", "-n", min=1, help="How many.")] = 50,
    as_json: AsJson = False,
) -> None:
    """List rulings, the newest first."""
    from judge.cli.ruling_wanted import wanted
    from judge.rulings.listing import listed

    db = rulings_database()
    narrowed = wanted(db, card, rule, tag, status, stale=stale, removed=removed, own=own)
    found = listed(db, narrowed, limit + 1)
    if as_json:
        say_json([ruling_json(kept) for kept in found[:limit]])
        return
    for kept in found[:limit]:
        show_line(kept)
    if len(found) > limit:
        say(faint(f"There are more; --limit {limit * 4} shows more of them."))
    if not found:
        say("There is no such ruling.")


@app.command("search")
def search_command(
    words: Annotated[list[str], typer.Argument(help="What was asked, in your own words.")],
    limit: Annotated[int, typer.Option("--limit", "-n", min=1, max=100, help="How many hits.")] = 8,
    as_json: AsJson = False,
) -> None:
    """Search the rulings, in English or Spanish."""
    from judge.rulings.store import read
    from judge.rulings.words import search_rulings

    db = rulings_database()
    found = read(db, search_rulings(db, " ".join(words), limit))
    if as_json:
        say_json([ruling_json(kept) for kept in found])
    elif found:
        for kept in found:
            show_line(kept)
    else:
        asked = " ".join(words)[:80]
        raise JudgeError(f'no ruling found for "{asked}". Try fewer words, or `judge search {asked}`.')


app.command("edit")(edit_command)
app.command("history")(history_command)
app.command("supersede")(supersede_command)
app.command("remove")(remove_command)
app.command("restore")(restore_command)
app.command("audit")(audit_command)
app.command("recheck")(recheck_command)
app.command("export")(export_command)
app.command("import")(import_command)


@app.command("tags")
def tags_command(
    add: Annotated[str, typer.Option("--add", help="A tag of your own.")] = "",
    meaning: Annotated[str, typer.Option("--meaning", help="What is filed under it.")] = "",
    as_json: AsJson = False,
) -> None:
    """List the tags that rulings are filed under, or add one."""
    from judge.rulings.tags import add_tag, vocabulary

    db = rulings_database()
    if add:
        add_tag(db, add, meaning)
    known = vocabulary(db)
    if as_json:
        say_json(known)
        return
    for tag, words in known.items():
        say(wrapped(words, 24, f"  {tag} "))
