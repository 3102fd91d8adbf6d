"""The root of every typed thing that a card text is compiled to."""

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True, kw_only=True)
class Node:
    """A meaning; `wording` is the production that said it, so that synonyms write back in their own words."""

    wording: int = field(default=-1, compare=False, repr=False)
