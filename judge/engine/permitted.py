"""Playing cards for free, for something else, from elsewhere, or not at all (CR 1.2.2, 1.5.5.3, 6.1.12)."""

from judge.cards.abilities import statics as st
from judge.engine import naming, zones
from judge.engine.context import Context
from judge.engine.costs import works_from_here
from judge.engine.describe import fits, means_card
from judge.engine.effects.feasible import can_be_done
from judge.engine.entering import Played
from judge.engine.events import Plays
from judge.engine.meaning import PARTS
from judge.engine.permissions import allows_for_free, allows_from_elsewhere, prevents_playing
from judge.engine.player_restrictions import is_restricted
from judge.engine.resolve import perform
from judge.engine.selections import all_that_fit
from judge.engine.state import Game
from judge.engine.statics import InForce
from judge.engine.steps import Illegal, Reason
from judge.engine.watching import now
from judge.terms import Zone

PARTS |= {st.MayDo, st.PlaysWithTopCardFaceup, st.DeckMayHave, st.DeckMayHaveAnyInk}


@prevents_playing(st.Restricts)
def cannot_play(game: Game, effect: InForce, node: st.Restricts, player: int, card: int) -> bool:
    """ "opponents can't play actions", "you can't play this character unless …"."""
    restriction = node.restriction
    if isinstance(restriction, st.CantPlayMoreThan):
        return _has_played_enough(game, effect, node, restriction, player, card)
    if not isinstance(restriction, st.CantPlay) or not works_from_here(game, effect, restriction.cards):
        return False
    if not is_restricted(game, effect, node, player):
        return False
    return means_card(game, effect.ctx, restriction.cards, game.ref(card))


def _has_played_enough(
    game: Game, effect: InForce, node: st.Restricts, limit: st.CantPlayMoreThan, player: int, card: int
) -> bool:
    """ "can't play more than 2 actions each turn": one more like those played this turn (4.3.3)."""
    if not is_restricted(game, effect, node, player):
        return False
    if not fits(game, effect.ctx, game.ref(card), limit.description):
        return False
    played = [now(old.card) for old in game.history if isinstance(old, Plays) and old.player == player]
    return sum(fits(game, effect.ctx, ref, limit.description) for ref in played) >= limit.amount


@allows_for_free(st.MayPlayForFree)
def may_play_for_free(
    game: Game, effect: InForce, node: st.MayPlayForFree, player: int, card: int
) -> Played | None:
    """1.5.5.3."""
    if effect.ctx.you != player or not works_from_here(game, effect, node.cards):
        return None
    return Played() if means_card(game, effect.ctx, node.cards, game.ref(card)) else None


@allows_for_free(st.MayPlayByDoing)
def may_play_by_doing(
    game: Game, effect: InForce, node: st.MayPlayByDoing, player: int, card: int
) -> Played | None:
    """1.5.5: another cost than ink, paid in full (1.5.3)."""
    if node.shift or effect.ctx.you != player or not means_card(game, effect.ctx, node.card, game.ref(card)):
        return None
    pay_by_doing(game, effect, node, player, card)
    return Played()


def pay_by_doing(game: Game, effect: InForce, node: st.MayPlayByDoing, player: int, card: int) -> None:
    """4.3.2.4: what stands for the cost is done completely, or the card can't be played."""
    ctx = Context(game.ref(card), player, effect.label, paying=True, willing=True, before_it_resolves=True)
    payable = can_be_done(game, ctx, node.cost)
    perform(game, ctx, node.cost)
    if not (payable and ctx.done):
        raise Illegal(Reason(("1.5.3", "4.3.2.4"), "the cost can't be paid", {"card": game.named(card)}))


@allows_from_elsewhere(st.MayPlayFrom)
def may_play_from(
    game: Game, effect: InForce, node: st.MayPlayFrom, player: int, card: int, source: Zone
) -> bool:
    """4.3.2: from another zone than hand, or from under a card."""
    if effect.ctx.you != player or node.zone is not source:
        return False
    if node.under is not None and not _is_under(game, effect, node, card):
        return False
    return means_card(game, effect.ctx, node.cards, game.ref(card))


@prevents_playing(st.MayPlayFrom)
def cannot_play_again(game: Game, effect: InForce, node: st.MayPlayFrom, player: int, card: int) -> bool:
    """ "you can't play characters with the same name as characters you played this way this turn"."""
    if not node.names_once or effect.ctx.you != player:
        return False
    return bool(names_played(game, effect) & set(naming.names(game, game.ref(card))))


def _is_under(game: Game, effect: InForce, node: st.MayPlayFrom, card: int) -> bool:
    assert node.under is not None
    top = zones.top_of(game, card)
    return any(top == one for one, _ in all_that_fit(game, effect.ctx, node.under))


def names_played(game: Game, effect: InForce) -> set[str]:
    """The names of the cards that were played by this permission this turn."""
    marks = [mark for mark in game.uses if mark[:2] == (effect.ctx.source, effect.label) and len(mark) == 3]
    return {str(mark[2]) for mark in marks}
