"""Masked PPO by self-play in one file: an agent that learns a game from nothing.

    pip install "magnate[train,envs]"
    python examples/train.py --game spyrium --seats 2 --minutes 30 --out out/train

All seats are played by the same network; `magnate.envs.vector` steps many games together. A decision's return is what
the seat that made it is ahead by at the end (and, while learning, what its own later positions are estimated to be
worth), so decisions are kept by seat. Every few updates the network plays whole games, choosing what it likes best,
against a random player and against level 1. `curve.csv` and `curve.svg` in the folder tell how often it won.
"""

from __future__ import annotations

import argparse
import csv
import time
from pathlib import Path

import numpy as np
import torch
from torch import nn

import magnate
from magnate.bots.contract import seen_by
from magnate.bots.registry import make
from magnate.core.rng import seeded
from magnate.envs import vector

GAMES, STEPS, EPOCHS, BATCH = 64, 128, 3, 2048
DISCOUNT, TRACE, CLIP, ENTROPY, RATE = 0.999, 0.95, 0.2, 0.01, 5e-4
# Rewards are points ahead of the rivals, in hundreds: with this factor an ordinary win is worth about a half.
SCALE = 2.0


class Net(nn.Module):
    """Two layers, a policy over all choices, and a value."""

    def __init__(self, size: int, choices: int, scale: torch.Tensor) -> None:
        super().__init__()
        self.register_buffer("scale", scale)
        self.body = nn.Sequential(nn.Linear(size, 256), nn.ReLU(), nn.Linear(256, 256), nn.ReLU())
        self.policy = nn.Linear(256, choices)
        self.value = nn.Linear(256, 1)

    def forward(
        self, seen: torch.Tensor, mask: torch.Tensor
    ) -> tuple[torch.distributions.Categorical, torch.Tensor]:
        """The chances of the legal choices, and what the position is worth to the seat that looks."""
        hidden = self.body((seen / self.scale).clamp(-3, 3))
        logits = self.policy(hidden).masked_fill(~mask, -1e9)
        return torch.distributions.Categorical(logits=logits), torch.tanh(self.value(hidden)).squeeze(-1)


class Rows:
    """Decisions with what came of them, gathered seat by seat."""

    def __init__(self) -> None:
        self.seen: list[np.ndarray] = []
        self.mask: list[np.ndarray] = []
        self.choice: list[int] = []
        self.logp: list[float] = []
        self.gain: list[float] = []
        self.aim: list[float] = []

    def add(self, trail: list[tuple], last: float) -> None:
        """A seat's decisions in a row, and what the position after them is worth (its reward if the game is over)."""
        later, gain = last, 0.0
        for seen, mask, choice, logp, value in reversed(trail):
            error = DISCOUNT * later - value
            gain = error + DISCOUNT * TRACE * gain
            later = value
            self.seen.append(seen)
            self.mask.append(mask)
            self.choice.append(choice)
            self.logp.append(logp)
            self.gain.append(gain)
            self.aim.append(gain + value)


def gather(env, net: Net, trails: list[list[list[tuple]]]) -> Rows:
    """Play on in all games; a seat's decisions become rows when its game ends or the stretch does."""
    rows = Rows()
    for _ in range(STEPS):
        seen, mask = env.observations.copy(), env.masks.astype(bool)
        with torch.no_grad():
            chances, values = net(torch.from_numpy(seen), torch.from_numpy(mask))
            choices = chances.sample()
            logps = chances.log_prob(choices)
        actors = env.actors.copy()
        for i in range(GAMES):
            trails[i][actors[i]].append(
                (seen[i], mask[i], int(choices[i]), float(logps[i]), float(values[i]))
            )
        env.step(choices.numpy())
        for i in np.flatnonzero(env.dones):
            for seat in range(env.seats):
                rows.add(trails[i][seat], float(np.clip(SCALE * env.rewards[i][seat], -1, 1)))
                trails[i][seat] = []
    for game in trails:
        for seat, trail in enumerate(game):
            if len(trail) > 1:  # the value of the last position seen stands for what is to come
                rows.add(trail[:-1], trail[-1][4])
                game[seat] = trail[-1:]
    return rows


