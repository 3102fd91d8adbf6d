"""The structure of a turn (CR 3): ready, set, draw, main, end."""

import pytest

from judge.engine import begin_turn, characteristics, end_turn, ink, quest
from judge.terms import Keyword, Phase, Zone
from tests.engine.boards import ME, RIVAL, Board, character, item, location
from tests.rules.playing import cited, exert, ink_of, messages, refused, rules_of, with_decks


@pytest.mark.rule("3.2.1.1")
def test_the_active_players_cards_and_ink_ready_and_no_others() -> None:
    board = with_decks(Board())
    ink_of(board, 2)
    mine, thing = board.put(ME, Zone.PLAY, character(), item())
    (theirs,) = board.put(RIVAL, Zone.PLAY, character())
    game = board.start()
    exert(board, mine, thing, theirs)
    game.players[ME].exerted_ink = set(game.players[ME].inkwell)
    begin_turn(game)
    assert [game.in_play[card].exerted for card in (mine, thing, theirs)] == [False, False, True]
    assert game.players[ME].exerted_ink == set()


@pytest.mark.rule("3.2.1.2")
@pytest.mark.rule("6.1.13.1")
def test_during_your_turn_starts_with_the_turn() -> None:
    board = with_decks(Board())
    (card,) = board.put(
        RIVAL, Zone.PLAY, character(text="SWIM| During your turn, this character gains Evasive.")
    )
    game = board.start()
    assert not characteristics.has_keyword(game, game.ref(card), Keyword.EVASIVE)
    end_turn(game, ME)
    assert characteristics.has_keyword(game, game.ref(card), Keyword.EVASIVE)
    assert "3.2.1.2" in cited(game)


@pytest.mark.rule("3.2.1.3")
def test_until_the_start_of_your_next_turn_ends_before_anything_triggers() -> None:
    board = with_decks(Board())
    (card,) = board.put(ME, Zone.PLAY, character())
    board.resolve("Chosen character gets +2 {S} until the start of your next turn.")
    game = board.game
    end_turn(game, ME)
    assert characteristics.strength(game, game.ref(card)) == 4
    end_turn(game, RIVAL)
    assert characteristics.strength(game, game.ref(card)) == 2
    assert "3.2.1.3" in cited(game)


@pytest.mark.rule("3.2.1.4")
@pytest.mark.rule("3.2.2.2")
@pytest.mark.rule("3.2.2.3")
@pytest.mark.rule("5.6.5.3")
def test_what_triggers_at_the_start_resolves_after_the_locations_gave_lore() -> None:
    board = with_decks(Board())
    text = "DAWN| At the start of your turn, draw a card."
    board.put(ME, Zone.PLAY, character(text=text), location(lore=2))
    game = board.start()
    begin_turn(game)
    said = messages(game)
    assert said.index("is added to the bag") < said.index("the location gives lore") < said.index("resolves")
    assert game.players[ME].lore == 2
    assert len(game.players[ME].hand) == 2
    assert {"3.2.1.4", "3.2.2.2", "3.2.2.3", "5.6.5.3"} <= cited(game)


@pytest.mark.rule("3.2.2.1")
@pytest.mark.rule("5.1.1.12")
def test_characters_are_dry_at_the_start_of_their_players_turn() -> None:
    board = with_decks(Board())
    (mine,) = board.put(ME, Zone.PLAY, character())
    (theirs,) = board.put(RIVAL, Zone.PLAY, character())
    game = board.start()
    game.in_play[mine].drying = game.in_play[theirs].drying = True
    begin_turn(game)
    assert (game.in_play[mine].drying, game.in_play[theirs].drying) == (False, True)
    assert {"3.2.2.1", "5.1.1.12"} <= rules_of(game, "is dry")
    assert refused(game, lambda: quest(game, ME, mine)) == ()


@pytest.mark.rule("3.2.3.1")
@pytest.mark.rule("3.2.3.2")
@pytest.mark.rule("3.1.3")
def test_a_card_is_drawn_and_the_main_phase_begins() -> None:
    board = with_decks(Board())
    game = board.start()
    end_turn(game, ME)
    assert len(game.players[RIVAL].hand) == 1
    assert game.phase is Phase.MAIN
    assert messages(game)[-1] == "the Main Phase begins"
    assert {"3.2.3.2", "3.1.3", "3.1.1", "3.3.1"} == rules_of(game, "the Main Phase begins")


@pytest.mark.rule("3.1.3")
@pytest.mark.rule("4.1.2")
def test_turn_actions_are_taken_only_in_the_main_phase() -> None:
    board = Board()
    (card,) = board.put(ME, Zone.HAND, character())
    game = board.start()
    game.phase = Phase.END
    assert refused(game, lambda: ink(game, ME, card)) == ("4.1.2",)


@pytest.mark.rule("3.3.2")
@pytest.mark.rule("3.3.2.1")
@pytest.mark.rule("3.4.1")
def test_the_active_player_declares_the_end_of_the_turn() -> None:
    board = with_decks(Board())
    game = board.start()
    assert refused(game, lambda: end_turn(game, RIVAL), RIVAL) != ()
    assert game.active == ME
    assert refused(game, lambda: end_turn(game, ME)) == ()
    assert game.active == RIVAL
    assert {"3.3.2", "3.3.2.1", "3.4.1", "3.1.1"} == rules_of(game, "declares the end of the turn")


@pytest.mark.rule("3.4.1.1")
@pytest.mark.rule("3.4.1.2")
def test_end_of_turn_abilities_resolve_before_the_effects_of_the_turn_end() -> None:
    board = with_decks(Board())
    text = "DUSK| At the end of your turn, gain lore equal to this character's {S}."
    (card,) = board.put(ME, Zone.PLAY, character(text=text))
    board.resolve("Chosen character gets +2 {S} this turn.")
    game = board.game
    end_turn(game, ME)
    assert game.players[ME].lore == 4
    assert characteristics.strength(game, game.ref(card)) == 2
    assert {"3.4.1.1", "3.4.1.2"} <= cited(game)


@pytest.mark.rule("3.4.1.2")
@pytest.mark.rule("3.4.2")
@pytest.mark.rule("1.8.1")
def test_a_character_that_loses_willpower_with_the_turn_is_banished_in_it() -> None:
    board = with_decks(Board())
    (card,) = board.put(ME, Zone.PLAY, character(willpower=2))
    board.resolve("Chosen character gets +2 {W} this turn.")
    board.resolve("Deal 3 damage to chosen character.")
    game = board.game
    assert card in game.in_play
    end_turn(game, ME)
    assert card in game.players[ME].discard
    said = messages(game)
    assert said.index("is banished") < said.index("becomes the active player")
    assert {"3.4.2", "1.8.1"} == rules_of(game, "the final game state check of the turn")
