"""Running a scenario: every action in turn, every open decision followed (the main job of the tool)."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from judge.cards.abilities.ability import Activated, NamedAbility
from judge.cards.compiled import Problem
from judge.engine import (
    begin_turn,
    boost,
    challenge,
    characteristics,
    concede,
    end_turn,
    ink,
    move,
    play,
    quest,
    take,
    use,
)
from judge.engine.choices import Answer, Ask, Choice
from judge.engine.explore import EVERYTHING, Decision, Limits, Path
from judge.engine.identity import state_key
from judge.engine.state import Decider, Game
from judge.engine.steps import Illegal, Reason
from judge.engine.turn_actions.play import How
from judge.engine.turn_actions.use import is_usable, reasons_not_for_free
from judge.scenario import turn_actions as t
from judge.scenario.carried import rejoin
from judge.scenario.find import find_copy
from judge.scenario.labels import of_player_in, opposing_in_play
from judge.scenario.on_cores import explore
from judge.scenario.scenario import Scenario
from judge.scenario.script import Refusal, Script, plain
from judge.scenario.set_up import Board, Texts, set_up
from judge.terms import Keyword, Phase, Zone


@dataclass(frozen=True, slots=True)
class Taken:
    """What became of one action: None if it was legal, otherwise why not."""

    refusal: Illegal | None
    refused_answers: tuple[Refusal, ...]
    unused: tuple[str, ...]
    first_step: int


@dataclass(frozen=True, slots=True)
class Outcome:
    """One final state and the open decisions that lead to it."""

    decisions: tuple[Decision, ...]
    game: Game
    taken: tuple[Taken, ...]


@dataclass(frozen=True, slots=True)
class Resolved:
    """A scenario with all its outcomes; equal ones are merged."""

    scenario: Scenario
    board: Board
    outcomes: tuple[Outcome, ...]
    problems: tuple[Problem, ...]
    complete: bool
    ran_out: bool = False
    """Not all could be followed, however many outcomes are wanted."""


def run(scenario: Scenario, texts: Texts, limits: Limits = EVERYTHING, cores: int = 1) -> Resolved:
    """Set the board up once, and follow every sequence of answers from a copy of it."""
    board = board_of(scenario, texts)
    found = explore(
        lambda path: run_once(scenario, board, path),
        _final_state,
        lambda outcome: rejoin(outcome.game, board.game),
        limits,
        cores,
    )
    return Resolved(scenario, board, found.kept(), board.problems, found.complete, found.ran_out)


def board_of(scenario: Scenario, texts: Texts) -> Board:
    """The board before anything is done."""
    return set_up(scenario, texts, _undecided)


def _final_state(outcome: Outcome) -> object:
    return state_key(outcome.game)


def _undecided(game: Game, choice: Choice) -> Answer:
    raise AssertionError("nobody decides before the run begins")


def run_once(scenario: Scenario, board: Board, path: Path) -> Outcome:
    """Every action in turn, with the answers of one path to what the file leaves open."""
    game = board.game.copy()
    taken = []
    if scenario.phase is Phase.START:
        with _decided_by(game, path.answer):
            begin_turn(game)
    for number, action in enumerate(scenario.actions, 1):
        taken.append(_take(game, board, number, action, path))
    return Outcome(tuple(path.decisions), game, tuple(taken))


def _take(game: Game, board: Board, number: int, action: t.TurnAction, path: Path) -> Taken:
    script = Script(number, action)
    first = len(game.steps)
    player = _who(game, action)
    with _decided_by(game, _Answers(script, path)):
        refusal = take(
            game,
            player,
            lambda: _perform(game, board, player, action),
            anytime=isinstance(action, t.ConcedeAction),  # 2.3.3.4: at any point
            rules=_ON_ONES_TURN.get(type(action), ()),
        )
    if refusal is None:
        script.refuse_what_is_left(game)
        script.refuse_left(game, _abilities_since(game, first, "no legal choice"))
    unused = tuple(script.unused(game, _abilities_since(game, first, "resolves")))
    return Taken(refusal, tuple(script.refusals), unused, first)


@contextmanager
def _decided_by(game: Game, decider: Decider) -> Iterator[None]:
    """For a while: a game that keeps who decided, and is kept by their decisions, is never let go of."""
    game.decider = decider
    try:
        yield
    finally:
        game.decider = _undecided


def _abilities_since(game: Game, first: int, message: str) -> set[str]:
    """The abilities of which a step tells this, each by its name and by "Name (CARD)"."""
    names = set()
    for step in game.steps[first:]:
        if step.message == message:
            name, card = str(step.params["ability"]), getattr(step.params.get("card"), "label", "")
            names |= {plain(name), plain(f"{name} ({card})")}
    return names


class _Answers:
    """Who decides during an action: the file where it says, a forced answer, otherwise every answer."""

    def __init__(self, script: Script, path: Path) -> None:
        self._script = script
        self._path = path

    @property
    def left(self) -> object:
        """What of the file's answers is still to come: what follows depends on it."""
        return self._script.left

    def __call__(self, game: Game, choice: Choice) -> Answer:
        answer = self._script.answer(game, choice)
        if answer is None and not self._path.by_hand:
            answer = self._script.unsaid(game, choice)
        if answer is not None:
            return answer
        answer = choice.only_answer()
        if answer is None:
            return self._path.answer(game, choice)
        self._path.meet(choice, answer)
        return answer


