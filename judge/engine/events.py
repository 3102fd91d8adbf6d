"""What happens, as plain data: each event names its roles, so that no trigger has to guess them."""

from dataclasses import dataclass, field

from judge.terms import Phase, Zone

Ref = tuple[int, int]
"""A card and its incarnation: a card that changes zones is a new card (7.1.6)."""


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happens to the game."""


# ---- states of a card (5.1)


@dataclass(frozen=True, slots=True)
class Exerts(Event):
    card: Ref


@dataclass(frozen=True, slots=True)
class Readies(Event):
    card: Ref
    by: int | None = None
    """The player who readies it."""


@dataclass(frozen=True, slots=True)
class Dries(Event):
    """It is no longer drying (3.2.2.1)."""

    card: Ref


# ---- damage (1.9.1)


@dataclass(frozen=True, slots=True)
class DealsDamage(Event):
    """1.9.1.1: `by` is the character that deals it, in a challenge or through its ability (1.8.1.4)."""

    card: Ref
    amount: int
    by: Ref | None = None
    in_challenge: bool = False
    source: Ref | None = None
    """The card whose effect deals it, whatever its type."""


@dataclass(frozen=True, slots=True)
class PutsDamage(Event):
    """1.9.1.2."""

    card: Ref
    amount: int
    by: Ref | None = None


@dataclass(frozen=True, slots=True)
class MovesDamage(Event):
    """1.9.1.4."""

    source: Ref
    card: Ref
    amount: int
    by: Ref | None = None


@dataclass(frozen=True, slots=True)
class RemovesDamage(Event):
    """1.9.1.3."""

    card: Ref
    amount: int
    player: int


# ---- leaving play


@dataclass(frozen=True, slots=True)
class LeavesPlay(Event):
    """A card leaves play for another zone, with all cards under it (5.1.1.7)."""

    card: Ref
    to: Zone
    position: str = "top"
    exerted: bool = False
    put_by: int | None = None
    """The player whose effect puts it there."""


@dataclass(frozen=True, slots=True)
class Banishes(LeavesPlay):
    """From play into the discard; `by` is the character that banished it (1.8.1.4)."""

    to: Zone = Zone.DISCARD
    by: Ref | None = None
    in_challenge: bool = False
    challenger: Ref | None = None
    """The challenging character of the challenge in which it was banished."""
    challenged: Ref | None = None


@dataclass(frozen=True, slots=True)
class TakesOffStack(Event):
    """The top card of a stack returns to the hand; the next card of the stack is in play instead."""

    card: Ref


# ---- cards that move between other zones


@dataclass(frozen=True, slots=True)
class Draws(Event):
    player: int
    from_bottom: bool = False


@dataclass(frozen=True, slots=True)
class Discards(Event):
    """From hand into the discard (7.3.4)."""

    player: int
    cards: tuple[Ref, ...]
    as_cost: bool = False
    """Paid as a cost, so that no effect causes it."""


@dataclass(frozen=True, slots=True)
class PutsIntoInkwell(Event):
    """A card becomes ink (7.5); `inked` if by the turn action (4.2)."""

    player: int
    card: Ref
    exerted: bool = False
    inked: bool = False
    by: int | None = None


@dataclass(frozen=True, slots=True)
class PutsCard(Event):
    """A card that is not in play goes to another zone."""

    card: Ref
    to: Zone
    position: str = "top"
    by: int | None = None


@dataclass(frozen=True, slots=True)
class Shuffles(Event):
    player: int


@dataclass(frozen=True, slots=True)
class LooksAt(Event):
    """A player looks at cards that are private (7.1.3): the top ones of a deck, a hand, an inkwell."""

    player: int
    owner: int
    zone: Zone
    amount: int
    """How many, from the top."""


@dataclass(frozen=True, slots=True)
class SettlesOrder(Event):
    """Which cards lie on the top of a shuffled deck is settled, since they are about to leave it."""

    owner: int
    amount: int


@dataclass(frozen=True, slots=True)
class PutsInOrder(Event):
    """Cards that were added to a deck lie in this order, the uppermost first (7.2.3)."""

    player: int
    cards: tuple[int, ...]
    position: str


@dataclass(frozen=True, slots=True)
class Reveals(Event):
    """6.1.14."""

    player: int
    cards: tuple[Ref, ...]


@dataclass(frozen=True, slots=True)
class PutsUnder(Event):
    """A card is put under another one (8.4.1)."""

    player: int
    card: Ref
    under: Ref
    facedown: bool = True


# ---- playing and turn actions


@dataclass(frozen=True, slots=True)
class Plays(Event):
    """A card enters play, and is now played (4.3.3)."""

    player: int
    card: Ref
    exerted: bool = False
    damage: int = 0
    shifted_onto: Ref | None = None
    also_onto: tuple[Ref, ...] = ()
    """The second character that it was put on top of, by Combo or Duo Shift."""
    singers: tuple[Ref, ...] = ()
    paid: int | None = None
    """The ink that was paid; None if it was played for free."""
    sang_together: bool = False


@dataclass(frozen=True, slots=True)
class Sings(Event):
    """A character sings a song (5.4.4.2, 8.12.3)."""

    card: Ref
    song: Ref
    together: bool = False


@dataclass(frozen=True, slots=True)
class Quests(Event):
    card: Ref


@dataclass(frozen=True, slots=True)
class Challenges(Event):
    """4.6.4.5: the challenge occurs."""

    challenger: Ref
    challenged: Ref


@dataclass(frozen=True, slots=True)
class ChallengeEnds(Event):
    """4.6.7."""

    challenger: Ref
    challenged: Ref


@dataclass(frozen=True, slots=True)
class Moves(Event):
    """A character moves to a location (4.7.3.3)."""

    player: int
    card: Ref
    to: Ref
    source: Ref | None = None


@dataclass(frozen=True, slots=True)
class PaysInk(Event):
    player: int
    amount: int


@dataclass(frozen=True, slots=True)
class IsChosen(Event):
    """A card is chosen while an effect resolves; `purpose` is action, ability, item or a keyword."""

    card: Ref
    player: int
    purpose: frozenset[str] = field(default_factory=frozenset)


@dataclass(frozen=True, slots=True)
class UsesAbility(Event):
    player: int
    card: Ref
    ability: str
    keyword: str = ""


# ---- lore


@dataclass(frozen=True, slots=True)
class GainsLore(Event):
    player: int
    amount: int


@dataclass(frozen=True, slots=True)
class LosesLore(Event):
    player: int
    amount: int


@dataclass(frozen=True, slots=True)
class InkDrops(Event):
    """Ink drops got (or, negative, removed): a resource of newer cards."""

    player: int
    amount: int
    to_play: Ref | None = None
    """The card that they were removed to play."""


# ---- the turn (3)


@dataclass(frozen=True, slots=True)
class TurnStarts(Event):
    player: int


@dataclass(frozen=True, slots=True)
class TurnEnds(Event):
    player: int


@dataclass(frozen=True, slots=True)
class PhaseBegins(Event):
    """3.1.1."""

    phase: Phase


@dataclass(frozen=True, slots=True)
class ExertsInk(Event):
    """Ink cards exert, not to pay for anything."""

    player: int
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ReadiesInk(Event):
    """A player's ink cards ready, all of them where none are named (3.2.1.1)."""

    player: int
    cards: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class TurnPasses(Event):
    """The next player becomes the active player (3.4.2)."""

    player: int
