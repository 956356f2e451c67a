"""Villains enter: where the page says, with HP for the number of heroes."""

from __future__ import annotations

from functools import cache

from undercroft.crawl.effects import When
from undercroft.games.caverns.combat.modifiers import STEADY, begin
from undercroft.games.caverns.content.card_stats import ally_of, villain_hp
from undercroft.games.caverns.content.stat_ids import LIBRARY
from undercroft.games.caverns.content.tables import TILE_NAMES, VILLAIN_NAMES
from undercroft.games.caverns.effects.feasible import ally_figure
from undercroft.games.caverns.map.distances import taken
from undercroft.games.caverns.map.geometry import (
    GRID,
    LADDER,
    cell_with,
    marked,
    stands,
    stands_on_patch,
)
from undercroft.games.caverns.map.placement import Landing
from undercroft.games.caverns.notation import FIRST_VILLAIN
from undercroft.games.caverns.state import Caverns


@cache
def villain_figure(id_: str) -> int:
    """The figure of a villain."""
    return FIRST_VILLAIN + VILLAIN_NAMES.parse(id_)


def enter(s: Caverns, id_: str, squares: list[int], more: int = 0) -> int:
    """A villain comes into play on one of these squares, in no deck and no queue.

    [CV-VILLAIN-07]
    """
    figure = villain_figure(id_)
    s.kind[figure] = VILLAIN_NAMES.parse(id_)
    s.tougher[figure] = more
    s.hp[figure] = villain_hp(s, figure)
    s.villains = (*s.villains, figure)
    s.push(Landing(s.active, figure, tuple(squares)))
    return figure


def has_entered(s: Caverns, id_: str) -> bool:
    """Whether a villain has come."""
    return villain_figure(id_) in s.villains


def free_squares(s: Caverns, glyph: str) -> list[int]:
    """The squares with a mark on which nobody stands."""
    full = taken(s)
    return [p for p in marked(s.walls, glyph) if p not in full]


def is_in_play(s: Caverns, tile: str) -> bool:
    """Whether a tile lies in the cave."""
    return cell_with(s.walls, TILE_NAMES.parse(tile)) >= 0


def on_ladder(s: Caverns) -> list[int]:
    """The ladder square, or if somebody stands there the free squares of its tile."""
    full = taken(s)
    ladder = marked(s.walls, LADDER)[0]
    beside = [p for p in s.walls.passable(GRID.cell_of[ladder]) if p not in full]
    return beside if ladder in full else [ladder]


def on_patch(s: Caverns, cell: int) -> list[int]:
    """The patch of a tile, or if somebody stands there the free squares of the tile."""
    full = taken(s)
    return stands_on_patch(s.walls, cell, 1, full) or stands(s.walls, cell, 1, full)


def join(s: Caverns, ally: str, seat: int, squares: list[int]) -> int:
    """An ally of a seat comes to one of these squares. [CV-ALLY-01] [CV-ALLY-02]"""
    figure = ally_figure(ally)
    s.kind[figure], s.hp[figure], s.holder[figure] = 0, ally_of(figure).hp, seat
    s.age[figure] = s.tally[figure] = 0
    attend(s, ally, figure)
    s.push(Landing(seat, figure, tuple(squares)))
    return figure


def attend(s: Caverns, ally: str, figure: int) -> None:
    """What an ally's card says besides tactics is in force."""
    for node in LIBRARY.steps(ally):
        if isinstance(LIBRARY.effects[node], (When, *STEADY)):
            begin(s, node, figure)


def is_beaten(s: Caverns, id_: str) -> bool:
    """Whether a villain came and is gone."""
    figure = villain_figure(id_)
    return figure in s.villains and s.hp[figure] == 0
