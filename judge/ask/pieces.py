"""What a question is made of, once each word is known: pieces, things and clauses."""

import re
from dataclasses import dataclass, field

from judge.cards.card import Card
from judge.terms import CardType

ME, RIVAL = "me", "rival"
_NOT_STATIC = re.compile(
    r"\bwhen(?:ever)?\b|\bat the (?:start|end) of\b| — |\b(?:chosen|if|while|unless)\b|^\w+ \("
)
"""Triggered, activated, a keyword, or under a condition that may not be met."""
_WHILE_EXERTED = re.compile(r"\bwhile this character is exerted,")
NOW = "now"
"""This turn, be it whose it may."""
VERB_KINDS = ("verb", "participle", "first")


@dataclass(eq=False, slots=True)
class Thing:
    """A card that is spoken of, by its name or as "a character", with what is said of it."""

    text: str
    card: Card | None = None
    kind: str = ""
    """character, location, item, song, action or card, where no card is named."""
    owner: str = ""
    """me, rival, or nothing where the question does not say."""
    count: int = 1
    exerted: bool | None = None
    drying: bool = False
    played_now: bool = False
    damage: int = 0
    keywords: list[str] = field(default_factory=list)
    classes: list[str] = field(default_factory=list)
    """Pirate, Hero, Floodborn: its classifications."""
    lacks: list[str] = field(default_factory=list)
    """Classifications that it has not."""
    under: int = 0
    """Facedown cards under it (8.4.1)."""
    inkable: bool = True
    """Whether a card without a name has the inkwell symbol (4.2.3)."""
    numbers: dict[str, int] = field(default_factory=dict)
    """cost, strength, willpower, lore of a card without a name."""
    place: str = ""
    in_my_hand: bool = False
    """ "Return X to my hand"."""
    another: bool = False
    definite: bool = False
    """ "The character": one that was spoken of before, where one was."""
    taken_for_mine: bool = False
    """Nothing says whose it is, and it is asked what it does for me."""
    taken_for_damaged: bool = False
    """Nothing says so, and it is asked whether its damage is removed."""
    alone: bool = False
    """Named without its version."""
    role: str = ""
    """ "The challenging character", "the defender": the part it plays in the challenge that was told of."""
    at: "Thing | None" = None
    """The location where it is."""
    effect: str = ""
    """What an action without a name does."""
    ability: str = ""
    """The name of the one ability that is spoken of."""
    copy_in_play: "Thing | None" = None
    """ "A second copy of a card I have in play": the first."""
    beside: "Thing | None" = None
    """The card on the other side of an "or", which is there too."""

    def learn(self, again: "Thing") -> None:
        """What is said of it where it is named again."""
        self.owner = self.owner or again.owner
        self.exerted = again.exerted if self.exerted is None else self.exerted
        self.drying, self.played_now = self.drying or again.drying, self.played_now or again.played_now
        self.damage, self.count = max(self.damage, again.damage), max(self.count, again.count)
        self.place, self.at = self.place or again.place, self.at or again.at
        self.under = max(self.under, again.under)
        self.beside = self.beside or again.beside
        self.keywords += [keyword for keyword in again.keywords if keyword not in self.keywords]
        self.classes += [one for one in again.classes if one not in self.classes]

    def describe(self, state: str) -> None:
        """Exerted, ready, drying, damaged, uninkable; dry and undamaged are as cards are anyway."""
        if state in ("exerted", "ready"):
            self.exerted = state == "exerted"
        elif state == "drying":
            self.drying = True
        elif state == "damaged":
            self.damage = max(1, self.damage)
        elif state == "uninkable":
            self.inkable = False

    @property
    def is_as_said(self) -> bool:
        """A card that is named has the classifications and numbers that the question gives it."""
        if self.card and any(getattr(self.card, unit) != number for unit, number in self.numbers.items()):
            return False
        printed = self.card.classifications if self.card else self.classes
        return all(one in printed for one in self.classes) and not any(one in printed for one in self.lacks)

    @property
    def is_character(self) -> bool:
        return self.card.type is CardType.CHARACTER if self.card else self.kind in ("", "character")

    def is_of(self, kind: str) -> bool:
        """Whether it is a character, a location, an item …"""
        return self.card.type.value == kind if self.card else self.kind == kind

    @property
    def is_song(self) -> bool:
        return self.card.is_song if self.card else self.kind == "song"

    @property
    def is_location(self) -> bool:
        return self.card.type is CardType.LOCATION if self.card else self.kind == "location"

    @property
    def is_played_once(self) -> bool:
        """An action, which is never in play (5.4.1)."""
        return self.card.type is CardType.ACTION if self.card else self.kind in ("song", "action")

    @property
    def forbids_by_itself(self) -> bool:
        """A static ability of a card in play says that something can't be done (6.4)."""
        texts = [one.text.casefold() for one in self.card.text] if self.card else []
        texts = [_WHILE_EXERTED.sub("", one) if self.exerted else one for one in texts]
        forbids = any("can't" in one and not _NOT_STATIC.search(one) for one in texts)
        return forbids and not self.is_played_once

    @property
    def text_of_card(self) -> str:
        texts = self.card.text if self.card else ()
        named = [one for one in texts if self.ability and (one.name or "").casefold() == self.ability]
        return " ".join(one.text for one in named or texts).casefold()


