"""Nothing that a user typed can run: not in HTML, Markdown, SVG or Typst, and not as a file's name."""

import json
import re
from collections.abc import Callable
from html.parser import HTMLParser
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from printed import NASTY, QUEST, read_back

from judge.paths import shipped
from judge.printing.document import Document, Form
from judge.printing.file_name import CannotWrite, safe_file_name, write_file
from judge.printing.markdown import escaped
from judge.printing.pdf import TemplateFault
from judge.printing.render import render
from judge.printing.templates import NoTemplates

SCRIPT = "<script>alert(1)</script><img src=x onerror=alert(1)>'\"&"
TEMPLATES = sorted(shipped("templates").glob("*"))


class Tags(HTMLParser):
    """Which elements and attributes a page really has."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))


def written_everywhere(value: object, text: str) -> object:
    """The same values with a text in the place of every text that a user can have written."""
    if isinstance(value, dict):
        keys = ("anchor", "to", "answer_anchor", "svg", "symbol", "language", "width", "words")
        return {key: one if key in keys else written_everywhere(one, text) for key, one in value.items()}
    if isinstance(value, (list, tuple)):
        return [written_everywhere(one, text) for one in value]
    return text if isinstance(value, str) else value


@pytest.fixture(scope="module")
def hostile(document_of: Callable[..., Document]) -> Document:
    """A sheet with a script in each of its texts, and on its board."""
    board = QUEST.replace("  me:", f"  {json.dumps(SCRIPT)}:").replace(
        "name: Stitch", f"name: {json.dumps(SCRIPT)}"
    )
    document = document_of(board.replace("quest: Stitch", f"quest: {json.dumps(SCRIPT + ' - New Dog')}"))
    content = written_everywhere(json.loads(json.dumps(document.content)), SCRIPT)
    assert isinstance(content, dict)
    return Document("sheets", SCRIPT, "en", content)


def test_html_is_escaped_everywhere(hostile: Document) -> None:
    page = render(hostile, Form.HTML).decode()
    tags = Tags(page).found
    assert page.count("&lt;script&gt;") > 10
    assert not [tag for tag, _ in tags if tag in ("script", "img", "iframe", "object", "link", "base")]
    assert not [name for _, attributes in tags for name in attributes if name.startswith("on")]


def test_html_needs_nothing_from_elsewhere(document_of: Callable[..., Document]) -> None:
    page = render(document_of(QUEST), Form.HTML).decode()
    assert not re.search(r"""(src|href)=["'](?!#)""", page)
    assert not re.search(r"url\(|@import", page)
    assert "<svg" in page
    assert '<html lang="en">' in page


def test_every_link_of_a_page_leads_somewhere(document_of: Callable[..., Document]) -> None:
    tags = Tags(render(document_of(QUEST), Form.HTML).decode()).found
    names = {attributes["id"] for _, attributes in tags if "id" in attributes}
    targets = {str(attributes["href"])[1:] for tag, attributes in tags if tag == "a"}
    assert targets
    assert targets <= names


def test_markdown_keeps_no_html_and_no_links_of_a_user(hostile: Document) -> None:
    text = render(hostile, Form.MD).decode()
    assert "<script" not in text
    assert "<img" not in text


@given(st.text(alphabet="*_`[](){}<>#+-.!|~&$\\\"' 1a\n="))
def test_an_escaped_text_has_no_markup_left(text: str) -> None:
    shown = str(escaped(text))
    assert not re.search(r"(?<!\\)(?:\\\\)*[*_`\[\]{}<#|~]", re.sub(r"&lt;", "", shown))
    assert not re.search(r"^\s*([-+=]|\d+[.)](\s|$))", shown, re.MULTILINE)


def test_typst_gets_data_and_evaluates_none_of_it(hostile: Document) -> None:
    values = {**hostile.content["sheets"][0], "question": [{"text": '#read("/etc/passwd") #panic("x")'}]}
    pdf = render(Document("sheets", "#panic()", "en", {"sheets": [values]}), Form.PDF)
    text = read_back(pdf)
    assert '#read("/etc/passwd") #panic("x")' in text
    assert "root:" not in text


