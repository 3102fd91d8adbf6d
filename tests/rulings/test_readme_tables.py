"""The README's tables, columns and queries are those of the database."""

import re
import sqlite3
from pathlib import Path

import pytest
from making import kept

README = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
SECTION = README.partition("### The tables of rulings")[2].partition("\n## ")[0]
ROWS = re.findall(r"^\| `(ruling\w*)` \| (.+) \|$", SECTION, re.M)
[SQL] = re.findall(r"```sql\n(.+?)```", SECTION, re.DOTALL)
QUERIES = [query.strip() for query in SQL.split(";") if query.strip()]


@pytest.mark.parametrize(("table", "columns"), ROWS, ids=[table for table, _ in ROWS])
def test_a_table_has_the_columns_that_the_readme_names(
    table: str, columns: str, db: sqlite3.Connection
) -> None:
    own = [row["name"] for row in db.execute(f"pragma table_info({table})")]
    without_remarks = re.sub(r"\([^)]*\)|:.*", "", columns)
    assert re.findall(r"`(\w+)`", without_remarks)[: len(own)] == own


def test_every_table_of_rulings_is_in_the_readme(db: sqlite3.Connection) -> None:
    tables = db.execute("select name from sqlite_master where type = 'table' and name like 'ruling%'")
    own = {row["name"] for row in tables if not row["name"].startswith("ruling_fts_")}
    assert own == {table for table, _ in ROWS}


def test_there_are_five_queries() -> None:
    assert len(QUERIES) == 5


@pytest.mark.parametrize("query", QUERIES)
def test_a_query_of_the_readme_runs(query: str, db: sqlite3.Connection) -> None:
    kept(db)
    assert isinstance(db.execute(query).fetchall(), list)
