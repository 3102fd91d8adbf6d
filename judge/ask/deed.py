"""What is done in a question: a turn action with the parts that cards play in it."""

from dataclasses import dataclass, field, replace

from judge.ask.pieces import ME, RIVAL, Thing


@dataclass(eq=False, slots=True)
class Deed:
    """A turn action that the question speaks of (CR 4); `kind` is its key in a scenario file."""

    kind: str
    actor: str
    card: Thing | None = None
    other: Thing | None = None
    """Whom it challenges, onto which it is shifted, where it moves."""
    singers: list[Thing] = field(default_factory=list)
    chooses: list[Thing] = field(default_factory=list)
    free: bool = False
    exerted: bool | None = None
    """How it is to enter play, where that is said."""
    inferred: bool = False
    """ "In a challenge with X": who challenges is not said."""
    also: list[Thing] = field(default_factory=list)
    """What else is in play with the acting player, by the words of the clause."""
    turn: str | None = None
    """In whose turn it is said to be done; "next" and "last" are turns too; None until its clause is read."""
    passes: bool = False
    """The turn ends so that something can be done in another."""

    @property
    def copies(self) -> int:
        """ "Ink two cards", "play 2 actions", "move two characters": done once for each."""
        several = self.kind in ("ink", "play") or (self.kind == "move" and self.card and not self.card.card)
        return max(1, self.card.count) if self.card and several else 1

    def once_more(self, number: int) -> "Deed":
        """The same again; of several cards, with another copy."""
        if number == 0 or self.copies == 1 or self.card is None:
            return self
        return replace(self, card=replace(self.card, another=True))

    @property
    def things(self) -> list[Thing]:
        named = [thing for thing in (self.card, self.other) if thing]
        return [*named, *self.singers, *self.chooses, *self.also]


class Unclear(Exception):
    """A clause whose roles can't be told; `words` are the clause's."""

    def __init__(self, words: str) -> None:
        super().__init__(words)
        self.words = words


def other_player(player: str) -> str:
    return RIVAL if player == ME else ME
