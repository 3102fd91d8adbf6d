"""Abilities and effects in general (CR 6.1)."""

import pytest

from judge.engine import challenge, characteristics, end_turn, move, quest
from judge.terms import Zone
from tests.engine.boards import ME, RIVAL, Board, character, location
from tests.rules.playing import cited, exert, messages, refused, with_decks


@pytest.mark.rule("6.1.2")
def test_sentences_are_resolved_in_their_order() -> None:
    board = Board()
    board.put(ME, Zone.DECK, character("Elsa"))
    game = board.resolve("Draw a card. Gain 1 lore.")
    said = messages(game)
    assert said.index("draws") < said.index("gains lore")


@pytest.mark.rule("6.1.3")
def test_up_to_two_can_be_none_and_never_the_same_twice() -> None:
    board = Board()
    one, two = board.put(ME, Zone.PLAY, character("Elsa"), character("Anna"))
    game = board.resolve("Deal 1 damage to up to 2 chosen characters.", (one, two))
    assert [game.in_play[card].damage for card in (one, two)] == [1, 1]
    choice = board.asked[-1]
    assert choice.is_legal(())
    assert not choice.is_legal((one, one))


@pytest.mark.rule("6.1.4")
@pytest.mark.parametrize(("wanted", "cards"), [(True, 1), (False, 0)])
def test_may_is_of_its_sentence_alone(wanted: bool, cards: int) -> None:
    board = Board()
    board.put(ME, Zone.DECK, character("Elsa"))
    game = board.resolve("You may draw a card. Gain 1 lore.", wanted)
    assert len(game.players[ME].hand) == cards
    assert game.players[ME].lore == 1


@pytest.mark.rule("6.1.10")
def test_a_loop_without_an_end_is_reported_and_broken_off() -> None:
    board = Board()
    text = "HEAL| Whenever this character takes damage, remove 1 damage from this character.\n"
    text += "HURT| Whenever you remove damage from a character, put 1 damage counter on this character."
    board.put(ME, Zone.PLAY, character("Elsa", text, willpower=9))
    game = board.resolve("Deal 1 damage to chosen character.")
    assert "6.1.10" in cited(game)
    assert game.bag == []


@pytest.mark.rule("6.1.8.1")
def test_until_a_number_of_cards_is_counted_once() -> None:
    board = Board()
    board.put(ME, Zone.DECK, *[character("Elsa")] * 5)
    board.put(ME, Zone.HAND, character("Anna"))
    game = board.resolve("Draw cards until you have 3 cards in your hand.")
    assert len(game.players[ME].hand) == 3


@pytest.mark.rule("6.1.6")
def test_other_is_not_the_card_that_says_so() -> None:
    board = Board()
    lord, other = board.put(
        ME, Zone.PLAY, character("Elsa", "LEAD| Your other characters get +1 {S}."), character("Anna")
    )
    game = board.start()
    assert characteristics.strength(game, game.ref(lord)) == 2
    assert characteristics.strength(game, game.ref(other)) == 3


@pytest.mark.rule("6.2.4")
def test_a_secondary_if_is_asked_when_the_ability_resolves() -> None:
    board = Board()
    text = "BET| Whenever this character quests, if you have 5 or more lore, draw a card."
    (card,) = board.put(ME, Zone.PLAY, character(text=text, lore=5))
    board.put(ME, Zone.DECK, character("Elsa"))
    game = board.start()
    quest(game, ME, card)
    assert len(game.players[ME].hand) == 1


@pytest.mark.rule("6.1.13.2")
def test_once_per_turn_is_not_used_up_by_resolving_without_an_effect() -> None:
    text = "ONCE| Once per turn, when this character moves to a location, you may draw a card."
    board = Board()
    card, first, second = board.put(
        ME, Zone.PLAY, character("Anna", text), location(move_cost=0), location("Tower", move_cost=0)
    )
    (drawn,) = board.put(ME, Zone.DECK, character("Elsa"))
    game = board.start()
    board.answers = [(False,), (True,)]
    move(game, ME, card, first)
    move(game, ME, card, second)
    assert game.players[ME].hand == [drawn]


@pytest.mark.rule("6.1.12")
@pytest.mark.parametrize("zone", [Zone.HAND, Zone.DISCARD, Zone.PLAY])
def test_an_ability_that_works_in_the_discard_is_triggered_only_there(zone: Zone) -> None:
    text = "BACK| At the start of your turn, if this card is in your discard, gain 1 lore."
    board = with_decks(Board())
    board.put(ME, zone, character("Anna", text))
    game = board.start()
    end_turn(game, ME)
    end_turn(game, RIVAL)
    assert ("is added to the bag" in messages(game)) is (zone is Zone.DISCARD)


@pytest.mark.rule("6.1.13.1")
def test_during_their_next_turn_is_not_during_the_turn_it_is_said_in() -> None:
    text = (
        "COLD| When this character is banished, chosen opposing character can't quest during their next turn."
    )
    board = with_decks(Board())
    mine, other = board.put(ME, Zone.PLAY, character("Anna", strength=5), character("Chip"))
    (gone,) = board.put(RIVAL, Zone.PLAY, character("Elsa", text))
    game = board.start()
    exert(board, gone)
    board.answers = [(other,)]
    challenge(game, ME, mine, gone)
    assert game.players[RIVAL].discard == [gone]
    assert not refused(game, lambda: quest(game, ME, other))
    end_turn(game, ME)
    end_turn(game, RIVAL)
    assert "1.2.2" in refused(game, lambda: quest(game, ME, other))


@pytest.mark.rule("6.1.6")
def test_another_is_none_that_was_already_selected() -> None:
    board = Board()
    tired, fresh = board.put(ME, Zone.PLAY, character("Anna"), character("Elsa"))
    game = board.start()
    exert(board, tired)
    board.resolve("Exert one of your characters to ready another character of yours.")
    assert not game.in_play[tired].exerted
    assert game.in_play[fresh].exerted
