"""Rows of numbers, which positions are made of: changed in place, or replaced where clones share them.

Compiled, `row[at] = row[at] + number` is machine arithmetic, while `row[at] += number` makes and adds objects; what
is done at every step of a search goes through `add`. For the same reason a row that is read through in every search is
read by `words`, where hardly any of its numbers is negative.
"""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64


def words(row: list[int]) -> list[i64]:
    """The same row, whose numbers are read as machine words."""
    return cast("list[i64]", row)


def add(row: list[int], at: int, number: int) -> None:
    """Raise (or lower) one number of a row in place."""
    row[at] = row[at] + number


def put(row: list[int], at: int, value: int) -> list[int]:
    """A row of numbers with one of them replaced; the old row, which other positions may share, stays as it is."""
    twin = row.copy()
    twin[at] = value
    return twin


def raised(row: list[int], at: int, number: int) -> list[int]:
    """A row of numbers with one of them raised (or lowered); the old row stays as it is."""
    twin = row.copy()
    twin[at] = twin[at] + number
    return twin


def put_row(rows: list[list[int]], at: int, row: list[int]) -> list[list[int]]:
    """Rows of which one is replaced; the old rows stay as they are."""
    twin = rows.copy()
    twin[at] = row
    return twin
