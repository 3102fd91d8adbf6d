"""Replacement effects, and what players can't do."""

import pytest

from judge.engine import challenge, end_turn, ink, play, quest, take
from judge.engine.turn_actions.play import How
from judge.terms import Zone
from tests.engine.boards import ME, RIVAL, Board, action, character, item


def exerted(board: Board, *cards: int) -> None:
    for card in cards:
        board.game.in_play[card].exerted = True
    board.game.changed()


SHIELD = (
    "SHIELD| Whenever one of your other characters would be dealt damage, put that many damage counters on "
)
SHIELD += "this character instead."


@pytest.mark.rule("6.5.4")
def test_damage_is_put_on_another_character_instead() -> None:
    board = Board()
    beast, hurt = board.put(ME, Zone.PLAY, character("Anna", SHIELD, willpower=9), character("Elsa"))
    (theirs,) = board.put(RIVAL, Zone.PLAY, character("Sven", strength=2, willpower=9))
    game = board.start()
    exerted(board, theirs)
    challenge(game, ME, hurt, theirs)
    assert game.in_play[hurt].damage == 0
    assert game.in_play[beast].damage == 2
    assert game.in_play[theirs].damage == 2


@pytest.mark.rule("8.8.1")
@pytest.mark.rule("8.8.2")
@pytest.mark.parametrize(("resist", "put"), [(1, 2), (3, 0)])
def test_what_would_be_dealt_is_what_resist_leaves_of_it(resist: int, put: int) -> None:
    board = Board()
    beast, hurt = board.put(
        ME, Zone.PLAY, character("Anna", SHIELD, willpower=9), character("Elsa", f"Resist +{resist}")
    )
    game = board.resolve("Deal 3 damage to chosen character.", hurt)
    assert game.in_play[beast].damage == put
    assert ("is replaced" in [step.message for step in game.steps]) is (put > 0)


@pytest.mark.rule("6.5.5")
@pytest.mark.rule("6.5.8")
@pytest.mark.parametrize("chosen", [0, 1])
def test_of_two_shields_the_affected_player_chooses_one(chosen: int) -> None:
    board = Board()
    one, two, hurt = board.put(
        ME, Zone.PLAY, character("Anna", SHIELD, willpower=9), character("Chip", SHIELD, willpower=9),
        character("Elsa"),
    )  # fmt: skip
    game = board.resolve("Deal 1 damage to chosen character.", hurt, chosen)
    assert game.in_play[hurt].damage == 0
    assert (game.in_play[one].damage, game.in_play[two].damage) == ((1, 0), (0, 1))[chosen]
    assert board.asked[-1].player == ME


@pytest.mark.rule("6.5.1")
def test_the_first_time_it_would_take_damage_is_once_a_turn() -> None:
    text = (
        "WARM| During each opponent's turn, the first time this character would take damage, she "
        "takes no damage instead."
    )
    board = Board()
    (lilo,) = board.put(RIVAL, Zone.PLAY, character("Anna", text))
    game = board.resolve("Deal 1 damage to chosen character.")
    assert game.in_play[lilo].damage == 0
    board.resolve("Deal 1 damage to chosen character.")
    assert game.in_play[lilo].damage == 1


@pytest.mark.rule("6.5.8")
def test_the_next_time_is_used_up_and_its_twin_ceases_to_exist() -> None:
    text = (
        "KIND| Whenever one of your characters is chosen for Support, until the start of your next "
        "turn, the next time they would be dealt damage they take no damage instead."
    )
    board = Board()
    board.put(ME, Zone.PLAY, item(text=text))
    one, two, kept = board.put(
        ME, Zone.PLAY, character("Anna", "Support"), character("Chip", "Support"), character("Elsa")
    )
    game = board.start()
    for helper in (one, two):
        board.answers = [(True,), (kept,)]
        quest(game, ME, helper)
    board.resolve("Deal 1 damage to chosen character.", kept)
    assert game.in_play[kept].damage == 0
    board.resolve("Deal 1 damage to chosen character.", kept)
    assert game.in_play[kept].damage == 1


