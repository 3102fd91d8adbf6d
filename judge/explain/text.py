"""A ruling on the terminal: short answer, warnings, boards, the trace, the outcomes."""

import textwrap
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from judge.explain.catalog import catalog
from judge.explain.ruling import Chosen, CitedRule, Line, Ruling, Told
from judge.explain.words import Catalog
from judge.scenario.draw import draw_board

Paint = Callable[[str], str]


def _plain(text: str) -> str:
    return text


@dataclass(frozen=True, slots=True)
class Style:
    """How wide, how much, and in which colours; a pipe gets none."""

    width: int = 80
    full: bool = False
    outcome: int | None = None
    """The outcome whose trace is shown, from 1, where there are several."""
    heading: Paint = _plain
    warning: Paint = _plain
    faint: Paint = _plain


def ruling_text(ruling: Ruling, language: str, style: Style, rules: tuple[CitedRule, ...] = ()) -> str:
    """All of it; one outcome's trace where there are several and one is asked for."""
    view = _View(catalog(language), style)
    return "\n".join(view.parts(ruling, rules)).rstrip() + "\n"


def shown_outcome(ruling: Ruling, outcome: int | None) -> Told | None:
    """The outcome whose trace is shown: the only one, or the one asked for."""
    if outcome is not None and 1 <= outcome <= len(ruling.outcomes):
        return ruling.outcomes[outcome - 1]
    return ruling.outcomes[0] if len(ruling.outcomes) == 1 else None


def choice_text(choice: Chosen, words: Catalog) -> str:
    """Who decides what, and how; chance is nobody's."""
    titles = words["titles"]
    who = titles["chance"] if choice.chance else choice.player
    return titles["choice"].format(who=who, ability=choice.ability, answer=choice.answer)


class _View:
    """The lines of a ruling in one language and style."""

    def __init__(self, words: Catalog, style: Style) -> None:
        self._words = words
        self._titles = words["titles"]
        self._style = style

    def parts(self, ruling: Ruling, rules: tuple[CitedRule, ...]) -> Iterator[str]:
        yield from self._head(ruling)
        yield from self._section("before", draw_board(ruling.before, self._style.width).rstrip())
        if len(ruling.outcomes) > 1:
            yield from self._outcomes(ruling)
        shown = shown_outcome(ruling, self._style.outcome)
        if shown is not None:
            yield from self._after(ruling, shown)
            yield self._style.heading(self._titles["trace"])
            yield from self._trace(shown.lines)
            yield ""
        if rules:
            yield from self._rules(rules)
        yield self._style.faint(self._titles["edition"].format(edition=ruling.edition))

    def _head(self, ruling: Ruling) -> Iterator[str]:
        yield from (self._style.heading(line) for line in self._wrapped(ruling.title))
        if ruling.question:
            yield from self._wrapped(ruling.question)
        yield ""
        for warning in ruling.warnings:
            yield from (self._style.warning(line) for line in self._wrapped(f"! {warning}", 2))
        yield from (self._style.heading(line) for line in self._wrapped(ruling.answer))
        yield ""

    def _section(self, title: str, body: str) -> Iterator[str]:
        yield self._style.heading(self._titles[title])
        yield body
        yield ""

    def _after(self, ruling: Ruling, shown: Told) -> Iterator[str]:
        if shown.board == ruling.before:
            yield self._titles["unchanged"]
            yield ""
        else:
            yield from self._section("after", draw_board(shown.board, self._style.width).rstrip())

    def _outcomes(self, ruling: Ruling) -> Iterator[str]:
        yield self._style.heading(self._titles["outcomes"])
        for number, told in enumerate(ruling.outcomes, 1):
            yield from self._outcome(f"{number}. ", told)
        if shown_outcome(ruling, self._style.outcome) is None:
            yield self._style.faint(self._titles["which outcome"])
        yield ""

    def _outcome(self, label: str, told: Told) -> Iterator[str]:
        if not told.choices:
            yield from self._wrapped(label + told.answer, len(label))
            return
        said = "; ".join(choice_text(choice, self._words) for choice in told.choices)
        yield from self._wrapped(label + self._titles["choices"].format(choices=said) + ":", len(label))
        yield from self._wrapped(" " * len(label) + told.answer, len(label))

    def _trace(self, lines: tuple[Line, ...]) -> Iterator[str]:
        """Numbered and indented, each step with its rules; routine ones folded."""
        kept = [line for line in lines if self._style.full or not line.folded]
        for number, line in enumerate(kept, 1):
            lead = f"{number:>3}. " + "  " * line.depth
            shown = list(self._wrapped(f"{lead}{step_text(line, self._words, self._style.full)}", len(lead)))
            yield from shown if line.applied else map(self._style.faint, shown)
        folded = len(lines) - len(kept)
        if folded:
            yield self._style.faint("     (" + self._titles["folded"].format(count=folded) + ")")

    def _rules(self, rules: tuple[CitedRule, ...]) -> Iterator[str]:
        yield self._style.heading(self._titles["rules"])
        for rule in rules:
            yield from self._wrapped(f"{rule.number:<10}{rule.text}", 10)
        yield ""

    def _wrapped(self, text: str, indent: int = 0) -> list[str]:
        margin = " " * indent
        return textwrap.wrap(text, self._style.width, subsequent_indent=margin, break_on_hyphens=False) or [
            ""
        ]


def step_text(line: Line, words: Catalog, full: bool = False) -> str:
    """A step with its rules, and the interpretation that it rests on; a dash before what did not apply."""
    mark = "" if line.applied else "– "
    text = f"{mark}{line.text}  [{rule_numbers(line, full)}]"
    if not line.interpretation:
        return text
    return f"{text} ({words['titles']['interpretation'].format(key=line.interpretation)})"


def rule_numbers(line: Line, full: bool) -> str:
    """The rules of a step, the most specific first; a sign stands for the further ones."""
    further = len(line.rules) > len(line.foremost)
    return ", ".join(line.rules if full else (*line.foremost, *(("…",) if further else ())))
