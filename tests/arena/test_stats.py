from __future__ import annotations

import pytest

from magnate.arena.stats import Times, deviation, mean, mean_interval, percentile, wilson


def test_wilson_intervals_match_published_values() -> None:
    found = wilson(8, 10)
    assert (round(found.share, 3), round(found.low, 3), round(found.high, 3)) == (0.8, 0.490, 0.943)
    assert wilson(0, 20).low == 0.0
    assert round(wilson(0, 20).high, 3) == 0.161
    assert wilson(20, 20).high == pytest.approx(1.0)
    assert (wilson(0, 0).low, wilson(0, 0).high) == (0.0, 1.0)


def test_an_interval_narrows_with_the_number_of_games() -> None:
    widths = [wilson(n // 2, n).high - wilson(n // 2, n).low for n in (10, 100, 1000)]
    assert widths == sorted(widths, reverse=True)


def test_small_statistics() -> None:
    assert mean([1.0, 2.0, 6.0]) == 3.0
    assert deviation([2.0, 4.0]) == pytest.approx(1.41421, abs=1e-4)
    assert percentile([5.0, 1.0, 3.0], 0.5) == 3.0
    assert percentile([5.0, 1.0, 3.0], 0.99) == 5.0


def test_the_interval_of_a_mean_shrinks_with_the_sample() -> None:
    found = mean_interval([1.0, 2.0, 3.0, 4.0])
    assert found.value == 2.5
    assert found.high - found.value == pytest.approx(1.959964 * 1.290994 / 2, rel=1e-4)
    assert mean_interval([7.0]) == (7.0, 7.0, 7.0)


def test_histograms_of_times_add_up_and_know_their_percentiles() -> None:
    values = [0.001 * (i + 1) for i in range(1000)]
    one, two = Times(), Times()
    for i, value in enumerate(values):
        (one if i % 3 else two).add(value)
    one.merge(Times(two.plain()))
    assert one.size == 1000
    for share in (0.5, 0.9, 0.99):
        exact = percentile(values, share)
        assert exact <= one.percentile(share) * 1.001 <= exact * 1.07
    assert Times().percentile(0.5) == 0.0
