"""Training a value model: play with exploration, fit, gate on fresh games, keep only what wins; and again.

Every iteration lets a league play: the candidate of the iteration before, whether it was taken or not, for what it
misjudges must be seen, its judgement tilted towards one term or another; bots that judge by weights shifted at random;
and now and then a random choice. The positions are kept in parts, so that a run that was stopped goes on; the network
is fitted to the last few iterations (`network.py`, which may run under another Python); then the candidate meets the
champion in fresh games and takes its place if it does better.
"""

from __future__ import annotations

import json
import math
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import as_completed
from pathlib import Path
from typing import Any, Final, NamedTuple

from magnate.arena.evolve import Figures, Options, with_figures
from magnate.arena.processes import processes
from magnate.arena.stats import Mean, mean, mean_interval
from magnate.arena.trial import LONGEST, play_out
from magnate.bots.contract import Bot, seen_by
from magnate.bots.evaluate import margin, worths
from magnate.bots.model import LOADED, Model, facts, packed, unpacked
from magnate.bots.planner import PlannerBot
from magnate.bots.registry import make
from magnate.core.contract import Game, State
from magnate.core.errors import MagnateError
from magnate.core.registry import load
from magnate.core.rng import seeded
from magnate.core.weights import USUAL, load_constants, load_weights

PART: Final = 10
STORY: Final = "story.json"
# Run as a program, for it may need another Python.
NETWORK: Final = Path(__file__).with_name("network.py")


class Lesson(NamedTuple):
    """What is trained, and how."""

    game: str
    seats: int
    bot: str
    """Who plays and will use the model; its settings but for the model."""
    games: int
    """The games of an iteration."""
    options: tuple[Options, ...] = ((),)
    """The options of the games, in turn."""
    table: str = USUAL
    """The table of weights whose constants the terms use."""
    seed: int = 1
    units: tuple[int, int] = (32, 16)
    steps: int = 3000
    share: float = 0.85
    """How much of the outcome, and how little of the network's own estimates, positions are fitted to."""
    window: int = 3
    """To how many iterations a network is fitted."""
    tilt: float = 0.25
    """How far an explorer's judgement of the terms is tilted."""
    slips: float = 0.03
    """The share of random choices."""
    strangers: float = 0.3
    """The share of seats that are taken by bots without a model once there is one."""
    gate_games: int = 300


class OtherLesson(MagnateError):
    """A run cannot go on with other settings."""


class FitFailed(MagnateError):
    """The program that fits the network ended with an error."""


def base_of(lesson: Lesson) -> Game:
    """The game judged by the table of the lesson."""
    title = load(lesson.game)
    figures = Figures(
        load_weights(title.package, title.term_names, lesson.table),
        load_constants(title.package, title.constant_defaults, lesson.table),
    )
    return with_figures(title, figures)


def outputs_of(game: Game, seats: int) -> list[str]:
    """What a model predicts: the lines of the score sheet, those it gains later together, the best rival, the win."""
    names = dict.fromkeys(line.name for line in game.new(seats).score_sheet()[0])
    return [*(f"own:{name}" for name in names), "own:others", "rival", "win"]


def outcome_of(state: State, seat: int, outputs: Sequence[str]) -> list[float]:
    """How a game ended for a seat, in the order of the outputs."""
    scores = state.scores()
    rivals = [score for other, score in enumerate(scores) if other != seat]
    automa = sum(line.points for line in state.automa_sheet())
    ranks = state.ranks()
    found = dict.fromkeys(outputs, 0.0)
    found["rival"] = float(max(rivals) if rivals else automa)
    found["win"] = 1.0 / ranks.count(1) if ranks[seat] == 1 else 0.0
    for line in state.score_sheet()[seat]:
        key = f"own:{line.name}"
        found[key if key in found else "own:others"] += line.points
    return list(found.values())


