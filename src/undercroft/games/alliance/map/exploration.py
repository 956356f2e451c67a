"""New rooms: a tile from the draft area is turned, laid, and filled with what its icons show."""

from __future__ import annotations

from collections import Counter
from typing import Final

from undercroft.crawl.space.grid import SIDES, opposite_side
from undercroft.crawl.space.tiles import quarters
from undercroft.games.alliance.content.plurals import a, listed, several
from undercroft.games.alliance.content.quest_schema import QuestEvent
from undercroft.games.alliance.content.tables import MONSTERS, QUESTS, TILE_MONSTERS, TILES
from undercroft.games.alliance.map.figures import add_monster
from undercroft.games.alliance.map.geometry import ARCHWAY, turned_space
from undercroft.games.alliance.notation import BOARD_TOKENS, CHALLENGE_TOKENS, HIDDEN_TOKEN
from undercroft.games.alliance.phases.market import take_tile
from undercroft.games.alliance.phases.quest_tokens import lay_waiting
from undercroft.games.alliance.phases.quests import note
from undercroft.games.alliance.phases.staircase import OpenStairs
from undercroft.games.alliance.state import Alliance
from undercroft.kernel.chance import Draw
from undercroft.kernel.choices import Choose
from undercroft.kernel.events import Cue, Said
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, field
from undercroft.kernel.stacks import NO_SEATS

UNDECIDED: Final = -1
PRINTED: Final = tuple([tuple(face.shape.sides) for face in TILES])
"""The sides of each tile as printed: which of them have a door."""


def printed_doors(tile: int) -> list[int]:
    """The sides of a tile, as printed, that have a door. [A-02]"""
    return [side for side in range(SIDES) if PRINTED[tile][side]]


def printed_walls(tile: int) -> list[int]:
    """The sides of a tile, as printed, that have none."""
    return [side for side in range(SIDES) if not PRINTED[tile][side]]


def open_archway(s: Alliance, cell: int, side: int) -> None:
    """An archway stays in the middle of a border for good. [DA-GEO-04]"""
    s.walls = s.walls.open_border(cell, side, ARCHWAY)
    if s.listening:
        rooms = [TILES[s.walls.tile(c)].name for c in (cell, s.walls.board.grid.beyond(cell, side))]
        s.emit(Said(text=f"An archway joins {rooms[0]} and {rooms[1]}", rules=("DA-GEO-04",)))


def room_found(tile: int) -> str:
    """A room that lies open now, and which monsters are in it."""
    kinds = Counter(MONSTERS[kind].name for _, kind in TILE_MONSTERS[tile])
    foes = [a(name) if number == 1 else several(number, name) for name, number in kinds.items()]
    return f"{TILES[tile].name} lies open" + (f", with {listed(foes)}" if foes else "")


def lay_tile(s: Alliance, who: int, cell: int, side: int, tile: int, printed: int) -> None:
    """A tile is laid beyond a side, one of its own sides against it. [DA-DOOR-03]"""
    beyond = s.walls.board.grid.beyond(cell, side)
    back = opposite_side(side)
    turns = quarters(printed, back)
    s.walls = s.walls.lay(beyond, tile, turns)
    open_archway(s, cell, side)
    if s.listening:
        shows = Cue(kind="tile", target=f"tile:{TILES[tile].id}")
        s.emit(Said(text=room_found(tile), rules=("DA-DOOR-03",), shows=shows))
    # First, and so resolved last: a quest that this triggers is placed in the room as it is then.
    note(s, who, QuestEvent.TILE, level=TILES[tile].level)
    for slot in lay_waiting(s, tile, beyond, turns):
        if QUESTS[s.quests[slot]].at_once:
            s.push(OpenStairs(slot))
    place_tokens(s, beyond, tile, turns)
    place_monsters(s, beyond, tile, turns, back)
    take_tile(s, s.tile_area.index(tile))


def place_monsters(s: Alliance, cell: int, tile: int, turns: int, facing: int) -> None:
    """Monsters stand on their icons, ready, and look at the door just opened. [DA-DOOR-05]"""
    for space, kind in TILE_MONSTERS[tile]:
        square = s.walls.board.grid.square(cell, turned_space(space, turns))
        add_monster(s, kind, square, facing)


def place_tokens(s: Alliance, cell: int, tile: int, turns: int) -> None:
    """On each challenge icon a token of its level is laid unseen. [DA-DOOR-06]"""
    for space, level in TILES[tile].challenges:
        index = level - 1
        if s.stacks[CHALLENGE_TOKENS + index].size:
            square = s.walls.board.grid.square(cell, turned_space(space, turns))
            s.lay_token(level, square, HIDDEN_TOKEN)
            s.push(Draw(CHALLENGE_TOKENS + index, 0, BOARD_TOKENS + index, NO_SEATS))


class OpenNewRoom(Frame[Alliance]):
    """A door into the unknown: the player chooses a tile and which of its doors meets it.

    [DA-DOOR-03]
    """

    NAME = "open-new-room"
    who: int = field(INT)
    cell: int = field(INT)
    side: int = field(INT)
    tile: int = field(INT, default=UNDECIDED, init=False)

    def advance(self, s: Alliance) -> bool:
        if self.tile == UNDECIDED:
            words = "Choose the room behind this door"
            s.push(Choose(self.who, "tile", tuple(sorted(s.tile_area)), words))
        else:
            doors = tuple(printed_doors(self.tile))
            s.push(Choose(self.who, "turn", doors, "Which of its doors meets yours?"))
        return False

    def on_answer(self, s: Alliance, value: int) -> None:
        if self.tile == UNDECIDED:
            self.tile = value
        else:
            s.pop()
            lay_tile(s, self.who, self.cell, self.side, self.tile, value)
