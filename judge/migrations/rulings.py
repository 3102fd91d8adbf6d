"""The tables of the rulings, their history, and the full-text index over them."""

from sqlite_utils import Database
from sqlite_utils.migrations import Migrations

from judge.rulings.tags import put_in_vocabulary

migrations = Migrations("rulings")

TOKENIZER = "porter unicode61 remove_diacritics 2"


@migrations()
def rulings(db: Database) -> None:
    """One row a ruling; `code` is its id in every database, `origin` what a shipped one was made from."""
    said = {"question": str, "verdict": str, "explanation": str, "say": str, "status": str}
    about = {"source": str, "author": str, "date": str, "language": str, "edition": str}
    made = {"scenario": str, "outcome": str, "superseded_by": str, "removed": int, "origin": str}
    table = db.table("ruling")
    table.create({"id": int, "code": str, **said, **about, **made, "changed": str}, pk="id")
    table.create_index(["code"], unique=True)
    table.create_index(["origin"])
    table.create_index(["status"])


@migrations()
def what_belongs_to_a_ruling(db: Database) -> None:
    of_ruling = {"ruling": int, "position": int}
    columns: dict[str, dict[str, type]] = {
        "ruling_citation": {"edition": str, "number": str, "quote": str},
        "ruling_card": {"card": str, "name": str, "wording": str},
        "ruling_tag": {"tag": str},
        "ruling_step": {"depth": int, "text": str, "rules": str},
    }
    for name, own in columns.items():
        db.table(name).create({**of_ruling, **own}, foreign_keys=[("ruling", "ruling", "id")])
        db.table(name).create_index(["ruling", "position"])
    for name, column in (("ruling_citation", "number"), ("ruling_card", "card"), ("ruling_tag", "tag")):
        db.table(name).create_index([column])


@migrations()
def history(db: Database) -> None:
    """Who changed what when; `changed` is JSON: for each field what it was and what it became."""
    columns = {"id": int, "ruling": int, "at": str, "who": str, "what": str, "changed": str}
    db.table("ruling_change").create(columns, pk="id", foreign_keys=[("ruling", "ruling", "id")])
    db.table("ruling_change").create_index(["ruling"])


@migrations()
def words(db: Database) -> None:
    """The columns are those of the rulebook's index, so that one question searches both."""
    columns = "title, heading, context, text, stems, tags"
    db.execute(f"create virtual table ruling_fts using fts5({columns}, tokenize='{TOKENIZER}')")


@migrations()
def vocabulary(db: Database) -> None:
    """The tags there are, and of what ships the state that was read last."""
    db.table("ruling_vocabulary").create({"tag": str, "meaning": str, "shipped": int}, pk="tag")
    db.table("ruling_shipped").create({"name": str, "stamp": str}, pk="name")


def fill(db: Database) -> None:
    """Put in the tags that ship."""
    put_in_vocabulary(db)
