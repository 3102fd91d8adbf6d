"""Pack Rush (CR 10.2)."""

import pytest

from judge.engine import printed as p
from judge.engine.apply import apply
from judge.engine.events import PutsCard
from judge.engine.game_state_check import check
from judge.engine.setup_stage import setup_stage
from judge.terms import Variant, Zone
from tests.engine.boards import ME, RIVAL, Board, character
from tests.rules.playing import cited, messages, rules_of


def packs(marketing: int) -> Board:
    """Decks with marketing cards among them."""
    board = Board()
    for player in (ME, RIVAL):
        board.put(player, Zone.DECK, *[character()] * 8)
        board.cards += [(player, Zone.DECK, p.MARKETING, None)] * marketing
    board.start().variant = Variant.PACK_RUSH
    board.answers = [(), ()]
    return board


@pytest.mark.rule("10.2.2")
@pytest.mark.rule("10.2.3")
def test_two_marketing_cards_are_ink_and_no_other_is_in_the_game() -> None:
    game = packs(3).game
    setup_stage(game)
    assert [player.ready_ink for player in game.players] == [2, 2]
    assert [len(player.hand) for player in game.players] == [5, 5]
    assert [len(player.deck) for player in game.players] == [3, 3]
    assert "10.2.2" in rules_of(game, "is put into the inkwell")


@pytest.mark.rule("10.2.2.1")
@pytest.mark.rule("10.2.2.2")
def test_a_marketing_card_stays_in_the_inkwell() -> None:
    game = packs(2).game
    setup_stage(game)
    (card, _) = game.players[ME].inkwell
    apply(game, PutsCard(game.ref(card), Zone.HAND, "top", ME))
    assert card in game.players[ME].inkwell
    assert {"10.2.2.1", "10.2.2.2"} <= cited(game)


@pytest.mark.rule("10.1.2")
@pytest.mark.rule("10.2.4")
@pytest.mark.parametrize(
    ("variant", "lore", "won"),
    [(Variant.PACK_RUSH, 15, True), (Variant.PACK_RUSH, 14, False), (Variant.STANDARD, 15, False)],
)
def test_fifteen_lore_win_in_pack_rush(variant: Variant, lore: int, won: bool) -> None:
    board = Board()
    game = board.start()
    game.variant = variant
    game.players[ME].lore = lore - 1
    board.resolve("Gain 1 lore.")
    assert game.winners == ([ME] if won else [])
    assert ({"10.2.4", "10.1.2"} <= cited(game)) is won


@pytest.mark.rule("10.2.5")
def test_the_new_deck_is_shuffled() -> None:
    board = Board()
    cards = board.put(ME, Zone.DISCARD, character("Elsa"), character("Anna"))
    game = board.start()
    game.variant = Variant.PACK_RUSH
    check(game)
    assert sorted(game.players[ME].deck) == cards
    assert game.players[ME].unordered == set(cards)


@pytest.mark.rule("10.2.5")
@pytest.mark.rule("1.12.2")
def test_a_deck_that_runs_out_in_the_middle_of_a_draw_is_refilled_before_the_next_card() -> None:
    board = Board()
    board.put(ME, Zone.DECK, character("Anna"))
    board.put(ME, Zone.DISCARD, character("Elsa"), character("Elsa"))
    game = board.start()
    game.variant = Variant.PACK_RUSH
    board.resolve("Draw 3 cards.")
    assert len(game.players[ME].hand) == 3
    said = messages(game)
    assert said.index("draws") < said.index("the discard becomes the new deck")
