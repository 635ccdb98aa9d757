"""Industry, for three or four."""

from magnate.games.industry.game import GAME as GAME
