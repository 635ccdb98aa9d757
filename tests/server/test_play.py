"""Playing at a table: making it, sitting down, choosing, asking why, taking back."""

from __future__ import annotations

from typing import Any

import pytest
from people import Client, pair, play_out

import magnate
from magnate.core.history import History


def test_two_people_play_a_game_to_its_end(api: Client) -> None:
    ada, basil = pair(api)
    end = play_out(ada, basil)
    assert end["status"] == "over"
    assert end["view"]["winners"]
    assert end["seed"] is not None
    assert end["at"] == 12


def test_a_person_plays_against_a_bot(api: Client) -> None:
    api.make(seats=[{"kind": "me"}, {"kind": "bot", "level": "random"}])
    for _ in range(3):
        api.wait(lambda t: t["view"]["actor"] == 0)
        api.moved()
        api.moved()
    end = api.wait(lambda t: t["status"] == "over")
    assert end["at"] == 12
    assert end["seats"][1]["played_by"] == "bot"


def test_people_pass_one_screen_with_one_key(api: Client) -> None:
    made = api.make(seats=[{"kind": "me", "name": "Ada"}, {"kind": "screen", "name": "Basil"}])
    assert made["table"]["yours"] == [0, 1]
    assert [seat["screen"] for seat in made["table"]["seats"]] == [0, 0]
    api.moved()
    after = api.moved()
    assert after["seat"] == 1, "the view follows whoever is to decide"
    assert after["view"]["you"] == 1
    assert api.see(seat=0)["view"]["you"] == 0
    assert play_out(api)["status"] == "over"


def test_the_game_begins_when_every_seat_is_taken(api: Client) -> None:
    made = api.make(seats=[{"kind": "me"}, {"kind": "friend"}, {"kind": "open"}])
    assert made["table"]["status"] == "waiting"
    assert api.choose(0, 0).json()["error"]["code"] == "waiting"
    friend = api.other(made["keys"]["1"])
    assert friend.do("sit", {"name": "Basil"}).json()["table"]["status"] == "waiting"
    stranger = api.other()
    sat = stranger.do("sit", {"name": "Clara"}).json()
    assert sat["yours"] == [2]
    assert sat["table"]["status"] == "playing"
    assert [seat["name"] for seat in sat["table"]["seats"]] == [None, "Basil", "Clara"]
    assert api.other().do("sit", {}).json()["error"]["code"] == "taken"
    clara = api.other(sat["key"])
    assert clara.see()["yours"] == [2]


def test_a_choice_may_be_given_as_a_form(api: Client) -> None:
    ada, _ = pair(api)
    form = ada.see()["view"]["choices"][1]["do"]
    assert ada.do("choose", {"seq": 0, "form": form}).status_code == 200
    assert ada.do("choose", {"seq": 1, "form": {"do": "show"}}).status_code == 200


def test_an_illegal_choice_is_refused_with_its_clause_in_the_askers_language(api: Client) -> None:
    ada, _ = pair(api)
    show = {"seq": 0, "form": {"do": "show"}}
    refused = ada.do("choose", show)
    assert refused.status_code == 422
    assert refused.json()["error"] == {
        "code": "illegal",
        "clause": "HOA-TURN-1",
        "say": {"id": "why-pick-first", "args": {}},
        "text": "Pick a card first.",
    }
    french = ada.do("choose", show, **{"accept-language": "fr-CH, en;q=0.5"})
    assert french.json()["error"]["text"] == "Prenez d'abord une carte."
    assert ada.see()["seq"] == 0, "nothing has changed"


@pytest.mark.parametrize("form", [{"do": "fly"}, {"do": "pick"}, {"do": "pick", "card": 3}, {}])
def test_what_is_not_in_the_choice_space_is_refused(api: Client, form: dict[str, Any]) -> None:
    ada, _ = pair(api)
    answer = ada.do("choose", {"seq": 0, "form": form})
    assert answer.status_code == 422
    assert answer.json()["error"]["text"]
    assert ada.do("choose", {"seq": 0, "choice": 10**6}).status_code == 422
    assert ada.do("choose", {"seq": 0, "choice": -5}).status_code == 422


