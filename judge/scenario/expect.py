"""Whether what a scenario expects came true: each entry, with what was found."""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Any

from judge.engine.steps import Illegal
from judge.engine.turn_actions.taking import UNDONE_BY
from judge.scenario import expectations as x
from judge.scenario.attempts import reasons_against
from judge.scenario.expect_card import Found, card_is, listed
from judge.scenario.labels import copies_named
from judge.scenario.run import Outcome, Resolved
from judge.scenario.script import as_written, called, plain
from judge.scenario.set_up import Board
from judge.scenario.turn_actions import Answer


@dataclass(frozen=True, slots=True)
class Checked:
    """An expectation, whether it holds, and what was found instead."""

    expectation: x.Expectation
    ok: bool
    found: str


def check_expectations(resolved: Resolved) -> tuple[Checked, ...]:
    """Every entry over all outcomes: in all of them, or in one where it says so."""
    expected = resolved.scenario.expectations
    return tuple(_check(resolved, resolved.board, expectation) for expectation in expected)


def _check(resolved: Resolved, board: Board, expectation: x.Expectation) -> Checked:
    if isinstance(expectation, x.Outcomes):
        count = len(resolved.outcomes)
        told = f"{count} outcomes" if resolved.complete else f"more than {count} outcomes"
        return Checked(expectation, count == expectation.count and resolved.complete, told)
    found = [_holds(outcome, board, expectation) for outcome in resolved.outcomes]
    oks = [ok for ok, _ in found]
    ok = any(oks) if expectation.in_some else all(oks)
    shown = dict.fromkeys(text for ok_one, text in found if ok or not ok_one)
    return Checked(expectation, ok, "; ".join(shown))


def _holds(outcome: Outcome, board: Board, expectation: x.Expectation) -> Found:
    return _CHECKS[type(expectation)](outcome, board, expectation)


# ---- cards


def _card_is(outcome: Outcome, board: Board, e: x.CardIs) -> Found:
    return card_is(outcome.game, board, e)


def _card_can(outcome: Outcome, board: Board, e: x.CardCan) -> Found:
    try:
        reasons = reasons_against(outcome.game, board, e)
    except Illegal as missing:
        return False, str(missing)
    rules = [rule for reason in reasons for rule in reason.rules]
    found = f"prevented by {', '.join(rules)}" if reasons else f"can {e.attempt}"
    if e.can:
        return not reasons, found
    return bool(reasons) and (e.rule is None or _is_cited(e.rule, rules)), found


# ---- players and the game


def _player_has(outcome: Outcome, board: Board, e: x.PlayerHas) -> Found:
    player = next(one for one in outcome.game.players if one.name == e.player)
    now = {
        "lore": player.lore,
        "hand": len(player.hand),
        "deck": len(player.deck),
        "discard": len(player.discard),
        "ink": player.ready_ink,
        "inkwell": len(player.inkwell),
    }
    asked = {name: getattr(e, name) for name in now if getattr(e, name) is not None}
    return all(now[name] == wanted for name, wanted in asked.items()), listed(
        {name: now[name] for name in asked}
    )


def _winner(outcome: Outcome, board: Board, e: x.Winner) -> Found:
    names = [outcome.game.players[player].name for player in outcome.game.winners]
    return (e.player in names if e.player else not names), f"winner: {', '.join(names) or 'none'}"


def _loser(outcome: Outcome, board: Board, e: x.Loser) -> Found:
    game = outcome.game
    losers = [game.players[player].name for player in game.losers]
    if game.winners:
        losers += [p.name for p in game.players if p.index not in game.winners and p.name not in losers]
    return (e.player in losers if e.player else not losers), f"loser: {', '.join(losers) or 'none'}"


# ---- what was done


def _is_illegal(outcome: Outcome, board: Board, e: x.IsIllegal) -> Found:
    refusal = outcome.taken[(e.action or len(outcome.taken)) - 1].refusal
    if refusal is None:
        return False, "it is legal"
    return _is_cited(e.rule, (*refusal.rules, *UNDONE_BY)), f"illegal by {', '.join(refusal.rules)}"


def _is_legal(outcome: Outcome, board: Board, e: x.IsLegal) -> Found:
    refusal = outcome.taken[(e.action or len(outcome.taken)) - 1].refusal
    found = "it is legal" if refusal is None else f"illegal by {', '.join(refusal.rules)}"
    return (refusal is None) == e.legal, found


