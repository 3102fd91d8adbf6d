"""Who starts the next game of a series (CR 2.1.3)."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class NextStart:
    """The starting player where the rules name one; otherwise who selects it."""

    starting: int | None
    selects: int | None
    rule: str


def start_of_next_game(starting: int, loser: int | None, games: int, best_of: bool) -> NextStart:
    """2.1.3.1: in a two-game series the other player starts; 2.1.3.2: in a best-of-N the loser selects."""
    if best_of and loser is not None:
        return NextStart(None, loser, "2.1.3.2")
    if games == 2 and not best_of:
        return NextStart(1 - starting, None, "2.1.3.1")
    return NextStart(None, None, "2.1.2")
