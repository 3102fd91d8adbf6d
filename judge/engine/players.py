"""Which players a phrase means (CR 1.3)."""

from judge.cards.abilities import players as w
from judge.cards.abilities.selections import OneOf, Role
from judge.engine.choices import Ask, Choice
from judge.engine.context import Context
from judge.engine.effects.trees import nodes_in
from judge.engine.events import Ref
from judge.engine.meaning import PLAYERS, SELECTIONS, means
from judge.engine.state import Game
from judge.engine.unknown import fits_or_chance


def players(game: Game, ctx: Context, node: w.Players) -> tuple[int, ...]:
    """The players that a phrase means now, in turn order."""
    return PLAYERS[type(node)](game, ctx, node)


def players_who_act(game: Game, ctx: Context, node: w.Players) -> tuple[int, ...]:
    """The players whom a resolving effect makes do something; who is an opponent is said (1.3.5.2)."""
    who = players(game, ctx, node)
    if who and any(isinstance(part, w.EachOpponent | w.AnOpponent) for part in nodes_in(node)):
        rules, name = _rules_of_opponents(game, ctx), game.players[ctx.you].name
        game.routine(rules, "means the opponents", ability=ctx.name, player=name)
    return who


def _rules_of_opponents(game: Game, ctx: Context) -> tuple[str, ...]:
    """1.3.5.2; several in a multiplayer game (1.3.5.1), none of them a teammate (1.3.6.1)."""
    several = ("1.3.5.1",) if len(game.opponents(ctx.you)) > 1 else ()
    return ("1.3.5.2", "1.3.3", *several, *(("1.3.6.1",) if len(game.team_of(ctx.you)) > 1 else ()))


@means(PLAYERS, w.You)
def you(game: Game, ctx: Context, node: w.You) -> tuple[int, ...]:
    return (ctx.you,)


@means(PLAYERS, w.EachOpponent, w.AnOpponent)
def opponents(game: Game, ctx: Context, node: w.EachOpponent) -> tuple[int, ...]:
    """1.3.5.2."""
    return tuple(game.opponents(ctx.you))


@means(PLAYERS, w.EachPlayer, w.APlayer)
def each_player(game: Game, ctx: Context, node: w.EachPlayer) -> tuple[int, ...]:
    return tuple(game.in_turn_order())


@means(PLAYERS, w.ChosenPlayer)
def chosen_player(game: Game, ctx: Context, node: w.ChosenPlayer) -> tuple[int, ...]:
    """Chosen as the effect resolves (6.1.3), once for all that refers to it."""
    if node.slot in ctx.bound_players:
        return ctx.bound_players[node.slot]
    options = game.opponents(ctx.you) if node.opponent else game.in_turn_order()
    if node.other:
        options = [player for player in options if player != ctx.you]
    opponents_only = _rules_of_opponents(game, ctx) if node.opponent else ()
    rules = (*opponents_only, *(("6.1.6",) if node.other else ()))
    ctx.bound_players[node.slot] = _choose(game, ctx, tuple(options), 1, 1, *rules)
    return ctx.bound_players[node.slot]


def _choose(
    game: Game, ctx: Context, options: tuple[int, ...], least: int, most: int, *rules: str
) -> tuple[int, ...]:
    choice = Choice(Ask.PLAYER, ctx.actor, ctx.name, options, least, most, source=ctx.source[0], rules=rules)
    found = tuple(int(str(player)) for player in game.decide(choice))
    actor = game.players[ctx.actor].name
    for player in found:
        game.routine(("6.1.3", *rules), "chooses a player", player=actor, owner=game.players[player].name)
    if not found:
        game.step("6.1.3", "chooses none", player=actor, ability=ctx.name)
    return tuple(player for player in game.in_turn_order() if player in found)


@means(PLAYERS, w.ThatPlayer)
def that_player(game: Game, ctx: Context, node: w.ThatPlayer) -> tuple[int, ...]:
    """The player that was spoken of, or whose card was: nobody, if no card could be chosen (1.7.7)."""
    if node.slot == Role.TURN_PLAYER:
        return (game.active,)
    if node.slot in ctx.bound_players:
        return ctx.bound_players[node.slot]
    if node.slot not in ctx.bound:
        return (ctx.actor,)  # What is said of each player in turn.
    return tuple(dict.fromkeys(game.owner(card) for card, _ in ctx.bound[node.slot]))


