"""The Setup stage (CR 2.2): decks shuffled, opening hands drawn and altered, in turn order."""

from judge.engine.apply import apply
from judge.engine.choices import Ask, Choice
from judge.engine.events import Draws, PutsCard, Shuffles
from judge.engine.pack_rush import set_marketing_cards_aside
from judge.engine.selections import MANY
from judge.engine.state import Game
from judge.terms import Variant, Zone

OPENING_HAND = 7
OPENING_HAND_IN_PACK_RUSH = 5


def opening_hand(game: Game) -> int:
    """2.2.1.4; five in Pack Rush (10.2.3)."""
    return OPENING_HAND_IN_PACK_RUSH if game.variant is Variant.PACK_RUSH else OPENING_HAND


def setup_stage(game: Game) -> None:
    """2.2.1, 2.2.2: shuffle, draw, alter; then the first turn can begin (2.2.3)."""
    order = game.in_turn_order()
    if game.variant is Variant.PACK_RUSH:
        for player in order:
            set_marketing_cards_aside(game, player)
    for player in order:
        apply(game, Shuffles(player), "2.2.1.2")
        game.step("2.2.1.3", "begins with no lore", player=game.players[player].name)
    for player in order:
        _draw_up_to(game, player, "2.2.1.4" if game.variant is Variant.STANDARD else "10.2.3")
    altered = [player for player in order if _alter_hand(game, player, player == order[0])]
    for player in altered:
        apply(game, Shuffles(player), "2.2.2.3")


def _draw_up_to(game: Game, player: int, *rules: str) -> None:
    missing = opening_hand(game) - len(game.players[player].hand)
    for _ in range(missing):
        apply(game, Draws(player), *rules)


def _alter_hand(game: Game, player: int, starting: bool) -> bool:
    """2.2.2.1, 2.2.2.2: any number of cards to the bottom, unrevealed, then draw up to the opening hand."""
    rule = "2.2.2.1" if starting else "2.2.2.2"
    hand = tuple(game.players[player].hand)
    choice = Choice(Ask.CARDS, player, "alter the opening hand", hand, 0, min(MANY, len(hand)))
    put_back = [int(str(card)) for card in game.decide(choice)]
    for card in put_back:
        apply(game, PutsCard(game.ref(card), Zone.DECK, "bottom", player), rule)
    _draw_up_to(game, player, rule)
    return bool(put_back)
