"""Conditions: what players have, what cards are like, what happened."""

import pytest

from judge.engine import challenge, characteristics, play, quest
from judge.engine.turn_actions.play import How
from judge.terms import Zone
from tests.engine.boards import ME, RIVAL, Board, action, character, item, location


def lore(board: Board, player: int = ME) -> int:
    return board.game.players[player].lore


@pytest.mark.rule("6.2.4")
@pytest.mark.parametrize(("condition", "is_so"), [
    ("you have a character named Elsa in play", True),
    ("you have a character named Sven in play", False),
    ("you have 2 or more characters in play", True),
    ("you have 3 or more characters in play", False),
    ("you have no cards in your hand", True),
    ("you have characters named Elsa and Anna in play", True),
    ("you have characters named Elsa and Sven in play", False),
    ("an opponent has more cards in their hand than you", True),
    ("you have more cards in your hand than each opponent", False),
    ("an opponent has more lore than you", True),
    ("an opponent has 10 or more lore", False),
    ("an opponent has 5 or more lore", True),
    ("you have a character in play with more {S} than each opposing character", True),
    ("you have a character in play with the highest cost, or tied for highest cost", True),
    ("there are 2 or more characters with damage in play", False),
    ("there's a song card in your discard", False),
    ("you've played 2 or more actions this turn", False),
    ("you have 2 or more opponents", False),
])  # fmt: skip
def test_an_effect_after_if_depends_on_what_is_so(condition: str, is_so: bool) -> None:
    board = Board()
    board.put(ME, Zone.PLAY, character("Elsa", strength=4), character("Anna"))
    board.put(RIVAL, Zone.PLAY, character("Chip"))
    board.put(RIVAL, Zone.HAND, character("Dale"))
    board.put(ME, Zone.INKWELL, character("Sven"))
    game = board.start()
    game.players[RIVAL].lore = 6
    board.resolve(f"If {condition}, gain 1 lore.")
    assert lore(board) == int(is_so)


@pytest.mark.rule("1.3.5.2")
def test_each_opponent_wants_all_and_an_opponent_one() -> None:
    board = Board(players=3)
    board.put(ME, Zone.HAND, character(), character("Elsa"))
    board.put(RIVAL, Zone.HAND, character())
    board.put(2, Zone.HAND, *[character()] * 4)
    board.resolve("If you have more cards in your hand than each opponent, gain 1 lore.")
    assert lore(board) == 0
    board.resolve("If an opponent has more cards in their hand than you, gain 5 lore.")
    assert lore(board) == 5


@pytest.mark.rule("6.5.6")
def test_what_is_chosen_is_asked_of_the_choice() -> None:
    text = (
        "Chosen character gets +2 {S} this turn. If a Villain character is chosen, they get +3 {S} instead."
    )
    board = Board()
    villain, other = board.put(
        ME, Zone.PLAY, character("Elsa", classifications=("Villain",)), character("Anna")
    )
    game = board.resolve(text, villain)
    assert characteristics.strength(game, game.ref(villain)) == 5
    board.resolve(text, other)
    assert characteristics.strength(game, game.ref(other)) == 4


@pytest.mark.rule("6.1.13.5")
def test_while_being_challenged_lasts_as_long_as_the_challenge() -> None:
    board = Board()
    (mine,) = board.put(ME, Zone.PLAY, character(willpower=9))
    (theirs,) = board.put(
        RIVAL, Zone.PLAY, character("Elsa", "TRAP| While being challenged, this character gets +3 {S}.")
    )
    game = board.start()
    game.in_play[theirs].exerted = True
    challenge(game, ME, mine, theirs)
    assert game.in_play[mine].damage == 2 + 3
    assert characteristics.strength(game, game.ref(theirs)) == 2


@pytest.mark.rule("6.4.4.1")
def test_unless_they_are_being_challenged_is_asked_of_each_card() -> None:
    text = "SAFE| Your other Hero characters can't be dealt damage unless they're being challenged."
    board = Board()
    board.put(ME, Zone.PLAY, character("Anna", text))
    hero, other = board.put(ME, Zone.PLAY, character("Elsa", classifications=("Hero",)), character("Sven"))
    game = board.resolve("Deal 1 damage to each character.")
    assert game.in_play[hero].damage == 0
    assert game.in_play[other].damage == 1


