"""Solo against Mio (section 33)."""

from __future__ import annotations

import pytest

from magnate.testing import clause

from .positions import AMBER, GAME, T, Table
from .test_areas import discs


def mio(t: Table) -> dict[str, object]:
    """What the board shows of Mio."""
    return dict(t.s.board(AMBER)["mio"])


def solo(cards: tuple[str, str] = ("A1", "B2"), spot: int = 4) -> Table:
    """A solo game in round 1 whose first two cards of Mio are these, the pawn on a spot."""
    t = Table(GAME.new(1, 3))  # type: ignore[arg-type]
    t.do("character", who="eline").do("map", map="A")
    for deck, card in ((t.s.mio_a, cards[0]), (t.s.mio_b, cards[1])):
        number = T.mio_ids.index(card)
        deck.remove(number)
        deck.append(number)
    quiet = T.standard_ids.index("S1")
    t.s.spots = [number for number in t.s.spots if number != quiet]
    t.s.spots = [*t.s.spots, *(n for n in range(15) if n not in t.s.spots and n != quiet)][:8]
    t.s.spots[spot - 1] = quiet
    t.do("spot", spot=spot)
    return t


@clause("SWL-SOLO-1")
def test_setup_as_for_two_without_milestones_and_final_tiles() -> None:
    one, two = GAME.new(1, 1).board(0), GAME.new(2, 1).board(0)
    assert len(one["spots"]) == len(two["spots"])
    assert len(one["areas"]) == len(two["areas"])
    assert [bool(spot["pass"]) for spot in one["spots"]] == [bool(spot["pass"]) for spot in two["spots"]]
    assert one["milestones"] == one["finals"] == []


@clause("SWL-SOLO-2")
def test_two_shuffled_decks_of_eight() -> None:
    one, other = GAME.new(1, 1).dump()["mio"], GAME.new(1, 2).dump()["mio"]
    assert sorted(one["a"]) == list(range(8))
    assert sorted(one["b"]) == list(range(8, 16))
    assert (one["a"], one["b"]) != (other["a"], other["b"])
    assert one["shown"] == []


@clause("SWL-SOLO-3", "SWL-SOLO-4", "SWL-AREA-2")
def test_mio_blocks_the_slots_of_both_cards() -> None:
    t = solo(("A1", "B2"))
    assert mio(t)["shown"] == ["A1", "B2"]
    assert mio(t)["left"] == [7, 7]
    assert discs(t, "land3") == ["mio", None, None]
    assert discs(t, "food2") == ["mio", None, None]
    assert discs(t, "prop2") == ["mio", None, None]
    assert discs(t, "card2") == ["mio"]
    assert discs(t, "food3") == [None], "closed in round 1: skipped"
    t.refused("SWL-AREA-1", "area", area="card2")
    hand = len(t.amber.hand)
    t.use("land3")
    assert len(t.amber.hand) == hand - 2


@clause("SWL-SOLO-3", "SWL-UPK-1")
def test_new_cards_each_round_on_cleared_areas() -> None:
    t = solo(("A1", "B2"))
    number = T.mio_ids.index("A8")
    t.s.mio_a.remove(number)
    t.s.mio_a.append(number)
    t.next_round()
    assert t.s.round == 2
    shown = mio(t)["shown"]
    assert isinstance(shown, list)
    assert shown[0] == "A8", "land3, ind2 and prop2"
    assert discs(t, "prop2") == ["mio", None, None], "it takes the first slot again"
    assert discs(t, "food2") == [None, None, None]
    assert mio(t)["left"] == [6, 6]


@clause("SWL-SOLO-4")
def test_a_full_area_is_skipped() -> None:
    t = solo(("A1", "B5"))
    assert discs(t, "dia2") == ["mio"]
    t.s.mio_a[-1:] = [T.mio_ids.index("A1")]
    before = list(t.s.slots)
    row = T.area_ids.index("land3") * T.most_slots
    t.s.slots[row : row + 3] = [1, 1, 1]
    from magnate.games.sweetlands.rules_areas import mio_takes

    mio_takes(t.s, T.area_ids.index("land3"))
    assert t.s.slots[row : row + 3] == [1, 1, 1]
    assert [slot for i, slot in enumerate(t.s.slots) if not row <= i < row + 3] == [
        slot for i, slot in enumerate(before) if not row <= i < row + 3
    ]


@clause("SWL-SOLO-5")
def test_mios_pawn_follows() -> None:
    t = solo(spot=4)
    assert mio(t)["spot"] == 0
    t.do("pass").do("spot", spot=7)
    assert mio(t)["spot"] == 4
    t.until(lambda s: s.round == 2 and s.board(0)["phase"] == "action")
    t.do("pass")
    assert set(t.values("spot")) == {1, 2, 3, 5, 6, 8}
    t.refused("SWL-RB-1", "spot", spot=4)
    t.refused("SWL-RB-2", "spot", spot=7)
    t.do("spot", spot=2)
    assert mio(t)["spot"] == 7


@clause("SWL-SOLO-6")
def test_mio_has_no_turn_no_points_and_no_start_marker() -> None:
    t = solo()
    actors = set()
    while not t.s.is_over:
        actors.add(t.s.actor)
        assert t.s.board(0)["start"] == 0
        t.swallow()
    assert actors == {0}
    assert len(t.s.scores()) == 1
    assert t.s.winners() == [0]


@pytest.mark.parametrize("track", ["land", "road", "ip"])
@clause("SWL-SOLO-7", "SWL-PROS-9")
def test_every_last_space_gives_its_strong_bonus(track: str) -> None:
    t = solo()
    t.amber.set(diamond=3, **{f"track_{track}": T.pros_length[T.pros_ids.index(track)] - 1})
    vp = t.amber.vp
    t.use("pros2").do("track", track=track)
    if track == "ip":
        assert t.values("move") == ["wagon"]
    else:
        assert t.amber.vp == vp + 3
        assert t.values("land" if track == "land" else "road")


@clause("SWL-SOLO-8")
def test_scoring_and_ranks() -> None:
    t = solo()
    names = {line.name: line.points for line in t.s.score_sheet()[0]}
    assert names["milestones"] == names["final-tiles"] == 0
    for points, rank in ((250, ""), (251, "promising"), (300, "promising"), (301, "legendary")):
        t.amber.vp += points - t.s.scores()[0]
        assert t.s.scores() == [points]
        assert mio(t)["rank"] == rank


@clause("SWL-SOLO-9", "SWL-PASS-11")
def test_in_round_five_neither_pawn_moves() -> None:
    t = solo()
    t.do("pass").do("spot", spot=7)
    t.until(lambda s: s.round == 2 and s.board(0)["phase"] == "action")
    t.s.round = 5
    t.settled()
    t.do("pass")
    assert t.s.is_over
    assert t.s.board(0)["heirs"][0]["spot"] == 7
    assert mio(t)["spot"] == 4
