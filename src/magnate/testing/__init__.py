"""The conformance suite any game can be put through, and the marks that tie tests to clauses."""

from magnate.testing.marks import clause

__all__ = ["clause"]
