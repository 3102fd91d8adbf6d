"""Noun phrases: cards, kinds of cards and what is said of them become things."""

from collections.abc import Callable

from judge.ask.amounts import AmountReader, is_head
from judge.ask.lexicon import bare, is_also, units
from judge.ask.pieces import Piece, Thing

_DETERMINERS = frozenset({"det", "owner", "number", "state", "keyword", "class", "non"})
_EXERT = frozenset({"quest", "sing", "challenge"})
_OPENS_AN_OBJECT = frozenset({"prep", "pronoun", "card", "type", "turn", *_DETERMINERS})


class ThingReader(AmountReader):
    """Reads noun phrases: [my] [exerted] Stitch - New Dog [with 2 damage] [that is drying]."""

    def __init__(self, pieces: list[Piece], language: str) -> None:
        super().__init__(pieces, language)
        self._is_asked = False
        self._kind = "character"
        """The kind that was spoken of last."""

    def read(self) -> list[Piece]:
        """The pieces with every noun phrase put together."""
        found: list[Piece] = []
        while self._place < len(self._pieces):
            found.append(self._counted() or self._amount() or self._object() or self._thing() or self._take())
        return found

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
        while self._at().kind in _DETERMINERS or self._is_number_of_it():
            self._determiner(thing)
        head = (
            self._one_like_it(thing) or self._one_of_its_class() if self._place > start else None
        ) or self._take()
        if not is_head(head):
            self._place = start
            return None
        thing.card, thing.kind, thing.text = head.card, "" if head.card else head.value, head.text
        thing.alone = head.value == "alone"
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
        if not (told and is_also(before.text, "one") and (thing.another or before.kind == "number")):
            return None
        return Piece("type", self._kind, before.text)

    def _one_of_its_class(self) -> Piece | None:
        """ "My Pirate", "un Villano": a character."""
        before = self._pieces[self._place - 1]
        return (
            None if before.kind != "class" or is_head(self._at()) else Piece("type", "character", before.text)
        )

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

    def _after(self, thing: Thing) -> bool:
        """One thing more that is said of it; False where there is none."""
        readers: tuple[Callable[[Thing], bool], ...] = (
            self._state_after,
            self._with_after,
            self._relative_after,
            self._place_after,
            self._location_after,
        )
        return any(reader(thing) for reader in readers)

    def _state_after(self, thing: Thing) -> bool:
        piece = self._at()
        if piece.kind == "more" and thing.count > 1:
            self._place += 1
            thing.another = True
        elif piece.kind == "state" and not self._is_asked:
            thing.describe(self._take().value)
        elif piece.kind == "keyword" and self._language == "es" and not self._is_asked:
            thing.keywords.append(self._keyword(self._take()))
        elif piece.kind == "class" and self._language == "es":
            thing.classes.append(self._take().value)
        elif piece.kind == "not" and self._at(1).kind == "class":
            self._place += 2
            thing.lacks.append(self._pieces[self._place - 1].value)
        elif piece.kind == "belongs" or (piece.kind == "owner" and self._language == "es"):
            thing.owner = self._take().value
        else:
            return False
        return True

    def _with_after(self, thing: Thing) -> bool:
        """with Ward, with 2 damage, with cost 3; "and" goes on with the same."""
        joined = self._at().kind == "and" and (thing.keywords or thing.damage or thing.numbers)
        counted = {self._at(1).kind, self._at(2).kind} == {"unit", "number"}
        counted = counted or (self._unit(1) == "cost" and self._at(2).kind == "number")
        of_cost = self._at().value == "of" and counted
        if (self._at().kind, self._at(1).kind) == ("unit", "number") and self._language == "es":
            return self._property(thing)
        if self._lacks(thing):
            return True
        if not joined and not of_cost and (self._at().kind, self._at().value) != ("prep", "with"):
            return False
        start = self._place
        self._place += 1
        if self._property(thing):
            return True
        self._place = start
        return False

    def _lacks(self, thing: Thing) -> bool:
        """ "A character without Evasive": any that was not said to have it; a named card is as it is."""
        lacking = (self._at().kind, self._at().value, self._at(1).kind) == ("prep", "without", "keyword")
        if lacking and thing.card is None:
            self._place += 2
            return True
        return False

    def _property(self, thing: Thing) -> bool:
        if self._at().kind == "keyword":
            thing.keywords.append(self._keyword(self._take()))
            return True
        if (self._at().kind, self._at(1).kind) == ("unit", "number"):
            unit = self._take().value
            thing.numbers[unit] = self._take().number
            return True
        if (self._at().value, self._at(1).kind) == ("need", "number") and self._unit(2) is None:
            self._place += 1
            thing.numbers["cost"] = self._take().number
            return True
        amount = self._amount()
        if amount is None or amount.value in ("ink", "hand") or _is_a_players(amount, thing):
            return False
        if amount.value in ("damage", "under"):
            setattr(thing, amount.value, amount.number)
        else:
            thing.numbers[amount.value] = amount.number
        return True

    def _relative_after(self, thing: Thing) -> bool:
        """that is exerted, que está agotado, that belongs to my opponent, who has Ward."""
        start = self._place
        if self._at().kind != "relative" and self._at().text != "que":
            return False
        self._place += 1
        self._skip_fillers()
        if self._at().kind == "be" or (self._at().kind, self._at().value) == ("verb", "have"):
            self._place += 1
        if self._somebody_has():
            thing.owner = self._take().value
            self._place += 1
            return True
        self._skip_fillers()
        readers = (
            self._state_after,
            self._property,
            self._location_after,
            self._class_after,
            self._done_after,
        )
        if any(reader(thing) for reader in readers):
            return True
        self._place = start
        return False

    def _class_after(self, thing: Thing) -> bool:
        """that is a Pirate, que es Pirata"""
        start = self._place
        self._place += self._at().kind == "det"
        if self._at().kind != "class":
            self._place = start
            return False
        thing.classes.append(self._take().value)
        return True

    def _done_after(self, thing: Thing) -> bool:
        """that quested, que ya cantó este turno: exerted; that moved to a location: at it."""
        before, verb = self._pieces[self._place - 1], self._take()
        if before.kind == "be" or not _is_done_by_it(verb):
            return False
        if verb.value == "move" and self._at().kind == "prep":
            return self._at_after(thing)
        ahead = next(at for at in range(len(self._pieces)) if self._at(at).kind != "filler")
        if verb.value not in _EXERT or self._at(ahead).kind in _OPENS_AN_OBJECT:
            return False
        self._place += ahead
        thing.describe("exerted")
        return True

    def _somebody_has(self) -> bool:
        """my opponent has, my opponent controls"""
        return self._at().kind == "person" and (self._at(1).kind, self._at(1).value) == ("verb", "have")

    def _place_after(self, thing: Thing) -> bool:
        if self._at().kind != "place" or self._at().value not in ("hand", "play"):
            return False
        thing.in_my_hand = is_also(self._at().text, "my_hand")
        thing.place = self._take().value
        return True

    def _location_after(self, thing: Thing) -> bool:
        """Stitch - New Dog at Pride Lands - Pride Rock, un personaje en una localización."""
        return self._at().kind == "prep" and self._at().value in ("at", "in") and self._at_after(thing)

    def _at_after(self, thing: Thing) -> bool:
        """The location after a preposition."""
        start = self._place
        if not thing.is_character:
            return False
        self._place += 1
        place = self._thing()
        if place and place.thing and place.thing.is_location:
            thing.at = place.thing
            return True
        self._place = start
        return False


def _is_done_by_it(verb: Piece) -> bool:
    """ "Que cantó"; "que desafío" is what I do to it, and without its accent nobody knows."""
    third = verb.text.endswith("ó") or verb.value == "sing"
    return verb.kind in ("verb", "participle") or (verb.kind == "first" and third)


def _is_a_players(amount: Piece, thing: Thing) -> bool:
    """ "Play X with 18 lore": no lore value that X has."""
    return amount.value == "lore" and thing.card is not None and thing.card.lore != amount.number
