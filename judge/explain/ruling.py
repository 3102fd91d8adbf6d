"""A ruling: the short answer, the warnings, the outcomes with their traces, made from what happened."""

from dataclasses import dataclass

from judge.cards.compiled import Problem
from judge.engine.choices import Ask
from judge.engine.explore import Decision
from judge.engine.state import Game
from judge.engine.steps import Step
from judge.explain.answer import headline, short_answer
from judge.explain.catalog import catalog, text_of
from judge.explain.game_view import game_view
from judge.scenario.draw import BoardView, mark_changes
from judge.scenario.run import Outcome, Resolved


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


def explain(resolved: Resolved, edition: str, language: str = "en") -> Ruling:
    """A resolved scenario as a ruling in English or Spanish."""
    before = game_view(resolved.board.game, language)
    outcomes = tuple(_told(outcome, before, language) for outcome in resolved.outcomes)
    return Ruling(
        resolved.scenario.title,
        resolved.scenario.question,
        resolved.scenario.rules or edition,
        short_answer([told.answer for told in outcomes], language),
        tuple(_warnings(resolved, language)),
        before,
        outcomes,
        resolved.complete,
        not resolved.problems,
    )


def _told(outcome: Outcome, before: BoardView, language: str) -> Told:
    game = outcome.game
    return Told(
        tuple(_chosen(game, decision, language) for decision in outcome.decisions),
        headline(game.steps, language),
        tuple(_line(step, language) for step in game.steps),
        mark_changes(before, game_view(game, language)),
    )


def _line(step: Step, language: str) -> Line:
    cards = tuple(p.label for p in step.params.values() if hasattr(p, "label"))
    players = tuple(str(p) for name, p in step.params.items() if name == "player")
    return Line(step.rules, text_of(step, language), step.depth, step.routine, step.applied, cards, players)


def _chosen(game: Game, decision: Decision, language: str) -> Chosen:
    choice = decision.choice
    shown = ", ".join(option_text(game, decision, option, language) for option in decision.answer)
    words = catalog(language)["words"]
    ability = choice.ability or choice.what or choice.ask.value
    return Chosen(game.players[choice.player].name, ability, shown or words["none"], choice.ask is Ask.CHANCE)


def option_text(game: Game, decision: Decision, option: object, language: str) -> str:
    """An option in words: a card, a player, a text, a number, yes or no."""
    choice = decision.choice
    words = catalog(language)["words"]
    if isinstance(option, bool):
        return words["yes" if option else "no"]
    if choice.ask in (Ask.CARDS, Ask.ORDER, Ask.CHANCE) and isinstance(option, int):
        return game.copies[option].label
    if choice.ask is Ask.PLAYER and isinstance(option, int):
        return game.players[option].name
    if choice.texts and option in choice.options:
        place = option if choice.ask in (Ask.ONE_OF, Ask.REPLACEMENT) else choice.options.index(option)
        return choice.texts[int(str(place))]
    return str(option)


def _warnings(resolved: Resolved, language: str) -> list[str]:
    templates = catalog(language)["warnings"]
    found = [_problem(problem, templates["not understood"]) for problem in resolved.problems]
    for number, taken in enumerate(resolved.outcomes[0].taken if resolved.outcomes else (), 1):
        found += [templates["unused"].format(action=number, answer=one) for one in taken.unused]
    if not resolved.complete:
        found.append(templates["limit"].format(count=len(resolved.outcomes)))
    return found


def _problem(problem: Problem, template: str) -> str:
    return template.format(
        state=problem.state, ability=problem.ability or "", text=problem.text, words=problem.words
    )
