"""The Start-of-Turn Phase (CR 3.2): Ready, Set, Draw; all players of a team together (9.3.1)."""

from judge.cards.abilities.statics import SkipsDrawStep
from judge.engine import characteristics
from judge.engine.apply import apply, together
from judge.engine.applying import mention_the_turn
from judge.engine.bag import settle
from judge.engine.durations import end_what_ends
from judge.engine.events import Draws, Dries, GainsLore, PhaseBegins, Readies, ReadiesInk, Ref, TurnStarts
from judge.engine.game_state_check import check
from judge.engine.lasting import Ends
from judge.engine.meaning import PREDICATES
from judge.engine.modifiers import mention_modifiers
from judge.engine.player_restrictions import those_that_ready
from judge.engine.restrictions import reasons_cannot_ready
from judge.engine.state import Game
from judge.engine.statics import holds, saying
from judge.terms import CardType, Characteristic, Phase

PREDICATES[SkipsDrawStep] = "turn"


def start_of_turn_phase(game: Game) -> None:
    """3.2: each step for every player who takes the turn, a game state check at its end (1.8.1)."""
    apply(game, PhaseBegins(Phase.START))
    if len(game.players_of_turn()) > 1:
        game.step(("9.3.1", "9.3"), "the team takes a simultaneous turn")
    _ready_step(game)
    _set_step(game)
    if not game.ended:
        _draw_step(game)
    apply(game, PhaseBegins(Phase.MAIN))


def _ready_step(game: Game) -> None:
    """3.2.1."""
    for player in game.players_of_turn():
        _ready_cards(game, player)
    for player in game.players_of_turn():
        game.note("3.2.1.2", "effects during the turn apply", player=game.players[player].name)
        end_what_ends(game, Ends.START_OF_TURN, player, "3.2.1.3")
    mention_the_turn(game)
    for player in game.players_of_turn():
        apply(game, TurnStarts(player), "3.2.1.4")
    if game.bag:
        game.step(("3.2.1.4", "6.2.3"), "triggered abilities wait for the Set step")
    check(game)


def _ready_cards(game: Game, player: int) -> None:
    """3.2.1.1: all their cards in play and in their inkwell."""
    simultaneous = ("9.3.1",) if len(game.players_of_turn()) > 1 else ()
    opening = ("2.2.3",) if game.turn == 1 else ()
    rules = ("3.2.1.1", "3.2.1", "3.1.2", "3.1.1", *opening, *simultaneous)
    game.step(rules, "the Ready step", player=game.players[player].name)
    ready = [game.ref(card) for card in game.players[player].play if _readies(game, card)]
    ready = those_that_ready(game, player, ready)
    apply(game, ReadiesInk(player), "3.2.1.1")
    together(game, tuple(Readies(ref, player) for ref in ready), "3.2.1.1")


def _readies(game: Game, card: int) -> bool:
    """3.2.1.1: all cards ready, but for those that can't."""
    if not game.in_play[card].exerted:
        return False
    reasons = reasons_cannot_ready(game, game.ref(card), in_ready_step=True)
    for reason in reasons:
        game.step(reason.rules, "can't ready", **reason.params)
    return not reasons


def _set_step(game: Game) -> None:
    """3.2.2: characters dry, locations give lore, then the bag."""
    for player in game.players_of_turn():
        game.step(("3.2.2.1", "3.2.2"), "the Set step", player=game.players[player].name)
        for card in list(game.players[player].play):
            apply(game, Dries(game.ref(card)), "3.2.2.1", "5.1.1.12", "1.7.5", "5.3.5")
        for card in list(game.players[player].play):
            if game.type(card) is CardType.LOCATION:
                _gain_lore_from(game, player, card)
    if game.bag:
        game.step("3.2.2.3", "triggered abilities resolve")
    settle(game)


def _gain_lore_from(game: Game, player: int, location: int) -> None:
    """3.2.2.2: this is no triggered ability and does not use the bag."""
    lore = characteristics.lore(game, game.ref(location))
    mention_modifiers(game, game.ref(location), Characteristic.LORE)
    if lore > 0:
        game.step(("3.2.2.2", "1.11.2"), "the location gives lore", card=game.named(location), amount=lore)
        apply(game, GainsLore(player, lore), "3.2.2.2", "5.6.5.3")
    elif lore < 0:
        game.note(("3.2.2.2", "6.6.3"), "counts as 0", card=game.named(location), characteristic="lore")


def _draw_step(game: Game) -> None:
    """3.2.3; skipped on the first turn of the game, or where an effect says so (6.4.5)."""
    for player in game.players_of_turn():
        name = game.players[player].name
        if game.turn == 1:
            game.step(("3.2.3.1", "3.2.3"), "the first draw is skipped", player=name)
        elif _skips_draw_step(game, player):
            game.step(("6.4.5", "3.2.3.1", "3.2.3", "1.2.1"), "the Draw step is skipped", player=name)
        else:
            apply(game, Draws(player), "3.2.3.1", "3.2.3", "1.12.1")
    before = _skipping(game)
    settle(game)
    for card, _ in (one for one in _skipping(game) if one not in before):
        game.note("6.4.5", "the Draw step has started already", card=game.named(card))
    active = game.players[game.active].name
    game.routine(("3.2.3.2", "3.1.3", "3.1.1", "3.3.1"), "the Main Phase begins", player=active)


def _skips_draw_step(game: Game, player: int) -> bool:
    return any(effect.ctx.you == player and holds(game, effect) for effect, _ in saying(game, SkipsDrawStep))


def _skipping(game: Game) -> list[Ref]:
    """The cards that say so."""
    return [effect.ctx.source for effect, _ in saying(game, SkipsDrawStep)]
