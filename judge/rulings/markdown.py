"""A ruling as a Markdown file with front matter, and back without loss: the form judges exchange."""

import re
from typing import Any

from judge.errors import JudgeError
from judge.rulings.plain import BadRuling, change_from, plain, plain_change, ruling_from
from judge.rulings.ruling import Change, Ruling

_FENCE = "---"
_FRONT = re.compile(r"---[ \t]*\n(.*?\n)?---[ \t]*(?:\n|\Z)(.*)", re.DOTALL)
_IN_THE_BODY = "explanation"
_ALWAYS = ("question", "verdict", "status", "date", "language")
LARGEST_FILE = 2_000_000

TEMPLATE_NOTE = """\
# Fill in what you know; question and verdict are needed. Below the second --- write the explanation.
# citations: a list of rule numbers, such as ["4.6.5", "8.15.1"]; their words are added.
# status: official, head judge, judge, inferred, disputed. language: en or es.
"""


def to_markdown(ruling: Ruling, history: tuple[Change, ...] = ()) -> str:
    """One file: the fields that say something, the history, and the explanation as the text."""
    values = plain(ruling)
    body = values.pop(_IN_THE_BODY)
    front = {name: value for name, value in values.items() if value or name in _ALWAYS}
    if history:
        front["history"] = [plain_change(change) for change in history]
    return f"{_FENCE}\n{_dumped(front)}{_FENCE}\n" + (f"\n{body}\n" if body else "")


def template(ruling: Ruling) -> str:
    """What $EDITOR opens for a new ruling."""
    names = ("question", "verdict", "say", "status", "source", "author", "date", "language")
    values = plain(ruling)
    front = {name: values[name] for name in (*names, "tags")}
    front["cards"] = [card.name for card in ruling.cards]
    front["citations"] = list(ruling.rules)
    return f"{_FENCE}\n{TEMPLATE_NOTE}{_dumped(front)}{_FENCE}\n\n{ruling.explanation}\n"


def from_markdown(text: str, where: str = "the file") -> tuple[Ruling, tuple[Change, ...]]:
    """The ruling of a file and its history; BadRuling with every fault if it is none."""
    text = text.removeprefix("\ufeff").replace("\r\n", "\n")
    found = _FRONT.fullmatch(text)
    if not found:
        raise BadRuling(["it has no front matter: fields between two lines of ---, then the text"], where)
    front = _loaded(found[1] or "", where)
    history = front.pop("history", None) or []
    if not isinstance(history, list):
        raise BadRuling(["`history` must be a list"], where)
    changes = tuple(change_from(entry, where) for entry in history)
    return ruling_from({**front, _IN_THE_BODY: found[2]}, where), changes


def _dumped(values: dict[str, Any]) -> str:
    import yaml

    dumper = getattr(yaml, "CSafeDumper", yaml.SafeDumper)
    # Without a limit to the width a text stays on its line, so that a changed word is a changed line.
    return str(yaml.dump(values, Dumper=dumper, allow_unicode=True, sort_keys=False, width=10_000))


def _loaded(text: str, where: str) -> dict[str, Any]:
    """Every value as the text it is written as: 8.10 stays 8.10, and nothing written can be made to run."""
    import yaml

    loader = getattr(yaml, "CBaseLoader", yaml.BaseLoader)
    try:
        loaded = yaml.load(text, Loader=loader)
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 2 if error.problem_mark else 1
        raise BadRuling([f"line {line}: {error.problem or error}"], where) from None
    except (yaml.YAMLError, RecursionError, ValueError) as error:
        raise BadRuling([f"the front matter can't be read: {str(error)[:200]}"], where) from None
    if not isinstance(loaded, dict):
        raise BadRuling(["the front matter must be fields, such as question: …"], where)
    return {str(name): value for name, value in loaded.items()}


def decoded(raw: bytes, where: str) -> str:
    """The text of a file; a JudgeError if it is too large or no text."""
    if len(raw) > LARGEST_FILE:
        raise JudgeError(f"{where}: larger than {LARGEST_FILE} bytes; this is no ruling.")
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError as error:
        raise JudgeError(f"{where}: byte {error.start} is no UTF-8. Save the file as UTF-8.") from None
