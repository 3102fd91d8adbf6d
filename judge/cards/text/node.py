"""The root of every typed thing that a card text is compiled to."""

from collections.abc import Mapping
from dataclasses import dataclass, field

UNSAID: Mapping[str, bool] = {"unsaid": True}
"""Metadata of a field that no word says: a later pass fills it, and the writer takes no notice of it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Node:
    """A meaning; `wording` is the production that said it, so that synonyms write back in their own words."""

    wording: int = field(default=-1, compare=False, repr=False)
