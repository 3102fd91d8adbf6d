"""How long an effect applies (CR 6.1.13)."""

from dataclasses import dataclass

from judge.cards.text.node import Node


@dataclass(frozen=True, slots=True)
class ThisTurn(Node):
    """ "this turn", "for the rest of this turn" (6.1.13.4)."""


@dataclass(frozen=True, slots=True)
class UntilYourNextTurn(Node):
    """ "until the start of your next turn" (6.1.13.3)."""


@dataclass(frozen=True, slots=True)
class DuringTheirNextTurn(Node):
    """ "during their next turn": only then, for the player whose card it is (6.1.13.1)."""


@dataclass(frozen=True, slots=True)
class AtStartOfTheirNextTurn(Node):
    """ "can't ready at the start of their next turn": for that Ready step alone."""


@dataclass(frozen=True, slots=True)
class AtStartOfTheirTurn(Node):
    """ "can't ready at the start of their turn", of a static ability: for every such Ready step."""


@dataclass(frozen=True, slots=True)
class DuringThatChallenge(Node):
    """ "during that challenge", "from the challenge" (4.6.7)."""


Duration = (
    ThisTurn
    | UntilYourNextTurn
    | DuringTheirNextTurn
    | AtStartOfTheirNextTurn
    | AtStartOfTheirTurn
    | DuringThatChallenge
)
