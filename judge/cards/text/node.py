"""Stands in until nothing imports it any more."""

from judge.cards.abilities.node import UNSAID, Node, node

__all__ = ["UNSAID", "Node", "node"]
