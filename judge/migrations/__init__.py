"""The named migrations of the database, one file for each group of tables."""
