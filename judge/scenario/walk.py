"""Going through a scenario by hand: one action or answer at a time, each of which can be taken back."""

import contextlib
from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from functools import partial

from judge.engine.choices import Answer, Ask, Choice
from judge.engine.explore import Open, Path
from judge.engine.possible import Possible, possible_actions
from judge.engine.state import Game
from judge.scenario import turn_actions as t
from judge.scenario.answers import needs_an_answer
from judge.scenario.labels import copies_named
from judge.scenario.now import copies_now
from judge.scenario.run import Outcome, board_of, run_once
from judge.scenario.scenario import Scenario
from judge.scenario.script import plain
from judge.scenario.set_up import Texts
from judge.scenario.taken_down import Given, with_answers


@dataclass(frozen=True, slots=True)
class Asked:
    """The game stands before a decision."""

    game: Game
    choice: Choice
    answers: tuple[Answer, ...]


@dataclass(frozen=True, slots=True)
class Standing:
    """The game waits for the next action."""

    game: Game
    outcome: Outcome


@dataclass(frozen=True, slots=True)
class _Done:
    """What was done so far: the actions, and the answers to what they left open."""

    actions: tuple[t.TurnAction, ...] = ()
    answers: tuple[Answer, ...] = ()


class Walk:
    """A scenario replayed from its start after each step, since all of it is deterministic."""

    def __init__(self, scenario: Scenario, texts: Texts) -> None:
        self._file = scenario
        self._board = board_of(scenario, texts)
        self._done = [_Done()]

    @property
    def start(self) -> Game:
        """The board before anything is done."""
        return self._board.game

    def now(self) -> Asked | Standing:
        """Where the game stands."""
        return self._replayed(self._done[-1])

    def act(self, action: t.TurnAction) -> None:
        done = self._done[-1]
        self._done.append(_Done((*done.actions, action), done.answers))

    def answer(self, answer: Answer) -> None:
        done = self._done[-1]
        self._done.append(_Done(done.actions, (*done.answers, answer)))

    def undo(self) -> bool:
        """Take the last action or answer back; False where nothing was done."""
        if len(self._done) == 1:
            return False
        self._done.pop()
        return True

    def next_of_file(self) -> t.TurnAction | None:
        """What the file does next, as long as everything so far was as the file has it."""
        actions = self._done[-1].actions
        follows = actions == self._file.actions[: len(actions)]
        return (
            self._file.actions[len(actions)] if follows and len(actions) < len(self._file.actions) else None
        )

    def as_scenario(self) -> Scenario:
        """What was done, as a scenario of its own: its actions with the answers that were given."""
        done = self._done[-1]
        actions, before = [], len(self._given(_Done((), done.answers)))
        for count, action in enumerate(done.actions, 1):
            given = self._given(_Done(done.actions[:count], done.answers))
            actions.append(with_answers(self.start, action, given[before:]))
            before = len(given)
        return replace(self._file, actions=tuple(actions), expectations=())

    def _replayed(self, done: _Done) -> Asked | Standing:
        path = _Watched(done.answers)
        try:
            outcome = run_once(replace(self._file, actions=done.actions), self._board, path)
        except Open as stop:
            assert path.game is not None, "who asks is a game"
            return Asked(path.game, stop.choice, tuple(stop.answers))
        return Standing(outcome.game, outcome)

    def _given(self, done: _Done) -> list[Given]:
        path = _Watched(done.answers)
        with contextlib.suppress(Open):
            run_once(replace(self._file, actions=done.actions), self._board, path)
        return path.given


class _Watched(Path):
    """A path that remembers the game which asked last, and every answer that was given."""

    by_hand = True

    def __init__(self, answers: tuple[Answer, ...]) -> None:
        super().__init__(answers)
        self.game: Game | None = None
        self.given: list[Given] = []

    def answer(self, game: Game, choice: Choice) -> Answer:
        self.game = game
        answer = super().answer(game, choice)
        self.given.append(Given(choice, answer, forced=not needs_an_answer(game, choice)))
        return answer

    def meet(self, choice: Choice, answer: Answer) -> None:
        self.given.append(Given(choice, answer, forced=True))


def actions_now(game: Game) -> list[t.TurnAction]:
    """What the active player can try, as entries of a scenario; unknown cards in hand are all alike."""
    label = partial(_label, game)
    found = [entry_of(one, label) for one in possible_actions(game) if not _is_unknown(game, one)]
    return list(dict.fromkeys(found))


def means_the_same(game: Game, written: t.TurnAction, full: t.TurnAction) -> bool:
    """Whether an entry of the file, with names as they were written, can mean this one with full labels."""
    if type(written) is not type(full):
        return False
    return all(
        _can_mean(game, getattr(written, field.name), getattr(full, field.name))
        for field in fields(full)
        if field.name not in _HOW_IT_IS_ANSWERED
    )


_HOW_IT_IS_ANSWERED = ("by", "choices", "order", "line", "key_lines", "exerted")


def _can_mean(game: Game, written: object, full: object) -> bool:
    if isinstance(written, tuple) and isinstance(full, tuple):
        return len(written) == len(full) and all(map(lambda a, b: _can_mean(game, a, b), written, full))
    if written is None or written == full:
        return True
    if not isinstance(written, str) or not isinstance(full, str):
        return False
    return plain(written) == plain(full) or full in [c.label for c in copies_named(written, copies_now(game))]


def _is_unknown(game: Game, action: Possible) -> bool:
    return action.card >= 0 and not game.copies[action.card].printed.known


def _label(game: Game, card: int) -> str:
    return game.copies[card].label


def entry_of(action: Possible, label: Callable[[int], str]) -> t.TurnAction:
    """A possible action as an entry of `do`, its cards by their labels."""
    card = label(action.card) if action.card >= 0 else ""
    others = tuple(map(label, action.others))
    match action.kind:
        case "ink":
            return t.InkAction(card)
        case "play":
            return t.PlayAction(card)
        case "shift":
            return t.PlayAction(card, shift_onto=others)
        case "sing":
            return t.PlayAction(card, sing_with=others)
        case "quest":
            return t.QuestAction(card)
        case "challenge":
            return t.ChallengeAction(card, others[0])
        case "move":
            return t.MoveAction(card, others[0])
        case "boost":
            return t.BoostAction(card)
        case "use":
            assert action.ability is not None
            return t.UseAction(card, action.ability.label or None)
        case _:
            return t.EndTurnAction()


def is_chance(choice: Choice) -> bool:
    """Nobody decides it."""
    return choice.ask is Ask.CHANCE
