"""Guides who play all heroes toward an ending, and ask fate for what they need."""

from __future__ import annotations

import random
from collections.abc import Iterable

from undercroft.games.caverns.actions.cards import ATTACK, TIMINGS
from undercroft.games.caverns.adventures.four_cracks import Stirring, fissures, stirring
from undercroft.games.caverns.adventures.key_lever_chart import CHART, GATE, far_exit, has_joined
from undercroft.games.caverns.adventures.one_of_us import CROWN, FALSE, Confessing
from undercroft.games.caverns.adventures.quench_the_pit import PIT, quench_the_pit
from undercroft.games.caverns.adventures.six_coffers import closed_coffers
from undercroft.games.caverns.adventures.two_ropes import wanted
from undercroft.games.caverns.combat.reactions import Throw
from undercroft.games.caverns.content.schema import Triangle
from undercroft.games.caverns.content.tables import FACES
from undercroft.games.caverns.effects import refs
from undercroft.games.caverns.map.figures import (
    carried,
    fissure_way,
    is_hero,
    is_prop,
    is_villain,
    props,
    size_of,
    villains,
)
from undercroft.games.caverns.map.geometry import (
    GRID,
    edge_squares,
    laid,
    marked,
    side_squares,
    squares_under,
)
from undercroft.games.caverns.notation import FIRST_ROLE, FIRST_TILE
from undercroft.games.caverns.phases.hero_turn import Actions
from undercroft.games.caverns.phases.villains import is_in_play
from undercroft.games.caverns.state import NO_FIGURE, NOWHERE, Caverns
from undercroft.kernel.chance import Roll
from undercroft.kernel.moves import Move

HIGH, LOW = 19, 1
FREE_DEEDS = ("take", "pull", "fill", "pour", "open")


def steps_from(s: Caverns, goals: Iterable[int]) -> dict[int, int]:
    """How many steps lie between squares and the nearest goal, whoever stands in the way."""
    walls = s.walls
    pairs = list(zip(walls.links[::2], walls.links[1::2]))
    found = dict.fromkeys(goals, 0)
    edge = list(found)
    while edge:
        p = edge.pop(0)
        near = [p + d for d in GRID.deltas[walls.steps[p]]]
        near += [b if p == a else a for a, b in pairs if p in (a, b)]
        for q in near:
            if q not in found:
                found[q] = found[p] + 1
                edge.append(q)
    return found


def beside(s: Caverns, p: int) -> list[int]:
    """A square and those one step from it."""
    return [p, *(p + d for d in GRID.deltas[s.walls.steps[p]])]


def around(s: Caverns, figure: int) -> list[int]:
    """The squares from which a figure is adjacent."""
    under = squares_under(s.spot[figure], size_of(s, figure))
    return [q for p in under for q in beside(s, p) if q not in under]


def ending(moves: list[Move]) -> Move:
    """The move that ends the actions."""
    return next(move for move in moves if move.verb.name == "end")


def exits(s: Caverns) -> list[int]:
    """The squares from which a hero escapes."""
    return [p for q in marked(s.walls, "X") for p in beside(s, q)]


