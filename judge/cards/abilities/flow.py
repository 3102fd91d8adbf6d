"""How effects hang together: sentences, "may", "if you do", "for each", "choose one" (CR 6.1.2 to 6.1.8)."""

from dataclasses import dataclass

from judge.cards.abilities.players import Players
from judge.cards.text.node import Node
from judge.terms import CardType


@dataclass(frozen=True, slots=True)
class Sentences(Node):
    """Separate effects in the order written, all of one resolution (6.1.2)."""

    effects: tuple[Node, ...]


@dataclass(frozen=True, slots=True)
class Sequence(Node):
    """Effects of one sentence in order: "A and B", "A, B, and C"."""

    effects: tuple[Node, ...]


@dataclass(frozen=True, slots=True)
class Then(Node):
    """ "A, then B"; without `first` a sentence of its own, "Then, B"."""

    effect: Node
    first: Node | None = None


@dataclass(frozen=True, slots=True)
class Does(Node):
    """Other players do it, the active one first, then in turn order (6.7.5)."""

    players: Players
    effect: Node


@dataclass(frozen=True, slots=True)
class May(Node):
    """The players, or else the acting one, decide as it resolves; the whole sentence or nothing (6.1.4)."""

    effect: Node
    players: Players | None = None


@dataclass(frozen=True, slots=True)
class InOrderTo(Node):
    """ "[A] to [B]" (6.1.5.1)."""

    first: Node
    then: Node


@dataclass(frozen=True, slots=True)
class EitherOr(Node):
    """ "[A] or [B]" (6.1.5.2)."""

    options: tuple[Node, ...]


@dataclass(frozen=True, slots=True)
class IfYouDo(Node):
    """ "If you do, [B]": only if the effect before it was done completely (6.1.5.1)."""

    effect: Node
    condition: Node | None = None
    """"If you do and …"."""


@dataclass(frozen=True, slots=True)
class IfNotDone(Node):
    """ "If they don't, [B]": if the effect before it was not done."""

    effect: Node


@dataclass(frozen=True, slots=True)
class ForEachWhoDoesnt(Node):
    """ "For each opponent who doesn't, [B]": once for each who did not do the effect before it."""

    effect: Node


@dataclass(frozen=True, slots=True)
class Otherwise(Node):
    """ "Otherwise, [B]": if the "if" before it was false, or what it allowed was not done."""

    effect: Node


@dataclass(frozen=True, slots=True)
class If(Node):
    """ "if [condition], [effect]", checked as it resolves (6.2.4)."""

    condition: Node
    effect: Node


@dataclass(frozen=True, slots=True)
class Unless(Node):
    """ "[effect] unless [condition]", where the condition is something that a player may do."""

    effect: Node
    condition: Node


@dataclass(frozen=True, slots=True)
class Instead(Node):
    """ "If [condition], [effect] instead": replaces an effect before it (6.5.6).

    That is how it is written; self_replacement.py puts it where it takes effect, as a ReplacedIf.
    """

    effect: Node
    condition: Node


@dataclass(frozen=True, slots=True)
class ReplacedIf(Node):
    """An effect; another one instead if the condition is true when its choices are made (6.5.6)."""

    effect: Node
    condition: Node
    instead: Node


@dataclass(frozen=True, slots=True)
class ForEach(Node):
    """ "[effect] for each …": counted once as it resolves (6.1.8)."""

    effect: Node
    counted: Node


@dataclass(frozen=True, slots=True)
class ForEachPlayer(Node):
    """ "For each opposing player, [effect]": once for each, who is "they" in it."""

    players: Players
    effect: Node


@dataclass(frozen=True, slots=True)
class ChooseOne(Node):
    """ "Choose one:" with its options; `players` choose where it is not the acting player."""

    options: tuple[Node, ...]
    players: Players | None = None
    both_if: Node | None = None
    """"If …, choose both instead"."""


@dataclass(frozen=True, slots=True)
class YesOrNo(Node):
    """ "Chosen opponent chooses YES! or NO!"."""

    players: Players
    yes: Node
    no: Node


@dataclass(frozen=True, slots=True)
class Case(Node):
    """ "• action or item, [effect]"."""

    types: tuple[CardType, ...]
    effect: Node


@dataclass(frozen=True, slots=True)
class ByCardType(Node):
    """ "If its card type is:" with its cases, of the card spoken of before."""

    cases: tuple[Case, ...]


@dataclass(frozen=True, slots=True)
class Delayed(Node):
    """An effect that creates a triggered ability (6.2.7): floating for a duration, or delayed.

    `once`: "the next time …", "at the end of the turn": it triggers a single time.
    """

    triggers: tuple[Node, ...]
    effect: Node
    duration: Node | None = None
    once: bool = False
