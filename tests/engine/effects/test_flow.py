"""How effects hang together (CR 6.1.2 to 6.1.8)."""

import pytest

from judge.engine import challenge, end_turn, quest
from judge.terms import Zone
from tests.engine.boards import ME, RIVAL, Board, character, item, location


@pytest.mark.rule("6.1.8")
def test_for_each_multiplies_the_number_of_an_effect() -> None:
    board = Board()
    board.put(ME, Zone.PLAY, character("Elsa"), character("Anna"))
    game = board.resolve("Gain 1 lore for each character you have in play.")
    assert game.players[ME].lore == 2
    assert [step.message for step in game.steps].count("gains lore") == 1


@pytest.mark.rule("6.1.8")
def test_for_each_does_an_effect_without_a_number_that_many_times() -> None:
    board = Board()
    board.put(ME, Zone.PLAY, character("Elsa"), character("Elsa"))
    cards = board.put(RIVAL, Zone.PLAY, item("Lamp"), item("Horn"), item("Ring"))
    text = (
        "For each of your characters named Elsa in play, return chosen opposing character, item, or location "
        "with cost 3 or less to their player's hand."
    )
    game = board.resolve(text, cards[0], cards[2])
    assert sorted(game.players[RIVAL].hand) == [cards[0], cards[2]]


@pytest.mark.rule("6.1.8")
def test_what_was_removed_this_way_is_counted() -> None:
    board = Board()
    card = board.put(ME, Zone.PLAY, character("Elsa"))[0]
    board.put(ME, Zone.DECK, *(character("Anna") for _ in range(4)))
    game = board.start()
    game.in_play[card].damage = 2
    board.resolve(
        "Remove up to 3 damage from one of your characters. Draw a card for each 1 damage removed this way.",
        2,
    )
    assert len(game.players[ME].hand) == 2


def test_damage_removed_in_total_is_divided_among_the_characters() -> None:
    board = Board()
    cards = board.put(ME, Zone.PLAY, character("Elsa"), character("Anna"))
    game = board.start()
    for card in cards:
        game.in_play[card].damage = 2
    text = (
        "Remove up to 3 damage total from any number of your characters. "
        "You gain 1 lore for each 1 damage removed this way."
    )
    board.resolve(text, tuple(cards), 2, 1)
    assert game.players[ME].lore == 3
    assert [game.in_play[card].damage for card in cards] == [0, 1]


@pytest.mark.rule("8.8.1")
def test_damage_that_can_not_be_reduced_ignores_resist() -> None:
    board = Board()
    card = board.put(RIVAL, Zone.PLAY, character("Elsa", "Resist +2"))[0]
    game = board.resolve("Deal 2 damage to chosen character. This damage can't be reduced by Resist.")
    assert game.in_play[card].damage == 2
    board.resolve("Deal 2 damage to chosen character.")
    assert game.in_play[card].damage == 2


@pytest.mark.rule("6.2.7.2")
def test_a_delayed_ability_means_the_card_that_was_played() -> None:
    board = Board()
    card = board.put(ME, Zone.HAND, character("Elsa"))[0]
    text = (
        "Play a character with cost 4 or less for free. They gain Rush. At the end of the turn, banish them."
    )
    game = board.resolve(text)
    assert game.waiting[0].bound[1] == (game.ref(card),)


@pytest.mark.rule("6.7.5")
def test_players_act_in_turn_order_beginning_with_the_active_one() -> None:
    board = Board(players=3)
    cards = [board.put(player, Zone.PLAY, character("Elsa"), character("Anna")) for player in range(3)]
    text = (
        "Each player chooses one of their characters and puts them into their inkwell facedown and exerted."
    )
    game = board.resolve(text, cards[0][0], cards[1][1], cards[2][0])
    assert [choice.player for choice in board.asked] == [0, 1, 2]
    assert [player.inkwell for player in game.players] == [[cards[0][0]], [cards[1][1]], [cards[2][0]]]


@pytest.mark.rule("6.1.6")
def test_the_chosen_cards_go_to_different_places() -> None:
    board = Board()
    cards = board.put(RIVAL, Zone.PLAY, character("Elsa"), character("Anna"), character("Chip"))
    text = (
        "Chosen opponent chooses 3 of their characters and returns one of those cards to their hand, "
        "puts one on the bottom of their deck, and puts one on the top of their deck."
    )
    game = board.resolve(text, cards[1], cards[2])
    assert game.players[RIVAL].hand == [cards[1]]
    assert game.players[RIVAL].deck == [cards[0], cards[2]]


