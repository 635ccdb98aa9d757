"""The command `magnate` and its subcommands. Bad input gets a sentence and exit code 2."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

import magnate
from magnate.arena.fit import Fitting
from magnate.arena.tune import PLAYER, Tuning
from magnate.bots.registry import name_bot
from magnate.cli import admin as admin_command
from magnate.cli import arena as arena_command
from magnate.cli import backup as backup_command
from magnate.cli import bench as bench_command
from magnate.cli import doctor as doctor_command
from magnate.cli import figures as figures_command
from magnate.cli import learning as learning_command
from magnate.cli import match as match_command
from magnate.cli import new_game as new_game_command
from magnate.cli import play as play_command
from magnate.cli import rules as rules_command
from magnate.cli.extras import needs, needs_server
from magnate.cli.research import add_commands
from magnate.cli.words import Words, default_language, parse_options
from magnate.core.record import read
from magnate.core.weights import USUAL

app = typer.Typer(
    add_completion=False,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    help="Industrial-age board games: play, let bots play, look up rules, measure.",
)

app.add_typer(admin_command.app, name="admin")

Lang = Annotated[str, typer.Option("--lang", help="Language: en or fr (default: from the environment).")]
Database = Annotated[
    str, typer.Option(help="Database URL; by default MAGNATE_DATABASE or a file in your data folder.")
]
Options = Annotated[list[str] | None, typer.Option("--option", "-o", help="A game option as NAME=VALUE.")]
OwnComponents = Annotated[
    Path | None, typer.Option("--components", help="A corrected components file of your own.")
]


@app.command()
def games(lang: Lang = "") -> None:
    """List the installed games."""
    console = Console()
    for name in magnate.installed():
        game = magnate.load(name)
        words = Words(lang or default_language(), game)
        seats = f"{min(game.seats)}-{max(game.seats)}"
        console.print(f"[bold]{name}[/]  {words('game-name')}  ({seats})  {words('game-tagline')}")


@app.command("new-game")
def new_game(
    name: Annotated[str, typer.Argument(help="What the game is called, in small letters.")],
    folder: Annotated[
        Path | None, typer.Option(help="Where to write it (default: a folder of that name).")
    ] = None,
) -> None:
    """Write a small working game as a package of its own, for you to build on."""
    target = folder or Path(name)
    written = new_game_command.write(name, target)
    console = Console()
    console.print(f"{len(written)} files in {target}. Next:")
    console.print(f"  pip install -e {target}")
    console.print(f"  magnate play {name}")
    console.print(f"  python -m pytest {target}")


@app.command()
def doctor(lang: Lang = "") -> None:
    """Say what is installed, compiled or plain, where tables are kept, and which extras are missing."""
    found = [magnate.load(name) for name in magnate.installed()]
    doctor_command.run(found, Words(lang or default_language(), found[0]))


@app.command()
def play(
    game: str,
    seats: Annotated[
        str, typer.Option(help="Who sits where: you and bots of level 1 to 5 or master, e.g. you,3,5.")
    ] = "",
    seed: Annotated[str, typer.Option(help="Play a known deal again.")] = "",
    lang: Lang = "",
    option: Options = None,
    components: OwnComponents = None,
    record: Annotated[Path | None, typer.Option(help="Where to save the record.")] = None,
    resume: Annotated[bool, typer.Option(help="Continue the game saved in --record.")] = False,
    confirm: Annotated[
        bool, typer.Option("--confirm", help="Ask before the bots move on, so that a turn can be taken back.")
    ] = False,
) -> None:
    """Play in the terminal, against bots or several people on one screen."""
    play_command.run(
        magnate.load(game, components),
        seats,
        seed,
        lang or default_language(),
        parse_options(option or []),
        record,
        resume,
        components,
        confirm,
    )


@app.command()
def rules(
    game: str,
    clause: Annotated[str, typer.Argument(help="A clause id, a part of one, or a word to look for.")] = "",
    lang: Lang = "",
) -> None:
    """Print the rule clauses of a game and the tests that prove them."""
    rules_command.run(magnate.load(game), clause, lang or default_language())


@app.command()
def components(
    game: str,
    what: Annotated[str, typer.Argument(help="list, check, diff or merge.")],
    files: Annotated[list[Path] | None, typer.Argument(help="One owner's file, or two.")] = None,
    lang: Lang = "",
) -> None:
    """List the figures of a game; check, compare and merge owners' files. Nothing leaves this machine."""
    figures_command.run(magnate.load(game), what, files or [], lang or default_language())


@app.command()
def replay(file: Path, components: OwnComponents = None, lang: Lang = "") -> None:
    """Replay a record and verify that it is what it claims to be."""
    record = read(file, components)
    state = record.verify()
    words = Words(lang or default_language(), record.game)
    console = Console()
    console.print(words("cli-verified", game=words("game-name"), choices=len(record.choices)))
    play_command.print_scores(console, state, words, record.names)


