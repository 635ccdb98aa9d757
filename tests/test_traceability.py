"""Every clause has a test, every mark a clause, every rule function names the clauses it implements."""

from __future__ import annotations

from pathlib import Path

import pytest

import magnate
from magnate.core.clauses import clauses_of, proofs_of
from magnate.testing.trace import collected, silent_functions, unknown, unproved

TESTS = Path(__file__).parent / "games"


@pytest.fixture(scope="module")
def proofs() -> dict[str, dict[str, list[str]]]:
    return {name: collected(TESTS / name) for name in magnate.games()}


@pytest.mark.parametrize("name", magnate.games())
def test_every_clause_has_a_test(name: str, proofs: dict[str, dict[str, list[str]]]) -> None:
    assert unproved(magnate.load(name).package, proofs[name]) == []


@pytest.mark.parametrize("name", magnate.games())
def test_every_mark_names_a_clause(name: str, proofs: dict[str, dict[str, list[str]]]) -> None:
    assert unknown(magnate.load(name).package, proofs[name]) == []


@pytest.mark.parametrize("name", magnate.games())
def test_every_rule_function_names_its_clauses(name: str) -> None:
    assert silent_functions(magnate.load(name).package) == []


@pytest.mark.parametrize("name", magnate.games())
def test_the_shipped_list_of_proofs_is_current(name: str, proofs: dict[str, dict[str, list[str]]]) -> None:
    assert proofs_of(magnate.load(name).package) == proofs[name]


@pytest.mark.parametrize("name", magnate.games())
def test_clauses_speak_both_languages(name: str) -> None:
    for clause in clauses_of(magnate.load(name).package).values():
        assert clause.en.strip(), clause.id
        assert clause.fr.strip(), clause.id
        assert clause.en != clause.fr, clause.id
