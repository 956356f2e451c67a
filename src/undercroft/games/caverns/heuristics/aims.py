"""Where heroes want to be: ways out, objects, what they hunt, and edges nobody has looked behind.

What an aim is worth is told in hit points; each step to it costs a little of a turn.
"""

from __future__ import annotations

from typing import Final

from undercroft.games.caverns.adventures.daylight import EXIT
from undercroft.games.caverns.adventures.key_lever_chart import CHART, GATE, STAIR, far_exit
from undercroft.games.caverns.adventures.key_lever_chart import PAGE as SURVEY_PAGE
from undercroft.games.caverns.adventures.one_of_us import CROWN
from undercroft.games.caverns.adventures.quench_the_pit import PAGE as PIT_PAGE
from undercroft.games.caverns.adventures.quench_the_pit import PIT, WATER
from undercroft.games.caverns.adventures.script import Script, script_of
from undercroft.games.caverns.adventures.six_coffers import START_HALVES, closed_coffers
from undercroft.games.caverns.box import TILE_NAMES
from undercroft.games.caverns.cave import (
    GRID,
    LADDER,
    cell_with,
    edge_squares,
    floors,
    marked,
    side_squares,
    squares_under,
)
from undercroft.games.caverns.effects.words.terms import Boon
from undercroft.games.caverns.entering import is_in_play
from undercroft.games.caverns.figures import (
    carried,
    fissure_way,
    foes,
    is_villain,
    mates,
    prop_of,
    props,
    size_of,
)
from undercroft.games.caverns.force import has
from undercroft.games.caverns.heuristics.quest import is_hunted, is_laden, is_wanted, may_leave
from undercroft.games.caverns.heuristics.ways import FAR, Squares, steps_to
from undercroft.games.caverns.printed import level_of
from undercroft.games.caverns.state import NOBODY, NOWHERE, Caverns

Aim = tuple[float, Squares]
"""What it is worth to be there, and the squares."""

STEP: Final = 0.2
"""What a step of the way costs: a turn on the way is a turn of encounters."""

OUT: Final = 14.0
TASK: Final = 12.0
OBJECT: Final = 11.0
HUNT: Final = 9.0
SEARCH: Final = 7.0
RAID: Final = 4.0
"""To be near a rival who holds what his own team wants."""

FIGHT: Final = 3.2
COMPANY: Final = 2.0
ARRIVED: Final = 6.0
"""What it is worth besides to be where something is done by standing there."""


def aims(s: Caverns, seat: int, *, explores: bool) -> list[Aim]:
    """All that draws a hero, with how much; edges only who wants to explore."""
    found = [*ways_out(s, seat), *objects(s, seat), *bowls(s, seat), *coffers(s, seat)]
    found += [*hunts(s, seat), (COMPANY, friends(s, seat))]
    if explores:
        found.append((SEARCH, lookouts(s, seat)))
    return [aim for aim in found if aim[1]]


def lookouts(s: Caverns, seat: int) -> Squares:
    """From where a hero explores: on edges, or anywhere on their tiles for who sees far."""
    found = edge_squares(s.walls)
    if not has(s, seat, Boon.CHOOSE_EDGE):
        return tuple(sorted(found))
    cells = sorted({GRID.cell_of[p] for p in found})
    return tuple(p for cell in cells for p in floors(s.walls)[cell])


def ways_out(s: Caverns, seat: int) -> list[Aim]:
    """Exits where one escapes, squares by the ladder for who carries the Crown."""
    if type(script_of(s)).escapes is not Script.escapes:
        if not may_leave(s, seat):
            return []
        return [(OUT, beside(s, marked(s.walls, EXIT))), (TASK, gate(s))]
    crowned = bool(s.adventure.terms.traitors) and s.holder[CROWN] == seat
    return [(OUT, beside(s, marked(s.walls, LADDER)))] if crowned else []


def arrivals(s: Caverns, seat: int) -> Squares:
    """Where a hero does something by ending his turn: leave the cave, or open the Gate."""
    exits = [p for p in beside(s, marked(s.walls, EXIT)) if leaves(s, seat, p)]
    return (*exits, *(gate(s) if s.holder[CHART] == seat else ()))


