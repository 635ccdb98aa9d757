"""Sweet Lands: heirs to a kingdom of sweets spread land, roads and cities. For 1 to 4 players."""

from magnate.games.sweetlands.game import GAME

__all__ = ["GAME"]
