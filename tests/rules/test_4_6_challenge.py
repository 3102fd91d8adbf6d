"""Challenge (CR 4.6)."""

import pytest

from judge.engine import challenge
from judge.terms import Zone
from tests.engine.boards import ME, RIVAL, Board, character, item, location
from tests.rules.playing import cited, exert, facing, messages, refused, rules_of


@pytest.mark.rule("4.6.1")
@pytest.mark.rule("5.3.4")
def test_only_characters_challenge() -> None:
    board, _, theirs = facing(character(), character("Elsa"))
    game = board.game
    (thing,) = [card for card in game.in_play if card != theirs]
    assert refused(game, lambda: challenge(game, ME, thing, theirs)) == ()
    board = Board()
    lamp, place = board.put(ME, Zone.PLAY, item(), location())
    (theirs,) = board.put(RIVAL, Zone.PLAY, character())
    game = board.start()
    exert(board, theirs)
    assert {"4.6.1", "5.3.4"} <= set(refused(game, lambda: challenge(game, ME, lamp, theirs)))
    assert {"4.6.1", "5.3.4"} <= set(refused(game, lambda: challenge(game, ME, place, theirs)))


@pytest.mark.rule("4.6.4.1")
def test_a_challenger_is_ready_and_ones_own() -> None:
    board, mine, theirs = facing(character(), character("Elsa"))
    game = board.game
    assert "4.6.4.1" in refused(game, lambda: challenge(game, ME, theirs, theirs))
    exert(board, mine)
    assert "4.6.4.1" in refused(game, lambda: challenge(game, ME, mine, theirs))


@pytest.mark.rule("4.6.4.2")
def test_a_ready_character_and_an_item_are_not_challenged() -> None:
    board, mine, theirs = facing(character(), character("Elsa"))
    game = board.game
    game.in_play[theirs].exerted = False
    assert "4.6.4.2" in refused(game, lambda: challenge(game, ME, mine, theirs))
    board, mine, lamp = facing(character(), item())
    assert "4.6.4.2" in refused(board.game, lambda: challenge(board.game, ME, mine, lamp))


@pytest.mark.rule("4.6.4.4")
@pytest.mark.rule("4.6.4.5")
@pytest.mark.rule("4.6.5")
@pytest.mark.rule("4.6.6.1")
@pytest.mark.rule("4.6.6.2")
@pytest.mark.rule("4.6.6.3")
def test_declaration_then_the_bag_then_the_damage() -> None:
    text = "CHARGE| Whenever this character challenges, gain 1 lore."
    board, mine, theirs = facing(character(text=text, willpower=9), character("Elsa", willpower=9))
    game = board.game
    challenge(game, ME, mine, theirs)
    said = messages(game)
    order = [
        "declares a challenge", "chooses whom to challenge", "exerts", "the challenge occurs", "gains lore",
        "would deal damage", "is dealt damage", "a game state check", "the challenge is over",
    ]  # fmt: skip
    assert [said.index(one) for one in order] == sorted(said.index(one) for one in order)
    assert game.in_play[mine].exerted
    assert {"4.6.4.4", "4.6.4.5", "4.6.5", "4.6.6.1", "4.6.6.2", "4.6.6.3", "4.6.7"} <= cited(game)


@pytest.mark.rule("4.6.4.5")
@pytest.mark.rule("4.6.7")
def test_while_challenging_counts_for_the_damage_and_no_longer() -> None:
    text = "BRAVE| While challenging, this character gets +3 {S}."
    board, mine, theirs = facing(character(text=text, willpower=9), character("Elsa", willpower=9))
    game = board.game
    challenge(game, ME, mine, theirs)
    assert game.in_play[theirs].damage == 5
    assert game.challenge is None


@pytest.mark.rule("4.6.6.1")
@pytest.mark.rule("5.3.6.2")
@pytest.mark.rule("6.6.2")
def test_negative_strength_deals_no_damage() -> None:
    board, mine, theirs = facing(character(willpower=9), character("Elsa", willpower=9))
    board.resolve("Chosen opposing character gets -5 {S} this turn.")
    game = board.game
    challenge(game, ME, mine, theirs)
    assert (game.in_play[mine].damage, game.in_play[theirs].damage) == (0, 2)
    assert {"4.6.6.1", "5.3.6.2", "6.6.2"} <= rules_of(game, "would deal damage")


