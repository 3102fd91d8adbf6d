"""A question read: its language, the cards it names, what it asks, and the words that were not understood."""

from dataclasses import dataclass, replace

from judge.ask.alternatives import alternatives, only
from judge.ask.clauses import ClauseReader
from judge.ask.intent import Intent
from judge.ask.lexicon import Word, bare, language_of, words_of
from judge.ask.mentions import Doubt, Mention, NameFinder
from judge.ask.phrases import plainer
from judge.ask.pieces import Piece, Thing
from judge.ask.spelling import corrected
from judge.ask.statements import intent_of
from judge.ask.tagging import pieces_of
from judge.ask.things import ThingReader

LONGEST_QUESTION = 600


@dataclass(frozen=True, slots=True)
class Reading:
    """What was made of the words; `unknown` are those that mean nothing to us."""

    question: str
    language: str
    intent: Intent
    things: tuple[Thing, ...]
    """Every card and kind of card that is spoken of."""
    unknown: tuple[str, ...]
    doubts: tuple[Doubt, ...]
    alike: tuple[tuple[str, str], ...]
    """Words that were taken for a card's name, or for a known word, by their likeness: the words, which."""
    instead: str = ""
    """Of an "or": the words that this reading keeps."""

    @property
    def names_a_card(self) -> bool:
        return bool(self.doubts) or any(thing.card for thing in self.things)

    @property
    def is_understood(self) -> bool:
        return not self.unknown and not self.doubts and not self.intent.unclear and self.intent.is_whole


def read_question(question: str, finder: NameFinder) -> tuple[Reading, ...]:
    """The question in the language that most of its words are in; one reading for each side of an "or"."""
    text = " ".join(question[:LONGEST_QUESTION].split())
    spoken = language_of(text)
    words = list(corrected(words_of(text), spoken, finder.is_part_of_a_name))
    named = finder.named_in(text, words, spoken)
    plain = plainer(pieces_of(words, named, spoken))
    several = alternatives(ThingReader(plain, spoken).read())
    alike = (*_slips(words), *(_likeness(text, words, one) for one in named.mentions if not one.exact))
    found = [_read(text, spoken, only(ThingReader(plain, spoken).read(), one)) for one in range(several)]
    doubtful = {doubt.text for doubt in named.doubts}
    return tuple(
        replace(
            one,
            unknown=tuple(word for word in one.unknown if word not in doubtful),
            doubts=tuple(named.doubts),
            alike=alike,
        )
        for one in found
    )


def _read(text: str, spoken: str, side: tuple[list[Piece], str]) -> Reading:
    pieces, instead = side
    reader = ClauseReader()
    clauses = reader.read(pieces)
    things = tuple(dict.fromkeys(thing for clause in clauses for thing in clause.things))
    return Reading(
        text, spoken, intent_of(clauses), things, tuple(dict.fromkeys(reader.unknown)), (), (), instead
    )


def _slips(words: list[Word]) -> tuple[tuple[str, str], ...]:
    """Words that were put right: as written, and as read."""
    return tuple((word.text, f"“{word.bare}”") for word in words if bare(word.text) != word.bare)


def _likeness(text: str, words: list[Word], mention: Mention) -> tuple[str, str]:
    first, last = words[mention.start], words[mention.end - 1]
    return text[first.start : last.end], mention.card.full_name
