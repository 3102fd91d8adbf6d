"""Keywords (CR 8) where they meet one another, and where they end."""

import pytest

from judge.engine import challenge, characteristics, end_turn, play, quest
from judge.engine.turn_actions.play import How
from judge.terms import Zone
from tests.engine.boards import ME, RIVAL, Board, character, item, location
from tests.rules.playing import cited, exert, facing, ink_of, messages, refused, rules_of, song, with_decks


@pytest.mark.rule("8.3.3")
def test_of_two_bodyguards_either_may_be_challenged() -> None:
    board = Board()
    (mine,) = board.put(ME, Zone.PLAY, character())
    first, second = board.put(RIVAL, Zone.PLAY, *[character("Elsa", "Bodyguard")] * 2)
    game = board.start()
    exert(board, first, second)
    assert refused(game, lambda: challenge(game, ME, mine, second)) == ()


@pytest.mark.rule("8.3.3")
@pytest.mark.rule("4.6.8")
def test_a_bodyguard_does_not_protect_locations() -> None:
    board = Board()
    (mine,) = board.put(ME, Zone.PLAY, character())
    guard, place = board.put(RIVAL, Zone.PLAY, character("Elsa", "Bodyguard"), location())
    game = board.start()
    exert(board, guard)
    assert refused(game, lambda: challenge(game, ME, mine, place)) == ()


@pytest.mark.rule("8.3.2")
@pytest.mark.rule("8.10.2")
def test_on_an_exerted_character_a_bodyguard_has_nothing_to_choose() -> None:
    board = Board()
    (base,) = board.put(ME, Zone.PLAY, character("Elsa"))
    (card,) = board.put(ME, Zone.HAND, character("Elsa", "Shift 0\nBodyguard"))
    game = board.start()
    exert(board, base)
    play(game, ME, card, How(shift_onto=(base,)))
    assert game.in_play[card].exerted
    assert board.asked == []


@pytest.mark.rule("8.7.3")
def test_reckless_lets_the_turn_end_where_nothing_can_be_challenged() -> None:
    board = with_decks(Board())
    board.put(ME, Zone.PLAY, character(text="Reckless"))
    (ready,) = board.put(RIVAL, Zone.PLAY, character("Elsa"))
    game = board.start()
    assert not game.in_play[ready].exerted
    assert refused(game, lambda: end_turn(game, ME)) == ()


@pytest.mark.rule("8.8.2")
@pytest.mark.parametrize(("damage", "cites"), [(1, True), (2, False)])
def test_damage_that_resist_reduces_to_nothing_is_said_to_be_none(damage: int, cites: bool) -> None:
    board = Board()
    board.put(RIVAL, Zone.PLAY, character(text="Resist +1"))
    game = board.resolve(f"Deal {damage} damage to chosen character.")
    assert ("8.8.2" in rules_of(game, "Resist reduces the damage")) is cites


@pytest.mark.rule("8.8.1")
@pytest.mark.rule("6.6.2")
def test_where_no_damage_would_be_dealt_resist_reduces_nothing() -> None:
    board, mine, theirs = facing(character(strength=0), character("Elsa", "Resist +1"))
    challenge(board.game, ME, mine, theirs)
    assert "Resist reduces the damage" not in messages(board.game)


@pytest.mark.rule("5.4.4.2")
def test_a_song_without_sing_together_has_one_singer() -> None:
    board = Board()
    singers = tuple(board.put(ME, Zone.PLAY, character(cost=5), character("Elsa", cost=5)))
    (tune,) = board.put(ME, Zone.HAND, song(cost=2))
    game = board.start()
    assert "5.4.4.2" in refused(game, lambda: play(game, ME, tune, How(sing_with=singers)))
    assert refused(game, lambda: play(game, ME, tune, How(sing_with=singers[:1]))) == ()


@pytest.mark.rule("8.11.1")
def test_what_counts_as_more_to_sing_is_added_to_singer() -> None:
    board = Board()
    board.put(ME, Zone.PLAY, item(text="CHOIR| Your characters count as having +2 cost to sing songs."))
    (singer,) = board.put(ME, Zone.PLAY, character(text="Singer 3", cost=1))
    loud, louder = board.put(ME, Zone.HAND, song(cost=5), song(cost=6, name="Aria"))
    game = board.start()
    assert "5.4.4.2" in refused(game, lambda: play(game, ME, louder, How(sing_with=(singer,))))
    assert refused(game, lambda: play(game, ME, loud, How(sing_with=(singer,)))) == ()


@pytest.mark.rule("8.13.1")
@pytest.mark.parametrize(("own", "added"), [(3, 3), (-2, 0)])
def test_support_adds_its_strength_for_this_turn_and_no_negative_one(own: int, added: int) -> None:
    board = with_decks(Board())
    helper, helped = board.put(ME, Zone.PLAY, character("Anna", "Support", strength=own), character("Elsa"))
    game = board.start()
    board.answers = [(True,)]
    quest(game, ME, helper)
    assert characteristics.strength(game, game.ref(helped)) == 2 + added
    end_turn(game, ME)
    assert characteristics.strength(game, game.ref(helped)) == 2


@pytest.mark.rule("8.14.1")
def test_vanish_is_added_to_the_bag_by_its_own_rule() -> None:
    board = Board()
    (gone,) = board.put(RIVAL, Zone.PLAY, character(text="Vanish", willpower=9))
    game = board.resolve("Deal 1 damage to chosen character.")
    assert gone not in game.in_play
    assert {"8.14.1", "8.14.2"} <= rules_of(game, "is added to the bag")


@pytest.mark.rule("6.2.7.2")
def test_temporary_shift_takes_the_card_back_at_the_end_of_its_own_players_turn() -> None:
    board = with_decks(Board())
    ink_of(board, 3)
    (base,) = board.put(ME, Zone.PLAY, character("Elsa"))
    (card,) = board.put(ME, Zone.HAND, character("Elsa", "Temporary Shift 3 {I}"))
    game = board.start()
    game.active = RIVAL
    play(game, ME, card, How(shift_onto=(base,)))
    end_turn(game, RIVAL)
    assert card in game.in_play
    end_turn(game, ME)
    assert base in game.in_play
    assert card in game.players[ME].hand


@pytest.mark.rule("8.15.1")
def test_what_opponents_cannot_choose_its_own_player_can() -> None:
    board = Board()
    board.put(
        ME, Zone.PLAY, item(text="HUSH| Opponents can't choose your characters for abilities or effects.")
    )
    (mine,) = board.put(ME, Zone.PLAY, character())
    game = board.resolve("Banish chosen character.")
    assert mine not in game.in_play
    assert "6.1.3" in cited(game)


@pytest.mark.rule("5.2.6")
@pytest.mark.parametrize(("below", "above"), [("Els", "Elsa"), ("Elsa", "Els")])
def test_a_name_that_begins_alike_is_another_name(below: str, above: str) -> None:
    board = Board()
    (base,) = board.put(ME, Zone.PLAY, character(below))
    (card,) = board.put(ME, Zone.HAND, character(above, "Shift 0"))
    game = board.start()
    assert "5.2.6" in refused(game, lambda: play(game, ME, card, How(shift_onto=(base,))))