_ON_ONES_TURN: dict[type, tuple[str, ...]] = {
    t.InkAction: ("4.2.3",),
    t.PlayAction: ("4.3.2", "4.3.1"),
    t.UseAction: ("6.3.2", "6.3.1", "4.4.3", "4.4.1"),
    t.BoostAction: ("8.4.1", "6.3.2", "6.3.1", "4.4.3", "4.4.1"),
    t.QuestAction: ("4.5.1",),
    t.ChallengeAction: ("4.6.1",),
    t.MoveAction: ("4.7.3",),
    t.EndTurnAction: ("3.3.2",),
}
"""What says of each turn action that it is the active player's."""


def _who(game: Game, action: t.TurnAction) -> int:
    name = action.player if isinstance(action, t.ConcedeAction) else action.by
    return game.active if name is None else next(p.index for p in game.players if p.name == name)


# ---- each action, from the words of the file to the turn action


def _perform(game: Game, board: Board, player: int, action: t.TurnAction) -> None:
    _PERFORM[type(action)](game, board, player, action)


def _ink(game: Game, board: Board, player: int, action: t.InkAction) -> None:
    ink(game, player, _own(game, board, player, action.card, Zone.HAND))


def _play(game: Game, board: Board, player: int, action: t.PlayAction) -> None:
    source = action.from_zone or Zone.HAND
    card = _own(game, board, player, action.card, source)
    how = How(
        tuple(_own(game, board, player, one, Zone.PLAY) for one in action.shift_onto),
        tuple(_own(game, board, player, one, Zone.PLAY) for one in action.sing_with),
        action.for_free,
        source,
        action.exerted,
    )
    play(game, player, card, how)


def _use(game: Game, board: Board, player: int, action: t.UseAction) -> None:
    card = _own(game, board, player, action.card, Zone.PLAY)
    if action.ability is not None and plain(action.ability).startswith(plain(Keyword.BOOST.value)):
        boost(game, player, card)  # 8.4.1: it represents an activated ability.
        return
    ability = _ability(game, player, card, action.ability)
    for_free = not reasons_not_for_free(game, player, game.ref(card), ability)
    use(game, player, card, ability, for_free)  # Nobody pays for what is allowed for free.


def _ability(game: Game, player: int, card: int, name: str | None) -> NamedAbility:
    """4.4.3.1: the player announces which, where the file does not say and several could be used."""
    own = [*game.copies[card].printed.activated]
    if card in game.in_play:
        gained = characteristics.gained_abilities(game, game.ref(card))
        own += [named for named in gained if isinstance(named.ability, Activated)]
    found = [named for named in own if name is None or plain(named.label) == plain(name)]
    if not found:
        params = {"card": game.named(card), "ability": name or ""}
        below = ("8.10.5", "5.1.1.6") if _is_text_below(game, card, name) else ()
        raise Illegal(Reason(("4.4.1", "6.3.1", *below), "has no such activated ability", params))
    usable = [one for one in found if is_usable(game, player, game.ref(card), one)] or found[:1]
    texts = tuple(dict.fromkeys(one.label for one in usable))
    if len(texts) == 1:
        return usable[0]
    asked = game.card(card).full_name
    choice = Choice(Ask.ONE_OF, player, asked, tuple(range(len(texts))), texts=texts, source=card)
    label = texts[int(str(game.decide(choice)[0]))]
    return next(one for one in usable if one.label == label)


def _is_text_below(game: Game, card: int, name: str | None) -> bool:
    """8.10.5: a shifted character doesn't gain the text of the character it's put on top of."""
    under = game.in_play[card].under if card in game.in_play else ()
    below = (named for one in under for named in game.copies[one].printed.activated)
    return any(name is None or plain(named.label) == plain(name) for named in below)


def _boost(game: Game, board: Board, player: int, action: t.BoostAction) -> None:
    boost(game, player, _own(game, board, player, action.card, Zone.PLAY))


def _quest(game: Game, board: Board, player: int, action: t.QuestAction) -> None:
    quest(game, player, _own(game, board, player, action.card, Zone.PLAY))


def _challenge(game: Game, board: Board, player: int, action: t.ChallengeAction) -> None:
    team = (game.players[one].name for one in game.team_of(player))
    target = find_copy(game, board, action.target, opposing_in_play(*team))
    challenge(game, player, _own(game, board, player, action.card, Zone.PLAY), target)


def _move(game: Game, board: Board, player: int, action: t.MoveAction) -> None:
    card = _own(game, board, player, action.card, Zone.PLAY)
    move(game, player, card, _own(game, board, player, action.to, Zone.PLAY))


def _end_turn(game: Game, board: Board, player: int, action: t.EndTurnAction) -> None:
    end_turn(game, player)


def _concede(game: Game, board: Board, player: int, action: t.ConcedeAction) -> None:
    concede(game, player)


def _own(game: Game, board: Board, player: int, reference: str, zone: Zone) -> int:
    return find_copy(game, board, reference, of_player_in(game.players[player].name, zone))


_PERFORM: dict[type, Callable[..., None]] = {
    t.InkAction: _ink,
    t.PlayAction: _play,
    t.UseAction: _use,
    t.BoostAction: _boost,
    t.QuestAction: _quest,
    t.ChallengeAction: _challenge,
    t.MoveAction: _move,
    t.EndTurnAction: _end_turn,
    t.ConcedeAction: _concede,
}
