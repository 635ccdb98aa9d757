"""Fitting the network of a value model to games played (extra `magnate[train]`).

A program of its own, so that it may run under another Python than the games, one that has torch:
`python network.py --list FILE --out FILE`. It needs nothing of this package. A data file (`.npz`) holds positions in
the order of their games: `observation`, `terms`, `outcome` (a column per output), `last` (1 at the last position of a
game for a seat) and `cut` (1 where the choice after it was random); the first also `scales` and `outputs`.

First the outcomes themselves are fitted. Then every position is given the mean of what the network says of those that
followed it and of the outcome (lambda-returns), which has far less luck in it, and the network is fitted to that.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any, Final

import numpy as np

TERM_SCALE: Final = 10.0
POINTS: Final = 10.0
BATCH: Final = 8192
RATE: Final = 3e-3
DECAY: Final = 1e-4
HELD_OUT: Final = 20
FEWEST: Final = 30


def network(inputs: int, terms: int, units: tuple[int, int], outputs: int) -> Any:
    """The two layers, and the rows of the outputs over the second layer and the terms."""
    from torch import nn

    return nn.ModuleDict(
        {
            "first": nn.Linear(inputs, units[0]),
            "second": nn.Linear(units[0], units[1]),
            "last": nn.Linear(units[1] + terms, outputs),
        }
    )


def predicted(net: Any, x: Any, terms: int) -> Any:
    """The outputs for scaled inputs, the terms being the last of them."""
    import torch

    hidden = torch.relu(net["second"](torch.relu(net["first"](x))))
    return net["last"](torch.cat([hidden, x[:, -terms:]], dim=1))


class Data:
    """All positions on the device that fits."""

    def __init__(self, paths: list[Path], device: str) -> None:
        import torch

        kept = [np.load(path) for path in paths]
        self.outputs: list[str] = [str(name) for name in kept[0]["outputs"]]
        scales = torch.tensor(kept[0]["scales"], dtype=torch.float32, device=device)
        seen = torch.cat([torch.from_numpy(k["observation"]).to(device) for k in kept])
        terms = torch.cat([torch.from_numpy(k["terms"]).to(device) for k in kept]).float() / TERM_SCALE
        self.terms = terms.shape[1]
        self.observation, self.scales, self.extra = seen, scales, terms
        self.outcome = torch.cat([torch.from_numpy(k["outcome"]).to(device) for k in kept]).float()
        self.last = np.concatenate([k["last"] for k in kept]).astype(bool)
        self.cut = np.concatenate([k["cut"] for k in kept]).astype(bool)
        self.size = len(seen)
        sequence = np.cumsum(np.concatenate([[0], self.last[:-1]]))
        held = torch.from_numpy(sequence % HELD_OUT == 0).to(device)
        self.training: Any = torch.nonzero(~held)[:, 0]
        self.held: Any = torch.nonzero(held)[:, 0]

    def inputs(self, rows: Any) -> Any:
        """Scaled inputs of some positions."""
        import torch

        return torch.cat([self.observation[rows].float() / self.scales, self.extra[rows]], dim=1)


def losses(said: Any, wanted: Any, outputs: list[str]) -> Any:
    """Squared errors of lines and of the lead in tens of points, and the cross entropy of the win."""
    import torch

    win = outputs.index("win")
    signs = torch.tensor(
        [0.0 if name == "win" else -1.0 if name == "rival" else 1.0 for name in outputs], device=said.device
    )
    error = (said - wanted) / POINTS * signs.abs()
    lead = ((said - wanted) * signs).sum(1) / POINTS
    entropy = torch.nn.functional.binary_cross_entropy_with_logits(said[:, win], wanted[:, win])
    return (lead**2).mean() + 0.3 * (error**2).sum(1).mean() + 0.1 * entropy


def fitted(net: Any, data: Data, wanted: Any, steps: int, batch: int, rate: float = RATE) -> float:
    """Fit, the rate falling to nothing; the loss on the positions held out."""
    import torch

    steps = max(steps, FEWEST)
    optimizer = torch.optim.AdamW(net.parameters(), lr=rate, weight_decay=DECAY)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, rate, total_steps=steps, pct_start=0.1)
    for _ in range(steps):
        pick = torch.randint(len(data.training), (batch,), device=wanted.device)
        rows = data.training[pick]
        loss = losses(predicted(net, data.inputs(rows), data.terms), wanted[rows], data.outputs)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        schedule.step()
    with torch.no_grad():
        found = [
            (
                losses(predicted(net, data.inputs(rows), data.terms), wanted[rows], data.outputs).item(),
                len(rows),
            )
            for rows in data.held.split(65536)
        ]
    return float(sum(loss * size for loss, size in found) / max(1, sum(size for _, size in found)))


def returns(net: Any, data: Data, share: float) -> Any:
    """For each position the outcome and what the network says of those after it, the further ones counting less."""
    import torch

    with torch.no_grad():
        rows: Any = torch.arange(data.size, device=data.outcome.device)
        said = torch.cat([predicted(net, data.inputs(part), data.terms) for part in rows.split(65536)])
    win = data.outputs.index("win")
    said[:, win] = torch.sigmoid(said[:, win])
    values, outcome = said.cpu().numpy(), data.outcome.cpu().numpy()
    found = np.empty_like(outcome)
    for i in range(data.size - 1, -1, -1):
        if data.last[i]:
            found[i] = outcome[i]
        elif data.cut[i]:
            found[i] = values[i]
        else:
            found[i] = (1.0 - share) * values[i + 1] + share * found[i + 1]
    return torch.from_numpy(found).to(data.outcome.device)


def numbers(net: Any) -> np.ndarray[Any, np.dtype[np.float32]]:
    """All numbers in the order of a model file: rows by input, biases last; the rows of the outputs."""
    parts = []
    for name in ("first", "second"):
        layer = net[name]
        parts += [layer.weight.detach().T.cpu().numpy().ravel(), layer.bias.detach().cpu().numpy()]
    last = net["last"]
    rows = np.concatenate(
        [last.weight.detach().cpu().numpy(), last.bias.detach().cpu().numpy()[:, None]], axis=1
    )
    return np.concatenate([*parts, rows.ravel()]).astype(np.float32)


def fit(
    paths: list[Path], out: Path, units: tuple[int, int], steps: int, share: float, seed: int
) -> dict[str, Any]:
    """Fit a network to data files and write its numbers; how well it did."""
    import torch

    torch.manual_seed(seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    start = time.perf_counter()
    data = Data(paths, device)
    net = network(len(data.scales) + data.terms, data.terms, units, len(data.outputs)).to(device)
    with torch.no_grad():
        net["last"].bias.copy_(data.outcome.mean(0))
    batch = min(BATCH, max(256, data.size // 50))
    story = {"positions": data.size, "held": fitted(net, data, data.outcome, steps, batch)}
    if share < 1.0:
        better = returns(net, data, share)
        story["held_returns"] = fitted(net, data, better, steps // 2, batch, RATE / 2)
        with torch.no_grad():
            net_rows = data.held[:200_000]
            said = predicted(net, data.inputs(net_rows), data.terms)
            story["held_after"] = losses(said, data.outcome[net_rows], data.outputs).item()
    np.save(out, numbers(net))
    return {**story, "seconds": round(time.perf_counter() - start, 1), "device": device}


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--list", type=Path, required=True, help="a file that names the data files, one a line"
    )
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--units", type=int, nargs=2, default=(32, 16))
    parser.add_argument("--steps", type=int, default=3000)
    parser.add_argument("--share", type=float, default=0.85)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    units = (given.units[0], given.units[1])
    data = [Path(line) for line in given.list.read_text(encoding="utf-8").splitlines()]
    print(json.dumps(fit(data, given.out, units, given.steps, given.share, given.seed)))


if __name__ == "__main__":
    main()
