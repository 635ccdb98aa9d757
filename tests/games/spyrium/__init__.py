"""Tests of Spyrium: one case after another, by section of the rules."""
