"""The entries of the newest official rulebook, as the tests of citations and coverage need them."""

from functools import cache

from judge.corpus.manifest import manifest, read_shipped


@cache
def entries() -> tuple[tuple[str, str], ...]:
    """Every number with its words."""
    official = max((one for one in manifest() if one.authority == "official"), key=lambda one: one.effective)
    return tuple((str(rule.number), rule.text or rule.title) for rule in read_shipped(official).rules)
