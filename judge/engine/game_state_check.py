"""The game state check (CR 1.8): repeated until no condition is met."""

from judge.cards.abilities.statics import LoreToWin
from judge.engine import characteristics
from judge.engine.apply import apply, together
from judge.engine.events import Banishes, DealsDamage, MovesDamage, PutsDamage, Ref, WinsGame
from judge.engine.leave_game import lose
from judge.engine.meaning import PREDICATES
from judge.engine.pack_rush import refill_empty_decks
from judge.engine.players import players
from judge.engine.readings import IN_ONE_CHECK, NO_WILLPOWER
from judge.engine.state import Game
from judge.engine.statics import holds, saying
from judge.terms import CardType, Characteristic, Variant

PREDICATES[LoreToWin] = "winning"
LORE_TO_WIN = 20
LORE_TO_WIN_IN_PACK_RUSH = 15


def check(game: Game) -> None:
    """1.8.3: after a check that found something, the check occurs again."""
    waiting = len(game.bag)
    while not game.ended and _some_result(game):
        game.routine(("1.8.3", "1.8.1"), "the game state check occurs again")
    if len(game.bag) > waiting:
        game.routine("1.8.2", "abilities wait until the checks are completed")
    game.banish_causes.clear()


def _some_result(game: Game) -> bool:
    """Whether a condition was met, and its result has occurred (1.8.1)."""
    return _winner_by_lore(game) or _last_player(game) or _banish(game) or refill_empty_decks(game)


def lore_to_win(game: Game, player: int) -> int:
    """1.8.1.1, 10.2.4; a card may say otherwise (1.2.1)."""
    needed = LORE_TO_WIN_IN_PACK_RUSH if game.variant is Variant.PACK_RUSH else LORE_TO_WIN
    for effect, said in saying(game, LoreToWin):
        assert isinstance(said, LoreToWin)
        if holds(game, effect) and player in players(game, effect.ctx, said.players):
            needed = max(needed, said.amount)
    return needed


def _winner_by_lore(game: Game) -> bool:
    """1.8.1.1; where several have enough, the results occur in turn order (1.8.4)."""
    enough = [player for player in game.in_turn_order() if _has_enough_lore(game, player)]
    if not enough:
        return False
    rules = ["10.2.4", "10.1.2"] if game.variant is Variant.PACK_RUSH else []
    rules += ["1.8.1.1", "1.11.3", "2.3.3.1", "2.3.3", *(["1.8.4"] if len(enough) > 1 else [])]
    winner = game.players[enough[0]]
    game.step(tuple(rules), "wins by lore", player=winner.name, amount=winner.lore)
    apply(game, WinsGame(enough[0]), "2.3.3.1")
    return True


def _has_enough_lore(game: Game, player: int) -> bool:
    lore = game.players[player].lore
    return lore >= LORE_TO_WIN_IN_PACK_RUSH and lore >= lore_to_win(game, player)


def _last_player(game: Game) -> bool:
    """1.8.1.3."""
    left = game.in_turn_order()
    if len(left) == len(game.players) or len(left) != len(game.team_of(left[0])):
        return False
    game.step(("1.8.1.3", "2.3.3.3", "2.3.3"), "is the last player", player=game.players[left[0]].name)
    apply(game, WinsGame(left[0]), "2.3.3.3")
    return True


def _banish(game: Game) -> bool:
    """1.8.1.4: all that have enough damage are banished in a single check, in turn order (1.8.4)."""
    doomed = [
        game.ref(card)
        for card in game.cards_in_play()
        if _may_have_enough_damage(game, card)
        and game.type(card) in (CardType.CHARACTER, CardType.LOCATION)
        and game.in_play[card].damage >= characteristics.willpower(game, game.ref(card))
    ]
    if not doomed:
        return False
    rules = ["1.8.1.4", *dict.fromkeys(_BY_TYPE[game.type(card)] for card, _ in doomed)]
    rules += ["1.8.4"] if len(doomed) > 1 else []
    for card, _ in doomed:
        if not game.in_play[card].damage:
            game.step("1.8.1.4", "has no willpower left", card=game.named(card), reading=NO_WILLPOWER)
    events = tuple(_banishing(game, ref) for ref in doomed)
    rules += ["4.6.2"] if any(event.in_challenge for event in events) else []
    waiting = len(game.bag)
    together(game, events, *rules)
    _mention_who_sees_whom(game, doomed, waiting)
    return any(not game.is_in_play(ref) for ref in doomed)


def _may_have_enough_damage(game: Game, card: int) -> bool:
    """No damage is enough only where the willpower has been reduced; that is looked at once for all."""
    return bool(game.in_play[card].damage) or characteristics.may_be_reduced(game, Characteristic.WILLPOWER)


def _mention_who_sees_whom(game: Game, doomed: list[Ref], waiting: int) -> None:
    """7.4.3: abilities of cards that see another player's banished in the same check (1.8.4)."""
    gone = [card for card, _ in doomed]
    for entry in game.bag[waiting:]:
        other = entry.event.card[0] if isinstance(entry.event, Banishes) else entry.source[0]
        if entry.source[0] in gone and game.owner(other) != game.owner(entry.source[0]):
            game.routine(
                ("1.8.4", "7.4.3"), "sees a card of another player leave", ability=entry.label,
                card=game.named(other), reading=IN_ONE_CHECK,
            )  # fmt: skip


_BY_TYPE = {CardType.CHARACTER: "5.3.6.3", CardType.LOCATION: "5.6.5.2"}
"""Damage equal to its willpower banishes it."""


def _banishing(game: Game, ref: Ref) -> Banishes:
    """1.8.1.4: banished by the character whose damage it took since the last check."""
    cause = game.banish_causes.get(ref[0])
    by = cause.by if isinstance(cause, DealsDamage | PutsDamage | MovesDamage) else None
    return banishing(game, ref, by)


def banishing(game: Game, ref: Ref, by: Ref | None = None) -> Banishes:
    """The event of a card being banished, with the challenge it is in, if any (4.6.2)."""
    fight = game.challenge
    if fight is None or ref not in (fight.challenger, fight.challenged):
        return Banishes(ref, by=by)
    return Banishes(ref, by=by, in_challenge=True, challenger=fight.challenger, challenged=fight.challenged)


def check_at_end_of_turn(game: Game, player: int) -> None:
    """3.4.2: the final check of the turn; an empty deck loses (1.8.1.2), though not in Pack Rush (10.2.5)."""
    check(game)
    if game.ended or game.players[player].deck:
        return
    if game.variant is Variant.PACK_RUSH:
        game.step(("10.2.5", "10.1.2"), "does not lose with an empty deck", player=game.players[player].name)
    else:
        game.step(("1.8.1.2", "3.4.2"), "ends the turn with an empty deck", player=game.players[player].name)
        lose(game, player)
        check(game)
