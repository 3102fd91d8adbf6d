"""Breaks the engine in many small ways, one at a time in a copy, and counts how many the tests notice.

Run by hand: `python tests/mutations.py`, with numbers or parts of file names for only some of them. Each
mutant is first shown to the tests of the rules and of the engine, or of the scenarios' own parts, then to
every shipped scenario, at last to their golden traces. One that changes nothing that can be seen is marked
as equivalent, with the reason, and is not counted.
"""

import compileall
import os
import shutil
import signal
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).parents[1]
OF_RULES = ("tests/rules", "tests/engine")
OF_SCENARIOS = ("tests/scenario/test_expect.py", "tests/scenario/test_answers.py")
SHIPPED = ("tests/scenarios/test_shipped.py::test_a_shipped_scenario_holds",)
TRACES = ("tests/scenarios/test_golden.py", "tests/architecture/test_citations.py")
LONGEST = 300
COPIED = ("judge", "tests", "scenarios", "rules_corpus", "pyproject.toml")


@dataclass(frozen=True)
class Mutation:
    """One place of the engine, what stands there and what is put instead."""

    file: str
    """Seen from judge/engine."""
    old: str
    new: str
    equivalent: str = ""
    """Why nothing can be seen of it."""

    @property
    def is_of_scenarios(self) -> bool:
        return self.file.startswith("../scenario")


Mutants = list[tuple[int, Mutation]]


def read_mutations() -> list[Mutation]:
    """From mutations.txt: a file, what stands there and what is put instead, parted by lines of marks."""
    text = Path(__file__).with_name("mutations.txt").read_text(encoding="utf-8")
    found = []
    for block in text.split("\n====\n")[1:-1]:
        head, _, rest = block.partition("\n")
        old, _, new = rest.partition("\n----\n")
        file, _, reason = head.partition(" equivalent: ")
        found.append(Mutation(file.strip(), old, new, reason.strip()))
    return found


def stands(mutation: Mutation, copy: Path) -> bool:
    """Whether the engine still has that place."""
    text = (copy / "judge" / "engine" / mutation.file).read_text(encoding="utf-8")
    return text.count(mutation.old) == 1


def broken(mutation: Mutation, copy: Path) -> str:
    """Put the mutation into the copy; the text as it was."""
    file = copy / "judge" / "engine" / mutation.file
    text = file.read_text(encoding="utf-8")
    mutant = text.replace(mutation.old, mutation.new)
    compile(mutant, str(file), "exec")  # what is no Python at all would prove nothing
    file.write_text(mutant, encoding="utf-8")
    return text


def noticed(tests: tuple[str, ...]) -> str:
    """The first test that fails, or nothing; run in a fork, which has all but the engine loaded."""
    with tempfile.NamedTemporaryFile("r") as said:
        child = os.fork()
        if not child:
            _run_tests(tests, said.name)
        _, status = os.waitpid(child, 0)
        if status == 0:
            return ""
        if os.WIFSIGNALED(status):
            return "it hangs"
        failed = [line for line in said.read().splitlines() if line.startswith(("FAILED", "ERROR"))]
    return failed[0].partition(" - ")[0] if failed else "it crashes"


def _run_tests(tests: tuple[str, ...], said: str) -> NoReturn:
    import pytest

    signal.alarm(LONGEST)
    out = os.open(said, os.O_WRONLY)
    os.dup2(out, 1)
    os.dup2(out, 2)
    code = pytest.main(["-x", "-q", "--no-header", "-p", "no:cacheprovider", *tests])
    sys.stdout.flush()
    os._exit(int(code))


def load_what_is_not_broken(copy: Path) -> None:
    """Everything but the engine and what imports it: the cards, and the grammar of their texts."""
    os.chdir(copy)
    sys.path.insert(0, str(copy))
    sys.dont_write_bytecode = True
    from judge.cards.card import AbilityText, Card
    from judge.cards.catalog import Catalog
    from judge.cards.text.compile import compile_card
    from judge.cards.text.tokens import Vocabulary
    from judge.terms import CardType

    Catalog.bundled()
    card = Card("Deed", None, CardType.ACTION, 0, True, text=(AbilityText(None, "Draw a card."),))
    compile_card(card, Vocabulary(frozenset(), frozenset()), lambda node: ())
    assert not any(name.startswith("judge.engine") for name in sys.modules)


def try_one(mutation: Mutation, copy: Path, tests: tuple[str, ...]) -> str:
    """What notices it; the file is as it was afterwards."""
    file = copy / "judge" / "engine" / mutation.file
    times = file.stat()
    text = broken(mutation, copy)
    try:
        return noticed(tests)
    finally:
        file.write_text(text, encoding="utf-8")
        os.utime(file, ns=(times.st_atime_ns, times.st_mtime_ns))  # so that its bytecode is good again


def survivors_of(tests: tuple[str, ...], mutants: Mutants, copy: Path) -> Mutants:
    """Those that none of these tests notices; each is told as it is tried."""
    if not mutants:
        return []
    by = noticed(tests)
    assert not by, f"{by}: the tests fail without any mutation"
    left = []
    for number, mutation in mutants:
        start = time.monotonic()
        by = try_one(mutation, copy, tests)
        left += [] if by else [(number, mutation)]
        words = by or f"SURVIVES {mutation.new.strip()}"
        print(f"{number:3} {time.monotonic() - start:4.0f} s {mutation.file}: {words}", flush=True)
    return left


def copied(folder: str) -> Path:
    copy = Path(folder)
    for name in COPIED:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, copy / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(source, copy / name)
    compileall.compile_dir(copy, quiet=2)
    return copy


def wanted(number: int, mutation: Mutation, words: list[str]) -> bool:
    return not words or any(word == str(number) or word in mutation.file for word in words)


def chosen_mutants(words: list[str]) -> Mutants:
    """Those that are wanted, but for those of which nothing can be seen."""
    numbered = enumerate(read_mutations(), 1)
    return [(number, one) for number, one in numbered if wanted(number, one, words) and not one.equivalent]


def main(words: list[str]) -> None:
    chosen = chosen_mutants(words)
    with tempfile.TemporaryDirectory() as folder:
        copy = copied(folder)
        stale = [number for number, mutation in chosen if not stands(mutation, copy)]
        assert not stale, f"the engine has changed where these mutations stood; fit them to it: {stale}"
        load_what_is_not_broken(copy)
        left = survivors_of(OF_RULES, [one for one in chosen if not one[1].is_of_scenarios], copy)
        left += survivors_of(OF_SCENARIOS, [one for one in chosen if one[1].is_of_scenarios], copy)
        left = survivors_of(SHIPPED, left, copy)
        left = survivors_of(TRACES, left, copy)
    print(f"{len(chosen) - len(left)} of {len(chosen)} mutants are noticed; {len(left)} are not")


if __name__ == "__main__":
    main(sys.argv[1:])
