"""A question read: its language, the cards it names, what it asks, and the words that were not understood."""

from dataclasses import dataclass

from judge.ask.clauses import ClauseReader
from judge.ask.intent import Intent
from judge.ask.lexicon import Word, bare, language_of, words_of
from judge.ask.mentions import Doubt, Mention, NameFinder
from judge.ask.phrases import plainer
from judge.ask.pieces import Thing
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

    @property
    def names_a_card(self) -> bool:
        return bool(self.doubts) or any(thing.card for thing in self.things)

    @property
    def is_understood(self) -> bool:
        return not self.unknown and not self.doubts and not self.intent.unclear and bool(self.intent.deeds)


def read_question(question: str, finder: NameFinder) -> Reading:
    """The question in the language that most of its words are in."""
    text = " ".join(question[:LONGEST_QUESTION].split())
    spoken = language_of(text)
    words = list(corrected(words_of(text), spoken, finder.is_part_of_a_name))
    named = finder.named_in(text, words, spoken)
    reader = ClauseReader()
    clauses = reader.read(ThingReader(plainer(pieces_of(words, named, spoken)), spoken).read())
    doubtful = {doubt.text for doubt in named.doubts}
    return Reading(
        text,
        spoken,
        intent_of(clauses),
        tuple(dict.fromkeys(thing for clause in clauses for thing in clause.things)),
        tuple(word for word in dict.fromkeys(reader.unknown) if word not in doubtful),
        tuple(named.doubts),
        (*_slips(words), *(_likeness(text, words, one) for one in named.mentions if not one.exact)),
    )


def _slips(words: list[Word]) -> tuple[tuple[str, str], ...]:
    """Words that were put right: as written, and as read."""
    return tuple((word.text, f"“{word.bare}”") for word in words if bare(word.text) != word.bare)


def _likeness(text: str, words: list[Word], mention: Mention) -> tuple[str, str]:
    first, last = words[mention.start], words[mention.end - 1]
    return text[first.start : last.end], mention.card.full_name
