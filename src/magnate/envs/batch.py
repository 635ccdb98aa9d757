"""Games that are stepped together: the loop that is compiled. `magnate.envs.vectorized` puts it into numpy arrays."""

from __future__ import annotations

from librt.strings import BytesWriter

from magnate.core.contract import Game, OptionValue, State
from magnate.core.errors import IllegalChoice
from magnate.core.observation import Observer, Sink
from magnate.envs.rewards import rewards


class Batch:
    """So many games of one title; a finished game is followed by a new one at once.

    After `reset` and `step`, `seen` and `masks` hold what the seat to decide in each game sees and may choose, one
    game after the other; `actors` who that is, `dones` whether a game just ended, `ends` the rewards of all its seats.
    """

    def __init__(
        self, game: Game, seats: int, options: dict[str, OptionValue], reward: str, seeds: list[str]
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
        sink.clear()
        writer.truncate(0)
        for i in range(self.count):
            state = self.games[i]
            seat = state.actor
            self.actors[i] = seat
            observer.write(state, seat, sink)
            state.write_mask(writer)

    def seen(self) -> bytes:
        """The observations, as 32-bit floats."""
        return self.sink.value()

    def masks(self) -> bytes:
        """The masks, a byte for each choice."""
        return self.writer.getvalue()


def legal(state: State, choice: int) -> bool:
    """Whether a choice is offered; compiled, this compares machine words, where `in` compares objects."""
    return any(offered == choice for offered in state._offered)
