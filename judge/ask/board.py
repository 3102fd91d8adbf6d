"""The board that a question describes, as a scenario, with every assumption that was made."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from judge.ask.builder import NAMES, Assumption, Builder, Placed, is_same_card
from judge.ask.choosing import may_choose
from judge.ask.deed import Deed, other_player
from judge.ask.doings import owner_of_chosen, turn_action
from judge.ask.intent import CHOICE, COUNT, OUTCOME, Intent
from judge.ask.neutral import keyword_text
from judge.ask.pieces import ME, RIVAL, Thing
from judge.ask.winning import speaks_of_decks
from judge.cards.printed_text import keyword_of
from judge.scenario.scenario import (
    UNKNOWN_DECK,
    CardEntry,
    CardInPlay,
    NamedCard,
    PlayerSetup,
    Scenario,
    UnknownCards,
)
from judge.scenario.turn_actions import TurnAction
from judge.terms import CardType, Zone

_TITLE_LENGTH = 72
_SOME = 2
"""Cards in hand of which nothing is said."""
_SOME_LORE = 5
_LOSES_LORE = re.compile(r"\bloses? \d+ lore\b")
_OWN_FIRST = re.compile(r"\bchosen (item|location) of yours to\b")
_OF_HANDS = re.compile(r"\bhands?\b|\bdiscards?\b")
_INTO_HAND = re.compile(r"\b(?:to|into) (?:your|their|his|her|its)(?: players?'?s?'?)? hands?\b")


@dataclass(frozen=True, slots=True)
class Understood:
    """A question as a scenario, and where each thing of the question is in it."""

    scenario: Scenario
    assumptions: tuple[Assumption, ...]
    placed: tuple[Placed, ...]

    @property
    def torn(self) -> list[str]:
        """What would have to be on both sides at once: it was misread."""
        owners = {(id(one.thing), one.owner): one.thing.text for one in self.placed}
        sides = [thing for thing, _ in owners]
        return [text for (thing, _), text in owners.items() if sides.count(thing) > 1]

    def place_of(self, thing: Thing) -> Placed | None:
        return next((one for one in self.placed if one.thing is thing or is_same_card(one, thing)), None)


def understand(intent: Intent, question: str, language: str, spoken_of: tuple[Thing, ...] = ()) -> Understood:
    """The scenario of a question; `spoken_of` are cards that belong on the board whatever they do."""
    builder = Builder(language)
    for owner, thing in intent.present:
        one = builder.put(thing, owner, Zone.HAND if thing.place == "hand" else Zone.PLAY)
        builder.placed += [Placed(thing, owner, one.zone, one.card) for _ in range(thing.count - 1)]
    _give_targets(intent)
    _give_what_is_asked_for(builder, intent)
    active = intent.starts or (intent.deeds[0].actor if intent.deeds else ME)
    actions = list(_actions(builder, intent.deeds, active))
    _put_what_is_asked(builder, intent)
    _put_what_is_spoken_of(builder, spoken_of)
    if not _turn_is_said(intent):
        builder.assume("my turn" if active == ME else "rival's turn")
    if speaks_of_decks(intent) and intent.deeds and intent.deeds[-1].kind == "end_turn":
        builder.assume("turn ends with an empty deck")
    if intent.reached:
        builder.assume("lore reached", lore=str(intent.reached))
    players = tuple(_player(builder, intent, owner) for owner in (ME, RIVAL))
    builder.assume("nothing else in play" if _hands_matter(builder) else "nothing else")
    scenario = Scenario(
        title=_title(question),
        question=question if len(question) > _TITLE_LENGTH else None,
        players=players,
        active=NAMES[language][active],
        actions=tuple(actions),
    )
    return Understood(scenario, tuple(builder.assumptions), tuple(builder.placed))


def _actions(builder: Builder, deeds: list[Deed], active: str) -> Iterator[TurnAction]:
    """The deeds as entries of `do`; a turn that ends gives the turn to the other player (3.4.2)."""
    for deed in deeds:
        yield turn_action(builder, deed, active)
        if deed.passes:
            builder.assume("turn ends", player=NAMES[builder.language][active])
            active = other_player(active)


def _give_targets(intent: Intent) -> None:
    """An effect that must choose, before something else is done, chooses an opposing character."""
    named = [thing for deed in intent.deeds for thing in deed.things if thing.is_character]
    any_one = Thing("", kind="character")
    for deed in intent.deeds[:-1]:
        card = deed.card
        if card and card.is_played_once and named and not deed.chooses and may_choose(card, any_one):
            deed.chooses = [Thing("", kind="character", owner=other_player(deed.actor))]


def _give_what_is_asked_for(builder: Builder, intent: Intent) -> None:
    """ "[A] to [B]" (6.1.5.1): whoever plays it has the item or location that A asks for."""
    for deed in [one for one in intent.deeds if one.card and one.chooses and one.kind in ("play", "use")]:
        for kind in _OWN_FIRST.findall(deed.card.text_of_card if deed.card else ""):
            if not any(one.is_of(kind) for one in intent.used):
                placed = builder.put(Thing("", kind=kind, owner=deed.actor), deed.actor)
                builder.assume("own for its cost", card=placed.reference)


def _turn_is_said(intent: Intent) -> bool:
    return bool(intent.active) or any(deed.turn in (ME, RIVAL) for deed in intent.deeds[:1])


def _title(question: str) -> str:
    cut = question[:_TITLE_LENGTH].rsplit(" ", 1)[0]
    return question if len(question) <= _TITLE_LENGTH else f"{cut} …"


def _put_what_is_asked(builder: Builder, intent: Intent) -> None:
    thing = intent.query.thing
    if thing is None or not intent.deeds or any(one.thing is thing for one in builder.placed):
        return
    if any(is_same_card(one, thing) for one in builder.placed):
        return
    if intent.query.kind in (OUTCOME, CHOICE, COUNT):
        builder.put(thing, owner_of_chosen(builder, thing, intent.deeds[-1]))


def _put_what_is_spoken_of(builder: Builder, things: tuple[Thing, ...]) -> None:
    """In play, or an action in hand; whose it is remains to be said."""
    for thing in things:
        there = any(one.thing is thing or is_same_card(one, thing) for one in builder.placed)
        if not there and thing.kind != "card":
            zone = Zone.HAND if thing.is_played_once else Zone.PLAY
            placed = builder.put(thing, thing.owner or ME, zone)
            builder.assume("whose", card=placed.reference)


def _player(builder: Builder, intent: Intent, owner: str) -> PlayerSetup:
    own = [one for one in builder.placed if one.owner == owner]
    hand: list[CardEntry] = [_named(one) for one in own if one.zone is Zone.HAND]
    unknown = intent.amounts.get((owner, "hand"), _SOME if _hands_matter(builder) else 0)
    return PlayerSetup(
        NAMES[builder.language][owner],
        lore=_lore_of(builder, intent, owner),
        ink=_ink_of(builder, intent, owner),
        deck=() if intent.amounts.get((owner, "deck")) == 0 else (UnknownCards(UNKNOWN_DECK),),
        hand=(*hand, UnknownCards(unknown)) if unknown else tuple(hand),
        play=tuple(_in_play(builder, one) for one in own if one.zone is Zone.PLAY),
    )


def _lore_of(builder: Builder, intent: Intent, owner: str) -> int:
    """Where a card makes somebody lose lore, everybody has some."""
    said = intent.amounts.get((owner, "lore"))
    texts = (ability.text.casefold() for one in builder.placed for ability in one.card.text)
    if said is not None or not any(_LOSES_LORE.search(text) for text in texts):
        return said or 0
    builder.assume("some lore", player=NAMES[builder.language][owner])
    return _SOME_LORE


def _hands_matter(builder: Builder) -> bool:
    """Some card speaks of hands or of discarding: an empty hand would be a case of its own."""
    texts = (ability.text.casefold() for one in builder.placed for ability in one.card.text)
    return any(_OF_HANDS.search(_INTO_HAND.sub("", text)) for text in texts)


def _ink_of(builder: Builder, intent: Intent, owner: str) -> tuple[CardEntry, ...]:
    said = intent.amounts.get((owner, "ink"))
    amount = builder.needed.get(owner, 0) if said is None else said
    if said is None and amount:
        builder.assume("enough ink", player=NAMES[builder.language][owner], amount=str(amount))
    return (UnknownCards(amount),) if amount else ()


def _named(one: Placed) -> NamedCard:
    return NamedCard(one.card, one.label, written_out=one.thing.card is None)


def _in_play(builder: Builder, one: Placed) -> CardInPlay:
    thing, is_character = one.thing, one.card.type is CardType.CHARACTER
    drying = is_character and (thing.drying or thing.played_now)
    exerted = bool(thing.exerted) or one.exerted
    if thing.taken_for_damaged:
        builder.assume("damaged", card=one.reference)
    if is_character and thing.exerted is None and not exerted:
        builder.assume("ready" if drying else "ready and dry", card=one.reference)
    elif is_character and not drying:
        builder.assume("dry", card=one.reference)
    return CardInPlay(
        one.card,
        one.label,
        written_out=thing.card is None,
        exerted=exerted,
        drying=drying,
        damage=thing.damage,
        at=builder.reference_to(thing.at) if thing.at else None,
        facedown_under=(UnknownCards(thing.under),) if thing.under else (),
        gains=tuple(_gained(one)) if thing.card else (),
    )


def _gained(one: Placed) -> list[str]:
    """Keywords that the question gives the card and that it does not print."""
    printed = {keyword_of(ability.text) for ability in one.card.text}
    given = [word for word in one.thing.keywords if word.split(" ")[0] not in printed]
    return [f"{keyword_text(word)} this turn" for word in given]
