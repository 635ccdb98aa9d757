"""The value model: what it computes, what it refuses, and that it sees no more than its seat."""

from __future__ import annotations

import json
import random

import pytest

import magnate
from magnate.bots.evaluate import Judge
from magnate.bots.model import LOADED, BadModel, Model, facts, numbers_of, packed, unpacked
from magnate.bots.registry import UnknownBot, make
from magnate.core.contract import Game, State
from magnate.core.registry import installed
from magnate.core.rng import seeded

UNITS = (5, 3)


def made(game: Game, seats: int, seed: int = 1) -> bytes:
    """A model file of random numbers."""
    luck = random.Random(seed)
    lines = [f"own:{line.name}" for line in game.new(seats).score_sheet()[0]]
    header = {**facts(game, seats), "units": list(UNITS), "outputs": [*lines, "rival", "win"]}
    count = numbers_of(game.observation(seats).size, len(game.term_names), *UNITS, len(lines) + 2)
    return packed(header, [luck.gauss(0.0, 0.3) for _ in range(count)])


def somewhere(game: Game, seats: int, choices: int, seed: str) -> State:
    """A position after some random choices."""
    state = game.new(seats, seed)
    rng = seeded(seed)
    for _ in range(choices):
        if state.is_over:
            break
        offered = state.choices()
        state.choose(offered[rng.below(len(offered))])
    return state


def by_hand(data: bytes, model: Model, state: State, seat: int) -> list[float]:
    """The outputs computed plainly from the file."""
    import struct

    blob = data.partition(b"\n")[2]
    numbers = struct.unpack(f"<{len(blob) // 4}f", blob)
    scales = [feature.scale for feature in model.observer.features]
    inputs = [x / scale for x, scale in zip(model.observer.values(state, seat), scales, strict=True)]
    terms = [term / 10.0 for term in state.terms(seat)]
    x = [*inputs, *terms, 1.0]
    units, upper = UNITS
    first = [max(0.0, sum(v * numbers[i * units + j] for i, v in enumerate(x))) for j in range(units)]
    rest = numbers[len(x) * units :]
    second = [
        max(0.0, sum(v * rest[i * upper + j] for i, v in enumerate([*first, 1.0]))) for j in range(upper)
    ]
    rows = rest[(units + 1) * upper :]
    last = [*second, *terms, 1.0]
    return [sum(v * rows[k * len(last) + i] for i, v in enumerate(last)) for k in range(len(model.outputs))]


def test_it_computes_what_its_numbers_say() -> None:
    game = magnate.load("industry")
    data = made(game, 3)
    model = unpacked(data, game, 3)
    state = somewhere(game, 3, 40, "a")
    for seat in range(3):
        wanted = by_hand(data, model, state, seat)
        said = model.predicted(state, seat)
        assert list(said.values()) == pytest.approx(wanted)
        assert model.lead(state, seat) == pytest.approx(sum(wanted[:-2]) - wanted[-2])


@pytest.mark.parametrize("name", installed())
def test_it_sees_no_more_than_its_seat(name: str) -> None:
    game = magnate.load(name)
    seats = game.seats[-1] if name != "carnegie" else 1
    model = unpacked(made(game, seats), game, seats)
    rng = seeded("redeal")
    for choices in (0, 15, 60):
        state = somewhere(game, seats, choices, f"{name}:{choices}")
        if state.is_over:
            continue
        for seat in range(seats):
            guess = state.clone()
            guess.redeal(seat, rng)
            assert guess.terms(seat) == state.terms(seat)
            assert model.lead(guess, seat) == model.lead(state, seat)


@pytest.mark.parametrize("key", ["rules", "observation", "version", "seats", "game", "terms", "constants"])
def test_a_model_made_for_something_else_is_refused(key: str) -> None:
    game = magnate.load("industry")
    line, _, blob = made(game, 3).partition(b"\n")
    header = json.loads(line)
    header[key] = 99
    with pytest.raises(BadModel, match=key if key != "terms" else "terms|damaged"):
        unpacked(json.dumps(header).encode() + b"\n" + blob, game, 3)


@pytest.mark.parametrize("data", [b"", b"{}\n", b"[1]\nxx", b'{"units": 3}\n', b"\xff\xff\n"])
def test_what_is_no_model_is_refused(data: bytes) -> None:
    with pytest.raises(BadModel, match="not a model"):
        unpacked(data, magnate.load("industry"), 3)


def test_damaged_numbers_are_refused() -> None:
    game = magnate.load("industry")
    data = bytearray(made(game, 3))
    data[-1] ^= 1
    with pytest.raises(BadModel, match="damaged"):
        unpacked(bytes(data), game, 3)


def test_bots_judge_by_it(monkeypatch: pytest.MonkeyPatch) -> None:
    game = magnate.load("industry")
    monkeypatch.setitem(LOADED, (game.package, "random", 3), unpacked(made(game, 3), game, 3))
    state = somewhere(game, 3, 20, "b")
    judge = Judge(value="random")
    judged = judge.judging(state)
    assert judge.model is not None
    assert judge.lead(judged, 0) == judge.model.lead(state, 0)
    assert judge.leads(judged)[1] == judge.lead(judged, 1)
    for spec in ("planner:width=2,tries=1,plans=2,value=random", "search:iterations=8,value=random"):
        bot = make(spec, 1, "industry")
        assert bot.choose(state.clone(), state.actor).choice in state.choices()


def test_without_a_model_for_the_seats_the_weights_judge() -> None:
    state = somewhere(magnate.load("industry"), 4, 10, "c")
    judge = Judge(value="nowhere")
    assert judge.lead(judge.judging(state), 0) == Judge().lead(state, 0)
    assert judge.model is None


def test_a_model_has_no_ranks() -> None:
    with pytest.raises(UnknownBot, match="not ranks"):
        make("search:objective=rank,value=model")
