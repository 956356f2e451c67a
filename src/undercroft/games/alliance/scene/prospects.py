"""What is seen beforehand: a room behind a door, and the odds of a lock, a chest or a trap."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from undercroft.crawl.space.grid import SIDES, opposite_side
from undercroft.crawl.space.tiles import quarters
from undercroft.games.alliance import notation as w
from undercroft.games.alliance.actions.doors import is_unexplored, level_beyond
from undercroft.games.alliance.actions.locks import Attempt, die_bonus
from undercroft.games.alliance.content.tables import DIE, TILE_MONSTERS
from undercroft.games.alliance.map.exploration import OpenNewRoom, printed_doors
from undercroft.games.alliance.map.figures import monster_health, room
from undercroft.games.alliance.map.geometry import ARCHWAY, turned_space
from undercroft.games.alliance.map.tokens import token_at
from undercroft.games.alliance.phases.hero_turn import Turn, square_of
from undercroft.games.alliance.scene.board import edges, space
from undercroft.games.alliance.scene.board import tile as tile_drawn
from undercroft.games.alliance.scene.figures import ABOVE
from undercroft.games.alliance.scene.figures import monster as monster_token
from undercroft.games.alliance.state import Alliance
from undercroft.kernel.moves import Move
from undercroft.kernel.scene import Ghost, Token


def ghost(s: Alliance, move: Move) -> Ghost | None:
    """The room behind a door as it would lie there, with who is in it. [DA-DOOR-03]"""
    asker = s.frames[-2] if len(s.frames) > 1 else None
    if not isinstance(asker, OpenNewRoom) or move.verb not in (w.TAKE_TILE, w.TURN_TILE):
        return None
    if move.verb is w.TAKE_TILE:
        tile, printed = move.args[0], printed_doors(move.args[0])[0]
    else:
        tile, printed = asker.tile, move.args[0]
    cell, back = s.walls.board.grid.beyond(asker.cell, asker.side), opposite_side(asker.side)
    turns = quarters(printed, back)
    walls = s.walls.lay(cell, tile, turns).open_border(asker.cell, asker.side, ARCHWAY)
    return Ghost(
        board=ABOVE,
        tile=tile_drawn(walls, cell),
        cells=tuple([space(walls, p, ()) for p in walls.passable(cell)]),
        edges=tuple([part for side in range(SIDES) for part in edges(walls, cell, side)]),
        tokens=tuple(
            [guest(s, cell, i, at, kind, turns) for i, (at, kind) in enumerate(TILE_MONSTERS[tile])]
        ),
    )


def guest(s: Alliance, cell: int, number: int, at: int, kind: int, turns: int) -> Token:
    """A monster that would stand in a room."""
    grid = s.walls.board.grid
    p = grid.square(cell, turned_space(at, turns))
    most = monster_health(s)[kind]
    drawn = monster_token(0, kind, (ABOVE, grid.x(p), grid.y(p)), -1, 1, (), most)
    return replace(drawn, id=f"ghost:{number}")


TRYING: Final = (w.FORCE, w.DISARM)


def attempt_odds(s: Alliance, move: Move) -> tuple[tuple[str, int, int], ...]:
    """How likely a try is to succeed, with the Speed that is added so far. [DA-DOOR-11]"""
    top, extra = s.frames[-1], 0
    asker = s.frames[-2] if len(s.frames) > 1 else None
    if move.verb is w.SPEND and isinstance(asker, Attempt):
        hero, level, extra = asker.hero, asker.level, move.args[0]
    elif isinstance(top, Turn) and move.verb in TRYING:
        token = token_at(s, square_of(s, move.args[0]))
        hero, level = top.hero, token[0] if token is not None else 0
    elif isinstance(top, Turn) and move.verb is w.PICK:
        cell = room(s, top.hero)
        if is_unexplored(s, cell, move.args[0]):
            return ()
        hero, level = top.hero, level_beyond(s, cell, move.args[0])
    else:
        return ()
    ways = sum(face + extra + die_bonus(s, hero) >= level for face in DIE)
    odds = (("succeeds", ways, len(DIE)), ("fails", len(DIE) - ways, len(DIE)))
    return odds[:1] if ways == len(DIE) else odds