class Explorer:
    """A seat of the league: a bot, the game it judges by, and how often it slips."""

    def __init__(
        self, lesson: Lesson, base: Game, latest: bytes | None, seat: int, luck: random.Random
    ) -> None:
        bot = lesson.bot
        self.game = base
        if latest is None or luck.random() < lesson.strangers:
            shift = luck.choice([0.0, 0.15, 0.3])
            self.game = with_figures(base, shifted(base, shift, luck))
        else:
            name = f"explorer{seat}"
            model = unpacked(latest, base, lesson.seats)
            LOADED[(base.package, name, lesson.seats)] = tilted(model, base, lesson.tilt, luck)
            bot = f"{bot},value={name}"
        self.bot: Bot = make(bot, luck.getrandbits(60), lesson.game)
        self.slips = lesson.slips * luck.choice([0.0, 1.0, 2.0])

    def choice(self, state: State, seat: int, luck: random.Random) -> tuple[int, bool]:
        """A choice, and whether it was random."""
        state.game = self.game
        offered = state.distinct()
        if len(offered) > 1 and luck.random() < self.slips:
            if isinstance(self.bot, PlannerBot):
                self.bot.rest = []
            return luck.choice(offered), True
        return self.bot.choose(state, seat).choice, False


def shifted(base: Game, shift: float, luck: random.Random) -> Figures:
    """Weights and constants shifted at random, one term sometimes much."""
    weights = [weight * math.exp(luck.gauss(0.0, shift)) for weight in base.weights]
    constants = [constant * math.exp(luck.gauss(0.0, shift)) for constant in base.constants]
    if luck.random() < 0.4:
        weights[luck.randrange(len(weights))] *= luck.choice([0.3, 1.7, 2.5])
    return Figures(weights, constants)


def tilted(model: Model, base: Game, tilt: float, luck: random.Random) -> Model:
    """The model with its lead tilted towards or away from some terms."""
    upper = model.header["units"][1]
    if luck.random() < 0.3:
        return model
    for i, weight in enumerate(base.weights):
        if luck.random() < 0.25:
            model.lead_row[upper + i] += luck.gauss(0.0, tilt) * weight
    return model


class Part(NamedTuple):
    """Some games of an iteration: the leads of their first seats, and how many positions were kept."""

    leads: list[float]
    positions: int


def lived(lesson: Lesson, iteration: int, numbers: Sequence[int], latest: str, path: str) -> Part:
    """Play some games of the league and keep their positions; the file is there whole or not at all."""
    import numpy as np

    base = base_of(lesson)
    observer = base.observation(lesson.seats)
    outputs = outputs_of(base, lesson.seats)
    model = Path(latest).read_bytes() if latest else None
    seen, terms, outcome, last, cut, leads = [], [], [], [], [], []
    for number in numbers:
        rows, state = one_game(lesson, base, model, f"{lesson.seed}:{iteration}:{number}", number)
        leads.append(margin(worths(state), number % lesson.seats))
        for seat in range(lesson.seats):
            end = outcome_of(state, seat, outputs)
            for i, (observation, values, _) in enumerate(rows[seat]):
                seen.append(observation)
                terms.append(values)
                outcome.append(end)
                last.append(i + 1 == len(rows[seat]))
                cut.append(i + 1 < len(rows[seat]) and rows[seat][i + 1][2])
    beside = Path(path + ".tmp")
    with beside.open("wb") as file:
        np.savez(
            file,
            observation=np.array(seen, np.float16),
            terms=np.array(terms, np.float32),
            outcome=np.array(outcome, np.float32),
            last=np.array(last, np.int8),
            cut=np.array(cut, np.int8),
            scales=np.array([feature.scale for feature in observer.features], np.float32),
            outputs=np.array(outputs),
        )
    os.replace(beside, path)
    return Part(leads, len(seen))


Row = tuple[Any, list[float], bool]


def one_game(
    lesson: Lesson, base: Game, latest: bytes | None, seed: str, number: int
) -> tuple[list[list[Row]], State]:
    """A game of the league: for each seat what it saw after each of its choices, its terms, and whether it slipped."""
    import numpy as np

    luck = random.Random(f"train:{seed}")
    state = base.new(lesson.seats, seed, dict(lesson.options[number % len(lesson.options)]))
    seats = [Explorer(lesson, base, latest, seat, luck) for seat in range(lesson.seats)]
    size = base.observation(lesson.seats).size
    rng = seeded(f"train:{seed}")
    rows: list[list[Row]] = [[] for _ in seats]
    for _ in range(LONGEST):
        if state.is_over:
            break
        actor = state.actor
        free = len(state.distinct()) > 1
        choice, slipped = seats[actor].choice(seen_by(state, actor, rng), actor, luck)
        state.choose(choice)
        if free and not state.is_over:
            observation = np.empty(size, np.float32)
            state.observe(actor, observation)
            rows[actor].append((observation.astype(np.float16), state.terms(actor), slipped))
    return rows, state


