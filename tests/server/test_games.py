"""What the server tells about games, words and boards; and the page."""

from __future__ import annotations

import httpx
from fluent.syntax import FluentParser, ast
from people import Client
from served import Running

import magnate


def test_installed_games_are_presented_in_both_languages(api: Client) -> None:
    games = {game["id"]: game for game in api.get("/api/games").json()["games"]}
    hoard = games["hoard"]
    assert hoard["seats"] == [1, 2, 3]
    assert hoard["space"] == 42
    assert hoard["board"] is True
    assert hoard["options"][0] == {"name": "rounds", "default": 3, "values": [1, 2, 3, 8], "seats": None}
    assert hoard["texts"]["fr"]["game-name"] == "Magot"
    assert hoard["texts"]["en"]["game-weight"] == "light"


def test_a_game_in_full(api: Client) -> None:
    game = api.get("/api/games/hoard").json()
    assert game["catalogue"]["deck"]["say"] == {"id": "help-deck", "args": {"cards": 30, "hand": 3}}
    assert game["verbs"][1] == {"do": "show", "params": {}, "base": 40, "size": 1}
    assert game["terms"] == ["points"]
    assert api.get("/api/games/chess").status_code == 404


def test_the_rules_clause_by_clause(api: Client) -> None:
    clauses = api.get("/api/games/hoard/clauses").json()["clauses"]
    assert [clause["id"] for clause in clauses] == ["HOA-TURN-1", "HOA-END-1"]
    assert clauses[0]["text"]["fr"].startswith("Prenez")
    assert clauses[0]["proofs"] == clauses[0]["code"] == []
    assert set(clauses[0]["section"]) == {"en", "fr"}
    real = api.get(f"/api/games/{magnate.installed()[0]}/clauses").json()["clauses"]
    assert all(bool(clause["why"]) == (clause["tag"] == "ruling") for clause in real)
    assert {clause["option"] for clause in real} > {""}
    assert any(clause["section"]["en"] != clause["section"]["fr"] for clause in real)
    assert any(": " in place for clause in real for place in clause["code"])


def test_texts_join_core_server_and_game(api: Client) -> None:
    for lang, said in (("en", "Pick a card first."), ("fr", "Prenez d'abord une carte.")):
        answer = api.get(f"/api/texts/{lang}", game="hoard")
        assert answer.headers["content-type"].startswith("text/plain")
        entries = FluentParser().parse(answer.text).body
        assert not [entry for entry in entries if isinstance(entry, ast.Junk)]
        ids = {entry.id.name for entry in entries if isinstance(entry, ast.Message)}
        assert {"no-such-choice", "fault-stale", "why-pick-first"} <= ids
        assert said in answer.text
    assert "why-pick-first" not in api.get("/api/texts/en").text
    assert "\ntell-" not in api.get("/api/texts/en").text, "what only a telling in words says stays here"
    assert api.get("/api/texts/de").status_code == 422
    assert api.get("/api/texts/en", game="chess").status_code == 404


def test_boards_come_from_the_games_own_package(api: Client) -> None:
    board = api.get("/games/hoard/board.js")
    assert board.status_code == 200
    assert board.headers["content-type"].startswith("text/javascript")
    tag = board.headers["etag"]
    assert api.http.get("/games/hoard/board.js", headers={"if-none-match": tag}).status_code == 304


def test_nothing_else_of_a_package_is_served(house: Running) -> None:
    for path in (
        "__init__.py",
        "components.toml",
        "..%2f..%2fconftest.py",
        "%2e%2e/x.js",
        "none.js",
        "",
        ".js",
    ):
        assert httpx.get(f"{house.url}/games/hoard/{path}").status_code == 404, path
    for path in ("../server/store.py", "%2e%2e/server/app.py", "..%2fserver%2fapp.py"):
        assert httpx.get(f"{house.url}/static/{path}").status_code == 404, path


def test_health_readiness_and_figures(api: Client) -> None:
    assert api.get("/health").json() == {"ok": True}
    assert api.get("/ready").json() == {"ok": True}
    api.make(seats=[{"kind": "me"}])
    api.moved()
    figures = api.get("/metrics").text
    assert 'magnate_moves_total{by="person",game="hoard"}' in figures
    assert "magnate_move_seconds_bucket" in figures
    assert str(api.table) not in figures


def test_openapi_describes_every_route(api: Client) -> None:
    described = api.get("/openapi.json").json()
    assert len(described["paths"]) > 25
    for path, methods in described["paths"].items():
        for method, route in methods.items():
            assert route["description"], (method, path)
            assert "4XX" in route["responses"], (method, path)
            good = next(answer for code, answer in route["responses"].items() if code.startswith("2"))
            assert good["content"], (method, path)
            assert good["content"] != {"application/json": {"schema": {}}}, (method, path)
