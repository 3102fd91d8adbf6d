"""Yes, no, it depends, or a number: read off what came of the scenario, with the rules that say so."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from judge.ask.board import Understood
from judge.ask.builder import NAMES, Placed
from judge.ask.effects import UNTRIGGERED, triggers_for
from judge.ask.happenings import INK, MESSAGES, STATES
from judge.ask.intent import CHOICE, COUNT, HAPPENS, LEGAL, MUST, Query
from judge.ask.measures import has_it, is_measure, measured, rules_of
from judge.ask.working import WORKS, rules_of_working, works_in
from judge.engine.steps import CardParam, Reason, Step
from judge.scenario.labels import Copy, of_player_in, the_copy
from judge.scenario.run import Outcome, Resolved
from judge.terms import Zone

YES, NO, DEPENDS = "yes", "no", "depends"
_OPPOSITE = {YES: NO, NO: YES}
_SINGING = "5.4.4.2"
"""By which a song is played without ink."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """The answer, the rules it rests on (the weightiest first), and why not, where something was refused."""

    answer: str
    rules: tuple[str, ...] = ()
    reasons: tuple[Reason, ...] = ()
    on: tuple[tuple[str, str], ...] = ()
    """The numbers it depends on: whose, and whether strength or willpower."""


def verdict_on(query: Query, understood: Understood, resolved: Resolved, language: str) -> Verdict:
    """What the question wants to know, from all outcomes; the opposite where it asks what is prevented."""
    found = _found(query, understood, resolved, language)
    return replace(found, answer=_OPPOSITE.get(found.answer, found.answer)) if query.opposite else found


def _found(query: Query, understood: Understood, resolved: Resolved, language: str) -> Verdict:
    if query.about == WORKS:
        return _on_working(query, resolved)
    by_choice = query.kind == LEGAL and _own_choices(resolved, NAMES[language][query.player])
    refused = _on_refusal(query, resolved, by_choice) if query.kind != COUNT else None
    if refused is not None:
        return refused
    if query.kind == CHOICE:
        found = _on_choice(resolved)
        protects = query.about == "protect"
        return replace(found, answer=_OPPOSITE.get(found.answer, found.answer)) if protects else found
    if query.kind in (HAPPENS, LEGAL, MUST):
        answer = {LEGAL: YES, MUST: NO}.get(query.kind, "")
        return Verdict(answer, _rules_of_actions(resolved))
    if query.also is not None:
        each = [replace(query, thing=one, also=None) for one in (query.thing, query.also)]
        return _of_both([verdict_on(one, understood, resolved, language) for one in each])
    watch = _Watch(query, understood, resolved, language)
    return watch.count() if query.kind == COUNT else watch.verdict()


def _own_choices(resolved: Resolved, player: str) -> bool:
    """Whether every open decision is that player's own."""
    decisions = ((outcome.game, one) for outcome in resolved.outcomes for one in outcome.decisions)
    return all(game.players[one.choice.player].name == player for game, one in decisions)


def _on_refusal(query: Query, resolved: Resolved, by_choice: bool) -> Verdict | None:
    """An action was refused (1.7.6), in every outcome, or in some and not by the player's own choices."""
    refused = [taken.refusal for outcome in resolved.outcomes for taken in outcome.taken if taken.refusal]
    if not refused:
        return None
    answer = {HAPPENS: "", MUST: YES}.get(query.kind, NO)
    every = all(any(taken.refusal for taken in outcome.taken) for outcome in resolved.outcomes)
    if by_choice and not every:
        return None
    return Verdict(answer if every else DEPENDS, refused[0].rules, tuple(refused[0].reasons))


def _on_working(query: Query, resolved: Resolved) -> Verdict:
    so = {works_in(query.keyword, outcome) for outcome in resolved.outcomes}
    answer = DEPENDS if len(so) > 1 else YES if True in so else NO
    refused = [one.refusal for one in resolved.outcomes[0].taken if one.refusal]
    reasons = tuple(refused[0].reasons) if refused else ()
    return Verdict(answer, rules_of_working(query.keyword, resolved, True in so), reasons)


