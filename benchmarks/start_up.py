"""How long a look-up takes beside a bare typer program that prints a line; the aim is at most twice as long.

Run: python benchmarks/start_up.py
"""

import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from judge.database import open_database

ROUNDS = 15
AIM = 2.0
BARE = """
import typer
app = typer.Typer()

@app.command()
def line(number: str) -> None:
    print(number)

app()
"""
LOOK_UP = "from judge.cli.main import main; main()"


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
        bare, look_up = [], []
        for _ in range(ROUNDS):
            bare.append(seconds(BARE, "8.10.4"))
            look_up.append(seconds(LOOK_UP, "rule", "8.10.4"))
    ratio = statistics.median(look_up) / statistics.median(bare)
    print(f"a bare typer program: {statistics.median(bare) * 1000:.0f} ms")
    print(f"judge rule 8.10.4:    {statistics.median(look_up) * 1000:.0f} ms")
    print(f"ratio {ratio:.2f}, aim at most {AIM}")
    sys.exit(ratio > AIM)


if __name__ == "__main__":
    main()