@pytest.mark.rule("4.6.7")
def test_a_character_that_readies_after_the_challenge_does_so_once_it_is_over() -> None:
    board = Board()
    text = (
        "SWORD| Whenever this character challenges a damaged character, "
        "ready this character after the challenge."
    )
    knight = board.put(ME, Zone.PLAY, character("Elsa", text, willpower=9))[0]
    other = board.put(RIVAL, Zone.PLAY, character("Anna", willpower=9))[0]
    game = board.start()
    game.in_play[other].damage, game.in_play[other].exerted = 1, True
    challenge(game, ME, knight, other)
    messages = [step.message for step in game.steps]
    assert not game.in_play[knight].exerted
    assert messages.index("the challenge is over") < messages.index("readies")


@pytest.mark.rule("6.4.4.1")
def test_unless_they_are_somewhere_is_asked_when_they_would_ready() -> None:
    board = Board()
    card, castle = board.put(RIVAL, Zone.PLAY, character("Elsa"), location("Castle"))
    board.put(RIVAL, Zone.DECK, character("Anna"), character("Anna"))
    board.put(ME, Zone.DECK, character("Anna"))
    game = board.start()
    board.resolve(
        "Exert chosen opposing character. "
        "That character can't ready at the start of their next turn unless they're at a location."
    )
    end_turn(game, ME)
    assert game.in_play[card].exerted
    assert castle in game.in_play


@pytest.mark.rule("6.4.4.1")
def test_a_character_at_a_location_readies_where_the_effect_says_unless() -> None:
    board = Board()
    card, castle = board.put(RIVAL, Zone.PLAY, character("Elsa"), location("Castle"))
    board.put(RIVAL, Zone.DECK, character("Anna"), character("Anna"))
    board.put(ME, Zone.DECK, character("Anna"))
    game = board.start()
    board.resolve(
        "Exert chosen opposing character. "
        "That character can't ready at the start of their next turn unless they're at a location."
    )
    game.in_play[card].at = castle
    game.changed()
    end_turn(game, ME)
    assert not game.in_play[card].exerted


@pytest.mark.rule("8.15.1")
def test_what_a_player_is_told_to_choose_is_chosen_so_that_ward_hinders() -> None:
    board = Board()
    safe, other = board.put(RIVAL, Zone.PLAY, character("Elsa", "Ward"), character("Anna"))
    text = "Choose an opposing character. The chosen character can't ready at the start of their next turn."
    game = board.resolve(text)
    assert [effect.cards for effect in game.lasting] == [frozenset({game.ref(other)})]
    assert safe in board.asked[0].illegal


@pytest.mark.rule("6.2.7.1")
def test_a_floating_ability_triggers_every_time_until_the_turn_ends() -> None:
    board = Board()
    cards = board.put(ME, Zone.PLAY, character("Elsa"), character("Anna"))
    board.put(ME, Zone.DECK, character("Chip"))
    board.put(RIVAL, Zone.DECK, character("Chip"), character("Chip"))
    game = board.resolve("Whenever one of your characters quests this turn, gain 1 lore.")
    for card in cards:
        quest(game, ME, card)
    assert game.players[ME].lore == 4
    end_turn(game, ME)
    assert not game.waiting


@pytest.mark.rule("6.2.7.2")
def test_a_delayed_ability_does_not_follow_a_card_that_left_and_came_back() -> None:
    board = Board()
    card = board.put(ME, Zone.PLAY, character("Elsa"))[0]
    board.put(ME, Zone.DECK, character("Chip"), character("Chip"))
    board.put(RIVAL, Zone.DECK, character("Chip"), character("Chip"))
    game = board.resolve(
        "Chosen character of yours gets +5 {S} this turn. At the end of your turn, banish them."
    )
    board.resolve("Return chosen character of yours to your hand.")
    board.resolve("Play a character with cost 4 or less for free.")
    end_turn(game, ME)
    assert card in game.in_play


@pytest.mark.rule("6.1.5.1")
def test_what_is_exerted_to_do_something_must_be_ready() -> None:
    board = Board()
    tired, fresh = board.put(ME, Zone.PLAY, character("Elsa"), character("Anna", strength=3))
    target = board.put(RIVAL, Zone.PLAY, character("Chip", willpower=9))[0]
    game = board.start()
    game.in_play[tired].exerted = True
    board.resolve("{E} one of your characters to deal damage equal to their {S} to chosen character.", target)
    assert game.in_play[fresh].exerted
    assert game.in_play[target].damage == 3
