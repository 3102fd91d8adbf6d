"""The card of a game that a reference of the file means."""

from collections.abc import Sequence

from judge.engine.state import Game
from judge.engine.steps import Illegal, Reason
from judge.scenario.labels import Copy, SeveralCopies, Wish, the_copy_now
from judge.scenario.now import copies_now
from judge.scenario.set_up import Board


def find_copy(game: Game, board: Board, reference: str, wishes: Sequence[Wish] = ()) -> int:
    """The id of the copy meant, as the board is now; of copies that leave a doubt, the first."""
    now = copies_now(game)
    found = the_copy_now(reference, now, board.copies, wishes)
    if isinstance(found, SeveralCopies):
        found = found.copies[0]
    if not isinstance(found, Copy):
        raise Illegal(Reason(("4.1.4",), "there is no such card", {"name": reference}))
    return next(card for card, copy in enumerate(now) if copy.label == found.label)
