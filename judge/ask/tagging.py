"""From words to pieces: what each word or phrase of a question is."""

from judge.ask.lexicon import Word, longest_phrase
from judge.ask.mentions import Named
from judge.ask.pieces import Piece


def pieces_of(words: list[Word], named: Named, language: str) -> list[Piece]:
    """Every word as a piece of the table, a card, a number, a mark, or unknown."""
    pieces: list[Piece] = []
    place = 0
    while place < len(words):
        mention = next((m for m in named.mentions if m.start == place), None)
        doubt = next((d for d in named.doubts if d.start == place), None)
        if mention:
            if mention.ability:
                pieces.append(Piece("ability", "", words[place].text, mention.card))
                place = mention.end
                continue
            value = "alone" if mention.alone else ""
            pieces.append(Piece("card", value, mention.card.full_name, mention.card))
            place = mention.end
        elif doubt:
            pieces.append(Piece("doubt", "", doubt.text))
            place = doubt.end
        else:
            piece, length = _piece(words[place : _next_name(named, place, len(words))], language)
            pieces.append(piece)
            place += length
    return pieces


def _next_name(named: Named, place: int, end: int) -> int:
    starts = [mention.start for mention in named.mentions] + [doubt.start for doubt in named.doubts]
    return min([start for start in starts if start > place] + [end])


def _piece(words: list[Word], language: str) -> tuple[Piece, int]:
    first = words[0]
    if first.is_punctuation:
        return Piece("mark", first.text, first.text), 1
    if first.bare.lstrip("+").isdigit():
        return Piece("number", first.bare.lstrip("+"), first.text, number=int(first.bare)), 1
    length, kind, value = longest_phrase(words, language)
    if not length:
        return Piece("unknown", "", first.text), 1
    text = " ".join(word.text for word in words[:length])
    number = int(value) if kind == "number" else 0
    return Piece(kind, value, text, number=number), length