@app.command()
def match(
    game: str,
    bots: Annotated[list[str], typer.Argument(help="The bots, one per seat.")],
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 200,
    seed: Annotated[int, typer.Option(help="The first seed.")] = 1,
    option: Options = None,
    components: OwnComponents = None,
    workers: Annotated[int, typer.Option(min=0, help="Processes; 0 for all cores.")] = 0,
) -> None:
    """Let bots play many games with rotated seats and report win rates with intervals."""
    match_command.run(
        magnate.load(game, components), bots, games, seed, parse_options(option or []), components, workers
    )


@app.command()
def bench(
    names: Annotated[list[str] | None, typer.Argument(help="Games to measure; all by default.")] = None,
    seconds: Annotated[float, typer.Option(min=0.1, max=60, help="Seconds per measurement.")] = 2.0,
    peers: Annotated[bool, typer.Option(help="Measure installed peers in the same run.")] = True,
    envs: Annotated[
        bool, typer.Option("--envs", help="Measure the environments for learning instead.")
    ] = False,
) -> None:
    """Measure decisions, clones and search iterations per second on one core, and peers beside them."""
    if envs:
        needs("envs", "gymnasium", "numpy", "pettingzoo")
        from magnate.cli import bench_envs

        bench_envs.run(names or magnate.installed(), seconds, peers)
        return
    bench_command.run(names or magnate.installed(), seconds, peers)


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 for everybody.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port; 0 for any free one.")] = 8000,
    database: Annotated[str, typer.Option(help="Database URL; by default a file in your data folder.")] = "",
    browser: Annotated[bool, typer.Option("--open/--no-open", help="Open the page in your browser.")] = False,
    bot: Annotated[
        list[str] | None,
        typer.Option(help="An external player to offer, as NAME=cmd:PROGRAM or NAME=chat:URL,model=MODEL."),
    ] = None,
    processes: Annotated[
        int, typer.Option(min=1, max=64, help="Server processes; more than one needs PostgreSQL.")
    ] = 1,
) -> None:
    """Start the table: play in the browser, alone, with friends or with bots."""
    needs_server(database)
    from magnate.server.main import serve as start

    for given in bot or []:
        name_bot(given)
    start(host, port, database or None, browser, processes)


@app.command()
def worker(
    database: Annotated[str, typer.Option(help="URL of the PostgreSQL database that the servers use.")] = "",
) -> None:
    """Play for the bots of servers that share a PostgreSQL database; start as many as you need."""
    needs_server(database)
    from magnate.server.main import work

    work(database or None)


@app.command()
def backup(file: Path, database: Database = "") -> None:
    """Write everything a server holds into a file, while it runs."""
    backup_command.backup(file, database)


@app.command()
def restore(
    file: Path,
    database: Database = "",
    force: Annotated[bool, typer.Option("--force", help="Replace what the database holds.")] = False,
) -> None:
    """Restore a database from a file that `backup` wrote; no server may be running on it."""
    backup_command.restore(file, database, force)


@app.command()
def balance(
    game: str,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 400,
    seats: Annotated[int, typer.Option(help="Seat count; the largest by default.")] = 0,
    bot: Annotated[str, typer.Option(help="Who plays all seats.")] = "greedy",
    seed: Annotated[int, typer.Option(help="The first seed.")] = 1,
    opening: Annotated[
        int, typer.Option(min=0, help="How many first choices (of sides, characters) are random.")
    ] = 0,
    option: Options = None,
    out: Annotated[Path, typer.Option(help="Folder for the table and the plot.")] = Path("out"),
    vary: Annotated[
        int,
        typer.Option(min=0, max=100, help="Play again with this many variants of the reconstructed figures."),
    ] = 0,
    under: Annotated[
        str, typer.Option(help="Vary only figures whose place starts with this; * for anything.")
    ] = "",
) -> None:
    """Report win rates by seat, score spread, points by source and by character over many games."""
    chosen = parse_options(option or [])
    arena_command.run_balance(magnate.load(game), seats, bot, games, seed, opening, chosen, out, vary, under)


@app.command()
def ladder(
    game: str,
    plan: Annotated[Path, typer.Argument(help="The plan file.")],
    out: Annotated[Path, typer.Option(help="Folder for results; a stopped run continues there.")] = Path(
        "out"
    ),
    cluster: Annotated[str, typer.Option(help="Run on a cluster: ray.")] = "",
    workers: Annotated[int, typer.Option(min=0, help="Processes; 0 for all cores.")] = 0,
    report_only: Annotated[
        bool, typer.Option("--report-only", help="Play nothing; write the report of what was played.")
    ] = False,
    compact: Annotated[
        bool,
        typer.Option(
            "--compact", help="Keep the results as one small table, without the time of each decision."
        ),
    ] = False,
) -> None:
    """Play a plan of matches and write records, ratings, a table with intervals and a plot."""
    arena_command.run_ladder(magnate.load(game), plan, out, cluster, workers, report_only, compact)