@dataclass(frozen=True, slots=True)
class Piece:
    """Some words of the question and what they are: a kind of the table, `thing`, `amount` or `unknown`."""

    kind: str
    value: str
    text: str
    card: Card | None = None
    thing: Thing | None = None
    number: int = 0


@dataclass(eq=False, slots=True)
class Clause:
    """One verb and what goes with it."""

    verb: str = ""
    passive: bool = False
    nonfinite: bool = False
    """Desafiar, questing: who does it is said elsewhere."""
    first: bool = False
    """The verb's form says "I"."""
    modal: str = ""
    reflexive: bool = False
    """ "Se puede": nobody is said to do it."""
    before: bool = False
    """ "After …": it is done before anything else."""
    condition: bool = False
    """It follows an if: what is done, not what is asked."""
    how_many: bool = False
    happens: bool = False
    actor: str = ""
    subjects: list[Thing] = field(default_factory=list)
    objects: list[tuple[str, Thing]] = field(default_factory=list)
    amounts: list[Piece] = field(default_factory=list)
    states: list[Piece] = field(default_factory=list)
    unit: str = ""
    place: str = ""
    to_my_hand: bool = False
    """A card returns to its own player's hand (7.3)."""
    purpose: str = ""
    played_now: bool = False
    free: bool = False
    turn: str = ""
    """Whose turn it is said to be."""
    by_shift: bool = False
    """ "Play X with Shift"."""
    at_once: bool = False
    """ "Do I lose immediately?"."""
    times: int = 1
    must: bool = False
    asks_state: bool = False
    """ "Is X exerted?": the verb comes first, and nothing is done."""
    inverted: bool = False
    """ "Is X …?": the verb comes first."""
    seen_be: bool = False
    caused: bool = False
    """ "Lets me do it"."""
    prevented: bool = False
    """ "Stops me from doing it"."""
    negated: bool = False
    plural: bool = False
    """ "Desafían", "destierran"."""
    both: bool = False
    """ "Do both die?"."""
    likewise: bool = False
    """ "And so is X"."""
    redundant: list[Piece] = field(default_factory=list)
    """ "Le hace daño a X": says in advance what is named after."""
    to_me: bool = False
    """ "Me desafían": others do it to me."""
    topic: Thing | None = None
    """What a pronoun meant last: what the talk is about."""
    unsaid: Thing | None = None
    """The subject of the clause before, which Spanish need not say again."""
    text: str = ""
    left_over: list[str] = field(default_factory=list)
    """Words that are known and yet play no part: the clause is not understood."""

    def objects_with(self, *preps: str) -> list[Thing]:
        return [thing for prep, thing in self.objects if prep in preps]

    @property
    def things(self) -> list[Thing]:
        return [*self.subjects, *(thing for _, thing in self.objects)]

    @property
    def cards_counted(self) -> int:
        """ "Do I draw 2 cards?": how many; 0 for one, which may be said of any number."""
        return next((thing.count for thing in self.things if thing.kind == "card" and thing.count > 1), 0)

    def amount_of(self, unit: str) -> int:
        return next((amount.number for amount in self.amounts if amount.value == unit), 0)
