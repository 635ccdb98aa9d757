"""Hoard, a small card game: show a card for its points now, or bury it for twice as many at the end."""

from magnate_hoard.game import GAME

__all__ = ["GAME"]