@pytest.mark.rule("1.8.1.4")
def test_a_character_that_would_be_banished_becomes_ink_instead() -> None:
    text = (
        "HOME| If this character would be banished, put them into your inkwell facedown and exerted instead."
    )
    board = Board()
    (card,) = board.put(ME, Zone.PLAY, character("Anna", text))
    game = board.resolve("Deal 3 damage to chosen character.")
    assert game.players[ME].inkwell == [card]
    assert card not in game.players[ME].discard


@pytest.mark.rule("6.1.4")
def test_one_may_replace_or_not() -> None:
    text = (
        "AMP| If you would get an ink drop, you may put the top card of your deck into your "
        "inkwell facedown and exerted instead."
    )
    for wanted in (True, False):
        board = Board()
        board.put(ME, Zone.PLAY, item(text=text))
        board.put(ME, Zone.DECK, character())
        game = board.resolve("Get 1 ink drop.", wanted)
        assert len(game.players[ME].inkwell) == int(wanted)
        assert game.players[ME].ink_drops == int(not wanted)


@pytest.mark.rule("1.2.2")
def test_who_does_not_discard_keeps_the_cards() -> None:
    text = "LAZY| If an effect would cause you to discard one or more cards, you don't discard."
    board = Board()
    board.put(RIVAL, Zone.PLAY, character("Anna", text))
    (kept,) = board.put(RIVAL, Zone.HAND, character("Elsa"))
    game = board.resolve("Each opponent chooses and discards a card.")
    assert game.players[RIVAL].hand == [kept]


# ---- what players can't do


@pytest.mark.rule("1.2.2")
def test_opponents_who_cannot_play_actions_are_refused() -> None:
    board = Board()
    board.put(RIVAL, Zone.PLAY, item(text="HUSH| Opponents can't play actions."))
    (deed,) = board.put(ME, Zone.HAND, action("Gain 1 lore."))
    game = board.start()
    refusal = take(game, ME, lambda: play(game, ME, deed))
    assert refusal is not None
    assert refusal.rules[0] == "1.2.2"


@pytest.mark.rule("6.1.13.3")
def test_a_restriction_until_the_start_of_your_next_turn_ends_then() -> None:
    board = Board()
    board.put(ME, Zone.DECK, *[character()] * 5)
    board.put(RIVAL, Zone.DECK, *[character()] * 5)
    (deed,) = board.put(RIVAL, Zone.HAND, action("Gain 1 lore."))
    game = board.resolve("Opponents can't play actions until the start of your next turn.")
    end_turn(game, ME)
    assert take(game, RIVAL, lambda: play(game, RIVAL, deed)) is not None
    end_turn(game, RIVAL)
    end_turn(game, ME)
    assert take(game, RIVAL, lambda: play(game, RIVAL, deed)) is None


@pytest.mark.rule("1.11.1")
def test_each_player_who_cannot_gain_lore_is_asked_on_their_own() -> None:
    text = (
        "STILL| While this character is exerted, each opposing player can't gain lore unless one "
        "of their characters has challenged this turn."
    )
    board = Board()
    (mine,) = board.put(ME, Zone.PLAY, character("Elsa", willpower=9))
    (target,) = board.put(RIVAL, Zone.PLAY, character("Anna", text, willpower=9))
    game = board.start()
    exerted(board, target)
    board.resolve("Gain 1 lore.")
    assert game.players[ME].lore == 0
    challenge(game, ME, mine, target)
    board.resolve("Gain 1 lore.")
    assert game.players[ME].lore == 1


@pytest.mark.rule("3.2.1.1")
def test_only_so_many_characters_ready_and_their_player_picks() -> None:
    board = Board()
    board.put(ME, Zone.DECK, *[character()] * 5)
    board.put(RIVAL, Zone.DECK, *[character()] * 5)
    first, second = board.put(RIVAL, Zone.PLAY, character("Anna"), character("Elsa"))
    board.start()
    exerted(board, first, second)
    text = "Each opponent can't ready more than 1 of their characters at the start of their next turn."
    game = board.resolve(text)
    board.answers = [(second,)]
    end_turn(game, ME)
    assert game.in_play[first].exerted
    assert not game.in_play[second].exerted


