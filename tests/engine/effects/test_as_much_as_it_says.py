"""Numbers and parts of effects: totals, maxima, what is done completely, whose (CR 1.2.3, 6.1.5, 6.1.8)."""

import pytest

from judge.engine import quest
from judge.terms import Zone
from tests.engine.boards import ME, RIVAL, Board, character, item
from tests.rules.playing import messages, refused


@pytest.mark.rule("6.5.5")
def test_what_a_replacement_made_of_an_event_it_does_not_replace_again() -> None:
    board = Board()
    board.put(ME, Zone.PLAY, item(text="MORE| If you would draw a card, draw 2 cards instead."))
    cards = board.put(ME, Zone.DECK, *[character("Elsa")] * 6)
    game = board.resolve("Draw a card.")
    assert game.players[ME].hand == cards[:2]


@pytest.mark.rule("1.9.1.3")
def test_a_total_of_damage_is_of_all_the_characters() -> None:
    board = Board()
    one, two = board.put(ME, Zone.PLAY, character("Anna"), character("Elsa"))
    game = board.start()
    game.in_play[one].damage = game.in_play[two].damage = 2
    board.resolve("Remove up to 3 damage total from your characters.", 2, 1)
    assert [game.in_play[card].damage for card in (one, two)] == [0, 1]
    assert board.asked[-1].options == (1, 0)


@pytest.mark.rule("1.9.1.4")
def test_damage_is_not_moved_from_a_character_to_itself() -> None:
    text = "SHARE| Whenever this character quests, move 1 damage from each character to this character."
    board = Board()
    taker, other = board.put(ME, Zone.PLAY, character("Anna", text, willpower=9), character("Elsa"))
    game = board.start()
    game.in_play[taker].damage = game.in_play[other].damage = 1
    quest(game, ME, taker)
    assert [game.in_play[card].damage for card in (taker, other)] == [2, 0]
    assert messages(game).count("damage is moved") == 1


@pytest.mark.rule("6.1.5.1")
@pytest.mark.parametrize(("deck", "lore"), [(2, 1), (1, 0)])
def test_two_cards_are_drawn_only_if_both_are(deck: int, lore: int) -> None:
    board = Board()
    board.put(ME, Zone.DECK, *[character("Elsa")] * deck)
    game = board.resolve("Draw 2 cards. If you do, gain 1 lore.")
    assert len(game.players[ME].hand) == deck
    assert game.players[ME].lore == lore


@pytest.mark.rule("1.11.1")
def test_lore_is_gained_up_to_a_maximum() -> None:
    board = Board()
    (card,) = board.put(ME, Zone.PLAY, character(willpower=9))
    game = board.start()
    game.in_play[card].damage = 6
    board.resolve("Gain lore equal to the damage on chosen character, to a maximum of 4 lore.")
    assert game.players[ME].lore == 4


@pytest.mark.rule("6.1.3")
def test_any_number_of_players_can_be_oneself() -> None:
    board = Board()
    for player in (ME, RIVAL):
        board.put(player, Zone.DECK, *[character()] * 3)
    text = "Choose any number of players. They discard their hands and draw 3 cards each."
    game = board.resolve(text, (ME,))
    assert [len(player.hand) for player in game.players] == [3, 0]


@pytest.mark.rule("6.1.5.1")
@pytest.mark.parametrize(("deck", "lore"), [(2, 1), (1, 0)])
def test_the_top_two_cards_are_put_away_only_if_there_are_two(deck: int, lore: int) -> None:
    board = Board()
    board.put(ME, Zone.DECK, *[character("Elsa")] * deck)
    game = board.resolve("Put the top 2 cards of your deck into your discard to gain 1 lore.")
    assert game.players[ME].lore == lore
    assert len(game.players[ME].deck) == (0 if lore else deck)


@pytest.mark.rule("6.1.14.1")
def test_cards_are_revealed_until_the_first_that_fits() -> None:
    board = Board()
    board.put(ME, Zone.DECK, item(), character("Elsa"), item(), character("Anna"))
    text = "Reveal cards from the top of your deck until you reveal a character card. "
    game = board.resolve(text + "Put that card into your hand and shuffle the rest into your deck.")
    assert messages(game).count("reveals") == 2
    assert [game.card(card).name for card in game.players[ME].hand] == ["Elsa"]


@pytest.mark.rule("6.1.7")
def test_what_is_played_for_free_is_not_shifted() -> None:
    board = Board()
    (base,) = board.put(ME, Zone.PLAY, character("Elsa"))
    (card,) = board.put(ME, Zone.HAND, character("Elsa", "Shift 0"))
    game = board.resolve("Play a character with cost 5 or less for free.")
    assert game.in_play[card].under == []
    assert base in game.in_play


@pytest.mark.rule("6.4.4.1")
@pytest.mark.parametrize("there", [True, False])
def test_an_effect_unless_something_is_so(there: bool) -> None:
    board = Board()
    (mine,) = board.put(ME, Zone.PLAY, character("Anna"))
    if there:
        board.put(ME, Zone.PLAY, character("Elsa"))
    text = "Your characters can't quest this turn unless you have a character named Elsa in play."
    game = board.resolve(text)
    assert (refused(game, lambda: quest(game, ME, mine)) == ()) is there


@pytest.mark.rule("5.1.1.5")
def test_a_card_is_not_put_under_itself() -> None:
    board = Board()
    (card,) = board.put(ME, Zone.PLAY, character("Anna"))
    game = board.resolve("Put chosen character facedown under one of your characters.")
    assert game.in_play[card].under == []


@pytest.mark.rule("6.1.5.1")
def test_each_player_must_have_done_it() -> None:
    board = Board(players=3)
    board.put(RIVAL, Zone.HAND, character("Elsa"))
    game = board.resolve("Each opponent chooses and discards a card. If you do, gain 1 lore.")
    assert len(game.players[RIVAL].discard) == 1
    assert game.players[ME].lore == 0
