"""The figures of a game over the API: shown, corrected, merged; a table says which it plays with."""

from __future__ import annotations

from typing import Any

import pytest
import sqlalchemy as sa
from people import Client
from served import Start

import magnate
from magnate.server import schema
from magnate.server.store import opened

NAME = magnate.installed()[0]
PATH = f"/api/games/{NAME}/figures"


def looked_at(api: Client, **body: Any) -> dict[str, Any]:
    answer = api.post(PATH, body)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_every_figure_is_told_with_its_source_and_its_piece(api: Client) -> None:
    figures = api.get(PATH).json()["figures"]
    money = next(figure for figure in figures if figure["place"] == "setup.money")
    assert money["value"] == 12
    assert {figure["source"] for figure in figures} == {"rulebook", "public", "reconstructed"}
    catalogue = magnate.load(NAME).catalogue()
    pieces = {figure["about"] for figure in figures} - {""}
    assert pieces
    assert pieces <= set(catalogue)


def test_a_corrected_figure_becomes_a_file_that_a_table_can_be_made_with(api: Client) -> None:
    found = looked_at(api, values={"setup.money": 13})
    assert found["problem"] == ""
    assert found["changes"] == [{"place": "setup.money", "ours": 12, "theirs": 13}]
    made = api.post(
        "/api/tables",
        {
            "game": NAME,
            "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}],
            "components": found["text"],
        },
    ).json()
    table = made["table"]
    assert table["own_components"]
    assert api.get(f"/api/tables/{table['id']}/figures").json()["changes"] == found["changes"]


def test_a_figure_that_cannot_be_is_refused_in_a_sentence_that_names_it(api: Client) -> None:
    found = looked_at(api, values={"setup.money": 999})
    assert "setup.money" in found["problem"]
    assert "no figure at nowhere" in looked_at(api, values={"nowhere": 1})["problem"]
    assert "not a TOML file" in looked_at(api, components="[[[")["problem"]


def test_two_files_are_merged_and_the_conflict_is_told(api: Client) -> None:
    one = looked_at(api, values={"setup.money": 13})["text"]
    two = looked_at(api, values={"setup.money": 14, "setup.goods": 5})["text"]
    found = looked_at(api, components=one, other=two)
    assert found["conflicts"] == [{"place": "setup.money", "ours": 13, "theirs": 14}]
    assert {change["place"]: change["theirs"] for change in found["changes"]} == {
        "setup.money": 13,
        "setup.goods": 5,
    }


def test_pieces_are_told_by_the_tables_they_stand_in(api: Client) -> None:
    about = {figure["place"]: figure["about"] for figure in api.get(PATH).json()["figures"]}
    assert about["tabs.projects.housing.A.steps[6]"] == "tab:housing"
    assert about["cities[1].vp"] == "city:seattle"
    assert about["setup.money"] == ""
    assert about["seats.1.departments_removed"] == ""
    for name, place, piece in (
        ("spyrium", "cards.A_MINE_1.price", "A_MINE_1"),
        ("industry", "E2.price", "cell:E2"),
        ("sweetlands", "citizens.C001.automation[1].n", "card-C001"),
    ):
        figures = api.get(f"/api/games/{name}/figures").json()
        assert {figure["place"]: figure["about"] for figure in figures["figures"]}[place] == piece
        assert figures["view"]["you"] == -1


def test_a_figure_is_confirmed_or_taken_back(api: Client) -> None:
    found = looked_at(api, values={"setup.money": 12})
    assert found["changes"] == []
    assert found["text"] == "", "what we say is from the print already"
    found = looked_at(api, values={"tabs.projects.housing.A.steps[6]": 4})
    assert found["changes"] == []
    assert found["values"] == {"tabs.projects.housing.A.steps[6]": 4}
    again = looked_at(api, components=found["text"], values={"tabs.projects.housing.A.steps[6]": None})
    assert again["text"] == ""