@pytest.mark.rule("1.9.1.3")
def test_damage_that_cannot_be_removed_stays() -> None:
    board = Board()
    board.put(ME, Zone.PLAY, item(text="SCAR| Damage counters can't be removed."))
    (card,) = board.put(ME, Zone.PLAY, character())
    game = board.start()
    game.in_play[card].damage = 2
    board.resolve("Remove up to 2 damage from chosen character.", 2)
    assert game.in_play[card].damage == 2


@pytest.mark.rule("4.2.3.1")
def test_an_additional_card_is_inked_where_something_allows_it() -> None:
    board = Board()
    board.put(ME, Zone.PLAY, item(text="MORE| During your turn, you may ink an additional card."))
    first, second, third = board.put(ME, Zone.HAND, *[character()] * 3)
    game = board.start()
    ink(game, ME, first)
    ink(game, ME, second)
    refusal = take(game, ME, lambda: ink(game, ME, third))
    assert refusal is not None
    assert "4.2.3" in refusal.rules


@pytest.mark.rule("4.2.1.1")
def test_cards_are_inked_from_the_discard_where_something_allows_it() -> None:
    board = Board()
    (card,) = board.put(ME, Zone.DISCARD, character("Elsa"))
    (other,) = board.put(RIVAL, Zone.DISCARD, character("Elsa"))
    board.put(ME, Zone.PLAY, item(text="SEA| You can ink cards from your discard."))
    game = board.start()
    assert take(game, ME, lambda: ink(game, ME, other)) is not None
    ink(game, ME, card)
    assert game.players[ME].inkwell == [card]


@pytest.mark.rule("6.1.3")
def test_one_that_must_be_chosen_leaves_no_other_choice() -> None:
    text = "DARE| Opponents must choose this character for actions and abilities if able."
    board = Board()
    bold, shy = board.put(RIVAL, Zone.PLAY, character("Anna", text), character("Elsa"))
    game = board.resolve("Banish chosen opposing character.")
    assert bold not in game.in_play
    assert shy in game.in_play


@pytest.mark.rule("6.1.3")
def test_a_total_is_of_all_that_are_chosen() -> None:
    board = Board()
    weak, strong, third = board.put(
        RIVAL,
        Zone.PLAY,
        character("Anna", strength=4),
        character("Elsa", strength=6),
        character("Sven", strength=5),
    )
    game = board.resolve(
        "Banish any number of chosen opposing characters with total {S} 10 or less.", (weak, strong)
    )
    assert set(game.in_play) == {third}
    choice = next(one for one in board.asked if one.allows is not None)
    assert not choice.is_legal((strong, third))


@pytest.mark.rule("1.5.2")
def test_a_cost_is_discarded_all_the_same() -> None:
    text = "LAZY| If an effect would cause you to discard one or more cards, you don't discard."
    board = Board()
    (base,) = board.put(ME, Zone.PLAY, character("Elsa"))
    board.put(ME, Zone.PLAY, character("Anna", text))
    card, cost = board.put(
        ME, Zone.HAND, character("Elsa", "Shift: Discard a character card"), character("Sven")
    )
    game = board.start()
    assert take(game, ME, lambda: play(game, ME, card, How(shift_onto=(base,)))) is None
    assert game.players[ME].discard == [cost]


@pytest.mark.rule("6.5.7")
def test_who_is_affected_chooses_among_replacement_effects() -> None:
    one, two = (SHIELD.replace("SHIELD", name) for name in ("FIRST", "SECOND"))
    board = Board()
    first, second, hurt = board.put(
        RIVAL, Zone.PLAY, character("Anna", one, willpower=9), character("Chip", two, willpower=9),
        character("Elsa"),
    )  # fmt: skip
    game = board.resolve("Deal 1 damage to chosen character.", hurt, 1)
    asked = next(choice for choice in board.asked if choice.texts == ("FIRST", "SECOND"))
    assert asked.player == RIVAL
    assert (game.in_play[first].damage, game.in_play[second].damage) == (0, 1)
