"""Carnegie: companies, missions, transport and donations in the United States of the nineteenth century."""

from magnate.games.carnegie.game import GAME

__all__ = ["GAME"]
