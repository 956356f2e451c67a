"""Where heroes want to be: ways out, objects, what they hunt, and edges nobody has looked behind.

What an aim is worth is told in hit points; each step to it costs a little of a turn.
"""

from __future__ import annotations

from typing import Final

from undercroft.games.caverns.adventures.page import Aim
from undercroft.games.caverns.bot.page_goals import is_hunted, is_laden
from undercroft.games.caverns.bot.walking import Squares
from undercroft.games.caverns.combat.modifiers import has
from undercroft.games.caverns.effects.vocabulary.terms import Boon
from undercroft.games.caverns.map.figures import (
    carried,
    fissure_way,
    foes,
    is_villain,
    mates,
    prop_of,
    props,
    size_of,
)
from undercroft.games.caverns.map.geometry import (
    GRID,
    edge_squares,
    floors,
    side_squares,
    squares_under,
)
from undercroft.games.caverns.state import NO_FIGURE, NOWHERE, Caverns

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
    aims = [*s.page.aims(s, seat, objects(s, seat)), *hunts(s, seat)]
    aims.append((COMPANY, friends(s, seat)))
    if explores:
        aims.append((SEARCH, lookouts(s, seat)))
    return [aim for aim in aims if aim[1]]


def lookouts(s: Caverns, seat: int) -> Squares:
    """From where a hero explores: on edges, or anywhere on their tiles for who sees far."""
    squares = edge_squares(s.walls)
    if not has(s, seat, Boon.CHOOSE_EDGE):
        return tuple(sorted(squares))
    cells = sorted({GRID.cell_of[p] for p in squares})
    return tuple(p for cell in cells for p in floors(s.walls)[cell])


def objects(s: Caverns, seat: int) -> list[Aim]:
    """What lies there to be taken, and what stands there to be used."""
    there = props(s)
    loose = [f for f in there if not (prop_of(s, f).fixed or prop_of(s, f).stays)]
    wanted = tuple(s.spot[f] for f in loose if s.page.wants(s, seat, f))
    own = [f for f in there if prop_of(s, f) in s.adventure.props]
    worked = tuple(s.spot[f] for f in own if prop_of(s, f).stays)
    laden = is_laden(s, seat)
    return [(OBJECT, () if laden else wanted), (TASK, worked if laden else ())]


def hunts(s: Caverns, seat: int) -> list[Aim]:
    """What must be beaten or broken, rivals among it, and any other foe."""
    hunted = [f for f in foes(s) if is_villain(f) and is_hunted(s, f)]
    prey = tuple(p for f in hunted for p in squares_under(s.spot[f], size_of(s, f)))
    frail = tuple(p for f in props(s) if s.hp[f] > 0 for p in sides_of(s, f))
    rivals = [f for f in s.page.rivals(s, seat) if s.spot[f] != NOWHERE]
    thieves = [f for f in rivals if any(s.page.wants(s, seat, p) for p in carried(s, f))]
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
    """Where the other heroes of the party stand; whom they follow before all others."""
    bearer = s.page.bearer(s)
    return tuple(s.spot[f] for f in mates(s, seat) if bearer in (NO_FIGURE, seat, f))


def beside(s: Caverns, squares: list[int]) -> Squares:
    """The floor next to some squares."""
    near = {p + d for p in squares for d in GRID.deltas[-1]}
    floor = {p for cell_floor in floors(s.walls).values() for p in cell_floor}
    return tuple(sorted(near & floor))
