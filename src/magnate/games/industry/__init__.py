"""Industry: auctions, five eras, sixty cells, networks. For 3 or 4 players."""

from magnate.games.industry.game import GAME

__all__ = ["GAME"]
