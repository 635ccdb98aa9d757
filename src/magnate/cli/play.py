"""`magnate play`: a game in the terminal, with undo, hints, and the rule behind every choice."""

from __future__ import annotations

import secrets
from importlib import import_module
from pathlib import Path
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.markup import escape
from rich.measure import Measurement
from rich.panel import Panel
from rich.table import Table

from magnate.bots.contract import Bot, advised, seen_by
from magnate.bots.outside import is_outside
from magnate.bots.registry import advisor, fitting, in_style, make
from magnate.cli.words import Words, style_in
from magnate.core.clauses import clauses_of
from magnate.core.contract import Game, OptionValue, State
from magnate.core.errors import BadOptions, BadRecord
from magnate.core.history import History
from magnate.core.message import Arg, Event, Message, from_plain
from magnate.core.record import Record, read
from magnate.core.rng import seeded
from magnate.core.texts import number

YOU = "you"
COLOURS = ("red", "dodger_blue1", "green3", "gold3", "magenta")
USUAL_SEATS = 3
# Columns enough for any table to be measured as it would like to be.
WIDEST = 1000


class Session:
    """One game at the terminal: the position, everything chosen so far, and who sits where."""

    def __init__(self, game: Game, seating: list[str], seed: str, options: dict[str, OptionValue]) -> None:
        self.game = game
        self.seating = seating
        self.seed = seed
        self.history = History(game.new(len(seating), seed, options))
        self.state.journal = []
        self.bots: dict[int, Bot] = {
            seat: make(name, f"{seed}:{seat}", game.id) for seat, name in enumerate(seating) if name != YOU
        }
        self.rng = seeded(secrets.token_hex(8))
        self.read = 0

    @property
    def state(self) -> State:
        """The position now."""
        return self.history.state

    @property
    def choices(self) -> list[int]:
        """Everything chosen so far."""
        return self.history.choices

    def choose(self, choice: int) -> None:
        """Make a choice."""
        self.history.choose(choice)

    def undo(self) -> bool:
        """Take back the last choice, unless something hidden came out or another seat decided since."""
        return self.history.undo() and self.reread()

    def cancel(self) -> bool:
        """Take back all choices of the unfinished turn that may be taken back."""
        return self.history.cancel() and self.reread()

    def reread(self) -> bool:
        """After going back, news is read from there on."""
        self.read = min(self.read, len(self.state.journal or []))
        return True

    def bot_choice(self) -> int:
        """What the bot whose turn it is chooses, seeing only what it may."""
        seat = self.state.actor
        return self.bots[seat].choose(seen_by(self.state, seat, self.rng), seat).choice

    def news(self, viewer: int) -> list[Event]:
        """The events since the last look that this seat may read."""
        events = self.state.journal or []
        fresh = events[self.read :]
        self.read = len(events)
        return [event for event in fresh if event.only in (-1, viewer)]

    def save(self, path: Path) -> None:
        """Write the game to a file, with its seed, so that a running game can go on here."""
        state = self.state
        options = dict(state.options)
        record = Record(self.game, state.seats, options, self.seed, self.choices, self.seating, state.hash())
        path.write_text(record.text(), encoding="utf-8")


def resumed(path: Path, components: Path | None) -> Session:
    """The session saved in a record, as it stood."""
    record = read(path, components)
    if record.seed is None:
        raise BadRecord(f"{path} does not hold its seed, so it cannot go on.")
    record.verify()
    for name in record.names:
        if is_outside(name):
            raise BadRecord(f"{path} names '{name}' as a player; a record starts no programs.")
        if name != YOU:
            make(name, 0, record.game.id)
    session = Session(record.game, record.names, str(record.seed), record.options)
    for choice in record.choices:
        session.choose(choice)
    session.read = len(session.state.journal or [])
    return session


def seating_of(game: Game, seats: str) -> list[str]:
    """Who sits where: as asked for, or the player and bots of a middling level."""
    if not seats:
        usual = min(max(game.seats), max(min(game.seats), USUAL_SEATS))
        return [YOU] + [fitting(game.id)] * (usual - 1)
    names = [name.strip() for name in seats.split(",")]
    if len(names) not in game.seats:
        allowed = ", ".join(str(n) for n in game.seats)
        raise BadOptions(f"{game.id} is played with {allowed} seats, not {len(names)}.")
    for name in names:
        if name != YOU:
            make(name, 0, game.id)
    return names


