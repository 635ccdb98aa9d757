"""Fails if the engine has become slow: decisions and clones per second as multiples of Catanatron's in the same run.

    bench_gate.py [--seconds 2] [--rounds 5] [--write]

Every round measures Catanatron and then every game, and the median of the rounds' ratios is compared with the committed
one in `benchmarks/ratios.toml`. A ratio below 85 % of it is a failure. `--write` commits what was measured.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tomllib
from pathlib import Path

import magnate
from magnate.cli.bench import catanatron, clone_rate, decision_rate
from magnate.cli.doctor import compiled

COMMITTED = Path(__file__).resolve().parents[1] / "benchmarks" / "ratios.toml"
GATE = 0.85
SEATS = 4

Ratios = dict[str, dict[str, float]]


def measured(seconds: float, rounds: int) -> Ratios:
    """The median ratio of every game, decisions and clones."""
    found: dict[str, dict[str, list[float]]] = {}
    for _ in range(rounds):
        peer = catanatron(seconds)
        for name in magnate.installed():
            game = magnate.load(name)
            rates = found.setdefault(name, {"decisions": [], "clones": []})
            rates["decisions"].append(decision_rate(game, SEATS, seconds) / peer.decisions)
            rates["clones"].append(clone_rate(game, SEATS, seconds / 2) / peer.clones)
    return {
        name: {what: round(statistics.median(values), 1) for what, values in rates.items()}
        for name, rates in found.items()
    }


def too_slow(now: Ratios, committed: Ratios, gate: float = GATE) -> list[str]:
    """A sentence for every committed ratio that is no longer reached."""
    wrong = []
    for name, rates in committed.items():
        for what, before in rates.items():
            got = now.get(name, {}).get(what, 0.0)
            if got < gate * before:
                wrong.append(f"{name}, {what}: {got} times Catanatron, less than {gate:.0%} of {before}")
    return wrong


def text(ratios: Ratios) -> str:
    """The ratios as the committed file."""
    lines = [
        "# Multiples of Catanatron's rates: four seats, compiled, one core. Written by bench_gate.py --write."
    ]
    for name, rates in ratios.items():
        lines += ["", f"[{name}]", *(f"{what} = {rate}" for what, rate in rates.items())]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Measure, then compare or write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args()
    if not compiled():
        sys.exit("the gate measures the compiled build; this one is plain")
    now = measured(asked.seconds, asked.rounds)
    print(text(now))
    if asked.write:
        COMMITTED.write_text(text(now), encoding="utf-8")
        return
    wrong = too_slow(now, tomllib.loads(COMMITTED.read_text(encoding="utf-8")))
    if wrong:
        sys.exit("\n".join(wrong))
    print("no slower than the committed ratios")


if __name__ == "__main__":
    main()
