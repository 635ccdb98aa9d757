"""Which build is under test, and that both builds behave the same at the edges."""

from __future__ import annotations

import os
import shutil

import pytest

from magnate.core import contract, rng


def test_the_installed_package_is_compiled_where_a_compiler_exists() -> None:
    pure = "src" in os.environ.get("PYTHONPATH", "").split(os.pathsep) or os.environ.get("MAGNATE_PURE")
    if pure:
        assert str(contract.__file__).endswith(".py")
    elif shutil.which("cc") or shutil.which("gcc"):
        assert str(contract.__file__).endswith(".so")
    else:
        pytest.skip("no compiler here")


def test_the_random_stream_is_the_same_on_every_build() -> None:
    stream = rng.seeded(7)
    assert [stream.next32() for _ in range(4)] == [3886325219, 2393878880, 2206001196, 307799498]
    assert [stream.below(6) for _ in range(10)] == [3, 3, 0, 1, 4, 3, 2, 1, 5, 0]
    row = list(range(8))
    stream.shuffle(row)
    assert row == [3, 2, 4, 5, 1, 7, 6, 0]
