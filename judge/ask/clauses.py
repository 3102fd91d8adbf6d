"""From pieces to clauses: each has one verb, who does it, and what it is done to."""

from itertools import pairwise

from judge.ask.lexicon import bare, is_also
from judge.ask.pieces import ME, RIVAL, VERB_KINDS, Clause, Piece, Thing
from judge.ask.putting import (
    others_do_it,
    put_beside,
    put_plainly,
    put_thing,
    put_verb,
    put_what_is_counted,
    put_word,
)
from judge.ask.splitting import parts_of
from judge.ask.states import put_in_the_affirmative

_CARDS_IN_HAND = frozenset({"play", "sing", "ink", "put"})
"""What is done with actions too; nothing else is said of them."""
_SAYS_KEYWORDS = frozenset({"", "have", "gain_lore", "protect", "trigger", "work"})
"""With these verbs a keyword is what a card has."""
_DONE_TO_CHARACTERS = frozenset({"banish", "challenge", "damage", "deal", "survive", "take_damage"})


class ClauseReader:
    """Splits a sentence at its marks, at "if" and between verbs, and reads each part."""

    def __init__(self) -> None:
        self.unknown: list[str] = []
        self._said: list[Thing] = []
        self._subject: Thing | None = None
        self._unsaid: Thing | None = None
        self._states: list[Piece] = []
        self._topic: Thing | None = None
        self._by_pronoun: dict[str, Thing] = {}
        """What each pronoun meant last."""
        self._challenged: Thing | None = None
        self._unit = ""
        """What was counted last."""
        self._shifted: Thing | None = None
        """What was shifted is what is spoken of, not what it was shifted onto."""

    def read(self, pieces: list[Piece]) -> list[Clause]:
        clauses = [self._clause(part) for part in parts_of(pieces)]
        return [clause for clause in clauses if _says_something(clause)]

    def _clause(self, pieces: list[Piece]) -> Clause:
        words = " ".join(piece.text for piece in pieces)
        clause = Clause(text=words, topic=self._topic or self._shifted, unsaid=self._unsaid)
        self._put_all(clause, pieces)
        if pieces and pieces[-1].kind == "prep" and pieces[-1].value != "for":
            clause.left_over.append(pieces[-1].text)
        self._settle(clause)
        opening = next((piece.kind for piece in pieces if piece.kind not in ("filler", "and")), "")
        clause.inverted = opening == "be"
        asks = opening == "be" or (opening == "does" and clause.seen_be)
        clause.asks_state = asks and not clause.verb and bool(clause.states)
        if opening == "be" and clause.verb:
            clause.left_over += [piece.text for piece in clause.states]
        self._subject = clause.subjects[0] if len(clause.subjects) == 1 else self._subject
        acts_alone = len(clause.subjects) == 1 and not clause.actor and not clause.first
        self._unsaid = clause.subjects[0] if acts_alone and clause.verb else None
        if clause.verb == "challenge" and not clause.passive:
            self._challenged = next(iter(clause.objects_with("", "to")), None)
        if clause.verb == "shift" and not clause.objects_with("in"):
            self._shifted = next(iter(clause.things), None)
        return clause

    def _put_all(self, clause: Clause, pieces: list[Piece]) -> None:
        prep, nothing = "", Piece("end", "", "")
        by_whom = [piece for piece, after in pairwise([*pieces, nothing]) if after.value == "by"]
        for before, piece in zip([None, *pieces], pieces, strict=False):
            if piece.kind == "prep":
                prep = piece.value
                continue
            if prep == "without" and piece.kind == "keyword" and _challenger_is_unsaid(clause):
                continue
            if piece.kind in VERB_KINDS:
                put_verb(clause, piece, before, piece in by_whom)
            else:
                self._put(clause, piece, before, prep)
            if piece.kind not in ("thing", "and", "filler"):
                prep = ""

    def _settle(self, clause: Clause) -> None:
        """What can be told only once the clause is whole."""
        put_in_the_affirmative(clause)
        put_plainly(clause)
        put_what_is_counted(clause)
        clause.left_over += [thing.text for thing in clause.objects_with("without")]
        for piece in clause.redundant:
            if not clause.objects_with("to"):
                self._put_meant(clause, Piece("pronoun", "object", piece.text), "to")
        if clause.caused and clause.verb not in ("draw", "discard", "gain_lore", "lose_lore"):
            put_beside(clause)
        if clause.verb not in _SAYS_KEYWORDS:
            clause.left_over += [piece.text for piece in clause.states if piece.kind == "keyword"]
        if clause.verb == "have" and clause.actor in (ME, RIVAL) and not clause.subjects:
            for thing in clause.things:
                thing.owner = thing.owner or clause.actor
        if others_do_it(clause) or (clause.actor == "they" and clause.turn == RIVAL):
            clause.actor = RIVAL
        self._unit = clause.amounts[-1].value if clause.amounts else ""
        if clause.likewise:
            clause.states += self._states
        self._states = [piece for piece in clause.states if piece.kind == "state"] or self._states

    def _put(self, clause: Clause, piece: Piece, before: Piece | None, prep: str) -> None:
        if piece.kind == "thing" and piece.thing:
            thing = self._named_before(clause, piece.thing)
            if before and (before.kind, before.value) == ("new", "next"):
                thing.played_now = True
                clause.subjects.append(thing)
            else:
                put_thing(clause, thing, prep)
        elif piece.kind == "role":
            put_thing(clause, Thing(piece.text, kind="character", role=piece.value), prep)
        elif piece.kind == "pronoun":
            self._put_pronoun(clause, piece, before, prep)
        elif piece.kind == "ability":
            self._put_ability(clause, piece, prep)
        elif piece.kind == "number" and clause.verb == "need":
            clause.amounts.append(Piece("amount", "cost", piece.text, number=piece.number))
        elif piece.kind == "number" and clause.verb == "have" and self._unit:
            clause.amounts.append(Piece("amount", self._unit, piece.text, number=piece.number))
        elif piece.kind == "number" and clause.verb in ("draw", "discard") and not clause.things:
            put_thing(clause, Thing(piece.text, kind="card", count=piece.number), prep)
        elif piece.kind in ("unknown", "doubt"):
            self.unknown.append(piece.text)
        else:
            put_word(clause, piece)

    def _named_before(self, clause: Clause, thing: Thing) -> Thing:
        """A card that is named again is the same one, unless both stand in one clause or it is another."""
        for earlier in self._said:
            named = earlier.card is not None and earlier.card == thing.card and not earlier.another
            same = named or self._is_that(earlier, thing)
            if same and not thing.another and earlier not in clause.things:
                earlier.learn(thing)
                return earlier
        if thing not in self._said:
            self._said.append(thing)
        return thing

    def _put_ability(self, clause: Clause, piece: Piece, prep: str) -> None:
        """An ability by its name is the card that has it, where the clause does not name that card."""
        if all(thing.card != piece.card for thing in clause.things):
            put_thing(clause, self._named_before(clause, Thing(piece.text, piece.card)), prep)
        bearers = [thing for thing in clause.things if thing.card == piece.card]
        if len(bearers) == 1:
            bearers[0].ability = piece.value

    def _is_that(self, earlier: Thing, thing: Thing) -> bool:
        """ "The location", after the only one that was spoken of."""
        of_kind = [one for one in self._said if one.is_of(thing.kind)]
        theirs = bool(thing.owner) and earlier.card is None
        shown = thing.card is None and (thing.definite or theirs) and not thing.at
        whose = not thing.owner or thing.owner == earlier.owner
        several = earlier.count > 1 or (earlier.card is None and _is_plural(earlier))
        if _is_plural(thing) and not several:
            return False  # "The exerted characters" are not the one that was named.
        return shown and whose and of_kind == [earlier] and thing.kind != "card"

    def _put_pronoun(self, clause: Clause, piece: Piece, before: Piece | None, prep: str) -> None:
        """What was named before and is not in this clause; "they" may be a player."""
        if is_also(piece.text, "to_whom"):
            clause.redundant.append(piece)
            return
        if piece.value == "self" and before and before.kind == "thing":
            return  # "On Aurora herself": no more than on Aurora.
        if piece.value == "self" and clause.subjects:
            clause.objects.append((prep, clause.subjects[0]))
            return
        if piece.value == "they":
            clause.actor = clause.actor or "they"
            return
        self._put_meant(clause, piece, prep)

    def _put_meant(self, clause: Clause, piece: Piece, prep: str) -> None:
        meant = self._meant(clause, piece, prep)
        if meant is None:
            clause.left_over.append(piece.text)
        else:
            self._topic = self._by_pronoun[bare(piece.text)] = meant
            put_thing(clause, meant, "to" if piece.value == "object" else prep)

    def _meant(self, clause: Clause, piece: Piece, prep: str) -> Thing | None:
        """The one thing it can be; of several the one that was shifted, or the subject before a subject."""
        earlier = [thing for thing in self._said if thing not in clause.things]
        of_character = piece.value == "character" or is_also(piece.text, "to_whom")
        if of_character or clause.verb in _DONE_TO_CHARACTERS:
            earlier = [thing for thing in earlier if thing.is_character] or earlier
        if clause.verb not in _CARDS_IN_HAND:
            earlier = [thing for thing in earlier if not thing.is_played_once] or earlier
        if clause.verb == "play" and clause.actor in (ME, RIVAL):
            earlier = [thing for thing in earlier if thing.owner in ("", clause.actor)] or earlier
        if piece.value in ("card", "character") and bare(piece.text) != "them":
            earlier = [thing for thing in earlier if thing.count <= 1] or earlier
        if self._shifted in earlier:
            return self._shifted
        if clause.verb == "banish" and not prep and self._challenged in earlier:
            return self._challenged  # "X challenged Y and banished him."
        same = self._by_pronoun.get(bare(piece.text))
        if len(earlier) > 1 and same in earlier:
            return same  # "If I challenge it with X, does it …": one word, one card.
        if len(earlier) > 1 and not clause.verb and piece.value != "object":
            earlier = [thing for thing in earlier if thing is self._subject]
        return earlier[0] if len(earlier) == 1 else None


def _challenger_is_unsaid(clause: Clause) -> bool:
    """ "Can I challenge X without Evasive?": with any that has no keyword."""
    by_player = clause.actor in (ME, RIVAL) and not clause.subjects
    return clause.verb == "challenge" and not clause.passive and by_player and not clause.objects_with("with")


def _is_plural(thing: Thing) -> bool:
    return thing.card is None and bare(thing.text).endswith("s")


def _says_something(clause: Clause) -> bool:
    told = clause.verb or clause.states or clause.things or clause.happens or clause.purpose
    return bool(told or clause.amounts or clause.turn or clause.left_over)