def test_it_must_be_my_turn_and_my_seat(api: Client) -> None:
    ada, basil = pair(api)
    choice = ada.see()["view"]["choices"][0]["id"]
    late = basil.choose(0, choice)
    assert (late.status_code, late.json()["error"]["code"]) == (409, "not-your-turn")
    assert late.json()["error"]["text"] == "Another is to decide."
    assert ada.other().choose(0, choice).json()["error"]["code"] == "no-key"
    assert ada.other("wrong").choose(0, choice).json()["error"]["code"] == "bad-key"
    assert ada.see()["seq"] == 0


def test_why_explains_what_is_greyed_out(api: Client) -> None:
    ada, basil = pair(api)
    mine = [choice["id"] for choice in ada.see()["view"]["choices"]]
    not_mine = next(card for card in range(30) if card not in mine)
    assert ada.do("why", {"choice": mine[0]}).json()["legal"] is True
    refusal = ada.do("why", {"choice": not_mine}).json()
    assert refusal["legal"] is False
    assert refusal["say"]["id"] == "why-not-in-hand"
    assert basil.do("why", {"choice": mine[0]}).json()["say"]["id"] == "why-turn"
    assert ada.other().do("why", {"choice": 0}).status_code == 401
    assert ada.do("why", {"choice": 0, "seat": 1}).status_code == 403
    assert ada.do("why", {"form": {"do": "dance"}}).json()["legal"] is False


def test_preview_shows_only_what_is_certain(api: Client) -> None:
    ada, _ = pair(api)
    first = ada.see()["view"]["choices"][0]
    seen = ada.do("preview", {"choice": first["id"]}).json()
    assert seen["board"]["picked"] is True
    assert seen["figures"]["before"] == seen["figures"]["after"]
    assert seen["actor"] == 0
    ada.moved(first["id"])
    drawing = ada.do("preview", {"form": {"do": "show"}})
    assert drawing.json()["error"]["code"] == "uncertain", "showing draws a card"
    assert ada.see()["at"] == 1, "nothing was played"


def test_a_hint_is_a_legal_choice_with_words(api: Client) -> None:
    ada, basil = pair(api)
    hint = ada.do("hint", {}).json()
    legal = [choice["id"] for choice in ada.see()["view"]["choices"]]
    assert hint["choice"]["id"] in legal
    assert hint["text"].startswith("Pick Card K")
    assert hint["by"] == "greedy"
    assert {option["choice"] for option in hint["ranking"]} <= set(legal)
    assert hint["explanation"][0]["id"] == "explain-choice"
    assert basil.do("hint", {}).json()["error"]["code"] == "not-your-turn"
    assert ada.do("hint", {"level": "nobody"}).status_code == 422


# --- taking back -----------------------------------------------------------------------------------


def test_undo_is_free_until_something_hidden_comes_out(api: Client) -> None:
    ada, _ = pair(api)
    start = ada.see()["view"]
    now = ada.moved()
    assert now["undo"] == {"to": 0, "free": True, "asks": False}
    assert now["cancel"] == {"to": 0}
    done = ada.do("undo", {"seq": 1}).json()
    assert (done["seq"], done["at"], done["done"]) == (2, 0, True)
    assert done["table"]["view"] == start, "exactly where it was"
    ada.moved()
    after = ada.moved()
    assert after["undo"] == {"to": 1, "free": False, "asks": True}
    refused = ada.do("undo", {"seq": after["seq"]})
    assert (refused.status_code, refused.json()["error"]["code"]) == (409, "hidden")


def one_click() -> str:
    """A game for two whose first choice ends a turn and shows nothing hidden."""
    for name in magnate.installed():
        if 2 in magnate.load(name).seats:
            history = History(magnate.load(name).new(2, "7"))
            history.choose(history.state.choices()[0])
            if history.state.actor == 1 and history.can_undo():
                return name
    raise AssertionError("no game has a turn of one click")


def test_a_finished_turn_can_be_taken_back_until_the_next_seat_acts(api: Client) -> None:
    ada, basil = pair(api, game=one_click(), seed="7", options={})
    first = ada.see()["view"]["actor"]
    people = [ada, basil] if first == 0 else [basil, ada]
    start = people[0].see()["view"]
    now = people[0].moved()
    assert now["view"]["actor"] != first
    assert now["undo"] == {"to": 0, "free": True, "asks": False}
    done = people[0].do("undo", {"seq": 1}).json()
    assert done["table"]["view"] == start
    people[0].moved()
    seq = people[1].moved()["seq"]
    assert people[0].see()["undo"]["free"] is False
    assert people[0].do("undo", {"seq": seq}).json()["error"]["code"] == "hidden"


