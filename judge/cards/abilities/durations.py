"""How long an effect applies (CR 6.1.13)."""

from judge.cards.abilities.node import Node, node


@node
class ThisTurn(Node):
    """ "this turn", "for the rest of this turn" (6.1.13.4)."""


@node
class UntilYourNextTurn(Node):
    """ "until the start of your next turn" (6.1.13.3)."""


@node
class DuringTheirNextTurn(Node):
    """ "during their next turn": only then, for the player whose card it is (6.1.13.1)."""


@node
class AtStartOfTheirNextTurn(Node):
    """ "can't ready at the start of their next turn": for that Ready step alone."""


@node
class AtStartOfTheirTurn(Node):
    """ "can't ready at the start of their turn", of a static ability: for every such Ready step."""


@node
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
