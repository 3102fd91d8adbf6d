"""How long look-ups take beside a bare typer program that prints a line; the aim is at most twice as long.

Run: python benchmarks/start_up.py
"""

import os
import shlex
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from judge.database import open_database

ROUNDS = 15
LOOK_UPS = (
    ("rule", "8.10.4"),
    ("card", "Stitch - New Dog"),
    ("card", "Elsa - Snow Queen"),
    ("search", "shift exerted"),
)
AIM = 2.0
BARE = """
import typer
app = typer.Typer()

@app.command()
def line(number: str) -> None:
    print(number)

app()
"""
JUDGE = "from judge.cli.main import main; main()"


def seconds(program: str, *arguments: str) -> float:
    start = time.perf_counter()
    subprocess.run([sys.executable, "-c", program, *arguments], check=True, stdout=subprocess.DEVNULL)
    return time.perf_counter() - start


def building(path: Path) -> float:
    start = time.perf_counter()
    open_database(str(path)).close()
    return time.perf_counter() - start


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "judge.db"
        print(f"the database, all documents indexed: {building(path):.2f} s")
        os.environ["JUDGE_DB"] = str(path)
        bare, judged = measured()
    print(f"a bare typer program: {bare * 1000:.0f} ms; the aim is at most {AIM} times that")
    for look_up, taken in judged.items():
        print(f"judge {shlex.join(look_up)}: {taken * 1000:.0f} ms, ratio {taken / bare:.2f}")
    sys.exit(max(judged.values()) / bare > AIM)


def measured() -> tuple[float, dict[tuple[str, ...], float]]:
    """The medians; what is kept in the database from the first time is there before the clock runs."""
    bare: list[float] = []
    judged: dict[tuple[str, ...], list[float]] = {look_up: [] for look_up in LOOK_UPS}
    for look_up in LOOK_UPS:
        seconds(JUDGE, *look_up)
    for _ in range(ROUNDS):
        bare.append(seconds(BARE, "8.10.4"))
        for look_up, taken in judged.items():
            taken.append(seconds(JUDGE, *look_up))
    return statistics.median(bare), {look_up: statistics.median(taken) for look_up, taken in judged.items()}


if __name__ == "__main__":
    main()
