"""General statements of the rules (CR 5, 6): each tried by a case in which it makes a difference."""

import pytest

from judge.cards.catalog import Catalog
from judge.engine import characteristics, end_turn, use
from judge.terms import CardType, Ink, Zone
from tests.engine.boards import ME, RIVAL, Board, action, character, compiled, item
from tests.rules.playing import ability, cited, messages, refused, with_decks


@pytest.mark.rule("5.1.2.4")
def test_a_character_that_becomes_ink_keeps_no_state_but_exerted() -> None:
    board = Board()
    (card,) = board.put(ME, Zone.PLAY, character(willpower=9))
    game = board.start()
    game.in_play[card].damage = 2
    board.resolve("Put chosen character into their player's inkwell facedown and exerted.")
    assert game.players[ME].exerted_ink == {card}
    assert card not in game.in_play
    assert "its damage ceases to exist" in messages(game)
    assert "5.1.2.4" in cited(game)


@pytest.mark.rule("5.2.5.1")
@pytest.mark.parametrize(("ink", "gone"), [("Amber", True), ("Steel", True), ("Ruby", False)])
def test_a_card_of_two_inks_is_of_each(ink: str, gone: bool) -> None:
    board = Board()
    (card,) = board.put(ME, Zone.PLAY, character(inks=(Ink.AMBER, Ink.STEEL)))
    game = board.resolve(f"Banish chosen {ink} character.")
    assert (card not in game.in_play) is gone


@pytest.mark.rule("5.2.6.3")
def test_the_one_name_without_an_ampersand_is_read_as_if_it_had_one() -> None:
    card = Catalog.bundled().card("Chip 'n' Dale - Recovery Rangers")
    assert {"Chip", "Dale"} <= set(card.names)


@pytest.mark.rule("5.4.3")
@pytest.mark.rule("6.1.1.2")
def test_an_action_has_an_effect_that_no_ability_of_it_triggers_or_is_used() -> None:
    printed = compiled(action("Draw a card."))
    assert printed.card.type is CardType.ACTION
    assert (*printed.triggered, *printed.activated, *printed.statics) == ()
    board = Board()
    board.put(ME, Zone.DECK, character())
    game = board.resolve("Draw a card.")
    assert len(game.players[ME].hand) == 1
    assert {"5.4.3", "6.1.1.2"} <= cited(game)
    assert "7.7.3.1" not in cited(game)


@pytest.mark.rule("6.1.5")
@pytest.mark.parametrize(
    ("text", "answers"),
    [
        ("You may banish chosen item of yours to gain 1 lore.", (True,)),
        ("You may banish chosen item of yours. If you do, gain 1 lore.", (True,)),
        ("Banish chosen item of yours or draw a card.", (0,)),
    ],
)
def test_sequential_effects_ask_for_a_decision_as_they_resolve(
    text: str, answers: tuple[object, ...]
) -> None:
    board = Board()
    (lamp,) = board.put(ME, Zone.PLAY, item())
    board.put(ME, Zone.DECK, character())
    game = board.resolve(text, *answers)
    assert lamp not in game.in_play
    assert game.players[ME].lore == (0 if answers == (0,) else 1)
    assert "6.1.5" in cited(game)


@pytest.mark.rule("6.1.14")
def test_a_card_that_is_revealed_stays_where_it_is() -> None:
    board = Board()
    (top,) = board.put(ME, Zone.DECK, character("Elsa"))
    game = board.resolve("Reveal the top card of your deck.")
    assert game.players[ME].deck == [top]
    assert {"6.1.14", "6.1.14.1"} <= cited(game)


@pytest.mark.rule("6.3.2")
def test_an_activated_ability_is_used_only_on_its_players_own_turn() -> None:
    board = with_decks(Board())
    (lamp,) = board.put(RIVAL, Zone.PLAY, item(text="WORK| {E} — Gain 1 lore."))
    game = board.start()
    assert "4.1.2" in refused(game, lambda: use(game, RIVAL, lamp, ability(game, lamp)), RIVAL)
    end_turn(game, ME)
    assert refused(game, lambda: use(game, RIVAL, lamp, ability(game, lamp)), RIVAL) == ()
    assert game.players[RIVAL].lore == 1


@pytest.mark.rule("6.4.1")
def test_a_static_ability_without_a_duration_is_active_as_long_as_its_card_is_in_play() -> None:
    board = with_decks(Board())
    (card,) = board.put(ME, Zone.PLAY, character())
    board.put(ME, Zone.PLAY, item(text="GLOW| Your characters get +1 {S}."))
    game = board.start()
    for player in (ME, RIVAL):
        assert characteristics.strength(game, game.ref(card)) == 3
        end_turn(game, player)
    board.resolve("Banish chosen item.")
    assert characteristics.strength(game, game.ref(card)) == 2
    assert "6.4.1" in cited(game)
