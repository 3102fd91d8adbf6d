"""The root of all events, and what they are about."""

from dataclasses import dataclass

Ref = tuple[int, int]
"""A card and its incarnation: a card that changes zones is a new card (7.1.6)."""


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happens to the game."""
