from __future__ import annotations

from collections import Counter

from magnate.core.rng import restored, seeded


def test_the_same_seed_gives_the_same_numbers_and_another_seed_others() -> None:
    assert [seeded(3).below(1000) for _ in range(2)] == [seeded(3).below(1000) for _ in range(2)]
    one, two, text = seeded(3), seeded(4), seeded("3:x")
    rows = {tuple(rng.below(1000) for _ in range(5)) for rng in (one, two, text)}
    assert len(rows) == 3


def test_a_copy_and_a_saved_stream_go_on_alike_and_apart() -> None:
    rng = seeded(9)
    rng.below(10)
    copy, saved = rng.clone(), restored(rng.dump())
    row = [rng.below(10**6) for _ in range(5)]
    assert [copy.below(10**6) for _ in range(5)] == row
    assert [saved.below(10**6) for _ in range(5)] == row


def test_a_branch_is_another_stream() -> None:
    rng = seeded(9)
    branch = rng.branch()
    assert [branch.next32() for _ in range(4)] != [rng.next32() for _ in range(4)]


def test_numbers_stay_in_range_and_are_evenly_spread() -> None:
    rng = seeded("spread")
    seen = Counter(rng.below(7) for _ in range(70_000))
    assert set(seen) == set(range(7))
    chi = sum((n - 10_000) ** 2 / 10_000 for n in seen.values())
    assert chi < 30


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    rng = seeded("shuffle")
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        row = [0, 1, 2, 3]
        rng.shuffle(row)
        seen[tuple(row)] += 1
    assert len(seen) == 24
    assert sum((n - 1000) ** 2 / 1000 for n in seen.values()) < 55


def test_below_one_is_always_nought() -> None:
    assert {seeded(1).below(1) for _ in range(10)} == {0}
