"""Looks a rule up: its place, its words, its examples, what it refers to and what refers to it."""

import sqlite3
from dataclasses import dataclass

from judge.corpus.neighbours import no_such_rule
from judge.errors import JudgeError
from judge.rule_number import RuleNumber

CONTRADICTS = "contradicts"


@dataclass(frozen=True, slots=True)
class Source:
    """The document an answer comes from."""

    document: str
    title: str
    language: str
    edition: str
    effective: str
    authority: str
    warning: str


@dataclass(frozen=True, slots=True)
class Heading:
    """A number with what stands behind it."""

    number: str
    words: str


@dataclass(frozen=True, slots=True)
class ShownExample:
    label: str
    text: str


@dataclass(frozen=True, slots=True)
class ShownRule:
    """A rule with its examples; a title alone is a heading."""

    number: str
    title: str
    text: str
    examples: tuple[ShownExample, ...]

    @property
    def words(self) -> str:
        return self.text or self.title


@dataclass(frozen=True, slots=True)
class Mention:
    """The other end of a cross-reference, and the sentence that makes it."""

    where: str
    kind: str
    words: str
    sentence: str


@dataclass(frozen=True, slots=True)
class Rendering:
    """The same rule in another document: a translation, or a text that contradicts it."""

    source: Source
    rule: ShownRule
    below: tuple[ShownRule, ...]


@dataclass(frozen=True, slots=True)
class JudgesNote:
    source: Source
    number: str
    title: str
    text: str


@dataclass(frozen=True, slots=True)
class RuleAnswer:
    """All that `judge rule N` says."""

    source: Source
    rule: ShownRule
    headings: tuple[Heading, ...]
    below: tuple[ShownRule, ...]
    refers_to: tuple[Mention, ...]
    referred_to_by: tuple[Mention, ...]
    renderings: tuple[Rendering, ...]
    notes: tuple[JudgesNote, ...]


def official_source(db: sqlite3.Connection, edition: str | None = None) -> Source:
    """The newest official edition, or the one that was asked for."""
    where = "edition = ?" if edition else "authority = 'official'"
    row = db.execute(
        f"select * from document where language = 'en' and {where} order by effective desc, edition desc",
        [edition] if edition else [],
    ).fetchone()
    if row is None:
        raise JudgeError(f'there is no edition "{(edition or "")[:40]}". See `judge rules editions`.')
    return source_of(row)


def source_of(row: sqlite3.Row) -> Source:
    fields = ("title", "language", "edition", "effective", "authority", "warning")
    return Source(row["id"], *(row[field] or "" for field in fields))


def look_up(
    db: sqlite3.Connection,
    number: str,
    *,
    edition: str | None = None,
    contradicting: bool = False,
) -> RuleAnswer:
    """The answer to a number as it was typed; "8.10." with its dot means that rule without those below it."""
    parsed = parse_number(number)
    source = official_source(db, edition)
    rule = rule_in(db, source.document, str(parsed))
    if rule is None:
        raise no_such_rule(db, parsed, source.document, source.edition)
    alone = number.strip().endswith(".")
    return RuleAnswer(
        source=source,
        rule=rule,
        headings=_headings(db, source.document, parsed),
        below=() if alone else _below(db, source.document, rule.number),
        refers_to=_refers_to(db, source.document, rule.number),
        referred_to_by=_referred_to_by(db, source.document, rule.number),
        renderings=_renderings(db, rule.number, alone=alone, contradicting=contradicting),
        notes=_notes(db, rule.number),
    )


def parse_number(text: str) -> RuleNumber:
    try:
        return RuleNumber.parse(text)
    except ValueError:
        raise JudgeError(
            f'"{_short(text)}" is no rule number. A number looks like 4.6.4.2; for words use `judge search`.'
        ) from None


def _short(text: str) -> str:
    return text if len(text) <= 40 else text[:40] + "…"


def rule_in(db: sqlite3.Connection, document: str, number: str) -> ShownRule | None:
    """One rule of one document."""
    row = db.execute("select * from rule where document = ? and number = ?", [document, number]).fetchone()
    return _shown(db, row) if row else None


def _shown(db: sqlite3.Connection, row: sqlite3.Row) -> ShownRule:
    examples = db.execute(
        "select label, text from example where document = ? and rule = ? order by position",
        [row["document"], row["number"]],
    )
    return ShownRule(row["number"], row["title"], row["text"], tuple(ShownExample(*e) for e in examples))


def _headings(db: sqlite3.Connection, document: str, number: RuleNumber) -> tuple[Heading, ...]:
    found = (rule_in(db, document, str(above)) for above in number.ancestors)
    return tuple(Heading(rule.number, rule.words) for rule in found if rule)


def _below(db: sqlite3.Connection, document: str, number: str) -> tuple[ShownRule, ...]:
    rows = db.execute(
        "select * from rule where document = ? and number like ? order by position", [document, number + ".%"]
    )
    return tuple(_shown(db, row) for row in rows.fetchall())


def _refers_to(db: sqlite3.Connection, document: str, number: str) -> tuple[Mention, ...]:
    rows = db.execute(
        "select r.target, r.text, t.title, t.text as words from reference r"
        " left join rule t on t.document = r.document and t.number = r.target"
        " where r.document = ? and r.source = ? and r.source_kind <> 'term'",
        [document, number],
    )
    mentions = (
        Mention(row["target"], "rule", row["words"] or row["title"] or "", row["text"]) for row in rows
    )
    return tuple({mention.where: mention for mention in mentions}.values())


def _referred_to_by(db: sqlite3.Connection, document: str, number: str) -> tuple[Mention, ...]:
    rows = db.execute(
        "select r.source, r.source_kind, r.text, s.title, s.text as words from reference r"
        " left join rule s on s.document = r.document and s.number = r.source"
        " where r.document = ? and r.target = ? order by s.position",
        [document, number],
    )
    mentions = (
        Mention(row["source"], row["source_kind"], row["words"] or row["title"] or "", row["text"])
        for row in rows
    )
    return tuple({(mention.where, mention.kind): mention for mention in mentions}.values())


def _renderings(
    db: sqlite3.Connection, number: str, *, alone: bool, contradicting: bool
) -> tuple[Rendering, ...]:
    """The rule in the other documents, in the manifest's order, without those that only repeat another."""
    wanted = ("translation", "notes", CONTRADICTS) if contradicting else ("translation", "notes")
    marks = ",".join("?" * len(wanted))
    rows = db.execute(
        f"select d.*, r.number from document d join rule r on r.document = d.id"
        f" where r.number = ? and d.authority in ({marks}) order by d.position",
        [number, *wanted],
    )
    found: dict[str, Rendering] = {}
    for row in rows.fetchall():
        rule = rule_in(db, row["id"], number)
        below = () if alone else _below(db, row["id"], number)
        if rule:
            found.setdefault(" ".join(rule.words.split()), Rendering(source_of(row), rule, below))
    return tuple(found.values())


def _notes(db: sqlite3.Connection, number: str) -> tuple[JudgesNote, ...]:
    rows = db.execute(
        "select d.*, n.rule, n.title as note_title, n.text from note n join document d on d.id = n.document"
        " where n.rule = ? order by d.position, n.position",
        [number],
    )
    return tuple(JudgesNote(source_of(row), row["rule"], row["note_title"], row["text"]) for row in rows)