def _of_both(found: list[Verdict]) -> Verdict:
    answers = {one.answer for one in found}
    answer = NO if NO in answers else DEPENDS if DEPENDS in answers else YES
    return Verdict(answer, tuple(rule for one in found for rule in one.rules))


def banished_in(resolved: Resolved) -> list[set[int]]:
    """The cards that are banished in each outcome."""
    found = []
    for outcome in resolved.outcomes:
        cards = (step.params.get("card") for step in outcome.game.steps if step.message == "is banished")
        found.append({card.id for card in cards if isinstance(card, CardParam)})
    return found


def _on_choice(resolved: Resolved) -> Verdict:
    """1.7.7: an illegal choice is refused, and another is made."""
    taken = [one for outcome in resolved.outcomes for one in outcome.taken]
    refused = [answer for one in taken for answer in one.refused_answers]
    unused = [answer for one in taken for answer in one.unused]
    if refused:
        return Verdict(NO, refused[0].rules)
    nothing = _without_choice(resolved)
    if unused and nothing:
        return Verdict(NO, nothing[0].rules)
    return Verdict("" if unused else YES, (*_keyword_rules(_steps(resolved)), *_rules_of_choosing(resolved)))


def _rules_of_choosing(resolved: Resolved) -> tuple[str, ...]:
    """What says that it may be chosen; where no step does, what the action began with."""
    chosen = [step.rules for step in _steps(resolved) if step.message == "chooses"]
    return chosen[0] if chosen else _rules_of_actions(resolved)


def _steps(resolved: Resolved) -> list[Step]:
    return [step for outcome in resolved.outcomes for step in outcome.game.steps]


def _without_choice(resolved: Resolved) -> list[Step]:
    """Where there was nothing that could be chosen."""
    steps = (step for outcome in resolved.outcomes for step in outcome.game.steps)
    return [step for step in steps if step.message == "no legal choice"]


def _of_refused_choices(outcome: Outcome) -> list[str]:
    refused = [answer for taken in outcome.taken for answer in taken.refused_answers]
    return [rule for answer in refused for rule in answer.rules]


def _unmet(outcome: Outcome) -> list[str]:
    """A secondary condition that was false kept it from happening (6.2.4)."""
    steps = [step for step in outcome.game.steps if step.message == "the condition is not met"]
    return [rule for step in steps for rule in step.rules]


def _rules_of_actions(resolved: Resolved) -> tuple[str, ...]:
    """What the last action began with, and every keyword that had a say."""
    outcome = resolved.outcomes[0]
    first = outcome.taken[-1].first_step if outcome.taken else 0
    steps = outcome.game.steps[first:]
    telling = [step for step in steps if not step.routine] or steps
    opening = [rule for step in telling[:1] for rule in step.rules]
    song = [_SINGING for step in steps if _SINGING in step.rules]
    return tuple(dict.fromkeys([*_keyword_rules(steps), *song, *opening]))


def _keyword_rules(steps: Iterable[Step]) -> list[str]:
    return [rule for step in steps for rule in step.rules if rule.startswith("8.")]


