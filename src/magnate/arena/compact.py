"""A ladder's results in little room: one line per game, and the times of a rung all together.

`results.txt` holds what the report needs. What it leaves out is in the plan (who sat where, on which seed) or matters
only as a sum (how long each bot thought). A game's line has its scores, its ranks and the digest of its choices; a game
that was not played has a dash:

    ladder NAME 2026
    rung greedy random
    62 18 / 1 2 / dbd6921a
    -
    time greedy 12.3 0 0:2 3:1 ...        seconds, iterations, histogram of decision times
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from magnate.arena.match import Fixture
from magnate.arena.plan import BadPlan, Plan, Played
from magnate.arena.stats import Times

DIGEST = 8


def packed(plan: Plan, games: Sequence[Played]) -> str:
    """The compact table of a ladder."""
    found = {(game.rung, game.number): game for game in games}
    lines = [title(plan)]
    for rung, step in enumerate(plan.rungs):
        lines.append(heading(step.bots))
        played = [found.get((rung, number)) for number in range(step.games)]
        lines.extend(game_line(game) for game in played)
        lines.extend(time_lines([game for game in played if game is not None]))
    return "\n".join(lines) + "\n"


def title(plan: Plan) -> str:
    """The first line: the game and the seed."""
    return f"ladder {plan.game} {plan.seed}"


def heading(bots: Sequence[str]) -> str:
    """The line above the games of a rung: who plays."""
    return f"rung {' '.join(bots)}"


def game_line(game: Played | None) -> str:
    """Scores, ranks and digest of a game."""
    if game is None:
        return "-"
    scores, ranks = (" ".join(map(str, row)) for row in (game.scores, game.ranks))
    return f"{scores} / {ranks} / {game.digest[:DIGEST]}"


def time_lines(games: Sequence[Played]) -> Iterator[str]:
    """For each bot of a rung its seconds, its iterations and the histogram of its decision times."""
    for bot in dict.fromkeys(name for game in games for name in game.bots):
        clock = Times()
        for game in games:
            clock.merge(Times(game.times[bot]))
        seconds = sum(game.seconds[bot] for game in games)
        iterations = sum(game.iterations[bot] for game in games)
        counts = " ".join(f"{bucket}:{count}" for bucket, count in clock.plain().items())
        yield f"time {bot} {seconds:.4f} {iterations} {counts}"


def unpacked(plan: Plan, text: str) -> dict[tuple[int, int], Played]:
    """The games of a compact table; the times of a rung go to its first game. `BadPlan` if it is another plan's."""
    first, *blocks = text.split("\nrung ")
    if first != title(plan) or len(blocks) > len(plan.rungs):
        raise BadPlan(f"The results are of another plan: '{first}'.")
    found: dict[tuple[int, int], Played] = {}
    for rung, block in enumerate(blocks):
        bots, *lines = block.splitlines()
        if heading([bots]) != heading(plan.rungs[rung].bots):
            raise BadPlan(f"The results are of another plan: rung {rung + 1} is played by {bots}.")
        try:
            for game in rung_games(rung, plan.fixtures(rung), lines):
                found[rung, game.number] = game
        except (ValueError, IndexError, KeyError) as error:
            raise BadPlan(f"The results of rung {rung + 1} cannot be read: {error}.") from None
    return found


def rung_games(rung: int, fixtures: Sequence[Fixture], lines: Sequence[str]) -> list[Played]:
    """The games of one rung that its plan still asks for, with their times."""
    played = [line for line in lines if not line.startswith("time ")]
    for line in played:
        if line != "-" and line.count(" / ") != 2:
            raise ValueError(f"'{line}' is no game")
    games = [
        game_of(rung, number, fixture, line)
        for number, (fixture, line) in enumerate(zip(fixtures, played, strict=False))
        if line != "-"
    ]
    for line in lines[len(played) :]:
        add_times(games[0], line)
    return games


def game_of(rung: int, number: int, fixture: Fixture, line: str) -> Played:
    """A game from its line and its place in the plan."""
    scores, ranks, digest = line.split(" / ")
    bots = list(fixture.bots)
    points, places = ([int(word) for word in row.split()] for row in (scores, ranks))
    if not len(points) == len(places) == len(bots):
        raise ValueError(f"'{line}' is not a game of {len(bots)} seats")
    return Played(
        rung,
        number,
        bots,
        str(fixture.seed),
        points,
        places,
        0,
        digest,
        {bot: {} for bot in bots},
        dict.fromkeys(bots, 0.0),
        dict.fromkeys(bots, 0),
    )


def add_times(game: Played, line: str) -> None:
    """Give the times of a rung to one of its games."""
    _, bot, seconds, iterations, *counts = line.split(" ")
    game.times[bot] = {bucket: int(count) for bucket, _, count in (word.partition(":") for word in counts)}
    game.seconds[bot] = float(seconds)
    game.iterations[bot] = int(iterations)
