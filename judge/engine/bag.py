"""The bag (CR 7.7): whose ability resolves next, and resolving it."""

from judge.engine.choices import Ask, Choice
from judge.engine.context import Context
from judge.engine.game_state_check import check
from judge.engine.keywords.table import RULES
from judge.engine.lasting import InBag
from judge.engine.resolve import resolve_ability
from judge.engine.speaking import speaks_of_cards
from judge.engine.state import Game


def settle(game: Game) -> None:
    """1.8.3: the game state check, then the bag until it is empty, with a check after each effect."""
    check(game)
    last: int | None = None
    resolved = 0
    if game.bag:
        game.routine(("7.7.4.1", "7.7.4", "1.8.3", "4.1.5"), "the bag is checked")
    while game.bag and not game.ended:
        last = _next_player(game, last)
        _resolve_one(game, _choose(game, last))
        game.resolving = None
        check(game)
        resolved += 1
        if resolved >= ENDLESS:
            _break_off(game)
    if last is not None:
        game.routine("7.7.4.5", "the bag is empty")


ENDLESS = 300
"""So many abilities in a row that no board resolves them but a loop (6.1.10)."""


def _break_off(game: Game) -> None:
    """6.1.10: a loop that no decision ends is said to be one, and is not followed any further."""
    labels = ", ".join(dict.fromkeys(entry.label for entry in game.bag))
    game.step("6.1.10", "is an endless loop", abilities=labels, amount=ENDLESS)
    game.bag.clear()


def _next_player(game: Game, last: int | None) -> int:
    """Whose abilities resolve next; the bag passes when a player has none left (7.7.4.4)."""
    player = _who_resolves(game, last)
    if last is None and player not in game.players_of_turn():
        game.routine("7.7.4.4", "the active player has none in the bag", player=game.players[player].name)
    elif last is not None and player != last:
        game.step(("7.7.4.4", "7.7.6"), "the bag passes", player=game.players[player].name)
    elif last is not None:
        game.routine(("7.7.4.3", "7.7.5"), "goes on with the bag", player=game.players[player].name)
    return player


def _who_resolves(game: Game, last: int | None) -> int:
    """7.7.4.2 to 7.7.4.5: the active player first; then who resolved last, then the next in turn order."""
    waiting = {entry.player for entry in game.bag}
    if last is not None and waiting & set(game.team_of(last)):
        return next(player for player in game.team_of(last) if player in waiting)
    if last is None:
        return next(player for player in game.in_turn_order() if player in waiting)
    count = len(game.players)
    order = ((last + step) % count for step in range(count))
    return next(player for player in order if player in waiting)


def _choose(game: Game, player: int) -> InBag:
    """7.7.4.2: any one of their triggered abilities; a team chooses among all of its own (9.3.2)."""
    team = game.team_of(player)
    own = [entry for entry in game.bag if entry.player in team]
    different = _different(game, own)
    if len(different) == 1:
        return own[0]
    labels = tuple(f"{entry.label} ({game.copies[entry.source[0]].label})" for entry in different)
    choice = Choice(Ask.BAG, player, "", tuple(entry.serial for entry in different), texts=labels, what="bag")
    if len({entry.player for entry in own}) > 1:
        game.routine("9.3.2", "the team chooses the order")
    serial = game.decide(choice)[0]
    return next(entry for entry in own if entry.serial == serial)


def _different(game: Game, entries: list[InBag]) -> list[InBag]:
    """Of abilities that are alike in everything it does not matter which comes first."""
    if len(entries) == 1:
        return entries
    seen: dict[object, InBag] = {}
    for entry in entries:
        seen.setdefault(_likeness(game, entry), entry)
    return list(seen.values())


def _likeness(game: Game, entry: InBag) -> object:
    """An effect that speaks of no particular card is the same whichever copy it comes from."""
    if entry.mark or speaks_of_cards(entry.effect):
        return entry.source, entry.label, entry.effect, tuple(sorted(entry.bound.items())), entry.mark
    return game.card(entry.source[0]).full_name, entry.label, entry.effect


def _resolve_one(game: Game, entry: InBag) -> None:
    """6.7.2; an ability for once a turn that has resolved already does nothing (6.1.13.2)."""
    game.bag.remove(entry)
    game.resolving = entry
    card = game.named(entry.source[0])
    once = ("6.1.13.2",) if entry.times_per_turn else ()
    game.step(
        (*RULES.get(entry.label, ()), "7.7.4.2", "6.7.2", *once),
        "resolves",
        ability=entry.label,
        card=card,
        player=game.players[entry.player].name,
    )
    if entry.times_per_turn and game.uses.get(entry.mark, 0) >= entry.times_per_turn:
        game.step(("6.1.13.2", "6.1.13"), "has resolved this turn already", ability=entry.label, card=card)
        return
    ctx = Context(
        entry.source, entry.player, entry.label, bound=dict(entry.bound),
        bound_players=dict(entry.bound_players), event=entry.event, place=entry.place,
    )  # fmt: skip
    happened = resolve_ability(game, ctx, entry.effect)
    if happened and entry.times_per_turn and ctx.is_complete:
        game.uses[entry.mark] = game.uses.get(entry.mark, 0) + 1
