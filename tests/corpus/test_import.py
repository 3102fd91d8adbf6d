"""An edition is imported from a PDF or a text of any extraction, or refused with a reason and no change."""

import random
import re
import shutil
import sqlite3
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest
from edition_text import official, official_text, rule_line
from rulebook_pdf import rulebook_pdf

from judge.corpus.compare import compared
from judge.corpus.editions import editions, read_edition
from judge.corpus.import_edition import ImportReport, Wanted, import_edition
from judge.database import open_database
from judge.errors import JudgeError

SYMBOLS = ("{E}", "{I}", "{S}", "{W}", "{L}", "{C}", "{M}")
TEXT = official_text().replace("Version 2.0.1", "Version 2.1.0")


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("import") / "judge.db"
    open_database(str(path)).close()
    return path


@pytest.fixture
def database(made: Path, tmp_path: Path) -> Path:
    return Path(shutil.copy(made, tmp_path / "judge.db"))


@pytest.fixture
def db(database: Path) -> sqlite3.Connection:
    return open_database(str(database))


Import = Callable[..., ImportReport]


@pytest.fixture
def imported(db: sqlite3.Connection, tmp_path: Path) -> Import:
    def do(content: str | bytes, edition: str = "2.1.0", **wanted: bool) -> ImportReport:
        file = tmp_path / "rules"
        file.write_bytes(content if isinstance(content, bytes) else content.encode("utf-8"))
        return import_edition(db, file, Wanted(edition, "2026-08-01", **wanted))

    return do


def differences(db: sqlite3.Connection) -> Counter[str]:
    comparison = compared(official(), read_edition(db, "2.1.0"))
    return Counter(change.kind for change in comparison.changes if change.kind != "unchanged")


def kinds(report: ImportReport) -> set[str]:
    return {fault.kind for fault in report.faults}


EXTRACTIONS: dict[str, Callable[[str], str | bytes]] = {
    "as it is": lambda text: text,
    "glued numbers": lambda text: re.sub(r"^(\s*\d+(?:\.\d+)+\.)\s+", r"\1", text, flags=re.M),
    "spaces in the numbers": lambda text: re.sub(
        r"^( *)(\d+)\.(\d+)\.(\d+)\.", r"\1\2. \3. \4.", text, flags=re.M
    ),
    "no dot behind the numbers": lambda text: re.sub(r"^( *\d+(?:\.\d+)+)\.(?!\d)", r"\1", text, flags=re.M),
    "numbers on lines of their own": lambda text: re.sub(
        r"^( *\d+(?:\.\d+){2,}\.) +", "\\1\n", text, flags=re.M
    ),
    "numbers in Markdown": lambda text: re.sub(r"^ *(\d+(?:\.\d+)+\.) +", r"**\1** ", text, flags=re.M),
    "mixed-case headings": lambda text: text.replace("GLOSSARY", "Glossary").replace("CONCEPTS", "Concepts"),
    "Windows line ends": lambda text: text.replace("\n", "\r\n"),
    "Windows-1252": lambda text: text.encode("cp1252"),
    "UTF-16": lambda text: text.encode("utf-16"),
    "UTF-8 with a mark": lambda text: text.encode("utf-8-sig"),
    "ligatures and hard spaces": lambda text: text.replace("fi", "ﬁ").replace("a card", "a\u00a0card"),
    "zero-width spaces": lambda text: text.replace("character", "char\u200bacter"),
    "soft hyphens": lambda text: text.replace("character", "char\u00adacter"),
    "hyphenated lines": lambda text: re.sub(r"(?<= char)acters (?=\w)", "-\nacters ", text),
    "hyphenated lines as PDFium writes them": lambda text: re.sub(
        r"(?<= char)acters (?=\w)", "\x02\nacters ", text
    ),
}


