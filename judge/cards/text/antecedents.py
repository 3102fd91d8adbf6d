"""Which phrase a reference means, as English says it; where that is in doubt, none."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from judge.cards.abilities import effects, flow, placing, triggers
from judge.cards.abilities.ability import TurnScope
from judge.cards.abilities.amounts import CostOf
from judge.cards.abilities.conditions import CardIs, SharesName
from judge.cards.abilities.descriptions import AtALocation, Named, Other, SameName
from judge.cards.abilities.flow import If, Instead
from judge.cards.abilities.node import Node
from judge.cards.abilities.players import PlayerOf
from judge.cards.abilities.selections import Chosen, Every, Reference, Role, This, Together
from judge.cards.text.mentions import Mention, nouns_of
from judge.cards.text.text_order import Step, Way
from judge.terms import CardType

OF_THE_SOURCE = frozenset({"he", "him", "his", "she", "her"})
"""A card speaks of its own character as he or she; of any other as they, unless it was named."""
OF_MANY = frozenset({"those"})
OF_ANY = frozenset({"they", "them"})
OF_ONE = frozenset({"it", "its", "that"})
GENITIVES = frozenset({"their", "its", "his", "her"})
GROUPS = (placing.TopCards, placing.CardsIn, placing.RevealUntil)
SEVERAL = (Every, placing.RevealUntil)
"""Cards looked at or revealed together, of which "one", "the other" and "the rest" are parts."""
PARTS = (placing.To, placing.ToEither, placing.Under, placing.From, placing.FromUnder, PlayerOf, Together)
"""Nodes that are a part of what one verb says."""
DONE_TO: dict[str, tuple[tuple[type[Node], str], ...]] = {
    "banished": (
        (effects.Banish, "cards"),
        (triggers.WhenBanished, "card"),
        (triggers.WhenBanishes, "banished"),
    ),
    "exerted": ((effects.Exert, "cards"), (triggers.WhenExerted, "card")),
    "moved": ((placing.MoveCharacter, "characters"), (triggers.WhenMoves, "character")),
    "revealed": ((placing.Reveal, "cards"),),
    "discarded": ((effects.Discard, "cards"), (triggers.WhenDiscards, "card")),
    "challenging": ((triggers.WhenChallenges, "character"),),
    "challenged": ((triggers.WhenChallenges, "challenged"), (triggers.WhenChallenged, "card")),
}
"""The fields whose words do to a card what the reference says of it: "the banished character"."""
EVENT_ROLES = {"challenging": Role.CHALLENGING, "challenged": Role.CHALLENGED}


@dataclass(slots=True, eq=False)
class Unresolved(Exception):
    """A reference that refers to nothing, or to one of several."""

    words: str
    why: str


def antecedent(reference: Reference, mentions: Sequence[Mention], way: Way, of_a_character: bool) -> Mention:
    """The phrase that a reference means; the last that fits, since people speak of what was said last."""
    cards = [mention for mention in reversed(mentions) if not mention.is_player]
    if reference.hint:
        return by_hint(reference, cards, way)
    if reference.word in OF_THE_SOURCE:
        return he_or_she(reference, cards, way, of_a_character)
    if reference.word not in GENITIVES:
        cards = [mention for mention in cards if clause(mention.way) is not clause(way)]
    found = by_words(reference, wanted_by(way, cards), way)
    if wants_several(way) and found.is_one:
        raise Unresolved(said(reference), "they refer to several phrases at once")
    return found


def both_antecedents(reference: Reference, mentions: Sequence[Mention], way: Way) -> Sequence[Mention]:
    """ "Choose one and reveal another. If they have the same name": the two of one breath, or none."""
    if reference.word not in OF_ANY or reference.hint or not wants_several(way):
        return ()
    cards = [mention for mention in reversed(mentions) if not mention.is_player and not mention.is_source]
    other = said_together(cards, way) if cards else None
    return (cards[0], other) if other and cards[0].is_one and other.is_one else ()


def wants_several(way: Way) -> bool:
    """ "they have the same name" says something of cards among themselves."""
    return isinstance(way[-1].node, SharesName) and way[-1].node.other is None


def wanted_by(way: Way, cards: Sequence[Mention]) -> Sequence[Mention]:
    """Those that the verb can be said of: only characters move."""
    if isinstance(clause(way), placing.MoveCharacter) and way[-1].field == "characters":
        return [mention for mention in cards if mention.names_a_character]
    return cards


def by_words(reference: Reference, cards: Sequence[Mention], way: Way) -> Mention:
    """ "them", "it", "that card", "those characters"."""
    others = [mention for mention in cards if not mention.is_source and can_be_called(mention, reference)]
    about = spoken_of_around(cards, way)
    others.sort(key=lambda mention: is_less_likely(mention, reference, about))
    if reference.word in OF_ONE:
        others.sort(key=lambda mention: isinstance(mention.node, SEVERAL))  # One goes before all of a kind.
    source = next((mention for mention in cards if mention.is_source), None)
    if not others:
        if source is None or reference.word in OF_MANY or reference.noun is not None:
            raise Unresolved(said(reference), "they refer to nothing before them")
        return source
    after_the_source = source and reference.noun is None and doubtful(source, others[0], cards)
    if after_the_source or (reference.word in OF_ANY and said_together(others, way)):
        raise Unresolved(said(reference), "they can refer to two phrases")
    return others[0]


def is_less_likely(mention: Mention, reference: Reference, about: Mention | None) -> bool:
    """ "that character" is rather a character than any card; "they" a character than one item or location."""
    if about is not None and mention.slot == about.slot:
        return False
    kinds = [kind for noun in nouns_of(mention.node) for kind in noun.types]
    if reference.noun is not None:
        return bool(reference.noun.types) and not kinds
    return reference.word in OF_ANY and mention.is_one and bool(kinds) and CardType.CHARACTER not in kinds


def said_together(others: Sequence[Mention], way: Way) -> Mention | None:
    """The character spoken of in one breath with the last: "exert one and ready another. They …"."""
    last = others[0]
    before = next((mention for mention in others if mention.slot != last.slot), None)
    if before is None or not (last.names_a_character and before.names_a_character):
        return None
    here = [step.node for step in way]
    shared = [
        step.node for step in last.way if isinstance(step.node, flow.Sequence) and step.node not in here
    ]
    return before if any(step.node is node for step in before.way for node in shared) else None


def can_be_called(mention: Mention, reference: Reference) -> bool:
    """Whether number and noun of a phrase fit a reference."""
    if reference.noun is None and not is_a_card(mention):
        return False
    if reference.word in OF_MANY and not mention.may_be_many:
        return False
    return mention.fits(reference.noun) and (reference.word not in OF_ONE or mention.may_be_one)


def doubtful(source: Mention, other: Mention, cards: Sequence[Mention]) -> bool:
    """Whether "they" stands after another character, and "this character" was spoken of later."""
    characters = source.names_a_character and other.names_a_character
    return characters and cards.index(source) < cards.index(other)


def he_or_she(reference: Reference, cards: Sequence[Mention], way: Way, of_a_character: bool) -> Mention:
    """The source, unless another card was called by its name, or an "if" around it says what it is."""
    if about := spoken_of_around(cards, way):
        return about
    named = next((mention for mention in cards if is_named(mention)), None)
    source = next((mention for mention in cards if mention.is_source), None)
    if named and source:
        raise Unresolved(said(reference), "they can refer to two phrases")
    if found := named or source:
        return found
    if of_a_character:
        return Mention(Role.SOURCE, This(), way)
    raise Unresolved(said(reference), "they refer to nothing before them")


def spoken_of_around(cards: Sequence[Mention], way: Way) -> Mention | None:
    """What the nearest "if" around the words says something of."""
    around = (step.node for step in reversed(way) if isinstance(step.node, If | Instead))
    found = (spoken_of_in(one.condition, cards) for one in around)
    return next((about for about in found if about), None)


def spoken_of_in(condition: Node | None, cards: Sequence[Mention]) -> Mention | None:
    """The card, other than the source, that a condition says something of."""
    if not isinstance(condition, CardIs):
        return None
    about = (mention for mention in cards if any(step.node is condition for step in mention.way))
    return next((mention for mention in about if mention.slot > 0 and is_a_card(mention)), None)


def is_named(mention: Mention) -> bool:
    """Whether a phrase other than the source says a name: "chosen character named Mulan"."""
    description = getattr(mention.node, "description", None)
    qualities = getattr(description, "qualities", ())
    return mention.slot > 0 and any(isinstance(one, Named) for one in qualities)


def is_a_card(mention: Mention) -> bool:
    """ "at a location" says where, and is spoken of only as "that location"."""
    return not isinstance(mention.node, AtALocation)


def by_hint(reference: Reference, cards: Sequence[Mention], way: Way) -> Mention:
    """ "the rest", "the other", "the chosen character", "the banished item", "the challenging character"."""
    fitting = [mention for mention in cards if mention.fits(reference.noun) and not mention.is_source]
    hint = reference.hint
    if hint in ("rest", "other") and reference.noun is None:
        return first(reference, (mention for mention in cards if isinstance(mention.node, GROUPS)))
    if hint == "chosen":
        return first(reference, (mention for mention in fitting if is_chosen(mention)))
    if hint == "other":
        return first(reference, (mention for mention in fitting if is_other(mention)))
    if hint == "both":
        return first(reference, (mention for mention in fitting if mention.is_two))
    if hint == "one":
        return first(reference, (mention for mention in fitting if mention.may_be_many))
    if hint == "same":
        return first(reference, (mention for mention in fitting if same_verb(mention.way, way)))
    done = [mention for mention in fitting if was_done(mention, hint)]
    if done or hint not in EVENT_ROLES:
        return first(reference, done)
    return Mention(EVENT_ROLES[hint], reference, way)


def same_verb(one: Way, other: Way) -> bool:
    """Whether two phrases stand in the same place of the same verb: "deal 5 damage instead"."""
    own = clause(other)
    if isinstance(own, SameName | CostOf):
        return True
    return type(clause(one)) is type(own) and one[-1].field == other[-1].field


def was_done(mention: Mention, hint: str) -> bool:
    """Whether the words did to a card what the hint says."""
    step = verb(mention.way)
    fields = DONE_TO.get(hint, ())
    return step is not None and any(isinstance(step.node, of) and step.field == name for of, name in fields)


def chosen_now(mentions: Sequence[Mention]) -> Mention:
    """What "a Villain character" is in "if a Villain character is chosen"."""
    for mention in reversed(mentions):
        if is_chosen(mention):
            return mention
    raise Unresolved("is chosen", "nothing was chosen before")


def is_chosen(mention: Mention) -> bool:
    """ "chosen character", or what a player was told to choose."""
    return isinstance(mention.node, Chosen) or isinstance(clause(mention.way), effects.Choose)


def is_other(mention: Mention) -> bool:
    """ "another character", "one of your other characters"."""
    description = getattr(mention.node, "description", None)
    adjectives = getattr(description, "adjectives", ())
    return bool(getattr(mention.node, "other", False)) or any(isinstance(one, Other) for one in adjectives)


def first(reference: Reference, found: Iterable[Mention]) -> Mention:
    """The last phrase that was found, since they are given from the last to the first."""
    for mention in found:
        return mention
    raise Unresolved(said(reference), "they refer to nothing before them")


def clause(way: Way) -> Node | None:
    """What one verb says: a pronoun in it means nothing else that the same verb speaks of."""
    step = verb(way)
    return step.node if step else None


def verb(way: Way) -> Step | None:
    """The verb that a phrase belongs to, and in which part of it the phrase stands."""
    return next((step for step in reversed(way) if not isinstance(step.node, PARTS)), None)


def player_antecedent(mentions: Sequence[Mention], way: Way) -> int:
    """The slot of the player whom "that player", "they" or "their" means."""
    for mention in reversed(mentions):
        if mention.is_player:
            return mention.slot
    if way and getattr(way[0].node, "scope", None) not in (None, TurnScope.YOUR_TURN):
        return Role.TURN_PLAYER
    raise Unresolved("that player", "no player was spoken of before")


def said(reference: Reference) -> str:
    """The words of a reference."""
    noun = reference.noun
    kinds = " or ".join(noun.types) if noun and noun.types else "card" if noun else ""
    hint = reference.hint if noun else ""
    return " ".join(filter(None, (reference.word, hint, kinds)))
