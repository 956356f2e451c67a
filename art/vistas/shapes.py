"""Noise and simple shapes by how far away they are, compiled for speed."""

from __future__ import annotations

from math import fabs, floor, sqrt

from numba import njit


@njit(fastmath=True)
def hashed(x: int, y: int, z: int) -> float:
    """A number from 0 to 1 for each point of a grid."""
    h = (x * 374761393 + y * 668265263 + z * 2147483647) & 0xFFFFFFFF
    h = ((h ^ (h >> 13)) * 1274126177) & 0xFFFFFFFF
    return ((h ^ (h >> 16)) & 0xFFFF) / 65535.0


@njit(fastmath=True)
def noise(x: float, y: float, z: float) -> float:
    """Smooth noise from -1 to 1."""
    ix, iy, iz = floor(x), floor(y), floor(z)
    fx, fy, fz = x - ix, y - iy, z - iz
    fx, fy, fz = fx * fx * (3 - 2 * fx), fy * fy * (3 - 2 * fy), fz * fz * (3 - 2 * fz)
    found = 0.0
    for corner in range(8):
        a, b, c = corner & 1, (corner >> 1) & 1, (corner >> 2) & 1
        part = (fx if a else 1 - fx) * (fy if b else 1 - fy) * (fz if c else 1 - fz)
        found += part * hashed(ix + a, iy + b, iz + c)
    return found * 2 - 1


@njit(fastmath=True)
def rough(x: float, y: float, z: float, octaves: int) -> float:
    """Noise with finer noise on it."""
    found, strength = 0.0, 0.5
    for _ in range(octaves):
        found += strength * noise(x, y, z)
        x, y, z, strength = x * 2.03, y * 2.03, z * 2.03, strength * 0.5
    return found


@njit(fastmath=True)
def joined(a: float, b: float, reach: float) -> float:
    """The nearer of two surfaces, melted together where they meet."""
    h = max(reach - fabs(a - b), 0.0) / reach
    return min(a, b) - h * h * reach * 0.25


@njit(fastmath=True)
def box(x: float, y: float, wide: float, high: float) -> float:
    """Outside a box of those half sides: negative inside."""
    dx, dy = fabs(x) - wide, fabs(y) - high
    return sqrt(max(dx, 0) ** 2 + max(dy, 0) ** 2) + min(max(dx, dy), 0.0)


@njit(fastmath=True)
def arch(x: float, y: float, radius: float, spring: float) -> float:
    """Below a pointed arch of that half width which springs at a height: negative inside."""
    if y < spring:
        return fabs(x) - radius
    centre = radius * 0.42
    return sqrt((fabs(x) + centre) ** 2 + (y - spring) ** 2) - (radius + centre)
