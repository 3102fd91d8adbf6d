"""`judge ruling supersede`, `remove` and `restore`: what a ruling counts for; nothing is ever deleted."""

from dataclasses import replace
from typing import Annotated

import typer

from judge.cli.output import say
from judge.cli.ruling_desk import done, rulings_database
from judge.errors import JudgeError
from judge.rulings.ruling import SUPERSEDED
from judge.rulings.store import change, find

Author = Annotated[str | None, typer.Option("--author", help="Who does it; JUDGE_AUTHOR makes it a habit.")]
Number = Annotated[str, typer.Argument(help="The ruling's number, or its code.")]


def supersede_command(
    number: Number,
    by: Annotated[str, typer.Option("--by", help="The number of the ruling that takes its place.")],
    author: Author = None,
) -> None:
    """Put another ruling in the place of one; both are kept."""
    db = rulings_database()
    old, new = find(db, number), find(db, by)
    if old.number == new.number:
        raise JudgeError(f"ruling {old.number} can't take its own place.")
    if not new.ruling.stands:
        state = "removed" if new.ruling.removed else "superseded itself"
        raise JudgeError(f"ruling {new.number} is {state}; it can't take the place of another.")
    now = replace(old.ruling, status=SUPERSEDED, superseded_by=new.ruling.code)
    change(db, old, now, done(f"superseded by {new.ruling.code}", author))
    say(f"Ruling {old.number} is superseded by ruling {new.number}.")


def remove_command(number: Number, author: Author = None) -> None:
    """Remove a ruling; it is kept as removed, and can be restored."""
    db = rulings_database()
    kept = find(db, number)
    if kept.ruling.removed:
        raise JudgeError(f"ruling {kept.number} is removed already.")
    change(db, kept, replace(kept.ruling, removed=True), done("removed", author))
    say(f"Ruling {kept.number} is removed. `judge ruling restore {kept.number}` brings it back.")


def restore_command(number: Number, author: Author = None) -> None:
    """Bring a removed ruling back, or one that was superseded."""
    db = rulings_database()
    kept = find(db, number)
    if kept.ruling.stands:
        raise JudgeError(f"ruling {kept.number} stands; there is nothing to restore.")
    now = replace(kept.ruling, removed=False)
    if not kept.ruling.removed:
        now = replace(now, status="disputed", superseded_by="")
    change(db, kept, now, done("restored", author))
    say(f"Ruling {kept.number} is back, as {now.status}.")
