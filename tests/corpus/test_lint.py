"""References that lead nowhere or say another thing are found, by what they say."""

from dataclasses import replace

import pytest
from edition_text import edition, official, official_text, with_a_new_keyword

from judge.corpus.document import Document
from judge.corpus.lint import Finding, linted
from judge.corpus.references import references_of


@pytest.fixture(scope="module")
def findings() -> dict[str, Finding]:
    return {finding.target: finding for finding in linted(official())}


@pytest.mark.parametrize(
    ("target", "where", "probably"),
    [
        ("1.8.1.5", "1.8.3 example B", "1.8.1.4"),
        ("5.1.6", "5.1.1.5", "5.1.1.6"),
        ("5.1.7", "5.1.1.5", "5.1.1.7"),
        ("5.1.12", "5.1.2.1", "5.1.1.12"),
        ("10.10", "5.1.3 example B", "8.10"),
        ("6.1.2.2", "glossary: character", "5.3.3.2"),
    ],
)
def test_a_reference_that_leads_nowhere(
    findings: dict[str, Finding], target: str, where: str, probably: str
) -> None:
    finding = findings[target]
    assert (finding.kind, finding.where, finding.probably) == ("leads nowhere", where, probably)
    assert target in finding.sentence


@pytest.mark.parametrize(
    ("target", "where", "probably"),
    [("1.9.1", "3.4.2", "1.8.1"), ("6.7", "glossary: passing the bag", "7.7.4.4")],
)
def test_a_reference_that_says_another_thing(
    findings: dict[str, Finding], target: str, where: str, probably: str
) -> None:
    finding = findings[target]
    assert (finding.kind, finding.where, finding.probably) == ("says another thing", where, probably)


def test_these_are_all(findings: dict[str, Finding]) -> None:
    assert len(findings) == 8
    assert len(linted(official())) == 8


def test_an_edition_with_its_references_put_right_has_none() -> None:
    text = official_text()
    for wrong, right in [
        ("section 1.8.1.5", "section 1.8.1.4"),
        ("see 5.1.6", "see 5.1.1.6"),
        ("see 5.1.7", "see 5.1.1.7"),
        ("5.1.1 through 5.1.12", "5.1.1.1 through 5.1.1.12"),
        ("See 10.10", "See 8.10"),
        ("listed in 6.1.2.2", "listed in 5.3.3.2"),
        ("(see 1.9.1)", "(see 1.8.1)"),
        ("abilities (see 6.7)", "abilities (see 7.7)"),
    ]:
        assert wrong in text
        text = text.replace(wrong, right)
    assert linted(edition(text)) == ()


def test_a_renumbered_edition_is_understood_as_well() -> None:
    found = {
        finding.target: finding.probably for finding in linted(edition(with_a_new_keyword(official_text())))
    }
    assert found["10.10"] == "8.11"
    assert len(found) == 8


def test_a_title_that_is_not_the_targets_is_found() -> None:
    document = saying("1.1.6", "See section 8, “Multiplayer” for more information.")
    [finding] = [f for f in linted(document) if f.where == "1.1.6"]
    assert (finding.kind, finding.probably) == ("says another thing", "9")


def test_a_reference_to_nothing_like_anything_has_no_guess() -> None:
    document = saying("1.1.6", "Zzyzx qwerty xyzzy, see 77.88.")
    [finding] = [f for f in linted(document) if f.where == "1.1.6"]
    assert (finding.kind, finding.probably) == ("leads nowhere", "")


def saying(number: str, text: str) -> Document:
    rules = tuple(replace(r, text=text) if r.number == number else r for r in official().rules)
    references = references_of(rules, official().examples, official().terms)
    return replace(official(), rules=rules, references=references)
