"""Every message that the engine and the scenarios put into a trace, read from their source."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

PACKAGE = Path(__file__).parents[2] / "judge"
STEPS = {"step", "routine", "note"}
REASONS = {"Reason": 2, "_because": 3}
"""What makes a reason, and at which place its parameters stand; the message is the one before."""


@dataclass(frozen=True)
class MessageCall:
    """One place where a message is used; `given` is None where its parameters can't be read."""

    message: str
    given: frozenset[str] | None
    place: str


@dataclass(frozen=True)
class Place:
    """Where a call stands: what its variables are is found there."""

    module: ast.Module
    function: ast.FunctionDef

    def values(self, name: str) -> Iterator[ast.expr]:
        """What a variable is set to: in the function, by its callers, or from a table of the module."""
        for node in ast.walk(self.function):
            if isinstance(node, ast.AnnAssign) and getattr(node.target, "id", "") == name and node.value:
                yield node.value
            if isinstance(node, ast.Assign):
                for to in node.targets:
                    if isinstance(to, ast.Name) and to.id == name:
                        yield node.value
                    elif isinstance(to, ast.Tuple) and getattr(to.elts[-1], "id", "") == name:
                        yield from _last_of_rows(self.module)
        yield from self._given_by_callers(name)

    def _given_by_callers(self, name: str) -> Iterator[ast.expr]:
        names = [argument.arg for argument in self.function.args.args]
        if name not in names:
            return
        place = names.index(name)
        for node in ast.walk(self.module):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == self.function.name:
                yield from node.args[place : place + 1]


def _last_of_rows(module: ast.Module) -> Iterator[ast.expr]:
    """The message at the end of each row of a table."""
    for statement in module.body:
        if isinstance(statement, ast.Assign | ast.AnnAssign) and statement.value is not None:
            for node in ast.walk(statement.value):
                if isinstance(node, ast.Tuple) and len(node.elts) > 2 and not _are_rules(node):
                    yield node.elts[-1]


def _are_rules(row: ast.Tuple) -> bool:
    return isinstance(row.elts[0], ast.Constant | ast.Starred)


def message_calls() -> list[MessageCall]:
    files = [*(PACKAGE / "engine").rglob("*.py"), *(PACKAGE / "scenario").rglob("*.py")]
    return [call for file in sorted(files) for call in _calls_in(file)]


def _calls_in(file: Path) -> Iterator[MessageCall]:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef):
            for node in ast.walk(function):
                if isinstance(node, ast.Call):
                    yield from _of_call(node, Place(tree, function), f"{file.name}:{node.lineno}")


def _of_call(call: ast.Call, where: Place, place: str) -> Iterator[MessageCall]:
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    if name in STEPS and len(call.args) == 2:
        message, given = call.args[1], _of_keywords(call, where)
    elif name in REASONS and len(call.args) >= REASONS[name]:
        at = REASONS[name]
        message = call.args[at - 1]
        given = frozenset({"card"}) if name == "_because" else _of_mapping(call.args[at], where)
    else:
        return
    for text in _texts(message, where):
        yield MessageCall(text, given, place)


def _texts(message: ast.expr, place: Place) -> Iterator[str]:
    """A message as it stands, either of two, or what a variable was set to."""
    if isinstance(message, ast.Constant) and isinstance(message.value, str):
        yield message.value
    elif isinstance(message, ast.IfExp):
        yield from _texts(message.body, place)
        yield from _texts(message.orelse, place)
    elif isinstance(message, ast.Name):
        for value in place.values(message.id):
            yield from _texts(value, place)


def _of_keywords(call: ast.Call, place: Place) -> frozenset[str] | None:
    given: frozenset[str] = frozenset()
    for keyword in call.keywords:
        more = frozenset({keyword.arg}) if keyword.arg else _of_mapping(keyword.value, place)
        if more is None:
            return None
        given |= more
    return given


def _of_mapping(value: ast.expr, place: Place) -> frozenset[str] | None:
    if isinstance(value, ast.Dict):
        if not all(isinstance(key, ast.Constant) for key in value.keys):
            return None
        return frozenset(str(key.value) for key in value.keys if isinstance(key, ast.Constant))
    if isinstance(value, ast.Name):
        return _of_variable(value.id, place)
    return None


def _of_variable(name: str, place: Place) -> frozenset[str] | None:
    return next((_of_mapping(value, place) for value in place.values(name)), None)
