"""Payment modifiers, ink drops, and other ways to pay."""

import pytest

from judge.engine import move, play, take, use
from judge.engine.turn_actions.play import How
from judge.terms import Zone
from tests.engine.boards import ME, RIVAL, Board, action, character, item, location


def with_ink(board: Board, amount: int, player: int = ME) -> None:
    board.put(player, Zone.INKWELL, *[character("Sven")] * amount)


def paid(board: Board, player: int = ME) -> int:
    return len(board.game.players[player].exerted_ink)


@pytest.mark.rule("4.3.6")
def test_a_modifier_of_its_own_card_works_before_it_is_in_play() -> None:
    text = "CHEAP| If you have a character named Elsa in play, you pay 2 {I} less to play this character."
    board = Board()
    with_ink(board, 5)
    board.put(ME, Zone.PLAY, character("Elsa"))
    (card,) = board.put(ME, Zone.HAND, character("Anna", text, cost=5))
    play(board.start(), ME, card)
    assert paid(board) == 3


@pytest.mark.rule("4.3.6")
def test_a_modifier_of_other_cards_works_only_in_play() -> None:
    text = "HALL| You pay 1 {I} less to play Hero characters."
    board = Board()
    with_ink(board, 9)
    hero = character("Anna", text, cost=4, classifications=("Hero",))
    first, second = board.put(ME, Zone.HAND, hero, hero)
    game = board.start()
    play(game, ME, first)
    assert paid(board) == 4
    play(game, ME, second)
    assert paid(board) == 4 + 3


@pytest.mark.rule("4.3.6")
def test_the_next_character_is_the_next_however_it_is_paid() -> None:
    board = Board()
    with_ink(board, 9)
    first, second = board.put(ME, Zone.HAND, character("Anna", cost=3), character("Elsa", cost=3))
    board.resolve("You pay 1 {I} less for the next character you play this turn.")
    play(board.game, ME, first)
    assert paid(board) == 2
    play(board.game, ME, second)
    assert paid(board) == 2 + 3


@pytest.mark.rule("4.3.6")
def test_the_next_hero_waits_past_other_characters() -> None:
    board = Board()
    with_ink(board, 9)
    first, second = board.put(
        ME, Zone.HAND, character("Anna", cost=3), character("Elsa", cost=3, classifications=("Hero",))
    )
    board.resolve("You pay 2 {I} less for the next Hero character you play this turn.")
    play(board.game, ME, first)
    play(board.game, ME, second)
    assert paid(board) == 3 + 1


@pytest.mark.rule("6.1.8")
def test_for_each_is_counted_as_the_card_is_played() -> None:
    text = "MANY| For each other character you have in play, you pay 1 {I} less to play this character."
    board = Board()
    with_ink(board, 9)
    board.put(ME, Zone.PLAY, character("Elsa"), character("Sven"))
    (card,) = board.put(ME, Zone.HAND, character("Anna", text, cost=5))
    play(board.start(), ME, card)
    assert paid(board) == 3


@pytest.mark.rule("1.5.4")
def test_opponents_pay_more_only_where_it_says_so() -> None:
    board = Board()
    with_ink(board, 5)
    board.put(RIVAL, Zone.PLAY, item(text="TAX| Each opponent pays 2 {I} more to play actions."))
    deed, card = board.put(ME, Zone.HAND, action("Gain 1 lore.", cost=1), character(cost=1))
    game = board.start()
    play(game, ME, deed)
    assert paid(board) == 3
    play(game, ME, card)
    assert paid(board) == 4


@pytest.mark.rule("4.7.3.2")
def test_moving_here_for_free_is_for_those_it_names() -> None:
    board = Board()
    with_ink(board, 5)
    text = "OPEN| Your Hero characters may move here for free."
    (place,) = board.put(ME, Zone.PLAY, location(text=text, move_cost=2))
    hero, other = board.put(ME, Zone.PLAY, character("Elsa", classifications=("Hero",)), character("Anna"))
    game = board.start()
    move(game, ME, hero, place)
    assert paid(board) == 0
    move(game, ME, other, place)
    assert paid(board) == 2


@pytest.mark.rule("6.1.13.2")
def test_once_during_your_turn_is_used_up_by_the_first_move() -> None:
    board = Board()
    with_ink(board, 5)
    text = "TRAIL| Once during your turn, you may pay 1 {I} less to move this character to a location."
    (walker,) = board.put(ME, Zone.PLAY, character(text=text))
    first, second = board.put(ME, Zone.PLAY, location("Castle"), location("Tower"))
    game = board.start()
    move(game, ME, walker, first)
    assert paid(board) == 0
    move(game, ME, walker, second)
    assert paid(board) == 1


