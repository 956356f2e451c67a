"""Follows a ray of sight through a room to its light: what one pixel shows."""

from __future__ import annotations

from math import atan, exp, sqrt
from typing import Final

from numba import njit

from art.icons import Grid
from art.vistas.rooms import CAVE, joint, nearest
from art.vistas.shapes import rough

FAR: Final = 46.0
Point = tuple[float, float, float]


@njit(fastmath=True)
def unit(x: float, y: float, z: float) -> Point:
    """The direction of a vector."""
    by = 1 / (sqrt(x * x + y * y + z * z) + 1e-9)
    return x * by, y * by, z * by


@njit(fastmath=True)
def march(room: int, camera: Point, ray: Point) -> float:
    """How far a ray goes until it meets stone."""
    gone = 0.02
    for _ in range(190):
        x, y, z = camera[0] + ray[0] * gone, camera[1] + ray[1] * gone, camera[2] + ray[2] * gone
        away = nearest(room, x, y, z)
        if away < 0.0008 * (1 + gone):
            break
        gone += away * 0.9
        if gone > FAR:
            break
    return min(gone, FAR)


@njit(fastmath=True)
def facing(room: int, at: Point, near: float) -> Point:
    """Where the surface at a point faces."""
    x, y, z = at
    return unit(
        nearest(room, x + near, y, z) - nearest(room, x - near, y, z),
        nearest(room, x, y + near, z) - nearest(room, x, y - near, z),
        nearest(room, x, y, z + near) - nearest(room, x, y, z - near),
    )


@njit(fastmath=True)
def bumped(room: int, at: Point, normal: Point, grain: float) -> Point:
    """The normal of rough stone."""
    x, y, z = at[0] * 7.0, at[1] * 7.0, at[2] * 7.0
    by = 2.4 if room == CAVE else 1.5
    return unit(
        normal[0] - (rough(x + 0.14, y, z, 4) - grain) * by,
        normal[1] - (rough(x, y + 0.14, z, 4) - grain) * by,
        normal[2] - (rough(x, y, z + 0.14, 4) - grain) * by,
    )


@njit(fastmath=True)
def openness(room: int, at: Point, normal: Point) -> float:
    """How much of the room a point sees: 0 in a corner, 1 in the open."""
    shut, weight = 0.0, 1.0
    for step in range(1, 6):
        far = 0.09 * step
        x, y, z = at[0] + normal[0] * far, at[1] + normal[1] * far, at[2] + normal[2] * far
        shut += (far - nearest(room, x, y, z)) * weight
        weight *= 0.7
    return max(0.0, min(1.0, 1 - 1.5 * shut))


@njit(fastmath=True)
def unshadowed(room: int, at: Point, normal: Point, to: Point, far: float) -> float:
    """How much of a light gets to a point, with soft edges."""
    part, gone = 1.0, 0.03
    x, y, z = at[0] + normal[0] * 0.01, at[1] + normal[1] * 0.01, at[2] + normal[2] * 0.01
    for _ in range(44):
        away = nearest(room, x + to[0] * gone, y + to[1] * gone, z + to[2] * gone)
        if away < 0.0008:
            return 0.0
        part = min(part, 11 * away / gone)
        gone += max(away, 0.015)
        if gone > far - 0.06:
            break
    return part


@njit(fastmath=True)
def lit_stone(room: int, at: Point, ray: Point, gone: float, lights: Grid, ambient: Grid) -> Point:
    """The light that stone at a point throws back."""
    normal = facing(room, at, 0.0012 * (1 + gone))
    deep = joint(room, *at, *normal) if gone < 26 else 0.0
    grain = rough(at[0] * 7.0, at[1] * 7.0, at[2] * 7.0, 4)
    normal = bumped(room, at, normal, grain)
    clear = openness(room, at, normal)
    stain = rough(at[0] * 1.3, at[1] * 1.3, at[2] * 1.3, 3)
    tone = max((0.72 + 0.5 * grain + 0.35 * stain) * (1 - 0.62 * deep), 0.12)
    r, g, b = ambient[0] * clear * tone, ambient[1] * clear * tone, ambient[2] * clear * tone
    for light in lights:
        gain = from_light(room, at, ray, normal, light, tone * clear)
        r, g, b = r + gain * light[5], g + gain * light[6], b + gain * light[7]
    return r, g, b


@njit(fastmath=True)
def from_light(room: int, at: Point, ray: Point, normal: Point, light: Grid, tone: float) -> float:
    """What one light adds to a point, dull and shining."""
    x, y, z = light[0] - at[0], light[1] - at[1], light[2] - at[2]
    far = sqrt(x * x + y * y + z * z)
    to = (x / far, y / far, z / far)
    facing_it = normal[0] * to[0] + normal[1] * to[1] + normal[2] * to[2]
    if facing_it <= 0 or light[3] / (far * far) <= 0.002:
        return 0.0
    half = unit(to[0] - ray[0], to[1] - ray[1], to[2] - ray[2])
    hot = max(0.0, normal[0] * half[0] + normal[1] * half[1] + normal[2] * half[2]) ** 24
    gain = unshadowed(room, at, normal, to, far) * light[3] / (0.25 + far * far)
    return gain * (facing_it * tone + hot * 0.25)


@njit(fastmath=True)
def glow(camera: Point, ray: Point, gone: float, light: Grid) -> float:
    """The haze that a light makes shine along a ray."""
    x, y, z = light[0] - camera[0], light[1] - camera[1], light[2] - camera[2]
    along = x * ray[0] + y * ray[1] + z * ray[2]
    beside = sqrt(max(x * x + y * y + z * z - along * along, 0.0004))
    return (atan((gone - along) / beside) - atan(-along / beside)) / beside * light[4]


@njit(fastmath=True)
def pixel(room: int, camera: Point, ray: Point, lights: Grid, air: Grid, thick: float) -> Point:
    """What one ray shows; `air` has the colours of stone, ambient light and haze."""
    gone = march(room, camera, ray)
    r = g = b = 0.0
    if gone < FAR:
        at = (camera[0] + ray[0] * gone, camera[1] + ray[1] * gone, camera[2] + ray[2] * gone)
        r, g, b = lit_stone(room, at, ray, gone, lights, air[1])
        r, g, b = r * air[0, 0], g * air[0, 1], b * air[0, 2]
    hidden = 1 - exp(-gone * thick)
    r, g, b = (
        r + (air[2, 0] - r) * hidden,
        g + (air[2, 1] - g) * hidden,
        b + (air[2, 2] - b) * hidden,
    )
    for light in lights:
        gain = glow(camera, ray, gone, light)
        r, g, b = r + gain * light[5], g + gain * light[6], b + gain * light[7]
    return r, g, b


@njit(fastmath=True)
def render(
    room: int,
    axes: Grid,
    view: float,
    shift: float,
    lights: Grid,
    air: Grid,
    thick: float,
    image: Grid,
) -> None:
    """Paint all pixels; `axes` are the camera and where it has ahead, right and up."""
    camera = (axes[0, 0], axes[0, 1], axes[0, 2])
    high, wide = image.shape[:2]
    for j in range(high):
        for i in range(wide):
            u, v = (2 * i - wide + 1) / high * view, (high - 1 - 2 * j) / high * view + shift
            ray = unit(
                axes[1, 0] + u * axes[2, 0] + v * axes[3, 0],
                axes[1, 1] + u * axes[2, 1] + v * axes[3, 1],
                axes[1, 2] + u * axes[2, 2] + v * axes[3, 2],
            )
            image[j, i, :] = pixel(room, camera, ray, lights, air, thick)
