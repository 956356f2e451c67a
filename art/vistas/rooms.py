"""The rooms as distances to the nearest surface; they go on without end."""

from __future__ import annotations

from math import fabs, floor, sin, sqrt
from typing import Final

from numba import njit

from art.vistas.shapes import arch, box, hashed, joined, rough

CRYPT, CAVE, GALLERY, HALL = range(4)
BAY: Final = 4.0
VAULT, SPRING = 1.72, 1.9


@njit(fastmath=True)
def crypt(x: float, y: float, z: float) -> float:
    """Vaults on columns, a bay like the other."""
    qx, qz = (x + BAY / 2) % BAY - BAY / 2, (z + BAY / 2) % BAY - BAY / 2
    cx, cz = x % BAY - BAY / 2, z % BAY - BAY / 2
    roof = max(-min(arch(qx, y, VAULT, SPRING), arch(qz, y, VAULT, SPRING)), SPRING - 0.02 - y)
    ribs = _ribs(qx, y, qz, cx, cz)
    return min(roof, max(ribs, SPRING - 0.02 - y), _column(cx, y, cz), y)


@njit(fastmath=True)
def _ribs(qx: float, y: float, qz: float, cx: float, cz: float) -> float:
    """The ribs of a vault: two along the bays, one across them."""
    along = max(-arch(qx, y, VAULT - 0.13, SPRING), fabs(cz) - 0.2)
    beside = max(-arch(qz, y, VAULT - 0.13, SPRING), fabs(cx) - 0.2)
    middle = fabs(fabs(qx) - fabs(qz)) * 0.7071
    across = max(-arch(max(fabs(qx), fabs(qz)), y, VAULT - 0.07, SPRING), middle - 0.1)
    return min(along, beside, across)


@njit(fastmath=True)
def _column(x: float, y: float, z: float) -> float:
    """A round column with its capital, on a square plinth."""
    away = sqrt(x * x + z * z)
    shaft = max(away - 0.27, y - SPRING)
    widening = away - 0.27 - max(0.0, y - SPRING + 0.42) * 0.62
    capital = max(widening, SPRING - 0.42 - y, y - SPRING)
    abacus = max(box(x, z, 0.4, 0.4), fabs(y - SPRING + 0.03) - 0.09)
    base = max(away - 0.4 + max(0.0, y - 0.16) * 0.5, y - 0.3)
    plinth = max(box(x, z, 0.46, 0.46), y - 0.12)
    return min(shaft, capital, abacus, base, plinth)


@njit(fastmath=True)
def cave(x: float, y: float, z: float) -> float:
    """A winding tube with dripstone."""
    sx = x - sin(z * 0.35) * 0.9
    wall = rough(x * 0.55 + 7, y * 0.55, z * 0.55, 4) * 1.25
    tube = 2.5 + 0.5 * sin(z * 0.5) - sqrt(sx * sx * 0.62 + (y - 1.1) ** 2 * 1.25) + wall
    floor_ = y - 0.1 * rough(x * 0.9, 0.0, z * 0.9, 3) - 0.02
    return joined(_dripstone(tube * 0.62, x, y, z, sx), floor_, 0.35)


@njit(fastmath=True)
def _dripstone(around: float, x: float, y: float, z: float, side: float) -> float:
    """What hangs from the roof, and what grows towards it."""
    step = 1.35
    ix, iz = floor(x / step), floor(z / step)
    h, g = hashed(int(ix), 5, int(iz)), hashed(int(ix), 9, int(iz))
    away = sqrt((x - (ix + 0.3 + 0.4 * h) * step) ** 2 + (z - (iz + 0.3 + 0.4 * g) * step) ** 2)
    top, length = 3.3 - 0.4 * h, 0.5 + 1.5 * h * h
    hanging = max(away - max(0.0, (y - (top - length))) * 0.2 - 0.01, top - length - y)
    if g > 0.35:
        around = joined(around, hanging * 0.7, 0.25)
    high = 0.9 * g * g
    standing = max(away - max(0.0, high - y) * 0.3 - 0.02, y - high)
    if h > 0.55 and fabs(side) > 1.0:
        around = joined(around, standing * 0.7, 0.3)
    return around