@pytest.mark.parametrize("way", EXTRACTIONS)
def test_a_text_is_read_the_same_whichever_way_it_was_extracted(
    imported: Import, db: sqlite3.Connection, way: str
) -> None:
    report = imported(EXTRACTIONS[way](TEXT))
    assert (report.rules, report.examples, report.terms) == (541, 86, 99)
    assert report.faults == ()
    assert report.imported
    assert differences(db) == {}


def pages() -> list[str]:
    return re.split(r"disneylorcana\.com\n.*\n", TEXT)


@pytest.mark.parametrize(
    ("between", "page"),
    [
        ("\f", "Comprehensive Rules 2.1\n\n{text}\n\nPage {number} | The Company"),
        ("\n", "Comprehensive Rules 2.1\n\n{text}\n\n{number}\n"),
        ("\n", "The Company – Rules – page {number}\n{text}"),
    ],
)
def test_other_page_furniture_leaks_into_no_rule(
    imported: Import, db: sqlite3.Connection, between: str, page: str
) -> None:
    text = between.join(page.format(text=text, number=n) for n, text in enumerate(pages(), 1))
    report = imported(text)
    assert report.faults == ()
    assert differences(db) == {}


def test_the_pdf_is_read_exactly(imported: Import, db: sqlite3.Connection) -> None:
    report = imported(rulebook_pdf())
    assert (report.rules, report.examples, report.terms, report.faults) == (541, 86, 99, ())
    assert differences(db) == {}
    assert any("words joined" in note for note in report.notes)


def with_signs(text: str, signs: dict[str, str]) -> str:
    for symbol, sign in signs.items():
        text = text.replace(symbol, sign)
    return text


@pytest.mark.parametrize(
    "signs",
    [
        {symbol: chr(0xE001 + n) for n, symbol in enumerate(SYMBOLS)},
        dict(zip(SYMBOLS, "⟳⬡¤⛉◊◉", strict=False)),
        dict.fromkeys(SYMBOLS, "□"),
        dict.fromkeys(SYMBOLS, ""),
    ],
    ids=["of a private font", "of a card database", "one box for all", "lost"],
)
def test_symbols_are_put_back(imported: Import, db: sqlite3.Connection, signs: dict[str, str]) -> None:
    report = imported(with_signs(TEXT, signs))
    assert report.faults == ()
    assert differences(db) == {}


def test_a_learned_symbol_is_put_back_in_a_rule_that_is_new(imported: Import, db: sqlite3.Connection) -> None:
    start, _ = rule_line(TEXT, "8.11")
    text = TEXT[:start] + "8.10.9. Nobody may pay {E} to shift on a Sunday.\n" + TEXT[start:]
    report = imported(text.replace("{E}", "\ue123"))
    assert "U+E123 read as {E}" in report.notes
    assert read_edition(db).by_number["8.10.9"].text == "Nobody may pay {E} to shift on a Sunday."


def without_a_rule(text: str) -> str:
    start, end = rule_line(text, "7.3.3")
    return text[:start] + text[end:]


def with_a_rule_moved_up(text: str) -> str:
    start, end = rule_line(text, "7.3.3")
    place, _ = rule_line(text, "7.5.2")
    return text[:start] + text[end:place] + text[start:end] + text[place:]


@pytest.mark.parametrize(
    ("damaged", "kind"),
    [
        (without_a_rule(TEXT), "gap in the numbers"),
        (with_a_rule_moved_up(TEXT), "rule out of order"),
        (TEXT.replace("There’s no maximum hand", "There’s \ue999 no maximal hand"), "unknown symbol"),
        (TEXT.replace("There’s no maximum hand", "There\ufffds no maximal hand"), "unrepairable characters"),
        (with_signs(TEXT, {symbol: symbol[1] for symbol in SYMBOLS}), "lost symbol"),
        (re.sub(r"\n\s*\n", "\n", TEXT), "figure text"),
        (TEXT[: TEXT.rindex("GLOSSARY")], "missing part"),
        (TEXT[:100_000], "missing part"),
        (official_text(), "another edition"),
    ],
)
def test_a_text_that_looks_wrong_is_not_called_official_unless_by_force(
    imported: Import, db: sqlite3.Connection, damaged: str, kind: str
) -> None:
    before = list(db.iterdump())
    report = imported(damaged)
    assert kind in kinds(report)
    assert not report.imported
    assert list(db.iterdump()) == before
    assert imported(damaged, force=True).imported
    assert read_edition(db).edition == "2.1.0"