@pytest.mark.rule("1.2.1")
def test_an_ink_drop_pays_for_1_ink_and_is_remembered() -> None:
    text = "DROP| When you play this character, if you removed an ink drop to play her, gain 2 lore."
    board = Board()
    with_ink(board, 1)
    (card,) = board.put(ME, Zone.HAND, character(text=text, cost=2))
    board.resolve("Get 1 ink drop.")
    play(board.game, ME, card)
    assert paid(board) == 1
    assert board.game.players[ME].ink_drops == 0
    assert board.game.players[ME].lore == 2


@pytest.mark.rule("1.5.5.3")
def test_a_card_is_played_for_free_only_where_something_allows_it() -> None:
    board = Board()
    text = "FREE| If you have a character named Elsa in play, you can play this character for free."
    (card,) = board.put(ME, Zone.HAND, character("Anna", text, cost=5))
    board.put(RIVAL, Zone.PLAY, character("Elsa"))
    (mine,) = board.put(ME, Zone.HAND, character("Elsa", cost=0))
    game = board.start()
    refusal = take(game, ME, lambda: play(game, ME, card, How(for_free=True)))
    assert refusal is not None
    assert "1.5.5.3" in refusal.rules
    play(game, ME, mine)
    play(game, ME, card, How(for_free=True))
    assert card in game.in_play


@pytest.mark.rule("1.5.3")
def test_another_cost_is_paid_in_full_or_the_card_is_not_played() -> None:
    text = (
        "BOX| You may put a Pirate character card from your discard on the bottom of your deck to play this "
        "character for free."
    )
    board = Board()
    (card,) = board.put(ME, Zone.HAND, character("Anna", text, cost=5))
    (pirate,) = board.put(ME, Zone.DISCARD, character("Elsa", classifications=("Pirate",)))
    game = board.start()
    play(game, ME, card, How(for_free=True))
    assert card in game.in_play
    assert game.players[ME].deck == [pirate]


@pytest.mark.rule("4.3.2")
def test_a_card_is_played_from_the_discard_where_something_allows_it() -> None:
    text = (
        "CALL| While this character is exerted, you may play characters from your discard. If you do, they "
        "enter play exerted."
    )
    board = Board()
    with_ink(board, 5)
    (king,) = board.put(ME, Zone.PLAY, character("Anna", text))
    (card,) = board.put(ME, Zone.DISCARD, character("Elsa"))
    game = board.start()
    refusal = take(game, ME, lambda: play(game, ME, card, How(source=Zone.DISCARD)))
    assert refusal is not None
    game.in_play[king].exerted = True
    game.changed()
    play(game, ME, card, How(source=Zone.DISCARD))
    assert game.in_play[card].exerted
    assert paid(board) == 2


@pytest.mark.rule("6.1.7.1")
def test_an_ability_used_for_free_still_exerts_and_needs_leave() -> None:
    text = (
        "HOOK| {E}, 3 {I} — Gain 1 lore.\n"
        "PULL| If you have a character named Elsa in play, you may use this item's HOOK ability for free."
    )
    board = Board()
    (hook,) = board.put(ME, Zone.PLAY, item(text=text))
    (elsa,) = board.put(ME, Zone.HAND, character("Elsa", cost=0))
    game = board.start()
    ability = game.copies[hook].printed.activated[0]
    refusal = take(game, ME, lambda: use(game, ME, hook, ability, for_free=True))
    assert refusal is not None
    assert "1.5.5.4" in refusal.rules
    play(game, ME, elsa)
    use(game, ME, hook, ability, for_free=True)
    assert game.in_play[hook].exerted
    assert game.players[ME].lore == 1


@pytest.mark.rule("4.3.6")
def test_the_next_character_you_shift_waits_for_a_shift() -> None:
    board = Board()
    with_ink(board, 9)
    (below,) = board.put(ME, Zone.PLAY, character("Elsa"))
    plain, above = board.put(ME, Zone.HAND, character("Anna", cost=3), character("Elsa", "Shift 3", cost=5))
    board.resolve("You pay 1 {I} less for the next character you shift this turn.")
    play(board.game, ME, plain)
    assert paid(board) == 3
    play(board.game, ME, above, How(shift_onto=(below,)))
    assert paid(board) == 3 + 2


@pytest.mark.rule("1.5.3")
def test_a_cost_of_two_items_is_not_paid_with_one() -> None:
    board = Board()
    (smith,) = board.put(ME, Zone.PLAY, character("Anna", "BREAK| Banish 2 of your items — Gain 1 lore."))
    (lamp,) = board.put(ME, Zone.PLAY, item())
    game = board.start()
    (ability,) = game.copies[smith].printed.activated
    refusal = take(game, ME, lambda: use(game, ME, smith, ability))
    assert refusal is not None
    assert "1.5.3" in refusal.rules
    assert game.zones[lamp] is Zone.PLAY
