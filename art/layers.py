"""What a recipe says: the layers of a picture, each an icon with its colours."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from art.paints import Paint


@dataclass(frozen=True, slots=True)
class Eye:
    """A dot that glows; places and sizes are parts of the layer, from 0 to 1."""

    x: float
    y: float
    radius: float
    colour: str


@dataclass(frozen=True, slots=True)
class Stroke:
    """A flat stroke of paint, such as a mouth."""

    x: float
    y: float
    width: float
    height: float
    colour: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Layer:
    """One icon with its colours, and where on the figure it stands.

    `cells` gives the cell with a number its paint, 0 stands for all others; `gap` is the colour
    between them. `drop` leaves cells out, `plug` closes holes at points. What is nearer than
    `close` belongs to one body, each cell has a `bevel`, the body a `bulge`.
    """

    icon: str
    cells: Mapping[int, Paint] = field(default_factory=dict)
    gap: str = "#140d0a"
    drop: Sequence[int] = ()
    plug: Sequence[tuple[float, float]] = ()
    close: float = 0.014
    bevel: float = 0.05
    bulge: float = 0.5
    outline: float = 0.016
    eyes: Sequence[Eye] = ()
    strokes: Sequence[Stroke] = ()
    glow: str = ""
    at: tuple[float, float] = (0.5, 0.5)
    scale: float = 1.0
    turned: float = 0.0
    flipped: bool = False


DULL: Final = Paint("#8d7a63")
"""What a cell without a paint is painted with."""
