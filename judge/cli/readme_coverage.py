"""`python -m judge.cli.readme_coverage`: writes the README's table of compiled cards per set."""

import re
from collections import Counter
from pathlib import Path

from judge.cards.sources import bundled_pool
from judge.cards.text.coverage import COMPILED, by_set, counts, covered
from judge.cli.executable import engine

README = Path(__file__).parents[2] / "README.md"
_REGION = re.compile(r"(<!-- coverage: .*? -->\n).*?(<!-- end of coverage -->)", re.DOTALL)


def table() -> str:
    """The main cards of the bundled pool; a card counts in every set that printed it."""
    cards = covered(list(bundled_pool()), engine())
    rows = [_row(code, found) for code, found in by_set(cards).items()]
    head = ["| set | cards | compiled | share |", "|---|---|---|---|"]
    return "\n".join([*head, *rows, _row("all", counts(cards))]) + "\n"


def _row(name: str, found: Counter[str]) -> str:
    total, compiled = sum(found.values()), found[COMPILED]
    # Rounded down: what is not all is not said to be 100%.
    return f"| {name} | {total:,} | {compiled:,} | {1000 * compiled // total / 10:.1f}% |"


def with_table(text: str, rows: str) -> str:
    """The README with these rows between its two marks."""
    return _REGION.sub(lambda found: f"{found[1]}\n{rows}\n{found[2]}", text)


if __name__ == "__main__":
    README.write_text(with_table(README.read_text(encoding="utf-8"), table()), encoding="utf-8")
