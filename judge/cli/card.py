"""`judge card NAME`: a card, found by any spelling, with all that is known about it."""

import sqlite3
from dataclasses import asdict
from typing import Annotated

import typer

from judge.cards.card import Card
from judge.cards.catalog import Ambiguous, Catalog, Found, NotFound, UnknownCard, unknown
from judge.cards.known_card import KnownCard, PrintedAs
from judge.cards.printed_text import ability_line, keyword_of
from judge.cards.repairs import KEYWORD
from judge.cards.understanding import Understanding
from judge.cards.understandings import Understandings
from judge.cli.executable import engine
from judge.cli.options import AsJson
from judge.cli.output import bold, faint, say, say_json, warning, wrapped
from judge.cli.ruling_pages import on_card, show_rulings
from judge.database import open_database

_MOST_WORDS = 8
_LISTED = 20


def recognises(words: str) -> bool:
    """A card's name in any spelling, if it is clear: judge WHATEVER sends it here."""
    if len(words.split()) > _MOST_WORDS:
        return False
    catalog = Catalog.from_database(open_database())
    return isinstance(catalog.find_alike(words), Found) or isinstance(catalog.find(words), Ambiguous)


def command(
    name: Annotated[list[str], typer.Argument(help="The card's name, in any spelling and order.")],
    as_json: AsJson = False,
) -> None:
    """Show a card: what is printed on it, what of it is understood, what was said about it."""
    database = open_database()
    catalog = Catalog.from_database(database)
    asked = " ".join(name)
    found = catalog.find_alike(asked)
    if isinstance(found, Found):
        _answer(catalog, database, found, asked, as_json)
    else:
        _ask_back(found, as_json)


def _answer(catalog: Catalog, database: sqlite3.Connection, found: Found, asked: str, as_json: bool) -> None:
    known = catalog.known_card(found.card.full_name)
    understandings = Understandings(database, catalog.vocabulary, engine)
    understood = understandings.of(known.card)
    understandings.keep()
    rules = keyword_rules(database, known)
    if as_json:
        card = _as_plain(known, understood, rules, asked, exact=found.exact)
        say_json({**card, "rulings": on_card(database, known.card.full_name)})
        return
    say(bold(known.card.full_name) + ("" if found.exact else faint(f"  (you asked for “{asked}”)")))
    _show(known, understood, rules)
    more = f'judge ruling list --card "{known.card.full_name}"'
    show_rulings(on_card(database, known.card.full_name), more)


def _ask_back(found: Ambiguous | NotFound, as_json: bool) -> None:
    """Several cards, or none: nothing is guessed."""
    if isinstance(found, NotFound):
        raise UnknownCard(unknown(found))
    if as_json:
        say_json({"asked": found.text, "several": found.full_names})
    else:
        say(f"{len(found.full_names)} cards are called something like “{found.text[:80]}”:")
        for name in found.full_names[:_LISTED]:
            say(f"  {name}")
        if len(found.full_names) > _LISTED:
            say(f"  and {len(found.full_names) - _LISTED} more; add a word of the one you mean.")
    raise typer.Exit(1)


def keyword_rules(database: sqlite3.Connection, known: KnownCard) -> dict[str, str]:
    """For each keyword of the card, the number of the section that governs it, if the rules have one."""
    texts = (
        ability.text for ability, kind in zip(known.card.text, known.kinds, strict=True) if kind == KEYWORD
    )
    keywords = list(dict.fromkeys(filter(None, map(keyword_of, texts))))
    query = (
        "select r.number from rule r join document d on d.id = r.document where r.title = ?"
        " and r.number like '8.%' and d.authority = 'official' order by d.effective desc limit 1"
    )
    rows = {keyword: database.execute(query, (keyword,)).fetchone() for keyword in keywords}
    return {keyword: row[0] if row else "" for keyword, row in rows.items()}


def _show(known: KnownCard, understood: Understanding, rules: dict[str, str]) -> None:
    for line in _characteristics(known.card):
        say(wrapped(line, 2))
    if known.quest_only:
        say(warning("  Printed in Illumineer's Quest boxes alone."))
    for ban in known.bans:
        say(warning(f"  Banned in {ban.format} since {ban.since}."))
    _show_text(known, understood)
    _show_rules(rules)
    _show_clarifications(known)
    _show_history(known)


def _characteristics(card: Card) -> list[str]:
    symbol = "with the inkwell symbol" if card.inkwell else "without the inkwell symbol"
    kind = "song" if card.is_song else card.type.value
    numbers = {"strength": card.strength, "willpower": card.willpower, "lore": card.lore}
    numbers["move cost"] = card.move_cost
    printed = ", ".join(f"{name} {value}" for name, value in numbers.items() if value is not None)
    inks = " and ".join(card.inks) or "no ink type"
    lines = [f"{kind} · {inks} · cost {card.cost}, {symbol}", printed, " · ".join(card.classifications)]
    lines.append(f"also named {' and '.join(card.other_names)} (5.2.6.1)" if card.other_names else "")
    return [line for line in lines if line]


def _show_text(known: KnownCard, understood: Understanding) -> None:
    if known.card.text:
        say()
    for ability, kind, words in zip(known.card.text, known.kinds, understood.abilities, strict=True):
        say(wrapped(ability_line(ability), 2))
        say(faint(wrapped(f"{kind}; {words}" if words else kind, 4)))
    say(faint(f"  The text is {understood.state}."))


def _show_rules(rules: dict[str, str]) -> None:
    if rules:
        say()
        say(bold("Rules for its keywords"))
    for keyword, number in rules.items():
        say(f"  {keyword}: " + (f"judge rule {number}" if number else "in no rule; see its reminder text"))


def _show_clarifications(known: KnownCard) -> None:
    if known.clarifications:
        say()
        say(bold("Official questions and answers"))
    for clarification in known.clarifications:
        older = "" if clarification.for_current_text else warning(", for an older wording")
        say(faint(f"  set {clarification.set_code}") + older)
        say(wrapped(clarification.text, 4))


def _show_history(known: KnownCard) -> None:
    say()
    say(bold("Printed"))
    for printing in known.printings:
        say(f"  {_printed(printing)}")
    for older in known.older_texts:
        say(faint(wrapped(f"Older text, {older.where}: " + " / ".join(map(ability_line, older.text)), 2)))
    for repair in known.repairs:
        say(faint(wrapped(f"Mended in the data: {repair.kind}: {repair.found} → {repair.made}", 2)))


def _printed(printing: PrintedAs) -> str:
    return f"{printing.set_name}, {printing.identifier}, {printing.rarity}"


def _as_plain(
    known: KnownCard, understood: Understanding, rules: dict[str, str], asked: str, *, exact: bool
) -> dict[str, object]:
    abilities = [
        {"name": ability.name, "text": ability.text, "kind": kind, "understood": words}
        for ability, kind, words in zip(known.card.text, known.kinds, understood.abilities, strict=True)
    ]
    card = {**asdict(known.card), "full_name": known.card.full_name, "song": known.card.is_song}
    rest = {key: value for key, value in asdict(known).items() if key not in ("card", "kinds")}
    asking = {"asked": asked, "exact": exact}
    return {**asking, **card, "text": abilities, "state": understood.state, "rules": rules, **rest}
