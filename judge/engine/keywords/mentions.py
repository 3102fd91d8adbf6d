"""Keywords that do not matter where one might think so: recorded with their rules, for who asks (CR 8)."""

from judge.cards.abilities.ability import KeywordAbility
from judge.cards.abilities.predicates import Applies, Gains
from judge.engine.characteristics import adds_up, has_keyword
from judge.engine.events import Ref
from judge.engine.gaining import STACKING
from judge.engine.state import Game
from judge.terms import CardType, Keyword


def mention_in_challenge(game: Game, challenger: Ref, target: Ref) -> None:
    """What the keywords of those in a challenge, and of those beside them, do not prevent."""
    if not game.recording:
        return
    if has_keyword(game, challenger, Keyword.EVASIVE) and not has_keyword(game, target, Keyword.EVASIVE):
        game.note("8.6.1", "Evasive may challenge anyone", card=game.named(challenger[0]))
    if has_keyword(game, target, Keyword.WARD):
        game.note("8.15.1", "Ward does not stop a challenge", card=game.named(target[0]))
    if has_keyword(game, target, Keyword.ALERT) and not has_keyword(game, target, Keyword.EVASIVE):
        game.note("8.2.2", "Alert is no Evasive", card=game.named(target[0]))
    for card in game.players[game.owner(target[0])].play:
        if has_keyword(game, game.ref(card), Keyword.BODYGUARD):
            _mention_bodyguard(game, card, target)


def _mention_bodyguard(game: Game, bodyguard: int, target: Ref) -> None:
    """8.3.3: why another than this one may be challenged."""
    card = game.named(bodyguard)
    if has_keyword(game, target, Keyword.BODYGUARD):
        game.note("8.3.3", "one with Bodyguard is challenged", card=card)
    elif game.type(target[0]) is CardType.LOCATION:
        game.note("8.3.3", "Bodyguard guards no location", card=card)
    else:
        game.note("8.3.3", "Bodyguard can't be challenged itself", card=card)


def mention_when_chosen(game: Game, ref: Ref, chooser: int, kind: str) -> None:
    """8.14.1, 8.15.1: who chooses it, and for what, may be none of their business."""
    if not game.recording or not game.is_in_play(ref):
        return
    by_opponent = game.are_opponents(chooser, game.owner(ref[0]))
    if not by_opponent and has_keyword(game, ref, Keyword.WARD):
        game.note("8.15.1", "Ward hinders opponents alone", card=game.named(ref[0]))
    if has_keyword(game, ref, Keyword.VANISH) and not (by_opponent and kind == CardType.ACTION.value):
        game.note("8.14.1", "Vanish does not trigger", card=game.named(ref[0]))


def mention_when_not_chosen(game: Game, ref: Ref, kind: str) -> None:
    """8.14.1: an action that affects it without choosing it."""
    if game.recording and kind == CardType.ACTION.value and has_keyword(game, ref, Keyword.VANISH):
        game.note("8.14.1", "Vanish does not trigger", card=game.named(ref[0]))


def mention_when_gained(game: Game, ref: Ref, said: Applies) -> None:
    """8.1.2: keywords that a card has several times, added up or not."""
    if not game.recording or not game.is_in_play(ref):
        return
    given = (one for part in said.predicates if isinstance(part, Gains) for one in part.abilities)
    for one in given:
        if isinstance(one, KeywordAbility) and adds_up(game, ref, one.keyword):
            _mention_again(game, ref, one.keyword)


def _mention_again(game: Game, ref: Ref, keyword: Keyword) -> None:
    card = game.named(ref[0])
    if keyword in STACKING:
        game.note("8.1.2", "the keyword adds up", card=card, keyword=keyword.value)
    else:
        game.note("8.1.2", "has the keyword already", card=card, keyword=keyword.value)
