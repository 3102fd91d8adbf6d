"""How effects hang together: sentences, "may", "if you do", "for each", "choose one" (CR 6.1.2 to 6.1.8)."""

from judge.cards.abilities.node import Node, node
from judge.cards.abilities.players import Players
from judge.terms import CardType


@node
class Sentences(Node):
    """Separate effects in the order written, all of one resolution (6.1.2)."""

    effects: tuple[Node, ...]


@node
class Sequence(Node):
    """Effects of one sentence in order: "A and B", "A, B, and C"."""

    effects: tuple[Node, ...]


@node
class Then(Node):
    """ "A, then B"; without `first` a sentence of its own, "Then, B"."""

    effect: Node
    first: Node | None = None


@node
class Does(Node):
    """Other players do it, the active one first, then in turn order (6.7.5)."""

    players: Players
    effect: Node


@node
class May(Node):
    """The players, or else the acting one, decide as it resolves; the whole sentence or nothing (6.1.4)."""

    effect: Node
    players: Players | None = None


@node
class InOrderTo(Node):
    """ "[A] to [B]" (6.1.5.1)."""

    first: Node
    then: Node


@node
class EitherOr(Node):
    """ "[A] or [B]" (6.1.5.2)."""

    options: tuple[Node, ...]


@node
class IfYouDo(Node):
    """ "If you do, [B]": only if the effect before it was done completely (6.1.5.1)."""

    effect: Node
    condition: Node | None = None
    """"If you do and …"."""
    either: bool = False
    """"If you do either": a part of what comes before is enough."""


@node
class IfNotDone(Node):
    """ "If they don't, [B]": if the effect before it was not done."""

    effect: Node
    impossible: bool = False
    """"If you can't": nothing else keeps a player from what is no "may" (1.2.3)."""


@node
class ForEachWhoDoesnt(Node):
    """ "For each opponent who doesn't, [B]": once for each who did not do the effect before it."""

    effect: Node
    impossible: bool = False
    """"who can't"."""


@node
class Otherwise(Node):
    """ "Otherwise, [B]": if the "if" before it was false, or what it allowed was not done."""

    effect: Node


@node
class If(Node):
    """ "if [condition], [effect]", checked as it resolves (6.2.4)."""

    condition: Node
    effect: Node


@node
class Unless(Node):
    """ "[effect] unless [condition]"; as executed, the condition is something that a player may do."""

    effect: Node
    condition: Node


@node
class Instead(Node):
    """ "If [condition], [effect] instead": replaces an effect before it (6.5.6).

    That is how it is written; self_replacement.py puts it where it takes effect, as a ReplacedIf.
    """

    effect: Node
    condition: Node


@node
class ReplacedIf(Node):
    """An effect; another one instead if the condition is true when its choices are made (6.5.6)."""

    effect: Node
    condition: Node
    instead: Node


@node
class ForEach(Node):
    """ "[effect] for each …": counted once as it resolves (6.1.8)."""

    effect: Node
    counted: Node


@node
class ForEachPlayer(Node):
    """ "For each opposing player, [effect]": once for each, who is "they" in it."""

    players: Players
    effect: Node


@node
class ChooseOne(Node):
    """ "Choose one:" with its options; `players` choose where it is not the acting player."""

    options: tuple[Node, ...]
    players: Players | None = None
    both_if: Node | None = None
    """"If …, choose both instead"."""


@node
class YesOrNo(Node):
    """ "Chosen opponent chooses YES! or NO!"."""

    players: Players
    yes: Node
    no: Node


@node
class Case(Node):
    """ "• action or item, [effect]"."""

    types: tuple[CardType, ...]
    effect: Node


@node
class ByCardType(Node):
    """ "If its card type is:" with its cases, of the card spoken of before."""

    cases: tuple[Case, ...]


@node
class Delayed(Node):
    """An effect that creates a triggered ability (6.2.7): floating for a duration, or delayed.

    `once`: "the next time …", "at the end of the turn": it triggers a single time.
    """

    triggers: tuple[Node, ...]
    effect: Node
    duration: Node | None = None
    once: bool = False
