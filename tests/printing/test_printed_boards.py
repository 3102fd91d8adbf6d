"""The board as a picture: what lies where can be seen, and it is sound SVG."""

import re
from collections.abc import Callable
from xml.etree import ElementTree

import pytest
from printed import BUSY, NASTY, QUEST, STITCH, of_twenty_cards

from judge.explain.catalog import catalog
from judge.printing.board import Board, BoardCard, BoardPlayer, board_of
from judge.printing.board_picture import draw_board, fitting_width
from judge.printing.card_picture import card_picture
from judge.printing.sheet import Sheet
from judge.printing.text_width import broken, text_width
from judge.printing.words import words
from judge.scenario.run import Resolved
from judge.terms import CardType

WORDS = {**catalog("en")["board"], **words("en")["board"]}
SVG = "{http://www.w3.org/2000/svg}"
CARD = BoardCard("Stitch", "New Dog", CardType.CHARACTER)


def texts(svg: str) -> list[str]:
    return ["".join(element.itertext()) for element in ElementTree.fromstring(svg).iter(f"{SVG}text")]


@pytest.fixture(scope="module")
def busy(resolve: Callable[[str], Resolved]) -> Board:
    return board_of(resolve(BUSY).board.game)


def card_called(board: Board, name: str) -> BoardCard:
    return next(card for player in board.players for card in player.cards if card.name == name)


def test_an_exerted_card_lies_on_its_side() -> None:
    ready = card_picture(CARD, WORDS, 700)
    turned = card_picture(BoardCard("Stitch", "New Dog", CardType.CHARACTER, exerted=True), WORDS, 700)
    assert turned.width > ready.width
    assert turned.height < ready.height
    assert "exerted" in turned.svg


def test_damage_is_a_counter_and_a_word() -> None:
    picture = card_picture(BoardCard("Stitch", "", CardType.CHARACTER, damage=3), WORDS, 700)
    assert picture.svg.count("<circle") == 1
    assert "3 damage" in picture.svg


def test_a_drying_card_has_a_dashed_border_and_a_word() -> None:
    picture = card_picture(BoardCard("Stitch", "", CardType.CHARACTER, drying=True), WORDS, 700)
    assert "stroke-dasharray" in picture.svg
    assert "drying" in picture.svg


def test_a_stack_shows_its_cards_and_which_are_facedown() -> None:
    stack = BoardCard("Top", "", CardType.CHARACTER, under=("Below",), facedown=2)
    picture = card_picture(stack, WORDS, 700)
    assert picture.svg.count("<rect") == 4
    assert picture.svg.count("#bbb") == 2
    assert "Below" in picture.svg


def test_a_location_surrounds_the_characters_at_it(busy: Board) -> None:
    island = card_called(busy, "Island")
    assert [card.name for card in island.here] == ["There"]
    alone = card_picture(card_called(busy, "Plain"), WORDS, 700)
    around = card_picture(island, WORDS, 700)
    assert around.height > alone.height
    assert "There" in around.svg


def test_a_board_shows_every_card_once(busy: Board) -> None:
    shown = " ".join(texts(draw_board(busy, WORDS, 720).svg))
    for name in ("Plain", "Turned", "Damp", "On Top", "Island", "There", "In Hand"):
        assert len(re.findall(rf"\b{name}\b", shown)) == 1, name
    assert "Lantern & Söhne" in shown


def test_what_changed_has_a_thick_border_and_a_star(resolve: Callable[[str], Resolved]) -> None:
    resolved = resolve(QUEST)
    after = board_of(resolved.outcomes[0].game, resolved.board.game)
    drawn = draw_board(after, WORDS, 354).svg
    assert "* Lore: 1" in texts(drawn)
    assert drawn.count('stroke-width="3.2"') == 1
    assert words("en")["board"]["legend"] in drawn
    before = draw_board(board_of(resolved.board.game), WORDS, 354).svg
    assert 'stroke-width="3.2"' not in before
    assert words("en")["board"]["legend"] not in before


def test_a_board_that_stays_as_it_was_is_not_drawn_twice(sheet_of: Callable[..., Sheet]) -> None:
    refused = QUEST.replace("quest: Stitch", "challenge: Stitch\n    target: Other").replace(
        "  rival:\n", f"  rival:\n    play:\n      - {{{STITCH}, as: Other}}\n"
    )
    before, after = sheet_of(refused).boards
    assert before.drawing is not None
    assert after.drawing is None
    assert after.title == "After: the board is as it was before"


def test_names_of_every_kind_make_sound_svg() -> None:
    named = BoardCard(NASTY, NASTY, CardType.CHARACTER, under=(NASTY,), elsewhere=NASTY)
    board = Board((BoardPlayer(NASTY, True, (), (named,), (("hand", (NASTY, "\x00\x1b[0m")),)),))
    shown = texts(draw_board(board, WORDS, 354).svg)
    assert "<b>Ölaf</b>" in "".join(shown)


def test_nothing_on_a_card_is_wider_than_the_card() -> None:
    long = BoardCard("Donaudampfschifffahrtsgesellschaftskapitän & Söhne", NASTY, CardType.CHARACTER)
    picture = card_picture(long, WORDS, 700)
    lines = texts(f'<svg xmlns="http://www.w3.org/2000/svg">{picture.svg}</svg>')
    assert len(lines) > 5
    assert max(text_width(line, 12, bold=True) for line in lines) <= 104


def test_few_cards_stand_side_by_side_and_many_are_drawn_smaller(resolve: Callable[[str], Resolved]) -> None:
    few, many = (board_of(resolve(text).board.game) for text in (QUEST, of_twenty_cards()))
    assert fitting_width(few) < fitting_width(few, many)
    assert all(card.exerted == (place % 2 == 0) for place, card in enumerate(many.players[0].cards))


def test_a_broken_text_keeps_its_words() -> None:
    assert " ".join(broken("One two three four", 40, 10)) == "One two three four"
    assert "".join(broken("Abcdefghijklmnop", 30, 10)) == "Abcdefghijklmnop"


def test_no_text_is_wider_than_it_is_taken_for() -> None:
    """Measured by Typst in the font that is printed."""
    import json

    import typst

    names = ["Maleficent - Monstrous Dragon", "Wreck-It Ralph", "MMMM WWWW", "Ñandú & Söhne – “Œuvre”", NASTY]
    source = b"""#set text(font: "Libertinus Serif", size: 100pt)
    #context [#metadata(json(bytes(sys.inputs.names)).map(name => (measure(text(name)).width / 1pt,
      measure(text(weight: "bold", name)).width / 1pt)))<widths>]"""
    inputs = {"names": json.dumps(names)}
    found = typst.query(
        source, "<widths>", field="value", one=True, sys_inputs=inputs, ignore_system_fonts=True
    )
    for name, (plain, bold) in zip(names, json.loads(found), strict=True):
        assert text_width(name, 100) >= plain, name
        assert text_width(name, 100, bold=True) >= bold, name


def test_keywords_that_stack_are_written_with_a_plus(resolve: Callable[[str], Resolved]) -> None:
    gifted = STITCH.replace("lore: 1", r'lore: 1, text: "Resist +2\nSinger 5"')
    board = board_of(resolve(QUEST.replace(STITCH, gifted)).board.game)
    assert card_called(board, "Stitch").keywords == ("Resist +2", "Singer 5")
