"""Puts documents into the database, and what search finds of them."""

import json
import tomllib
from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

from sqlite_utils import Database

from judge.corpus.document import Document, Rule
from judge.corpus.manifest import manifest, read_shipped
from judge.corpus.players_words import DICTIONARY
from judge.corpus.stems import spanish_stems
from judge.paths import shipped
from judge.progress import progress_bar

Row = dict[str, Any]
ASKED = "asked"
TABLES = ("rule", "example", "note", "tag", "reference", "term", "passage")


def index_shipped(db: Database) -> None:
    """All documents of the manifest and our aliases, in the place of those that were there."""
    entries = manifest()
    with progress_bar("Indexing the rulebook", len(entries)) as advance, db.atomic():
        for (document,) in db.execute("select id from document where shipped = 1").fetchall():
            remove_document(db, document)
        for position, entry in enumerate(entries):
            index_document(db, read_shipped(entry), position=position, ships=True)
            advance()
        _index_aliases(db)
        _index_players_questions(db)


def remove_document(db: Database, document: str) -> None:
    """The document and all that hangs on it."""
    for table in TABLES:
        db.table(table).delete_where("document = ?", [document])
    db.table("document").delete_where("id = ?", [document])


def index_document(db: Database, document: Document, *, position: int, ships: bool = False) -> None:
    """One document; an imported edition is put in the same way."""
    fields = ("id", "title", "language", "edition", "effective", "authority", "warning", "sha256")
    about = {field: getattr(document, field) for field in fields}
    db.table("document").insert({**about, "position": position, "shipped": int(ships)})
    here = {"document": document.id}
    placed: dict[str, tuple[Any, ...]] = {
        "rule": document.rules,
        "example": document.examples,
        "note": document.notes,
        "tag": document.tags,
    }
    for table, items in placed.items():
        db.table(table).insert_all({**here, "position": n, **asdict(item)} for n, item in enumerate(items))
    db.table("reference").insert_all({**here, **asdict(reference)} for reference in document.references)
    db.table("term").insert_all(_term_rows(document))
    db.table("passage").insert_all(_passages(document))


def _term_rows(document: Document) -> Iterator[Row]:
    for position, term in enumerate(document.terms):
        senses = json.dumps([asdict(sense) for sense in term.senses], ensure_ascii=False)
        yield {
            "document": document.id,
            "term": term.term,
            "position": position,
            "text": term.text,
            "senses": senses,
        }


def _index_aliases(db: Database) -> None:
    folder = shipped("rules_corpus")
    aliases = tomllib.loads((folder / "aliases.toml").read_text(encoding="utf-8"))
    dictionary = tomllib.loads((folder / "spanish_words.toml").read_text(encoding="utf-8"))
    db.table("alias").delete_where()
    db.table("alias").insert_all(
        {"language": language, "phrase": phrase.casefold(), "means": means}
        for language, table in {**aliases, DICTIONARY: dictionary["words"]}.items()
        for phrase, means in table.items()
    )


def _index_players_questions(db: Database) -> None:
    """Passages that are searched and never shown: the rule of that edition is the answer."""
    table = tomllib.loads((shipped("rules_corpus") / "players_questions.toml").read_text(encoding="utf-8"))
    columns = {
        "document": table["document"],
        "kind": ASKED,
        "title": "",
        "heading": "",
        "context": "",
        "tags": "",
    }
    db.table("passage").insert_all(
        {**columns, "language": language, "key": rule, "text": text, "stems": stems}
        for rule, (english, spanish) in table["asked"].items()
        for language, text, stems in (("en", english, ""), ("es", spanish, spanish_stems(spanish)))
    )


def _passages(document: Document) -> Iterator[Row]:
    for row in (*_rule_passages(document), *_attached_passages(document), *_term_passages(document)):
        row.setdefault("tags", "")
        row["stems"] = ""
        if document.language == "es":
            row["stems"] = spanish_stems(" ".join((row["title"], row["text"])))
        yield {"document": document.id, "language": document.language, **row}


def _rule_passages(document: Document) -> Iterator[Row]:
    tags: dict[str, str] = {}
    for tag in document.tags:
        tags[tag.rule] = f"{tags.get(tag.rule, '')} {tag.tag}".strip()
    for rule in document.rules:
        yield {
            "kind": "rule",
            "key": rule.number,
            "title": rule.title,
            "heading": heading_of(rule, document),
            "context": document.by_number[rule.parent].text if rule.parent in document.by_number else "",
            "text": rule.text,
            "tags": tags.get(rule.number, ""),
        }


def _attached_passages(document: Document) -> Iterator[Row]:
    attached = [("example", e.rule, e.label, e.text) for e in document.examples]
    attached += [("note", n.rule, n.title, n.text) for n in document.notes]
    for kind, number, title, text in attached:
        rule = document.by_number.get(number)
        heading = heading_of(rule, document) if rule else ""
        yield {
            "kind": kind,
            "key": number,
            "title": title,
            "heading": heading,
            "context": rule.text if rule else "",
            "text": text,
        }


def _term_passages(document: Document) -> Iterator[Row]:
    for term in document.terms:
        yield {
            "kind": "term",
            "key": term.term,
            "title": term.term,
            "heading": "",
            "context": "",
            "text": term.text,
        }


def heading_of(rule: Rule, document: Document) -> str:
    """The titles it stands under: "KEYWORDS › Shift"."""
    titles = []
    above = rule.parent
    while above and (parent := document.by_number.get(above)):
        titles.append(parent.title)
        above = parent.parent
    return " › ".join(title for title in reversed(titles) if title)
