"""Where the painter stands in each room, and what lights it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from art.vistas.rooms import CAVE, CRYPT, GALLERY, HALL

Point = tuple[float, float, float]

WARM: Final = (1.0, 0.56, 0.22)
GOLDEN: Final = (1.0, 0.72, 0.38)
COLD: Final = (0.32, 0.5, 1.0)
TEAL: Final = (0.2, 0.95, 0.85)
RED: Final = (1.0, 0.2, 0.1)


@dataclass(frozen=True, slots=True)
class Light:
    """A light at a place, with what it throws on stone and on the haze."""

    at: Point
    strength: float
    haze: float
    colour: Point = WARM


@dataclass(frozen=True, slots=True, kw_only=True)
class Scene:
    """A room as somebody sees it; `thick` is how fast the haze takes all sight."""

    room: int
    size: tuple[int, int] = (900, 560)
    camera: Point
    look: Point
    view: float
    shift: float = 0.0
    haze: Point
    thick: float
    ambient: Point
    stone: Point
    lights: tuple[Light, ...]


SCENES: Final[dict[str, Scene]] = {
    "crypt": Scene(
        room=CRYPT,
        size=(1600, 800),
        camera=(0.3, 1.42, -7.0),
        look=(0.0, 1.44, 6),
        view=0.66,
        shift=-0.30,
        haze=(0.004, 0.006, 0.013),
        thick=0.042,
        ambient=(0.008, 0.011, 0.021),
        stone=(0.96, 0.86, 0.73),
        lights=(
            Light((-1.42, 0.45, -1.2), 1.3, 0.014),
            Light((1.45, 0.42, 2.7), 1.5, 0.015),
            Light((-1.45, 0.45, 6.6), 1.7, 0.017),
            Light((1.4, 0.45, 10.7), 1.8, 0.018),
            Light((-5.4, 0.5, -0.9), 1.7, 0.014),
            Light((5.4, 0.5, -1.3), 1.5, 0.013),
            Light((5.5, 0.5, 3.2), 1.8, 0.014),
            Light((-5.3, 0.6, 5.6), 1.9, 0.015),
            Light((0.0, 2.0, 19.0), 15.0, 0.05, COLD),
            Light((9.4, 0.6, 2.4), 1.8, 0.012),
            Light((-9.4, 0.6, 2.5), 1.8, 0.012),
            Light((9.6, 0.6, -2.6), 1.2, 0.009),
            Light((-9.6, 0.6, -2.8), 1.2, 0.009),
            Light((0.2, 1.3, -7.8), 0.2, 0.0, COLD),
        ),
    ),
    "cave": Scene(
        room=CAVE,
        camera=(0.1, 1.25, -4.2),
        look=(0.35, 1.1, 4),
        view=0.72,
        haze=(0.003, 0.008, 0.013),
        thick=0.06,
        ambient=(0.006, 0.011, 0.017),
        stone=(0.88, 0.82, 0.80),
        lights=(
            Light((-0.55, 0.72, 0.3), 1.2, 0.018),
            Light((1.5, 0.5, 6.4), 2.6, 0.025, TEAL),
            Light((-1.6, 2.2, 9.5), 2.6, 0.02, COLD),
            Light((0.9, 1.0, 13.5), 5.0, 0.045, TEAL),
            Light((1.9, 1.1, -1.8), 0.25, 0.001),
        ),
    ),
    "gallery": Scene(
        room=GALLERY,
        camera=(0, 1.25, -3.4),
        look=(0, 2.75, 6),
        view=0.74,
        haze=(0.016, 0.005, 0.007),
        thick=0.032,
        ambient=(0.009, 0.007, 0.011),
        stone=(0.84, 0.76, 0.76),
        lights=(
            Light((0, 4.6, 15.4), 46.0, 0.22, RED),
            Light((-2.3, 0.9, -1.0), 0.8, 0.010),
            Light((2.3, 1.0, 2.2), 0.9, 0.011),
            Light((-2.3, 1.7, 5.4), 1.0, 0.012),
            Light((2.3, 2.2, 8.6), 1.1, 0.013),
            Light((0, 2.4, -2.6), 0.3, 0.0, COLD),
        ),
    ),
    "hall": Scene(
        room=HALL,
        camera=(0, 1.25, 2.6),
        look=(0, 1.95, 12),
        view=0.72,
        haze=(0.007, 0.007, 0.012),
        thick=0.03,
        ambient=(0.009, 0.010, 0.018),
        stone=(0.95, 0.87, 0.76),
        lights=(
            Light((0, 2.2, 16.2), 22.0, 0.085, GOLDEN),
            Light((-3.0, 2.3, 5.0), 1.0, 0.010),
            Light((3.0, 2.3, 5.0), 1.0, 0.010),
            Light((-3.0, 2.3, 11.2), 1.3, 0.012),
            Light((3.0, 2.3, 11.2), 1.3, 0.012),
            Light((0, 2.8, 3.0), 0.4, 0.0, COLD),
        ),
    ),
}
