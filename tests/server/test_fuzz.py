"""Whatever is sent, the answer is one that the API describes, and never a 5xx of the server's own."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from people import Client
from schemathesis import checks
from served import Running

from magnate.server.app import create_app
from magnate.server.settings import Settings

ASKED = (
    checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
)


@pytest.fixture
def turns() -> Iterator[int]:
    """Whose requests it is to be: a player's, a winner's, a spectator's, a stranger's, in turn."""
    return cycle(range(4))


DESCRIBED = create_app(Settings(database="sqlite://")).openapi()
schema = schemathesis.openapi.from_dict(DESCRIBED).exclude(path_regex="/stream$")


@pytest.fixture(scope="module")
def people(house: Running) -> list[Client]:
    """Somebody whose turn it is, somebody whose game is over, a spectator."""
    playing, over, watching = house.client(), house.client(), house.client()
    playing.make(seats=[{"kind": "me"}, {"kind": "screen"}], options={"rounds": 8})
    over.make(seats=[{"kind": "me"}], options={"rounds": 1})
    over.moved()
    over.moved()
    watching.take(None, str(playing.table))
    return [playing, over, watching]


@schema.parametrize()
@settings(
    max_examples=8,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)
def test_no_request_breaks_the_server(
    case: schemathesis.Case, people: list[Client], house: Running, turns: Iterator[int]
) -> None:
    turn = next(turns)
    if "table_id" in case.path_parameters and turn < len(people):
        person = people[turn]
        case.path_parameters["table_id"] = person.table
        if person.key:
            case.headers["authorization"] = f"Bearer {person.key}"
    if case.path_parameters.get("game") and turn:
        case.path_parameters["game"] = "hoard"
    answer = case.call(base_url=house.url, timeout=30)
    case.validate_response(answer, checks=list(ASKED))


def test_the_server_is_sound_after_all_that(house: Running) -> None:
    assert house.client().get("/ready").json() == {"ok": True}
