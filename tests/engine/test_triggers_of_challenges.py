"""What triggers of challenging, damage and leaving play recognise."""

import pytest

from judge.engine import challenge
from judge.terms import Zone
from tests.engine.boards import ME, RIVAL, Board, character, item


def exerted(board: Board, card: int) -> None:
    board.game.in_play[card].exerted = True
    board.game.changed()


def lore(board: Board, player: int = ME) -> int:
    return board.game.players[player].lore


@pytest.mark.rule("1.8.1.4")
def test_mutual_banishing_is_banishing_for_both() -> None:
    text = "WIN| Whenever this character banishes another character in a challenge, gain 1 lore."
    board = Board()
    (mine,) = board.put(ME, Zone.PLAY, character("Anna", text, strength=3))
    (theirs,) = board.put(RIVAL, Zone.PLAY, character("Elsa", text, strength=3))
    game = board.start()
    exerted(board, theirs)
    challenge(game, ME, mine, theirs)
    assert not game.in_play
    assert (lore(board, ME), lore(board, RIVAL)) == (1, 1)


@pytest.mark.rule("4.6.2")
@pytest.mark.parametrize(("text", "gained"), [
    ("DOWN| When this character is challenged and banished, gain 2 lore.", 2),
    ("DOWN| When this character challenges and is banished, gain 2 lore.", 0),
    ("DOWN| When this character is banished in a challenge, gain 2 lore.", 2),
    ("DOWN| When this character is banished, gain 2 lore.", 2),
])  # fmt: skip
def test_banished_names_its_part_in_the_challenge(text: str, gained: int) -> None:
    board = Board()
    (mine,) = board.put(ME, Zone.PLAY, character(strength=9, willpower=9))
    (theirs,) = board.put(RIVAL, Zone.PLAY, character("Elsa", text))
    game = board.start()
    exerted(board, theirs)
    challenge(game, ME, mine, theirs)
    assert lore(board, RIVAL) == gained


@pytest.mark.rule("1.9.2")
@pytest.mark.parametrize(
    "deed", ["Deal 1 damage to chosen character.", "Put 1 damage counter on chosen character."]
)
def test_damage_dealt_and_damage_put_are_both_taken(deed: str) -> None:
    board = Board()
    (card,) = board.put(
        ME, Zone.PLAY, character(text="OUCH| Whenever this character takes damage, gain 1 lore.")
    )
    board.resolve(deed)
    assert board.game.in_play[card].damage == 1
    assert lore(board) == 1


@pytest.mark.rule("8.8.2")
def test_damage_reduced_to_none_is_not_taken() -> None:
    text = "Resist +1\nOUCH| Whenever this character takes damage, gain 1 lore."
    board = Board()
    board.put(ME, Zone.PLAY, character(text=text))
    board.resolve("Deal 1 damage to chosen character.")
    assert lore(board) == 0


@pytest.mark.rule("1.9.1.5")
def test_that_much_damage_is_what_was_taken() -> None:
    text = "BITE| Whenever this character takes damage, deal that much damage to chosen opposing character."
    board = Board()
    mine, _ = board.put(ME, Zone.PLAY, character("Anna", text), character("Sven"))
    (theirs,) = board.put(RIVAL, Zone.PLAY, character("Elsa"))
    game = board.resolve("Deal 2 damage to chosen character.", mine)
    assert game.in_play[theirs].damage == 2


@pytest.mark.rule("7.4.3")
def test_cards_that_leave_together_see_one_another_leave() -> None:
    text = "GONE| Whenever one of your other characters is banished, gain 1 lore."
    board = Board()
    board.put(ME, Zone.PLAY, character("Anna", text), character("Elsa"), character("Sven"))
    board.resolve("Banish all characters.")
    assert lore(board) == 2


@pytest.mark.rule("6.2.2")
def test_of_two_banished_together_only_one_is_the_first() -> None:
    text = "FIRST| The first time one of your characters is banished each turn, gain 1 lore."
    board = Board()
    board.put(ME, Zone.PLAY, item(text=text), character("Elsa"), character("Sven"))
    board.resolve("Banish all characters.")
    assert lore(board) == 1


@pytest.mark.rule("1.9.1.3")
def test_damage_removed_is_counted_from_the_event() -> None:
    text = (
        "CARE| Whenever you remove damage from one of your characters, gain 1 lore for each 1 damage removed."
    )
    board = Board()
    board.put(ME, Zone.PLAY, item(text=text))
    (card,) = board.put(ME, Zone.PLAY, character())
    game = board.start()
    game.in_play[card].damage = 2
    board.resolve("Remove up to 3 damage from chosen character.", 2)
    assert lore(board) == 2


@pytest.mark.rule("7.1.6")
def test_returned_to_hand_is_not_banished() -> None:
    text = "BACK| Whenever one of your other characters is returned to your hand from play, gain 1 lore."
    board = Board()
    board.put(ME, Zone.PLAY, item(text=text))
    anna, _ = board.put(ME, Zone.PLAY, character("Anna"), character("Elsa"))
    board.resolve("Return chosen character to their player's hand.", anna)
    assert lore(board) == 1
    board.resolve("Banish chosen character.")
    assert lore(board) == 1


@pytest.mark.rule("8.14.1")
def test_chosen_for_an_action_is_told_from_chosen_for_an_ability() -> None:
    text = "PICK| Whenever this character is chosen for an action or an item's ability, gain 1 lore."
    board = Board()
    board.put(ME, Zone.PLAY, character(text=text))
    board.resolve("Chosen character gets +1 {S} this turn.")
    assert lore(board) == 1


@pytest.mark.rule("4.6.2")
@pytest.mark.parametrize(("text", "gained"), [
    ("DOWN| When this character is challenged and banished, gain 2 lore.", 0),
    ("DOWN| When this character challenges and is banished, gain 2 lore.", 2),
])  # fmt: skip
def test_who_challenged_was_not_challenged(text: str, gained: int) -> None:
    board = Board()
    (mine,) = board.put(ME, Zone.PLAY, character("Elsa", text))
    (theirs,) = board.put(RIVAL, Zone.PLAY, character(strength=9, willpower=9))
    game = board.start()
    exerted(board, theirs)
    challenge(game, ME, mine, theirs)
    assert lore(board) == gained