class _Watch:
    """Looks in each outcome for what is asked."""

    def __init__(self, query: Query, understood: Understood, resolved: Resolved, language: str) -> None:
        self._query, self._resolved, self._placed = query, resolved, understood.placed
        self._player = NAMES[language][query.player]
        placed = understood.place_of(query.thing) if query.thing else None
        self._card = _copy_of(placed, resolved, language) if placed else None

    def verdict(self) -> Verdict:
        outcomes = self._resolved.outcomes
        found = [self._steps(outcome) for outcome in outcomes]
        so = {self._is_so(outcome, steps) for outcome, steps in zip(outcomes, found, strict=True)}
        alone = self._query.can and _own_choices(self._resolved, self._player)
        depends = YES if alone else DEPENDS
        answer = depends if len(so) > 1 else YES if True in so else NO
        return Verdict(answer, self._rules(found))

    def count(self) -> Verdict:
        """One number, or several where it depends."""
        counts = [self._amount(outcome) for outcome in self._resolved.outcomes]
        answer = " / ".join(dict.fromkeys(map(str, counts)))
        return Verdict(answer, self._rules([self._steps(outcome) for outcome in self._resolved.outcomes]))

    def _is_so(self, outcome: Outcome, steps: list[Step]) -> bool:
        if self._query.about in ("survive", "protect"):
            return not steps
        if self._query.about == "has keyword":
            return has_it(outcome.game, self._card, self._query.keyword)
        if self._query.amount:
            return sum(map(_number, steps)) == self._query.amount
        if self._query.about in STATES:
            return self._card in outcome.game.in_play and STATES[self._query.about](
                outcome.game.in_play[self._card]
            )
        if self._query.about in INK:
            return INK[self._query.about] in [
                self._card in player.exerted_ink
                for player in outcome.game.players
                if self._card in player.inkwell
            ]
        if self._query.about == "return":
            return self._card is not None and outcome.game.zones[self._card] is Zone.HAND
        return bool(steps)

    def _steps(self, outcome: Outcome) -> list[Step]:
        """The steps in which it happens."""
        messages = MESSAGES.get(self._query.about, frozenset())
        about = self._is_about_player if self._card is None else self._is_about_card
        told = [step for step in outcome.game.steps if step.applied and step.message in messages]
        by_keyword = self._query.keyword if self._query.about == "trigger" else ""
        told = [step for step in told if not by_keyword or step.params.get("ability") == by_keyword]
        if self._query.about == "draw" and self._query.by_effect:
            told = [step for step in told if step.cause]
        return [step for step in told if about(step) and _counts(step)]

    def _is_about_card(self, step: Step) -> bool:
        card = step.params.get("card")
        return isinstance(card, CardParam) and card.id == self._card

    def _is_about_player(self, step: Step) -> bool:
        return step.params.get("player") == self._player

    def _amount(self, outcome: Outcome) -> int:
        if is_measure(self._query.about):
            return measured(self._query.about, outcome.game, self._card)
        return sum(_number(step) for step in self._steps(outcome))

    def _rules(self, found: list[list[Step]]) -> tuple[str, ...]:
        """Those of the steps found; where nothing was found, what kept it from happening."""
        asked = rules_of(self._query.about, self._query.keyword)
        rules = [*asked, *(rule for steps in found for step in steps for rule in step.rules)]
        outcome = self._resolved.outcomes[0]
        kept = [s for s in outcome.game.steps if self._card is not None and self._is_about_card(s)]
        missing = [rule for step in _without_choice(self._resolved) for rule in step.rules]
        found_rules = (
            [*rules, *_keyword_rules(kept)]
            or _of_refused_choices(outcome)
            or missing
            or _unmet(outcome)
            or self._untriggered(outcome)
        )
        return tuple(dict.fromkeys(found_rules)) or _rules_of_actions(self._resolved)

    def _untriggered(self, outcome: Outcome) -> list[str]:
        """A triggered ability speaks of it, and its condition was never met (6.2.1)."""
        about, asked = self._query.about, self._query.thing
        placed = [asked] if about == "trigger" and asked else [one.thing for one in self._placed]
        may = [thing for thing in placed if about == "trigger" or triggers_for(thing, about)]
        added = [step for step in outcome.game.steps if step.message == "is added to the bag"]
        return [UNTRIGGERED] if may and not added else []


def _copy_of(placed: Placed, resolved: Resolved, language: str) -> int | None:
    copies = resolved.board.copies
    wishes = of_player_in(NAMES[language][placed.owner], placed.zone)
    found = the_copy(placed.reference, copies, wishes)
    return copies.index(found) if isinstance(found, Copy) else None


def _number(step: Step) -> int:
    amount = step.params.get("amount", 1)
    return amount if isinstance(amount, int) else 1


def _counts(step: Step) -> bool:
    """Damage of 0 is none (8.8.2)."""
    return _number(step) > 0
