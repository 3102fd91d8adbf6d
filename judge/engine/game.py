"""The engine as others use it: a game, its turn actions, and what came of them."""

from judge.engine import (  # noqa: F401  # importing them enters what each node means
    amounts,
    conditions,
    matching,
    players,
    selections,
    watching,
)
