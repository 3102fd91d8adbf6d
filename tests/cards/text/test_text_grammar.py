"""What is wrong with a grammar is said when it is loaded, with file and line."""

from pathlib import Path

import pytest
from toy_grammar import NAMES, ROWS, TOY

from judge.cards.text.grammar import Grammar
from judge.cards.text.notation import GrammarError

FAULTS = [
    ("x =\n    Draw(count) : draw cards", "t:2: count is no slot of the row"),
    (
        "x =\n    Draw(count) : draw count:NUMBER or more:NUMBER",
        "t:2: the slot more is not used in Draw(count)",
    ),
    ("x =\n    Draw(number) : draw number:NUMBER", "t:2: Draw has no field number; it has count"),
    ("x =\n    May(what=Drow()) : go", "t:2: unknown class Drow"),
    ("x =\n    May(1) : go", "t:2: 1 wants its field: write field=1"),
    ("x =\n    May(what=1+x) : go x:NUMBER", "t:2: 1 + x is no constant"),
    ("x =\n    May(what=1, x) : go x:NUMBER", "plain slots come before field=…"),
    ("x =\n    Static(sentences=(*a, *b)) : a:many(x) so b:many(x)", "t:2: a tuple can have one *slot only"),
    ("x =\n    Draw() : draw", "t:2: Draw wants its field count"),
    (
        "x =\n    Draw(count) : draw ( count:NUMBER )?",
        "t:2: Draw wants its field count, which has no default",
    ),
    ("x =\n    Draw(count, count=1) : draw count:NUMBER", "t:2: a field of Draw is given twice"),
    ("x =\n    Drow(count) : draw count:NUMBER", "t:2: unknown class Drow"),
    ("x =\n    Player(count) : draw count:NUMBER", "t:2: Player is no node"),
    ("x =\n    Player.NOBODY : nobody", "t:2: Player has no member NOBODY"),
    ("x =\n    Colour.RED : red", "t:2: unknown enum Colour"),
    ("x =\n    This : this", "t:2: This is no slot of the row; a class is written This()"),
    ("x =\n    Player.YOU : you count:NUMBER", "t:2: the slot count is not used in Player.YOU"),
    ("x =\n    May(what) : may what:doing", "t:2: unknown nonterminal doing"),
    ("x =\n    May(what) : may what:and_lost(x)", "t:2: no list: and_lost(x)"),
    ("x =\n    May(what) : what:x may", "t:2: left recursion: x → x"),
    ("x =\n    @ : y\ny =\n    May(what) : what:x may", "t:4: left recursion: y → x → y"),
    ("x =\n    This() : this\n    This() : this", "t:3: the same words as t:2"),
    ("x =\n    This() : this ( card )? ( card )?", "t:2: the same words as t:2"),
    ("x =\n    1 : one\n    1 : a single", "t:3: x says the same in other words at t:2"),
    ("x[k] =\n    This() : this", "t:2: unknown feature k in the head"),
    ("features n = sg pl\nx[n] =\n    This() : a|b|c[n]", "t:3: n has 2 values, 3 words are given"),
    ("x =\n    This() : this|these[n]", "t:2: unknown feature n"),
    ("features n = sg pl\nx[n] =\n    This() : this\nx =\n    This() : that", "t:5: x has other features"),
    (
        "features n = sg pl\nx[sg] =\n    This() : so\ny =\n    May(what) : what:x[pl]",
        "t:5: x[pl] has no row",
    ),
    ("features n = sg pl\nfeatures m = sg du", "t:2: sg already names a feature or a value"),
    ("x =\n    This() : an", "t:2: write `a`"),
    ("x =\n    This() : ( this", "t:2: an optional group is not closed"),
    ("x =\n    This() : this )?", "t:2: `)?` closes no group"),
    ("x =\n    This() : ( this )?", "t:2: a row must not match nothing at all"),
    ("x =\n    This() this", "t:2: a row is `Constructor(arguments) : parts`"),
    ("x =\n    This() : this_turn", "t:2: a part without a name"),
    ("x =\n    @ : this", "t:2: a row of @ has exactly one part"),
    ("x =\n    This() : 2nd.time", "t:2: `2nd.time` is not one word"),
    ("x =\n    This() : x[n]", "t:2: a part without a name"),
    ("    This() : this", "t:1: a row before any head"),
    ("what is this", "t:1: neither `features …`"),
    ("x =\n    Gets(who, amount, stat) : who:NUMBER who:NUMBER", "t:2: two slots of one name"),
    ("x =\n    This() : " + "( a )? ( b )? " * 4 + "c", "t:2: more than 64 variants"),
    ("x =\n    May(what) : say what:QUOTED", "t:2: unknown nonterminal quoted_ability"),
]


@pytest.mark.parametrize(("rows", "message"), FAULTS, ids=[message for _, message in FAULTS])
def test_a_fault_is_named_with_its_place(rows: str, message: str) -> None:
    with pytest.raises(GrammarError) as raised:
        Grammar.of({"t": rows}, NAMES)
    assert message in str(raised.value)


def test_all_faults_are_told_at_once() -> None:
    with pytest.raises(GrammarError) as raised:
        Grammar.of({"t": "x =\n    Drow() : a\n    Draw() : b"}, NAMES)
    told = ["t:2: unknown class Drow", "t:3: Draw wants its field count, which has no default"]
    assert str(raised.value).splitlines() == told


def test_several_files_extend_one_nonterminal(tmp_path: Path) -> None:
    (tmp_path / "one.grammar").write_text("x =\n    This() : this  # a comment\n")
    (tmp_path / "two.grammar").write_text(
        "x =\n    Draw(count) : draw \\\n        count:NUMBER\n    1 : one\n"
    )
    grammar = Grammar.load(sorted(tmp_path.glob("*.grammar")), NAMES)
    assert [production.place for production in grammar.symbol("x").productions] == (
        ["one.grammar:2", "two.grammar:2", "two.grammar:4"]
    )


def test_an_unknown_symbol_is_refused() -> None:
    with pytest.raises(GrammarError, match=r"no symbol vp\[du\]"):
        TOY.symbol("vp", "du")


def test_every_wording_is_the_ordinal_of_its_production() -> None:
    assert [one.ordinal for one in TOY.productions] == list(range(len(TOY.productions)))
    assert ROWS.count(" : ") < len(TOY.productions)
