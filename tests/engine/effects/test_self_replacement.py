"""Effects that replace themselves (CR 6.5.6)."""

import pytest

from judge.engine.characteristics import strength
from judge.terms import Zone
from tests.engine.boards import ME, RIVAL, Board, character, item


@pytest.mark.rule("6.5.6")
@pytest.mark.parametrize(("kind", "expected"), [(("Villain",), 5), ((), 4)])
def test_what_is_chosen_decides_which_effect_it_is(kind: tuple[str, ...], expected: int) -> None:
    board = Board()
    card = board.put(ME, Zone.PLAY, character("Elsa", classifications=kind))[0]
    text = (
        "Chosen character gets +2 {S} this turn. If a Villain character is chosen, they get +3 {S} instead."
    )
    game = board.resolve(text)
    assert strength(game, game.ref(card)) == expected
    assert len(game.lasting) == 1
    assert game.lasting[0].window.ends.value == "end of turn"


@pytest.mark.rule("6.5.4")
def test_an_effect_that_is_replaced_never_happens() -> None:
    board = Board()
    card = board.put(RIVAL, Zone.PLAY, character("Elsa", classifications=("Princess",)))[0]
    game = board.resolve("Exert chosen character. If a Princess character is chosen, banish her instead.")
    assert card in game.players[RIVAL].discard
    assert "exerts" not in [step.message for step in game.steps]


@pytest.mark.rule("6.5.3")
def test_the_condition_is_asked_when_the_first_effect_would_happen() -> None:
    board = Board()
    board.put(ME, Zone.DISCARD, *(character("Elsa") for _ in range(9)))
    board.put(ME, Zone.DECK, *(character("Anna") for _ in range(5)))
    game = board.resolve("Draw 2 cards. If you have 10 or more cards in your discard, draw 3 cards instead.")
    assert len(game.players[ME].hand) == 2


@pytest.mark.rule("6.5.6")
def test_what_was_paid_for_is_replaced_and_what_was_paid_is_not() -> None:
    board = Board()
    board.put(RIVAL, Zone.DISCARD, *(character("Elsa", classifications=("Princess",)) for _ in range(3)))
    text = (
        "Choose 3 cards from chosen opponent's discard and put them on the "
        "bottom of their deck to gain 3 lore. "
        "If any Princess cards were moved this way, gain 4 lore instead."
    )
    game = board.resolve(text)
    assert game.players[ME].lore == 4
    assert len(game.players[RIVAL].deck) == 3


@pytest.mark.rule("6.7.6")
def test_a_card_under_it_is_remembered_after_it_was_banished() -> None:
    board = Board()
    card = board.put(ME, Zone.PLAY, character("Elsa"))[0]
    board.put(ME, Zone.DECK, *(character("Anna") for _ in range(5)))
    game = board.start()
    below = game.players[ME].deck.pop()
    game.zones[below] = Zone.UNDER
    game.in_play[card].under.append(below)
    text = (
        "Banish chosen character of yours to draw 2 cards. "
        "If that character had a card under them, draw 3 cards instead."
    )
    board.resolve(text)
    assert len(game.players[ME].hand) == 3


@pytest.mark.rule("6.5.4")
def test_what_may_happen_instead_and_does_not_replaces_nothing() -> None:
    board = Board()
    (lamp,) = board.put(ME, Zone.DECK, item("Lamp", cost=2))
    game = board.resolve(
        "Look at the top 4 cards of your deck. You may reveal an item card and put it into your hand. "
        "If that item costs 3 or less, you may play it for free instead and it enters play exerted. "
        "Put the rest on the bottom of your deck in any order.",
        True,
        False,
    )
    assert game.zones[lamp] is Zone.HAND
