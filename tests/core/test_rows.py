"""Rows of numbers: changed in place, or replaced so that whoever shares the old row sees nothing of it."""

from __future__ import annotations

from magnate.core.rows import add, put, put_row, raised


def test_a_number_is_raised_in_place() -> None:
    row = shared = [1, 2, 3]
    add(row, 1, 5)
    add(row, -1, -3)
    assert shared == [1, 7, 0]


def test_a_replaced_row_leaves_the_old_one_alone() -> None:
    row = [1, 2, 3]
    assert put(row, 1, 9) == [1, 9, 3]
    assert raised(row, 2, -4) == [1, 2, -1]
    assert row == [1, 2, 3]


def test_replaced_rows_share_the_others() -> None:
    rows = [[1], [2]]
    twin = put_row(rows, 0, [7])
    assert twin == [[7], [2]]
    assert twin[1] is rows[1]
    assert rows == [[1], [2]]
