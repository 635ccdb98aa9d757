"""The contract, randomness, records and words. Knows no game."""
