"""The tables of the card catalog; they are filled when cards are first asked for, not when they are made."""

from sqlite_utils import Database
from sqlite_utils.migrations import Migrations

migrations = Migrations("cards")


@migrations()
def cards(db: Database) -> None:
    """One row a card: what it is found by, what lists filter on, and the printed card as JSON."""
    named = {"key": str, "name_key": str, "full_name": str, "name": str, "other_names": str}
    numbers = {"cost": int, "inkwell": int, "strength": int, "willpower": int, "lore": int, "move_cost": int}
    lists = {"inks": str, "classifications": str, "keywords": str, "sets": str, "kinds": str}
    rest = {"position": int, "type": str, "song": int, "quest_only": int, "text": str, "printed": str}
    db.table("card").create({**named, **numbers, **lists, **rest}, pk="key")
    db.table("card").create_index(["name_key"])


@migrations()
def what_belongs_to_a_card(db: Database) -> None:
    of_card = {"card": str, "position": int}
    printing = {"set_code": str, "set_name": str, "identifier": str, "rarity": str}
    db.table("card_printing").create({**of_card, **printing})
    db.table("card_text_older").create({**of_card, "printed_where": str, "text": str})
    db.table("card_clarification").create({**of_card, "set_code": str, "current": int, "text": str})
    db.table("card_repair").create({**of_card, "kind": str, "found": str, "made": str})
    for table in ("card_printing", "card_text_older", "card_clarification", "card_repair"):
        db.table(table).create_index(["card", "position"])


@migrations()
def sources(db: Database) -> None:
    """Every import, the last one in use; `stamp` tells whether a bundled file has changed since."""
    columns = {"id": int, "source": str, "bundled": int, "generated": str, "imported": str}
    db.table("card_source").create({**columns, "sha256": str, "cards": int, "stamp": str}, pk="id")


@migrations()
def bans(db: Database) -> None:
    """The formats in which a card is banned, each with its date."""
    db.table("card").add_column("bans", str, not_null_default="[]")


@migrations()
def formats(db: Database) -> None:
    """The formats in which a card can be played."""
    db.table("card").add_column("allowed_in", str, not_null_default="[]")


@migrations()
def understandings(db: Database) -> None:
    """What the compiler made of a card; `mark` is of the card and of the compiler that it was made by."""
    db.table("card_understanding").create(
        {"card": str, "mark": str, "state": str, "abilities": str}, pk="card"
    )
