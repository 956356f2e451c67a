"""Formations: the enemies focused on one hero, in three rows of three. [DI-COMB-02]

A slot is row * 3 + column, row 0 in front; enemies beyond nine wait as a surplus with higher
numbers, the first to come with the lowest. Who leaves a row by a change of focus remembers it, for
the reward of that row waits for its end. [DI-JOIN-07]
"""

from __future__ import annotations

from typing import Final

from undercroft.games.infinity.map.figures import enemies, enemies_at, focus_of, is_dazed
from undercroft.games.infinity.notation import FILL, FIRST_ENEMY
from undercroft.games.infinity.state import NOBODY, SURPLUS, Infinity
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, field
from undercroft.kernel.moves import Move
from undercroft.kernel.outcome import Prompt

ROWS: Final = 3
COLUMNS: Final = 3


def slot_of(s: Infinity, figure: int) -> int:
    """The place of an enemy in the formation it belongs to."""
    return s.slot[figure - FIRST_ENEMY]


def row_of(s: Infinity, figure: int) -> int:
    """The row of an enemy, 0 in front; the surplus stands behind all rows."""
    return min(slot_of(s, figure) // COLUMNS, ROWS)


def formation(s: Infinity, seat: int) -> list[int]:
    """The enemies focused on a hero in reading order, the surplus last. [DI-COMB-04]"""
    there = [f for f in enemies(s) if s.focus[f - FIRST_ENEMY] == seat]
    return sorted(there, key=lambda f: slot_of(s, f))


def lined_up(s: Infinity, seat: int) -> list[int]:
    """The enemies of a formation that stand in its rows."""
    return [f for f in formation(s, seat) if slot_of(s, f) < SURPLUS]


def at_slot(s: Infinity, seat: int, slot: int) -> int:
    """Who stands in a slot of a formation, or NOBODY."""
    there = [f for f in formation(s, seat) if slot_of(s, f) == slot]
    return there[0] if there else NOBODY


def surplus_at(s: Infinity, place: int) -> list[int]:
    """The enemies on a tile that wait behind full formations, and are able to turn. [DI-COMB-05]

    Nobody else turns to who comes there. [DI-A-50] A lord is no surplus to others: he knows whom he
    is after.
    """
    there = [f for f in enemies_at(s, place) if slot_of(s, f) >= SURPLUS and f != s.lord]
    return [f for f in there if focus_of(s, f) != NOBODY and not is_dazed(s, f)]


def last_row(s: Infinity, seat: int) -> int:
    """The last occupied row, from which a joiner counts. [DI-JOIN-02]"""
    return max((row_of(s, f) for f in lined_up(s, seat)), default=0)


def free_slot(s: Infinity, seat: int) -> int:
    """The first free slot in reading order, or a place behind the surplus. [DI-JOIN-08]"""
    taken = {slot_of(s, f) for f in formation(s, seat)}
    free = [slot for slot in range(SURPLUS) if slot not in taken]
    return free[0] if free else max(SURPLUS, *(slot + 1 for slot in taken))


def turn_to(s: Infinity, figure: int, seat: int) -> None:
    """An enemy focuses on a hero and takes the first free slot. [DI-JOIN-03] [DI-JOIN-08]

    If it leaves a row of another formation, the reward of that row waits for it, and the gap is
    filled. [DI-COMB-10]
    """
    i = figure - FIRST_ENEMY
    left, row = s.focus[i], row_of(s, figure)
    if left != NOBODY and row < ROWS:
        s.came_from[i] = left * ROWS + row
    s.slot[i] = free_slot(s, seat)
    s.focus[i] = seat
    if left != NOBODY:
        close_up(s, left)


def close_up(s: Infinity, seat: int) -> None:
    """The gaps of a formation are filled from behind. [DI-COMB-08]"""
    s.push(CloseUp(seat))


def movers(s: Infinity, seat: int, slot: int) -> list[int]:
    """Who could step into an empty slot: the one directly behind, else others. [DI-COMB-08]

    [DI-COMB-09] A stunned enemy holds its place. [DI-FOCUS-05]
    """
    behind = at_slot(s, seat, slot + COLUMNS) if slot + COLUMNS < SURPLUS else NOBODY
    if behind != NOBODY and not is_dazed(s, behind):
        return [behind]
    row = slot // COLUMNS
    others = [f for f in formation(s, seat) if row_of(s, f) > row and not is_dazed(s, f)]
    lined = [f for f in others if row_of(s, f) < ROWS]
    if not lined:
        return others[:1]
    if s.options.fill == "nearest":
        nearest = min(row_of(s, f) for f in lined)
        return [f for f in lined if row_of(s, f) == nearest]
    return lined


def gap(s: Infinity, seat: int) -> tuple[int, list[int]]:
    """The first empty slot that somebody can step into, and who; NOBODY without one."""
    taken = {slot_of(s, f) for f in formation(s, seat)}
    for slot in range(SURPLUS):
        if slot not in taken:
            candidates = movers(s, seat, slot)
            if candidates:
                return slot, candidates
    return NOBODY, []


class CloseUp(Frame[Infinity]):
    """Enemies step into empty slots until none is left that anybody can fill. [DI-COMB-08]

    Where nobody stands directly behind, the hero's player picks who steps in. [DI-COMB-09]
    """

    NAME = "close-up"
    who: int = field(INT)

    def advance(self, s: Infinity) -> bool:
        slot, candidates = gap(s, self.who)
        if slot == NOBODY:
            s.pop()
            return False
        if self.is_choice(s, candidates):
            return True
        self.step(s, candidates[0], slot)
        return False

    def is_choice(self, s: Infinity, candidates: list[int]) -> bool:
        """Whether it makes a difference who steps in."""
        if len(candidates) == 1 or s.options.ties == "first":
            return False
        alike = {
            (s.enemy[f - FIRST_ENEMY], s.damage[f - FIRST_ENEMY], row_of(s, f)) for f in candidates
        }
        return len(alike) > 1

    def step(self, s: Infinity, figure: int, slot: int) -> None:
        """An enemy moves up. It leaves its row for good: no reward waits for it. [DI-A-15]"""
        s.slot[figure - FIRST_ENEMY] = slot

    def seat(self, s: Infinity) -> int:
        return self.who

    def legal(self, s: Infinity) -> list[Move]:
        return FILL.each(self.who, gap(s, self.who)[1])

    def apply(self, s: Infinity, move: Move) -> None:
        self.step(s, move.args[0], gap(s, self.who)[0])

    def prompt(self, s: Infinity) -> Prompt:
        return Prompt("Who steps into the gap?", ("DI-COMB-09",))
