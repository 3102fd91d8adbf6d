"""A small grammar of card texts for the tests of the compiler's machinery."""

from dataclasses import dataclass
from enum import Enum

from judge.cards.abilities.node import Node
from judge.cards.text.clean import clean
from judge.cards.text.grammar import Grammar
from judge.cards.text.parser import Outcome, Parsed, parse
from judge.cards.text.terminals import Context
from judge.cards.text.tokens import Vocabulary, tokenise
from judge.cards.text.writer import write
from judge.terms import Ink, Keyword

ROWS = """
features n = sg pl
ability =
    Static(sentences)            : sentences:many(sentence)
    Triggered(when, then)        : when:trigger , then:effect .
    @                            : activated .
    Sang(story)                  : you used story:STORY_NAME .
activated =
    Activated(costs, then)       : costs:comma_list(cost) — then:effect
quoted_ability =
    @                            : activated
    Triggered(when, then)        : when:trigger , then:effect
cost =
    ExertCost()                  : {E}
    InkCost(amount)              : amount:NUMBER {I}
trigger =
    Quests(who)                  : when|whenever who:cards[n] quests|quest[n] ( during your turn )?
sentence =
    @                            : effect .
effect =
    Does(who, what)              : who:player[n] what:vp[n]
    May(what)                    : you may what:vp[pl]
    Does(what, who=Player.YOU)   : what:vp[pl]
    Gains(who, what)             : who:cards[n] gains|gain[n] what:and_list(gained) ( this turn )?
    Gets(who, amount, stat)      : who:cards[n] gets|get[n] amount:SIGNED stat:stat
vp[n] =
    Draw(count)                  : draws|draw[n] count:card_count
    Damage(amount, to)           : deals|deal[n] amount:NUMBER damage to to:cards
    Return(what, to)             : returns|return[n] what:cards ( to to:zone )?
player[sg] =
    Player.EACH_OPPONENT         : each opponent
player[pl] =
    Player.YOU                   : you
card_count =
    1                            : a card
    @                            : NUMBER[pl] cards
cards[sg] =
    Chosen(named=name)           : chosen character ( named name:NAME )?
    Chosen(kinds)                : chosen kinds:or_list(kind) character
    Chosen(opposing=True)        : a opposing character
    This()                       : this character
cards[pl] =
    Yours(kind)                  : your kind:CLASSIFICATION[pl]
    All(ink)                     : all ink:INK characters
kind =
    @                            : CLASSIFICATION
gained =
    @                            : KEYWORD
    @                            : QUOTED
    Challenger(amount)           : Challenger amount:SIGNED
stat =
    'strength'                   : {S}
    'lore'                       : {L}
zone =
    'hand'                       : your hand
"""


class Player(Enum):
    YOU = 1
    EACH_OPPONENT = 2


@dataclass(frozen=True, slots=True, kw_only=True)
class Static(Node):
    sentences: tuple[object, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Triggered(Node):
    when: Node
    then: Node


@dataclass(frozen=True, slots=True, kw_only=True)
class Sang(Node):
    story: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Activated(Node):
    costs: tuple[Node, ...]
    then: Node


@dataclass(frozen=True, slots=True, kw_only=True)
class ExertCost(Node):
    pass


@dataclass(frozen=True, slots=True, kw_only=True)
class InkCost(Node):
    amount: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Quests(Node):
    who: Node


@dataclass(frozen=True, slots=True, kw_only=True)
class Does(Node):
    who: Player
    what: Node


@dataclass(frozen=True, slots=True, kw_only=True)
class May(Node):
    what: object


@dataclass(frozen=True, slots=True, kw_only=True)
class Gains(Node):
    who: Node
    what: tuple[object, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Gets(Node):
    who: Node
    amount: int
    stat: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Draw(Node):
    count: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Damage(Node):
    amount: int
    to: Node


@dataclass(frozen=True, slots=True, kw_only=True)
class Return(Node):
    what: Node
    to: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Chosen(Node):
    kinds: tuple[str, ...] = ()
    named: str | None = None
    opposing: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class This(Node):
    pass


@dataclass(frozen=True, slots=True, kw_only=True)
class Yours(Node):
    kind: str


@dataclass(frozen=True, slots=True, kw_only=True)
class All(Node):
    ink: Ink


@dataclass(frozen=True, slots=True, kw_only=True)
class Challenger(Node):
    amount: int


NODES = (
    Static,
    Triggered,
    Sang,
    Activated,
    ExertCost,
    InkCost,
    Quests,
    Does,
    May,
    Gains,
    Gets,
    Draw,
    Damage,
    Return,
    Chosen,
    This,
    Yours,
    All,
    Challenger,
)
NAMES = {one.__name__: one for one in (*NODES, Player, Keyword)}
TOY = Grammar.of({"toy.grammar": ROWS}, NAMES)
VOCABULARY = Vocabulary(
    frozenset({"Elsa", "Elsa Fire", "Fix-It Felix, Jr.", "Ba-Boom!", "Chip & Dale", "Let It Go"}),
    frozenset({"Villain", "Hero", "Fairy", "Seven Dwarfs", "Princess"}),
)
CONTEXT = Context(VOCABULARY, ("WHAT'S THAT?", "SING ALONG"))


def read(text: str, start: str = "ability", grammar: Grammar = TOY) -> Outcome:
    """What a text means in the toy grammar."""
    return parse(grammar, tokenise(clean(text)), grammar.symbol(start), CONTEXT)


def meaning(text: str, start: str = "ability") -> object:
    """The one reading of a text."""
    outcome = read(text, start)
    assert isinstance(outcome, Parsed), outcome
    return outcome.value


def again(text: str) -> str:
    """A text read and written again."""
    return write(TOY, meaning(text), "ability")
