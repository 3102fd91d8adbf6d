"""The printed card: what stands on it, and nothing of what happens to it (CR 5.2)."""

from dataclasses import dataclass

from judge.terms import CardType, Ink

SONG = "Song"
"""The classification that makes an action a song (5.4.4.1)."""


@dataclass(frozen=True, slots=True)
class AbilityText:
    """One ability as printed: its story name, if it has one, and its words (5.2.8)."""

    name: str | None
    text: str


@dataclass(frozen=True, slots=True)
class Card:
    """A card as printed; locations have a move cost and no strength (5.6.5)."""

    name: str
    version: str | None
    type: CardType
    cost: int
    inkwell: bool
    inks: tuple[Ink, ...] = ()
    classifications: tuple[str, ...] = ()
    strength: int | None = None
    willpower: int | None = None
    lore: int | None = None
    move_cost: int | None = None
    text: tuple[AbilityText, ...] = ()
    other_names: tuple[str, ...] = ()
    """The two names around an ampersand (5.2.6.1, 5.2.6.3)."""

    @property
    def full_name(self) -> str:
        return f"{self.name} - {self.version}" if self.version else self.name

    @property
    def is_song(self) -> bool:
        """An action with the Song classification (5.4.4.1)."""
        return self.type is CardType.ACTION and SONG in self.classifications

    @property
    def names(self) -> tuple[str, ...]:
        """Every name that the card answers to (5.2.6.1)."""
        return (self.name, *self.other_names)


MARKETING_CARD = Card("marketing card", None, CardType.CHARACTER, 0, False)
"""A card of a booster pack that is no card of the game; in Pack Rush it is ink (10.2.2)."""
