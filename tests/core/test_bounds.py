"""Whatever an owner's components or a stranger's record say, the answer is a game or a named error with a sentence."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import magnate
from magnate.core import components as bounds
from magnate.core.components import Components
from magnate.core.errors import BadComponents, BadRecord
from magnate.core.record import parse
from magnate.core.registry import fitted, known_as

RECORDS = Path(__file__).parents[1] / "records"
NAMES = magnate.installed()
FIRST = NAMES[0]


def shipped(name: str) -> Components:
    return magnate.load(name).components


# --- components ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        ".".join("a" * 20_000) + " = 1",
        "x = {" + ".".join("a" * 5000) + " = 1}",
        "[" + " . ".join(['"a"'] * 5000) + "]",
        "x = " + "[" * 5000 + "]" * 5000,
        "x = " + "{a=" * 5000 + "1" + "}" * 5000,
        "x = " + "[" * 20 + "]" * 20,
        "x = [" + "1," * 2000 + "]",
        f"x = '{'w' * 2000}'",
        "x = 1000000",
        "x = -1000000",
        "x = 1e300",
        "x = nan",
        "x = inf",
        "x = 1" + "0" * 5000,
        "x = 2020-01-01",
        "x = '\ud800'",
        "x = \x00",
        "#" * 300_000,
        "\n".join(f"x{i} = [{'1,' * 900}]" for i in range(60)),
        "nothing-of-ours = 1",
        "not toml",
    ],
    ids=lambda text: f"{text[:12]!r} {len(text)}",
)
def test_components_beyond_the_bounds_are_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(BadComponents) as refused:
        shipped(FIRST).with_text(text)
    assert 10 < len(str(refused.value)) < 1000
    assert "/tmp" not in str(refused.value), "no path of the server's"
    assert ("unknown" in str(refused.value)) is text.startswith("nothing")


@pytest.mark.parametrize("name", NAMES)
def test_our_own_components_are_well_within_the_bounds(name: str) -> None:
    assert bounds.check_bounds(shipped(name).data, "", 0) * 2 < bounds.MOST_VALUES
    assert magnate.load(name).space.size * 10 < 50_000


ODD = st.one_of(
    st.integers(-2000, 2000),
    st.booleans(),
    st.floats(-2000, 2000, allow_nan=False),
    st.text(max_size=5),
    st.lists(st.integers(0, 9), max_size=3),
    st.dictionaries(st.text("ab", min_size=1, max_size=2), st.integers(0, 9), max_size=2),
)


@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=40, deadline=None, derandomize=True, database=None)
@given(data=st.data())
def test_a_wrong_type_anywhere_gives_a_game_or_the_named_error(name: str, data: st.DataObject) -> None:
    ours = json.loads(json.dumps(shipped(name).data))
    place = ours
    while True:
        key = data.draw(st.sampled_from(sorted(place) if isinstance(place, dict) else range(len(place))))
        inner = place[key]
        if not isinstance(inner, dict | list) or not inner or data.draw(st.integers(0, 3)) == 0:
            break
        place = inner
    place[key] = data.draw(ODD)
    with suppress(BadComponents):
        fitted(magnate.load(name), Components(ours))


# --- what names components -------------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
def test_remarks_do_not_change_the_name_of_components_and_figures_do(name: str) -> None:
    ours = shipped(name)
    entry = next(key for key, value in ours.data.items() if isinstance(value, dict))
    remarked = {**ours.data, entry: {**ours.data[entry], "notes": {"a": "seen in print"}}}
    assert Components(remarked).digest == ours.digest
    changed = {**ours.data, entry: {**ours.data[entry], "more": 1}}
    assert Components(changed).digest != ours.digest


@pytest.mark.parametrize("name", NAMES)
def test_a_record_that_uses_the_older_name_of_components_still_verifies(name: str) -> None:
    game = magnate.load(name)
    older = bounds.fingerprint(game.components.data)
    assert older != game.components.digest
    twin = known_as(game, older)
    assert twin is not None
    assert twin.components.digest == older
    assert known_as(game, game.components.digest) is game
    assert known_as(game, "0123456789abcdef") is None


# --- records -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("options", "[" * 100_000),
        ("options", '{"draw": {"a": [1]}}'),
        ("options", "[]"),
        ("options", '{"\\ud800": 1}'),
        ("names", '[["a"], {"b": 1}]'),
        ("names", "[" * 100_000),
        ("names", '["\\ud800"]'),
        ("names", "7"),
        ("seed", '"\\ud800"'),
        ("seed", "1.5"),
        ("seed", "true"),
        ("seed", "9" * 4000),
        ("seed", '{"a": 1}'),
        ("seats", "9" * 5000),
        ("seats", "-1"),
        ("seats", "two"),
        ("rules", "99" * 1000),
        ("components", "x" * 5000),
        ("game", "x" * 5000),
    ],
    ids=lambda value: value[:20],
)
def test_a_crafted_head_is_a_bad_record(field: str, value: str) -> None:
    text = next((RECORDS / FIRST).glob("*.record")).read_text(encoding="utf-8")
    lines = [f"{field}: {value}" if line.startswith(f"{field}:") else line for line in text.split("\n")]
    with pytest.raises(BadRecord):
        parse("\n".join(lines)).verify()


@pytest.mark.parametrize("choice", ["1" * 31, "-1", "1_0", "٣", "1.0", "9" * 9])
def test_a_crafted_choice_is_a_bad_record(choice: str) -> None:
    text = next((RECORDS / FIRST).glob("*.record")).read_text(encoding="utf-8")
    with pytest.raises(BadRecord):
        parse(text.replace("\n\n", f"\n\n{choice} ", 1)).verify()
