"""A document as a PDF, an HTML page or Markdown."""

from pathlib import Path

from judge.errors import JudgeError
from judge.printing.document import Document, Form, Paper
from judge.printing.html import as_html
from judge.printing.markdown import as_markdown
from judge.printing.pdf import as_pdf
from judge.printing.templates import template_folder

_WRITERS = {Form.PDF: as_pdf, Form.HTML: as_html, Form.MD: as_markdown}


def render(document: Document, form: Form, paper: Paper = Paper.A4, template: Path | None = None) -> bytes:
    """The file's bytes: the same document gives the same bytes."""
    with template_folder(template) as folder:
        if not (folder / f"{document.kind}.{form.value if form is not Form.PDF else 'typ'}").is_file():
            raise JudgeError(f"the template for {document.kind} as {form.value} is missing in {folder}.")
        return _WRITERS[form](document.kind, document.values(paper), folder)