def folder_of(folder: Path, iteration: int) -> Path:
    """Where the positions of an iteration are."""
    return folder / f"data-{iteration:03}"


def model_of(folder: Path, iteration: int) -> Path:
    """The candidate of an iteration."""
    return folder / f"model-{iteration:03}.bin"


class Iteration(NamedTuple):
    """What came of an iteration; `taken` says whether its candidate is the champion now."""

    number: int
    games: int
    positions: int
    lead: float
    fit: dict[str, Any]
    gain: list[float]
    wins: float
    taken: bool


def trained(
    lesson: Lesson,
    folder: Path,
    iterations: int,
    workers: int = 0,
    python: str = sys.executable,
    seconds: float = 0.0,
    tell: Callable[[str], None] = print,
) -> Iterator[Iteration]:
    """Run iterations, or go on with a run, until so many are done or the time is over."""
    end = time.monotonic() + seconds if seconds else math.inf
    folder.mkdir(parents=True, exist_ok=True)
    story = told(folder, lesson)
    while len(story) < iterations and time.monotonic() < end:
        number = len(story)
        champion = champion_of(folder, story)
        start = time.monotonic()
        latest = str(model_of(folder, number - 1)) if number else ""
        parts = gathered(lesson, folder, number, latest, workers, end)
        leads = [lead for part in parts for lead in part.leads]
        tell(f"{number}: {len(leads)} games in {time.monotonic() - start:.0f} s, lead {mean(leads):.1f}")
        fit = fit_network(lesson, folder, number, python, command_of(lesson))
        tell(f"{number}: {fit}")
        gain, wins = gate(lesson, model_of(folder, number), champion, number, workers)
        taken = gain.value > 0.0
        tell(f"{number}: gain {gain}, wins {wins:.3f}, {'taken' if taken else 'dropped'}")
        positions = sum(part.positions for part in parts)
        done = Iteration(
            number, len(leads), positions, mean(leads), fit, [gain.value, gain.low, gain.high], wins, taken
        )
        story.append(done)
        keep(folder, lesson, story)
        yield done


def told(folder: Path, lesson: Lesson) -> list[Iteration]:
    """The iterations done so far in a folder."""
    path = folder / STORY
    if not path.is_file():
        return []
    kept = json.loads(path.read_text(encoding="utf-8"))
    if kept["lesson"] != json.loads(json.dumps(lesson._asdict())):
        raise OtherLesson(
            f"{folder} holds a run with other settings; give another folder to start a new one."
        )
    return [Iteration(**entry) for entry in kept["iterations"]]


def keep(folder: Path, lesson: Lesson, story: list[Iteration]) -> None:
    """Write down what was done."""
    text = json.dumps(
        {"lesson": lesson._asdict(), "iterations": [done._asdict() for done in story]}, indent=1
    )
    (folder / STORY).write_text(text, encoding="utf-8")


def champion_of(folder: Path, story: Sequence[Iteration]) -> str:
    """The file of the last candidate that was taken, "" before there is one."""
    taken = [done.number for done in story if done.taken]
    return str(model_of(folder, taken[-1])) if taken else ""


def gathered(
    lesson: Lesson, folder: Path, iteration: int, latest: str, workers: int, end: float
) -> list[Part]:
    """Play the games of an iteration that are missing; those not begun when the time is over are left out."""
    place = folder_of(folder, iteration)
    place.mkdir(exist_ok=True)
    found: list[Part] = []
    with processes(workers) as pool:
        waiting = [
            pool.submit(
                lived,
                lesson,
                iteration,
                range(start, min(start + PART, lesson.games)),
                latest,
                str(place / f"{start:07}.npz"),
            )
            for start in range(0, lesson.games, PART)
            if not (place / f"{start:07}.npz").is_file()
        ]
        for future in as_completed(waiting):
            if not future.cancelled():
                found.append(future.result())
            if time.monotonic() > end:
                for other in waiting:
                    other.cancel()
    return found


