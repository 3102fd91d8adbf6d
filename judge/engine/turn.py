"""Ending the turn and passing it on (CR 3.3.2, 3.4, 9.2.1); all players of a team together (9.3)."""

from judge.cards.abilities.predicates import MustChallenge, MustQuest
from judge.engine.apply import apply, together
from judge.engine.bag import settle
from judge.engine.durations import end_what_ends
from judge.engine.events import PhaseBegins, TurnEnds, TurnPasses
from judge.engine.game_state_check import check_at_end_of_turn
from judge.engine.keywords.adventurous import must_quest
from judge.engine.keywords.reckless import must_challenge, rules_of_ending_the_turn
from judge.engine.lasting import Ends
from judge.engine.leave_game import give_up
from judge.engine.restrictions import can_challenge_anything, reasons_cannot_quest, saying_of
from judge.engine.start_of_turn import start_of_turn_phase
from judge.engine.state import Game
from judge.engine.steps import Reason
from judge.engine.turn_actions.taking import require
from judge.terms import CardType, Phase


def end_turn(game: Game, player: int) -> None:
    """3.3.2, 3.4: the active player ends their turn, and the next one's begins."""
    team = game.team_of(player)
    require(*(reason for one in team for reason in reasons_cannot_end_turn(game, one)))
    rules = ("3.3.2", "3.3.2.1", "3.4.1", "3.1.1")
    game.step(rules, "declares the end of the turn", player=game.players[player].name)
    _end_of_turn_phase(game)
    if not game.ended:
        _pass_the_turn(game)
        start_of_turn_phase(game)


def reasons_cannot_end_turn(game: Game, player: int) -> list[Reason]:
    """8.7.3: not while a character with Reckless is ready and can challenge."""
    reasons = []
    for card in game.players[player].play:
        ref = game.ref(card)
        if game.type(card) is not CardType.CHARACTER or game.in_play[card].exerted:
            continue
        params = {"card": game.named(card), "player": game.players[player].name}
        if saying_of(game, ref, MustChallenge) and can_challenge_anything(game, ref):
            reasons.append(Reason(("1.2.1", "3.3.2"), "must challenge", params))
        if must_challenge(game, ref):
            rules = rules_of_ending_the_turn(game, ref)
            if can_challenge_anything(game, ref):
                reasons.append(Reason(rules, "Reckless must challenge", params))
            else:
                game.note(rules, "Reckless can challenge nobody", card=game.named(card))
        made_to_quest = must_quest(game, ref) or saying_of(game, ref, MustQuest)
        if made_to_quest and not reasons_cannot_quest(game, ref):
            reasons.append(Reason(("1.2.1", "3.3.2"), "must quest", params))
    return reasons


def concede(game: Game, player: int) -> None:
    """2.3.3.4: at any point; who is left goes on, with the next turn if it was theirs (9.2.1)."""
    if not game.players[player].in_game:
        reason = Reason(("2.3.3.4", "9.2.3"), "has left the game", {"player": game.players[player].name})
        require(reason)
    give_up(game, player)
    settle(game)
    if player == game.active and not game.ended:
        end_what_ends(game, Ends.END_OF_TURN, player, "3.4.1.2")
        _pass_the_turn(game)
        start_of_turn_phase(game)


def _end_of_turn_phase(game: Game) -> None:
    """3.4.1: end-of-turn triggers resolve, effects of this turn end, then the last check (3.4.2)."""
    apply(game, PhaseBegins(Phase.END))
    team = game.players_of_turn()
    together(game, tuple(TurnEnds(player) for player in team), "3.4.1.1")
    game.routine("3.4.1.1", "abilities at the end of the turn", player=game.players[game.active].name)
    settle(game)
    if game.ended:
        return
    game.routine(("3.4.1.2", "3.1.4"), "effects of this turn end", player=game.players[game.active].name)
    for player in range(len(game.players)):
        if not game.are_opponents(game.active, player):  # also who has left the team meanwhile
            end_what_ends(game, Ends.END_OF_TURN, player, "3.4.1.2")
    settle(game)
    game.routine(("3.4.2", "1.8.1"), "the final game state check of the turn")
    for player in team:
        if not game.ended:
            check_at_end_of_turn(game, player)


def _pass_the_turn(game: Game) -> None:
    """3.4.2, 9.2.1: the next player in turn order who is no teammate of those whose turn it was."""
    team, count = game.team_of(game.active), len(game.players)
    following = (game.active + 1) % count
    while not game.players[following].in_game or following in team:
        if not game.players[following].in_game:
            end_what_ends(game, Ends.START_OF_TURN, following, "9.2.3")
        following = (following + 1) % count
    rules = ("2.1.3", "9.2.1", "9.2", "1.1.6") if len(game.players) > 2 else ("2.1.3",)
    apply(game, TurnPasses(following), "3.4.2", "1.3.4.1", "1.3.2", "2.3.2", "2.3.3", *rules)
