"""Play a card (CR 4.3, 6.7.1)."""

import pytest

from judge.engine import play
from judge.engine.turn_actions.play import How
from judge.terms import Zone
from tests.engine.boards import ME, RIVAL, Board, action, character, item, location
from tests.rules.playing import cited, ink_of, messages, refused, rules_of, song


@pytest.mark.rule("4.3.1")
@pytest.mark.rule("4.3.2.1")
@pytest.mark.parametrize("zone", [Zone.DECK, Zone.DISCARD, Zone.INKWELL])
def test_cards_are_played_from_the_hand(zone: Zone) -> None:
    board = Board()
    (card,) = board.put(ME, zone, character(cost=0))
    (own,) = board.put(ME, Zone.HAND, character(cost=0))
    game = board.start()
    assert {"4.3.1", "4.3.2.1"} & set(refused(game, lambda: play(game, ME, card)))
    assert refused(game, lambda: play(game, ME, own)) == ()
    assert {"4.3.2.1", "4.3.1", "4.3.2", "5.3.2"} == rules_of(game, "announces")


@pytest.mark.rule("4.3.1")
def test_nobody_plays_a_card_of_another_player() -> None:
    board = Board()
    (theirs,) = board.put(RIVAL, Zone.HAND, character(cost=0))
    game = board.start()
    assert refused(game, lambda: play(game, ME, theirs)) != ()


@pytest.mark.rule("4.3.3")
@pytest.mark.rule("4.3.3.1")
@pytest.mark.rule("6.7.1.1")
@pytest.mark.rule("5.3.1")
@pytest.mark.rule("5.5.1")
@pytest.mark.rule("5.6.1")
@pytest.mark.rule("5.1.2.1")
@pytest.mark.rule("5.1.2.2")
@pytest.mark.rule("5.1.2.3")
@pytest.mark.parametrize(
    ("card", "drying", "rules"),
    [
        (character(cost=0), True, {"5.3.1", "5.1.2.1"}),
        (item(cost=0), False, {"5.5.1", "5.1.2.2"}),
        (location(cost=0), False, {"5.6.1", "5.1.2.3"}),
    ],
)
def test_a_card_that_was_paid_enters_play_ready_and_undamaged(
    card: object, drying: bool, rules: set[str]
) -> None:
    board = Board()
    (number,) = board.put(ME, Zone.HAND, card)  # type: ignore[arg-type]  # a parameter is any object
    game = board.start()
    play(game, ME, number)
    state = game.in_play[number]
    assert (state.exerted, state.damage, state.drying) == (False, 0, drying)
    assert {"4.3.3", "4.3.3.1", "6.7.1.1", *rules} <= rules_of(game, "enters play")


@pytest.mark.rule("4.3.3.2")
@pytest.mark.rule("5.4.1")
@pytest.mark.rule("5.4.1.2")
@pytest.mark.rule("6.7.1.2")
def test_an_action_is_in_play_while_it_resolves_and_then_discarded() -> None:
    board = Board()
    (card,) = board.put(ME, Zone.HAND, action("Gain 1 lore."))
    game = board.start()
    play(game, ME, card)
    said = messages(game)
    assert said.index("enters play") < said.index("gains lore") < said.index("is put")
    assert game.players[ME].discard == [card]
    assert "is added to the bag" not in said
    assert {"5.4.1", "4.3.3.2"} <= rules_of(game, "enters play")
    assert {"6.7.1.2", "5.4.1.2"} <= cited(game)


@pytest.mark.rule("4.3.4")
@pytest.mark.rule("4.3.4.1")
def test_when_you_play_this_resolves_once_it_is_in_play() -> None:
    board = Board()
    (card,) = board.put(
        ME, Zone.HAND, character(text="HELLO| When you play this character, gain 1 lore.", cost=0)
    )
    game = board.start()
    play(game, ME, card)
    said = messages(game)
    assert said.index("enters play") < said.index("gains lore") < said.index("the turn action is complete")
    assert "4.3.4.1" in rules_of(game, "is added to the bag")


@pytest.mark.rule("4.3.2.2")
@pytest.mark.rule("5.4.4.1")
def test_only_a_song_is_sung() -> None:
    board = Board()
    (singer,) = board.put(ME, Zone.PLAY, character(cost=9))
    plain, tune = board.put(ME, Zone.HAND, action("Gain 1 lore.", cost=2), song())
    game = board.start()
    assert "5.4.4.1" in refused(game, lambda: play(game, ME, plain, How(sing_with=(singer,))))
    assert refused(game, lambda: play(game, ME, tune, How(sing_with=(singer,)))) == ()


@pytest.mark.rule("5.4.4.2")
@pytest.mark.parametrize(("cost", "may"), [(2, False), (3, True), (4, True)])
def test_a_singer_costs_as_much_as_the_song_or_more(cost: int, may: bool) -> None:
    board = Board()
    (singer,) = board.put(ME, Zone.PLAY, character(cost=cost))
    (tune,) = board.put(ME, Zone.HAND, song(cost=3))
    game = board.start()
    rules = refused(game, lambda: play(game, ME, tune, How(sing_with=(singer,))))
    assert ("5.4.4.2" not in rules) is may


@pytest.mark.rule("5.4.4.2")
@pytest.mark.rule("5.1.1.2")
def test_exerted_and_drying_characters_do_not_sing() -> None:
    board = Board()
    one, two = board.put(ME, Zone.PLAY, character(cost=5), character("Elsa", cost=5))
    (tune,) = board.put(ME, Zone.HAND, song())
    game = board.start()
    game.in_play[one].exerted = True
    game.in_play[two].drying = True
    assert "5.1.1.2" in refused(game, lambda: play(game, ME, tune, How(sing_with=(one,))))
    assert "5.1.1.11" in refused(game, lambda: play(game, ME, tune, How(sing_with=(two,))))


@pytest.mark.rule("4.3.2.3")
@pytest.mark.rule("4.3.2.4")
def test_the_total_cost_is_never_below_nothing() -> None:
    board = Board()
    ink_of(board, 3)
    board.put(ME, Zone.PLAY, character("Elsa", "SALE| You pay 5 {I} less to play Hero characters."))
    (card,) = board.put(ME, Zone.HAND, character(cost=2, classifications=("Hero",)))
    game = board.start()
    play(game, ME, card)
    assert game.players[ME].ready_ink == 3


@pytest.mark.rule("8.7.4")
def test_a_reckless_character_that_sings_is_exerted_by_that_rule() -> None:
    board = Board()
    (singer,) = board.put(ME, Zone.PLAY, character(text="Reckless"))
    (tune,) = board.put(ME, Zone.HAND, song())
    game = board.start()
    play(game, ME, tune, How(sing_with=(singer,)))
    assert "8.7.4" in rules_of(game, "exerts")
