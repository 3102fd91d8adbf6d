"""The reference pass: every phrase gets a slot, every "them", "that card" or "that player" the slot it means.

Phrases are numbered in the order of the text; 0 is the source of the ability. A reference that no phrase
fits, or that two could fit equally well, is refused: a guess would be a wrong ruling.
"""

from collections.abc import Callable, Iterator
from dataclasses import fields, replace

from judge.cards.abilities.ability import Activated, Static, Triggered
from judge.cards.abilities.conditions import CardIs, ChosenNow
from judge.cards.abilities.flow import ChooseOne, EitherOr
from judge.cards.abilities.node import Node
from judge.cards.abilities.placing import FromThere
from judge.cards.abilities.players import ChallengingPlayer, PlayerOf, ThatPlayer
from judge.cards.abilities.selections import Reference, Role, This
from judge.cards.text.antecedents import (
    GROUPS,
    Unresolved,
    antecedent,
    both_antecedents,
    chosen_now,
    player_antecedent,
)
from judge.cards.text.counting import speaks_of_nothing
from judge.cards.text.grammar import Grammar
from judge.cards.text.making import Construct
from judge.cards.text.mentions import Mention
from judge.cards.text.text_order import Piece, Step, Way, built, left_side, pieces

OWN_SCOPE = (Triggered, Static, Activated)
"""An ability in quotation marks is of the card that gains it: it speaks of nothing outside."""
ALTERNATIVES = (ChooseOne, EitherOr)


def resolve(ability: Node, grammar: Grammar, of_a_character: bool = True) -> Node:
    """The ability with all its slots; raises Unresolved with the words that can't be resolved.

    Only a character is spoken of as he or she before it was mentioned.
    """
    return Pass(grammar, of_a_character).within(ability, ())


class Pass:
    """One walk through the words of one ability."""

    def __init__(self, grammar: Grammar, of_a_character: bool) -> None:
        self._grammar = grammar
        self._of_a_character = of_a_character
        self._mentions: list[Mention] = []
        self._met: set[type[Node]] = set()
        self._last_slot = 0

    def visit(self, value: object, way: Way) -> object:
        """A value with slots: nodes, and tuples of them."""
        if isinstance(value, tuple):
            alternatives = bool(way) and isinstance(way[-1].node, ALTERNATIVES)
            return tuple(self.visit_alternatives(value, way) if alternatives else self.each(value, way))
        if not isinstance(value, Node):
            return value
        if way and isinstance(value, OWN_SCOPE):
            return Pass(self._grammar, True).within(value, ())
        return self.numbered(self.within(value, way), way)

    def each(self, values: tuple[object, ...], way: Way) -> Iterator[object]:
        return (self.visit(one, way) for one in values)

    def visit_alternatives(self, options: tuple[object, ...], way: Way) -> Iterator[object]:
        """What one option speaks of is unknown to the others."""
        before, met = list(self._mentions), frozenset(self._met)
        for option in options:
            self._mentions, self._met = list(before), set(met)
            yield self.visit(option, way)
        self._mentions = before

    def within(self, node: Node, way: Way) -> Node:
        """The node with everything inside it visited, in the order of the words."""
        side = left_side(node, self._grammar)
        if side is None:
            return self.by_fields(node, way)
        construct, slots = side
        done: dict[int, object] = {}
        by_slot: dict[str, object] = {}
        for piece in pieces(construct, node, slots, way):
            if isinstance(piece.expression, Construct):
                done[id(piece.expression)] = self.numbered(remade(piece, done), piece.way)
                continue
            slot = piece.expression.name  # A slot that stands in two fields is one phrase.
            if slot not in by_slot:
                by_slot[slot] = self.visit(piece.value, piece.way)
            done[id(piece.expression)] = by_slot[slot]
        return changed(node, {name: built(expression, done) for name, expression in construct.fields})

    def by_fields(self, node: Node, way: Way) -> Node:
        """A node that no row made, in the order of its fields."""
        names = [field.name for field in fields(node) if field.name != "wording"]
        return changed(
            node, {name: self.visit(getattr(node, name), (*way, Step(node, name))) for name in names}
        )

    def numbered(self, node: Node, way: Way) -> Node:
        """A phrase with its slot, a reference with the slot of what it means."""
        if words := speaks_of_nothing(node, self._met):
            raise Unresolved(words, "nothing before them says it")
        self._met.add(type(node))
        match node:
            case FromThere() if not any(isinstance(one.node, GROUPS) for one in self._mentions):
                raise Unresolved("from there", "no cards were looked at before them")
            case This():
                self.mention(node, Role.SOURCE, way)
            case Reference() if pair := both_antecedents(node, self._mentions, way):
                return replace(node, slot=pair[0].slot, also=pair[1].slot)
            case Reference():
                found = antecedent(node, self._mentions, way, self._of_a_character)
                self.mention(found.node, found.slot, way)
                return replace(node, slot=found.slot)
            case ThatPlayer():
                return replace(node, slot=player_antecedent(self._mentions, way))
            case PlayerOf(card=card):
                self.mention(node, getattr(card, "slot", Role.SOURCE), way)
            case ChallengingPlayer():
                self.mention(node, Role.CHALLENGING, way)
            case _ if hasattr(node, "slot"):
                return self.phrase(node, way)
        return node

    def phrase(self, node: Node, way: Way) -> Node:
        """A phrase with the next slot; "a Villain character is chosen" is of what was chosen before."""
        if is_chosen_now(way):
            chosen = chosen_now(self._mentions)
            self.mention(chosen.node, chosen.slot, way)
            return changed(node, {"slot": chosen.slot})
        self._last_slot += 1
        numbered = changed(node, {"slot": self._last_slot})
        self.mention(numbered, self._last_slot, way)
        return numbered

    def mention(self, node: Node, slot: int, way: Way) -> None:
        self._mentions.append(Mention(slot, node, way))


def changed(node: Node, values: dict[str, object]) -> Node:
    """The node with these fields; the same one where nothing changed."""
    new = {name: value for name, value in values.items() if value is not getattr(node, name)}
    make: Callable[..., Node] = replace
    return make(node, **new) if new else node


def remade(piece: Piece, done: dict[int, object]) -> Node:
    """A node of a row's left side with what became of its pieces."""
    node, expression = piece.value, piece.expression
    assert isinstance(node, Node)
    assert isinstance(expression, Construct)
    return changed(node, {name: built(value, done) for name, value in expression.fields})


def is_chosen_now(way: Way) -> bool:
    """Whether a phrase stands in "if … is chosen"."""
    last = way[-1].node
    return isinstance(last, CardIs) and isinstance(last.state, ChosenNow)