def learn(net: Net, optimiser: torch.optim.Optimizer, rows: Rows) -> None:
    """A few passes of clipped policy gradient."""
    seen, mask = torch.from_numpy(np.stack(rows.seen)), torch.from_numpy(np.stack(rows.mask))
    choice, logp = torch.tensor(rows.choice), torch.tensor(rows.logp)
    gain, aim = torch.tensor(rows.gain), torch.tensor(rows.aim)
    gain = (gain - gain.mean()) / (gain.std() + 1e-6)
    for _ in range(EPOCHS):
        for part in torch.randperm(len(choice)).split(BATCH):
            chances, values = net(seen[part], mask[part])
            ratio = (chances.log_prob(choice[part]) - logp[part]).exp()
            better = torch.min(ratio * gain[part], ratio.clamp(1 - CLIP, 1 + CLIP) * gain[part]).mean()
            loss = -better + 0.5 * (values - aim[part]).pow(2).mean() - ENTROPY * chances.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimiser.step()


def share_against(net: Net, game: magnate.Game, seats: int, rival: str, games: int) -> float:
    """How much of the wins the network takes against bots of one kind, from every seat in turn."""
    won = 0.0
    for number in range(games):
        rng = seeded(f"check:{number}")
        state = game.new(seats, f"check:{number // seats}")
        mine = number % seats
        bots = [make(rival, f"{number}:{seat}", game.id) for seat in range(seats)]
        seen = np.empty(game.observation(seats).size, np.float32)
        mask = np.empty(game.space.size, np.int8)
        while not state.is_over:
            seat = state.actor
            if seat != mine:
                state.choose(bots[seat].choose(seen_by(state, seat, rng), seat).choice)
                continue
            state.observe(seat, seen)
            state.mask(mask)
            with torch.no_grad():
                chances, _ = net(torch.from_numpy(seen)[None], torch.from_numpy(mask.astype(bool))[None])
            state.choose(int(chances.probs.argmax()))
        winners = state.winners()
        won += 1 / len(winners) if mine in winners else 0
    return won / games


def draw(path: Path, rows: list[dict], title: str) -> None:
    """The curve."""
    import matplotlib

    matplotlib.use("svg")
    from matplotlib import pyplot as plt

    figure, axes = plt.subplots(figsize=(7, 4))
    for name in ("random", "level 1"):
        axes.plot(
            [row["decisions"] / 1e6 for row in rows], [row[name] for row in rows], label=f"against {name}"
        )
    axes.set(xlabel="decisions of self-play, millions", ylabel="share of wins", ylim=(0, 1), title=title)
    axes.legend()
    figure.savefig(path)
    plt.close(figure)


def main() -> None:
    """Learn for a while, checking on the way."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="spyrium")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--every", type=int, default=10, help="updates between checks")
    parser.add_argument("--check", type=int, default=100, help="games of a check")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("out/train"))
    given = parser.parse_args()
    torch.manual_seed(given.seed)
    game = magnate.load(given.game)
    observer = game.observation(given.seats)
    scale = torch.tensor([float(feature.scale) for feature in observer.features])
    net = Net(observer.size, game.space.size, scale)
    optimiser = torch.optim.Adam(net.parameters(), RATE, eps=1e-5)
    env = vector(given.game, GAMES, seats=given.seats, seed=given.seed, reward="margin")
    env.reset()
    trails: list[list[list[tuple]]] = [[[] for _ in range(given.seats)] for _ in range(GAMES)]
    given.out.mkdir(parents=True, exist_ok=True)
    curve: list[dict] = []
    start, update = time.monotonic(), 0
    while True:
        last = time.monotonic() - start > 60 * given.minutes
        if update % given.every == 0 or last:
            row = {"minutes": round((time.monotonic() - start) / 60, 2), "decisions": update * GAMES * STEPS}
            for name, rival in (("random", "random"), ("level 1", "1")):
                row[name] = share_against(net, game, given.seats, rival, given.check)
            curve.append(row)
            print(row, flush=True)
            with (given.out / "curve.csv").open("w", newline="", encoding="utf-8") as file:
                writer = csv.DictWriter(file, list(row))
                writer.writeheader()
                writer.writerows(curve)
        if last:
            break
        for group in optimiser.param_groups:  # smaller steps towards the end
            group["lr"] = RATE * max(0.05, 1 - (time.monotonic() - start) / (60 * given.minutes))
        learn(net, optimiser, gather(env, net, trails))
        update += 1
    torch.save(net.state_dict(), given.out / "net.pt")
    draw(given.out / "curve.svg", curve, f"{given.game}, {given.seats} seats")


if __name__ == "__main__":
    main()
