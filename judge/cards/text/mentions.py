"""What a text has spoken of so far: the phrases that a pronoun or "that card" can refer to."""

from dataclasses import dataclass

from judge.cards.abilities.conditions import HasOnly, WereUnder
from judge.cards.abilities.descriptions import AtALocation, Noun
from judge.cards.abilities.flow import Does
from judge.cards.abilities.happenings import SangThisSong
from judge.cards.abilities.node import Node
from judge.cards.abilities.players import (
    AnOpponent,
    AnyPlayers,
    APlayer,
    ChallengingPlayer,
    ChosenPlayer,
    EachOpponent,
    EachPlayer,
    PlayerOf,
    WhoDidNot,
    WhoReveals,
    WithCards,
    WithLore,
    WithMoreCards,
    WithMoreLore,
    WithMostCards,
)
from judge.cards.abilities.selections import (
    ONE,
    AnyOf,
    Chosen,
    Count,
    Every,
    OneOf,
    Reference,
    This,
    Together,
)
from judge.cards.text.text_order import Way
from judge.terms import CardType

PLAYERS = (
    EachOpponent,
    EachPlayer,
    AnOpponent,
    APlayer,
    ChosenPlayer,
    PlayerOf,
    ChallengingPlayer,
    AnyPlayers,
    WithMoreLore,
    WithMostCards,
    WithCards,
    WithMoreCards,
    WithLore,
    WhoReveals,
    WhoDidNot,
)


@dataclass(frozen=True, slots=True)
class Mention:
    """A phrase that was read: its node with its slot, and the way to it through the ability."""

    slot: int
    node: Node
    way: Way

    @property
    def is_player(self) -> bool:
        return isinstance(self.node, PLAYERS)

    @property
    def is_source(self) -> bool:
        return self.slot == 0

    @property
    def is_one(self) -> bool:
        count = self.count
        return count is not None and count.most == 1

    @property
    def is_two(self) -> bool:
        count = self.count
        return count is not None and count.most == 2

    @property
    def may_be_one(self) -> bool:
        """ "each character" and "all characters" can both be meant one by one."""
        return self.is_one or self.count is None

    @property
    def may_be_many(self) -> bool:
        """More than one, or one of each of several players."""
        return not self.is_one or any(is_of_each(step.node) for step in self.way)

    @property
    def names_a_character(self) -> bool:
        return any(CardType.CHARACTER in noun.types for noun in nouns_of(self.node))

    @property
    def count(self) -> Count | None:
        """How many there are; None where nothing says it."""
        if isinstance(self.node, This | AtALocation | AnyOf):
            return ONE
        count = getattr(self.node, "count", None)
        if isinstance(count, Count):
            return count
        amount = getattr(self.node, "amount", None)
        return Count(most=amount) if isinstance(amount, int) else None

    def fits(self, noun: Noun | None) -> bool:
        """Whether the phrase can be called so; any card can be called a card."""
        if noun is None or not (noun.types or noun.song):
            return True
        return any(can_be(own, noun) for own in nouns_of(self.node))


def nouns_of(node: Node) -> list[Noun]:
    """The nouns of a phrase; none are known of cards that were only looked at."""
    match node:
        case This(noun=None):
            return [Noun()]
        case This(noun=Noun() as noun) | Reference(noun=Noun() as noun):
            return [noun]
        case Chosen() | OneOf() | Every() | SangThisSong() | HasOnly() | WereUnder():
            return [node.description.noun]
        case AtALocation():
            return [Noun(types=(CardType.LOCATION,))]
        case AnyOf(selections=selections) | Together(selections=selections):
            return [noun for one in selections for noun in nouns_of(one)]
    return [Noun()]


def can_be(own: Noun, called: Noun) -> bool:
    """Whether a card of one noun can be called by another; a noun without types may be of any type."""
    if called.song:
        return own.song or not own.types
    if own.song:
        return CardType.ACTION in called.types
    return not own.types or any(kind in own.types for kind in called.types)


def is_of_each(node: Node) -> bool:
    """Whether several players do what the words say."""
    return isinstance(node, Does) and isinstance(node.players, EachOpponent | EachPlayer)
