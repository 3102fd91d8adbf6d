"""The kinds of ability (CR 1.6.1) and what a compiled card carries."""

from dataclasses import dataclass, field
from enum import StrEnum

from judge.cards.abilities.node import UNSAID, Node, node
from judge.terms import Keyword, Zone


class TurnScope(StrEnum):
    """ "During your turn, …" before an ability (6.1.13.1)."""

    YOUR_TURN = "during your turn"
    OPPONENTS_TURN = "during opponents' turns"
    AN_OPPONENTS_TURN = "during an opponent's turn"
    EACH_OPPONENTS_TURN = "during each opponent's turn"


class Tie(StrEnum):
    """The word that ties a static ability's effect and its condition together (6.4.3)."""

    WHILE = "while"
    IF_BEFORE = "if …, …"
    IF_AFTER = "… if …"
    UNLESS = "unless"
    WHILE_AND_IF = "while …, if …, …"


class ShiftVariant(StrEnum):
    PLAIN = "Shift"
    CLASSIFICATION = "[Classification] Shift"
    UNIVERSAL = "Universal Shift"
    COMBO = "Combo Shift"
    """Onto one character of either of its names, or one of each."""
    NAMED_ITEM = "[Name] Shift"
    """Onto an item of that name, as its reminder text says."""
    DUO = "Duo Shift"
    """Onto two characters, one of each of its names."""


@node
class KeywordAbility(Node):
    """CR 8: a keyword with its number ("+2", "5") or its cost."""

    keyword: Keyword
    amount: int | None = None
    costs: tuple[Node, ...] = ()
    variant: ShiftVariant = ShiftVariant.PLAIN
    classification: str | None = None
    onto: str | None = None
    """The name of the item that it is played on."""
    temporary: bool = False
    """"Temporary Shift": back to the hand at the end of the turn, as its reminder text says."""


@node
class Static(Node):
    """CR 6.4; `condition` is "while", "if" or a negated "unless"; `scope` is "during your turn"."""

    effects: tuple[Node, ...]
    condition: Node | None = None
    scope: TurnScope | None = None
    once: bool = False
    tie: Tie = Tie.WHILE


@node
class Triggered(Node):
    """CR 6.2: any of the triggers adds it to the bag (6.2.6); `condition` is "while …" before "whenever"."""

    triggers: tuple[Node, ...]
    effect: Node
    scope: TurnScope | None = None
    condition: Node | None = None
    times_per_turn: int | None = None
    """"once per turn", "once during your turn", "twice …" (6.1.13.2)."""
    works_in: Zone = field(default=Zone.PLAY, metadata=UNSAID)
    """Where the card must be for it to work (6.1.12); found by reading the entire ability."""


@node
class Activated(Node):
    """CR 6.3: [Cost] — [Effect]."""

    costs: tuple[Node, ...]
    effect: Node
    condition: Node | None = None
    once: bool = False
    tie: Tie = field(default=Tie.IF_BEFORE, metadata=UNSAID)
    """The word before the condition."""


@node
class ActionEffect(Node):
    """CR 5.4.3: an action has an effect, not an ability.

    `also` is an ability that works elsewhere than in play: "When you discard this card, …" (6.1.12).
    """

    effect: Node
    also: Node | None = None


# ---- costs (1.5.2)


@node
class ExertThis(Node):
    """{E}."""


@node
class PayInk(Node):
    """2 {I}."""

    amount: int


@node
class PayByDoing(Node):
    """Any other cost: "Banish this item", "Choose and discard a card"."""

    effect: Node


Ability = KeywordAbility | Static | Triggered | Activated | ActionEffect


@dataclass(frozen=True, slots=True)
class NamedAbility:
    """A compiled ability with its story name, which is used to refer to it (5.2.8)."""

    name: str | None
    ability: Ability

    @property
    def label(self) -> str:
        if self.name:
            return self.name
        return self.ability.keyword.value if isinstance(self.ability, KeywordAbility) else ""
