"""Vanish (CR 8.14)."""

from judge.cards.abilities.ability import Triggered
from judge.cards.abilities.descriptions import Noun
from judge.cards.abilities.effects import Banish
from judge.cards.abilities.players import AnOpponent
from judge.cards.abilities.selections import This
from judge.cards.abilities.triggers import Purpose, WhenChosen
from judge.engine.keywords.table import represents
from judge.terms import CardType, Keyword

_THIS = This(Noun((CardType.CHARACTER,)))

VANISH = Triggered((WhenChosen(_THIS, Purpose.ACTION, AnOpponent()),), Banish(_THIS))
"""8.14.1: "When this character is chosen by an opponent as part of resolving an action's effect, banish this
character"; an ability's choice is none of its business."""

represents(Keyword.VANISH, VANISH, "8.14.1", "8.14.2")
