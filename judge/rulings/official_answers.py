"""The official questions and answers of the card data as rulings, bound to the texts of their cards."""

import re
import sqlite3
from collections.abc import Iterator

from judge.rulings.citations import wording
from judge.rulings.ruling import OFFICIAL, RuledCard, Ruling
from judge.rulings.short import FROM_CARDS

# The data writes "Q:" and "A:" on two lines, "Q." and "A." on one, or leaves the first out.
_QUESTION = re.compile(r"\s*(?:Q[:.]\s*)?(.+?\?)\s*(?:\nA:|\sA\.)\s*(.+)", re.DOTALL)
# The answer begins with its verdict: "Yes.", "No, you cannot.", "6 lore."; a title ends no sentence.
_VERDICT = re.compile(r".+?(?<!\bDr)(?<!\bMr)(?<!\bMrs)[.!](?=\s|$)", re.DOTALL)


def official_answers(db: sqlite3.Connection) -> Iterator[Ruling]:
    """One ruling an answer, on each card that has it in the data and each that it names."""
    cards = {row["full_name"]: row["text"] for row in db.execute("select full_name, text from card")}
    rows = db.execute(
        "select c.full_name, a.set_code, a.current, a.text from card_clarification a"
        " join card c on c.key = a.card order by c.position, a.position"
    ).fetchall()
    names = [name for name in cards if " " in name]
    for text in dict.fromkeys(row["text"] for row in rows):
        same = [row for row in rows if row["text"] == text]
        bound = {name: wording(cards[name]) for name in names if name in text}
        # An answer to an older wording is bound to that one: whatever the card says now is another.
        bound |= {
            row["full_name"]: wording(cards[row["full_name"]] if row["current"] else "") for row in same
        }
        yield _official_answer(text, same, tuple(RuledCard(*one) for one in bound.items()))


def _official_answer(text: str, rows: list[sqlite3.Row], cards: tuple[RuledCard, ...]) -> Ruling:
    found = _QUESTION.fullmatch(text)
    about = f"What is to be known about {rows[0]['full_name']}?"
    question, answer = found.groups() if found else (about, text)
    verdict = _VERDICT.match(answer)
    older = "" if all(row["current"] for row in rows) else "Given for an older wording of the card.\n\n"
    sets = ", ".join(dict.fromkeys(row["set_code"] for row in rows))
    return Ruling(
        question=question,
        verdict=verdict[0] if verdict else answer,
        explanation=older + answer,
        status=OFFICIAL,
        source=f"official answer in the card data, set {sets}",
        cards=cards,
        tags=("card-text",),
        origin=f"{FROM_CARDS}{wording(text)}",
    )
