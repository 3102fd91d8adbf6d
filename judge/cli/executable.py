"""What the engine can execute, loaded when a card's text is looked into."""

from judge.cards.understanding import Lacking


def engine() -> Lacking:
    """Tells the nodes of an ability that the engine has no meaning for."""
    from judge.engine import nodes_without_meaning

    return nodes_without_meaning
