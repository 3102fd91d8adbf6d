"""Static abilities that speak of cards through their condition, of names, of abilities that are lost."""

from dataclasses import replace

import pytest

from judge.engine import characteristics, ink, play, take
from judge.engine.turn_actions.play import How
from judge.terms import Keyword, Zone
from tests.engine.boards import ME, RIVAL, Board, character, item, location


@pytest.mark.rule("6.4.3")
def test_the_only_character_here_is_the_one_that_gets_it() -> None:
    text = "HOME| While you have only 1 character here, they get +2 {W} and +1 {L}."
    board = Board()
    (place,) = board.put(ME, Zone.PLAY, location(text=text))
    guest, other = board.put(ME, Zone.PLAY, character("Anna"), character("Elsa"))
    game = board.start()
    game.in_play[guest].at = place
    game.changed()
    assert characteristics.willpower(game, game.ref(guest)) == 5
    assert characteristics.willpower(game, game.ref(other)) == 3
    game.in_play[other].at = place
    game.changed()
    assert characteristics.willpower(game, game.ref(guest)) == 3


@pytest.mark.rule("6.4.3")
def test_all_characters_at_that_location_are_those_where_it_is() -> None:
    text = "TRIP| While this character is at a location, all characters at that location get +1 {L}."
    board = Board()
    here, there = board.put(ME, Zone.PLAY, location("Castle"), location("Tower"))
    guide, friend, far = board.put(
        ME, Zone.PLAY, character("Anna", text), character("Elsa"), character("Sven")
    )
    game = board.start()
    for card, place in ((guide, here), (friend, here), (far, there)):
        game.in_play[card].at = place
    game.changed()
    assert [characteristics.lore(game, game.ref(card)) for card in (guide, friend, far)] == [2, 2, 1]


@pytest.mark.rule("6.1.8")
def test_different_names_are_counted_continuously() -> None:
    text = "ODD| For each item with a different name you have in play, this character gets +1 {L}."
    board = Board()
    (card,) = board.put(ME, Zone.PLAY, character(text=text))
    board.put(ME, Zone.PLAY, item("Lamp"), item("Lamp"), item("Rope"))
    game = board.start()
    assert characteristics.lore(game, game.ref(card)) == 1 + 2


@pytest.mark.rule("6.1.8")
def test_for_each_damage_on_them_is_counted_for_each_card() -> None:
    text = "RAGE| This character gets +1 {S} for each 1 damage on her."
    board = Board()
    hurt, whole = board.put(ME, Zone.PLAY, character("Anna", text), character("Elsa"))
    game = board.start()
    game.in_play[hurt].damage = 2
    game.changed()
    assert characteristics.strength(game, game.ref(hurt)) == 4
    assert characteristics.strength(game, game.ref(whole)) == 2


@pytest.mark.rule("5.2.3")
def test_cards_that_count_as_having_the_symbol_can_be_inked() -> None:
    board = Board()
    (card,) = board.put(ME, Zone.HAND, replace(character(), inkwell=False))
    (helper,) = board.put(
        ME, Zone.HAND, item(text="CAST| All cards in your hand count as having {IW}.", cost=0)
    )
    game = board.start()
    assert take(game, ME, lambda: ink(game, ME, card)) is not None
    play(game, ME, helper)
    ink(game, ME, card)
    assert game.players[ME].inkwell == [card]


@pytest.mark.rule("4.3.2")
def test_a_name_played_this_way_is_not_played_again_this_turn() -> None:
    text = (
        "For the rest of this turn, you may play characters from your discard. If you do, they enter play "
        "exerted and you can't play characters with the same name as characters you played this way this "
        "turn."
    )
    board = Board()
    first, second, third = board.put(
        ME, Zone.DISCARD, character("Anna", cost=0), character("Anna", cost=0), character("Elsa", cost=0)
    )
    (in_hand,) = board.put(ME, Zone.HAND, character("Anna", cost=0))
    game = board.resolve(text)
    play(game, ME, first, How(source=Zone.DISCARD))
    assert game.in_play[first].exerted
    assert take(game, ME, lambda: play(game, ME, second, How(source=Zone.DISCARD))) is not None
    assert take(game, ME, lambda: play(game, ME, in_hand)) is not None
    assert take(game, ME, lambda: play(game, ME, third, How(source=Zone.DISCARD))) is None


