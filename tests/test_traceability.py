"""Every clause has a test, every mark a clause, every rule function names the clauses it implements."""

from __future__ import annotations

from importlib import resources
from pathlib import Path

import pytest

import magnate
from magnate.core.clauses import clauses_of, trace_of
from magnate.testing.trace import (
    collected,
    implemented,
    proofs_text,
    series,
    silent_functions,
    unknown,
    unplaced,
    unproved,
)

TESTS = Path(__file__).parent / "games"


@pytest.fixture(scope="module")
def proofs() -> dict[str, dict[str, list[str]]]:
    found: dict[str, dict[str, list[str]]] = {name: {} for name in magnate.installed()}
    for id, tests in collected(TESTS).items():
        for test in tests:
            found[test.split("/")[2]].setdefault(id, []).append(test)
    return found


@pytest.mark.parametrize("name", magnate.installed())
def test_every_clause_has_a_test(name: str, proofs: dict[str, dict[str, list[str]]]) -> None:
    assert unproved(magnate.load(name).package, proofs[name]) == []


@pytest.mark.parametrize("name", magnate.installed())
def test_every_mark_names_a_clause(name: str, proofs: dict[str, dict[str, list[str]]]) -> None:
    assert unknown(magnate.load(name).package, proofs[name]) == []


@pytest.mark.parametrize("name", magnate.installed())
def test_every_rule_function_names_its_clauses(name: str) -> None:
    assert silent_functions(magnate.load(name).package) == []


@pytest.mark.parametrize("name", magnate.installed())
def test_every_clause_names_the_function_that_carries_it_out(name: str) -> None:
    assert unplaced(magnate.load(name).package) == []


@pytest.mark.parametrize(
    ("first", "last", "ids"),
    [
        ("WAG-LOAD-2", "WAG-LOAD-4", ["WAG-LOAD-2", "WAG-LOAD-3", "WAG-LOAD-4"]),
        ("WAG-LOAD-9", "11", ["WAG-LOAD-9", "WAG-LOAD-10", "WAG-LOAD-11"]),
        ("WAG-LOAD-1", "WAG-LEAVE-1", ["WAG-LOAD-1", "WAG-LEAVE-1"]),
    ],
)
def test_a_row_of_clauses_is_named_by_its_ends(first: str, last: str, ids: list[str]) -> None:
    assert series(first, last) == ids


@pytest.mark.parametrize("name", magnate.installed())
def test_the_shipped_list_of_proofs_is_current(name: str, proofs: dict[str, dict[str, list[str]]]) -> None:
    package = magnate.load(name).package
    trace = trace_of(package)
    assert {id: proof.tests for id, proof in trace.items() if proof.tests} == proofs[name]
    assert {id: proof.code for id, proof in trace.items() if proof.code} == implemented(package)
    shipped = resources.files(package).joinpath("proofs.toml").read_text(encoding="utf-8")
    assert shipped == proofs_text(proofs[name], implemented(package)), "make proofs"


@pytest.mark.parametrize("name", magnate.installed())
def test_clauses_speak_both_languages(name: str) -> None:
    for clause in clauses_of(magnate.load(name).package).values():
        assert clause.en.strip(), clause.id
        assert clause.fr.strip(), clause.id
        assert clause.en != clause.fr, clause.id
        assert clause.section_fr.strip(), f"{clause.section} has no French heading in [sections]"
