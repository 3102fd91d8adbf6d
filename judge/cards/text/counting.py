"""Whether what "that many", "that much" and "this way" speak of was counted or done before (CR 6.1.8)."""

from collections.abc import Collection

from judge.cards.abilities import effects, placing, triggers, triggers_lore
from judge.cards.abilities.amounts import DoneThisWay
from judge.cards.abilities.happenings import Deed, DoneTo, RemovedDamage
from judge.cards.abilities.node import Node
from judge.cards.abilities.tallies import NumberDone

_EVENTS = (
    triggers.WhenTakesDamage, triggers.WhenDealsDamage, triggers.WhenRemovesDamage, triggers.WhenDiscards,
    triggers_lore.WhenPutsDamage, triggers_lore.WhenMovesDamage, triggers_lore.WhenGainsLore,
    triggers_lore.WhenLosesLore,
)  # fmt: skip
_DEEDS = (
    effects.Draw, effects.DrawUntil, effects.Discard, effects.Banish, effects.Exert, effects.LoseLore,
    effects.DealDamage, effects.RemoveDamage, effects.MoveDamage, placing.Put,
)  # fmt: skip
COUNTED_BY: dict[str, tuple[type[Node], ...]] = {
    "number": (effects.CountUp, effects.Discard, placing.Put),
    "ink": (effects.CountUp,),
    "lore lost": (effects.LoseLore, triggers_lore.WhenLosesLore, triggers_lore.WhenGainsLore),
    "damage removed": (effects.RemoveDamage, triggers.WhenRemovesDamage),
    "damage moved": (effects.MoveDamage,),
}
"""What says a number of its own kind; "that many cards" can be as many as anything."""
DONE_BY: dict[Deed, tuple[type[Node], ...]] = {
    Deed.DISCARDED: (effects.Discard, triggers.WhenDiscards),
    Deed.RETURNED: (placing.Put,),
    Deed.MOVED: (placing.Put, placing.MoveCharacter),
    Deed.BANISHED: (effects.Banish,),
    Deed.EXERTED: (effects.Exert,),
    Deed.PUT_INTO_DISCARD: (placing.Put,),
}
WORDS = {"cards": "that many", "number": "that number", "ink": "that amount"}


def speaks_of_nothing(node: Node, met: Collection[type[Node]]) -> str:
    """The words that speak of something that no word before them counts or does; none where there is one."""
    match node:
        case DoneThisWay():
            wanted, words = COUNTED_BY.get(node.what, (*_DEEDS, *_EVENTS)), WORDS.get(node.what, "that much")
        case NumberDone() | DoneTo():
            wanted, words = DONE_BY[node.deed], node.deed.value
        case RemovedDamage():
            wanted, words = (effects.RemoveDamage,), "removed damage"
        case _:
            return ""
    return "" if any(kind in met for kind in wanted) else words
