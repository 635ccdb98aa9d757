"""Matches, ladders, ratings and reports between bots."""
