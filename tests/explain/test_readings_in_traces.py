"""Every entry of docs/interpretations.md shows in the trace of a board that rests on it, or says why not."""

from collections.abc import Callable
from pathlib import Path

import pytest

from judge.cards.card import Card
from judge.engine import challenge, end_turn, play, readings, take
from judge.engine.state import Game
from judge.engine.turn_actions.play import How
from judge.explain.interpretations import interpretations, interpretations_of
from judge.terms import Variant, Zone
from tests.engine.boards import ME, RIVAL, Board, action, character, item
from tests.rules.playing import exert, ink_of, song, with_decks

DOCUMENT = Path(__file__).parents[2] / "docs" / "interpretations.md"
NOT_IN_A_TRACE: dict[str, str] = {}
"""Headings of which no step can speak, each with the reason."""
PAIR = "Chip & Dale"


def shifted(below: list[Card], above: Card) -> Game:
    """A card put on top of all of the cards below."""
    board = Board()
    ink_of(board, 9)
    onto = tuple(board.put(ME, Zone.PLAY, *below))
    (card,) = board.put(ME, Zone.HAND, above)
    game = board.start()
    assert take(game, ME, lambda: play(game, ME, card, How(shift_onto=onto))) is None
    return game


def this_character() -> Game:
    text = "CALM| When you shift a character on top of her, this character gains Evasive this turn."
    return shifted([character("Elsa", text)], character("Elsa", "Shift 3"))


def pair(text: str) -> Card:
    return character(PAIR, text, other_names=("Chip", "Dale"))


def onto_two() -> Game:
    return shifted([character("Chip"), character("Dale")], pair("Duo Shift 3 {I}"))


def any_name() -> Game:
    text = "IMITATE| You can shift any character on top of this character."
    return shifted([character("Sven", text), character("Dale")], pair("Duo Shift 3 {I}"))


def temporary_shift() -> Game:
    game = shifted([character("Elsa")], character("Elsa", "Temporary Shift 3 {I}"))
    end_turn(game, ME)
    return game


def delayed_and_shifted() -> Game:
    board = Board()
    ink_of(board, 9)
    (below,) = board.put(ME, Zone.PLAY, character("Elsa"))
    text = "Chosen character gets +1 {S} this turn. At the end of your turn, banish them."
    deed, above = board.put(ME, Zone.HAND, action(text), character("Elsa", "Shift 3"))
    game = board.start()
    assert take(game, ME, lambda: play(game, ME, deed)) is None
    assert take(game, ME, lambda: play(game, ME, above, How(shift_onto=(below,)))) is None
    return game


def moved_from_several() -> Game:
    board = Board()
    ink_of(board, 9)
    damaged = board.put(ME, Zone.PLAY, character("Elsa"), character("Anna"))
    board.put(RIVAL, Zone.PLAY, character("Kay"))
    text = "Move 1 damage counter from each of your characters to chosen opposing character."
    (deed,) = board.put(ME, Zone.HAND, action(text))
    game = board.start()
    for card in damaged:
        game.in_play[card].damage = 1
    assert take(game, ME, lambda: play(game, ME, deed)) is None
    return game


def must_and_up_to() -> Game:
    board = Board()
    ink_of(board, 9)
    board.put(
        RIVAL,
        Zone.PLAY,
        character("Elsa", "Opponents must choose this character for actions and abilities if able."),
    )
    (deed,) = board.put(ME, Zone.HAND, action("Up to 2 chosen characters get +1 {S} this turn."))
    board.answers.append(())
    game = board.start()
    assert take(game, ME, lambda: play(game, ME, deed)) is None
    return game


def song_with_sing_together() -> Game:
    board = Board()
    text = "BAND| Whenever this character sings a song with Sing Together, gain 1 lore."
    (singer,) = board.put(ME, Zone.PLAY, character("Anna", text, cost=5))
    (tune,) = board.put(ME, Zone.HAND, song("Sing Together 7\nGain 1 lore.", cost=3))
    game = board.start()
    play(game, ME, tune, How(sing_with=(singer,)))
    return game


def none_opposing() -> Game:
    text = (
        "FIRST| At the start of your turn, if you have a character in play with more {S} than each opposing "
    )
    text += "character, gain 3 lore."
    board = with_decks(Board())
    board.put(RIVAL, Zone.PLAY, character("Anna", text))
    game = board.start()
    end_turn(game, ME)
    assert game.players[RIVAL].lore == 3
    return game


def all_of_none() -> Game:
    game = Board().resolve("If all cards in your inkwell are exerted, gain 1 lore.")
    assert game.players[ME].lore == 1
    return game


def ink_drops() -> Game:
    return Board().resolve("Get 1 ink drop.")


def otherwise() -> Game:
    board = Board()
    (card,) = board.put(ME, Zone.DECK, character("Elsa"))
    text = "Reveal the top card of your deck. If it's a character card, you may play it for free. "
    game = board.resolve(text + "Otherwise, put it on the bottom of your deck.", False)
    assert game.players[ME].deck == [card]
    return game


def drying() -> Game:
    board = Board()
    (fresh,) = board.put(ME, Zone.PLAY, character("Anna"))
    game = board.start()
    game.in_play[fresh].drying = True
    return board.resolve("{E} one of your characters to draw a card.")


def paid_less() -> Game:
    board = Board()
    ink_of(board, 2)
    board.put(ME, Zone.PLAY, item(text="SALE| Whenever you pay 2 {I} or less to play a card, gain 1 lore."))
    board.put(ME, Zone.PLAY, item("Coupon", "LESS| You pay 1 {I} less to play characters."))
    (card,) = board.put(ME, Zone.HAND, character("Elsa", cost=3))
    game = board.start()
    play(game, ME, card)
    assert game.players[ME].lore == 1
    return game