def run(
    game: Game,
    seats: str,
    seed: str,
    lang: str,
    options: dict[str, OptionValue],
    record: Path | None,
    resume: bool,
    components: Path | None,
    confirm: bool = False,
) -> None:
    """Play a game until it ends or the player leaves."""
    words = Words(lang, game)
    if resume:
        if record is None:
            raise BadOptions("--resume needs --record FILE.")
        session = resumed(record, components)
    else:
        own = seed or secrets.token_hex(16)
        seating = [
            in_style(name, f"{own}:{seat}", game.id) for seat, name in enumerate(seating_of(game, seats))
        ]
        session = Session(game, seating, own, options)
    console = Console()
    target = record or Path(f"{game.id}.record")
    screen = Screen(console, session, words, confirm)
    try:
        screen.loop()
    except (EOFError, KeyboardInterrupt):
        console.print()
    if session.choices:
        session.save(target)
        console.print(words("cli-saved", file=str(target)))
    if session.state.is_over:
        print_scores(console, session.state, words, screen.names)


def print_scores(console: Console, state: State, words: Words, names: list[str]) -> None:
    """The score sheet, line by line and seat by seat."""
    sheet = state.score_sheet()
    automa = state.automa_sheet()
    table = Table(title=words("cli-score-sheet"))
    table.add_column("")
    for seat in range(state.seats):
        table.add_column(words.seat(seat, names), justify="right")
    if automa:
        table.add_column(words("automa"), justify="right")
    columns = [*sheet, automa] if automa else sheet
    for name in dict.fromkeys(line.name for column in columns for line in column):
        points = [sum(line.points for line in column if line.name == name) for column in columns]
        table.add_row(words(f"score-{name}"), *map(number, points))
    table.add_section()
    totals = [sum(line.points for line in column) for column in columns]
    table.add_row(words("cli-total"), *(f"[bold]{number(total)}[/]" for total in totals))
    console.print(table)
    if state.is_over:
        console.print(f"[bold]{escape(outcome_of(state, words, names))}[/]")


def outcome_of(state: State, words: Words, names: list[str]) -> str:
    """How the game ended: in the game's own words where it has some, else who won."""
    outcome = state.board(-1).get("outcome")
    if outcome:
        return words.message(from_plain(outcome))
    winners = ", ".join(words.seat(seat, names) for seat in state.winners())
    return words("cli-winners", names=winners) if winners else words("cli-nobody")


def figures_table(columns: list[list[str]]) -> Table:
    """A table without lines: the first column says what the rows are, the first of each further one what it is."""
    table = Table(box=None, padding=(0, 1))
    for i, column in enumerate(columns):
        table.add_column(column[0], justify="right" if i else "left")
    for row in zip(*(column[1:] for column in columns), strict=True):
        table.add_row(*row)
    return table