def test_cancel_goes_back_to_the_start_of_the_turn(api: Client) -> None:
    ada, basil = pair(api)
    assert ada.do("cancel", {"seq": 0}).json()["error"]["code"] == "no-undo"
    ada.moved()
    assert basil.do("cancel", {"seq": 1}).json()["error"]["code"] == "no-undo"
    back = ada.do("cancel", {"seq": 1}).json()
    assert (back["at"], back["seq"]) == (0, 2)


def test_beyond_the_free_limit_everybody_must_consent(api: Client) -> None:
    made = api.make(seats=[{"kind": "me"}, {"kind": "friend"}, {"kind": "friend"}])
    ada = api
    basil, clara = api.other(made["keys"]["1"]), api.other(made["keys"]["2"])
    basil.do("sit", {})
    clara.do("sit", {})
    ada.moved()
    before = ada.see()["view"]
    ada.moved()
    asked = ada.do("undo", {"seq": 2, "ask": True}).json()
    assert asked["done"] is False
    assert asked["table"]["ask"] == {"by": 0, "to": 1, "agreed": [0], "open": [1, 2]}
    assert ada.do("agree", {"seq": 2, "yes": True}).json()["error"]["code"] == "no-ask"
    one = basil.do("agree", {"seq": 2, "yes": True}).json()
    assert one["table"]["ask"]["open"] == [2]
    both = clara.do("agree", {"seq": 2, "yes": True}).json()
    assert both["done"] is True
    assert both["table"]["at"] == 1
    assert both["table"]["ask"] is None
    assert ada.see()["view"] == before


def test_consent_may_be_refused_withdrawn_or_overtaken(api: Client) -> None:
    ada, basil = pair(api)
    ada.moved()
    ada.moved()
    ada.do("undo", {"seq": 2, "ask": True})
    refused = basil.do("agree", {"seq": 2, "yes": False}).json()
    assert refused["table"]["ask"] is None
    ada.do("undo", {"seq": 2, "ask": True})
    assert ada.do("agree", {"seq": 2, "yes": False}).json()["table"]["ask"] is None
    ada.do("undo", {"seq": 2, "ask": True})
    assert basil.moved()["ask"] is None, "the game went on"
    assert basil.do("agree", {"seq": 3, "yes": True}).json()["error"]["code"] == "no-ask"


def three(api: Client) -> tuple[Client, Client, Client]:
    """Three people; the first has moved and asks to take that back, the second is to decide."""
    made = api.make(seats=[{"kind": "me"}, {"kind": "friend"}, {"kind": "friend"}])
    basil, clara = api.other(made["keys"]["1"]), api.other(made["keys"]["2"])
    basil.do("sit", {})
    clara.do("sit", {})
    api.moved()
    api.moved()
    api.do("undo", {"seq": 2, "ask": True})
    return api, basil, clara


@pytest.mark.parametrize("leave", [("resign", {"seat": 2}), ("bot", {"seat": 2, "on": True})])
def test_consent_does_not_wait_for_a_seat_that_passes_to_a_bot(
    api: Client, leave: tuple[str, dict[str, Any]]
) -> None:
    ada, basil, clara = three(api)
    assert ada.see()["ask"]["open"] == [1, 2]
    assert clara.do(*leave).status_code == 200
    assert ada.see()["ask"]["open"] == [1]
    assert clara.do("agree", {"seq": 2, "yes": True}).json()["error"]["code"] == "no-ask"
    assert basil.do("agree", {"seq": 2, "yes": True}).json()["table"]["at"] == 1


@pytest.mark.parametrize("leave", [("resign", {"seat": 2}), ("bot", {"seat": 2, "on": True})])
def test_what_nobody_is_left_to_answer_is_taken_back(api: Client, leave: tuple[str, dict[str, Any]]) -> None:
    ada, basil, clara = three(api)
    assert basil.do("agree", {"seq": 2, "yes": True}).json()["table"]["ask"]["open"] == [2]
    assert clara.do(*leave).status_code == 200
    now = ada.see()
    assert (now["at"], now["seq"], now["ask"]) == (1, 3, None)
    assert now["view"]["actor"] == 0
    assert now["notes"][-1] == {"id": "note-undo-agreed", "args": {"seat": 1}}
    assert ada.choose(now["seq"], now["view"]["choices"][0]["id"]).status_code == 200


