"""A ruling as text, Markdown and HTML."""

from collections.abc import Callable
from html.parser import HTMLParser

from judge.engine.steps import Step
from judge.explain.catalog import text_of
from judge.explain.page import ruling_page
from judge.explain.ruling import CitedRule, Ruling, cited_numbers
from judge.explain.text import Style, ruling_text
from tests.explain.boards import CHESHIRE_CAT, DURABLE, EVASIVE, NOT_UNDERSTOOD

RuleOn = Callable[..., Ruling]


def shown(ruling: Ruling, language: str = "en", **style: object) -> str:
    return ruling_text(ruling, language, Style(**style))  # type: ignore[arg-type]  # the keys are Style's own


def test_no_line_is_wider_than_the_page_and_none_has_colours(rule_on: RuleOn) -> None:
    for language in ("en", "es"):
        text = shown(rule_on(CHESHIRE_CAT, language), language, outcome=1, full=True)
        assert max(map(len, text.splitlines())) <= 80
        assert "\x1b" not in text


def test_the_parts_come_in_the_order_of_a_ruling(rule_on: RuleOn) -> None:
    text = shown(rule_on(DURABLE))
    order = [
        "Marshmallow challenges",
        "is banished. Lose",
        "Before",
        "After",
        "What happens",
        "Comprehensive",
    ]
    places = [text.index(part) for part in order]
    assert places == sorted(places)


def test_what_changed_is_marked_on_the_board_after(rule_on: RuleOn) -> None:
    before, after = shown(rule_on(DURABLE)).split("After (* has changed)")
    assert "* " not in before.split("Before")[1]
    assert "* Marshmallow - Persistent Guardian" in after
    assert "* Hand: 1" in after


def test_a_board_that_stays_as_it_is_is_not_drawn_again(rule_on: RuleOn) -> None:
    ruling = rule_on(EVASIVE)
    assert "The board stays as it is." in shown(ruling)
    assert shown(ruling).count("Stitch - New Dog") == 1
    for form in ("markdown", "html"):
        assert "The board stays as it is." in ruling_page(ruling, form, "en")


def test_steps_are_numbered_and_indented_with_their_rules(rule_on: RuleOn) -> None:
    text = shown(rule_on(DURABLE))
    assert "  1. You declare that Marshmallow - Persistent Guardian challenges  [4.6.4.1" in text
    assert "\n" + " " * 3 in text
    assert "   Marshmallow - Persistent Guardian is banished  [6.7.2.4, 7.6.1]" in text


def test_routine_steps_are_folded_until_all_is_asked_for(rule_on: RuleOn) -> None:
    ruling = rule_on(DURABLE)
    folded, full = shown(ruling), shown(ruling, full=True)
    assert "routine steps folded; --full shows them" in folded
    assert "folded" not in full
    assert "– Nothing prevents Marshmallow - Persistent Guardian from doing so" in full
    assert "Nothing prevents" not in folded


def test_several_outcomes_are_listed_with_who_decides(rule_on: RuleOn) -> None:
    text = shown(rule_on(CHESHIRE_CAT))
    assert "1. if me: Durable → yes:" in text
    assert "2. if me: Durable → no:" in text
    assert "What happens, step by step" not in text
    assert "--outcome N" in text


def test_one_outcome_is_shown_with_its_trace(rule_on: RuleOn) -> None:
    text = shown(rule_on(CHESHIRE_CAT), outcome=2)
    assert "You choose not to (DURABLE)" in text


def test_rules_stand_below_wrapped_beside_their_numbers(rule_on: RuleOn) -> None:
    ruling = rule_on(DURABLE)
    cited = (CitedRule("1.8.1.4", "If a character or location has damage " * 5),)
    text = ruling_text(ruling, "en", Style(), cited)
    assert "The rules cited\n1.8.1.4   If a character" in text
    assert "\n          location has damage" in text


def test_cited_rules_are_in_the_order_of_the_rulebook(rule_on: RuleOn) -> None:
    numbers = cited_numbers(rule_on(DURABLE))
    assert numbers.index("1.8.1.4") < numbers.index("4.6.4.1") < numbers.index("4.6.6.2")
    assert numbers == list(dict.fromkeys(numbers))


def test_what_is_not_understood_is_said_before_the_answer(rule_on: RuleOn) -> None:
    ruling = rule_on(NOT_UNDERSTOOD)
    text = shown(ruling)
    assert not ruling.understood
    assert text.index("! I don't understand this text") < text.index("You gain 1 lore")
    assert "flummox" in text


def test_more_outcomes_than_shown_are_said(rule_on: RuleOn) -> None:
    ruling = rule_on(CHESHIRE_CAT, most=1)
    assert len(ruling.outcomes) == 1
    assert ruling.warnings == ("There are 2 outcomes; the first 1 are shown (--max-outcomes shows more).",)


def test_colours_are_those_of_the_style(rule_on: RuleOn) -> None:
    text = shown(rule_on(DURABLE), heading=lambda line: f"<{line}>")
    assert text.startswith("<Marshmallow challenges Cheshire Cat>")


def test_spanish_has_every_heading_in_spanish(rule_on: RuleOn) -> None:
    text = shown(rule_on(CHESHIRE_CAT, "es"), "es", outcome=1)
    for words in ("Antes", "Resultados", "Después", "paso a paso", "agotado (exerted)", "la bolsa (bag)"):
        assert words in text
    for words in ("Before", "After", "Outcomes", "step by step"):
        assert words not in text


def test_markdown_escapes_what_it_would_read_as_a_sign(rule_on: RuleOn) -> None:
    ruling = rule_on(DURABLE.replace("title: Marshmallow", "title: The *bold* Marshmallow"))
    page = ruling_page(ruling, "markdown", "en")
    assert page.startswith("# The \\*bold\\* Marshmallow")
    assert "```text\nme (active player)" in page
    assert "1. You declare that" in page


class _Balanced(HTMLParser):
    """Every element that is opened is closed, and nothing is loaded from elsewhere."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.text = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert not {"src", "href"} & {name for name, _ in attrs}
        if tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


def test_html_stands_alone_and_escapes_what_it_is_given(rule_on: RuleOn) -> None:
    title = 'title: "<script>alert(1)</script> & Marshmallow"'
    ruling = rule_on(CHESHIRE_CAT.replace("title: Marshmallow challenges Cheshire Cat", title))
    page = ruling_page(ruling, "html", "es", rules=(CitedRule("1.1.1", "A & B"),))
    reader = _Balanced()
    reader.feed(page)
    assert reader.open == []
    assert "<script>" not in page
    assert "<script>alert(1)</script> & Marshmallow" in reader.text
    assert "A & B" in reader.text
    assert '<html lang="es">' in page


def test_one_ink_drop_is_one() -> None:
    for amount, english, spanish in (
        (1, "You get 1 ink drop", "1 gota de tinta (ink drop)"),
        (2, "You get 2 ink drops", "2 gotas de tinta (ink drops)"),
    ):
        step = Step((), "gets ink drops", {"player": "me", "amount": amount}, 0)
        assert text_of(step, "en") == english
        assert text_of(step, "es").endswith(spanish)
