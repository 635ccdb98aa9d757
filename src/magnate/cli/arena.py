"""`magnate balance`, `ladder`, `yardsticks`, `calibrate`, `tune` and `fit`: the arena on the command line."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress, TimeElapsedColumn, track
from rich.table import Table

from magnate.arena import balance as report
from magnate.arena import calibrate as chances
from magnate.arena import doubts
from magnate.arena import yardsticks as sticks
from magnate.arena.cluster import played_on_ray
from magnate.arena.fit import Fitting, fit, fitted_text, gathered
from magnate.arena.ladder import climb, compacted, done_of
from magnate.arena.match import played, rotated
from magnate.arena.plan import BadPlan, Plan, read_plan
from magnate.arena.processes import processes
from magnate.arena.standings import outcome, verdicts, wins_text, write_report
from magnate.arena.tune import Tuning, tune, weights_text
from magnate.bots.registry import make
from magnate.cli.extras import needs
from magnate.core.contract import Game, OptionValue
from magnate.core.errors import BadOptions
from magnate.core.registry import load

FITTED_BOT: Final = "search:iterations=80,explore=0.4"


def run_balance(
    game: Game,
    seats: int,
    bot: str,
    games: int,
    seed: int,
    opening: int,
    options: dict[str, OptionValue],
    folder: Path,
    vary: int = 0,
    under: str = "",
) -> None:
    """Play, print the tables, and save them with a plot; with `vary`, again with reconstructed figures varied."""
    needs("arena", "matplotlib")
    count = seats or max(game.seats)
    if count not in game.seats:
        raise BadOptions(f"{game.id} is not played with {count} seats.")
    make(bot, 0, game.id)
    game.full_options(options, count)
    plan = rotated(game.id, [bot] * count, games, seed, tuple(options.items()))
    plan = [fixture._replace(seed=f"{seed}:{k}", opening=opening) for k, fixture in enumerate(plan)]
    progress = Console(stderr=True)
    with processes() as pool:
        found = list(track(pool.map(report.observe, plan), game.id, total=games, console=progress))
        rows = report.report(found)
        files = doubts.written(doubts.variants(game, vary, seed, under), folder / "variants") if vary else []
        varied = [
            list(pool.map(report.observe, [fixture._replace(components=file) for fixture in plan]))
            for file in track(files, "variants", console=progress)
        ]
    if varied:
        rows += doubts.doubt_rows(found, varied)
    console = Console()
    for name in dict.fromkeys(row.table for row in rows):
        table = Table("", "n", "value", "", title=name, title_justify="left")
        for row in rows:
            if row.table == name:
                table.add_row(row.name, str(row.size), row.value, row.detail)
        console.print(table)
    folder.mkdir(parents=True, exist_ok=True)
    stem = f"balance-{game.id}-{count}"
    report.write_csv(rows, folder / f"{stem}.csv")
    report.write_plot(rows, f"{game.id}, {count} seats, {games} games of {bot}", folder / f"{stem}.svg")
    console.print(f"{folder / stem}.csv, {folder / stem}.svg")


def run_ladder(
    game: Game, plan_file: Path, folder: Path, cluster: str, workers: int, report_only: bool, compact: bool
) -> None:
    """Play a plan, or what is missing of it, and write its report."""
    needs("arena", "openskill", "matplotlib")
    plan = read_plan(plan_file)
    check_plan(plan, game, plan_file)
    if cluster not in ("", "ray"):
        raise BadOptions(f"There is no cluster '{cluster}'; known is: ray.")
    if cluster:
        needs("cluster", "ray")
    runner = partial(played_on_ray if cluster else played, workers=workers)
    if not report_only and plan.rules not in (0, game.rules_version):
        raise BadPlan(
            f"{plan_file} is for rules version {plan.rules} of {game.id}; installed is version {game.rules_version}."
        )
    done = done_of(plan, folder)
    if report_only and not done:
        raise BadPlan(f"{folder} holds no results of {plan_file}.")
    games = list(done.values()) if report_only else []
    if not report_only:
        columns = (*Progress.get_default_columns(), MofNCompleteColumn(), TimeElapsedColumn())
        with Progress(*columns, console=Console(stderr=True)) as progress:
            task = progress.add_task(game.id, total=plan.games)
            for one in climb(plan, folder, runner):
                games.append(one)
                progress.update(task, advance=1)
    write_report(plan, games, folder)
    if compact:
        compacted(plan, folder)
    console = Console()
    table = Table("rung", "games", "bot", "win rate [95 % interval]", "mean score", "p50, s", "p99, s")
    asked = Table("rung", "expected", "measured", "met", "by the whole interval")
    for s in outcome(plan, games):
        times = (f"{s.median:.3f}", f"{s.slow:.3f}")
        table.add_row(s.rung.name, str(s.games), s.rung.of, wins_text(s), str(s.score), *times)
        for v in verdicts(s):
            asked.add_row(s.rung.name, v.expected, v.measured, "yes" if v.met else "no", v.by_interval)
    console.print(table)
    if asked.row_count:
        console.print(asked)
    console.print(str(folder / "report.md"))


def check_plan(plan: Plan, game: Game, file: Path) -> None:
    """Whether a plan can be played with a game; `BadPlan` says why not."""
    if plan.game != game.id:
        raise BadPlan(f"{file} is a plan for {plan.game}, not for {game.id}.")
    for rung in plan.rungs:
        if rung.seats not in game.seats:
            raise BadPlan(f"{file}: rung '{rung.name}' has {rung.seats} bots.")
        game.full_options(dict(rung.options), rung.seats)
        for bot in rung.bots:
            make(bot, 0, game.id)


def run_yardsticks(
    game: Game,
    bot: str,
    games: int,
    seed: int,
    held_out: bool,
    only: list[str],
    workers: int,
    out: Path | None,
) -> None:
    """Play the measures of a title, print what they come to, and write it as JSON."""
    make(bot, 0, game.id)
    declared = sticks.yardsticks_of(game)
    known = [measure.name for measure in declared.measures]
    for name in only:
        if name not in known:
            raise BadOptions(f"{game.id} has no measure '{name}'; it has {', '.join(known)}.")
    found: list[sticks.Finding] = []
    for measure in declared.measures:
        if only and measure.name not in only:
            continue
        plan = sticks.fixtures(game.id, measure, bot, games, seed, held_out)
        stories = track(
            sticks.told(plan, workers), measure.name, total=len(plan), console=Console(stderr=True)
        )
        found.append(sticks.measured(measure, list(stories), sticks.names_of(game)))
        if out is not None:
            run = {"game": game.id, "bot": bot, "games": games, "seed": seed, "held_out": held_out}
            run["measures"] = [finding.plain() for finding in found]
            out.write_text(json.dumps(run, indent=1) + "\n", encoding="utf-8")
    show_yardsticks(found, declared)


def show_yardsticks(found: list[sticks.Finding], declared: sticks.Yardsticks) -> None:
    """The findings as tables: the measures, then points by source, key figures and blunders of each."""
    console = Console()
    whole = Table("measure", "games", "wins, outcome", "score", "spread", "rival", "p99, s")
    for f in found:
        told = [str(f.wins)] if f.wins else [f"{name} {share}" for name, share in f.outcomes.items()]
        rival = str(f.rival.mean) if f.rival else ""
        score = (str(f.score.mean), f"{f.score.deviation:.1f}")
        whole.add_row(f.measure.name, str(f.games), "\n".join(told), *score, rival, f"{f.slow:.3f}")
    console.print(whole)
    for title, part in (
        ("points by source", "sources"),
        ("at the end", "figures"),
        ("blunders, per seat and game", "blunders"),
    ):
        rows: list[dict[str, sticks.Spread]] = [getattr(f, part) for f in found]
        names = list(dict.fromkeys(name for row in rows for name in row))
        table = Table(title, *[f.measure.name for f in found])
        for name in names:
            table.add_row(name, *[cell(row[name]) if name in row else "" for row in rows])
        console.print(table)
    for one in declared.reported:
        console.print(f"reported, {one.seats} seats: {', '.join(map(str, one.scores))} ({one.source})")


def cell(spread: sticks.Spread) -> str:
    """A figure in a table: its mean, how far it spreads, and in how many games it is not 0."""
    return f"{spread.mean.value:.1f} ± {spread.deviation:.1f} ({100 * spread.share:.0f} %)"


def run_calibrate(
    game: Game, bots: list[str], seats: int, games: int, seed: int, folder: Path, workers: int
) -> None:
    """Play games between mixed bots, fit the scales of the chances, and report how good they are."""
    needs("arena", "numpy", "matplotlib")
    count = seats or min(n for n in game.seats if n > 1)
    if count not in game.seats or count < 2:
        raise BadOptions(f"The chances of {game.id} cannot be calibrated with {count} seats.")
    pool = bots or list(chances.POOL)
    for bot in pool:
        make(bot, 0, game.id)
    plan = chances.plan(game.id, pool, count, games, seed)
    with processes(workers) as playing:
        told = playing.map(chances.observe, plan)
        stories = list(track(told, game.id, total=len(plan), console=Console(stderr=True)))
    found = chances.calibrate(stories, seed)
    run = {"game": game.id, "seats": count, "games": games, "seed": seed, "bots": pool}
    chances.write_report(game.id, run, found, folder)
    table = Table("", "Brier score", "log loss", "calibration error")
    for name, q in (("fitted", found.found), ("usual", found.usual), ("even", found.even)):
        table.add_row(name, str(q.brier), str(q.log_loss), str(q.error))
    console = Console()
    console.print(table)
    console.print(f"early = {found.scales.early}, late = {found.scales.late}: {folder / 'calibration.toml'}")


def run_tune(how: Tuning, trials: int, storage: Path, output: Path) -> None:
    """Tune and write the weights found."""
    needs("arena", "optuna")
    game = load(how.game)
    for name in filter(None, (how.bot, how.check_bot)):
        make(name, game=game.id)
    count = how.seats or min(n for n in game.seats if n > 1)
    if count not in game.seats or count < 2:
        raise BadOptions(f"{game.id} cannot be tuned with {count} seats.")
    for name in how.held:
        if name not in game.term_names:
            raise BadOptions(f"{game.id} has no term '{name}'; it has {', '.join(game.term_names)}.")
    if set(how.held) == set(game.term_names):
        raise BadOptions("All terms are held: there is nothing left to tune.")
    found = tune(how._replace(seats=count), trials, storage)
    output.write_text(weights_text(found), encoding="utf-8")
    Console().print(output.read_text(encoding="utf-8"), markup=False)


def run_fit(how: Fitting, name: str, output: Path, workers: int) -> None:
    """Let bots play, fit all figures to how their games end, and write the table."""
    needs("arena", "numpy")
    game = load(how.game)
    counts = how.seats or (min(n for n in game.seats if n > 1),)
    for count in counts:
        if count not in game.seats:
            raise BadOptions(f"{game.id} cannot be fitted with {count} seats.")
    for term in how.held:
        if term not in game.term_names:
            raise BadOptions(f"{game.id} has no term '{term}'; known are: {', '.join(game.term_names)}.")
    players = how.bots or (FITTED_BOT,)
    for player in players:
        make(player, 0, game.id).leave()
    how = how._replace(seats=counts, bots=players)
    console = Console(stderr=True)
    records = list(track(gathered(how, workers), game.id, how.games * len(counts), console=console))
    found = fit(how, records, workers)
    console.print("explained: " + " ".join(f"{share:.3f}" for share in found.explained), highlight=False)
    output.write_text(fitted_text(how, found, name), encoding="utf-8")
    Console().print(output.read_text(encoding="utf-8"), markup=False)
