"""Games that are stepped together: the loop that is compiled. `magnate.envs.vectorized` puts it into numpy arrays."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from magnate.core.contract import Game, OptionValue, State
from magnate.core.errors import IllegalChoice
from magnate.core.observation import Observer, Sink
from magnate.envs.rewards import rewards

# Observations are handed over by so many bytes, which a processor keeps at hand: all at once they would go through the
# machine's memory three times.
PORTION: Final = 65536


class Batch:
    """So many games of one title; a finished game is followed by a new one at once.

    After `reset` and `step`, the buffers `seen` and `masks` hold what the seat to decide in each game sees (as 32-bit
    floats) and may choose (a byte for each choice), one game after the other; `actors` who that is, `dones` whether a
    game just ended, `ends` the rewards of all its seats.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        options: dict[str, OptionValue],
        reward: str,
        seeds: list[str],
        seen: memoryview,
        masks: memoryview,
    ) -> None:
        self.game: Game = game
        self.seats: int = seats
        self.options: dict[str, OptionValue] = options
        self.reward: str = reward
        self.seeds: list[str] = seeds
        self.count: int = len(seeds)
        self.played: list[int] = [0] * self.count
        self.observer: Observer = game.observation(seats)
        self.sink: Sink = Sink()
        self.writer: BytesWriter = BytesWriter()
        self.seen: memoryview = seen
        self.masks: memoryview = masks
        self.actors: list[int] = [0] * self.count
        self.dones: list[int] = []
        self.ends: list[list[float]] = []
        self.games: list[State] = []

    def reset(self) -> None:
        """New games everywhere."""
        self.games = [self.begun(i) for i in range(self.count)]
        self.look([])

    def begun(self, i: int) -> State:
        """The next game in a place."""
        state = self.game.new(self.seats, f"{self.seeds[i]}:{self.played[i]}", self.options)
        self.played[i] += 1
        return state

    def check(self, choices: list[int]) -> None:
        """Refuse all if one is illegal, before anything is changed."""
        if len(choices) != self.count:
            raise IllegalChoice(f"{self.count} games need {self.count} choices, not {len(choices)}.")
        for i in range(self.count):
            if not legal(self.games[i], choices[i]):
                raise IllegalChoice(f"Game {i}: choice {choices[i]} is not legal.")

    def step(self, choices: list[int]) -> None:
        """Make a choice in every game; `IllegalChoice` if one is not legal, and then nothing has changed."""
        self.check(choices)
        finished: list[int] = []
        ends: list[list[float]] = []
        for i in range(self.count):
            state = self.games[i]
            state.advance(choices[i])
            if state.actor < 0:
                finished.append(i)
                ends.append(rewards(state, self.reward))
                self.games[i] = self.begun(i)
        self.ends = ends
        self.look(finished)

    def look(self, finished: list[int]) -> None:
        """Write what is to be seen."""
        self.dones = finished
        sink = self.sink
        writer = self.writer
        observer = self.observer
        writer.truncate(0)
        told = 0
        for i in range(self.count):
            state = self.games[i]
            seat = state.actor
            self.actors[i] = seat
            observer.write(state, seat, sink)
            state.write_mask(writer)
            if sink.size() >= PORTION:
                told = self.tell(told)
        self.tell(told)
        self.masks[:] = writer.getvalue()

    def tell(self, told: int) -> int:
        """Hand over what was written of the observations since so many bytes were; how many are handed over by now."""
        part = self.sink.value()
        self.sink.clear()
        self.seen[told : told + len(part)] = part
        return told + len(part)


def legal(state: State, choice: int) -> bool:
    """Whether a choice is offered; compiled, this compares machine words, where `in` compares objects."""
    return any(offered == choice for offered in state._offered)
