"""The turn (CR 3): its phases and steps, and passing it on."""

from judge.cards.abilities.predicates import MustQuest
from judge.cards.abilities.statics import SkipsDrawStep
from judge.engine import characteristics
from judge.engine.apply import apply, together
from judge.engine.bag import settle
from judge.engine.events import Draws, Dries, GainsLore, Readies, TurnEnds, TurnStarts
from judge.engine.game_state_check import check, check_at_end_of_turn
from judge.engine.lasting import Ends, Window
from judge.engine.meaning import PREDICATES
from judge.engine.restrictions import (
    can_challenge_anything,
    reasons_cannot_quest,
    reasons_cannot_ready,
    saying_of,
)
from judge.engine.state import Game
from judge.engine.statics import holds, saying
from judge.engine.steps import Reason
from judge.engine.turn_actions.taking import require
from judge.terms import CardType, Keyword, Phase

PREDICATES[SkipsDrawStep] = "turn"


def end_turn(game: Game, player: int) -> None:
    """3.3.2, 3.4: the active player ends their turn, and the next one's begins."""
    require(*reasons_cannot_end_turn(game, player))
    game.step("3.3.2", "declares the end of the turn", player=game.players[player].name)
    _end_of_turn_phase(game, player)
    if not game.ended:
        _pass_the_turn(game, player)
        start_of_turn_phase(game)


def reasons_cannot_end_turn(game: Game, player: int) -> list[Reason]:
    """8.7.3: not while a character with Reckless is ready and can challenge."""
    reasons = []
    for card in game.players[player].play:
        ref = game.ref(card)
        if game.type(card) is not CardType.CHARACTER or game.in_play[card].exerted:
            continue
        params = {"card": game.named(card), "player": game.players[player].name}
        if characteristics.has_keyword(game, ref, Keyword.RECKLESS) and can_challenge_anything(game, ref):
            reasons.append(Reason(("8.7.3", "3.3.2"), "Reckless must challenge", params))
        if saying_of(game, ref, MustQuest) and not reasons_cannot_quest(game, ref):
            reasons.append(Reason(("1.2.1", "3.3.2"), "must quest", params))
    return reasons


# ---- Start-of-Turn Phase


def start_of_turn_phase(game: Game) -> None:
    """3.2: Ready, Set, Draw; a game state check at the end of each (1.8.1)."""
    game.phase = Phase.START
    player = game.active
    _ready_step(game, player)
    _set_step(game, player)
    if not game.ended:
        _draw_step(game, player)
    game.phase = Phase.MAIN
    game.changed()


def _ready_step(game: Game, player: int) -> None:
    """3.2.1."""
    name = game.players[player].name
    game.step("3.2.1.1", "the Ready step", player=name)
    ready = [game.ref(card) for card in game.players[player].play if _readies(game, card)]
    game.players[player].exerted_ink.clear()
    together(game, tuple(Readies(ref, player) for ref in ready), "3.2.1.1")
    game.note("3.2.1.2", "effects during the turn apply", player=name)
    _end_what_ends(game, Ends.START_OF_TURN, player, "3.2.1.3")
    apply(game, TurnStarts(player), "3.2.1.4")
    if game.bag:
        game.step("3.2.1.4", "triggered abilities wait for the Set step", player=name)
    check(game)


def _readies(game: Game, card: int) -> bool:
    """3.2.1.1: all cards ready, but for those that can't."""
    if not game.in_play[card].exerted:
        return False
    reasons = reasons_cannot_ready(game, game.ref(card), in_ready_step=True)
    for reason in reasons:
        game.step(reason.rules, "can't ready", **reason.params)
    return not reasons


def _set_step(game: Game, player: int) -> None:
    """3.2.2: characters dry, locations give lore, then the bag."""
    game.step("3.2.2.1", "the Set step", player=game.players[player].name)
    for card in list(game.players[player].play):
        apply(game, Dries(game.ref(card)), "3.2.2.1", "5.1.1.12")
    for card in list(game.players[player].play):
        lore = characteristics.lore(game, game.ref(card)) if game.type(card) is CardType.LOCATION else 0
        if lore > 0:
            game.step(("3.2.2.2", "1.11.2"), "the location gives lore", card=game.named(card), amount=lore)
            apply(game, GainsLore(player, lore), "3.2.2.2", "5.6.5.3")
    if game.bag:
        game.step("3.2.2.3", "triggered abilities resolve", player=game.players[player].name)
    settle(game)


def _draw_step(game: Game, player: int) -> None:
    """3.2.3; skipped on the first turn of the game, or where an effect says so (6.4.5)."""
    name = game.players[player].name
    if game.turn == 1:
        game.step("3.2.3.1", "the first draw is skipped", player=name)
    elif _skips_draw_step(game, player):
        game.step("6.4.5", "the Draw step is skipped", player=name)
    else:
        apply(game, Draws(player), "3.2.3.1", "1.12.1")
        settle(game)
    game.routine("3.2.3.2", "the Main Phase begins", player=name)


def _skips_draw_step(game: Game, player: int) -> bool:
    return any(effect.ctx.you == player and holds(game, effect) for effect, _ in saying(game, SkipsDrawStep))


# ---- End-of-Turn Phase


def _end_of_turn_phase(game: Game, player: int) -> None:
    """3.4.1: end-of-turn triggers resolve, effects of this turn end, then the last check (3.4.2)."""
    game.phase = Phase.END
    apply(game, TurnEnds(player), "3.4.1.1")
    settle(game)
    if game.ended:
        return
    _end_what_ends(game, Ends.END_OF_TURN, player, "3.4.1.2")
    settle(game)
    if not game.ended:
        check_at_end_of_turn(game, player)


def _pass_the_turn(game: Game, player: int) -> None:
    """3.4.2, 9.2.1: the next player in turn order; what waited for one who left is over (9.2.3)."""
    count = len(game.players)
    following = (player + 1) % count
    while not game.players[following].in_game:
        _end_what_ends(game, Ends.START_OF_TURN, following, "9.2.3")
        following = (following + 1) % count
    game.active = following
    game.turn += 1
    game.history.clear()
    game.uses.clear()
    game.players[following].inked = 0
    game.changed()
    game.step(("3.4.2", "1.3.4.1"), "becomes the active player", player=game.players[following].name)


def _end_what_ends(game: Game, moment: Ends, player: int, rule: str) -> None:
    """Effects and waiting abilities whose time is up (3.2.1.3, 3.4.1.2)."""
    over = [one for one in game.lasting if _is_over(game, one.window, moment, player)]
    game.lasting = [one for one in game.lasting if one not in over]
    game.waiting = [one for one in game.waiting if not _is_over(game, one.window, moment, player)]
    game.changed()
    for one in over:
        cards = [game.named(card) for card, _ in one.cards or ()]
        game.routine(rule, "an effect ends", ability=one.name, cards=cards)


def _is_over(game: Game, window: Window, moment: Ends, player: int) -> bool:
    if window.ends is not moment:
        return False
    if window.from_turn_of is not None:
        return game.active == window.from_turn_of and game.turn > window.made_on_turn
    return window.player in (-1, player)
