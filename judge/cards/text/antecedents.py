"""Which phrase a reference means, as English says it; where that is in doubt, none."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from judge.cards.abilities import effects, placing, triggers
from judge.cards.abilities.conditions import CardIs
from judge.cards.abilities.descriptions import AtALocation, Other
from judge.cards.abilities.flow import If, Instead
from judge.cards.abilities.players import PlayerOf
from judge.cards.abilities.selections import Chosen, Reference, Role
from judge.cards.text.mentions import Mention
from judge.cards.text.node import Node

OF_THE_SOURCE = frozenset({"he", "him", "his", "she", "her"})
"""A card speaks of its own character as he or she; of any other as they, unless it was named."""
OF_MANY = frozenset({"those"})
OF_ONE = frozenset({"it", "its", "that"})
GENITIVES = frozenset({"their", "its", "his", "her"})
GROUPS = (placing.TopCards, placing.CardsIn, placing.RevealUntil)
"""Cards looked at or revealed together, of which "one", "the other" and "the rest" are parts."""
PARTS = (placing.To, placing.ToEither, placing.Under, placing.From, placing.FromUnder, PlayerOf)
"""Nodes that are a part of what one verb says."""
DONE_TO: dict[str, tuple[type[Node], ...]] = {
    "banished": (effects.Banish, triggers.WhenBanished, triggers.WhenBanishes),
    "exerted": (effects.Exert, triggers.WhenExerted),
    "moved": (placing.MoveCharacter, triggers.WhenMoves),
    "revealed": (placing.Reveal,),
    "discarded": (effects.Discard, triggers.WhenDiscards),
    "challenging": (triggers.WhenChallenges,),
    "challenged": (triggers.WhenChallenged,),
}
"""The nodes whose words do to a card what the reference says of it: "the banished character"."""
EVENT_ROLES = {"challenging": Role.CHALLENGING, "challenged": Role.CHALLENGED}


@dataclass(frozen=True, slots=True)
class Unresolved(Exception):
    """A reference that refers to nothing, or to one of several."""

    words: str
    why: str


def antecedent(reference: Reference, mentions: Sequence[Mention], around: tuple[Node, ...]) -> Mention:
    """The phrase that a reference means; the last that fits, since people speak of what was said last."""
    cards = [mention for mention in reversed(mentions) if not mention.is_player]
    if reference.hint:
        return by_hint(reference, cards, around)
    if reference.word in OF_THE_SOURCE:
        return he_or_she(reference, cards, around)
    if reference.word not in GENITIVES:
        cards = [mention for mention in cards if clause(mention.around) is not clause(around)]
    return by_words(reference, cards)


def by_words(reference: Reference, cards: Sequence[Mention]) -> Mention:
    """ "them", "it", "that card", "those characters"."""
    others = [mention for mention in cards if not mention.is_source and can_be_called(mention, reference)]
    if reference.word in OF_ONE:
        others.sort(key=lambda mention: not mention.is_one)  # One card goes before all of a kind.
    source = next((mention for mention in cards if mention.is_source), None)
    if not others:
        if source is None or reference.word in OF_MANY or reference.noun is not None:
            raise Unresolved(said(reference), "they refer to nothing before them")
        return source
    if source and reference.noun is None and doubtful(source, others[0], cards):
        raise Unresolved(said(reference), "they can refer to two phrases")
    return others[0]


def can_be_called(mention: Mention, reference: Reference) -> bool:
    """Whether number and noun of a phrase fit a reference."""
    if isinstance(mention.node, AtALocation) and reference.noun is None:
        return False  # "at a location" says where, and is spoken of only as "that location".
    if reference.word in OF_MANY and not mention.may_be_many:
        return False
    return mention.fits(reference.noun) and (reference.word not in OF_ONE or mention.may_be_one)


def doubtful(source: Mention, other: Mention, cards: Sequence[Mention]) -> bool:
    """Whether "they" stands after another character, and "this character" was spoken of later."""
    characters = source.names_a_character and other.names_a_character
    return characters and cards.index(source) < cards.index(other)


def he_or_she(reference: Reference, cards: Sequence[Mention], around: tuple[Node, ...]) -> Mention:
    """The source, unless an "if" around it says the name or the kind of another card."""
    for node in reversed(around):
        if isinstance(node, If | Instead) and node.condition and (named := named_in(node.condition, cards)):
            return named
    source = next((mention for mention in cards if mention.is_source), None)
    if source is None:
        raise Unresolved(said(reference), "they refer to nothing before them")
    return source


def named_in(condition: Node, cards: Sequence[Mention]) -> Mention | None:
    """The card, other than the source, that a condition is about."""
    about = (mention for mention in cards if any(node is condition for node in mention.around))
    others = (mention for mention in about if not mention.is_source)
    return next(others, None) if isinstance(condition, CardIs) else None


def by_hint(reference: Reference, cards: Sequence[Mention], around: tuple[Node, ...]) -> Mention:
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
    done = [mention for mention in fitting if isinstance(clause(mention.around), DONE_TO.get(hint, ()))]
    if done:
        return done[0]
    if hint in EVENT_ROLES:
        return Mention(EVENT_ROLES[hint], reference, around)
    raise Unresolved(said(reference), "they refer to nothing before them")


def chosen_now(mentions: Sequence[Mention]) -> Mention:
    """What "a Villain character" is in "if a Villain character is chosen"."""
    for mention in reversed(mentions):
        if is_chosen(mention):
            return mention
    raise Unresolved("is chosen", "nothing was chosen before")


def is_chosen(mention: Mention) -> bool:
    """ "chosen character", or what a player was told to choose."""
    return isinstance(mention.node, Chosen) or isinstance(clause(mention.around), effects.Choose)


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


def clause(around: tuple[Node, ...]) -> Node | None:
    """What one verb says: a pronoun in it means nothing else that the same verb speaks of."""
    return next((node for node in reversed(around) if not isinstance(node, PARTS)), None)


def player_antecedent(mentions: Sequence[Mention], around: tuple[Node, ...]) -> int:
    """The slot of the player whom "that player", "they" or "their" means."""
    for mention in reversed(mentions):
        if mention.is_player:
            return mention.slot
    if around and getattr(around[0], "scope", None) is not None:
        return Role.TURN_PLAYER
    raise Unresolved("that player", "no player was spoken of before")


def said(reference: Reference) -> str:
    """The words of a reference."""
    noun = reference.noun
    kinds = " or ".join(noun.types) if noun and noun.types else "card" if noun else ""
    hint = reference.hint if noun else ""
    return " ".join(filter(None, (reference.word, hint, kinds)))