@pytest.mark.rule("6.7.8")
def test_the_next_character_enters_exerted_and_gains_what_was_said() -> None:
    text = (
        "The next character you play this turn enters play exerted and gains Bodyguard until the start of "
        "your next turn."
    )
    board = Board()
    first, second = board.put(ME, Zone.HAND, character("Anna", cost=0), character("Elsa", cost=0))
    game = board.resolve(text)
    play(game, ME, first)
    play(game, ME, second)
    keyword = Keyword.BODYGUARD
    assert game.in_play[first].exerted
    assert characteristics.has_keyword(game, game.ref(first), keyword)
    assert not game.in_play[second].exerted
    assert not characteristics.has_keyword(game, game.ref(second), keyword)


@pytest.mark.rule("7.5.2")
def test_cards_enter_an_opponents_inkwell_exerted() -> None:
    board = Board()
    board.put(RIVAL, Zone.PLAY, item(text="COLD| Cards enter opponents' inkwells exerted."))
    (card,) = board.put(ME, Zone.HAND, character())
    game = board.start()
    ink(game, ME, card)
    assert game.players[ME].exerted_ink == {card}


@pytest.mark.rule("5.2.8")
def test_an_ability_that_is_lost_does_nothing() -> None:
    text = (
        "STONE| This character gets +2 {S}.\n"
        "WAKE| While you have an item in play, this character loses the STONE ability."
    )
    board = Board()
    (card,) = board.put(ME, Zone.PLAY, character(text=text))
    (lamp,) = board.put(ME, Zone.HAND, item(cost=0))
    game = board.start()
    assert characteristics.strength(game, game.ref(card)) == 4
    play(game, ME, lamp)
    assert characteristics.strength(game, game.ref(card)) == 2


@pytest.mark.rule("5.2.6")
def test_a_card_is_called_by_its_other_names_in_every_zone() -> None:
    text = "BOTH| This character counts as being named both Chip and Dale."
    board = Board()
    (card,) = board.put(ME, Zone.DISCARD, character("Anna", text))
    game = board.resolve("Return a character card named Dale from your discard to your hand.")
    assert game.players[ME].hand == [card]


@pytest.mark.rule("6.1.8")
def test_a_keyword_gained_for_each_card_adds_up() -> None:
    text = "HOARD| For each item you have in play, this character gains Resist +1 and gets +1 {L}."
    board = Board()
    (keeper,) = board.put(ME, Zone.PLAY, character("Anna", text))
    board.put(ME, Zone.PLAY, item(), item())
    game = board.start()
    assert characteristics.keyword_amount(game, game.ref(keeper), Keyword.RESIST) == 2


@pytest.mark.rule("6.1.8")
def test_a_keyword_for_each_of_none_is_not_gained() -> None:
    text = "HOARD| This character gains Resist +1 for each item you have in play."
    board = Board()
    (keeper,) = board.put(ME, Zone.PLAY, character("Anna", text))
    game = board.start()
    assert not characteristics.has_keyword(game, game.ref(keeper), Keyword.RESIST)


@pytest.mark.rule("6.4.3")
def test_characters_with_a_keyword_are_those_that_gained_it_too() -> None:
    board = Board()
    board.put(ME, Zone.PLAY, character("Elsa", "TIPTOE| Your other characters with Rush gain Evasive."))
    (runner,) = board.put(ME, Zone.PLAY, character("Anna"))
    game = board.resolve("Chosen character of yours gains Rush this turn.", runner)
    assert characteristics.has_keyword(game, game.ref(runner), Keyword.EVASIVE)


@pytest.mark.rule("6.4.3")
def test_characters_with_a_keyword_are_not_those_that_lost_it() -> None:
    board = Board()
    board.put(ME, Zone.PLAY, character("Elsa", "WINGS| Your other characters with Evasive gain Rush."))
    (flier,) = board.put(ME, Zone.PLAY, character("Anna", "Evasive"))
    board.put(RIVAL, Zone.PLAY, character("Chip", "DOWN| Characters named Anna lose Evasive."))
    game = board.start()
    assert not characteristics.has_keyword(game, game.ref(flier), Keyword.RUSH)
