"""`python -m judge.cards.text.coverage`: how many cards compile, and which words stand in the way."""

import argparse
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from judge.cards.compiled import CompiledCard, Problem
from judge.cards.known_card import KnownCard
from judge.cards.text.compile import Lacking, compile_card, everything_has_meaning
from judge.cards.text.tokens import Vocabulary
from judge.errors import JudgeError

COMPILED = "compiled"
STATES = (COMPILED, "not understood", "ambiguous", "not executable")
WORDS_COMPARED = 3


@dataclass(frozen=True, slots=True)
class Covered:
    """A card of the pool and what became of it."""

    known: KnownCard
    compiled: CompiledCard

    @property
    def state(self) -> str:
        """The worst state of its texts."""
        states = [problem.state for problem in self.compiled.problems]
        return min(states, key=STATES.index) if states else COMPILED

    @property
    def sets(self) -> set[str]:
        return {printing.set_code for printing in self.known.printings}


def covered(pool: Sequence[KnownCard], lacking: Lacking = everything_has_meaning) -> list[Covered]:
    """The main cards compiled; those of the Illumineer's Quest boxes alone do not count."""
    vocabulary = Vocabulary.of(known.card for known in pool)
    main = (known for known in pool if not known.quest_only)
    return [Covered(known, compile_card(known.card, vocabulary, lacking)) for known in main]


def of_set(cards: list[Covered], code: str | None) -> list[Covered]:
    """The cards that a set printed, by its number; JudgeError if there is no such set."""
    if code is None:
        return cards
    found = [card for card in cards if code in card.sets]
    if not found:
        known = ", ".join(by_set(cards))
        raise JudgeError(f"there are no main cards of a set {code!r}; the sets are {known}")
    return found


def counts(cards: Iterable[Covered]) -> Counter[str]:
    """How many cards are in each state."""
    return Counter(card.state for card in cards)


def by_set(cards: Sequence[Covered]) -> dict[str, Counter[str]]:
    """The counts of each set; a card counts in every set that printed it."""
    found: dict[str, Counter[str]] = defaultdict(Counter)
    for card in cards:
        for code in card.sets:
            found[code][card.state] += 1
    return dict(sorted(found.items(), key=lambda one: (not one[0].isdigit(), one[0].zfill(3))))


def missing_words(cards: Iterable[Covered], wanted: int = WORDS_COMPARED) -> list[tuple[str, list[str]]]:
    """The words that stand in the way with the cards they concern, most cards first."""
    found: dict[str, list[str]] = defaultdict(list)
    for card in cards:
        for problem in card.compiled.problems:
            found[stem(problem, wanted)].append(card.known.card.full_name)
    return sorted(found.items(), key=lambda one: (-len(one[1]), one[0]))


def stem(problem: Problem, wanted: int) -> str:
    """The first words of a problem, so that like ones are counted together."""
    return f"{problem.state}: {' '.join(problem.words.split()[:wanted]).lower()}"


def as_plain(cards: Sequence[Covered], shown: int) -> dict[str, object]:
    """The figures and the words, for JSON."""
    missing = [{"words": words, "cards": names} for words, names in missing_words(cards)[:shown]]
    return {
        "all": dict(counts(cards)),
        "sets": {code: dict(of) for code, of in by_set(cards).items()},
        "missing": missing,
    }


def report(cards: Sequence[Covered], shown: int) -> Iterator[str]:
    """The figures and the words, line by line."""
    total = counts(cards)
    yield line("all", total)
    for code, of_set in by_set(cards).items():
        yield line(f"set {code}", of_set)
    for words, names in missing_words(cards)[:shown]:
        yield f"{len(names):4} {words}    ({names[0]})"


def line(what: str, found: Counter[str]) -> str:
    """The counts of one row, with the share that compiles."""
    total = sum(found.values())
    states = ", ".join(f"{found[state]} {state}" for state in STATES if found[state])
    return f"{what:8} {found[COMPILED] / max(total, 1):6.1%} of {total}: {states}"


def details(cards: Iterable[Covered], words: str) -> Iterator[str]:
    """Every problem in which the words stand, with its whole text."""
    for card in cards:
        for problem in card.compiled.problems:
            if words.lower() in f"{problem.state}: {problem.words}".lower():
                yield f"{card.known.card.full_name} — {problem.state}: {problem.words}\n    {problem.text}"


def main(arguments: list[str]) -> int:
    """The command."""
    from judge.cards.sources import bundled_pool

    reader = argparse.ArgumentParser(prog="python -m judge.cards.text.coverage", description=__doc__)
    reader.add_argument("--shown", type=int, default=40, help="how many groups of words are shown")
    reader.add_argument("--words", help="show all problems with these words, with the texts")
    asked = reader.parse_args(arguments)
    cards = covered(list(bundled_pool()))
    lines = report(cards, asked.shown) if asked.words is None else details(cards, asked.words)
    print("\n".join(lines))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
