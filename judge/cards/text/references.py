"""The reference pass: every phrase gets a slot, every "them", "that card" or "that player" the slot it means.

Phrases are numbered in the order of the text; 0 is the source of the ability. A reference that no phrase
fits, or that two could fit equally well, is refused: a guess would be a wrong ruling.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace

from judge.cards.abilities.ability import Activated, Static, Triggered
from judge.cards.abilities.conditions import CardIs, ChosenNow
from judge.cards.abilities.flow import ChooseOne, EitherOr
from judge.cards.abilities.players import ChallengingPlayer, PlayerOf, ThatPlayer
from judge.cards.abilities.selections import Reference, Role, This
from judge.cards.text.antecedents import antecedent, chosen_now, player_antecedent
from judge.cards.text.grammar import Grammar
from judge.cards.text.mentions import Mention
from judge.cards.text.node import Node
from judge.cards.text.text_order import fields_in_text_order

OWN_SCOPE = (Triggered, Static, Activated)
"""An ability in quotation marks is of the card that gains it: it speaks of nothing outside."""
ALTERNATIVES = (ChooseOne, EitherOr)


def resolve(ability: Node, grammar: Grammar) -> Node:
    """The ability with all its slots; raises Unresolved with the words that can't be resolved."""
    return Pass(grammar).within(ability, ())


class Pass:
    """One walk through the words of one ability."""

    def __init__(self, grammar: Grammar) -> None:
        self._grammar = grammar
        self._mentions: list[Mention] = []
        self._last_slot = 0

    def visit(self, value: object, around: tuple[Node, ...]) -> object:
        """A value with slots: nodes, and tuples of them."""
        if isinstance(value, tuple):
            alternatives = bool(around) and isinstance(around[-1], ALTERNATIVES)
            return tuple(self.visit_alternatives(value, around) if alternatives else self.each(value, around))
        if not isinstance(value, Node):
            return value
        if around and isinstance(value, OWN_SCOPE):
            return Pass(self._grammar).within(value, ())
        return self.numbered(self.within(value, around), around)

    def each(self, values: tuple[object, ...], around: tuple[Node, ...]) -> Iterator[object]:
        return (self.visit(one, around) for one in values)

    def visit_alternatives(self, options: tuple[object, ...], around: tuple[Node, ...]) -> Iterator[object]:
        """What one option speaks of is unknown to the others."""
        before = list(self._mentions)
        for option in options:
            self._mentions = list(before)
            yield self.visit(option, around)

    def within(self, node: Node, around: tuple[Node, ...]) -> Node:
        """The node with everything inside it visited, in the order of the text."""
        inside = (*around, node)
        changed: dict[str, object] = {}
        for name in fields_in_text_order(node, self._grammar):
            before = getattr(node, name)
            after = self.visit(before, inside)
            if after is not before:
                changed[name] = after
        make: Callable[..., Node] = replace
        return make(node, **changed) if changed else node

    def numbered(self, node: Node, around: tuple[Node, ...]) -> Node:
        """A phrase with its slot, a reference with the slot of what it means."""
        match node:
            case This():
                self.mention(node, Role.SOURCE, around)
            case Reference():
                found = antecedent(node, self._mentions, around)
                self.mention(found.node, found.slot, around)
                return replace(node, slot=found.slot)
            case ThatPlayer():
                return replace(node, slot=player_antecedent(self._mentions, around))
            case PlayerOf(card=card):
                self.mention(node, getattr(card, "slot", Role.SOURCE), around)
            case ChallengingPlayer():
                self.mention(node, Role.CHALLENGING, around)
            case _ if hasattr(node, "slot"):
                return self.phrase(node, around)
        return node

    def phrase(self, node: Node, around: tuple[Node, ...]) -> Node:
        """A phrase with the next slot; "a Villain character is chosen" is of what was chosen before."""
        make: Callable[..., Node] = replace
        if isinstance(around[-1], CardIs) and isinstance(around[-1].state, ChosenNow):
            chosen = chosen_now(self._mentions)
            self.mention(chosen.node, chosen.slot, around)
            return make(node, slot=chosen.slot)
        self._last_slot += 1
        numbered = make(node, slot=self._last_slot)
        self.mention(numbered, self._last_slot, around)
        return numbered

    def mention(self, node: Node, slot: int, around: tuple[Node, ...]) -> None:
        self._mentions.append(Mention(slot, node, around))