@pytest.mark.rule("4.6.6.1")
def test_strength_is_changed_before_resist_reduces_the_damage() -> None:
    board, mine, theirs = facing(
        character(text="Challenger +2", strength=-1, willpower=9), character("Elsa", "Resist +1", willpower=9)
    )
    challenge(board.game, ME, mine, theirs)
    assert board.game.in_play[theirs].damage == 0


@pytest.mark.rule("4.6.8")
@pytest.mark.rule("4.6.8.1")
@pytest.mark.rule("4.6.8.2")
@pytest.mark.rule("4.6.8.3")
def test_a_location_is_challenged_at_any_time_and_strikes_no_blow() -> None:
    board, mine, place = facing(character(strength=2), location(willpower=5))
    game = board.game
    challenge(game, ME, mine, place)
    assert (game.in_play[mine].damage, game.in_play[place].damage) == (0, 2)
    assert {"4.6.8", "4.6.8.1", "4.6.8.2", "5.1.2.3"} == rules_of(game, "chooses whom to challenge")
    assert "4.6.8.3" in rules_of(game, "a location deals no damage")


@pytest.mark.rule("4.6.9")
@pytest.mark.rule("4.6.9.1")
@pytest.mark.rule("4.6.9.2")
def test_who_is_removed_from_the_challenge_ends_it_before_the_damage() -> None:
    text = "FLEE| Whenever this character is challenged, return this card to your hand."
    board, mine, theirs = facing(
        character(text="CHARGE| Whenever this character challenges, gain 1 lore."), character("Elsa", text)
    )
    game = board.game
    challenge(game, ME, mine, theirs)
    assert game.players[RIVAL].hand == [theirs]
    assert game.in_play[mine].damage == 0
    assert game.players[ME].lore == 1
    assert "is dealt damage" not in messages(game)
    assert {"4.6.9", "4.6.9.1", "4.6.9.2"} <= cited(game)
    assert game.challenge is None


@pytest.mark.rule("4.6.2")
def test_only_those_in_the_challenge_are_banished_in_a_challenge() -> None:
    lost = "LOST| When this character is banished in a challenge, gain 1 lore."
    board = Board()
    mine, other = board.put(ME, Zone.PLAY, character("Anna", lost), character("Chip", lost))
    text = "BLAST| Whenever this character is challenged, deal 3 damage to each opposing character."
    (theirs,) = board.put(RIVAL, Zone.PLAY, character("Elsa", text))
    game = board.start()
    exert(board, theirs)
    challenge(game, ME, mine, theirs)
    assert {mine, other} <= set(game.players[ME].discard)
    assert game.players[ME].lore == 1
    assert "4.6.2" in rules_of(game, "is banished")


@pytest.mark.rule("4.6.9")
def test_mutual_banishing_is_banishing_for_both() -> None:
    text = "PROUD| Whenever this character banishes another character in a challenge, gain 1 lore."
    board, mine, theirs = facing(character(text=text, strength=3), character("Elsa", text, strength=3))
    game = board.game
    challenge(game, ME, mine, theirs)
    assert [player.lore for player in game.players] == [1, 1]


@pytest.mark.rule("4.6.6.1")
def test_what_takes_no_damage_from_challenges_takes_it_from_effects() -> None:
    text = "SAFE| This character takes no damage from challenges."
    board, mine, theirs = facing(character(strength=2, willpower=9), character("Elsa", text, willpower=9))
    game = board.game
    challenge(game, ME, mine, theirs)
    assert game.in_play[theirs].damage == 0
    board.resolve("Deal 2 damage to chosen opposing character.")
    assert game.in_play[theirs].damage == 2


@pytest.mark.rule("4.6.4.3")
@pytest.mark.parametrize(
    ("mine", "theirs"),
    [
        ("MEEK| This character can't challenge.", ""),
        ("", "Evasive"),
        ("", "X| This character can't be challenged."),
    ],
)
def test_what_prevents_challenging_is_checked_before_anything_is_done(mine: str, theirs: str) -> None:
    board, card, target = facing(character(text=mine), character("Elsa", theirs))
    game = board.game
    assert "4.6.4.3" in refused(game, lambda: challenge(game, ME, card, target))
    assert not game.in_play[card].exerted
    assert game.in_play[target].damage == 0


@pytest.mark.rule("4.6.7")
def test_what_applies_during_a_challenge_ends_with_it() -> None:
    text = "BRACE| Whenever this character challenges another character, this character takes no damage from "
    text += "the challenge."
    board, card, target = facing(character("Anna", text), character("Elsa", willpower=9))
    game = board.game
    challenge(game, ME, card, target)
    assert game.in_play[card].damage == 0
    assert game.lasting == []
