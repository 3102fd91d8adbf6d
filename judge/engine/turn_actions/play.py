"""Play a card (CR 4.3), for its ink cost or an alternate one (1.5.5)."""

from dataclasses import dataclass, replace

from judge.engine import costs
from judge.engine.apply import apply
from judge.engine.bag import settle
from judge.engine.characteristics import has_keyword
from judge.engine.entering import Played, enter, reasons_cannot_enter_exerted
from judge.engine.events import Exerts
from judge.engine.keywords.shift import shift
from judge.engine.keywords.sing_together import (
    has_sing_together,
    is_sung_together,
    reasons_cannot_sing_together,
)
from judge.engine.keywords.singer import singing_cost
from judge.engine.not_in_play import because_not_in_play
from judge.engine.permissions import play_from_elsewhere, reasons_cannot_play, way_to_play_for_free
from judge.engine.restrictions import reasons_cannot_sing
from judge.engine.state import Game
from judge.engine.steps import Reason
from judge.engine.turn_actions.taking import COMPLETE, begin, require, require_with_the_rest
from judge.terms import CardType, Keyword, Zone


@dataclass(frozen=True, slots=True)
class How:
    """How the player intends to play the card (4.3.2.2)."""

    shift_onto: tuple[int, ...] = ()
    """One character; two with Duo Shift."""
    sing_with: tuple[int, ...] = ()
    for_free: bool = False
    source: Zone = Zone.HAND
    exerted: bool | None = None
    """What Bodyguard lets them choose, where they have said so."""


ORDINARY = How()


def play(game: Game, player: int, card: int, how: How = ORDINARY) -> None:
    """4.3.2: announce, say how, determine the total cost, pay it; then the card is played (4.3.3)."""
    begin(game, player)
    rules = ("4.3.2.1", "4.3.1", "4.3.2", *generally_played(game, card))
    game.step(rules, "announces", player=game.players[player].name, card=game.named(card))
    reasons = reasons_cannot_play(game, player, card, how.source, how.for_free)
    reasons += reasons_cannot_enter_exerted(game, card) if how.exerted else []
    require_with_the_rest(game, reasons, lambda: _pay(game, player, card, how))
    exerted = how.source is not Zone.HAND and play_from_elsewhere(game, player, card, how.source)
    played = replace(_pay(game, player, card, how), exerted=exerted)
    costs.use_up_next(game, _payment(player, card, how))
    enter(game, player, card, replace(played, enters_exerted=how.exerted))
    settle(game)
    game.routine(("4.3.4", *COMPLETE), "the turn action is complete")


_IN_THE_MAIN_PHASE = {
    CardType.CHARACTER: "5.3.2",
    CardType.ACTION: "5.4.2",
    CardType.ITEM: "5.5.2",
    CardType.LOCATION: "5.6.2",
}


def generally_played(game: Game, card: int) -> tuple[str, ...]:
    """What says that a card of its type is generally played in its player's Main Phase."""
    return (_IN_THE_MAIN_PHASE[game.type(card)],) if game.copies[card].printed.known else ()


def _pay(game: Game, player: int, card: int, how: How) -> Played:
    """4.3.2.2 to 4.3.2.4, in the way that the player announces."""
    if how.shift_onto:
        return shift(game, player, card, how.shift_onto, how.for_free)
    if how.sing_with:
        return sing(game, player, card, how.sing_with)
    if how.for_free:
        return way_to_play_for_free(game, player, card)
    return pay_ink_cost(game, player, card)


def _payment(player: int, card: int, how: How) -> costs.Payment:
    onto = how.shift_onto[0] if how.shift_onto else None
    return costs.Payment(player, card, onto, sung=bool(how.sing_with), free=how.for_free)


def pay_ink_cost(game: Game, player: int, card: int) -> Played:
    """4.3.2.2 to 4.3.2.4, for the ink cost."""
    game.routine("4.3.2.2", "plays for the ink cost", card=game.named(card))
    total = costs.total_cost(game, costs.Payment(player, card), game.card(card).cost, paying=True)
    game.step(("4.3.2.3", "1.5.1", "5.2.2"), "the total cost is", card=game.named(card), amount=total)
    require(*costs.reasons_cannot_pay_ink(game, player, total, "4.3.2.4", "4.3.1", "5.2.2", "1.5.1"))
    costs.pay_ink(game, player, total, "4.3.2.4", to_play=game.ref(card))
    return Played(paid=total)


# ---- singing (5.4.4.2, 8.12)


def sing(game: Game, player: int, card: int, singers: tuple[int, ...]) -> Played:
    """5.4.4.2: {E} a character of enough cost; several with Sing Together (8.12)."""
    together = is_sung_together(game, card, singers)
    require(*reasons_cannot_sing_with(game, player, card, singers))
    own = ("8.12.1", "8.12.2") if has_sing_together(game, card) else ()
    rules = (*own, *(("5.4.4.3",) if own else ()), *(() if together else ("5.4.4.2",)), "5.4.4.1", "5.4.4")
    rules += ("1.5.5.1", "1.5.5", "4.3.2.2", "4.3.2.4", "5.1.1.12")
    for singer in singers:
        if has_keyword(game, game.ref(singer), Keyword.SINGER):
            game.step(("8.11.1", "8.11.2", "4.3.5"), "counts as cost", card=game.named(singer),
                      amount=singing_cost(game, singer))  # fmt: skip
        reckless = has_keyword(game, game.ref(singer), Keyword.RECKLESS)
        apply(game, Exerts(game.ref(singer)), *rules, *(("8.7.4",) if reckless else ()))
    return Played(singers=tuple(game.ref(singer) for singer in singers), together=together)


def reasons_cannot_sing_with(game: Game, player: int, card: int, singers: tuple[int, ...]) -> list[Reason]:
    """Every reason for which these characters can't sing this song."""
    if not game.card(card).is_song:
        params = {"card": game.named(card), "singer": game.named(singers[0])}
        return [Reason(("5.4.4.2", "5.4.4.1", "1.5.5.1"), "is no song", params)]
    together = is_sung_together(game, card, singers)
    reasons = [reason for singer in singers for reason in singer_reasons(game, player, singer, card)]
    return reasons + (reasons_cannot_sing_together(game, card, singers) if together else [])


def singer_reasons(game: Game, player: int, singer: int, song: int) -> list[Reason]:
    """A teammate's character sings only with Sing Together (8.12.1), and only ready ones do (8.12.2)."""
    params = {"card": game.named(singer)}
    together = has_sing_together(game, song)
    is_theirs = game.owner(singer) == player or (
        together and not game.are_opponents(player, game.owner(singer))
    )
    if singer not in game.in_play:
        return [because_not_in_play(game, singer, "5.4.4.2", "1.5.5.1")]
    if not is_theirs:
        opposing = game.are_opponents(player, game.owner(singer))
        teammates = () if opposing and not together else ("8.12.1",)
        rules = ("5.4.4.2", *teammates, "1.5.5.1", "1.4.3")
        return [Reason(rules, "only your characters sing", params)]
    reasons = reasons_cannot_sing(game, game.ref(singer), together)
    more = ("8.12.2", "8.12.1", "5.4.4.3") if together else ()
    return [replace(reason, rules=(*reason.rules, *more)) for reason in reasons]
