"""Which cards a sentence names: exactly, by a name said before, or by a clear likeness; never by a guess."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from judge.ask.lexicon import Word, is_known
from judge.cards.card import Card
from judge.cards.catalog import Catalog
from judge.cards.names import name_words

_LONGEST_NAME = 14
CLEAR_SCORE = 88
"""A name less alike than this is not taken, only offered."""
CLEAR_MARGIN = 4
"""The next name must be less alike than the best by so much."""
_OFFER_SCORE = 65
_OFFER_SMALL_LETTERS = 80
"""Words without a capital letter are hardly meant as a name."""
_REACH = 8
_FEWEST_KNOWN_WORDS = 3
_CLEAR_AMONG_KNOWN_WORDS = 93


@dataclass(frozen=True, slots=True)
class Mention:
    """The words from `start` to `end` are this card; `exact` is false where they are only like its name."""

    start: int
    end: int
    card: Card
    exact: bool = True
    alone: bool = False
    """Its name was said without its version."""
    ability: bool = False
    """The words are the name of one of its abilities."""


@dataclass(frozen=True, slots=True)
class Doubt:
    """Words that are like a card's name, or the name of several cards, and the cards they may mean."""

    start: int
    end: int
    text: str
    names: tuple[str, ...]


@dataclass(slots=True)
class Named:
    """What was found in a sentence."""

    mentions: list[Mention] = field(default_factory=list)
    doubts: list[Doubt] = field(default_factory=list)

    def covers(self, place: int) -> bool:
        taken = [(one.start, one.end) for one in self.mentions] + [
            (one.start, one.end) for one in self.doubts
        ]
        return any(start <= place < end for start, end in taken)


class NameFinder:
    """The names of a catalog by their words."""

    def __init__(self, catalog: Catalog) -> None:
        self._catalog = catalog
        self._name_words = {word for one in catalog.names.names for word in name_words(one.full_name)}
        self._full: dict[str, str] = {}
        self._alone: dict[str, list[str]] = {}
        self._versions: dict[str, list[str]] = {}
        for name in catalog.names.names:
            self._full[" ".join(name_words(name.full_name))] = name.full_name
            version = name.full_name.removeprefix(f"{name.name} - ")
            if version != name.full_name:
                self._versions.setdefault(" ".join(name_words(version)), []).append(name.full_name)
            for alone in {name.name, *name.other_names}:
                self._alone.setdefault(" ".join(name_words(alone)), []).append(name.full_name)

    def named_in(self, text: str, words: list[Word], language: str) -> Named:
        """Full names first, then names alone, then what is like a name."""
        named = Named()
        self._full_names(text, words, language, named)
        self._by_version(text, words, named)
        self._abilities(text, words, named)
        self._names_alone(text, words, language, named)
        self._alike(text, words, language, named)
        named.mentions.sort(key=lambda mention: mention.start)
        return named

    def _full_names(self, text: str, words: list[Word], language: str, named: Named) -> None:
        for start, end, key in _windows(text, words, named):
            if key in self._full and _is_meant(words[start:end], start, language):
                named.mentions.append(Mention(start, end, self._catalog.card(self._full[key])))

    def is_part_of_a_name(self, word: str) -> bool:
        return word in self._name_words

    def _by_version(self, text: str, words: list[Word], named: Named) -> None:
        """ "Brave Little Tailor": a version of several words that one card has, or one that was named."""
        said = {mention.card.full_name for mention in named.mentions}
        for start, end, key in _windows(text, words, named):
            full_names = self._versions.get(key, [])
            again = [name for name in full_names if name in said]
            if len(again) == 1 or (len(full_names) == 1 and end - start > 1):
                card = self._catalog.card((again or full_names)[0])
                first = start - _misspelled_words(words, start, card, named)
                named.mentions.append(Mention(first, end, card, exact=bool(again) and first == start))

    def _abilities(self, text: str, words: list[Word], named: Named) -> None:
        """The name of an ability of a card that is named."""
        known = {
            " ".join(name_words(ability.name)): mention.card
            for mention in named.mentions
            for ability in mention.card.text
            if ability.name
        }
        for start, end, key in _windows(text, words, named):
            if key in known:
                named.mentions.append(Mention(start, end, known[key], ability=True))

    def _names_alone(self, text: str, words: list[Word], language: str, named: Named) -> None:
        for start, end, key in _windows(text, words, named):
            full_names = self._alone.get(key, [])
            if not full_names or not _is_meant(words[start:end], start, language):
                continue
            before = {m.card.full_name: m.card for m in named.mentions if m.card.full_name in full_names}
            if len(before) == 1 or len(full_names) == 1:
                card = next(iter(before.values()), None) or self._catalog.card(full_names[0])
                named.mentions.append(Mention(start, end, card, alone=card.version is not None))
            elif self._misspelled(text, words, start, full_names, named):
                continue
            elif not _follows_a_dash(text, words, end):
                named.doubts.append(Doubt(start, end, _text(text, words, start, end), tuple(full_names)))

    def _misspelled(
        self, text: str, words: list[Word], start: int, full_names: list[str], named: Named
    ) -> bool:
        """ "Mufasa king of the pridelands": the name is right, its version clearly like one."""
        from rapidfuzz import fuzz

        keys = {" ".join(name_words(name)): name for name in full_names}
        scored: dict[str, tuple[float, int]] = {}
        for end in range(start + 2, min(len(words), start + _REACH) + 1):
            if named.covers(end - 1) or words[end - 1].is_punctuation:
                break
            written = " ".join(name_words(_text(text, words, start, end)))
            for key in keys:
                scored[key] = max(scored.get(key, (0.0, 0)), (fuzz.ratio(written, key), end))
        best = sorted(((score, end, keys[key]) for key, (score, end) in scored.items()), reverse=True)
        clear = best and best[0][0] >= CLEAR_SCORE
        if not clear or (len(best) > 1 and best[0][0] - best[1][0] < CLEAR_MARGIN):
            return False
        named.mentions.append(Mention(start, best[0][1], self._catalog.card(best[0][2]), exact=False))
        return True

    def _alike(self, text: str, words: list[Word], language: str, named: Named) -> None:
        """Around each word that is neither known nor part of a name; then among words that are all known."""
        for place, word in enumerate(words):
            if word.is_punctuation or word.is_number or named.covers(place) or is_known(word.bare, language):
                continue
            said = {m.card for m in named.mentions if word.bare in name_words(m.card.name)}
            if len(said) == 1:
                named.mentions.append(Mention(place, place + 1, said.pop()))
            else:
                self._alike_around(text, words, place, named)
        self._alike_in_known_words(text, words, named)

    def _alike_in_known_words(self, text: str, words: list[Word], named: Named) -> None:
        """ "Lets it go": a slip in a name that is made of everyday words."""
        for start, end, key in _windows(text, words, named):
            marked = any(word.is_punctuation for word in words[start:end])
            if not _FEWEST_KNOWN_WORDS <= end - start <= _REACH or marked:
                continue
            found = self._scores(key, _CLEAR_AMONG_KNOWN_WORDS)
            if found and (len(found) == 1 or found[0][0] - found[1][0] >= CLEAR_MARGIN):
                named.mentions.append(Mention(start, end, self._catalog.card(found[0][1]), exact=False))

    def _alike_around(self, text: str, words: list[Word], place: int, named: Named) -> None:
        scored: dict[str, tuple[float, int, int]] = {}
        for start, end in _around(words, place, named):
            key = " ".join(name_words(text[words[start].start : words[end - 1].end]))
            for score, name in self._scores(key):
                if score > scored.get(name, (0.0, 0, 0))[0]:
                    scored[name] = (score, start, end)
        best = sorted(scored.items(), key=lambda one: -one[1][0])
        if not best:
            return
        name, (score, start, end) = best[0]
        second = best[1][1][0] if len(best) > 1 else 0.0
        if score >= CLEAR_SCORE and score - second >= CLEAR_MARGIN:
            named.mentions.append(Mention(start, end, self._catalog.card(name), exact=False))
        elif score >= _OFFER_SMALL_LETTERS or _looks_like_a_name(text, words, place, start, end):
            offered = tuple(one for one, _ in best[:4])
            named.doubts.append(Doubt(start, end, _text(text, words, start, end), offered))

    def _scores(self, key: str, cutoff: float = _OFFER_SCORE) -> list[tuple[float, str]]:
        from rapidfuzz import fuzz, process

        keys = list(self._full)
        found = process.extract(key, keys, scorer=fuzz.ratio, score_cutoff=cutoff, limit=4)
        return [(score, self._full[matched]) for matched, score, _ in found]


