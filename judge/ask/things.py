"""Noun phrases: cards, kinds of cards and what is said of them become things."""

from judge.ask.amounts import is_head
from judge.ask.describing import DETERMINERS, DescriptionReader
from judge.ask.lexicon import bare, is_also, units
from judge.ask.pieces import Piece, Thing


class ThingReader(DescriptionReader):
    """Reads noun phrases: [my] [exerted] Stitch - New Dog [with 2 damage] [that is drying]."""

    def __init__(self, pieces: list[Piece], language: str) -> None:
        super().__init__(pieces, language)
        self._card: Piece | None = None
        """The card that was named last."""
        self._kind = "character"
        """The kind that was spoken of last."""

    def read(self) -> list[Piece]:
        """The pieces with every noun phrase put together."""
        found: list[Piece] = []
        while self._place < len(self._pieces):
            found.append(self._counted() or self._amount() or self._object() or self._thing() or self._last())
        return found

    def _last(self) -> Piece:
        """A word that is in no phrase; "has Resist +2" is one with its number."""
        piece = self._take()
        numbered = piece.kind == "keyword" and self._at().kind == "number" and not self._unit(1)
        return Piece(piece.kind, self._keyword(piece), piece.text) if numbered else piece

    def _counted(self) -> Piece | None:
        """How much damage, how much ink: what is counted is no verb there."""
        before = self._pieces[self._place - 1] if self._place else self._at(len(self._pieces))
        unit = self._unit()
        if before.kind != "how_many" or unit is None:
            return None
        return Piece("unit", unit, self._take().text)

    def _object(self) -> Piece | None:
        """ "Lo desafía", "la destierra": not an article but what it is done to."""
        if not is_also(self._at().text, "object") or self._at(1).kind not in ("verb", "first", "modal"):
            return None
        return Piece("pronoun", "object", self._take().text)

    def _thing(self) -> Piece | None:
        start = self._place
        self._is_asked = self._opens_with_be()
        if self._is_asked and self._at().kind in ("state", "keyword"):
            return None
        thing = Thing("")
        while self._at().kind in DETERMINERS or self._is_number_of_it():
            self._determiner(thing)
        head = (
            self._one_like_it(thing) or self._one_of_its_class(start) if self._place > start else None
        ) or self._take()
        if not is_head(head):
            self._place = start
            return None
        thing.card, thing.kind, thing.text = head.card, "" if head.card else head.value, head.text
        thing.alone = head.value == "alone"
        self._card = head if head.card else self._card
        self._location = thing if thing.is_location else self._location
        self._kind = thing.kind or self._kind
        self._story_name(thing)
        while self._after(thing):
            pass
        return Piece("thing", "", thing.text, thing=thing)

    def _opens_with_be(self) -> bool:
        """ "Is X exerted?", "¿tiene X Ward?" ask for it; "an X that is exerted" says it."""
        before = self._pieces[max(0, self._place - 2) : self._place]
        first = len(before) < 2 or before[0].kind == "mark"
        opens = first or before[0].kind in ("if", "and")
        has = first and [(one.kind, one.value) for one in before[-1:]] in (
            [("verb", "have")],
            [("verb", "enter")],
        )
        return has or (opens and bool(before) and before[-1].kind == "be")

    def _story_name(self, thing: Thing) -> None:
        """ "Elsa - Snow Queen's Freeze" is her ability, though a card is called so too."""
        called = self._at(1).card
        names = [ability.name for ability in thing.card.text if ability.name] if thing.card else []
        if bare(self._at().text) == "'s" and called and called.name.casefold() in map(str.casefold, names):
            self._place += 2

    def _is_number_of_it(self) -> bool:
        """A "cost 3 character", before which no number stands."""
        printed = self._unit() in ("cost", "strength", "willpower", "lore")
        return printed and self._at(1).kind == "number" and is_head(self._at(2))

    def _one_like_it(self, thing: Thing) -> Piece | None:
        """ "One with Evasive", "otro que está listo": of the kind that was spoken of."""
        before = self._pieces[self._place - 1] if self._place else self._at()
        told = self._at().kind == "relative" or self._at().value in ("with", "without")
        if self._card and is_also(before.text, "one") and self._is_there():
            return self._card
        if not (told and is_also(before.text, "one") and (thing.another or before.kind == "number")):
            return None
        return Piece("type", self._kind, before.text)

    def _is_there(self) -> bool:
        """ "If I have one in play", "can I play another?": of the card that was named."""
        ends = self._at().kind in ("end", "mark", "if")
        return ends or (self._at().kind, self._at().value) == ("place", "play")

    def _one_of_its_class(self, start: int) -> Piece | None:
        """ "My Pirate", "un Villano", "an exerted Bodyguard", "un Bodyguard agotado": a character."""
        taken = self._pieces[start : self._place]
        last = [piece for piece in taken if piece.kind != "state"][-1:]
        counted = any(piece.kind == "number" or piece.value in ("a", "another") for piece in taken)
        one = any(piece.kind == "class" or (piece.kind == "keyword" and counted) for piece in last)
        return Piece("type", "character", last[0].text) if one and not is_head(self._at()) else None

    def _determiner(self, thing: Thing) -> None:
        counted = self._unit(1) if self._at().kind == "number" else None
        if counted and is_head(self._at(2)):
            thing.numbers[counted] = self._at().number
            self._place += 2
            return
        piece = self._take()
        match piece.kind:
            case "owner":
                thing.owner = piece.value
            case "number":
                thing.count = piece.number
            case "state":
                thing.describe(piece.value)
            case "keyword":
                thing.keywords.append(self._keyword(piece))
            case "class":
                thing.classes.append(piece.value)
            case "non" if self._at().kind == "class":
                thing.lacks.append(self._take().value)
            case "unit" | "verb":
                thing.numbers[units(self._language)[bare(piece.text)]] = self._take().number
            case "det":
                thing.another = thing.another or piece.value == "another"
                thing.definite = piece.value == "the"
