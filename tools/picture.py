"""Draws docs/images/architecture.svg from docs/architecture.toml."""

from __future__ import annotations

import tomllib
from html import escape
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "docs" / "architecture.toml"
PICTURE = ROOT / "docs" / "images" / "architecture.svg"
WIDE, HIGH, ACROSS, DOWN, EDGE, TOP = 210, 74, 24, 44, 20, 44
FILLS = {"outside": "#f4f4f2", "face": "#e3efe9", "compiled": "#fbead6"}
LEGEND = {"face": "plain Python and JavaScript", "compiled": "compiled with mypyc"}


class Box:
    """Where a room is drawn."""

    def __init__(self, room: dict[str, Any]) -> None:
        column, row, span = room["at"]
        self.x = EDGE + column * (WIDE + ACROSS)
        self.y = TOP + row * (HIGH + DOWN)
        self.w = span * WIDE + (span - 1) * ACROSS
        self.room = room

    def drawn(self) -> str:
        """The room with its name and its sentence."""
        middle = self.x + self.w / 2
        return (
            f'<rect x="{self.x}" y="{self.y}" width="{self.w}" height="{HIGH}" rx="10" '
            f'fill="{FILLS[self.room["kind"]]}" stroke="#5a5a55"/>'
            f'<text x="{middle:g}" y="{self.y + 30}" text-anchor="middle" font-size="17" font-weight="700">'
            f"{escape(self.room['label'])}</text>"
            f'<text x="{middle:g}" y="{self.y + 52}" text-anchor="middle" font-size="13" fill="#444">'
            f"{escape(self.room['text'])}</text>"
        )


def arrow(a: Box, b: Box) -> str:
    """A line from one room to another: down, up or sideways."""
    if a.y == b.y:
        x1, x2 = (a.x + a.w, b.x) if a.x < b.x else (a.x, b.x + b.w)
        y1 = y2 = a.y + HIGH / 2
    else:
        left, right = max(a.x, b.x), min(a.x + a.w, b.x + b.w)
        x1 = x2 = (left + right) / 2
        y1, y2 = (a.y + HIGH, b.y) if a.y < b.y else (a.y, b.y + HIGH)
    return (
        f'<line x1="{x1:g}" y1="{y1:g}" x2="{x2:g}" y2="{y2:g}" stroke="#5a5a55" stroke-width="1.6" '
        f'marker-end="url(#tip)"/>'
    )


def picture(source: dict[str, Any]) -> str:
    """The whole drawing."""
    boxes = {name: Box(room) for name, room in source["rooms"].items()}
    width = max(box.x + box.w for box in boxes.values()) + EDGE
    height = max(box.y for box in boxes.values()) + HIGH + 50
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" '
        f'aria-label="{escape(source["title"])}" font-family="system-ui, sans-serif" fill="#1c1c1a">',
        '<defs><marker id="tip" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="8" markerHeight="8" '
        'orient="auto"><path d="M0 0L10 5L0 10Z" fill="#5a5a55"/></marker></defs>',
        f'<rect width="{width}" height="{height}" fill="#ffffff"/>',
        f'<text x="{EDGE}" y="28" font-size="15" fill="#444">{escape(source["title"])}</text>',
        *(box.drawn() for box in boxes.values()),
        *(arrow(boxes[line["from"]], boxes[line["to"]]) for line in source["arrow"]),
    ]
    for i, (kind, words) in enumerate(LEGEND.items()):
        x, y = EDGE + i * 270, height - 30
        parts.append(
            f'<rect x="{x}" y="{y}" width="16" height="16" rx="3" fill="{FILLS[kind]}" stroke="#5a5a55"/>'
        )
        parts.append(f'<text x="{x + 24}" y="{y + 13}" font-size="13">{words}</text>')
    return "\n".join([*parts, "</svg>"]) + "\n"


def main() -> None:
    """Write the picture."""
    PICTURE.write_text(picture(tomllib.loads(SOURCE.read_text(encoding="utf-8"))), encoding="utf-8")


if __name__ == "__main__":
    main()