def first_of_several() -> Game:
    board = Board()
    text = "ONE| The first time one of your characters is banished each turn, gain 1 lore."
    board.put(ME, Zone.PLAY, item(text=text), character("Anna"), character("Elsa"))
    game = board.resolve("Banish all characters.")
    assert game.players[ME].lore == 1
    return game


def adventurous() -> Game:
    board = with_decks(Board())
    board.put(ME, Zone.PLAY, character("Anna", "Adventurous"))
    game = board.start()
    assert take(game, ME, lambda: end_turn(game, ME)) is not None
    return game


def no_willpower() -> Game:
    board = Board()
    (card,) = board.put(RIVAL, Zone.PLAY, character("Elsa", willpower=2))
    game = board.resolve("Chosen character gets -2 {W} this turn.")
    assert game.players[RIVAL].discard == [card]
    return game


def in_one_check() -> Game:
    text = "TROPHY| Whenever an opposing character is banished, gain 1 lore."
    board = Board()
    board.put(ME, Zone.PLAY, character("Anna", text))
    board.put(RIVAL, Zone.PLAY, character("Elsa", text))
    game = board.resolve("Deal 3 damage to each character.")
    assert [player.lore for player in game.players] == [1, 1]
    return game


def resist_first() -> Game:
    text = (
        "SHIELD| Whenever one of your other characters would be dealt damage, put that many damage counters "
    )
    text += "on this character instead."
    board = Board()
    _, hurt = board.put(ME, Zone.PLAY, character("Anna", text, willpower=9), character("Elsa", "Resist +1"))
    return board.resolve("Deal 3 damage to chosen character.", hurt)


def a_cost() -> Game:
    text = "LAZY| If an effect would cause you to discard one or more cards, you don't discard."
    board = Board()
    base, _ = board.put(ME, Zone.PLAY, character("Elsa"), character("Anna", text))
    words = "Shift: Discard a character card"
    card, _ = board.put(ME, Zone.HAND, character("Elsa", words), character("Sven"))
    game = board.start()
    assert take(game, ME, lambda: play(game, ME, card, How(shift_onto=(base,)))) is None
    return game


def two_shields() -> Game:
    text = "SHIELD| Whenever one of your other characters would be dealt damage, put that many damage "
    text += "counters on this character instead."
    board = Board()
    _, _, hurt = board.put(ME, Zone.PLAY, character("Anna", text), character("Chip", text), character("Elsa"))
    return board.resolve("Deal 1 damage to chosen character.", hurt, 0)


def deck_runs_out() -> Game:
    board = Board()
    board.put(ME, Zone.DECK, character("Anna"))
    board.put(ME, Zone.DISCARD, character("Elsa"))
    board.start().variant = Variant.PACK_RUSH
    return board.resolve("Draw 2 cards.")


SHOWN: dict[str, Callable[[], Game]] = {
    readings.SHIFTED_ONTO: this_character,
    readings.ONTO_SEVERAL: onto_two,
    readings.ANY_NAME: any_name,
    readings.DELAYED: delayed_and_shifted,
    readings.MUST_AND_UP_TO: must_and_up_to,
    readings.MOVED_AT_ONCE: moved_from_several,
    readings.SONG_WITH_SING_TOGETHER: song_with_sing_together,
    "Temporary Shift": temporary_shift,
    readings.NONE_OPPOSING: none_opposing,
    readings.ALL_OF_NONE: all_of_none,
    readings.NO_WILLPOWER: no_willpower,
    "Ink drops": ink_drops,
    readings.OTHERWISE: otherwise,
    readings.DRYING: drying,
    readings.PAID_LESS: paid_less,
    readings.FIRST_OF_SEVERAL: first_of_several,
    "Adventurous": adventurous,
    readings.IN_ONE_CHECK: in_one_check,
    readings.RESIST_FIRST: resist_first,
    readings.NO_EFFECT_BUT_A_COST: a_cost,
    "The same replacement effect of two cards": two_shields,
    "A Pack Rush deck that runs out in the middle of an effect": deck_runs_out,
}
"""A board for each of them."""


def headings() -> set[str]:
    lines = DOCUMENT.read_text(encoding="utf-8").splitlines()
    return {line.removeprefix("### ") for line in lines if line.startswith("### ")}


def test_every_entry_of_the_document_is_tied_to_a_step_or_says_why_not() -> None:
    assert {one.key for one in interpretations()} | NOT_IN_A_TRACE.keys() == headings()
    assert SHOWN.keys() | NOT_IN_A_TRACE.keys() == headings()
    assert not SHOWN.keys() & NOT_IN_A_TRACE.keys()


@pytest.mark.parametrize("key", SHOWN)
def test_a_trace_says_what_it_rests_on(key: str) -> None:
    game = SHOWN[key]()
    assert key in [one.key for one in interpretations_of(game.steps)]


def test_a_plain_challenge_and_a_plain_song_rest_on_the_rules_alone() -> None:
    board = with_decks(Board())
    mine, other = board.put(ME, Zone.PLAY, character("Anna", cost=5), character("Chip"))
    (theirs,) = board.put(RIVAL, Zone.PLAY, character("Elsa", "Resist +1"))
    tune, deed = board.put(ME, Zone.HAND, song(), action("Draw a card."))
    game = board.start()
    exert(board, theirs)
    play(game, ME, tune, How(sing_with=(mine,)))
    play(game, ME, deed)
    challenge(game, ME, other, theirs)
    assert interpretations_of(game.steps) == []
