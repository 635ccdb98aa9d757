"""How much a game's outcome rests on figures that are reconstructed: they are varied, and the same games played again.

A *variant* moves each reconstructed number, or those of one part of the components, a little: by one, or by a fifth
where the number is larger. Figures that cannot be moved so, because the components are then refused, stay.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from magnate.arena.balance import Books, Row
from magnate.arena.stats import mean
from magnate.core.contract import Game
from magnate.core.errors import BadComponents
from magnate.core.owners import UNKNOWN, figures_of, owned
from magnate.core.rng import Rng, seeded

TRIES = 12


def doubtful(game: Game, under: str = "") -> dict[str, int]:
    """The reconstructed numbers of a game, or of the part of it that begins with some words, by their places."""
    return {
        figure.place: figure.value
        for figure in figures_of(game.components)
        if figure.provenance == UNKNOWN and type(figure.value) is int and figure.place.startswith(under)
    }


def moved(value: int, rng: Rng) -> int:
    """A plausible other number for a reconstructed one."""
    reach = max(1, value // 5)
    return max(0, value + rng.below(2 * reach + 1) - reach)


def variants(game: Game, number: int, seed: int, under: str = "") -> list[str]:
    """So many owners' files with the reconstructed figures varied; none when there are none."""
    ours = doubtful(game, under)
    rng = seeded(f"doubts:{game.id}:{seed}")
    texts = [
        playable(game, {place: moved(value, rng) for place, value in ours.items()}) for _ in range(number)
    ]
    return [text for text in texts if text]


def playable(game: Game, values: dict[str, int]) -> str:
    """An owner's file of as many of these figures as can be played with; "" when none can.

    Figures that a refusal names are left as they are.
    """
    for _ in range(TRIES):
        if not values:
            return ""
        text = owned(game.components, values)
        try:
            game.with_components(game.components.with_text(text))
        except BadComponents as error:
            named = {place for place in values if field_of(place) in str(error)}
            kept = [place for place in values if place not in named] if named else list(values)[::2]
            values = {place: values[place] for place in kept}
        else:
            return text
    return ""


def field_of(place: str) -> str:
    """The last name of a place."""
    return place.rpartition(".")[2].partition("[")[0]


def written(texts: Iterable[str], folder: Path) -> list[str]:
    """The variants as files, by their paths."""
    folder.mkdir(parents=True, exist_ok=True)
    paths = []
    for i, text in enumerate(texts, 1):
        path = folder / f"variant-{i}.toml"
        path.write_text(text, encoding="utf-8")
        paths.append(str(path))
    return paths


def doubt_rows(base: list[Books], varied: list[list[Books]]) -> list[Row]:
    """What changes when the reconstructed figures do: points by source, and what the better seats had chosen."""
    rows = compared(
        "rests on reconstructed figures: points by source", sources(base), [sources(b) for b in varied]
    )
    share, others = wins(base), [wins(b) for b in varied]
    rows += compared("rests on reconstructed figures: wins by trait, %", share, others)
    if share:
        best = max(share, key=lambda name: share[name])
        same = sum(1 for other in others if other and max(other, key=lambda name: other[name]) == best)
        rows.append(
            Row(
                "rests on reconstructed figures",
                f"best trait: {best}",
                len(others),
                f"{same}",
                "keep it best",
            )
        )
    return rows


def compared(table: str, base: dict[str, float], varied: list[dict[str, float]]) -> list[Row]:
    """Each figure of the base with the lowest and highest of the variants."""
    rows = []
    for name, value in base.items():
        others = [other.get(name, 0.0) for other in varied]
        detail = f"varied {min(others):.1f} to {max(others):.1f}"
        rows.append(Row(table, name, len(others), f"{value:.1f}", detail))
    return rows


def sources(games: list[Books]) -> dict[str, float]:
    """Mean points by source, and in all."""
    names = list(dict.fromkeys(name for b in games for lines in b.sources for name in lines))
    seats = [lines for b in games for lines in b.sources]
    found = {name: mean([float(lines.get(name, 0)) for lines in seats]) for name in names}
    return {**found, "all": mean([float(score) for b in games for score in b.result.scores])}


def wins(games: list[Books]) -> dict[str, float]:
    """Share of wins by trait, in per cent."""
    found: dict[str, list[float]] = {}
    for b in games:
        for seat, traits in enumerate(b.traits):
            for trait in traits:
                found.setdefault(trait, []).append(100 * b.result.share(seat))
    return {trait: mean(shares) for trait, shares in sorted(found.items())}
