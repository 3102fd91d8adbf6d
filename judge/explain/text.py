"""A ruling on the terminal: short answer, warnings, boards, the trace, the outcomes."""

import textwrap
from collections.abc import Iterator, Mapping

from judge.explain.catalog import catalog
from judge.explain.ruling import Chosen, Line, Ruling, Told
from judge.scenario.draw import draw_board


def ruling_text(
    ruling: Ruling, language: str, width: int, full: bool = False, outcome: int | None = None
) -> str:
    """All of it; one outcome's trace where there are several and one is asked for."""
    return "\n".join(_parts(ruling, language, width, full, outcome)).rstrip() + "\n"


def _parts(ruling: Ruling, language: str, width: int, full: bool, outcome: int | None) -> Iterator[str]:
    titles = catalog(language)["titles"]
    yield ruling.title
    if ruling.question:
        yield _filled(ruling.question, width)
    yield ""
    for warning in ruling.warnings:
        yield _filled(f"! {warning}", width, 2)
    yield _filled(ruling.answer, width)
    yield ""
    yield from _section(titles["before"], draw_board(ruling.before, width))
    several = len(ruling.outcomes) > 1
    if several:
        yield titles["outcomes"]
        for number, told in enumerate(ruling.outcomes, 1):
            yield from _outcome(number, told, titles, width)
        yield ""
    shown = _shown(ruling, outcome)
    if shown is not None:
        yield from _section(titles["after"], draw_board(shown.board, width))
        yield titles["trace"]
        yield from trace_lines(shown.lines, titles, width, full)
    yield ""
    yield titles["edition"].format(edition=ruling.edition)


def _shown(ruling: Ruling, outcome: int | None) -> Told | None:
    """The outcome whose trace is printed: the only one, or the one asked for."""
    if outcome is not None and 1 <= outcome <= len(ruling.outcomes):
        return ruling.outcomes[outcome - 1]
    return ruling.outcomes[0] if len(ruling.outcomes) == 1 else None


def _section(title: str, body: str) -> Iterator[str]:
    yield title
    yield body


def _outcome(number: int, told: Told, titles: Mapping[str, str], width: int) -> Iterator[str]:
    label = f"{number}. "
    if told.choices:
        said = "; ".join(choice_text(choice, titles) for choice in told.choices)
        yield _filled(label + titles["choices"].format(choices=said) + ":", width, len(label))
        yield textwrap.indent(_filled(told.answer, width - len(label)), " " * len(label))
    else:
        yield _filled(label + told.answer, width, len(label))


def choice_text(choice: Chosen, titles: Mapping[str, str]) -> str:
    """Who decides what, and how; chance is nobody's."""
    who = titles["chance"] if choice.chance else choice.player
    return f"{who}: {choice.ability} → {choice.answer}"


def trace_lines(lines: tuple[Line, ...], titles: Mapping[str, str], width: int, full: bool) -> Iterator[str]:
    """Numbered and indented, each step with its rules; routine ones folded."""
    kept = [line for line in lines if full or not line.folded]
    for number, line in enumerate(kept, 1):
        lead = f"{number:>3}. " + "  " * line.depth
        mark = "" if line.applied else "– "
        yield _filled(f"{lead}{mark}{line.text}  [{', '.join(line.rules)}]", width, len(lead))
    folded = len(lines) - len(kept)
    if folded:
        yield "     (" + titles["folded"].format(count=folded) + ")"


def _filled(text: str, width: int, indent: int = 0) -> str:
    return textwrap.fill(text, width, subsequent_indent=" " * indent, break_on_hyphens=False)
