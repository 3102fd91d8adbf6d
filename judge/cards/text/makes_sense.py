"""What no card can say, though its words are understood: they don't fit the card, or one another."""

from judge.cards.abilities import flow as f
from judge.cards.abilities.ability import Ability, Activated, Static, Triggered
from judge.cards.abilities.descriptions import Here, Noun
from judge.cards.abilities.effects import DamageIgnores, RepeatThis
from judge.cards.abilities.happenings import SangThisSong
from judge.cards.abilities.node import Node
from judge.cards.abilities.players import WhoDidNot
from judge.cards.abilities.selections import This
from judge.cards.abilities.tallies import WhoSangThisSong
from judge.cards.card import Card
from judge.cards.text.works_in import parts
from judge.terms import CardType

_QUOTED = (Triggered, Static, Activated)
LOOKS_BACK = (
    f.IfYouDo, f.IfNotDone, f.Otherwise, f.ForEachWhoDoesnt, f.Instead, DamageIgnores, RepeatThis, WhoDidNot,
)  # fmt: skip
"""What is said of an effect before it."""


def nonsense(ability: Ability, card: Card) -> str:
    """The words that make no sense, and why; none where all of them do."""
    if wrong := called_what_it_is_not(ability, card):
        return f"{wrong}: the card is none"
    if isinstance(first_of(getattr(ability, "effect", None)), LOOKS_BACK):
        return "the first words speak of what comes before them"
    return "can't: the words before leave it to the player" if cant_after_may(ability) else ""


def called_what_it_is_not(node: Node, card: Card) -> str:
    """ "this character" on an item; an ability in quotation marks is of the card that gains it."""
    match node:
        case This(noun=Noun() as noun) if wrong := wrong_type(noun, card):
            return f"this {wrong}"
        case Here() if card.type not in (CardType.LOCATION, CardType.CHARACTER):
            return "here"
        case SangThisSong() | WhoSangThisSong() if card.type is not CardType.ACTION:
            return "this song"
    inner = (part for part in parts(node) if not isinstance(part, _QUOTED))
    return next((wrong for part in inner if (wrong := called_what_it_is_not(part, card))), "")


def wrong_type(noun: Noun, card: Card) -> str:
    if noun.song:
        return "" if card.type is CardType.ACTION else "song"
    return "" if not noun.types or card.type in noun.types else noun.types[0].value


def first_of(effect: Node | None) -> Node | None:
    """What the first sentence says, or of whom."""
    first = effect.effects[0] if isinstance(effect, f.Sentences) else effect
    return first.players if isinstance(first, f.Does) else first


def cant_after_may(node: Node) -> bool:
    """1.2.3: "can't" is said of what has to be done; who chooses not to could have."""
    if isinstance(node, f.Sentences):
        pairs = zip(node.effects, node.effects[1:], strict=False)
        if any(is_optional(before) and is_of_the_impossible(after) for before, after in pairs):
            return True
    return any(cant_after_may(part) for part in parts(node))


def is_optional(effect: Node) -> bool:
    return isinstance(effect, f.May) or (isinstance(effect, f.Does) and isinstance(effect.effect, f.May))


def is_of_the_impossible(effect: Node) -> bool:
    who = effect.players if isinstance(effect, f.Does) else effect
    return isinstance(who, f.IfNotDone | f.ForEachWhoDoesnt | WhoDidNot) and who.impossible
