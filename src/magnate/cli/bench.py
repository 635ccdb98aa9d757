"""`magnate bench`: decisions, clones and search iterations per second on one core, with peers in the same run."""

from __future__ import annotations

import importlib.util
import random
import time
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

import magnate
from magnate.bots.contract import seen_by
from magnate.bots.greedy import GreedyBot
from magnate.bots.search import SearchBot, Settings
from magnate.cli.doctor import compiled
from magnate.core.contract import Game, State
from magnate.core.rng import seeded

# So many positions of a game are searched.
SEARCHED = 8


class Rate(NamedTuple):
    """What was measured, per second; 0 where there is nothing to measure."""

    name: str
    decisions: float
    clones: float
    iterations: float = 0.0


def measure(game: Game, seats: int, seconds: float) -> Rate:
    """Random play, cloning and search of one game at one seat count."""
    return Rate(
        f"{game.id}, {seats} seats",
        decision_rate(game, seats, seconds),
        clone_rate(game, seats, seconds / 2),
        search_rate(game, seats, seconds),
    )


def decision_rate(game: Game, seats: int, seconds: float) -> float:
    """Decisions per second of random play."""
    rng = seeded("bench")
    count = 0
    games = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        state = game.new(seats, games)
        while not state.is_over:
            offered = state.choices()
            state.choose(offered[rng.below(len(offered))])
            count += 1
        games += 1
    return count / (time.perf_counter() - start)


def clone_rate(game: Game, seats: int, seconds: float) -> float:
    """Clones per second of a position in the middle of a game."""
    rng = seeded("bench")
    length = 0
    state = game.new(seats, 1)
    while not state.is_over:
        offered = state.choices()
        state.choose(offered[rng.below(len(offered))])
        length += 1
    rng = seeded("bench")
    state = game.new(seats, 1)
    for _ in range(length // 2):
        offered = state.choices()
        state.choose(offered[rng.below(len(offered))])
    count = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        for _ in range(1000):
            state.clone()
        count += 1000
    return count / (time.perf_counter() - start)


def search_rate(game: Game, seats: int, seconds: float) -> float:
    """Iterations per second of the search bot with its usual settings, on positions spread over a game of greedy."""
    rng = seeded("bench")
    player = GreedyBot(nodes=20, seed="bench")
    state = game.new(seats, 1)
    positions: list[State] = []
    while not state.is_over:
        if len(state.offered()) > 1:
            positions.append(state.clone())
        state.choose(player.choose(seen_by(state, state.actor, rng), state.actor).choice)
    spread = [positions[len(positions) * (2 * i + 1) // (2 * SEARCHED)] for i in range(SEARCHED)]
    share = max(1, int(1000 * seconds / SEARCHED))
    spent = 0.0
    done = 0
    for position in spread:
        bot = SearchBot(Settings(iterations=0, milliseconds=share), "bench")
        start = time.perf_counter()
        bot.choose(seen_by(position, position.actor, rng), position.actor)
        spent += time.perf_counter() - start
        done += bot.iterations
    return done / spent


def catanatron(seconds: float) -> Rate:
    """Four-player random play of Catanatron, and `game.copy()`."""
    from catanatron import Color, Game, RandomPlayer

    colours = [Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE]
    count = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        game = Game([RandomPlayer(colour) for colour in colours])
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            count += 1
    decisions = count / (time.perf_counter() - start)
    game = Game([RandomPlayer(colour) for colour in colours])
    for _ in range(120):
        game.play_tick()
    copies = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds / 2:
        game.copy()
        copies += 1
    return Rate("Catanatron, 4 players", decisions, copies / (time.perf_counter() - start))


def open_spiel(name: str, seconds: float) -> Rate:
    """Random play of an OpenSpiel game driven from Python, and `state.clone()`."""
    import pyspiel

    game = pyspiel.load_game(name)
    rng = random.Random(1)
    count = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                count += 1
    decisions = count / (time.perf_counter() - start)
    state = game.new_initial_state()
    copies = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds / 2:
        state.clone()
        copies += 1
    return Rate(f"OpenSpiel {name}", decisions, copies / (time.perf_counter() - start))


def rlcard(seconds: float) -> Rate:
    """Random play of RLCard's gin rummy; it offers no copy of a position."""
    import rlcard as library

    env = library.make("gin-rummy")
    rng = random.Random(1)
    count = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            count += 1
    return Rate("RLCard gin_rummy", count / (time.perf_counter() - start), 0.0)


def peer_rates(seconds: float) -> list[Rate]:
    """The peers that are installed."""
    rates: list[Rate] = []
    if importlib.util.find_spec("catanatron"):
        rates.append(catanatron(seconds))
    if importlib.util.find_spec("pyspiel"):
        rates.extend(open_spiel(name, seconds) for name in ("backgammon", "gin_rummy"))
    if importlib.util.find_spec("rlcard"):
        rates.append(rlcard(seconds))
    return rates


def ratio(rate: Rate, peer: Rate) -> str:
    """How many times as fast as a peer, clones in brackets where the peer has them."""
    clones = f" ({rate.clones / peer.clones:.1f})" if peer.clones else ""
    return f"{rate.decisions / peer.decisions:.1f}{clones}"


def run(names: list[str], seconds: float, peers: bool) -> None:
    """Measure and print, with ratios to the peers of the same run."""
    console = Console()
    others = peer_rates(seconds) if peers else []
    table = Table(
        title=f"random play and search on one core, {'compiled' if compiled() else 'interpreted'} build"
    )
    table.add_column("")
    for heading in ("decisions/s", "clones/s", "search iterations/s", *(f"x {peer.name}" for peer in others)):
        table.add_column(heading, justify="right")
    for peer in others:
        table.add_row(peer.name, f"{peer.decisions:,.0f}", f"{peer.clones:,.0f}", "", *("" for _ in others))
    table.add_section()
    for name in names:
        game = magnate.load(name)
        for seats in game.seats:
            rate = measure(game, seats, seconds)
            ratios = [ratio(rate, peer) for peer in others]
            figures = (rate.decisions, rate.clones, rate.iterations)
            table.add_row(rate.name, *(f"{figure:,.0f}" for figure in figures), *ratios)
    console.print(table)
    if others:
        console.print("Ratios: decisions (clones in brackets).")
    elif peers:
        console.print("No peers installed: pip install 'magnate[peers]' measures them in the same run.")
