"""Finds the rules of one edition in another: by their words, not by their numbers."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator

from judge.corpus.document import Document, Rule
from judge.corpus.similarity import Similarity, masked, words_in

Pairs = dict[str, str]
# How alike two texts must be: less is asked of a rule that stands where it stood.
_IN_PLACE, _UNDER_THE_SAME_HEADING, _ELSEWHERE = 0.4, 0.5, 0.6
_COMMON = 0.2


def matched(old: Document, new: Document) -> Pairs:
    """The number in the new edition of each rule of the old one that is still there."""
    matcher = _Matcher(old, new)
    matcher.same_words(lambda rule: rule.words)
    matcher.same_words(lambda rule: masked(rule.words))
    matcher.headings_over_the_same_rules()
    matcher.same_words_in_the_same_place()
    matcher.alike()
    matcher.headings_over_the_same_rules()
    return matcher.pairs


class _Matcher:
    """Pairs what is surest first; what is paired is out of the question for the rest."""

    def __init__(self, old: Document, new: Document) -> None:
        self.old, self.new = old, new
        self.pairs: Pairs = {}
        self._taken: set[str] = set()
        self._similarity = Similarity(rule.words for rule in (*old.rules, *new.rules))

    def same_words(self, words: Callable[[Rule], str]) -> None:
        """Words that stand only once in each edition are the same rule wherever it stands."""
        mine, theirs = _by(words, self._old_left()), _by(words, self._new_left())
        for text, numbers in mine.items():
            if len(numbers) == 1 and len(theirs[text]) == 1:
                self._pair(numbers[0], theirs[text][0])

    def same_words_in_the_same_place(self) -> None:
        """Words that stand more than once, such as "General", are told apart by what they stand under."""
        theirs = _by(lambda rule: masked(rule.words), self._new_left())
        for rule in list(self._old_left()):
            places = [n for n in theirs[masked(rule.words)] if n not in self._taken]
            nearness, place = max(((self._nearness(rule.number, n), n) for n in places), default=(0, ""))
            if nearness:
                self._pair(rule.number, place)

    def headings_over_the_same_rules(self) -> None:
        """A heading is where most of the rules below it went, whatever it is called now."""
        for rule in reversed(list(self._old_left())):
            if rule.text:
                continue
            below = [r.number for r in self.old.rules if r.parent == rule.number]
            above = Counter(self.new.by_number[self.pairs[n]].parent for n in below if n in self.pairs)
            place, votes = above.most_common(1)[0] if above else (None, 0)
            if place and 2 * votes > len(below):
                self._pair(rule.number, place)

    def alike(self) -> None:
        """The likest first; a rule that stands where it stood is believed sooner."""
        for _, old, new in sorted(self._candidates(), key=lambda found: (-found[0], found[1])):
            self._pair(old, new)

    def _candidates(self) -> Iterator[tuple[float, str, str]]:
        holding = self._holding()
        for rule in list(self._old_left()):
            near = {n for word in set(words_in(rule.words)) for n in holding[word]}
            near |= {rule.number} & {r.number for r in self._new_left()}
            for number in near:
                other = self.new.by_number[number]
                if bool(rule.text) == bool(other.text) and rule.kind == other.kind:
                    yield from self._candidate(rule, other)

    def _candidate(self, rule: Rule, other: Rule) -> Iterator[tuple[float, str, str]]:
        nearness = self._nearness(rule.number, other.number)
        # A short rule is soon like another: "The Rush keyword represents …", "The Ward keyword represents …".
        elsewhere = _ELSEWHERE + 1.2 / max(len(words_in(rule.words)), 1)
        least = (elsewhere, _UNDER_THE_SAME_HEADING, _IN_PLACE)[nearness]
        likeness = self._similarity.alike(masked(rule.words), masked(other.words), least)
        if likeness >= least:
            yield likeness + nearness / 10, rule.number, other.number

    def _holding(self) -> dict[str, list[str]]:
        """The new rules that hold a word, for the words that are not in every other rule."""
        holding: dict[str, list[str]] = defaultdict(list)
        for rule in self._new_left():
            for word in set(words_in(rule.words)):
                holding[word].append(rule.number)
        most = max(20, _COMMON * len(self.new.rules))
        return defaultdict(list, {word: held for word, held in holding.items() if len(held) <= most})

    def _nearness(self, old: str, new: str) -> int:
        """2 for the same place, 1 under the same heading, 0 elsewhere."""
        mine, theirs = self.old.by_number[old].parent, self.new.by_number[new].parent
        together = self.pairs.get(mine) == theirs if mine else theirs is None
        same_end = old.rpartition(".")[2] == new.rpartition(".")[2]
        return 2 if old == new or (together and same_end) else int(together)

    def _old_left(self) -> Iterator[Rule]:
        return (rule for rule in self.old.rules if rule.number not in self.pairs)

    def _new_left(self) -> Iterator[Rule]:
        return (rule for rule in self.new.rules if rule.number not in self._taken)

    def _pair(self, old: str, new: str) -> None:
        if old not in self.pairs and new not in self._taken:
            self.pairs[old] = new
            self._taken.add(new)


def _by(words: Callable[[Rule], str], rules: Iterator[Rule]) -> dict[str, list[str]]:
    numbers: dict[str, list[str]] = defaultdict(list)
    for rule in rules:
        numbers[words(rule)].append(rule.number)
    return numbers