@means(PLAYERS, w.PlayerOf)
def player_of(game: Game, ctx: Context, node: w.PlayerOf) -> tuple[int, ...]:
    """1.4.3: the player whose deck the card came from."""
    cards = SELECTIONS[type(node.card)](game, ctx, node.card)
    return tuple(dict.fromkeys(game.owner(card) for card, _ in cards))


@means(PLAYERS, w.ChallengingPlayer)
def challenging_player(game: Game, ctx: Context, node: w.ChallengingPlayer) -> tuple[int, ...]:
    """4.6.1; also where the challenge that triggered it is over by now (4.6.9)."""
    challenging = ctx.bound.get(Role.CHALLENGING, ())
    if not challenging and game.challenge is not None:
        challenging = (game.challenge.challenger,)
    return tuple(game.owner(card) for card, _ in challenging)


@means(PLAYERS, w.YouAnd)
def you_and(game: Game, ctx: Context, node: w.YouAnd) -> tuple[int, ...]:
    """In turn order (6.7.5)."""
    meant = (ctx.you, *players(game, ctx, node.other))
    return tuple(player for player in game.in_turn_order() if player in meant)


@means(PLAYERS, w.AnyPlayers)
def any_players(game: Game, ctx: Context, node: w.AnyPlayers) -> tuple[int, ...]:
    """6.1.3: any number, none included; chosen once for all that refers to them."""
    if node.slot not in ctx.bound_players:
        options = tuple(game.in_turn_order())
        ctx.bound_players[node.slot] = _choose(game, ctx, options, 0, len(options))
    return ctx.bound_players[node.slot]


@means(PLAYERS, w.WithMoreLore)
def with_more_lore(game: Game, ctx: Context, node: w.WithMoreLore) -> tuple[int, ...]:
    mine = game.players[ctx.you].lore
    return tuple(who for who in players(game, ctx, node.players) if game.players[who].lore > mine)


@means(PLAYERS, w.WithMostCards)
def with_most_cards(game: Game, ctx: Context, node: w.WithMostCards) -> tuple[int, ...]:
    """All who are tied."""
    most = max(len(game.players[who].hand) for who in game.in_turn_order())
    return tuple(who for who in game.in_turn_order() if len(game.players[who].hand) == most)


@means(PLAYERS, w.WithCards)
def with_cards(game: Game, ctx: Context, node: w.WithCards) -> tuple[int, ...]:
    """Counted as it resolves; every player can count the cards of a private zone (7.1.3)."""

    def fits(player: int) -> bool:
        count = len(game.players[player].zone(node.zone))
        enough = node.more_than is None or count > node.more_than
        enough = enough and (node.least is None or count >= node.least)
        return enough and (node.fewer_than is None or count < node.fewer_than)

    asked = game.opponents(ctx.you) if node.opponents else game.in_turn_order()
    return tuple(who for who in asked if fits(who))


@means(PLAYERS, w.WithMoreCards)
def with_more_cards(game: Game, ctx: Context, node: w.WithMoreCards) -> tuple[int, ...]:
    """More than the player whose effect it is; counted as it resolves (7.1.3)."""
    mine = len(game.players[ctx.you].zone(node.zone))
    several = players(game, ctx, node.players)
    return tuple(who for who in several if len(game.players[who].zone(node.zone)) > mine)


@means(PLAYERS, w.WithLore)
def with_lore(game: Game, ctx: Context, node: w.WithLore) -> tuple[int, ...]:
    return tuple(who for who in players(game, ctx, node.players) if game.players[who].lore >= node.least)


@means(PLAYERS, w.WhoDidNot)
def who_did_not(game: Game, ctx: Context, node: w.WhoDidNot) -> tuple[int, ...]:
    """Those of the players that the effect before was for who did not do it."""
    who = (player for player in game.in_turn_order() if ctx.who_did.get(player) is False)
    opponents = game.opponents(ctx.you)
    return tuple(player for player in who if player in opponents or not node.opponents)


@means(PLAYERS, w.WhoReveals)
def who_reveals(game: Game, ctx: Context, node: w.WhoReveals) -> tuple[int, ...]:
    """Those of whose cards that the effect before revealed one fits."""
    return tuple(who for who in game.in_turn_order() if revealed_by(game, ctx, node, who))


def revealed_by(game: Game, ctx: Context, node: w.WhoReveals, player: int) -> tuple[Ref, ...]:
    """The cards of a player that the effect before revealed and that fit."""
    assert isinstance(node.card, OneOf)
    own = [ref for ref in ctx.groups.get("revealed", ()) if game.owner(ref[0]) == player]
    return tuple(ref for ref in own if fits_or_chance(game, ctx, ref, node.card.description))
