"""Resting, and leaving the dungeon: how wounded and defeated heroes come back."""

from __future__ import annotations

from typing import Final

from undercroft.crawl.log import tell_of
from undercroft.games.alliance.combat.damage import PLAIN, POISON, heal
from undercroft.games.alliance.map.figures import is_defeated, taken
from undercroft.games.alliance.map.geometry import start_room
from undercroft.games.alliance.map.movement import nearest_empty, put
from undercroft.games.alliance.notation import LEAVE, REST, RETURN
from undercroft.games.alliance.phases.hero_turn import (
    FIRST_MOVE,
    OVER,
    RESTED,
    ListedAction,
    Turn,
    square_of,
    turn_of,
    written,
)
from undercroft.games.alliance.state import Alliance
from undercroft.kernel.checks import gate
from undercroft.kernel.choices import Choose
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, field
from undercroft.kernel.moves import Move
from undercroft.kernel.outcome import Prompt

RESTORED: Final = 3


@gate("DA-DEF-09", "a hero rests at the beginning of its turn")
def may_rest(s: Alliance, _move: Move) -> int:
    """A rest comes before any move or attack. [DA-DEF-09] [DA-DEF-11]"""
    turn = turn_of(s)
    return int(turn.stage != FIRST_MOVE or turn.spent > 0 or bool(turn.attacked))


@gate("DA-DEF-10", "only a defeated hero leaves the dungeon")
def may_leave(s: Alliance, _move: Move) -> int:
    """Leaving the dungeon is for the defeated. [DA-DEF-10]"""
    return int(not is_defeated(s, turn_of(s).hero))


class Resting(ListedAction):
    """Three wounds go, the hero stands, and has one move and no attack. [DA-DEF-09]"""

    for_fallen = True

    def candidates(self, s: Alliance, turn: Turn) -> list[Move]:
        return [REST(turn.who)]

    def do(self, s: Alliance, turn: Turn, move: Move) -> None:
        turn.stage = RESTED
        s.peaceful[turn.hero] = 1
        tell_of(s, turn.hero, "rests", "DA-DEF-09")
        s.push(Mend(turn.who, turn.hero, RESTORED))


class Leaving(ListedAction):
    """All wounds go, and the hero stands on its own starting tile; its turn is over. [DA-DEF-10]"""

    for_fallen = True

    def candidates(self, s: Alliance, turn: Turn) -> list[Move]:
        return [LEAVE(turn.who)]

    def do(self, s: Alliance, turn: Turn, move: Move) -> None:
        turn.stage = OVER
        tell_of(s, turn.hero, "leaves the dungeon", "DA-DEF-10")
        heal(s, turn.hero, s.wounds[turn.hero])
        s.push(Homecoming(turn.who, turn.hero))


class Mend(Frame[Alliance]):
    """So many wounds of a hero are removed; the owner says how many of them poison. [DA-DEF-14]"""

    NAME = "mend"
    who: int = field(INT)
    hero: int = field(INT)
    amount: int = field(INT)

    def advance(self, s: Alliance) -> bool:
        plain, poison = (s.wounds[self.hero].count(kind) for kind in (PLAIN, POISON))
        amount = min(self.amount, plain + poison)
        least, most = max(0, amount - plain), min(amount, poison)
        self.amount = amount
        if least < most:
            words = "How many of the wounds removed are poison?"
            s.push(Choose(self.who, "cure", tuple(range(least, most + 1)), words))
        else:
            self.on_answer(s, least)
        return False

    def on_answer(self, s: Alliance, value: int) -> None:
        heal(s, self.hero, (POISON,) * value + (PLAIN,) * (self.amount - value))
        s.pop()


class Homecoming(Frame[Alliance]):
    """A hero is put on an empty space of its starting tile, or the nearest one. [DA-DEF-17]"""

    NAME = "homecoming"
    who: int = field(INT)
    hero: int = field(INT)

    def seat(self, s: Alliance) -> int:
        return self.who

    def spaces(self, s: Alliance) -> list[int]:
        """Where the hero may be put, from the deep room too: its own space counts as empty.

        [DA-DEF-10] [DA-DEF-17] [DA-DEEP-22]
        """
        home = start_room(s.seats, self.who)
        full = [p for p in taken(s) if p != s.spot[self.hero]]
        empty = [p for p in s.walls.passable(home) if p not in full]
        return empty or nearest_empty(s, s.walls.board.grid.square(home, 4), full)

    def legal(self, s: Alliance) -> list[Move]:
        return RETURN.each(self.who, [written(s, space) for space in self.spaces(s)])

    def apply(self, s: Alliance, move: Move) -> None:
        s.pop()
        put(s, self.hero, square_of(s, move.args[0]))

    def prompt(self, s: Alliance) -> Prompt:
        return Prompt(f"Where does {s.hero(self.hero).name} stand again?", ("DA-DEF-10",))


RESTING: Final = Resting(REST, may_rest)
LEAVING: Final = Leaving(LEAVE, may_leave)
