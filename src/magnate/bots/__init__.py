"""Bots: they see only a redealt clone of the position, and know no game, only the contract."""
