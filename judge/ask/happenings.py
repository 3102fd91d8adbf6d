"""By which messages of the trace, or which states of a card, a board shows what is asked for."""

from collections.abc import Callable

from judge.engine.pieces import InPlay

_HAPPENS_TO_A_CARD = frozenset(
    {
        "is banished",
        "is dealt damage",
        "damage is put on",
        "damage is removed",
        "leaves play",
        "leaves play on",
        "is put",
        "exerts",
        "readies",
        "an effect applies",
    }
)
_INKED = frozenset({"is put into the inkwell", "is put", "leaves play", "leaves play on"})
MESSAGES: dict[str, frozenset[str]] = {
    "banish": frozenset({"is banished"}),
    "survive": frozenset({"is banished"}),
    "damage": frozenset({"is dealt damage", "damage is put on"}),
    "return": frozenset({"leaves play", "is put"}),
    "exert": frozenset({"exerts"}),
    "heal": frozenset({"damage is removed"}),
    "draw": frozenset({"draws"}),
    "discard": frozenset({"discards"}),
    "lore": frozenset({"gains lore"}),
    "lose_lore": frozenset({"loses lore"}),
    "ready": frozenset({"readies"}),
    "trigger": frozenset({"is added to the bag"}),
    "affect": _HAPPENS_TO_A_CARD,
    "protect": _HAPPENS_TO_A_CARD,
    "win": frozenset({"wins by lore", "is the last player"}),
    "exerted ink": _INKED,
    "ready ink": _INKED,
    "lose": frozenset({"ends the turn with an empty deck", "loses the game"}),
}
INK = {"exerted ink": True, "ready ink": False}
STATES: dict[str, Callable[[InPlay], bool]] = {
    "exerted": lambda card: card.exerted,
    "ready": lambda card: not card.exerted,
    "drying": lambda card: card.drying,
    "dry": lambda card: not card.drying,
    "damaged": lambda card: card.damage > 0,
    "undamaged": lambda card: card.damage == 0,
}
