"""The short answer of one outcome: a sentence or two as a judge says them, made from what happened."""

from collections.abc import Sequence

from judge.engine.state import Game
from judge.engine.steps import CardParam, Step
from judge.explain.action_words import action_text
from judge.explain.catalog import Shown, catalog, text_of, variant
from judge.explain.effect_words import predicates_text
from judge.explain.happenings import DECISIVE, SLIGHT, WEIGHTY, Happening, comes_back, happenings
from judge.explain.short_names import aliases, shortened
from judge.explain.words import CardsWord, capitalised, card_word, counted
from judge.scenario.run import Outcome
from judge.scenario.turn_actions import TurnAction

MOST = 6
"""A short answer tells no more things than this."""


def headlines(
    outcomes: Sequence[Outcome], before: Game, actions: Sequence[TurnAction], language: str
) -> list[list[str]]:
    """What each outcome comes to, as sentences: what sets it apart before what they have in common."""
    found = [happenings(outcome.game, outcome.game.steps) for outcome in outcomes]
    shared = (
        [one for one in found[0] if all(_is_in(other, one) for other in found[1:])] if len(found) > 1 else []
    )

    def told_with(apart: list[Happening]) -> list[list[str]]:
        return [
            _headline(outcome, _worth_telling(told, shared), apart, before, actions, language)
            for outcome, told in zip(outcomes, found, strict=True)
        ]

    plain = told_with([])
    return plain if len(set(map(tuple, plain))) == 1 else told_with(shared)


def _headline(
    outcome: Outcome,
    worth: tuple[list[Happening], bool],
    apart: list[Happening],
    before: Game,
    actions: Sequence[TurnAction],
    language: str,
) -> list[str]:
    """Refusals first; what was left out is said to have been."""
    game = outcome.game
    refused = [*_refusals(outcome, actions, language), *_refused_choices(outcome, language)]
    told, left_out = worth
    sentences = [*refused, *_Speech(before, game, language).sentences(told, apart)]
    answers = catalog(language)["answers"]
    if left_out:
        sentences.append(answers["and more"])
    return sentences or [answers["nothing"]]


def _worth_telling(found: list[Happening], shared: list[Happening]) -> tuple[list[Happening], bool]:
    """What matters, and what came of it last; too much is cut by rank."""
    kept = _kept(found)
    if len(kept) <= MOST:
        return kept, False
    ranked = sorted(kept, key=lambda one: (_is_in(shared, one), one.weight < DECISIVE))
    first = ranked[:MOST]
    return [one for one in kept if any(one is other for other in first)], True


def _kept(found: list[Happening]) -> list[Happening]:
    """Slight things only where nothing else happened, or where the last thing done is a play or a move."""
    weighty = [n for n, one in enumerate(found) if one.weight >= WEIGHTY or one.message == "is dealt damage"]
    if not weighty:
        return [one for one in found if one.weight >= SLIGHT and one.message != "exerts"]
    last = [one for one in found[weighty[-1] + 1 :] if one.message in ("enters play", "moves to")]
    return [found[n] for n in weighty] + last


# ---- what was not allowed


def _refusals(outcome: Outcome, actions: Sequence[TurnAction], language: str) -> list[str]:
    """Why an action was illegal, each reason with its rule."""
    answers = catalog(language)["answers"]
    found = []
    for action, taken in zip(actions, outcome.taken, strict=False):
        if taken.refusal is not None:
            reasons = [
                _reason(outcome.game, Step(one.rules, one.message, one.params, 0), language)
                for one in taken.refusal.reasons
            ]
            said = "; ".join(dict.fromkeys(reasons))
            key = "no" if len(outcome.taken) == 1 else "illegal action"
            found.append(answers[key].format(action=action_text(action, language), reasons=said))
    return found


def _reason(game: Game, step: Step, language: str) -> str:
    told = step._replace(params=shortened(game, step.params))
    text = text_of(told, language, aliases(game, catalog(language)))
    return catalog(language)["answers"]["reason"].format(reason=text, rule=step.rules[0])


def _refused_choices(outcome: Outcome, language: str) -> list[str]:
    answers = catalog(language)["answers"]
    refusals = [one for taken in outcome.taken for one in taken.refused_answers]
    said = [
        answers["refused none" if one.answer == () else "refused choice"].format(
            answer=_answer_text(one.answer), rule=one.rules[0]
        )
        for one in refusals
    ]
    return [f"{capitalised(one)}." for one in dict.fromkeys(said)]


def _answer_text(answer: object) -> str:
    return (
        ", ".join(map(_answer_text, answer)) if isinstance(answer, tuple) else str(answer).partition(" - ")[0]
    )


# ---- what happened


