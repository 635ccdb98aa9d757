"""Hidden information (section 32)."""

from __future__ import annotations

import json
import re

import pytest

from magnate.core.rng import seeded
from magnate.testing import clause

from .positions import AMBER, BLUE, GAME, T, Table, citizen, played

CARD = re.compile(r"C\d{3}")


def shown(t: Table, seat: int | None) -> str:
    """All that a seat is told, as text."""
    return json.dumps(t.s.view(seat))


@clause("SWL-HID-1", "SWL-HID-9")
def test_others_see_only_the_size_of_a_hand() -> None:
    t = played()
    heir = t.s.view(BLUE)["board"]["heirs"][AMBER]
    assert heir["cards"] == 4
    assert heir["hand"] is None
    assert t.s.view(AMBER)["board"]["heirs"][AMBER]["hand"] == t.amber.hand
    for viewer in (BLUE, None):
        assert not set(t.amber.hand) & set(CARD.findall(shown(t, viewer)))


@clause("SWL-HID-2")
def test_the_deck_shows_its_size_and_not_its_order() -> None:
    t = played()
    assert t.s.board(AMBER)["deck"] == len(t.s.deck)
    before = [shown(t, viewer) for viewer in (AMBER, BLUE, None)]
    t.s.deck.reverse()
    t.settled()
    assert [shown(t, viewer) for viewer in (AMBER, BLUE, None)] == before


@clause("SWL-HID-3")
def test_all_else_is_public() -> None:
    t = played()
    t.amber.tiles("r2c2").roads("r2c2|r3c3").builds(r3c3="lab").in_front("C029").automated(
        "mining", "C069"
    ).owns("K8")
    t.use("gold6").end()
    boards = [t.s.board(viewer) for viewer in (AMBER, BLUE, -1)]
    for key in ("discard", "areas", "spots", "piles", "milestones", "finals", "first"):
        assert boards[0][key] == boards[1][key] == boards[2][key]
    for board in boards:
        heir = board["heirs"][AMBER]
        assert heir["front"] == ["C029"]
        assert heir["columns"]["mining"] == ["C069"]
        assert heir["tiles"] == {"r2c2": "wheat+"}
        assert heir["roads"] == ["r2c2|r3c3"]
        assert heir["properties"] == {"r3c3": "lab"}
        assert heir["resources"]["gold"] == 56
        assert heir["income"]["gold"] == 13
        assert heir["skills"] == [{"tile": "K8", "down": False}]
        assert heir["spot"] > 0
    assert boards[2]["discard"] == ["C001"]


@clause("SWL-HID-4")
def test_a_seat_sees_the_packet_it_holds_and_no_other_pick() -> None:
    t = played(seats=3, options={"draft": True}, income=True)
    for _ in range(7):
        for seat in range(3):
            seen = set(CARD.findall(shown(t, seat)))
            assert seen == {T.card_ids[card] for card in [*t.s.hands[seat], *t.s.packets[seat]]}
        assert CARD.findall(shown(t, None)) == []
        t.do("draft", card=t.values("draft")[0])


@clause("SWL-HID-5")
def test_extra_areas_are_public_before_they_open() -> None:
    t = played(round=1)
    areas = {area["id"]: area for area in t.s.board(BLUE)["areas"]}
    assert not areas["prop3"]["open"]
    assert areas["prop3"]["from"] == 3


@clause("SWL-HID-6")
def test_the_card_kept_in_upkeep_stays_hidden() -> None:
    t = played()
    t.s.journal = []
    t.pass_by(AMBER)
    t.pass_by(BLUE)
    kept = t.values("keep")[1]
    t.do("keep", card=kept)
    assert kept not in CARD.findall(shown(t, BLUE))
    public = [event.plain() for event in t.s.journal if event.only != AMBER]
    assert kept not in CARD.findall(json.dumps(public))
    mine = [event.plain() for event in t.s.journal if event.only == AMBER]
    assert kept in CARD.findall(json.dumps(mine))


@clause("SWL-HID-7", "SWL-CARD-13")
def test_a_search_shows_the_deck_to_the_searcher_alone() -> None:
    t = played()
    t.s.journal = []
    confectioner = citizen("Confectioner")
    t.amber.holds(confectioner, "C001")
    t.play(confectioner)
    fitting = {id for id in T.card_ids if "macaron" in T.data["citizens"][id]["badges"]}
    inside = {T.card_ids[card] for card in t.s.deck}
    assert set(t.values("find")) == fitting & inside
    told = set(CARD.findall(shown(t, BLUE)))
    assert told == {confectioner, *t.blue.hand}, "the others see only what is played"
    order = t.s.deck.copy()
    first, second = t.values("find")[:2]
    t.do("find", card=first).do("find", card=second)
    assert t.amber.hand == ["C001", first, second]
    left = [card for card in order if T.card_ids[card] not in (first, second)]
    assert sorted(t.s.deck) == sorted(left)
    assert t.s.deck != left, "the deck is shuffled afterwards"
    assert not {first, second} & set(CARD.findall(shown(t, BLUE)))
    public = [event.plain() for event in t.s.journal if event.only != AMBER]
    assert not {first, second} & set(CARD.findall(json.dumps(public)))


@clause("SWL-HID-8")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_tiles_left_in_the_box_are_never_shown(seats: int) -> None:
    state = GAME.new(seats, 5, {"advanced_skills": True})
    text = json.dumps({key: value for key, value in state.board(-1).items() if key not in ("heirs", "piles")})
    standard = set(re.findall(r'"(S\d+)"', text))
    assert len(standard) == T.spots_of[seats]
    assert len(set(re.findall(r'"(P\d+)"', text))) == len(T.pass_spots_of[seats])
    assert len(set(re.findall(r'"(M\d)[AB]"', text))) == (0 if seats == 1 else 5)
    assert len(set(re.findall(r'"(F\d)"', text))) == (0 if seats == 1 else 2)
    piles = state.board(-1)["piles"]
    assert sum(n for id, n in piles.items() if id[0] == "V") == seats + 1


@clause("SWL-HID-9")
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_a_view_never_names_a_card_the_seat_cannot_know(seats: int) -> None:
    state = GAME.new(seats, 11)
    rng = seeded(11)
    step = 0
    while not state.is_over:
        if step % 11 == 0:
            dump = state.dump()
            public = {id for row in dump["fronts"] for id in row} | set(dump["discard"])
            for heir in state.board(-1)["heirs"]:
                public |= {id for column in heir["columns"].values() for id in column}
            for seat in range(seats):
                searching = {c["do"]["card"] for c in state.view(seat)["choices"] if c["do"]["do"] == "find"}
                view = state.view(seat)
                own = set(dump["hands"][seat])
                assert set(CARD.findall(json.dumps(view))) <= public | own | searching
                assert "rng" not in json.dumps(view)
                assert "seed" not in json.dumps(view)
            assert set(CARD.findall(json.dumps(state.view(None)))) <= public
        choices = state.choices()
        state.choose(choices[rng.below(len(choices))])
        step += 1


@clause("SWL-HID-9")
def test_the_order_of_the_solo_decks_is_not_shown() -> None:
    state = GAME.new(1, 3)
    before = json.dumps(state.view(0))
    dump = state.dump()
    dump["mio"]["a"] = dump["mio"]["a"][::-1]
    dump["mio"]["b"] = dump["mio"]["b"][::-1]
    assert json.dumps(GAME.restore(dump).view(0)) == before
