"""Taking a turn action: who may, and undoing one that turns out to be illegal (CR 4.1, 1.7.6)."""

from collections.abc import Callable

from judge.engine.choices import Answer, Choice
from judge.engine.not_in_play import because_not_in_play
from judge.engine.state import Game
from judge.engine.steps import Illegal, Reason
from judge.terms import Phase

UNDONE_BY = ("1.7.6", "4.1.4")
"""What every illegal action is refused by."""
COMPLETE = ("4.1.2", "1.7.2", "1.7.1")
"""A turn action is several game actions, all of which are complete before the next one."""


def take(
    game: Game, player: int, action: Callable[[], None], anytime: bool = False, rules: tuple[str, ...] = ()
) -> Illegal | None:
    """Take a turn action; an illegal one is undone entirely and its reasons are given back (1.7.6)."""
    before = game.copy()
    try:
        if game.ended:
            raise Illegal(
                Reason(_how_it_ended(game), "the game has ended", {"player": game.players[player].name})
            )
        against = [] if anytime else _reasons_not_now(game, player, rules)
        require_with_the_rest(game, against, action)
        action()
    except Illegal as refusal:
        seen = _cannot_be_undone(game, before)
        game.restore(before)
        _report(game, player, refusal, seen)
        return refusal
    return None


def _how_it_ended(game: Game) -> tuple[str, ...]:
    """2.3.3, and the way in which it has; found by the check of 1.8.1."""
    ways = ("2.3.3.", "1.8.1.1", "1.8.1.2", "1.8.1.3")
    cited = (rule for step in game.steps for rule in step.rules if rule.startswith(ways))
    return ("2.3.3", *dict.fromkeys(cited))


def _reasons_not_now(game: Game, player: int, rules: tuple[str, ...]) -> list[Reason]:
    """4.1.2: only the active player, only in the Main Phase."""
    params = {"player": game.players[player].name}
    if not game.is_turn_of(player):
        return [Reason((*rules, "4.1.2", "4.1.1", "4.1.3", "1.3.4.1"), "it is not their turn", params)]
    if game.phase is not Phase.MAIN:
        return [Reason((*rules, "4.1.2"), "it is not the Main Phase", params)]
    return []


def _cannot_be_undone(game: Game, before: Game) -> list[str]:
    """1.7.6.2: what was revealed or shuffled."""
    made = game.steps[len(before.steps) :]
    return [step.message for step in made if step.message in ("reveals", "shuffles")]


def begin(game: Game, player: int) -> None:
    """4.1.3: one of the turn actions that the game itself lets the active player take."""
    game.routine(("4.1.3", "4.1.1", "3.3.1"), "takes a turn action", player=game.players[player].name)


def _report(game: Game, player: int, refusal: Illegal, seen: list[str]) -> None:
    for reason in refusal.reasons:
        game.step((*reason.rules, "1.7.6"), reason.message, **reason.params)
    game.step((*UNDONE_BY, "1.7.6.1"), "the action is undone", player=game.players[player].name)
    if seen:
        game.step("1.7.6.2", "can't be undone", player=game.players[player].name)


def reasons_not_theirs(game: Game, player: int, card: int, *rules: str) -> list[Reason]:
    """1.4.3: a player acts with their own cards."""
    if game.owner(card) == player:
        return []
    return [Reason((*rules, "1.4.3"), "is not their card", {"card": game.named(card)})]


def reasons_not_in_play(game: Game, card: int, *rules: str) -> list[Reason]:
    """5.1.1.8: what is not in play is not used or moved."""
    if card in game.in_play:
        return []
    return [because_not_in_play(game, card, *rules)]


def require(*reasons: Reason) -> None:
    """Refuse where there is any reason to."""
    if reasons:
        raise Illegal(*reasons)


def require_with_the_rest(game: Game, reasons: list[Reason], rest: Callable[[], object]) -> None:
    """Refuse where there is any reason to, with those that the rest of the action would meet as well."""
    if reasons:
        raise Illegal(*reasons, *_reasons_against(game, rest))


def _reasons_against(game: Game, rest: Callable[[], object]) -> tuple[Reason, ...]:
    """What refuses the rest of an action that is undone in any case, as far as nobody has to decide."""
    decider, game.decider = game.decider, _nobody
    try:
        rest()
    except Illegal as refusal:
        return refusal.reasons
    except _UndecidedError:
        return ()
    finally:
        game.decider = decider
    return ()


class _UndecidedError(Exception):
    """A decision came up in an action that is refused already."""


def _nobody(game: Game, choice: Choice) -> Answer:
    """What has one legal answer is no decision."""
    answer = choice.only_answer()
    if answer is None:
        raise _UndecidedError
    return answer
