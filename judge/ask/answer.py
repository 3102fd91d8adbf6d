"""From a question to its answer: read, made a board, tried, judged."""

from dataclasses import dataclass, replace

from judge.ask.also import rules_also
from judge.ask.board import Understood, understand
from judge.ask.builder import Assumption
from judge.ask.intent import COUNT, HAPPENS, LEGAL, MUST, Query
from judge.ask.mentions import NameFinder
from judge.ask.messages import says
from judge.ask.reading import Reading, read_question
from judge.ask.trials import Resolve, cards_inked, ink_needed, lore_to_win, times_done
from judge.ask.variations import Number, numbers_that_matter, variations
from judge.ask.verdict import DEPENDS, NO, Verdict, banished_in, verdict_on
from judge.ask.winning import LORE_TO_WIN
from judge.scenario.board_faults import board_faults
from judge.scenario.run import Resolved


@dataclass(frozen=True, slots=True)
class Answer:
    """How a question was understood, and what comes of it; without a verdict it was not understood."""

    reading: Reading
    language: str
    """In which it is answered."""
    understood: Understood
    resolved: Resolved | None = None
    verdict: Verdict | None = None
    impossible: tuple[str, ...] = ()
    """Why the board that the question describes can't be."""
    others: tuple["Answer", ...] = ()
    """To the other side of an "or"."""

    @property
    def assumptions(self) -> tuple[Assumption, ...]:
        taken = (Assumption("taken for", (("words", w), ("card", c))) for w, c in self.reading.alike)
        return (*taken, *self.understood.assumptions)


def answer(question: str, finder: NameFinder, resolve: Resolve, language: str | None = None) -> Answer:
    """The answer, as far as the question is understood; in its own language unless another is asked for."""
    found = [_to_one(reading, resolve, language) for reading in read_question(question, finder)]
    refused = [one for one in found if one.verdict is None]
    return refused[0] if refused else replace(found[0], others=tuple(found[1:]))


def _to_one(reading: Reading, resolve: Resolve, language: str | None) -> Answer:
    told_in = language or reading.language
    spoken_of = () if reading.is_understood else reading.things
    understood = understand(reading.intent, reading.question, told_in, spoken_of)
    reading.intent.unclear += understood.torn
    if not reading.is_understood:
        return Answer(reading, told_in, understood)
    faults = tuple(f"{fault.what} (CR {fault.rule})" for fault in board_faults(understood.scenario))
    if faults:
        return Answer(reading, told_in, understood, impossible=faults)
    return _tried(Answer(reading, told_in, understood), resolve)


def _tried(asked: Answer, resolve: Resolve) -> Answer:
    query = asked.reading.intent.query
    trial = _TRIALS.get(query.about) if query.kind == COUNT else None
    if trial is not None:
        understood, resolved, verdict = trial(asked.understood, resolve)
        return replace(asked, understood=understood, resolved=resolved, verdict=verdict)
    resolved = resolve(asked.understood.scenario)
    verdict = _judged(asked, query, resolved)
    contrary = _contrary(asked, resolved)
    if contrary:
        return replace(asked, impossible=contrary)
    on = () if query.kind in (LEGAL, MUST) else _depends_on(asked, resolved, verdict, resolve)
    if on:
        said = verdict.answer if query.kind == HAPPENS else DEPENDS
        verdict = replace(verdict, answer=said, on=on)
    return replace(asked, resolved=resolved, verdict=verdict)


def _contrary(asked: Answer, resolved: Resolved) -> tuple[str, ...]:
    """What the question says comes of it, and does not."""
    found = [
        (one, verdict_on(one, asked.understood, resolved, asked.language))
        for one in asked.reading.intent.given
    ]
    words = says(asked.language)
    names = [one.thing.text for one, verdict in found if verdict.answer == NO and one.thing]
    return tuple(words["contrary"].format(card=name) for name in names)


def _depends_on(asked: Answer, resolved: Resolved, verdict: Verdict, resolve: Resolve) -> tuple[Number, ...]:
    """The numbers of cards without a name which, were they others, would change the answer."""
    query = asked.reading.intent.query

    def found(tried: Resolved, judged: Verdict) -> object:
        return judged.answer, banished_in(tried) if query.kind == HAPPENS else None

    others = [(values, resolve(scenario)) for values, scenario in variations(asked.understood)]
    tried = [(values, found(other, _judged(asked, query, other))) for values, other in others]
    same = all(one == found(resolved, verdict) for _, one in tried)
    return () if same else numbers_that_matter(tried)


def _judged(asked: Answer, query: Query, resolved: Resolved) -> Verdict:
    """Where a text was not understood, or not every outcome was followed, nothing is said for certain."""
    found = verdict_on(query, asked.understood, resolved, asked.language)
    if resolved.problems or not resolved.complete:
        return replace(found, answer="")
    return replace(found, rules=(*rules_also(asked.reading.intent, found), *found.rules))


_TRIALS = {"ink": cards_inked, "cost": ink_needed, "times": times_done, LORE_TO_WIN: lore_to_win}
