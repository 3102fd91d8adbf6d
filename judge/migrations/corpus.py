"""The tables of the rule documents, and the full-text index over them."""

from sqlite_utils import Database
from sqlite_utils.migrations import Migrations

from judge.corpus.index import index_shipped

migrations = Migrations("corpus")

TOKENIZER = "porter unicode61 remove_diacritics 2"


@migrations()
def documents(db: Database) -> None:
    db.table("document").create(
        {
            "id": str,
            "title": str,
            "language": str,
            "edition": str,
            "effective": str,
            "authority": str,
            "warning": str,
            "sha256": str,
            "position": int,
            "shipped": int,
        },
        pk="id",
    )


@migrations()
def rules(db: Database) -> None:
    columns = {"document": str, "number": str, "parent": str, "position": int, "kind": str}
    db.table("rule").create({**columns, "title": str, "text": str}, pk=("document", "number"))
    db.table("rule").create_index(["number"])
    db.table("rule").create_index(["document", "parent"])


@migrations()
def examples_notes_and_tags(db: Database) -> None:
    attached = {"document": str, "rule": str, "position": int}
    db.table("example").create({**attached, "label": str, "text": str})
    db.table("note").create({**attached, "title": str, "text": str})
    db.table("tag").create({**attached, "tag": str})
    for table in ("example", "note", "tag"):
        db.table(table).create_index(["rule", "document"])


# "from" and "to", as one would call them, are words of SQL.
@migrations()
def references(db: Database) -> None:
    columns = {"document": str, "source": str, "source_kind": str, "target": str, "text": str}
    db.table("reference").create(columns)
    db.table("reference").create_index(["document", "source"])
    db.table("reference").create_index(["document", "target"])


@migrations()
def glossary_and_aliases(db: Database) -> None:
    db.table("term").create(
        {"document": str, "term": str, "position": int, "text": str, "senses": str}, pk=("document", "term")
    )
    db.table("alias").create({"language": str, "phrase": str, "means": str}, pk=("language", "phrase"))


@migrations()
def passages(db: Database) -> None:
    """All that search finds; rulings and cards put rows of their own kind here too."""
    words = {"title": str, "heading": str, "context": str, "text": str, "stems": str, "tags": str}
    place = {"id": int, "document": str, "language": str, "kind": str, "key": str}
    table = db.table("passage")
    table.create({**place, **words}, pk="id")
    table.create_index(["document"])
    table.create_index(["kind", "key"])
    table.enable_fts(list(words), tokenize=TOKENIZER, create_triggers=True)


def fill(db: Database) -> None:
    """Put in the documents that ship."""
    index_shipped(db)