@pytest.mark.rule("6.7.6")
def test_what_was_here_is_known_after_the_location_has_left() -> None:
    text = "VINE| When this location is banished, if there was an exerted character here, gain 2 lore."
    board = Board()
    (place,) = board.put(ME, Zone.PLAY, location(text=text))
    (guest,) = board.put(ME, Zone.PLAY, character())
    game = board.start()
    game.in_play[guest].at = place
    game.in_play[guest].exerted = True
    board.resolve("Banish chosen location.")
    assert lore(board) == 2


@pytest.mark.rule("6.4.3")
def test_what_happened_this_turn_is_remembered_for_the_turn() -> None:
    text = "MOURN| If a character was banished this turn, this character gets +2 {S}."
    board = Board()
    mine, other = board.put(ME, Zone.PLAY, character("Anna", text), character("Elsa"))
    game = board.start()
    assert characteristics.strength(game, game.ref(mine)) == 2
    board.resolve("Banish chosen character.", other)
    assert characteristics.strength(game, game.ref(mine)) == 4


@pytest.mark.rule("6.1.6")
def test_no_other_character_has_quested() -> None:
    text = "ALONE| During your turn, if no other character has quested this turn, this character gets +3 {L}."
    board = Board()
    mine, other = board.put(ME, Zone.PLAY, character("Anna", text), character("Elsa"))
    game = board.start()
    assert characteristics.lore(game, game.ref(mine)) == 4
    quest(game, ME, other)
    assert characteristics.lore(game, game.ref(mine)) == 1


@pytest.mark.rule("5.1.1.7")
@pytest.mark.parametrize(("count", "gained"), [(1, 0), (2, 1)])
def test_cards_put_into_the_discard_this_turn_are_counted(count: int, gained: int) -> None:
    board = Board()
    board.put(ME, Zone.PLAY, *[item("Lamp")] * count)
    board.start()
    for _ in range(count):
        board.resolve("Banish chosen item.", *([0] if len(board.game.in_play) > 1 else []))
    board.game.history = [one for one in board.game.history if type(one).__name__ == "Banishes"]
    board.resolve("If 2 or more cards were put into your discard this turn, gain 1 lore.")
    assert lore(board) == gained


@pytest.mark.rule("8.10.1")
@pytest.mark.rule("8.12.3")
def test_who_sang_this_song_is_known() -> None:
    text = "If a Princess character sang this song, gain 2 lore."
    board = Board()
    (princess,) = board.put(ME, Zone.PLAY, character("Elsa", classifications=("Princess",)))
    (song,) = board.put(ME, Zone.HAND, action(text, cost=2, classifications=("Action", "Song")))
    game = board.start()
    play(game, ME, song, How(sing_with=(princess,)))
    assert lore(board) == 2


@pytest.mark.rule("7.1.3")
def test_what_a_revealed_unknown_card_is_is_chance() -> None:
    text = "Reveal the top card of your deck. If it's a character card, gain 1 lore."
    for is_one in (True, False):
        board = Board()
        board.put(ME, Zone.DECK, None, None)
        board.resolve(text, is_one)
        assert lore(board) == int(is_one)


@pytest.mark.rule("1.3.5.2")
@pytest.mark.parametrize(("lores", "is_so"), [((5, 5), True), ((5, 0), False)])
def test_if_each_opponent_wants_every_one_of_them(lores: tuple[int, int], is_so: bool) -> None:
    board = Board(players=3)
    game = board.start()
    game.players[1].lore, game.players[2].lore = lores
    board.resolve("If each opponent has 5 or more lore, gain 1 lore.")
    assert lore(board) == int(is_so)


@pytest.mark.rule("6.1.13.5")
@pytest.mark.parametrize(("damage", "dealt"), [(1, 4), (0, 2)])
def test_while_challenging_a_damaged_character_asks_whom(damage: int, dealt: int) -> None:
    text = "BITE| While challenging a damaged character, this character gets +2 {S}."
    board = Board()
    (mine,) = board.put(ME, Zone.PLAY, character("Anna", text))
    (theirs,) = board.put(RIVAL, Zone.PLAY, character("Elsa", willpower=9))
    game = board.start()
    game.in_play[theirs].exerted = True
    game.in_play[theirs].damage = damage
    challenge(game, ME, mine, theirs)
    assert game.in_play[theirs].damage == damage + dealt