def _is_illegal_choice(outcome: Outcome, board: Board, e: x.IsIllegalChoice) -> Found:
    refusals = [one for taken in outcome.taken for one in taken.refused_answers]
    wanted = [
        one
        for one in refusals
        if (e.action is None or one.action == e.action) and _is_the_answer(board, one.answer, e.answer)
    ]
    listed = "; ".join(f"{as_written(one.answer)} by {', '.join(one.rules)}" for one in refusals)
    return any(_is_cited(e.rule, one.rules) for one in wanted), f"refused: {listed or 'none'}"


def _is_the_answer(board: Board, given: Answer, wanted: Answer | None) -> bool:
    """The answer, or one of the cards in it; a card may be named in another way than there."""
    if wanted is None or given == wanted:
        return True
    if isinstance(given, str) and isinstance(wanted, str):
        return _is_the_same_card(board, given, wanted)
    given, wanted = (one if isinstance(one, tuple) else (one,) for one in (given, wanted))
    return all(any(_is_the_answer(board, one, other) for one in given) for other in wanted)


def _is_the_same_card(board: Board, given: str, wanted: str) -> bool:
    same = set(copies_named(given, board.copies)) & set(copies_named(wanted, board.copies))
    return plain(given) == plain(wanted) or bool(same)


def _names_in_steps(outcome: Outcome, *messages: str) -> list[tuple[str, str]]:
    """The abilities of which a step says this, each with its card."""
    return [
        (plain(str(step.params["ability"])), str(getattr(step.params.get("card"), "label", "")))
        for step in outcome.game.steps
        if step.message in messages
    ]


def _is_called(outcome: Outcome, ability: tuple[str, str], name: str) -> bool:
    return bool(called(outcome.game, name) & {ability[0], plain(f"{ability[0]} ({ability[1]})")})


def _counted(outcome: Outcome, e: x.Triggered | x.Resolved, *messages: str) -> Found:
    count = sum(_is_called(outcome, one, e.name) for one in _names_in_steps(outcome, *messages))
    return (
        count == e.times if e.times is not None else count > 0
    ), "once" if count == 1 else f"{count} times"


def _triggered(outcome: Outcome, board: Board, e: x.Triggered) -> Found:
    return _counted(outcome, e, "is added to the bag")


def _resolved(outcome: Outcome, board: Board, e: x.Resolved) -> Found:
    """An action counts by its name, unless abilities of that name were added to the bag (6.2.7)."""
    from_bag, _ = _triggered(outcome, board, x.Triggered(e.name))
    messages = ("has resolved",) if from_bag else ("has resolved", "the action has resolved")
    return _counted(outcome, e, *messages)


def _in_order(outcome: Outcome, board: Board, e: x.ResolvedInOrder) -> Found:
    seen = _names_in_steps(outcome, "resolves")
    left = list(e.names)
    for one in seen:
        if left and _is_called(outcome, one, left[0]):
            del left[0]
    return not left, "resolved: " + ", ".join(name for name, _ in seen)


def _is_cited(rule: str, cited: Collection[str]) -> bool:
    """A section's heading has no text of its own to cite: any rule of it is cited for it."""
    is_section = rule.count(".") < 2
    return rule in cited or (is_section and any(one.startswith(f"{rule}.") for one in cited))


def _cites(outcome: Outcome, board: Board, e: x.Cites) -> Found:
    cited = {rule for step in outcome.game.steps for rule in step.rules}
    missing = [rule for rule in e.rules if not _is_cited(rule, cited)]
    return not missing, f"not cited: {', '.join(missing)}" if missing else "all cited"


_CHECKS: dict[type, Callable[[Outcome, Board, Any], Found]] = {
    x.CardIs: _card_is,
    x.CardCan: _card_can,
    x.PlayerHas: _player_has,
    x.Winner: _winner,
    x.Loser: _loser,
    x.IsIllegal: _is_illegal,
    x.IsLegal: _is_legal,
    x.IsIllegalChoice: _is_illegal_choice,
    x.Triggered: _triggered,
    x.Resolved: _resolved,
    x.ResolvedInOrder: _in_order,
    x.Cites: _cites,
}
