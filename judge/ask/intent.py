"""What a question asks: the deeds it speaks of, what it wants to know, and what is on the board."""

from collections.abc import Callable
from dataclasses import dataclass, field

from judge.ask.deed import Deed, Unclear
from judge.ask.pieces import ME, RIVAL, Clause, Thing

HAPPENS, LEGAL, CHOICE, OUTCOME, COUNT, MUST = "happens", "legal", "choice", "outcome", "count", "must"
_OF_PLAYERS = ("ink", "hand", "lore", "deck")
_ASKED_FOR = frozenset({("lore", "gain_lore"), ("lore", "lose_lore")})
"""What is gained is not what a player has."""


@dataclass(slots=True)
class Query:
    """What is wanted: what happens, whether it is legal or a must, whether something is so, how many."""

    kind: str = HAPPENS
    about: str = ""
    """Of an outcome or a count: banish, survive, damage, return, draw, lore, ink, cost and so on."""
    thing: Thing | None = None
    player: str = ME
    amount: int = 0
    """ "Do I gain 2 lore?": so much and no other number; 0 where none is said."""
    also: Thing | None = None
    """ "Do both survive?": what must be so too."""
    keyword: str = ""
    """Which the card is asked to have, or to be triggered by."""
    by_effect: bool = False
    """Of drawing: what an ability or action gives, not the turn's own card (3.2.3.1)."""
    can: bool = False
    """ "Can I banish it?": yes where the player's own choices make it so."""
    opposite: bool = False
    """ "Does it stop me from …?": yes where it can't be done."""


@dataclass(slots=True)
class Intent:
    """All that was understood."""

    deeds: list[Deed] = field(default_factory=list)
    query: Query = field(default_factory=Query)
    present: list[tuple[str, Thing]] = field(default_factory=list)
    """Cards that somebody is said to have: the player, the card."""
    amounts: dict[tuple[str, str], int] = field(default_factory=dict)
    """(player, ink | hand | lore): how many."""
    active: str = ""
    """Whose turn it is said to be, all through."""
    reached: int = 0
    """So much lore is reached by what is done."""
    starts: str = ""
    """In whose turn the first thing is done."""
    given: list[Query] = field(default_factory=list)
    """What the question says comes of it."""
    unclear: list[str] = field(default_factory=list)

    @property
    def used(self) -> list[Thing]:
        """The things that play a part."""
        asked = [thing for thing in (self.query.thing, self.query.also) if thing]
        done = [thing for deed in self.deeds for thing in deed.things]
        used = [*asked, *done, *(thing for _, thing in self.present)]
        return [*used, *(thing.at for thing in used if thing.at)]

    @property
    def is_whole(self) -> bool:
        """Something is done, or it is asked how a card that is there is."""
        of_board = self.query.about.startswith("has ") and self.query.thing is not None
        return bool(self.deeds) or of_board

    @property
    def actor(self) -> str:
        """Who did the last thing."""
        return self.deeds[-1].actor if self.deeds else ME

    def take_deed(self, clause: Clause, read: Callable[[], Deed | None]) -> Deed | None:
        """The deed that is read, as often as it is said to be done; nothing where its roles are unclear."""
        try:
            deed = read()
        except Unclear as unclear:
            self.unclear.append(unclear.words)
            return None
        if deed is not None:
            self.deeds += [deed.once_more(number) for number in range(clause.times * deed.copies)]
            self.present += [(thing.owner or deed.actor, thing) for thing in deed.also]
        return deed

    def note_amounts(self, clause: Clause, owner: str) -> None:
        """So much ink, lore, so many cards in hand."""
        player = RIVAL if owner == RIVAL else ME
        for amount in clause.amounts:
            if amount.value in _OF_PLAYERS and (amount.value, clause.verb) not in _ASKED_FOR:
                self.amounts[player, amount.value] = amount.number

    def not_clear(self, clause: Clause) -> None:
        self.unclear.append(clause.text)
