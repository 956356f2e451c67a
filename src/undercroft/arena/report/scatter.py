"""A scatter plot whose names do not lie on top of each other, on a desk and on a phone.

A plot stretches with the page, so its names are laid for two widths: those that have room on a
phone are always shown, the others where the page is wide.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from undercroft.arena.report.drawing import NO_GAMES, percent, text
from undercroft.arena.report.statistics import quantile

TOP, HIGH = 40, 320
"""Pixels above a plot for the words on its height, and from the highest to the lowest value."""

PHONE, DESK = 300, 620
"""Pixels across a plot for which names are laid; on a wider one they lie farther apart."""

LETTER, LINE = 7.4, 15
"""Pixels that a letter of a name is wide at most, and a line high."""

INDENT = 0.08
"""The part of the width that is left to the numbers of the scale."""

MOST = 0.95
"""The scale shows so many of the points; those beyond lie at its edge as triangles."""

STEP = 0.05
"""The scale ends at a multiple of this."""


@dataclass(frozen=True, slots=True)
class Point:
    """One thing: a share across, a difference up or down; only what is told stands out."""

    name: str
    across: float
    up: float
    words: str
    told: str = ""


@dataclass(frozen=True, slots=True)
class Box:
    """The pixels that a name or a dot takes up."""

    left: float
    top: float
    right: float
    bottom: float

    def meets(self, other: Box) -> bool:
        """Whether two of them lie on top of each other."""
        is_beside = self.right <= other.left or other.right <= self.left
        return not (is_beside or self.bottom <= other.top or other.bottom <= self.top)


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a point lies: a part of the width, pixels from the top, and -1 or 1 beyond an edge."""

    point: Point
    x: float
    y: float
    beyond: int

    def around(self, width: int) -> Box:
        """What the mark itself takes up."""
        x = self.x * width
        return Box(x - 4, self.y - 4, x + 4, self.y + 4)

    def name_box(self, side: str, width: int) -> Box:
        """What the name takes up at one side of the mark."""
        long, x = LETTER * len(self.point.name), self.x * width
        left = x + 7 if side == "first" else x - 7 - long
        return Box(left, self.y - LINE / 2, left + long, self.y + LINE / 2)


Laid = dict[Spot, tuple[str, bool]]
"""For each name that has room its side, and whether only a wide page has it."""


def scale(points: Sequence[Point]) -> float:
    """How far the plot reaches up and down: all that is told, and nearly all the others."""
    every = sorted(abs(point.up) for point in points)
    told = [abs(point.up) for point in points if point.told]
    far = max([quantile(every, MOST), *told])
    return max(STEP, math.ceil(far / STEP - 1e-9) * STEP)


def spots(points: Sequence[Point]) -> list[Spot]:
    """Where points lie, those that stand out on top."""
    far, wide = scale(points), max(point.across for point in points) or 1.0
    return [
        Spot(p, _indented(p.across / wide), _height(p.up / far), _beyond(p.up / far))
        for p in sorted(points, key=lambda p: bool(p.told))
    ]


def _indented(across: float) -> float:
    return INDENT + (1 - INDENT) * across


def _height(up: float) -> float:
    return TOP + HIGH / 2 * (1 - max(-1.0, min(1.0, up)))


def _beyond(up: float) -> int:
    return (up > 1 + 1e-9) - (up < -1 - 1e-9)


def names(placed: Sequence[Spot]) -> Laid:
    """The names that have room, those farthest from even first."""
    told = sorted((s for s in placed if s.point.told), key=lambda s: -abs(s.point.up))
    laid: Laid = {}
    for width in (PHONE, DESK):
        for spot in told:
            side = None if spot in laid else _free_side(spot, told, laid, width)
            if side:
                laid[spot] = side, width == DESK
    return laid


def _free_side(spot: Spot, told: Sequence[Spot], laid: Laid, width: int) -> str | None:
    taken = [other.around(width) for other in told if other is not spot]
    taken += [other.name_box(side, width) for other, (side, _) in laid.items()]
    for side in ("first", "last"):
        box = spot.name_box(side, width)
        if box.left >= 0 and box.right <= width and not any(box.meets(b) for b in taken):
            return side
    return None


def scatter(points: Sequence[Point], across: str, up: str) -> str:
    """Points with their names on touch; those that stand out are written where there is room."""
    if not points:
        return NO_GAMES
    placed = spots(points)
    inner = "".join((*_grid(scale(points)), *map(_mark, placed), *_written(names(placed))))
    words = (*_foot(points, across), f'<text x="0" y="12" class="tick first">{text(up)}</text>')
    return f'<svg class="plot" height="{TOP + HIGH + 26}" role="img">{inner}{"".join(words)}</svg>'


def _foot(points: Sequence[Point], across: str) -> Iterator[str]:
    wide = percent(max(point.across for point in points), 0)
    for x, words, kind in ((0, "0 %", ""), (0.5, across, ""), (1, wide, "last")):
        at = f'x="{100 * _indented(x):g}%" y="{TOP + HIGH + 20}"'
        yield f'<text {at} class="tick {kind}">{text(words)}</text>'


def _grid(far: float) -> Iterator[str]:
    """The values of the scale; even is dashed."""
    for part in (1.0, 0.5, 0.0, -0.5, -1.0):
        y, kind = _height(part), "grid" if part else "even"
        value = f"{100 * far * part:+.3g}" if part else "0"
        yield f'<line x1="0" x2="100%" y1="{y:.1f}" y2="{y:.1f}" class="{kind}"/>'
        yield f'<text x="0" y="{y - 4:.1f}" class="tick first faint">{value}</text>'


def _mark(spot: Spot) -> str:
    kind, x = spot.point.told or "plain", f"{100 * spot.x:.2f}%"
    title = f"<title>{text(spot.point.name)}: {text(spot.point.words)}</title>"
    if not spot.beyond:
        return f'<circle cx="{x}" cy="{spot.y:.1f}" r="4" class="dot {kind}">{title}</circle>'
    tip, base = spot.y - 6 * spot.beyond, spot.y + 4 * spot.beyond
    shape = f"M 0 {tip:.1f} L 5 {base:.1f} L -5 {base:.1f} Z"
    return (
        f'<svg x="{x}" y="0" width="1" height="1"><path d="{shape}" class="dot {kind}">'
        f"{title}</path></svg>"
    )


def _written(laid: Laid) -> Iterator[str]:
    for spot, (side, is_wide) in laid.items():
        kind = f"tick {side} strong" + " wide" * is_wide
        shift = 7 if side == "first" else -7
        yield (
            f'<text x="{100 * spot.x:.2f}%" y="{spot.y + 4:.1f}" dx="{shift}" class="{kind}">'
            f"{text(spot.point.name)}</text>"
        )
