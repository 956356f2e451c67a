"""Small positions of Alliance for scenario tests: rooms, heroes and monsters put where wanted."""

from __future__ import annotations

from undercroft.crawl.space.grid import NORTH
from undercroft.games.alliance.box import HERO_NAMES, MONSTER_NAMES, TILE_NAMES
from undercroft.games.alliance.dungeon import ARCHWAY, start_room
from undercroft.games.alliance.laying import laid_out
from undercroft.games.alliance.state import Alliance
from undercroft.games.alliance.turn import Turn
from undercroft.games.alliance.wiring import EFFECTS
from undercroft.games.alliance.words import SAY
from undercroft.kernel import play

assert Alliance.EFFECTS is EFFECTS


class Place:
    """Two seats, the blue gate in the south, and a room with four doors north of it."""

    def __init__(self, *, archway: bool = True) -> None:
        s = laid_out(2, short=False)
        self.gate = start_room(2, 0)
        self.room = s.walls.board.grid.beyond(self.gate, NORTH)
        s.walls = s.walls.lay(self.room, TILE_NAMES.parse("guard-niche"))
        if archway:
            s.walls = s.walls.open_border(self.gate, NORTH, ARCHWAY)
        self.s: Alliance = s

    def hero(self, name: str, cell: int, local: int, seat: int = 0) -> int:
        """A hero of a seat stands on a space of a room."""
        s = self.s
        figure = next(f for f in s.alliance(seat) if s.kind[f] < 0)
        s.kind[figure] = HERO_NAMES.parse(name)
        s.spot[figure] = s.walls.board.grid.square(cell, local)
        s.ready[figure] = 1
        return figure

    def monster(self, name: str, cell: int, local: int) -> int:
        """A monster stands on a space of a room."""
        s = self.s
        figure = len(s.kind)
        s.kind.append(MONSTER_NAMES.parse(name))
        s.spot.append(s.walls.board.grid.square(cell, local))
        for column in (s.facing, s.ready, s.bursts, s.peaceful):
            column.append(0)
        s.wounds.append(())
        s.columns.append(())
        return figure

    def local(self, p: int) -> tuple[int, int]:
        """A space as room and place in it."""
        grid = self.s.walls.board.grid
        return grid.cell_of[p], grid.local(p)

    def square(self, cell: int, local: int) -> int:
        """The space of a room."""
        return self.s.walls.board.grid.square(cell, local)

    def turn(self, hero: int) -> Turn:
        """It is this hero's turn."""
        turn = Turn(hero // 4, hero)
        self.s.frames = [turn]
        self.s.run()
        return turn

    def play(self, *moves: str) -> None:
        """Written moves, chance included."""
        for move in moves:
            play.apply(self.s, SAY.parse(move))

    def legal(self, verb: str) -> list[str]:
        """The legal moves with a verb, without their actor and verb."""
        return [
            str(move).split(" ", 2)[-1] for move in play.legal(self.s) if move.verb.name == verb
        ]

    def refused(self, move: str) -> list[str]:
        """The rules that stand against a move."""
        return [refusal.rule for refusal in play.refusals(self.s, SAY.parse(move))]
