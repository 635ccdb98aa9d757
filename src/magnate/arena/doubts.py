"""How much a game's outcome rests on figures that are reconstructed: they are varied, and the same games played again.

A *variant* moves each reconstructed number, or those of one part of the components, a little: by one, or by a fifth
where the number is larger. Figures that cannot be moved so, because the components are then refused, stay.
"""

from __future__ import annotations

from collections.abc import Iterable
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Final

from magnate.arena.balance import Books, Row
from magnate.arena.stats import mean, mean_interval, wilson
from magnate.core.contract import Game
from magnate.core.errors import BadComponents
from magnate.core.owners import UNKNOWN, figures_of, owned
from magnate.core.rng import Rng, seeded

TRIES: Final = 12
TABLE: Final = "rests on reconstructed figures"
SEATS: Final = 12
"""A trait is judged if so many seats had it."""
BEST: Final = 3
"""How many of the best traits are followed."""

Amounts = dict[str, list[float]]


def doubtful(game: Game, under: str = "") -> dict[str, int]:
    """The reconstructed numbers of a game, or of the part of it whose places begin so, by their places.

    `*` stands for anything: `tabs.*.A` for the A sides of all tabs.
    """
    wanted = under.replace("[", "[[]") + "*"
    return {
        figure.place: figure.value
        for figure in figures_of(game.components)
        if figure.provenance == UNKNOWN and type(figure.value) is int and fnmatchcase(figure.place, wanted)
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
    """What changes with the reconstructed figures: points by source, key figures, what the better seats chose."""
    rows: list[Row] = []
    for name, kept in (("points by source", sources), ("key figures at the end", key_figures)):
        rows += compared(f"{TABLE}: {name}", kept(base), [kept(games) for games in varied])
    return rows + won(base, varied)


def compared(table: str, base: Amounts, varied: list[Amounts]) -> list[Row]:
    """Each amount as it was, and by how much it changes in the same seats of the same games."""
    rows = []
    for name, before in base.items():
        nothing = [0.0] * len(before)
        changes = [[b - a for a, b in zip(before, after.get(name, nothing), strict=True)] for after in varied]
        intervals = [mean_interval(change) for change in changes]
        # The variants share the games they are compared with: each seat counts once.
        every = mean_interval([mean(list(seat)) for seat in zip(*changes, strict=True)])
        clear = sum(not one.low <= 0.0 <= one.high for one in intervals)
        low, high = min(one.value for one in intervals), max(one.value for one in intervals)
        told = (
            f"{every.value:+.1f} [{every.low:+.1f}, {every.high:+.1f}], by variant {low:+.1f} to {high:+.1f}"
        )
        size = f"{told}, clear in {clear} of {len(varied)}"
        rows.append(Row(table, name, len(before), str(mean_interval(before)), size))
    return rows


def won(base: list[Books], varied: list[list[Books]]) -> list[Row]:
    """How often seats with a trait won, before and after, and whether the best of the traits stays the best.

    Traits that few seats had are left out.
    """
    before, after = shares(base), shares([one for games in varied for one in games])
    frequent = [trait for trait, found in before.items() if len(found) >= SEATS]
    rows = []
    for trait in frequent:
        other = after.get(trait, [])
        told = f"varied {wilson(sum(other), len(other))} of {len(other)}"
        rows.append(
            Row(
                f"{TABLE}: wins by trait",
                trait,
                len(before[trait]),
                str(wilson(sum(before[trait]), len(before[trait]))),
                told,
            )
        )
    ranked = sorted(frequent, key=lambda trait: -mean(before[trait]))
    for trait in ranked[:BEST]:
        places = [placed(trait, frequent, shares(games)) for games in varied]
        told = f"place {min(places)} to {max(places)} of {len(frequent)} in the variants"
        rows.append(
            Row(
                f"{TABLE}: the better traits",
                trait,
                len(varied),
                f"place {ranked.index(trait) + 1}",
                told,
            )
        )
    return rows


def placed(trait: str, among: list[str], found: Amounts) -> int:
    """The place of a trait among others by how often it won."""
    mine = mean(found.get(trait, []))
    return 1 + sum(mean(found.get(other, [])) > mine for other in among)


def sources(games: list[Books]) -> Amounts:
    """Points by source, and in all, by seat."""
    found = by_seat([lines for b in games for lines in b.sources])
    return {**found, "all": [float(score) for b in games for score in b.result.scores]}


def key_figures(games: list[Books]) -> Amounts:
    """The key figures at the end, by seat."""
    return by_seat([lines for b in games for lines in b.figures])


def by_seat(seats: list[dict[str, int]]) -> Amounts:
    """Amounts of many seats by name; what a seat has nothing of is 0."""
    names = dict.fromkeys(name for lines in seats for name in lines)
    return {name: [float(lines.get(name, 0)) for lines in seats] for name in names}


def shares(games: list[Books]) -> Amounts:
    """The shares of wins of all seats with a trait."""
    found: Amounts = {}
    for b in games:
        for seat, traits in enumerate(b.traits):
            for trait in traits:
                found.setdefault(trait, []).append(b.result.share(seat))
    return dict(sorted(found.items()))
