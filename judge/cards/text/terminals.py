"""The terminals of the grammar: numbers, names, classifications, keywords, ink types, story names."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from judge.cards.text.spelling import plural
from judge.cards.text.tokens import Phrases, Token, Vocabulary
from judge.terms import Ink, Keyword


@dataclass(frozen=True)
class Context:
    """What a text is read with: the words of the pool, the card's name and those of its abilities."""

    vocabulary: Vocabulary = field(default_factory=Vocabulary)
    story_names: tuple[str, ...] = ()
    full_name: str = ""

    @cached_property
    def story_phrases(self) -> Phrases[str]:
        """Story names are printed in capitals and spoken of in capitalised words."""
        spellings = ((spelling, name) for name in self.story_names for spelling in (name, title(name)))
        return Phrases(spellings)

    @cached_property
    def own_name(self) -> Phrases[str]:
        return Phrases([(self.full_name, self.full_name)])


def title(name: str) -> str:
    """A name in capitalised words; `str.title` would write "Can'T"."""
    return " ".join(word[:1].upper() + word[1:].lower() for word in name.split())


Matches = list[tuple[int, object]]
Match = Callable[[Sequence[Token], int, Context], Matches]
Write = Callable[[object], str | None]


@dataclass(frozen=True, eq=False)
class Terminal:
    """One terminal: what it matches at a token, how it is written; `bit` marks it in first-token sets."""

    name: str
    bit: int
    match: Match
    write: Write


def number_if(accept: Callable[[int], bool]) -> Match:
    """Matches a plain number that is accepted."""

    def match(tokens: Sequence[Token], position: int, _: Context) -> Matches:
        token = tokens[position]
        if token.kind != "number" or len(token.text) > 4 or not accept(int(token.text)):
            return []
        return [(position + 1, int(token.text))]

    return match


def match_signed(tokens: Sequence[Token], position: int, _: Context) -> Matches:
    """A number with its sign."""
    token = tokens[position]
    return [(position + 1, int(token.text))] if token.kind == "signed" and len(token.text) <= 4 else []


def phrase_of(phrases: Callable[[Context], Phrases[object]]) -> Match:
    """Matches the longest known phrase."""

    def match(tokens: Sequence[Token], position: int, context: Context) -> Matches:
        found = phrases(context).longest(tokens, position)
        return [found] if found else []

    return match


LONGEST_STORY_NAME = 6


def match_story_name(tokens: Sequence[Token], position: int, context: Context) -> Matches:
    """One of the card's own abilities; else capitalised words up to "ability", which name another card's."""
    own = context.story_phrases.longest(tokens, position)
    if own:
        return [own]
    words = tokens[position : position + LONGEST_STORY_NAME + 1]
    length = next((index for index, token in enumerate(words) if token.word == "ability"), 0)
    if not length or KEYWORDS.longest(tokens, position):
        return []
    if not (words[0].text[0].isupper() and words[length - 1].text[0].isupper()):
        return []
    return [(position + length, " ".join(token.text for token in words[:length]))]


def match_name(tokens: Sequence[Token], position: int, context: Context) -> Matches:
    """A card's name; a full stop that ends it may end the sentence as well ("Fix-It Felix, Jr.")."""
    found = context.vocabulary.name_phrases.longest(tokens, position)
    if not found:
        return []
    end, name = found
    return [(end, name), (end - 1, name)] if tokens[end - 1].text == "." else [(end, name)]


def write_number_if(accept: Callable[[int], bool]) -> Write:
    """Writes an integer that is accepted."""
    return lambda value: str(value) if type(value) is int and value >= 0 and accept(value) else None


def write_signed(value: object) -> str | None:
    """An integer with its sign."""
    return f"{value:+d}" if type(value) is int else None


def write_text(value: object) -> str | None:
    """A name is written as it is."""
    return value if type(value) is str else None


def write_plural(value: object) -> str | None:
    """A classification in the plural."""
    return plural(value) if type(value) is str else None


def write_member(of: type[Keyword] | type[Ink]) -> Write:
    """Writes a member of an enum of the rulebook's words."""
    return lambda value: value.value if isinstance(value, of) else None


KEYWORDS: Phrases[object] = Phrases((keyword.value, keyword) for keyword in Keyword)
INKS: Phrases[object] = Phrases((ink.value, ink) for ink in Ink)


TABLE: tuple[tuple[str, Match, Write], ...] = (
    ("NUMBER", number_if(lambda _: True), write_number_if(lambda _: True)),
    ("NUMBER[sg]", number_if(lambda number: number == 1), write_number_if(lambda number: number == 1)),
    ("NUMBER[pl]", number_if(lambda number: number != 1), write_number_if(lambda number: number != 1)),
    ("SIGNED", match_signed, write_signed),
    ("NAME", match_name, write_text),
    ("CLASSIFICATION", phrase_of(lambda context: context.vocabulary.singular_phrases), write_text),
    ("CLASSIFICATION[sg]", phrase_of(lambda context: context.vocabulary.singular_phrases), write_text),
    ("CLASSIFICATION[pl]", phrase_of(lambda context: context.vocabulary.plural_phrases), write_plural),
    ("KEYWORD", phrase_of(lambda _: KEYWORDS), write_member(Keyword)),
    ("INK", phrase_of(lambda _: INKS), write_member(Ink)),
    ("OWN_NAME", phrase_of(lambda context: context.own_name), write_text),
    ("STORY_NAME", match_story_name, write_text),
)
TERMINALS: Mapping[str, Terminal] = {
    name: Terminal(name, 1 << index, match, write) for index, (name, match, write) in enumerate(TABLE)
}
