"""A ruling: the short answer, the warnings, the outcomes with their traces, made from what happened."""

from dataclasses import dataclass

from judge.engine.choices import Ask
from judge.engine.explore import Decision
from judge.engine.state import Game
from judge.engine.steps import CardParam, Step
from judge.explain.answer import headlines
from judge.explain.catalog import catalog, text_of
from judge.explain.depends import answer_text, choice_name, short_answer
from judge.explain.game_view import game_view
from judge.explain.interpretations import interpretation_of
from judge.explain.warnings import warnings
from judge.explain.words import PLAYER_PARAMS
from judge.rule_number import RuleNumber
from judge.scenario.draw import BoardView, mark_changes
from judge.scenario.run import Outcome, Resolved

FOREMOST = 4
"""So many rules of a step are shown, unless all is asked for."""


@dataclass(frozen=True, slots=True)
class Line:
    """A step of the trace in words; `folded` ones are shown only when all is asked for."""

    rules: tuple[str, ...]
    text: str
    depth: int
    folded: bool
    applied: bool
    cards: tuple[str, ...]
    players: tuple[str, ...]
    cause: str = ""
    """The ability or action whose effect it belongs to."""
    interpretation: str = ""
    """The key of the interpretation that it rests on."""

    @property
    def foremost(self) -> tuple[str, ...]:
        """The most specific of its rules, which come first."""
        return self.rules[:FOREMOST]


@dataclass(frozen=True, slots=True)
class Chosen:
    """An open decision and the answer that leads to this outcome."""

    player: str
    ability: str
    answer: str
    chance: bool


@dataclass(frozen=True, slots=True)
class Told:
    """One outcome: what leads to it, what happens, how the board is afterwards."""

    choices: tuple[Chosen, ...]
    answer: str
    lines: tuple[Line, ...]
    board: BoardView


@dataclass(frozen=True, slots=True)
class Ruling:
    """What is printed, kept and exported; every word in it is in the reader's language."""

    title: str
    question: str | None
    edition: str
    answer: str
    warnings: tuple[str, ...]
    before: BoardView
    outcomes: tuple[Told, ...]
    complete: bool
    understood: bool


@dataclass(frozen=True, slots=True)
class CitedRule:
    """A rule that the trace cites, with its text."""

    number: str
    text: str


def cited_numbers(ruling: Ruling, outcome: int | None = None, full: bool = True) -> list[str]:
    """The rules that the traces cite, or that of one outcome, in the order of the rulebook."""
    told = ruling.outcomes if outcome is None else ruling.outcomes[outcome - 1 : outcome]
    shown = [line for one in told for line in one.lines if full or not line.folded]
    cited = {rule for line in shown for rule in (line.rules if full else line.foremost)}
    return [str(number) for number in sorted(map(RuleNumber.parse, cited))]


def explain(resolved: Resolved, edition: str, language: str = "en", most: int | None = None) -> Ruling:
    """A resolved scenario as a ruling in English or Spanish; at most so many of its outcomes are told."""
    outcomes = resolved.outcomes[:most]
    start = resolved.board.game
    before = game_view(start, language)
    said = headlines(outcomes, start, resolved.scenario.actions, language)
    return Ruling(
        resolved.scenario.title,
        resolved.scenario.question,
        resolved.scenario.rules or edition,
        short_answer(outcomes, said, _how_many(resolved, language), language),
        tuple(warnings(resolved, len(outcomes), language)),
        before,
        tuple(_told(outcome, one, before, language) for outcome, one in zip(outcomes, said, strict=True)),
        resolved.complete,
        not resolved.problems,
    )


def _how_many(resolved: Resolved, language: str) -> str:
    key = "outcomes" if resolved.complete else "more outcomes"
    return catalog(language)["answers"][key].format(count=len(resolved.outcomes))


def _told(outcome: Outcome, said: list[str], before: BoardView, language: str) -> Told:
    game = outcome.game
    return Told(
        tuple(_chosen(game, decision, language) for decision in outcome.decisions),
        " ".join(said),
        tuple(line_of(step, language) for step in game.steps),
        mark_changes(before, game_view(game, language)),
    )


def line_of(step: Step, language: str) -> Line:
    """A step in words."""
    cards = tuple(card.label for value in step.params.values() for card in _cards_in(value))
    players = tuple(str(value) for name, value in step.params.items() if name in PLAYER_PARAMS)
    rests_on = interpretation_of(step)
    key = rests_on.key if rests_on else ""
    text = text_of(step, language)
    return Line(step.rules, text, step.depth, step.routine, step.applied, cards, players, step.cause, key)


def _cards_in(value: object) -> list[CardParam]:
    if isinstance(value, tuple):
        return [card for one in value for card in _cards_in(one)]
    return [value] if isinstance(value, CardParam) else []


def _chosen(game: Game, decision: Decision, language: str) -> Chosen:
    choice = decision.choice
    return Chosen(
        game.players[choice.player].name,
        choice_name(choice, language),
        answer_text(game, decision, language),
        choice.ask is Ask.CHANCE,
    )
