"""What a square is worth to a hero at the end of his turn, in hit points."""

from __future__ import annotations

from typing import Final

from undercroft.games.caverns.bot.destinations import ARRIVED, STEP, aims, lookouts
from undercroft.games.caverns.bot.monsters import danger
from undercroft.games.caverns.bot.page_goals import is_race, is_searching
from undercroft.games.caverns.bot.walking import FAR, steps_to
from undercroft.games.caverns.content.card_stats import card_number
from undercroft.games.caverns.effects.refs import space
from undercroft.games.caverns.map.distances import adjacent, apart
from undercroft.games.caverns.map.figures import (
    foes,
    heroes,
    is_villain,
    mates,
    standing_heroes,
    targetable,
)
from undercroft.games.caverns.map.geometry import GRID, edge_squares
from undercroft.games.caverns.notation import TILE_STACK
from undercroft.games.caverns.state import Caverns

EXPLORED: Final = 1.7
"""What a tile is worth that brings the page's end nearer: a turn less of encounters."""

BUSY: Final = 3.0
"""How much less one wants another tile when there is a foe for every hero."""

HURRY: Final = 0.8
RACE: Final = 3.0
IDLE: Final = -0.8
"""What a tile costs that nobody looks for: another monster."""

FEAR: Final = 1.05
ELSEWHERE: Final = 0.4
"""How much a foe counts that acts in the turns of others."""

FARTHER: Final = 0.7
"""How much a foe counts that has to come first."""

TRAPPED: Final = 1.2
ALONE: Final = 0.3
"""What every tile costs that lies between a hero and another of his party."""

ESCORT: Final = 1.0
TOO_FAR: Final = 4
REACH: Final = 1


class Places:
    """The squares of the cave as one hero sees them."""

    def __init__(self, s: Caverns, seat: int) -> None:
        self.s: Final = s
        self.seat: Final = seat
        self.dangers: Final = [(f, danger(s, f) * self.turns_of(f)) for f in foes(s)]
        self.others: Final = [f for f in (*foes(s), *heroes(s), *targetable(s)) if f != seat]
        self.mates: Final = mates(s, seat)
        self.explores: Final = self.exploring()
        self.arrivals: Final = s.page.arrivals(s, seat)
        self.lookouts: Final = lookouts(s, seat) if self.explores > 0 else ()
        wanted = aims(s, seat, explores=self.explores > 0)
        self.draws: Final = [(weight, steps_to(s.walls, goals)) for weight, goals in wanted]
        self._worths: Final[dict[int, float]] = {}
        self._lonely: Final[dict[int, float]] = {}
        self._threats: Final[dict[int, list[tuple[int, float]]]] = {}
        self._beside: Final[dict[int, tuple[int, ...]]] = {}

    def turns_of(self, figure: int) -> float:
        """How much the acts of a foe concern this hero: those in his own turn most."""
        own = is_villain(figure) or card_number(self.s, figure) in self.s.queue[self.seat]
        return 1.0 if own else ELSEWHERE

    def exploring(self) -> float:
        """What another tile is worth now: the less the more foes are about."""
        s = self.s
        if not s.stacks[TILE_STACK].size:
            return 0.0
        searching = is_searching(s)
        if searching and is_race(s):
            return RACE
        strain = len(self.dangers) / max(1, len(standing_heroes(s)))
        return (EXPLORED if searching else IDLE) + HURRY * s.page.hurry(s) - BUSY * strain

    def worth(self, square: int) -> float:
        """What it is worth to end the turn there; found once for each square."""
        if square not in self._worths:
            self._worths[square] = self.judged(square)
        return self._worths[square]

    def judged(self, square: int) -> float:
        """What draws there and what frightens."""
        value = self.drawn(square) - self.fear(square) - self.loneliness(square)
        value += ARRIVED * (square in self.arrivals)
        return value + self.explores if self.leads_on(square) else value

    def leads_on(self, square: int) -> bool:
        """Whether who ends there explores: he must on an edge, and may if he sees far."""
        return square in edge_squares(self.s.walls) or square in self.lookouts

    def drawn(self, square: int) -> float:
        """How much the strongest aim draws from there."""
        pulls = [weight - STEP * steps.get(square, FAR) for weight, steps in self.draws]
        return max(pulls, default=0.0)

    def fear(self, square: int) -> float:
        """What foes and traps will do to who stands there, more to the weak."""
        cell, beside = GRID.cell_of[square], self.beside(square)
        near = sum([h * (1.0 if f in beside else FARTHER) for f, h in self.threats(square)])
        near += TRAPPED * (cell in self.s.trap_cells)
        return FEAR * near / max(1, self.s.hp[self.seat])

    def threats(self, square: int) -> list[tuple[int, float]]:
        """The foes within reach of a square's tile, and what they do; found once for each tile."""
        cell = GRID.cell_of[square]
        if cell not in self._threats:
            s, thing = self.s, space(square)
            near = [(f, harm) for f, harm in self.dangers if apart(s, thing, f) <= REACH]
            self._threats[cell] = near
        return self._threats[cell]

    def beside(self, square: int) -> tuple[int, ...]:
        """The foes, heroes and objects to be broken next to a square."""
        if square not in self._beside:
            s, thing = self.s, space(square)
            self._beside[square] = tuple([f for f in self.others if adjacent(s, thing, f)])
        return self._beside[square]

    def leaving(self, square: int) -> float:
        """What it costs to be tiles away from who has to be brought out."""
        charge = self.s.page.ward(self.s)
        return ESCORT * max(0, apart(self.s, space(square), charge) - 1) if charge >= 0 else 0.0

    def loneliness(self, square: int) -> float:
        """Heroes stay together: what it costs to be tiles away from the others."""
        cell = GRID.cell_of[square]
        if cell not in self._lonely:
            gaps = [min(TOO_FAR, apart(self.s, space(square), f)) - 1 for f in self.mates]
            mean = sum(max(0, gap) for gap in gaps) / max(1, len(gaps))
            self._lonely[cell] = ALONE * mean + self.leaving(square)
        return self._lonely[cell]