class _Speech:
    """Clauses made from happenings; a card that was just named is "it"."""

    def __init__(self, before: Game, game: Game, language: str) -> None:
        self._before = before
        self._language = language
        self._words = catalog(language)
        self._aliases = aliases(game, self._words)
        self._and = f", {self._words['words']['and']} "
        self._last: tuple[CardParam, ...] = ()

    def sentences(self, told: list[Happening], shared: list[Happening]) -> list[str]:
        """What the rules did stands alone; two abilities share a sentence, if of every outcome or of this."""
        made: list[list[str]] = []
        open_sentence = is_common = False
        for group in _by_ability(told, shared):
            before, is_common = is_common, _is_in(shared, group[0])
            if before != is_common:
                open_sentence, self._last = False, ()
            clause = self._clause(group)
            if open_sentence and _shares_a_sentence(group[0]):
                made[-1].append(clause)
                open_sentence = False
            else:
                made.append([clause])
                open_sentence = _shares_a_sentence(group[0]) and self._and not in clause
        joined = (self._and.join(dict.fromkeys(clauses)) for clauses in made)
        return list(dict.fromkeys(f"{capitalised(sentence)}." for sentence in joined))

    def _clause(self, group: list[Happening]) -> str:
        """What one ability did, or one thing that the rules did; deeds in a row share their subject."""
        ability = group[0].ability
        clauses: list[list[str]] = []
        was_deed = False
        for one in group:
            deed = self._is_deed(one)
            said = self._said(one, "deeds" if deed else "facts")
            if deed and was_deed:
                clauses[-1].append(said)
            else:
                first = not clauses and one.message != "is replaced"
                clauses.append([f"{ability} {said}" if deed else self._stated(said, ability, first)])
            was_deed = deed
        return self._joined([self._joined(clause) for clause in clauses], ",")

    def _stated(self, said: str, ability: str, first: bool) -> str:
        """What an ability brings about, with its name where that is not said yet."""
        if not first or not ability or ability in said:
            return said
        return self._words["answers"]["through"].format(ability=ability, what=said)

    def _is_deed(self, one: Happening) -> bool:
        return bool(one.ability) and one.message in self._words["deeds"]

    def _joined(self, clauses: list[str], before_and: str = "") -> str:
        """Deeds of one subject, or clauses with subjects of their own, which a comma keeps apart."""
        together = list(dict.fromkeys(clauses))
        if len(together) < 2:
            return "".join(together)
        return f"{', '.join(together[:-1])}{before_and} {self._words['words']['and']} {together[-1]}"

    def _said(self, one: Happening, kind: str) -> str:
        returns = kind == "deeds" and comes_back(self._before, one)
        template = self._words[kind]["returns" if returns else variant(one.message, one.params)]
        said = template.format_map(self._shown(one, template))
        self._last = one.cards if "{cards}" in template else ()
        return said

    def _shown(self, one: Happening, template: str) -> Shown:
        shown = Shown(one.params, self._language, self._aliases)
        shown["number"] = self._number(one)
        names = counted([card_word(card, self._words) for card in one.cards], self._words)
        if "predicates" in one.params and len(names) > 1:
            shown["predicates"] = predicates_text(one.params["predicates"], one.params.get("amount"), "pl")
        shown["cards"] = self._pronoun(one, template) or CardsWord(names, self._words)
        return shown

    def _pronoun(self, one: Happening, template: str) -> CardsWord | None:
        """What was named last need not be named again; a new sentence names it all the same."""
        subject = template.startswith("{cards}")
        if not one.cards or one.cards != self._last or (subject and not one.ability):
            return None
        several = len(one.cards) > 1
        key = ("they" if subject else "them") if several else "it"
        return CardsWord([self._words["answers"][key]], self._words, several)

    def _number(self, one: Happening) -> str:
        """A card drawn by name where all of them are known, otherwise how many."""
        unknown = self._words["words"]["unknown"]
        names = [card_word(card, self._words) for card in one.cards]
        if names and unknown not in names and len(names) < 3:
            return str(CardsWord(names, self._words))
        single, several = self._words["answers"]["cards"].split("|")
        return single if one.times == 1 else several.format(count=one.times)


def _by_ability(told: list[Happening], shared: list[Happening]) -> list[list[Happening]]:
    """Runs of happenings that one ability made, of every outcome or of this one; all else by itself."""
    groups: list[list[Happening]] = []
    for one in told:
        before = groups[-1][0] if groups and _shares_a_sentence(groups[-1][0]) else None
        goes_on = before is not None and before.resolving == one.resolving and _shares_a_sentence(one)
        if goes_on and _is_in(shared, groups[-1][0]) == _is_in(shared, one):
            groups[-1].append(one)
        else:
            groups.append([one])
    return groups


def _shares_a_sentence(one: Happening) -> bool:
    """What an ability did; that one replaced something is said before what it did."""
    return bool(one.ability) and one.message != "is replaced"


def _is_in(found: list[Happening], one: Happening) -> bool:
    return any(map(one.is_like, found))
