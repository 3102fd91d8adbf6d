"""What is said of a card after its name: exerted, with 2 damage, that quested, in play, at a location."""

from collections.abc import Callable
from dataclasses import replace

from judge.ask.amounts import AmountReader
from judge.ask.lexicon import is_also
from judge.ask.pieces import ME, Piece, Thing

DETERMINERS = frozenset({"det", "owner", "number", "state", "keyword", "class", "non"})
_EXERT = frozenset({"quest", "sing", "challenge"})
_OPENS_AN_OBJECT = frozenset({"prep", "pronoun", "card", "type", "turn", *DETERMINERS})


class DescriptionReader(AmountReader):
    """Reads on after the head of a noun phrase."""

    def __init__(self, pieces: list[Piece], language: str) -> None:
        super().__init__(pieces, language)
        self._is_asked = False
        self._location: Thing | None = None
        """The location that was named last."""

    def _thing(self) -> Piece | None:
        """The noun phrase that begins here."""
        raise NotImplementedError

    def _after(self, thing: Thing) -> bool:
        """One thing more that is said of it; False where there is none."""
        readers: tuple[Callable[[Thing], bool], ...] = (
            self._state_after,
            self._with_after,
            self._relative_after,
            self._place_after,
            self._location_after,
            self._held_after,
            self._there_after,
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

    def _held_after(self, thing: Thing) -> bool:
        """A card [that] I [already] have in play; of another copy, the first one is."""
        start = self._place
        self._place += self._at().kind == "relative"
        owner = self._holder()
        if not owner or (self._at().kind, self._at().value) != ("place", "play"):
            self._place = start
            return False
        self._place += 1
        thing.owner = owner
        if thing.another:
            thing.copy_in_play = replace(thing, another=False)
        else:
            thing.place = "play"
        return True

    def _there_after(self, thing: Thing) -> bool:
        """ "A character there": at the location that was named."""
        if self._at().kind != "there" or self._location is None or not thing.is_character:
            return False
        self._place += 1
        thing.at = self._location
        return True

    def _holder(self) -> str:
        """I [already] have, ya tengo; nothing where no player has it."""
        self._skip_fillers()
        owner = self._take() if self._at().kind == "person" else None
        self._skip_fillers()
        has = self._take()
        if has.value != "have" or (owner is None and has.kind != "first"):
            return ""
        return owner.value if owner else ME

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