@pytest.mark.parametrize(
    "file", [file for file in TEMPLATES if file.suffix == ".typ"], ids=lambda file: file.name
)
def test_no_typst_template_evaluates_reads_or_fetches(file: Path) -> None:
    source = re.sub(r"//.*", "", file.read_text(encoding="utf-8"))
    assert not re.search(r"\b(eval|read|plugin)\s*\(|@preview|@local", source)


@pytest.mark.parametrize("file", TEMPLATES, ids=lambda file: file.name)
def test_no_template_switches_the_escaping_off(file: Path) -> None:
    source = file.read_text(encoding="utf-8")
    unsafe = [found for found in re.findall(r"\{\{(.*?)\}\}", source) if "safe" in found]
    assert all('"#" *' in found for found in unsafe)
    assert "autoescape" not in source


# ---- templates of others


def test_a_template_of_ones_own_takes_the_place_of_ours(
    tmp_path: Path, document_of: Callable[..., Document]
) -> None:
    (tmp_path / "sheets.md").write_text("Mine: {{ title }}", encoding="utf-8")
    (tmp_path / "sheets.typ").write_text('#import "common.typ": *\nMine: #values.title', encoding="utf-8")
    document = document_of(QUEST)
    assert render(document, Form.MD, template=tmp_path) == b"Mine: A quest\n"
    assert "Mine: A quest" in read_back(render(document, Form.PDF, template=tmp_path))
    assert b"<h1" in render(document, Form.HTML, template=tmp_path)


def test_a_template_reaches_nothing_outside_its_values(
    tmp_path: Path, document_of: Callable[..., Document]
) -> None:
    (tmp_path / "sheets.html").write_text("{{ ''.__class__.__mro__[1].__subclasses__() }}", encoding="utf-8")
    with pytest.raises(TemplateFault, match=r"sheets\.html does not work"):
        render(document_of(QUEST), Form.HTML, template=tmp_path)
    (tmp_path / "sheets.typ").write_text('#read("/../../../../etc/passwd")', encoding="utf-8")
    with pytest.raises(TemplateFault, match=r"sheets\.typ does not work"):
        render(document_of(QUEST), Form.PDF, template=tmp_path)


def test_a_folder_without_templates_is_refused(tmp_path: Path, document_of: Callable[..., Document]) -> None:
    with pytest.raises(NoTemplates, match="no template"):
        render(document_of(QUEST), Form.PDF, template=tmp_path)
    with pytest.raises(NoTemplates, match="is no folder"):
        render(document_of(QUEST), Form.PDF, template=tmp_path / "missing")


# ---- files


@given(st.text())
def test_a_file_name_is_plain_whatever_the_title(title: str) -> None:
    assert re.fullmatch(r"[a-z0-9][a-z0-9-]{0,80}\.pdf", safe_file_name(title, "pdf"))


@pytest.mark.parametrize(
    ("title", "name"),
    [
        ("../../etc/passwd", "etc-passwd.pdf"),
        ("Ñandú & Söhne: what?", "nandu-sohne-what.pdf"),
        ("con", "print-con.pdf"),
        ("", "print.pdf"),
        (NASTY, "nandu-b-olaf-b-panic-x-2-bold-it-code-a-b-end.pdf"),
    ],
)
def test_names_of_files(title: str, name: str) -> None:
    assert safe_file_name(title, "pdf") == name


def test_a_file_is_replaced_whole_or_not_at_all(tmp_path: Path) -> None:
    file = tmp_path / "a.pdf"
    file.write_bytes(b"old")
    write_file(file, b"new")
    assert file.read_bytes() == b"new"
    assert [one.name for one in tmp_path.iterdir()] == ["a.pdf"]


def test_a_file_that_cannot_be_written_is_reported(tmp_path: Path) -> None:
    with pytest.raises(CannotWrite, match="is a folder"):
        write_file(tmp_path, b"")
    with pytest.raises(CannotWrite, match="can't be written"):
        write_file(tmp_path / "missing" / "a.pdf", b"")
