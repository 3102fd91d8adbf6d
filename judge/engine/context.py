"""What an effect knows while it resolves: its source, its player, what was chosen, what was done so far."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from judge.cards.abilities.node import Node
from judge.engine.events import Event, Ref
from judge.terms import Keyword


@dataclass(slots=True)
class Context:
    """One resolution, or one look at a static ability."""

    source: Ref
    you: int
    """The player who generated the effect (1.3.3)."""
    name: str = ""
    actor: int = -1
    """The player who performs the instruction now: "each opponent chooses"."""
    bound: dict[int, tuple[Ref, ...]] = field(default_factory=dict)
    """The cards behind each slot of the tree; slot 0 is the source."""
    bound_players: dict[int, tuple[int, ...]] = field(default_factory=dict)
    event: Event | None = None
    place: int = 0
    """Which of the things that one event did is meant: each card of a stack is one (5.1.1.7)."""
    kind: str = "ability"
    """What resolves: "action", "ability" or "item"; some triggers ask (8.14.1)."""
    done: bool = True
    """Whether the effect before was performed completely: for "if you do" (6.1.5.1)."""
    is_complete: bool = True
    """Whether each of its sentences was done: only then it is fully resolved (6.1.1)."""
    partly: bool = True
    """Whether at least a part of it was: for "if you do either"."""
    chosen: list[Ref] = field(default_factory=list)
    """All that was selected so far: "another" means none of them (6.1.6)."""
    counts: dict[str, int] = field(default_factory=dict)
    """Numbers counted on the way: "that many", "removed this way"."""
    groups: dict[str, tuple[Ref, ...]] = field(default_factory=dict)
    """Cards met on the way: "revealed", "looked at", "rest"."""
    times: int = 1
    """What "for each" counted (6.1.8)."""
    effect_happened: bool = False
    subject: Ref | None = None
    """The card that a static ability's sentence speaks of, while its "while …" is asked."""
    otherwise: bool = False
    """Whether the "if" or the "may" before did not come to pass: for "otherwise"."""
    allowed: bool = False
    """Whether the "if" before was true, though what it allowed may not have been done."""
    unchosen: dict[int, Node] = field(default_factory=dict)
    """The effects of an "if" that was false, by the phrases that they would have chosen cards for."""
    whole: Node | None = None
    """All that resolves, for "repeat this effect"."""
    given: frozenset[int] = frozenset()
    """The slots that were bound before it began to resolve."""
    named: str = ""
    """The card that was named: "the named card", "that name"."""
    moved: set[int] = field(default_factory=set)
    """Cards that this effect has put somewhere: "the rest" is none of them."""
    who_did: dict[int, bool] = field(default_factory=dict)
    """Who of several players did what they were told: "for each opponent who doesn't"."""
    of_player: dict[int, dict[int, dict[int, tuple[Ref, ...]]]] = field(default_factory=dict)
    """What each of several players met, by the slot of the phrase that names them."""
    willing: bool = False
    """The player has chosen to do it ("may", "or"), so that they will not fail to find (7.1.4)."""
    ignores: frozenset[Keyword] = frozenset()
    """What can't reduce the damage dealt now."""
    goes_on: bool = False
    """The phrase goes on to choose others beside these: "up to 1 character card and up to 1 song card"."""
    paying: bool = False
    """What is done now is a cost (1.5.2), or what a sequential effect requires (6.1.5.1)."""
    before_it_resolves: bool = False
    """It is a cost of playing or using, so that no effect causes it."""

    def __post_init__(self) -> None:
        if self.actor < 0:
            self.actor = self.you
        self.bound.setdefault(0, (self.source,))

    @contextmanager
    def willingly(self) -> Iterator[None]:
        """While what the player has chosen to do is done."""
        before, self.willing, self.done = self.willing, True, True
        yield
        self.willing = before

    def follow(self, old: Ref, new: Ref) -> None:
        """A card that this effect moved is still the card it speaks of (7.1.6)."""
        for slot, cards in self.bound.items():
            if old in cards:
                self.bound[slot] = tuple(new if card == old else card for card in cards)
        for name, cards in self.groups.items():
            if old in cards:
                self.groups[name] = tuple(new if card == old else card for card in cards)
