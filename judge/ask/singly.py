"""What is done with several cards is done with each: "play X and Y", "quest with X and Y"."""

from collections.abc import Iterator
from dataclasses import replace

from judge.ask.pieces import Clause, Thing

_DONE_WITH = {"play": ("", "to"), "ink": ("", "to"), "quest": ("with",), "challenge": ("with",)}
"""How the cards that act stand to the verb: in the first of these ways that there is."""
_BY_THEMSELVES = frozenset({"quest", "challenge"})


def singly(clauses: list[Clause]) -> list[Clause]:
    """One clause for each card that acts; all but the last say what is done before."""
    return [single for clause in clauses for single in _each(clause)]


def _each(clause: Clause) -> Iterator[Clause]:
    acting = _acting(clause)
    if len(acting) < 2 or clause.passive or clause.how_many or clause.purpose:
        yield clause
        return
    for thing in acting:
        one = _only(clause, thing, acting)
        yield one if thing is acting[-1] else replace(one, condition=True, modal="", happens=False)


def _acting(clause: Clause) -> list[Thing]:
    if clause.verb in _BY_THEMSELVES and len(clause.subjects) > 1:
        return clause.subjects
    ways = [clause.objects_with(way) for way in _DONE_WITH.get(clause.verb, ())]
    found = next((things for things in ways if things), [])
    return [thing for thing in found if thing.place != "play" and not thing.another]


def _only(clause: Clause, thing: Thing, acting: list[Thing]) -> Clause:
    """The clause as if the others were not named; what is said of it besides is said once."""
    others = [one for one in acting if one is not thing]
    return replace(
        clause,
        subjects=[one for one in clause.subjects if one not in others],
        objects=[(prep, one) for prep, one in clause.objects if one not in others],
        left_over=clause.left_over if thing is acting[-1] else [],
    )