class Screen:
    """What the player sees and types."""

    def __init__(self, console: Console, session: Session, words: Words, confirm: bool = False) -> None:
        self.console = console
        self.confirm = confirm
        self.session = session
        self.words = words
        self.names = [self.seat_name(seat) for seat in range(session.state.seats)]
        words.called = {f"seat-{seat}": self.names[seat] for seat in session.bots}
        self.catalogue = session.game.catalogue()
        self.draw = import_module(f"{session.game.package}.terminal").draw

    def seat_name(self, seat: int) -> str:
        """The player's own seat, or the bot's name with its seat number."""
        who = self.session.seating[seat]
        if who == YOU:
            alone = self.session.seating.count(YOU) == 1
            return self.words("cli-you") if alone else self.words("cli-seat", seat=seat + 1)
        return self.words("cli-bot", bot=self.words.level(who), seat=seat + 1)

    def announce(self) -> None:
        """Who the bots are that have a style of their own."""
        for seat, who in enumerate(self.session.seating):
            style = style_in(who)
            if style:
                name, about = self.words(f"style-{style}"), self.words(f"style-{style}-about")
                self.console.print(
                    self.words("cli-style", bot=self.names[seat], style=name, about=about), highlight=False
                )

    def loop(self) -> None:
        """Bots move by themselves; people are asked."""
        self.announce()
        fresh = True
        while not self.session.state.is_over:
            if self.session.state.actor in self.session.bots:
                if not (self.confirm and self.takes_back()):
                    self.session.choose(self.session.bot_choice())
                fresh = True
                continue
            if fresh:
                self.show()
            fresh = self.ask()
        self.show_news(-1)

    def takes_back(self) -> bool:
        """Ask whether a turn that a person has just finished stands; whether it was taken back."""
        session = self.session
        last = session.history.last_actor()
        if last < 0 or last in session.bots or not session.history.can_undo():
            return False
        line = self.console.input(f"[dim]{escape(self.words('cli-confirm'))}[/] ").strip().lower()
        return line == "u" and session.undo()

    def say(self, id: str, args: dict[str, Arg]) -> str:
        """A message for the board."""
        return self.words.message(Message(id, args))

    def about(self, id: str) -> str:
        """What a piece or a place of the board does."""
        return self.words.message(self.catalogue[id].message)

    def show(self) -> None:
        """The board, what happened since the last look, and what may be chosen."""
        state = self.session.state
        viewer = state.actor
        self.console.rule(style="dim")
        self.show_news(viewer)
        view = state.view(viewer)
        view["names"] = self.names
        view["about"] = self.about
        self.console.print(self.draw(view, self.say))
        self.console.print(self.seats_table(view))
        self.console.print(self.choices_panel(view))

    def show_news(self, viewer: int) -> None:
        """What happened since the last look."""
        for event in self.session.news(viewer):
            who = ""
            if event.seat >= 0:
                colour = COLOURS[event.seat % len(COLOURS)]
                who = f"[{colour}]{escape(self.words('cli-who', name=self.names[event.seat]))}[/] "
            self.console.print(f"  {who}{escape(self.words.message(event.message))}", style="default")

    def seats_table(self, view: dict[str, Any]) -> RenderableType:
        """Key figures of all seats: a row for each, or where that is too wide, a column."""
        figures = list(view["figures"][0])
        names = [""]
        for seat, name in enumerate(self.names):
            mark = "▶ " if seat == view["actor"] else "  "
            names.append(f"[{COLOURS[seat % len(COLOURS)]}]{mark}{escape(name)}[/]")
        columns = [names]
        for figure in figures:
            values = [number(of_seat[figure]) for of_seat in view["figures"]]
            columns.append([self.words(f"figure-{figure}"), *values])
        wide = figures_table(columns)
        anywhere = self.console.options.update(max_width=WIDEST)
        if Measurement.get(self.console, anywhere, wide).maximum <= self.console.width:
            return wide
        return figures_table([list(row) for row in zip(*columns, strict=True)])

    def choices_panel(self, view: dict[str, Any]) -> RenderableType:
        """The prompt and the numbered choices."""
        state = self.session.state
        prompt = self.words.message(state.prompt(state.actor))
        said = [escape(self.words.message(state.phrase(choice["id"]))) for choice in view["choices"]]
        columns = 2 if len(said) > 14 else 1
        rows = (len(said) + columns - 1) // columns
        grid = Table.grid(padding=(0, 2))
        for _ in range(columns):
            grid.add_column(justify="right", style="bold", min_width=3)
            grid.add_column()
        for row in range(rows):
            cells = [(str(i + 1), said[i]) for i in range(row, len(said), rows)]
            grid.add_row(*(part for cell in cells for part in cell))
        question = f"[bold]{escape(prompt)}[/]"
        help_line = f"[dim]{escape(self.words('cli-keys'))}[/]"
        title = f"[bold]{escape(self.names[state.actor])}[/]"
        return Panel(Group(question, grid, help_line), title=title, title_align="left")

    def ask(self) -> bool:
        """Read one line and act on it; True when the position changed."""
        line = self.console.input("[bold]> [/]").strip().lower()
        state = self.session.state
        offered = state.choices()
        if line.isdigit() and 1 <= int(line) <= len(offered):
            self.session.choose(offered[int(line) - 1])
            return True
        command, _, rest = line.partition(" ")
        if command == "u":
            if self.session.undo():
                return True
            self.console.print(self.words("cli-no-undo"))
        elif command == "c":
            if self.session.cancel():
                return True
            self.console.print(self.words("cli-no-cancel"))
        elif command == "h":
            self.hint()
        elif command.startswith("?"):
            self.rule_behind(command[1:] or rest)
        elif command == "s":
            print_scores(self.console, state, self.words, self.names)
        elif command == "b":
            return True
        elif command == "q":
            raise EOFError
        else:
            self.console.print(self.words("cli-what", count=len(offered)))
        return False

    def hint(self) -> None:
        """What the strongest bot would do here, and why."""
        session = self.session
        seat = session.state.actor
        by = advisor(session.game.id)
        guess = seen_by(session.state, seat, session.rng)
        with self.console.status(self.words("cli-thinking", bot=self.words.level(by))):
            decision = advised(make(by, session.rng.below(2**31), session.game.id), guess, seat)
        for message in decision.explain(guess):
            self.console.print(f"  [italic]{escape(self.words.message(message))}[/]")

    def rule_behind(self, number: str) -> None:
        """The clause a choice rests on, or the help text."""
        offered = self.session.state.choices()
        if not number.isdigit() or not 1 <= int(number) <= len(offered):
            self.console.print(self.words("cli-help"))
            return
        id = self.session.state.clause(offered[int(number) - 1])
        clause = clauses_of(self.session.game.package)[id]
        self.console.print(f"  [bold]{clause.id}[/] {escape(clause.text(self.words.lang))}")