def leaves(s: Caverns, seat: int, square: int) -> bool:
    """Whether a hero who ends his turn there escapes."""
    here, s.spot[seat] = s.spot[seat], square
    found = script_of(s).escapes(s, seat) and may_leave(s, seat)
    s.spot[seat] = here
    return found


def gate(s: Caverns) -> Squares:
    """The Gate that waits for the Chart, once a hero has it."""
    if s.adventure.id != SURVEY_PAGE or s.holder[CHART] == NOBODY or is_in_play(s, STAIR):
        return ()
    return floors(s.walls)[far_exit(s)[0]] if is_in_play(s, GATE) else ()


def objects(s: Caverns, seat: int) -> list[Aim]:
    """What lies there to be taken, and what stands there to be used."""
    there = props(s)
    loose = [f for f in there if not (prop_of(s, f).fixed or prop_of(s, f).stays)]
    wanted = tuple(s.spot[f] for f in loose if is_wanted(s, seat, f))
    own = [f for f in there if prop_of(s, f) in s.adventure.props]
    worked = tuple(s.spot[f] for f in own if prop_of(s, f).stays)
    laden = is_laden(s, seat)
    return [(OBJECT, () if laden else wanted), (TASK, worked if laden else ())]


def bowls(s: Caverns, seat: int) -> list[Aim]:
    """Water for an empty bowl, the pit for a full one."""
    held = carried(s, seat)
    if s.adventure.id != PIT_PAGE or not held:
        return []
    if any(f in s.filled for f in held):
        pit = cell_with(s.walls, TILE_NAMES.parse(PIT))
        return [(TASK, floors(s.walls)[pit] if pit >= 0 else ())]
    return [(TASK, beside(s, marked(s.walls, WATER)))]


def coffers(s: Caverns, seat: int) -> list[Aim]:
    """Closed coffers, and the start tile when it is time to go back."""
    if not s.adventure.coffers:
        return []
    home = tuple(p for cell in s.order[:START_HALVES] for p in floors(s.walls)[cell])
    closed = tuple(s.spot[f] for f in closed_coffers(s))
    back = steps_to(s.walls, home).get(s.spot[seat], FAR)
    turns = s.adventure.terms.last_round - s.round - 1
    late = back > (turns - 1) * level_of(s, seat).speed
    return [(OUT, home)] if late or not closed else [(OBJECT, closed)]


def hunts(s: Caverns, seat: int) -> list[Aim]:
    """What must be beaten or broken, rivals among it, and any other foe."""
    hunted = [f for f in foes(s) if is_villain(f) and is_hunted(s, f)]
    prey = tuple(p for f in hunted for p in squares_under(s.spot[f], size_of(s, f)))
    frail = tuple(p for f in props(s) if s.hp[f] > 0 for p in sides_of(s, f))
    rivals = [f for f in script_of(s).rivals(s, seat) if s.spot[f] != NOWHERE]
    thieves = [f for f in rivals if any(is_wanted(s, seat, p) for p in carried(s, f))]
    others = tuple(s.spot[f] for f in foes(s) if f not in hunted)
    return [
        (HUNT, (*prey, *frail)),
        (OBJECT, tuple(s.spot[f] for f in thieves)),
        (RAID, tuple(s.spot[f] for f in rivals)),
        (FIGHT, others),
    ]


def sides_of(s: Caverns, prop: int) -> Squares:
    """Where an object can be attacked from: its square, or the side with a fissure."""
    way = fissure_way(s, prop)
    return (s.spot[prop],) if way is None else tuple(side_squares(s.walls, way))


def friends(s: Caverns, seat: int) -> Squares:
    """Where the other heroes of the party stand; who bears the Crown before all others."""
    bearer = s.holder[CROWN] if s.adventure.terms.traitors else NOBODY
    return tuple(s.spot[f] for f in mates(s, seat) if bearer in (NOBODY, seat, f))


def beside(s: Caverns, squares: list[int]) -> Squares:
    """The floor next to some squares."""
    near = {p + d for p in squares for d in GRID.deltas[-1]}
    floor = {p for found in floors(s.walls).values() for p in found}
    return tuple(sorted(near & floor))
