"""Questions of "how many" that are answered by trying until it is refused."""

from collections.abc import Callable
from dataclasses import replace

from judge.ask.board import Understood
from judge.ask.builder import Assumption
from judge.ask.verdict import Verdict
from judge.scenario.run import Resolved
from judge.scenario.scenario import NamedCard, PlayerSetup, Scenario, UnknownCards
from judge.scenario.turn_actions import InkAction

Resolve = Callable[[Scenario], Resolved]
Tried = tuple[Understood, Resolved, Verdict]
MOST = 15
"""No turn needs more tries than this."""
_MOST_LORE = 40
_EXERTED = "5.1.1.2"


def cards_inked(understood: Understood, resolve: Resolve) -> Tried:
    """CR 4.2.3: how often the active player may put a card into their inkwell this turn."""
    return _until_refused(understood, resolve, _inking)


def times_done(understood: Understood, resolve: Resolve) -> Tried:
    """How often the last action can be taken this turn; unsaid where ink alone sets the limit."""
    shown, resolved, verdict = _until_refused(understood, resolve, _repeating)
    ink_is_said = all(one.message != "enough ink" for one in understood.assumptions)
    limited = _EXERTED in verdict.rules or verdict.answer == "0" or ink_is_said
    if not verdict.rules or not limited:
        return understood, resolve(understood.scenario), Verdict("")
    return shown, resolved, verdict


def _until_refused(
    understood: Understood, resolve: Resolve, repeated: Callable[[Scenario, int], Scenario]
) -> Tried:
    """The last action done once more than is legal: how often it was legal, and why not again."""
    scenario = understood.scenario
    taken = resolve(repeated(scenario, MOST)).outcomes[0].taken[len(scenario.actions) - 1 :]
    legal = next((number for number, one in enumerate(taken) if one.refusal), MOST)
    shown = repeated(scenario, legal + 1)
    resolved = resolve(shown)
    refusal = resolved.outcomes[0].taken[-1].refusal
    verdict = Verdict(str(legal), refusal.rules if refusal else (), refusal.reasons if refusal else ())
    return replace(understood, scenario=shown), resolved, verdict


def _repeating(scenario: Scenario, times: int) -> Scenario:
    """The last action, done so many times."""
    *before, last = scenario.actions
    return replace(scenario, actions=(*before, *[last] * times))


def _inking(scenario: Scenario, times: int) -> Scenario:
    """The last action, which inks a card, done so many times, each with a copy of that card."""
    active = scenario.player(scenario.active)
    *others, last = [entry for entry in active.hand if isinstance(entry, NamedCard)]
    labels = [f"{last.card.full_name} {number}" for number in range(1, times + 1)]
    hand = (*others, *(replace(last, label=label) for label in labels))
    tries = (*scenario.actions[:-1], *(InkAction(label) for label in labels))
    return _with_active(replace(scenario, actions=tries), replace(active, hand=hand))


def ink_needed(understood: Understood, resolve: Resolve) -> Tried:
    """CR 1.5.3: the least ready ink with which the last action is legal."""
    scenario = understood.scenario
    active = scenario.player(scenario.active)
    for amount in range(MOST + 1):
        ink = (UnknownCards(amount),) if amount else ()
        tried = _with_active(scenario, replace(active, ink=ink))
        resolved = resolve(tried)
        if all(outcome.taken[-1].refusal is None for outcome in resolved.outcomes):
            first = resolved.outcomes[0]
            rules = first.game.steps[first.taken[-1].first_step].rules
            return replace(understood, scenario=tried), resolved, Verdict(str(amount), rules)
    return understood, resolved, Verdict("")


def lore_to_win(understood: Understood, resolve: Resolve) -> Tried:
    """CR 1.11.3: with how much lore the active player wins, the last of it gained by the last action."""
    scenario = understood.scenario
    active = scenario.player(scenario.active)
    for lore in range(_MOST_LORE):
        tried = _with_active(scenario, replace(active, lore=lore))
        resolved = resolve(tried)
        won = [step for step in resolved.outcomes[0].game.steps if step.message == "wins by lore"]
        if won:
            had = Assumption("lore tried", (("player", active.name), ("lore", str(lore))))
            shown = replace(understood, scenario=tried, assumptions=(*understood.assumptions, had))
            return shown, resolved, Verdict(str(lore + 1), won[0].rules)
    return understood, resolved, Verdict("")


def _with_active(scenario: Scenario, active: PlayerSetup) -> Scenario:
    players = tuple(active if one.name == active.name else one for one in scenario.players)
    return replace(scenario, players=players)
