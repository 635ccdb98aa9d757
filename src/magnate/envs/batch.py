"""Games that are stepped together: the loop that is compiled. `magnate.envs.vectorized` shows it as numpy arrays."""

from __future__ import annotations

from typing import cast

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from magnate.core.contract import Game, OptionValue, State
from magnate.core.errors import IllegalChoice
from magnate.core.observation import Observer, Sink
from magnate.envs.rewards import rewards


class Batch:
    """So many games of one title; a finished game is followed by a new one at once.

    After `reset` and `step`, `seen` and `masks` hold what the seat to decide in each game sees (the bits of 32-bit
    floats) and may choose (a byte for each choice), one game after the other; `actors` who that is, `dones` whether a
    game just ended, `ends` the rewards of all its seats. Rows are kept from step to step: only what was written last
    is taken back, and nobody else may write into them.
    """

    def __init__(
        self, game: Game, seats: int, options: dict[str, OptionValue], reward: str, seeds: list[str]
    ) -> None:
        self.game: Game = game
        self.seats: int = seats
        self.options: dict[str, OptionValue] = options
        self.reward: str = reward
        self.seeds: list[str] = seeds
        self.count: i64 = len(seeds)
        self.played: list[int] = [0] * len(seeds)
        self.observer: Observer = game.observation(seats)
        self.space: i64 = game.space.size
        self.seen: vec[i32] = vec[i32]([0] * (self.count * self.observer.size))
        self.masks: vec[u8] = vec[u8]([0] * (self.count * self.space))
        self.actors: vec[i32] = vec[i32]([0] * self.count)
        self.dones: vec[u8] = vec[u8]([0] * self.count)
        self.sinks: list[Sink] = [
            Sink(self.seen, i * self.observer.size, self.observer) for i in range(len(seeds))
        ]
        self.offers: list[list[int]] = [[] for _ in seeds]
        self.ended: list[int] = []
        self.ends: list[list[float]] = []
        self.games: list[State] = []

    def reset(self) -> None:
        """New games everywhere."""
        self.begin_step()
        self.games = [self.begun(i) for i in range(len(self.seeds))]
        for i in range(self.count):
            self.look(i, self.games[i])

    def begun(self, i: int) -> State:
        """The next game in a place."""
        state = self.game.new(self.seats, f"{self.seeds[i]}:{self.played[i]}", self.options)
        self.played[i] += 1
        return state

    def check(self, choices: list[int]) -> None:
        """Refuse all if one is illegal, before anything is changed."""
        if len(choices) != self.count:
            raise IllegalChoice(f"{self.count} games need {self.count} choices, not {len(choices)}.")
        masks = self.masks
        space = self.space
        base: i64 = 0
        for choice in choices:
            number: i64 = choice if 0 <= choice < space else -1
            if number < 0 or not masks[base + number]:
                raise IllegalChoice(f"Game {base // space}: choice {choice} is not legal.")
            base += space

    def step(self, choices: list[int]) -> None:
        """Make a choice in every game; `IllegalChoice` if one is not legal, and then nothing has changed."""
        self.check(choices)
        self.begin_step()
        games = self.games
        i: i64 = 0
        while i < self.count:
            state = games[i]
            state.advance(choices[i])
            if state.actor < 0:
                self.ended.append(int(i))
                self.ends.append(rewards(state, self.reward))
                self.dones[i] = 1
                state = self.begun(int(i))
                games[i] = state
            self.look(i, state)
            i += 1

    def begin_step(self) -> None:
        """Forget which games had ended."""
        for i in self.ended:
            self.dones[i] = 0
        self.ended = []
        self.ends = []

    def look(self, i: i64, state: State) -> None:
        """Write what is to be seen of a game."""
        actor = state.actor
        self.actors[i] = i32(actor)
        sink = self.sinks[i]
        sink.clear()
        self.observer.write(state, actor, sink)
        offer = state._offered
        masks = self.masks
        base = i * self.space
        for old in cast("list[i64]", self.offers[i]):
            masks[base + old] = 0
        for choice in cast("list[i64]", offer):
            masks[base + choice] = 1
        self.offers[i] = offer