class Guide:
    """Heroes explore, hit what they reach, and go where the page wants them; fate is kind."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng

    # ---- fate ------------------------------------------------------------------------------------

    def is_kind(self, s: Caverns) -> bool:
        """Whether fate is kind now."""
        return True

    def fate(self, s: Caverns, moves: list[Move]) -> Move:
        """The outcome that is asked for."""
        frame = s.frames[-1]
        if isinstance(frame, Roll) and frame.die == "d20":
            below = s.frames[-2]
            closed = [m for m in moves if stirring(s, m.args[0]) == NO_FIGURE]
            if isinstance(below, Stirring) and closed and self.is_kind(s):
                return closed[0]
            mine = isinstance(below, Throw) and is_hero(below.who)
            wanted = HIGH if mine == self.is_kind(s) else LOW
            return next(m for m in moves if m.args[0] == wanted)
        if moves[0].verb.name == "draw" and moves[0].args[1] >= FIRST_TILE:
            return max(moves, key=lambda m: self.tile_rank(s, m.args[1] - FIRST_TILE))
        empty = [m for m in moves if "empty-gallery" in str(m)]
        return empty[0] if empty and self.is_kind(s) else self.rng.choice(moves)

    def tile_rank(self, s: Caverns, tile: int) -> tuple[int, float]:
        """Named tiles first, then white ones with many exits."""
        if tile >= len(FACES):
            return 0, self.rng.random()
        face = FACES[tile]
        named = any(face.id in run.tiles for run in s.adventure.stack)
        return 9 * named + face.exits + 3 * (face.triangle == Triangle.WHITE), self.rng.random()

    # ---- decisions -------------------------------------------------------------------------------

    def decide(self, s: Caverns, moves: list[Move]) -> Move:
        """The move of the seat that decides."""
        frame = s.frames[-1]
        if isinstance(frame, Actions):
            return self.act(s, frame, moves)
        return max(moves, key=lambda m: (self.rank(s, m), self.rng.random()))

    def rank(self, s: Caverns, move: Move) -> int:
        """How much a choice is liked."""
        if move.verb.name == "target":
            return 2 * is_villain(move.args[0]) + is_prop(move.args[0])
        return int(move.verb.name in ("yes", "cancel", "edge"))

    def act(self, s: Caverns, turn: Actions, moves: list[Move]) -> Move:
        """Free deeds first, then attacks, then the way to the goal."""
        free = [m for m in moves if m.verb.name in FREE_DEEDS and self.does(s, m)]
        strokes = [m for m in moves if m.verb.name == "use" and TIMINGS[m.args[0]][0] == ATTACK]
        if free:
            return free[0]
        if strokes and self.fights(s, turn.who):
            return self.rng.choice(strokes)
        return self.go(s, turn.who, moves)

    def does(self, s: Caverns, move: Move) -> bool:
        """Whether a free deed is wanted."""
        return True

    def fights(self, s: Caverns, seat: int) -> bool:
        """Whether a hero attacks."""
        return True

    def go(self, s: Caverns, seat: int, moves: list[Move]) -> Move:
        """As near to the goals as possible; there, or without any, the actions end."""
        far = steps_from(s, self.goals(s, seat))
        here = far.get(s.spot[seat], 999)
        best = ending(moves)
        for move in moves:
            if move.verb.name == "move":
                there = far.get(refs.square_of(move.args[0]), 999)
                if there < here:
                    best, here = move, there
        return best

    def goals(self, s: Caverns, seat: int) -> list[int]:
        """The squares a hero wants to be on: next to villains and what can be taken, at edges."""
        foes = [p for f in villains(s) for p in around(s, f)]
        loot = [p for f in props(s) for p in beside(s, s.spot[f])]
        return exits(s) or foes or loot or list(edge_squares(s.walls))


class Doom(Guide):
    """Heroes do nothing, and fate is unkind."""

    def is_kind(self, s: Caverns) -> bool:
        return False

    def act(self, s: Caverns, turn: Actions, moves: list[Move]) -> Move:
        return ending(moves)


class Idlers(Guide):
    """Heroes do nothing, and fate spares them."""

    def act(self, s: Caverns, turn: Actions, moves: list[Move]) -> Move:
        return ending(moves)


class Erratic(Guide):
    """Often heroes do anything, and fate does as it likes unless heroes would fall."""

    def decide(self, s: Caverns, moves: list[Move]) -> Move:
        return self.rng.choice(moves) if self.rng.random() < 0.3 else super().decide(s, moves)

    def fate(self, s: Caverns, moves: list[Move]) -> Move:
        return self.rng.choice(moves) if self.rng.random() < 0.3 else super().fate(s, moves)


class Climbers(Guide):
    """Each team takes what it wants and carries it out."""

    def does(self, s: Caverns, move: Move) -> bool:
        return move.args[0] == wanted(s, s.team[move.seat])

    def goals(self, s: Caverns, seat: int) -> list[int]:
        prop = wanted(s, s.team[seat])
        if s.spot[prop] != NOWHERE:
            return beside(s, s.spot[prop])
        return exits(s) or list(edge_squares(s.walls))


class Wanderers(Guide):
    """Nobody takes anything; all go on, and out."""

    def does(self, s: Caverns, move: Move) -> bool:
        return False

    def goals(self, s: Caverns, seat: int) -> list[int]:
        return exits(s) or list(edge_squares(s.walls))


class Crowning(Guide):
    """The Crown goes to the ladder in the hands of whoever may bring it there."""

    def may_carry(self, s: Caverns, seat: int) -> bool:
        """Whether a hero takes the Crown: a true one."""
        return s.zones[FIRST_ROLE + seat].cards != (FALSE,)

    def does(self, s: Caverns, move: Move) -> bool:
        return self.may_carry(s, move.seat)

    def rank(self, s: Caverns, move: Move) -> int:
        return 3 * (move.verb.name == "pass") if isinstance(s.frames[-1], Confessing) else 0

    def goals(self, s: Caverns, seat: int) -> list[int]:
        if s.holder[CROWN] == seat:
            return [p for p in beside(s, marked(s.walls, "L")[0])[1:] if p not in s.spot]
        found = s.spot[CROWN] != NOWHERE and self.may_carry(s, seat)
        return beside(s, s.spot[CROWN]) if found else list(edge_squares(s.walls))


class Betrayal(Crowning):
    """The False hero shows himself and takes the Crown to the ladder; nobody hinders him."""

    def may_carry(self, s: Caverns, seat: int) -> bool:
        return s.page.villainous_hero() == seat

    def fights(self, s: Caverns, seat: int) -> bool:
        return s.page.villainous_hero() == NO_FIGURE

    def rank(self, s: Caverns, move: Move) -> int:
        return int(move.verb.name == "reveal")


class Exhaustion(Betrayal):
    """The False hero has shown himself, and the others fall."""

    def is_kind(self, s: Caverns) -> bool:
        return s.page.villainous_hero() == NO_FIGURE

    def may_carry(self, s: Caverns, seat: int) -> bool:
        return False


class Menders(Guide):
    """Heroes go from fissure to fissure, then for Lirashe."""

    def goals(self, s: Caverns, seat: int) -> list[int]:
        ways = [fissure_way(s, figure) for figure in fissures(s)]
        cracks = [p for way in ways if way is not None for p in side_squares(s.walls, way)]
        return cracks or super().goals(s, seat)


class Robbers(Guide):
    """Coffers are opened, then all go back to the start."""

    def goals(self, s: Caverns, seat: int) -> list[int]:
        start = [p for cell in s.order[:2] for p in s.walls.passable(cell)]
        return [p for f in closed_coffers(s) for p in beside(s, s.spot[f])] or start


class Surveyors(Guide):
    """The Chart comes to the Gate, and Tobin with it to the exit."""

    def goals(self, s: Caverns, seat: int) -> list[int]:
        if exits(s):
            return exits(s)
        if s.spot[CHART] != NOWHERE:
            return beside(s, s.spot[CHART])
        if s.holder[CHART] == seat and is_in_play(s, GATE):
            return s.walls.passable(far_exit(s)[0])
        return list(edge_squares(s.walls))


class Mourners(Surveyors):
    """Fate turns against all when Tobin has joined them."""

    def is_kind(self, s: Caverns) -> bool:
        return not has_joined(s)


class Carriers(Guide):
    """Bowls go to the water and to the pit."""

    def goals(self, s: Caverns, seat: int) -> list[int]:
        bowls = carried(s, seat)
        floor = [p for cell in laid(s.walls) for p in s.walls.passable(cell)]
        if any(bowl in quench_the_pit(s).filled for bowl in bowls):
            found = [p for p in floor if is_in_play(s, PIT) and is_by(s, p, PIT)]
        elif bowls:
            found = [p for p in floor if is_by(s, p, "ford")]
        else:
            found = [p for f in props(s) for p in beside(s, s.spot[f])]
        return found or list(edge_squares(s.walls))


def is_by(s: Caverns, p: int, tile: str) -> bool:
    """Whether a square is next to a gap of a tile."""
    near = [p + d for d in GRID.deltas[s.walls.clear[p]] if s.walls.glyph(p + d) in "~:"]
    return any(FACES[s.walls.tile(GRID.cell_of[q])].id == tile for q in near)


GUIDES: dict[str, dict[str, type[Guide]]] = {
    "adv-01": {"first-daylight": Guide},
    "adv-02": {"bell-in-hand": Guide},
    "adv-03": {"cinderjaw-slain": Guide},
    "adv-04": {"overlord-fallen": Guide},
    "adv-05": {"glowstone-broken": Guide},
    "adv-06": {"cracks-shut": Menders, "overrun": Idlers},
    "adv-07": {"all-in-daylight": Guide, "buried": Idlers},
    "adv-08": {"furnace-cold": Guide},
    "adv-09": {"rope-climbed": Climbers, "ropes-bare": Wanderers},
    "adv-10": {"richest": Robbers},
    "adv-11": {
        "survey-done": Surveyors,
        "surveyor-lost": Mourners,
        "survey-too-late": Idlers,
    },
    "adv-13": {"pit-quenched": Carriers, "pit-too-late": Wanderers},
    "adv-12": {
        "crown-carried-up": Crowning,
        "crown-betrayed": Betrayal,
        "true-heroes-spent": Exhaustion,
    },
}
"""Who leads to an ending; to the standard defeat leads doing nothing."""


def guide_for(adventure: str, ending: str) -> type[Guide]:
    """Who leads to an ending of a page."""
    return GUIDES.get(adventure, {}).get(ending, Doom)
