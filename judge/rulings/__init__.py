"""Rulings that judges keep."""
