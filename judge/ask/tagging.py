"""From words to pieces: what each word or phrase of a question is."""

from judge.ask.lexicon import Word, longest_phrase
from judge.ask.mentions import Mention, Named
from judge.ask.pieces import Piece


def pieces_of(words: list[Word], named: Named, language: str) -> list[Piece]:
    """Every word as a piece of the table, a card, a number, a mark, or unknown."""
    mentions = {mention.start: mention for mention in named.mentions}
    doubts = {doubt.start: doubt for doubt in named.doubts}
    pieces: list[Piece] = []
    place = 0
    while place < len(words):
        if place in mentions:
            piece, place = _card(mentions[place], words), _end(mentions[place], words)
        elif place in doubts:
            piece, place = Piece("doubt", "", doubts[place].text), doubts[place].end
        else:
            piece, length = _piece(words[place : _next_name(named, place, len(words))], language)
            place += length
        pieces.append(piece)
    return pieces


def _end(mention: Mention, words: list[Word]) -> int:
    """ "Fire the Cannons!": the mark belongs to the name."""
    marked = mention.card.full_name.endswith("!") and [word.text for word in words[mention.end :][:1]] == [
        "!"
    ]
    return mention.end + marked


def _card(mention: Mention, words: list[Word]) -> Piece:
    if mention.ability:
        named = " ".join(word.bare for word in words[mention.start : mention.end])
        return Piece("ability", named, words[mention.start].text, mention.card)
    return Piece("card", "alone" if mention.alone else "", mention.card.full_name, mention.card)


def _next_name(named: Named, place: int, end: int) -> int:
    starts = [mention.start for mention in named.mentions] + [doubt.start for doubt in named.doubts]
    return min([start for start in starts if start > place] + [end])


def _piece(words: list[Word], language: str) -> tuple[Piece, int]:
    first = words[0]
    if first.is_punctuation:
        return Piece("mark", first.text, first.text), 1
    if first.is_number:
        return Piece("number", first.bare.lstrip("+"), first.text, number=int(first.bare)), 1
    length, kind, value = longest_phrase(words, language)
    if not length:
        return Piece("unknown", "", first.text), 1
    text = " ".join(word.text for word in words[:length])
    number = int(value) if kind == "number" else 0
    return Piece(kind, value, text, number=number), length
