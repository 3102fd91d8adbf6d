"""Game actions, timing and illegal actions (CR 1.7)."""

import pytest

from judge.engine import challenge, ink, play, quest, use
from judge.engine.apply import apply
from judge.engine.events import Reveals
from judge.terms import Zone
from tests.engine.boards import ME, RIVAL, Board, action, character
from tests.rules.playing import ability, cited, facing, ink_of, messages, refused


@pytest.mark.rule("1.7.5")
@pytest.mark.rule("5.1.1.11")
@pytest.mark.rule("5.3.5")
def test_a_drying_character_does_not_quest_challenge_or_exert_for_a_cost() -> None:
    board, mine, theirs = facing(character(text="WORK| {E} — Gain 1 lore."), character("Elsa"))
    game = board.game
    game.in_play[mine].drying = True
    assert {"1.7.5", "5.1.1.11", "5.3.5"} <= set(refused(game, lambda: quest(game, ME, mine)))
    assert {"1.7.5", "5.1.1.11", "5.3.5"} <= set(refused(game, lambda: challenge(game, ME, mine, theirs)))
    assert {"1.7.5", "5.1.1.11"} <= set(refused(game, lambda: use(game, ME, mine, ability(game, mine))))
    game.in_play[mine].drying = False
    assert refused(game, lambda: quest(game, ME, mine)) == ()


@pytest.mark.rule("1.7.6")
@pytest.mark.rule("1.7.6.1")
@pytest.mark.rule("4.1.4")
def test_an_illegal_action_is_undone_entirely() -> None:
    board = Board()
    ink_of(board, 2)
    (card,) = board.put(ME, Zone.PLAY, character(text="DEAL| 1 {I}, {E} — Gain 1 lore."))
    game = board.start()
    game.in_play[card].exerted = True
    assert refused(game, lambda: use(game, ME, card, ability(game, card))) != ()
    assert game.players[ME].exerted_ink == set()
    assert game.players[ME].lore == 0
    assert {"1.7.6", "1.7.6.1", "4.1.4"} <= cited(game)


@pytest.mark.rule("1.7.6")
def test_a_refusal_gives_every_reason_of_every_part_of_the_action() -> None:
    board = Board()
    (mine,) = board.put(ME, Zone.PLAY, character(text="DEAL| 1 {I}, {E} — Gain 1 lore."))
    (theirs,) = board.put(RIVAL, Zone.PLAY, character("Elsa"))
    (dear,) = board.put(RIVAL, Zone.HAND, character("Dale", cost=9))
    game = board.start()
    game.in_play[mine].drying = True
    deal = ability(game, mine)
    assert {"5.1.1.11", "4.4.3.4", "1.5.3"} <= set(refused(game, lambda: use(game, ME, mine, deal)))
    assert {"4.1.2", "4.3.2.4"} <= set(refused(game, lambda: play(game, RIVAL, dear), RIVAL))
    game.in_play[theirs].exerted = True
    assert {"4.1.2", "4.5.1.2"} <= set(refused(game, lambda: quest(game, RIVAL, theirs), RIVAL))


@pytest.mark.rule("1.7.6")
def test_after_an_illegal_action_another_can_be_taken() -> None:
    board = Board()
    (first, second) = board.put(ME, Zone.HAND, character(cost=9), character("Elsa"))
    game = board.start()
    assert refused(game, lambda: play(game, ME, first)) != ()
    assert refused(game, lambda: ink(game, ME, second)) == ()


@pytest.mark.rule("1.7.6.2")
def test_what_was_revealed_cannot_be_undone_and_it_is_said() -> None:
    board = Board()
    (card,) = board.put(ME, Zone.PLAY, character())
    (top,) = board.put(ME, Zone.DECK, character("Elsa"))
    game = board.start()

    def reveal_and_fail() -> None:
        apply(game, Reveals(ME, (game.ref(top),)))
        quest(game, ME, card)
        quest(game, ME, card)

    assert refused(game, reveal_and_fail) != ()
    assert game.players[ME].lore == 0
    assert "1.7.6.2" in cited(game)
    assert "can't be undone" in messages(game)


@pytest.mark.rule("1.7.7")
def test_without_a_legal_choice_the_rest_is_still_done() -> None:
    board = Board()
    board.put(RIVAL, Zone.PLAY, character(text="Ward"))
    game = board.resolve("Deal 2 damage to chosen character. Gain 1 lore.")
    assert game.players[ME].lore == 1
    assert "1.7.7" in cited(game)


@pytest.mark.rule("1.7.2")
@pytest.mark.rule("4.1.5")
@pytest.mark.rule("5.4.5")
def test_an_action_resolves_fully_before_what_it_triggered() -> None:
    board = Board()
    board.put(ME, Zone.PLAY, character(text="ECHO| Whenever you play an action, draw a card."))
    board.put(ME, Zone.DECK, character("Elsa"))
    (card,) = board.put(ME, Zone.HAND, action("Gain 1 lore."))
    game = board.start()
    play(game, ME, card)
    said = messages(game)
    assert said.index("is added to the bag") < said.index("gains lore") < said.index("draws")
    assert {"1.7.2", "4.1.5", "5.4.5"} <= cited(game)
