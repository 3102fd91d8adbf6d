"""From a printed card to its compiled abilities: clean, tokens, grammar, references, each text on its own."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from math import inf

from judge.cards.abilities.ability import Ability, ActionEffect, KeywordAbility, NamedAbility, Static
from judge.cards.abilities.flow import May
from judge.cards.abilities.node import Node
from judge.cards.abilities.placing import From, PlayCard
from judge.cards.abilities.selections import This
from judge.cards.card import AbilityText, Card
from judge.cards.compiled import CompiledCard, Problem
from judge.cards.text.antecedents import Unresolved
from judge.cards.text.clean import clean
from judge.cards.text.executed_form import enters_unplayed, executed_form
from judge.cards.text.makes_sense import nonsense
from judge.cards.text.parser import Ambiguous, NotUnderstood, Outcome, parse
from judge.cards.text.references import resolve
from judge.cards.text.registry import card_grammar
from judge.cards.text.terminals import Context
from judge.cards.text.tokens import Vocabulary, normalise, tokenise
from judge.cards.text.works_in import with_zone
from judge.cards.text.writer import CannotWrite, write
from judge.terms import CardType, Zone

NOT_UNDERSTOOD, AMBIGUOUS, NOT_EXECUTABLE = "not understood", "ambiguous", "not executable"
ABILITY, ACTION_EFFECT, KEYWORD_ABILITY = "ability", "action_effect", "keyword_ability"

Lacking = Callable[[Node], Iterable[type[Node]]]
"""What of an ability the engine can't execute; the engine gives it, since no card knows the engine."""


def everything_has_meaning(_: Node) -> Iterable[type[Node]]:
    """Stands for the engine where only the words matter."""
    return ()


@dataclass(slots=True, eq=False)
class Refused(Exception):
    """Why a text did not compile."""

    state: str
    words: str
    reached: float = inf
    """How far into the text it was read; all of it, unless the grammar has no row for some words."""


def compile_card(
    card: Card, vocabulary: Vocabulary, nodes_without_meaning: Lacking = everything_has_meaning
) -> CompiledCard:
    """Every text of a card as an ability, or as a problem that says which words stand in the way."""
    story_names = tuple(text.name for text in card.text if text.name)
    context = Context(vocabulary, story_names, card.full_name)
    abilities: list[NamedAbility] = []
    problems: list[Problem] = []
    for text in card.text:
        if not clean(text.text):
            continue  # Reminder text alone (1.1.7).
        try:
            compiled = compile_text(text, card, context, nodes_without_meaning)
            if senseless := nonsense(compiled.ability, card):
                raise Refused(NOT_UNDERSTOOD, senseless)
            abilities.append(compiled)
        except Refused as refused:
            problems.append(Problem(refused.state, text.name, text.text, refused.words))
    executed = tuple(NamedAbility(one.name, as_executed(one.ability)) for one in abilities)
    return CompiledCard(card, tuple(abilities), tuple(problems), executed)


def as_executed(ability: Ability) -> Ability:
    """What the engine runs; what is written back is the ability as it was read."""
    executed = executed_form(ability)
    assert isinstance(executed, Ability)
    return executed


def compile_text(text: AbilityText, card: Card, context: Context, lacking: Lacking) -> NamedAbility:
    """One text as the ability it says, or Refused."""
    start, ability = the_reading(text, card, context)
    if not is_written_back(ability, start, text.text):
        raise Refused(NOT_UNDERSTOOD, "the words that were understood are not those that are printed")
    executed = executed_form(ability)
    if enters_unplayed(executed):
        raise Refused(NOT_UNDERSTOOD, "enters play exerted: the words before it play no card")
    if missing := sorted({node.__name__ for node in lacking(executed)}):
        raise Refused(NOT_EXECUTABLE, ", ".join(missing))
    return NamedAbility(text.name, ability)


def is_written_back(ability: Ability, start: str, text: str) -> bool:
    """Whether the meaning says all that is printed, and nothing else."""
    try:
        return normalise(write(card_grammar(), ability, start)) == normalise(text)
    except CannotWrite:
        return False


def the_reading(text: AbilityText, card: Card, context: Context) -> tuple[str, Ability]:
    """The first kind of text that the words can be, and their one reading as that."""
    tokens = tokenise(clean(text.text))
    grammar = card_grammar()
    failures: list[Refused] = []
    for start in starts(text, card):
        outcome = parse(grammar, tokens, grammar.symbol(start), context)
        try:
            return start, one_reading(outcome, start, card)
        except Refused as refused:
            if refused.state == AMBIGUOUS:
                raise
            failures.append(refused)
    raise max(failures, key=lambda refused: refused.reached)


def starts(text: AbilityText, card: Card) -> tuple[str, ...]:
    """What a text can be; an action has effects, and statics that work while it is played (5.4.3)."""
    if text.name:
        return (ABILITY,)
    return (KEYWORD_ABILITY, *((ACTION_EFFECT, ABILITY) if card.type is CardType.ACTION else (ABILITY,)))


def one_reading(outcome: Outcome, start: str, card: Card) -> Ability:
    """The one reading whose references can be resolved."""
    if isinstance(outcome, NotUnderstood):
        raise Refused(NOT_UNDERSTOOD, outcome.words or outcome.why, outcome.offset)
    readings = outcome.readings if isinstance(outcome, Ambiguous) else (outcome.value,)
    resolved: list[Ability] = []
    failure = Refused(NOT_UNDERSTOOD, "")
    for reading in readings:
        try:
            resolved.append(resolved_ability(reading, card))
        except Unresolved as unresolved:
            failure = Refused(NOT_UNDERSTOOD, f"{unresolved.words}: {unresolved.why}")
    if len(resolved) > 1:
        raise Refused(AMBIGUOUS, different_words(resolved))
    if not resolved:
        raise failure
    if start == ABILITY and card.type is CardType.ACTION and not isinstance(resolved[0], Static):
        raise Refused(NOT_UNDERSTOOD, "an action has no such ability")
    if plays_itself(resolved[0]):
        raise Refused(NOT_UNDERSTOOD, "an action is not in the discard as it resolves", 0)
    return resolved[0]


def plays_itself(ability: Ability) -> bool:
    """ "You may play this card from your discard" is a static ability that works there (5.4.3)."""
    match ability:
        case ActionEffect(effect=May(effect=PlayCard(cards=This(), source=From(zones=(Zone.DISCARD,))))):
            return True
    return False


def resolved_ability(reading: object, card: Card) -> Ability:
    """A reading with its slots and its zone."""
    assert isinstance(reading, Node), "every start symbol makes nodes"
    ability = with_zone(resolve(reading, card_grammar(), card.type is CardType.CHARACTER))
    assert isinstance(ability, Ability), f"{type(ability).__name__} is no ability"
    return ability


def different_words(readings: list[Ability]) -> str:
    """How the first two readings go on where they part."""
    first, second = (repr(reading) for reading in readings[:2])
    part = next(at for at in range(len(first)) if first[at] != second[at : at + 1])
    start = max(0, part - 30)
    return f"{len(readings)} readings, …{first[start : part + 40]}… or …{second[start : part + 40]}…"


def written_as(compiled: CompiledCard) -> list[str]:
    """What was understood of a card, ability by ability, in English again."""
    return [write(card_grammar(), named.ability, start_of(named.ability)) for named in compiled.abilities]


def start_of(ability: Ability) -> str:
    """As what an ability is written."""
    if isinstance(ability, KeywordAbility):
        return KEYWORD_ABILITY
    return ACTION_EFFECT if isinstance(ability, ActionEffect) else ABILITY
