"""The staircase: heroes step down into the deep room and up again."""

from __future__ import annotations

from typing import Final

from undercroft.games.alliance.actions.move import is_free_to_step, may_step
from undercroft.games.alliance.map.figures import (
    all_heroes,
    final_enemies,
    is_awake,
    room,
    taken,
)
from undercroft.games.alliance.map.geometry import is_below
from undercroft.games.alliance.map.movement import put, step_cost
from undercroft.games.alliance.notation import CLIMB, DESCEND, NOWHERE, SPACE
from undercroft.games.alliance.phases.deep_room import TurnRoomCard
from undercroft.games.alliance.phases.enemy_cards import TurnCard
from undercroft.games.alliance.phases.hero_turn import (
    HeroAction,
    Turn,
    square_of,
    turn_of,
    written,
)
from undercroft.games.alliance.phases.staircase import MOST_HEROES, entrance_row, marked
from undercroft.games.alliance.scene.scene_ids import Thing
from undercroft.games.alliance.state import Alliance
from undercroft.kernel.checks import check
from undercroft.kernel.moves import Move


def landings(s: Alliance) -> list[int]:
    """Where who comes down arrives: the entrance, or if that is taken any space of its row.

    [DA-DEEP-07]
    """
    full, row = taken(s), entrance_row(s)
    (entrance,) = marked(s, "E")
    return [entrance] if entrance not in full else [p for p in row if p not in full]


@check("DA-DEEP-07", "only from the staircase a way leads down")
def is_on_stairs(s: Alliance, _move: Move) -> int:
    """Who wants to go down stands on the staircase, and so nobody else does.

    [DA-DEEP-07] [DA-DEEP-26]
    """
    return int(s.stairs == NOWHERE or s.spot[turn_of(s).hero] != s.stairs)


@check("DA-DEEP-08", "twelve heroes are in the deep room, and it holds no more")
def has_room_below(s: Alliance, _move: Move) -> int:
    """No more than twelve heroes are in the deep room, defeated ones too. [DA-DEEP-08]"""
    floor = s.walls.board.grid.floor
    return int(sum(room(s, hero) == floor for hero in all_heroes(s)) >= MOST_HEROES)


@check("DA-DEEP-07", "you arrive at the entrance below, or beside it if somebody is there")
def is_landing(s: Alliance, move: Move) -> int:
    """The stairs lead to the entrance, past somebody there to its row. [DA-DEEP-07]"""
    return int(s.stairs == NOWHERE or square_of(s, move.args[0]) not in landings(s))


@check("DA-DEEP-07", "you need {0} Speed more")
def can_pay_step(s: Alliance, _move: Move) -> int:
    """It is a step like others, dearer beside an enemy. [DA-DEEP-07]"""
    return max(0, price(s, turn_of(s)) - turn_of(s).points(s))


@check("DA-DEEP-21", "only from the row of the entrance a way leads up")
def is_in_entrance_row(s: Alliance, _move: Move) -> int:
    """Whoever is in the row of the entrance can go up again. [DA-DEEP-21]"""
    here = s.spot[turn_of(s).hero]
    return int(s.stairs == NOWHERE or here not in entrance_row(s))


@check("DA-DEEP-26", "somebody stands on the stairs")
def are_stairs_free(s: Alliance, _move: Move) -> int:
    """Whoever stands on the staircase bars the way up. [DA-DEEP-26]"""
    return int(s.stairs in taken(s))


def price(s: Alliance, turn: Turn) -> int:
    """What the step costs; no pit is at either end of it."""
    return step_cost(s, turn.hero, s.spot[turn.hero], s.stairs)


def take_step(s: Alliance, turn: Turn, to: int) -> None:
    """The step is paid and made."""
    # Paid first: what it costs depends on who is beside the space that is left.
    turn.stepped(price(s, turn))
    put(s, turn.hero, to)


class Descending(HeroAction):
    """A hero steps down into the deep room; the first one ever wakes what is there.

    First the enemy turns a card, then the room does, and the hero goes on. [DA-DEEP-07]
    [DA-DEEP-09]
    """

    def candidates(self, s: Alliance, turn: Turn) -> list[Move]:
        if s.stairs == NOWHERE or s.spot[turn.hero] != s.stairs:
            return []
        return DESCEND.each(turn.who, sorted([written(s, p) for p in landings(s)]))

    def do(self, s: Alliance, turn: Turn, move: Move) -> None:
        take_step(s, turn, square_of(s, move.args[0]))
        for enemy in final_enemies(s):
            if is_below(s.walls.board.grid, s.spot[enemy]) and not is_awake(s, enemy):
                s.push(TurnRoomCard(enemy, turn.hero))
                s.push(TurnCard(enemy))

    def wanted(self, s: Alliance, turn: Turn, thing: Thing) -> int | None:
        is_wish = thing.kind == "sq" and s.stairs != NOWHERE
        if not is_wish:
            return None
        space = SPACE.parse(thing.name)
        return space if square_of(s, space) in entrance_row(s) else None


class Climbing(HeroAction):
    """A hero steps up to the staircase. [DA-DEEP-21]"""

    def candidates(self, s: Alliance, turn: Turn) -> list[Move]:
        is_below_it = is_below(s.walls.board.grid, s.spot[turn.hero])
        return [CLIMB(turn.who)] if is_below_it and s.stairs != NOWHERE else []

    def do(self, s: Alliance, turn: Turn, move: Move) -> None:
        take_step(s, turn, s.stairs)


STEPPING: Final = (may_step, is_free_to_step)
DESCENDING: Final = Descending(
    DESCEND, *STEPPING, is_on_stairs, has_room_below, is_landing, can_pay_step
)
CLIMBING: Final = Climbing(CLIMB, *STEPPING, is_in_entrance_row, are_stairs_free, can_pay_step)
