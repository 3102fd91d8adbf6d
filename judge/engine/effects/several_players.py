"""Several players act: the active one first, then the others in turn order (CR 6.7.5)."""

from collections.abc import Callable, Sequence

from judge.cards.abilities import flow as f
from judge.cards.abilities.node import Node, node
from judge.cards.abilities.players import ThatPlayer, WhoReveals
from judge.cards.abilities.selections import Chosen
from judge.engine.context import Context
from judge.engine.effects.trees import nodes_in
from judge.engine.events import Ref
from judge.engine.meaning import EFFECTS, means
from judge.engine.players import players_who_act, revealed_by
from judge.engine.resolve import perform
from judge.engine.selections import select
from judge.engine.state import Game
from judge.terms import Zone

Theirs = dict[int, tuple[Ref, ...]]


@means(EFFECTS, f.Does)
def does(game: Game, ctx: Context, node: f.Does) -> None:
    """6.7.5: each performs their part; what they choose is their own."""
    _choose_what_is_counted(game, ctx, node.effect)
    each_of(game, ctx, node.players, node.effect)


def _choose_what_is_counted(game: Game, ctx: Context, effect: Node) -> None:
    """6.1.3: "equal to the damage on chosen character" is chosen once, by the player of the effect."""
    for part in nodes_in(getattr(effect, "amount", None)):
        if isinstance(part, Chosen):
            select(game, ctx, part)


def each_of(game: Game, ctx: Context, phrase: Node, effect: Node) -> None:
    """Every player of a phrase performs the effect, as the acting player."""
    who = players_who_act(game, ctx, phrase)  # type: ignore[arg-type]  # every phrase that names players is one
    slot, before, known = getattr(phrase, "slot", -1), ctx.actor, frozenset(ctx.bound)
    met: dict[int, Theirs] = {}
    did: dict[int, bool] = {}
    if isinstance(phrase, ThatPlayer):
        game.routine("6.1.11", "means what was spoken of before", ability=ctx.name)
    if len(who) > 1:
        rules = ("6.7.5", *(("9.2.2",) if len(game.players) > 2 else ()))
        game.routine(rules, "players act in turn order", ability=ctx.name)
    for player in who:
        ctx.actor = player
        _call(ctx, slot, (player,))
        if isinstance(phrase, WhoReveals):
            ctx.bound[getattr(phrase.card, "slot", -1)] = revealed_by(game, ctx, phrase, player)
        ctx.done = True
        perform(game, ctx, effect)
        did[player] = ctx.done
        met[player] = _taken_out(ctx, known)
    ctx.actor, ctx.who_did = before, did
    ctx.bound |= _of_all(met)
    _call(ctx, slot, who)
    ctx.done = bool(did) and all(did.values())
    if slot >= 0 and len(who) > 1:
        ctx.of_player[slot] = met
    if isinstance(phrase, WhoReveals):
        _only_what_stayed(game, ctx)


def _only_what_stayed(game: Game, ctx: Context) -> None:
    """ "Otherwise" is then said of the revealed cards that are still in their decks."""
    revealed = {card for card, _ in ctx.groups.get("revealed", ())}
    gone = {card for card in revealed if game.zones[card] is not Zone.DECK}
    ctx.bound = {slot: tuple(ref for ref in refs if ref[0] not in gone) for slot, refs in ctx.bound.items()}
    ctx.otherwise = revealed != gone


def _call(ctx: Context, slot: int, who: tuple[int, ...]) -> None:
    """Whom "they" and "that player" mean from now on."""
    if slot >= 0:
        ctx.bound_players[slot] = who


def _taken_out(ctx: Context, known: frozenset[int]) -> Theirs:
    """What was chosen and met by one player is not the next one's."""
    return {slot: ctx.bound.pop(slot) for slot in list(ctx.bound) if slot not in known}


def _of_all(met: dict[int, Theirs]) -> Theirs:
    """Afterwards the words mean what all of them met."""
    found: Theirs = {}
    for theirs in met.values():
        for slot, cards in theirs.items():
            found[slot] = found.get(slot, ()) + cards
    return found


def spoken_of_one_by_one(ctx: Context, effects: Sequence[Node]) -> tuple[int, int]:
    """The phrase of several players whom the next sentences call "they", and how many sentences do."""
    for slot in ctx.of_player:
        if len(ctx.bound_players.get(slot, ())) > 1:
            count = 0
            while count < len(effects) and _speaks_of(effects[count], slot):
                count += 1
            if count:
                return slot, count
    return -1, 0


def _speaks_of(effect: Node, slot: int) -> bool:
    return any(isinstance(node, ThatPlayer) and node.slot == slot for node in nodes_in(effect))


def each_with_what_is_theirs(
    game: Game,
    ctx: Context,
    slot: int,
    effects: Sequence[Node],
    perform_in_order: Callable[[Game, Context, Sequence[Node]], bool],
) -> None:
    """ "Each opponent reveals a card. If it's a character card, they may …": asked of each on their own."""
    who, together, did = ctx.bound_players[slot], dict(ctx.bound), dict(ctx.who_did)
    done = True
    for player in who:
        ctx.bound_players[slot] = (player,)
        ctx.bound = together | ctx.of_player[slot][player]
        ctx.done = did.get(player, True)
        done = perform_in_order(game, ctx, effects) and done
    ctx.bound_players[slot] = who
    ctx.bound = together
    ctx.done = done


@means(EFFECTS, f.ForEachPlayer)
def for_each_player(game: Game, ctx: Context, node: f.ForEachPlayer) -> None:
    """Once for each of them; the acting player stays the same."""
    each_of(game, ctx, node.players, PerformedBy(ctx.actor, node.effect))


@node
class PerformedBy(Node):
    """An effect that a certain player performs, whoever it is about."""

    actor: int
    effect: Node


@means(EFFECTS, PerformedBy)
def performed_by(game: Game, ctx: Context, effect: PerformedBy) -> None:
    """The player whose effect it is."""
    ctx.actor = effect.actor
    perform(game, ctx, effect.effect)