def _misspelled_words(words: list[Word], start: int, card: Card, named: Named) -> int:
    """How many words before a version are its name with a slip: "Aladin Prince Ali"."""
    from rapidfuzz import fuzz

    part = _words_of_name(words, start, card, named)
    if part:
        return part
    length = len(name_words(card.name))
    before = range(start - length, start)
    if start < length or any(named.covers(at) or words[at].is_punctuation for at in before):
        return 0
    written = " ".join(words[at].bare for at in before)
    return length if fuzz.ratio(written, " ".join(name_words(card.name))) >= CLEAR_SCORE else 0


def _words_of_name(words: list[Word], start: int, card: Card, named: Named) -> int:
    """ "mirabel family gatherer": some words of its name before the version."""
    of_name = name_words(card.name)
    before = range(start - 1, -1, -1)
    return next((start - 1 - at for at in before if words[at].bare not in of_name or named.covers(at)), start)


def _windows(text: str, words: list[Word], named: Named) -> Iterator[tuple[int, int, str]]:
    """Stretches of words, the longest first; those that were taken meanwhile are left out."""
    for length in range(min(_LONGEST_NAME, len(words)), 0, -1):
        for start in range(len(words) - length + 1):
            end = start + length
            at_marks = words[start].is_punctuation or words[end - 1].is_punctuation
            if not at_marks and not any(map(named.covers, range(start, end))):
                yield start, end, " ".join(name_words(_text(text, words, start, end)))


def _around(words: list[Word], place: int, named: Named) -> Iterator[tuple[int, int]]:
    """Stretches of up to eight words with this one in it, within what nothing covers."""
    for start in range(max(0, place - _REACH), place + 1):
        for end in range(place + 1, min(len(words), start + _REACH) + 1):
            stretch = range(start, end)
            if not any(named.covers(at) or words[at].is_punctuation for at in stretch):
                yield start, end


def _text(text: str, words: list[Word], start: int, end: int) -> str:
    return text[words[start].start : words[end - 1].end]


def _is_meant(words: list[Word], start: int, language: str) -> bool:
    """A word of everyday speech is a card only with a capital letter that no sentence's start explains."""
    if len(words) > 1 or not is_known(words[0].bare, language):
        return True
    return words[0].is_capitalised and start > 0


def _looks_like_a_name(text: str, words: list[Word], place: int, start: int, end: int) -> bool:
    """A capital letter that no sentence's start explains, or a dash."""
    opens = place == 0 or words[place - 1].text in "?¿.:"
    return (words[place].is_capitalised and not opens) or " - " in _text(text, words, start, end)


def _follows_a_dash(text: str, words: list[Word], end: int) -> bool:
    """A version follows: "Elsa - Snow Qeen" is to be read as a whole."""
    return end < len(words) and any(dash in text[words[end - 1].end : words[end].start] for dash in "-–—")
