"""Reading along the pieces of a question: what comes next, and amounts (3 ink, Resist +2)."""

from judge.ask.lexicon import bare, units
from judge.ask.pieces import Piece

_NUMBERED = ("Challenger", "Resist")


class AmountReader:
    """A place in the pieces, and what is counted there."""

    def __init__(self, pieces: list[Piece], language: str) -> None:
        self._pieces, self._place, self._language = pieces, 0, language

    def _take(self) -> Piece:
        piece = self._at()
        self._place += 1
        return piece

    def _at(self, ahead: int = 0) -> Piece:
        place = self._place + ahead
        return self._pieces[place] if place < len(self._pieces) else Piece("end", "", "")

    def _unit(self, ahead: int = 0) -> str | None:
        return units(self._language).get(bare(self._at(ahead).text))

    def _skip_fillers(self) -> None:
        while self._at().kind == "filler":
            self._place += 1

    def _amount(self) -> Piece | None:
        """ "3 ink", "2 de daño", "no cards in hand", "a card under him"."""
        number = self._at()
        if (number.kind, number.value, self._at(2).value) == ("det", "a", "under"):
            number = Piece("number", "1", number.text, number=1)
        if number.kind != "number":
            return None
        unit, counted = self._at(1), self._unit(1)
        if counted and is_head(self._at(2)):
            return None  # "A 3 cost character" is one of that cost.
        if counted:
            self._place += 2
            return Piece("amount", counted, f"{number.text} {unit.text}", number=number.number)
        if (unit.kind, unit.value) == ("type", "card") and self._at(2).value in ("hand", "under"):
            where = self._at(2).value
            self._place += 3
            return Piece("amount", where, f"{number.text} {unit.text}", number=number.number)
        return None

    def _keyword(self, piece: Piece) -> str:
        if self._at().kind == "number":
            number = self._take().number
            return f"{piece.value} +{number}" if piece.value in _NUMBERED else f"{piece.value} {number}"
        return piece.value


def is_head(piece: Piece) -> bool:
    return piece.kind in ("card", "type")
