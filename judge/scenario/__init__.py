"""Scenario files: read, set up, written out again."""
