"""The named migrations, one module a part of the database.

A module has `migrations`, a sqlite_utils Migrations set, and may have `fill(db)`, which puts in what ships
with the package; `fill` runs after the migrations whenever the database is made or the package has changed.
"""
