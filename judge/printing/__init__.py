"""Sheets for the table and the event board."""
