"""A rulebook as a PDF, typeset from a text: headers, footers, two columns of contents, hyphenated lines."""

from edition_text import official

from judge.corpus.document import Document

_PAGE = """
#set page(paper: "a5", margin: 1.5cm,
  header: context [Comprehensive Rules #h(1fr) Edition 2.1.0],
  footer: context [© Disney. All rights reserved. #h(1fr) Page #counter(page).display() of 60])
#set text(size: 9pt, lang: "en", hyphenate: true)
#set par(justify: true)
"""


def rulebook_pdf(document: Document | None = None) -> bytes:
    import typst

    return typst.compile(source(document or official()).encode("utf-8"))


def source(document: Document) -> str:
    """The Typst source: cover, contents, rules with their examples, a figure, the glossary."""
    parts = [_PAGE, _paragraph("COMPREHENSIVE RULES"), _paragraph("Effective August 1, 2026"), "#pagebreak()"]
    parts += ["#columns(2)[", *(_paragraph(f"{r.number}. {r.title}") for r in _headings(document)), "]"]
    parts += ["#pagebreak()", *_rules(document), _paragraph("Glossary")]
    parts += [_paragraph(term.term) + _paragraph(term.text) for term in document.terms]
    return "\n".join(parts)


def _headings(document: Document) -> list:
    return [rule for rule in document.rules if rule.kind in ("chapter", "section") and rule.title]


def _rules(document: Document) -> list[str]:
    lines = []
    for rule in document.rules:
        lines.append(_paragraph(f"{rule.number}. {rule.words}"))
        for example in document.examples:
            if example.rule == rule.number:
                lines.append(_paragraph(f"{f'Example {example.label}'.strip()}: {example.text}"))
        if rule.number == "5.1":
            lines += ["#v(30pt)", _paragraph("CARD ORIENTATION"), _paragraph("READY"), "#v(30pt)"]
    return lines


def _paragraph(text: str) -> str:
    quoted = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'#text("{quoted}")\n\n'
