"""Where heroes want to be: objects, villains, the way out, and edges nobody has looked behind."""

from __future__ import annotations

from typing import Final

from undercroft.games.caverns.adventures.daylight import EXIT
from undercroft.games.caverns.adventures.quench_the_pit import PAGE as PIT_PAGE
from undercroft.games.caverns.adventures.quench_the_pit import PIT, WATER
from undercroft.games.caverns.adventures.script import Script, script_of
from undercroft.games.caverns.box import TILE_NAMES
from undercroft.games.caverns.cave import GRID, LADDER, cell_with, edge_squares, floors, laid
from undercroft.games.caverns.figures import (
    carried,
    foes,
    is_villain,
    prop_of,
    props,
    standing_heroes,
    villains,
)
from undercroft.games.caverns.heuristics.ways import Squares
from undercroft.games.caverns.state import Caverns

Aim = tuple[float, Squares]
"""What it is worth to be there, and the squares."""

OUT: Final = 5.0
OBJECT: Final = 4.0
TASK: Final = 4.5
HUNT: Final = 3.0
FIGHT: Final = 1.6
SEARCH: Final = 2.0
COMPANY: Final = 1.2
CROWN: Final = "crown"


def aims(s: Caverns, seat: int, *, explores: bool) -> list[Aim]:
    """All that draws a hero, with how much; edges only who wants to explore."""
    found = [*ways_out(s, seat), *objects(s, seat), *bowls(s, seat)]
    hunted = tuple(s.spot[f] for f in villains(s) if script_of(s).is_awake(s, f))
    found.append((HUNT, tuple(s.spot[f] for f in villains(s))) if not hunted else (HUNT, hunted))
    found.append((FIGHT, tuple(s.spot[f] for f in foes(s) if not is_villain(f))))
    found.append((COMPANY, tuple(s.spot[f] for f in standing_heroes(s) if f != seat)))
    if explores:
        found.append((SEARCH, tuple(sorted(edge_squares(s.walls)))))
    return [aim for aim in found if aim[1]]


def ways_out(s: Caverns, seat: int) -> list[Aim]:
    """Exits where one escapes, the ladder for who carries the Crown."""
    if type(script_of(s)).escapes is not Script.escapes:
        return [(OUT, glyphs(s, EXIT))]
    crowned = any(prop_of(s, f).id == CROWN for f in carried(s, seat))
    return [(OUT, glyphs(s, LADDER))] if crowned else []


def objects(s: Caverns, seat: int) -> list[Aim]:
    """What lies there to be taken, and what stands there to be broken or used."""
    there = props(s)
    loose = tuple(s.spot[f] for f in there if not prop_of(s, f).fixed)
    frail = tuple(s.spot[f] for f in there if s.hp[f] > 0)
    worked = tuple(s.spot[f] for f in there if prop_of(s, f).fixed and not prop_of(s, f).hp)
    held = bool(carried(s, seat)) and not s.pulled
    return [(OBJECT, loose), (HUNT, frail), (TASK if held else 0.0, worked)]


def bowls(s: Caverns, seat: int) -> list[Aim]:
    """Water for an empty bowl, the pit for a full one."""
    held = carried(s, seat)
    if s.adventure.id != PIT_PAGE or not held:
        return []
    if any(f in s.filled for f in held):
        pit = cell_with(s.walls, TILE_NAMES.parse(PIT))
        return [(TASK, floors(s.walls)[pit] if pit >= 0 else ())]
    return [(TASK, banks(s))]


def banks(s: Caverns) -> Squares:
    """The squares next to water."""
    water = glyphs(s, WATER)
    near = {p + d for p in water for d in GRID.deltas[-1]} if water else set()
    floor = {p for squares in floors(s.walls).values() for p in squares}
    return tuple(sorted(near & floor))


def glyphs(s: Caverns, glyph: str) -> Squares:
    """The squares of the cave with a mark."""
    return tuple(p for cell in laid(s.walls) for p in s.walls.marked(cell, glyph))