def test_an_unofficial_edition_is_kept_but_not_ruled_from(imported: Import, db: sqlite3.Connection) -> None:
    assert imported(without_a_rule(TEXT), unofficial=True).imported
    assert [edition.authority for edition in editions(db)] == ["official", "unofficial"]
    assert read_edition(db).edition == "2.0.1"


def noise() -> bytes:
    return random.Random(7).randbytes(1_000_000)


def noise_of_letters() -> str:
    return "".join(random.Random(7).choices('abc 1234567890.\n"(*', k=1_000_000))


def letter_as_pdf() -> bytes:
    import typst

    return typst.compile(b"Dear Sir or Madam, #lorem(800)")


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "is empty"),
        (b" \n\n", "is empty"),
        (noise(), "no text"),
        (noise_of_letters(), "no rulebook"),
        (b"\x7fELF\x01\x02\x03" * 300, "no text"),
        (TEXT.encode() + b"\0", "NUL bytes"),
        (b"%PDF-1.7 and no more", "PDF can't be read"),
        (letter_as_pdf(), "no rulebook"),
        ("1. CONCEPTS\n1.1. General\n1.1.1. A rule.\n", "no rulebook: 3 numbered"),
        ("<html><body>Not found</body></html>", "no rulebook"),
    ],
    ids=range(10),
)
def test_what_is_no_rulebook_is_refused_even_by_force_and_changes_nothing(
    imported: Import, db: sqlite3.Connection, content: str | bytes, message: str
) -> None:
    before = list(db.iterdump())
    with pytest.raises(JudgeError, match=message) as refused:
        imported(content, force=True)
    assert "Nothing was changed" in str(refused.value)
    assert list(db.iterdump()) == before


def test_an_edition_is_replaced_only_when_asked(imported: Import, db: sqlite3.Connection) -> None:
    imported(TEXT)
    with pytest.raises(JudgeError, match=r"already there.*--replace"):
        imported(TEXT)
    assert imported(without_a_rule(TEXT), replace=True, force=True).imported
    assert len(read_edition(db, "2.1.0").rules) == 540


def test_an_import_that_breaks_off_leaves_the_edition_that_was_there(
    imported: Import, db: sqlite3.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    imported(TEXT)
    before = list(db.iterdump())

    def torn(*_: object) -> None:
        raise OSError("the disk is full")

    monkeypatch.setattr("judge.corpus.index._passages", torn)
    with pytest.raises(OSError, match="disk is full"):
        imported(TEXT, replace=True)
    assert list(db.iterdump()) == before


def test_the_edition_that_ships_is_never_replaced(imported: Import) -> None:
    with pytest.raises(JudgeError, match="ships with judge"):
        imported(official_text(), edition="2.0.1", replace=True, force=True)


@pytest.mark.parametrize("edition", ["", "two", "2.1.0; drop table rule", "9" * 10_000])
def test_what_is_no_edition_is_refused(imported: Import, edition: str) -> None:
    with pytest.raises(JudgeError, match="is no edition"):
        imported(TEXT, edition=edition)


def test_an_imported_edition_outlives_a_new_index(imported: Import, database: Path) -> None:
    imported(TEXT)
    with sqlite3.connect(database) as connection:
        connection.execute("pragma user_version = 7")
    connection.close()
    assert read_edition(open_database(str(database))).edition == "2.1.0"