def fit_network(lesson: Lesson, folder: Path, iteration: int, python: str, command: str) -> dict[str, Any]:
    """Fit a network to the last iterations and write the candidate."""
    import numpy as np

    data = [
        path
        for number in range(max(0, iteration + 1 - lesson.window), iteration + 1)
        for path in sorted(folder_of(folder, number).glob("*.npz"))
    ]
    out = folder / "numbers.npy"
    listed = folder / "data.txt"
    listed.write_text("\n".join(map(str, data)), encoding="utf-8")
    arguments = ["--list", str(listed), "--out", str(out), "--units", *map(str, lesson.units)]
    arguments += ["--steps", str(lesson.steps), "--share", str(lesson.share), "--seed", str(lesson.seed)]
    done = subprocess.run([python, str(NETWORK), *arguments], capture_output=True, text=True)
    if done.returncode:
        raise FitFailed(f"The network could not be fitted: {done.stderr.strip()[-500:]}")
    fit: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    base = base_of(lesson)
    header = {
        **facts(base, lesson.seats),
        "units": list(lesson.units),
        "outputs": outputs_of(base, lesson.seats),
        "made": {"command": command, "seed": lesson.seed, "iteration": iteration, **fit},
    }
    numbers = [float(x) for x in np.load(out)]
    model_of(folder, iteration).write_bytes(packed(header, numbers))
    return fit


def command_of(lesson: Lesson) -> str:
    """The command that trains like this."""
    return f"magnate train {lesson.game} --seats {lesson.seats} --games {lesson.games} --seed {lesson.seed}"


def gate(lesson: Lesson, candidate: Path, champion: str, iteration: int, workers: int) -> tuple[Mean, float]:
    """By how many points the candidate does better than the champion in fresh games, and its share of wins.

    Alone both play the same games; else they play each other, the candidate in every seat on every seed.
    """
    with processes(workers) as pool:
        parts = [range(n, min(n + PART, lesson.gate_games)) for n in range(0, lesson.gate_games, PART)]
        waiting = [pool.submit(gated, lesson, str(candidate), champion, part, iteration) for part in parts]
        both = [pair for future in waiting for pair in future.result()]
    return mean_interval([gain for gain, _ in both]), mean([win for _, win in both])


def gated(
    lesson: Lesson, candidate: str, champion: str, numbers: Sequence[int], iteration: int
) -> list[tuple[float, float]]:
    """Gain and win of the candidate in some games of the gate."""
    base = base_of(lesson)
    names = {
        file: enlisted(lesson, base, file, name) for file, name in ((candidate, "new"), (champion, "old"))
    }
    found: list[tuple[float, float]] = []
    for number in numbers:
        seat = number % lesson.seats
        seed = f"{lesson.seed}:gate:{iteration}:{number // lesson.seats}"
        options = lesson.options[number // lesson.seats % len(lesson.options)]
        seating = [names[candidate] if place == seat else names[champion] for place in range(lesson.seats)]
        state = finished(base, seating, seed, options)
        lead = margin(worths(state), seat)
        ranks = state.ranks()
        win = 1.0 / ranks.count(1) if ranks[seat] == 1 else 0.0
        if lesson.seats == 1:
            lead -= margin(worths(finished(base, [names[champion]], seed, options)), 0)
        found.append((lead, win))
    return found


def enlisted(lesson: Lesson, base: Game, file: str, name: str) -> str:
    """The bot that plays by a model file; without a model for no file."""
    if not file:
        return lesson.bot
    LOADED[(base.package, name, lesson.seats)] = unpacked(Path(file).read_bytes(), base, lesson.seats)
    return f"{lesson.bot},value={name}"


def finished(base: Game, seating: Sequence[str], seed: str, options: Options) -> State:
    """The end of a game between bots that judge by `base`."""
    state = base.new(len(seating), seed, dict(options))
    bots = [make(name, f"{seed}:{seat}", base.id) for seat, name in enumerate(seating)]
    rng = seeded(f"gate:{seed}")
    play_out(state, bots, rng)
    return state