def test_who_resigns_no_longer_asks_to_take_a_move_back(api: Client) -> None:
    ada, basil, _ = three(api)
    assert ada.do("resign", {"seat": 0}).status_code == 200
    now = basil.see()
    assert (now["at"], now["ask"]) == (2, None)
    assert [note["id"] for note in now["notes"]] == ["note-resigned", "note-undo-dropped"]
    assert basil.do("agree", {"seq": 2, "yes": True}).json()["error"]["code"] == "no-ask"


def test_with_bots_alone_nobody_else_need_consent(api: Client) -> None:
    api.make(seats=[{"kind": "me"}, {"kind": "bot", "level": "random"}])
    api.moved()
    api.moved()
    now = api.wait(lambda t: t["view"]["actor"] == 0)
    assert api.do("undo", {"seq": now["seq"]}).json()["error"]["code"] == "hidden"
    done = api.do("undo", {"seq": now["seq"], "ask": True}).json()
    assert done["done"] is True
    assert done["table"]["at"] == 1
    assert done["table"]["view"]["actor"] == 0


def test_nothing_is_taken_back_after_the_end(api: Client) -> None:
    ada, basil = pair(api, options={"rounds": 1})
    end = play_out(ada, basil)
    assert end["undo"] is None
    assert ada.do("undo", {"seq": end["seq"], "ask": True}).json()["error"]["code"] == "over"
    assert ada.choose(end["seq"], 0).json()["error"]["code"] == "over"


# --- lobby, names, talk ----------------------------------------------------------------------------


def test_the_lobby_shows_public_tables_only(api: Client) -> None:
    public = api.make(seats=[{"kind": "me"}, {"kind": "open"}], name="Come in")["table"]["id"]
    hidden = api.make(private=True)["table"]["id"]
    listed = api.get("/api/tables", open=True).json()["tables"]
    assert public in [table["id"] for table in listed]
    assert hidden not in [table["id"] for table in listed]
    mine = next(table for table in listed if table["id"] == public)
    assert (mine["name"], mine["open"], mine["status"]) == ("Come in", [1], "waiting")
    assert api.get("/api/tables", status="over", game="none").json() == {"tables": []}
    assert api.other().take(None, hidden).see()["seat"] is None, "who has the link may watch"


def test_my_tables_are_those_my_keys_open(api: Client) -> None:
    first = api.make()
    second = api.make(seats=[{"kind": "me"}, {"kind": "bot", "level": "random"}])
    tables = api.post("/api/mine", {"keys": ["nonsense", first["key"], second["key"]]}).json()["tables"]
    found = {table["id"]: table for table in tables}
    assert set(found) == {first["table"]["id"], second["table"]["id"]}
    assert found[first["table"]["id"]]["key"] == 1
    assert found[second["table"]["id"]]["your_turn"] is True
    assert found[first["table"]["id"]]["your_turn"] is False, "it has not begun"


def test_people_talk_and_take_names(api: Client) -> None:
    ada, basil = pair(api)
    assert basil.do("sit", {"name": "Baz"}).json()["table"]["seats"][1]["name"] == "Baz"
    assert basil.do("chat", {"text": "  <b>hello</b> é  "}).status_code == 200
    said = ada.see()["chat"]
    assert [(line["seat"], line["name"], line["text"]) for line in said] == [(1, "Baz", "<b>hello</b> é")]
    assert ada.other().do("chat", {"text": "psst"}).status_code == 401
    assert basil.do("chat", {"text": "x" * 501}).status_code == 422
    assert basil.do("chat", {"text": "  "}).status_code == 422


def test_own_components_are_checked_and_used(api: Client) -> None:
    made = api.make(components="hand = 5\n")
    assert made["table"]["own_components"] is True
    assert len(made["table"]["view"]["board"]["hand"]) == 5
    bad = api.post("/api/tables", {"game": "hoard", "seats": [{"kind": "me"}] * 2, "components": "hand = 9"})
    assert (bad.status_code, bad.json()["error"]["code"]) == (422, "bad-components")
    assert bad.json()["error"]["text"] == "A hand holds one to five cards."
    worse = api.post("/api/tables", {"game": "hoard", "seats": [{"kind": "me"}] * 2, "components": "= ="})
    assert worse.json()["error"]["code"] == "bad-components"
