"""Quench the Pit: bowls of water, carried against time."""

from __future__ import annotations

from typing import Final

from undercroft.games.caverns import things
from undercroft.games.caverns.adventures.script import SCRIPTS, Script
from undercroft.games.caverns.box import FACES, TILE_NAMES
from undercroft.games.caverns.cave import GRID, cell_with, lowered, tunnelled
from undercroft.games.caverns.effects.feasible import ally_figure
from undercroft.games.caverns.effects.words.terms import Boon
from undercroft.games.caverns.entering import is_in_play, join
from undercroft.games.caverns.exploring import free_near_ladder
from undercroft.games.caverns.figures import adjacent, carried
from undercroft.games.caverns.force import has
from undercroft.games.caverns.hero_actions import Actions, Deed, deed
from undercroft.games.caverns.plans import Adventure
from undercroft.games.caverns.spawning import Spawn
from undercroft.games.caverns.state import NOWHERE, Caverns
from undercroft.games.caverns.telling import tell_of
from undercroft.games.caverns.words import FILL, HAND, POUR
from undercroft.kernel.moves import Move

PAGE: Final = "adv-13"
PIT: Final = "deep-lair-pit"
WATER: Final = "~"
DROVER: Final = ally_figure("pit-drover")


def wanted_pours(s: Caverns) -> int:
    """How many pours quench the pit for so many heroes."""
    return s.adventure.terms.pours[s.seats - s.adventure.heroes[0]]


def seen_from(s: Caverns, seat: int) -> list[int]:
    """The squares next to a hero, gaps too: they are low. [CV-TILE-05]"""
    here = s.spot[seat]
    return [here + d for d in GRID.deltas[lowered(s.walls).clear[here]]]


def is_by_water(s: Caverns, seat: int) -> bool:
    """Whether a hero is next to water."""
    return any(s.walls.glyph(p) == WATER for p in seen_from(s, seat))


def is_by_pit(s: Caverns, seat: int) -> bool:
    """Whether a hero is next to the pit."""
    pit = cell_with(s.walls, TILE_NAMES.parse(PIT))
    gaps = [p for p in seen_from(s, seat) if GRID.cell_of[p] == pit]
    return any(p not in s.walls.passable(pit) for p in gaps)


class QuenchThePit(Script):
    """From the round after the pit was found on, monsters climb out and time runs."""

    def set_up(self, s: Caverns) -> None:
        """The first player controls the Pit Drover."""
        join(s, s.adventure.allies[0], s.first, free_near_ladder(s))

    def tile_laid(self, s: Caverns, tile: int, cell: int) -> None:
        """A tunnel joins the Ford and the Rune Ring when both are there."""
        ends = s.adventure.tunnels[0]
        if FACES[tile].id in ends and all(is_in_play(s, end) for end in ends):
            s.walls = tunnelled(s.walls, *ends)

    def triggered(self, s: Caverns, cell: int) -> None:
        s.found = s.round

    def round_ended(self, s: Caverns) -> None:
        """A round starts: a monster out of the pit, and a time token goes."""
        if s.found == NOWHERE:
            return
        s.clock -= 1
        s.push(Spawn(s.first, things.tile(cell_with(s.walls, TILE_NAMES.parse(PIT)))))

    def is_won(self, s: Caverns) -> bool:
        return s.pours >= wanted_pours(s)

    def lost(self, s: Caverns) -> str:
        return s.adventure.defeats[0].id if s.clock <= 0 else ""


class Filling(Deed):
    """An empty bowl is filled next to water, free."""

    def belongs_to(self, page: Adventure) -> bool:
        return page.id == PAGE

    def candidates(self, s: Caverns, turn: Actions) -> list[Move]:
        empty = [f for f in carried(s, turn.who) if f not in s.filled]
        if not empty or not is_by_water(s, turn.who):
            return []
        return FILL.over(turn.who, empty)

    def do(self, s: Caverns, turn: Actions, move: Move) -> None:
        s.filled = tuple(sorted((*s.filled, move.args[0])))
        tell_of(s, turn.who, "fills a bowl", "CV-OBJ-01")


class Pouring(Deed):
    """A full bowl is poured into the pit, free; a time token comes back."""

    def belongs_to(self, page: Adventure) -> bool:
        return page.id == PAGE

    def candidates(self, s: Caverns, turn: Actions) -> list[Move]:
        if not s.filled or not is_in_play(s, PIT):
            return []
        full = [f for f in carried(s, turn.who) if f in s.filled]
        return POUR.over(turn.who, full if is_by_pit(s, turn.who) else [])

    def do(self, s: Caverns, turn: Actions, move: Move) -> None:
        s.filled = tuple([f for f in s.filled if f != move.args[0]])
        s.pours += 1
        tell_of(s, turn.who, "pours a bowl into the pit", "CV-OBJ-01")
        s.clock = min(s.adventure.time, s.clock + 1)


class Handing(Deed):
    """The Pit Drover holds one bowl for a hero next to him."""

    def candidates(self, s: Caverns, turn: Actions) -> list[Move]:
        if not has(s, DROVER, Boon.HOLD_BOWL):
            return []
        near = adjacent(s, turn.who, DROVER) and not carried(s, DROVER)
        held = [f for f in carried(s, turn.who) if f not in turn.handled]
        return HAND.over(turn.who, held if near else [])

    def do(self, s: Caverns, turn: Actions, move: Move) -> None:
        s.holder[move.args[0]] = DROVER
        tell_of(s, turn.who, "hands a bowl to the Pit Drover", "CV-OBJ-01")


FILLING: Final = deed(Filling, FILL)
POURING: Final = deed(Pouring, POUR)
HANDING: Final = deed(Handing, HAND)
SCRIPTS[PAGE] = QuenchThePit()
