"""Spyrium, for two to five."""

from magnate.games.spyrium.game import GAME as GAME
