"""The figures of a game over the API: shown, corrected, merged; a table says which it plays with."""

from __future__ import annotations

from typing import Any

import pytest
from people import Client

import magnate

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


@pytest.mark.parametrize("body", [{"values": {"x": []}}, {"values": 3}, {"other": 5}])
def test_what_is_no_request_is_refused(api: Client, body: dict[str, Any]) -> None:
    assert api.post(PATH, body).status_code == 422