@app.command()
def yardsticks(
    game: str,
    bot: Annotated[str, typer.Option(help="Who plays all seats: a level or a bot with settings.")] = "5",
    games: Annotated[int, typer.Option(min=1, help="Games of each measure.")] = 200,
    seed: Annotated[int, typer.Option(help="The first seed.")] = 1,
    held_out: Annotated[
        bool, typer.Option("--held-out", help="Play on seeds that are kept for the end of a piece of work.")
    ] = False,
    measure: Annotated[list[str] | None, typer.Option(help="Only this measure; can be repeated.")] = None,
    workers: Annotated[int, typer.Option(min=0, help="Processes; 0 for all cores.")] = 0,
    out: Annotated[Path | None, typer.Option(help="A file for all figures as JSON.")] = None,
) -> None:
    """Measure a bot by fixed yardsticks: games alone, scores and their sources, blunders."""
    arena_command.run_yardsticks(magnate.load(game), bot, games, seed, held_out, measure or [], workers, out)


@app.command()
def calibrate(
    game: str,
    games: Annotated[int, typer.Option(min=5, help="How many games.")] = 400,
    seats: Annotated[int, typer.Option(help="Seat count; the smallest by default.")] = 0,
    bots: Annotated[
        list[str] | None, typer.Option(help="A bot of the pool that plays; repeat it for each.")
    ] = None,
    seed: Annotated[int, typer.Option(help="The first seed.")] = 1,
    out: Annotated[Path, typer.Option(help="Folder for the report, the scales and the plot.")] = Path("out"),
    workers: Annotated[int, typer.Option(min=0, help="Processes; 0 for all cores.")] = 0,
) -> None:
    """Fit the chances that analysis gives to how games really end, and measure them on other games."""
    arena_command.run_calibrate(magnate.load(game), bots or [], seats, games, seed, out, workers)


@app.command()
def tune(
    game: str,
    trials: Annotated[int, typer.Option(min=1, help="Trials to add to the study.")] = 50,
    games: Annotated[int, typer.Option(min=2, help="Games per trial.")] = 40,
    seats: Annotated[int, typer.Option(help="Seat count; the smallest by default.")] = 0,
    storage: Annotated[Path, typer.Option(help="The study, kept so that a run can be continued.")] = Path(
        "tune.db"
    ),
    seed: Annotated[int, typer.Option(help="The first seed.")] = 1,
    bot: Annotated[str, typer.Option(help="The bot that plays.")] = PLAYER,
    table: Annotated[str, typer.Option(help="The table of weights to start from and to write.")] = USUAL,
    scale: Annotated[
        float, typer.Option(min=0.1, help="A lead of so many points counts e times as much.")
    ] = 8.0,
    hold: Annotated[list[str] | None, typer.Option(help="A term to leave as it is; can be repeated.")] = None,
    check_bot: Annotated[str, typer.Option(help="The bot that checks the best; --bot if not given.")] = "",
    out: Annotated[Path, typer.Option(help="Where to write the weights.")] = Path("weights.toml"),
) -> None:
    """Tune the weights of a game's evaluation terms."""
    how = Tuning(game, seats, games, seed, bot, table, scale, tuple(hold or []), check_bot)
    arena_command.run_tune(how, trials, storage, out)


@app.command()
def fit(
    game: str,
    games: Annotated[int, typer.Option(min=10, help="How many games of each seat count.")] = 1000,
    seats: Annotated[
        list[int] | None, typer.Option(help="Seat count; can be repeated. The smallest by default.")
    ] = None,
    bot: Annotated[list[str] | None, typer.Option(help="Who plays; can be repeated.")] = None,
    hold: Annotated[
        list[str] | None, typer.Option(help="A term whose weight stays 1; can be repeated.")
    ] = None,
    part: Annotated[
        float, typer.Option(min=0.0, max=1.0, help="How much of the way to the fitted figures to go.")
    ] = 1.0,
    table: Annotated[str, typer.Option(help="The table of weights to start from.")] = USUAL,
    name: Annotated[str, typer.Option(help="The table to write.")] = "fitted",
    seed: Annotated[int, typer.Option(help="The seed.")] = 1,
    out: Annotated[Path, typer.Option(help="Where to write the table.")] = Path("fitted.toml"),
    workers: Annotated[int, typer.Option(min=0, help="Processes; 0 for all cores.")] = 0,
) -> None:
    """Fit all figures of a game's evaluation to how games end."""
    how = Fitting(game, tuple(seats or []), tuple(bot or []), games, seed, table)
    how = how._replace(held=tuple(hold or []), part=part)
    arena_command.run_fit(how, name, out, workers)


add_commands(app)
learning_command.add_commands(app)


def main() -> None:
    """Run the command; a `MagnateError` becomes a sentence on stderr and exit code 2."""
    try:
        app()
    except magnate.MagnateError as error:
        print(f"magnate: {error}", file=sys.stderr)
        raise SystemExit(2) from None
    except KeyboardInterrupt:
        raise SystemExit(130) from None
