"""A pytest plugin: `--proofs FILE` writes which collected tests prove which clauses, as JSON."""

from __future__ import annotations

import json
from pathlib import Path

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    """The option that asks for the list."""
    parser.addoption("--proofs", default="", help="write clause -> tests to this file")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Write the list once all tests are collected."""
    target = config.getoption("--proofs")
    if not target:
        return
    found: dict[str, set[str]] = {}
    for item in items:
        for mark in item.iter_markers("clause"):
            for id in mark.args:
                found.setdefault(id, set()).add(item.nodeid.partition("[")[0])
    plain = {id: sorted(tests) for id, tests in sorted(found.items())}
    Path(target).write_text(json.dumps(plain), encoding="utf-8")