def test_what_is_drawn_follows_the_corrections(api: Client) -> None:
    found = looked_at(api, values={"cities[1].vp": 4})
    assert found["problem"] == ""
    assert found["about"].keys() == {"city:seattle"}
    assert next(city for city in found["view"]["board"]["cities"] if city["id"] == "seattle")["vp"] == 4


MINE = f"/api/games/{NAME}/copy"


def as_owner(secret: str) -> dict[str, str]:
    return {"authorization": f"Bearer {secret}"}


def test_an_owners_file_is_kept_for_its_owner_alone_and_deleted(api: Client) -> None:
    text = looked_at(api, values={"setup.money": 13})["text"]
    ann, bob = as_owner("a" * 24), as_owner("b" * 24)
    kept = api.http.post(MINE, json={"components": text}, headers=ann).json()
    assert kept["changes"] == [{"place": "setup.money", "ours": 12, "theirs": 13}]
    assert kept["updated"] > 0
    assert api.http.get(MINE, headers=ann).json() == kept
    assert api.http.get(MINE, headers=bob).json() == {
        "text": "",
        "values": {},
        "changes": [],
        "updated": None,
    }
    other = looked_at(api, values={"setup.money": 14})["text"]
    api.http.post(MINE, json={"components": other}, headers=ann)
    assert api.http.get(MINE, headers=ann).json()["values"] == {"setup.money": 14}
    assert api.http.delete(MINE, headers=bob).status_code == 200
    assert api.http.get(MINE, headers=ann).json()["text"] == other
    assert api.http.delete(MINE, headers=ann).status_code == 200
    assert api.http.get(MINE, headers=ann).json()["text"] == ""


@pytest.mark.parametrize("verb", ["get", "post", "delete"])
def test_nobody_is_no_owner(api: Client, verb: str) -> None:
    body = {"json": {"components": ""}} if verb == "post" else {}
    for headers in ({}, as_owner("short")):
        answer = api.http.request(verb, MINE, headers=headers, **body)
        assert answer.status_code == 401
        assert answer.json()["error"]["code"] == "no-person"


def test_what_cannot_be_played_with_is_not_kept(api: Client) -> None:
    owner = as_owner("c" * 24)
    for text in ("[setup]\nmoney = 999\n", "[[[", "x" * 300_000):
        answer = api.http.post(MINE, json={"components": text}, headers=owner)
        assert answer.status_code == 422, answer.text
        assert answer.json()["error"]["code"] == "bad-components"
    assert api.http.post(MINE, json={"components": "x" * 2_000_000}, headers=owner).status_code == 413
    assert api.http.post("/api/games/nothing/copy", json={"components": ""}, headers=owner).status_code == 404


def test_all_files_together_have_so_much_room(start: Start) -> None:
    server = start(copies_room=30)
    with Client(server.url) as api:
        text = looked_at(api, values={"setup.money": 13})["text"]
        assert 15 < len(text) < 30
        assert api.http.post(MINE, json={"components": text}, headers=as_owner("a" * 24)).status_code == 200
        full = api.http.post(MINE, json={"components": text}, headers=as_owner("b" * 24))
        assert (full.status_code, full.json()["error"]["code"]) == (409, "no-room")
        assert "no room" in full.json()["error"]["text"]
        assert api.http.post(MINE, json={"components": text}, headers=as_owner("a" * 24)).status_code == 200
        long_ago = sa.update(schema.copies).values(updated=0.0)
        with opened(server.settings.database_url) as store, store.writer.begin() as connection:
            connection.execute(long_ago)
        assert api.http.post(MINE, json={"components": text}, headers=as_owner("b" * 24)).status_code == 200
        assert api.http.get(MINE, headers=as_owner("a" * 24)).json()["text"] == ""


@pytest.mark.parametrize("body", [{"values": {"x": []}}, {"values": 3}, {"other": 5}])
def test_what_is_no_request_is_refused(api: Client, body: dict[str, Any]) -> None:
    assert api.post(PATH, body).status_code == 422
