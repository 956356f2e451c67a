"""What a square is worth to a hero at the end of his turn."""

from __future__ import annotations

from typing import Final

from undercroft.games.caverns.cave import GRID, edge_squares
from undercroft.games.caverns.figures import adjacent, apart, foes, standing_heroes
from undercroft.games.caverns.heuristics.aims import aims
from undercroft.games.caverns.heuristics.foes import danger
from undercroft.games.caverns.heuristics.gains import Gains
from undercroft.games.caverns.heuristics.ways import FAR, steps_to
from undercroft.games.caverns.state import Caverns
from undercroft.games.caverns.things import space
from undercroft.games.caverns.words import TILE_STACK

FADES: Final = 0.88
"""How much less an aim draws with every step of the way."""

EXPLORED: Final = 1.1
BUSY: Final = 0.9
"""How much less one wants another tile with every foe that is about."""

FEAR: Final = 0.8
TOGETHER: Final = 0.12
REACH: Final = 1


class Places:
    """The squares of the cave as one hero sees them."""

    def __init__(self, s: Caverns, seat: int) -> None:
        self.s: Final = s
        self.seat: Final = seat
        self.dangers: Final = [(f, danger(s, f)) for f in foes(s)]
        self.explores: Final = self.exploring()
        wanted = aims(s, seat, explores=self.explores > 0)
        self.draws: Final = [(weight, steps_to(s.walls, goals)) for weight, goals in wanted]
        self._worths: Final[dict[int, float]] = {}
        self._company: Final[dict[int, float]] = {}
        self._gains: Final = Gains(s, seat)

    def exploring(self) -> float:
        """What another tile is worth now: the less the more foes are about."""
        if not self.s.stacks[TILE_STACK].size:
            return 0.0
        health = self.s.hp[self.seat] / max(1, self.s.hero(self.seat).levels[0].hp)
        return EXPLORED - BUSY * len(self.dangers) + 0.4 * health

    def worth(self, square: int) -> float:
        """What it is worth to end the turn there; found once for each square."""
        if square not in self._worths:
            self._worths[square] = self.judged(square)
        return self._worths[square]

    def judged(self, square: int) -> float:
        """What draws there and what frightens."""
        found = self.drawn(square) - self.fear(square) + self.company(square)
        return found + self.explores if square in edge_squares(self.s.walls) else found

    def drawn(self, square: int) -> float:
        """How much the strongest aim draws from there."""
        pulls = [weight * FADES ** steps.get(square, FAR) for weight, steps in self.draws]
        return max(pulls, default=0.0)

    def fear(self, square: int) -> float:
        """What foes will do to who stands there, more to the weak."""
        s, thing = self.s, space(square)
        near = sum(
            harm * (1.0 if adjacent(s, thing, f) else 0.7)
            for f, harm in self.dangers
            if harm and apart(s, thing, f) <= REACH
        )
        return FEAR * near / max(1, s.hp[self.seat])

    def company(self, square: int) -> float:
        """Heroes stay together."""
        cell = GRID.cell_of[square]
        if cell not in self._company:
            others = [f for f in standing_heroes(self.s) if f != self.seat]
            near = sum(apart(self.s, space(square), f) <= 1 for f in others)
            self._company[cell] = TOGETHER * near
        return self._company[cell]

    def attack_from(self, square: int, nodes: list[int]) -> float:
        """The best attack that could be made from a square."""
        here = self.s.spot[self.seat]
        self.s.spot[self.seat] = square
        found = max([self._gains.of(node) for node in nodes], default=0.0)
        self.s.spot[self.seat] = here
        return found