@njit(fastmath=True)
def gallery(x: float, y: float, z: float) -> float:
    """A stair between niches that ends in a red glow."""
    step = 3.2
    qz = (z + step / 2) % step - step / 2
    frames = max(-arch(x, y, 2.2, 3.2), fabs(qz) - 0.3, fabs(x) - 2.9)
    niche = arch((z % step) - step / 2, (y % 3.4) - 0.1, 1.05, 1.2)
    wall = max(2.75 - fabs(x), -max(niche, fabs(x) - 4.6))
    rise = min(max(0.0, (floor(z / 0.8) * 0.8 - 1.6)) * 0.2, 2.3)
    roof = max(-arch(x, y, 2.75, 5.2), 5.0 - y)
    return min(frames, wall, (y - rise) * 0.8, roof)


@njit(fastmath=True)
def hall(x: float, y: float, z: float) -> float:
    """A hall with a great door in its far wall and piers along its sides."""
    step = 3.0
    zz = (z + 1.0) % step - step / 2
    vault = max(-arch(x, y, 3.7, 3.6), 3.5 - y)
    rib = max(-arch(x, y, 3.45, 3.6), fabs(zz) - 0.3, 3.5 - y)
    around = min(4.6 - fabs(x), _door(x, y, z), _pier(x, y, z, zz), vault, rib)
    stairs = 0.0
    if z > 10.6 and fabs(x) < 2.3:
        stairs = min(0.54, (floor((z - 10.6) / 0.5) + 1) * 0.18)
    return min(around, (y - stairs) * 0.85)


@njit(fastmath=True)
def _door(x: float, y: float, z: float) -> float:
    """The far wall with its door in two frames."""
    door = arch(x, y, 1.25, 2.0)
    wall = max(13.0 - z, -max(door, z - 20.0))
    inner = max(door - 0.42, -(door - 0.02), fabs(z - 12.9) - 0.35)
    outer = max(door - 0.75, -(door - 0.42), fabs(z - 13.0) - 0.22)
    return min(wall, inner, outer)


@njit(fastmath=True)
def _pier(x: float, y: float, z: float, zz: float) -> float:
    side = fabs(x) - 3.7
    shaft = max(box(side, zz, 0.42, 0.42), z - 12.8)
    base = max(box(side, zz, 0.6, 0.6), y - 0.35)
    capital = max(box(side, zz, 0.58, 0.58), fabs(y - 3.6) - 0.16)
    return min(shaft, base, capital)


@njit(fastmath=True)
def nearest(room: int, x: float, y: float, z: float) -> float:
    """How far the nearest surface of a room is."""
    if room == CRYPT:
        return crypt(x, y, z)
    if room == CAVE:
        return cave(x, y, z)
    if room == GALLERY:
        return gallery(x, y, z)
    return hall(x, y, z)


@njit(fastmath=True)
def joint(room: int, x: float, y: float, z: float, nx: float, ny: float, nz: float) -> float:
    """How deep a joint of masonry is here: 0 none, 1 in the middle of a joint."""
    if room == CAVE:
        return 0.0
    if ny > 0.6:
        row = floor(z / 0.5)
        along = (x + (0.25 if int(row) % 2 else 0.0)) / 0.5
        a, b, longer = along - floor(along), z / 0.5 - row, 1.0
    else:
        row = floor(y / 0.42)
        along = ((x if fabs(nz) > fabs(nx) else z) + (0.45 if int(row) % 2 else 0.0)) / 0.9
        a, b, longer = along - floor(along), y / 0.42 - row, 1.8
    edge = min(min(a, 1 - a) * longer, b, 1 - b)
    return max(0.0, 1 - edge / 0.05)
