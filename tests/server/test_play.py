"""Playing at a table: making it, sitting down, choosing, undoing, seeing it through."""

from __future__ import annotations

from client import Client, pair, play_out


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
