"""The bag (CR 7.7): whose abilities come first, what is used up, what an ability still means."""

import pytest

from judge.engine import concede, end_turn, move, play, quest
from judge.engine.turn_actions.play import How
from judge.terms import Zone
from tests.engine.boards import ME, RIVAL, THIRD, Board, character, item, location
from tests.rules.playing import messages, song, with_decks


def resolved(board: Board) -> list[str]:
    return [str(step.params["ability"]) for step in board.game.steps if step.message == "resolves"]


@pytest.mark.rule("7.7.4.2")
def test_the_active_player_is_first_whoever_that_is() -> None:
    board = with_decks(Board())
    text = "At the start of your turn, each player draws a card."
    board.put(RIVAL, Zone.PLAY, character("Anna", f"DAWN| {text}"))
    board.put(ME, Zone.PLAY, character("Elsa", "MINE| Whenever you draw a card, gain 1 lore."))
    board.put(RIVAL, Zone.PLAY, character("Chip", "THEIRS| Whenever you draw a card, gain 1 lore."))
    game = board.start()
    end_turn(game, ME)
    assert resolved(board) == ["DAWN", "THEIRS", "MINE", "THEIRS"]


@pytest.mark.rule("7.7.4.2")
def test_on_the_rivals_turn_the_rival_resolves_first() -> None:
    board = with_decks(Board())
    board.put(ME, Zone.PLAY, character("Elsa", "MINE| Whenever an opposing character quests, gain 1 lore."))
    (card,) = board.put(
        RIVAL, Zone.PLAY, character("Anna", "OWN| Whenever this character quests, gain 1 lore.")
    )
    game = board.start()
    end_turn(game, ME)
    quest(game, RIVAL, card)
    assert resolved(board) == ["OWN", "MINE"]


@pytest.mark.rule("7.7.4.4")
def test_the_bag_passes_in_turn_order() -> None:
    board = Board(players=3)
    text = "Whenever an opposing character quests, gain 1 lore."
    (card,) = board.put(ME, Zone.PLAY, character("Anna", "ONE| Whenever this character quests, gain 1 lore."))
    board.put(RIVAL, Zone.PLAY, character("Elsa", f"TWO| {text}"))
    board.put(THIRD, Zone.PLAY, character("Chip", f"THREE| {text}"))
    game = board.start()
    quest(game, ME, card)
    assert resolved(board) == ["ONE", "TWO", "THREE"]


@pytest.mark.rule("6.1.13.2")
def test_once_per_turn_is_once_and_again_on_another_turn() -> None:
    text = "ONCE| Once per turn, when this character moves to a location, gain 1 lore."
    board = with_decks(Board())
    places = (location(move_cost=0, lore=0), location("Tower", move_cost=0, lore=0))
    card, first, second = board.put(ME, Zone.PLAY, character("Anna", text), *places)
    game = board.start()
    move(game, ME, card, first)
    move(game, ME, card, second)
    assert game.players[ME].lore == 1
    assert "has resolved this turn already" in messages(game)
    end_turn(game, ME)
    end_turn(game, RIVAL)
    move(game, ME, card, first)
    assert game.players[ME].lore == 2


@pytest.mark.rule("6.2.7.2")
def test_the_next_time_is_only_the_next_time() -> None:
    board = with_decks(Board())
    one, two = board.put(ME, Zone.PLAY, character("Anna"), character("Elsa"))
    board.resolve("The next time one of your characters quests this turn, gain 2 lore.")
    game = board.game
    quest(game, ME, one)
    quest(game, ME, two)
    assert game.players[ME].lore == 1 + 2 + 1


@pytest.mark.rule("6.1.13.6")
def test_an_ability_of_your_turn_is_not_triggered_on_another() -> None:
    board = with_decks(Board())
    text = "MINE| During your turn, whenever a character is banished, gain 1 lore."
    board.put(RIVAL, Zone.PLAY, item(text=text))
    board.put(ME, Zone.PLAY, character("Anna"))
    game = board.resolve("Banish chosen character.")
    assert game.players[RIVAL].lore == 0
    assert "is added to the bag" not in messages(game)


@pytest.mark.rule("7.4.3")
@pytest.mark.rule("7.1.6")
def test_a_card_that_leaves_with_another_is_still_this_card_to_its_ability() -> None:
    board = Board()
    text = "SAD| Whenever one of your other characters is banished, return this card to your hand."
    loyal, _ = board.put(ME, Zone.PLAY, character("Anna", text), character("Elsa"))
    game = board.resolve("Banish all characters.")
    assert game.players[ME].hand == [loyal]


@pytest.mark.rule("6.1.11")
@pytest.mark.rule("5.4.1.2")
def test_that_song_is_the_song_in_the_discard() -> None:
    board = Board()
    text = "AGAIN| Whenever this character sings a song, you may return that card to your hand."
    (singer,) = board.put(ME, Zone.PLAY, character("Anna", text, cost=5))
    (tune,) = board.put(ME, Zone.HAND, song())
    game = board.start()
    board.answers = [(True,)]
    play(game, ME, tune, How(sing_with=(singer,)))
    assert game.players[ME].hand == [tune]


@pytest.mark.rule("9.2.3")
def test_delayed_abilities_of_a_player_who_left_do_not_trigger() -> None:
    board = with_decks(Board(players=3))
    (card,) = board.put(RIVAL, Zone.PLAY, character("Anna"))
    game = board.resolve("Whenever a character quests this turn, each player gains 1 lore.")
    assert game.waiting
    game.active = RIVAL
    concede(game, ME)
    quest(game, RIVAL, card)
    assert [player.lore for player in game.players] == [0, 1, 0]


@pytest.mark.rule("3.2.2.2")
@pytest.mark.parametrize(("lore", "gives"), [(0, False), (1, True)])
def test_a_location_without_lore_gives_none(lore: int, gives: bool) -> None:
    board = with_decks(Board())
    board.put(RIVAL, Zone.PLAY, location(lore=lore))
    game = board.start()
    end_turn(game, ME)
    assert ("the location gives lore" in messages(game)) is gives
    assert game.players[RIVAL].lore == lore


@pytest.mark.rule("6.2.7.2")
def test_the_next_time_is_one_of_several_at_once() -> None:
    board = Board()
    board.put(RIVAL, Zone.HAND, character("Anna"), character("Elsa"))
    game = board.resolve("The next time an opponent discards a card this turn, gain 1 lore.")
    board.resolve("Each opponent chooses and discards 2 cards.")
    assert len(game.players[RIVAL].discard) == 2
    assert game.players[ME].lore == 1


def test_each_step_of_an_effect_names_the_ability_that_caused_it() -> None:
    board = Board()
    [anna] = board.put(ME, Zone.PLAY, character("Anna", "READ| Whenever this character quests, gain 2 lore."))
    game = board.start()
    quest(game, ME, anna)
    gained = [step for step in game.steps if step.message == "gains lore"]
    assert [step.cause for step in gained] == ["", f"READ ({game.copies[anna].label})"]
