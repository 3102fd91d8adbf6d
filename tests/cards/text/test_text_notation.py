"""The notation of the table files, one sign after the other."""

import pytest
from toy_grammar import NAMES, VOCABULARY

from judge.cards.text.clean import clean
from judge.cards.text.grammar import Grammar
from judge.cards.text.parser import Parsed, parse
from judge.cards.text.terminals import Context
from judge.cards.text.tokens import normalise, tokenise
from judge.cards.text.writer import write

NUMBERED = """
features n = sg pl
features c = he him
noun[sg] =
    'one'                 : card
noun[pl] =
    'more'                : cards
this_noun =
    May(what)             : this what:noun[sg]
who[n, c] =
    Return(what)          : they|them[c] what:noun[n]
"""


def accepts(rows: str, text: str, start: str = "x") -> bool:
    """Whether a text is read, and written back as it stands."""
    grammar = Grammar.of({"t": NUMBERED + rows}, NAMES)
    outcome = parse(grammar, tokenise(clean(text)), grammar.symbol(start), Context(VOCABULARY))
    return isinstance(outcome, Parsed) and normalise(write(grammar, outcome.value, start)) == text


@pytest.mark.parametrize(
    ("row", "read", "refused"),
    [
        ("Gains(who, what) : who:noun[n] gains|gain[n] what:noun[n]", "card gains card", "card gains cards"),
        (
            "Gains(who, what) : who:noun[n] gains|gain[n] what:noun[n2]",
            "card gains cards",
            "cards gains card",
        ),
        ("Gains(who, what) : who:noun[n] gains|gain[n] what:noun", "cards gain card", "card gain card"),
        ("May(what) : what:who[n, he]", "they cards", "them cards"),
        ("May(what) : what:who[_, him]", "them card", "they card"),
        ("May(what) : what:who[pl, _]", "them cards", "them card"),
        ("May(what) : what:who", "they card", "he card"),
        ("May(what) : `each of` what:noun", "each of cards", "each cards"),
        ("This() : `does not`|`do not`[n] go", "do not go", "does go"),
        ("@ : noun", "cards", "noun"),
        ("@ : this_noun", "this card", "this_noun"),
        ("@ : noun noun[pl]", "noun cards", "card cards"),
        ("@ : the :noun", "the card", "card"),
        ("@ : `noun` :noun", "noun card", "card card"),
        ("@ : and_list(noun)", "card, cards, and card", "card, cards and card"),
        ("@ : comma_list(noun[sg])", "card, card", "card, cards"),
        ("@ : many(noun, 2)", "card cards", "card"),
        ("@ : and_or_list(noun, 2)", "card and/or cards", "card"),
        ("@ : NUMBER[n] card|cards[n]", "1 card", "2 card"),
        ("This() : gets `+{S}` : ( so ( very )? )? much", "gets +{S}: so very much", "gets {S}: much"),
        ("This() : gets `+{S}` : ( so ( very )? )? much", "gets +{S}: much", "gets +{S}: very much"),
        ("This() : this|that ( a card )?", "that a card", "that an card"),
    ],
)
def test_a_sign_reads_and_writes(row: str, read: str, refused: str) -> None:
    rows = f"x =\n    {row}\n"
    assert accepts(rows, read)
    assert not accepts(rows, refused)
