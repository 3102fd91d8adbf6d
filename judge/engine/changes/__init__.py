"""How each event changes the state, and the step it leaves in the trace; called by `apply` alone."""

from judge.engine.changes import cards, damage, leaving, lore, playing, result, turn, zones
from judge.engine.changes.table import CHANGES

__all__ = ["CHANGES", "cards", "damage", "leaving", "lore", "playing", "result", "turn", "zones"]
