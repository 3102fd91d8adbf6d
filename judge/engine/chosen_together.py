"""What chosen cards must fulfil together: their total, or a name that all share (CR 5.2.6, 6.1.3)."""

from collections.abc import Callable

from judge.cards.abilities.descriptions import Description, SharingAName, Total
from judge.engine.characteristics import value
from judge.engine.describe import compare
from judge.engine.events import Ref
from judge.engine.naming import share_a_name
from judge.engine.state import Game


def fit_together(game: Game, description: Description) -> Callable[[tuple[Ref, ...]], bool] | None:
    """Whether cards that fit the description one by one do so together; None where nothing is asked."""
    total = next((one for one in description.qualities if isinstance(one, Total)), None)
    if total is not None:
        return lambda refs: compare(
            sum(max(0, value(game, ref, total.characteristic)) for ref in refs), total.compare, total.amount
        )
    if any(isinstance(one, SharingAName) for one in description.qualities):
        return lambda refs: all(share_a_name(game, refs[0], ref) for ref in refs[1:])
    return None
