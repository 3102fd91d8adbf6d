"""Support (CR 8.13)."""

from judge.cards.abilities.ability import Triggered
from judge.cards.abilities.amounts import CharacteristicOf
from judge.cards.abilities.descriptions import Description, Noun
from judge.cards.abilities.durations import ThisTurn
from judge.cards.abilities.flow import May
from judge.cards.abilities.predicates import Applies, Gets, Modifier
from judge.cards.abilities.selections import Chosen, This
from judge.cards.abilities.triggers import WhenQuests
from judge.engine.keywords.table import represents
from judge.terms import CardType, Characteristic, Keyword

_THIS = This(Noun((CardType.CHARACTER,)))

SUPPORT = Triggered(
    (WhenQuests(_THIS),),
    May(
        Applies(
            Chosen(Description(Noun((CardType.CHARACTER,))), other=True, slot=1),
            (Gets((Modifier(CharacteristicOf(Characteristic.STRENGTH, _THIS), Characteristic.STRENGTH),)),),
            ThisTurn(),
        )
    ),
)
"""8.13.1: "Whenever this character quests, you may add this character's {S} to another chosen character's {S}
this turn"; any other character, also an opponent's."""

represents(Keyword.SUPPORT, SUPPORT, "8.13.1")
