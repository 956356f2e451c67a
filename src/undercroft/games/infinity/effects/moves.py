"""Heroes who go or are brought elsewhere, and enemies who change places. [DI-MOVE-32]"""

# ruff: noqa: ARG001  (all resolvers take the same arguments)

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undercroft.crawl.effects import Resolve, Targets
from undercroft.crawl.log import tell_of
from undercroft.games.infinity.actions.move import is_cool, is_open, is_passable
from undercroft.games.infinity.combat.focus import lose_focus
from undercroft.games.infinity.combat.formation import (
    COLUMNS,
    at_slot,
    close_up,
    lined_up,
    row_of,
    slot_of,
)
from undercroft.games.infinity.combat.modifiers import is_rooted, shake_off
from undercroft.games.infinity.content.scenario_schema import Hazard
from undercroft.games.infinity.content.schema import TileKind
from undercroft.games.infinity.content.stat_ids import SOURCE_OF
from undercroft.games.infinity.effects import refs
from undercroft.games.infinity.effects import vocabulary as w
from undercroft.games.infinity.effects.shapes import in_reach
from undercroft.games.infinity.effects.targets import RULES
from undercroft.games.infinity.effects.vocabulary.terms import Spot
from undercroft.games.infinity.map.entering import LEAVING, WALKING, Meeting, Step, arrive
from undercroft.games.infinity.map.exploration import ONE_OF, is_unexplored
from undercroft.games.infinity.map.figures import SHOVED, focus_of, is_fighting, is_hero, spot_of
from undercroft.games.infinity.map.geometry import SIDES
from undercroft.games.infinity.map.ice import lay_ice
from undercroft.games.infinity.map.quiet import be_heard
from undercroft.games.infinity.notation import FIRST_ENEMY, MOVE, TARGET, TO_PLACE, TO_SIDE
from undercroft.games.infinity.phases.using import PRINTED, aim_at, note_fruit
from undercroft.games.infinity.state import NO_HAZARD, NOBODY, Infinity
from undercroft.kernel.chance import Roll
from undercroft.kernel.choices import Choose, ChooseSet
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, ROW, field

# ---- going ---------------------------------------------------------------------------------------


@RULES.resolves(w.Move)
def move(s: Infinity, at: Resolve, effect: w.Move) -> None:
    """The actor goes up to so many tiles for nothing. [IC-14] [IC-20] [IC-63]"""
    if at.step > 0:
        at.happened = at.told
        return
    tiles = s.EFFECTS.amount(s, at, effect.tiles)
    if effect.ice:
        row = PRINTED[SOURCE_OF[at.node]]
        s.push(IceTravel(at.actor, tiles, row.rounds if row is not None else 1))
    else:
        s.push(Wander(at.actor, tiles, int(effect.slip)))


def ways_out(s: Infinity, seat: int) -> list[int]:
    """The sides by which a card leads a hero out of its tile, never onto lava. [DI-HAZ-02]"""
    moves = [MOVE(seat, side) for side in SIDES]
    checks = (is_open, is_passable, is_cool)
    return [move.args[0] for move in moves if not any(check(s, move) for check in checks)]


class Wander(Frame[Infinity]):
    """A hero goes tile by tile until it has enough; `slip` also leaves a fight. [IC-14]"""

    NAME = "wander"
    who: int = field(INT)
    left: int = field(INT)
    slip: int = field(INT)
    moved: int = field(INT, init=False)

    def advance(self, s: Infinity) -> bool:
        sides = ways_out(s, self.who) if self.can_go(s) else []
        if sides:
            words = f"Where do you go, up to {self.left} more? Or be done."
            s.push(ChooseSet(self.who, TO_SIDE.name, tuple(sides), words, 0, 1))
        else:
            s.answer(self.moved)
        return False

    def can_go(self, s: Infinity) -> bool:
        """A fight stops who does not slip, and who is held fast stays. [IC-66]"""
        if not self.left or s.out[self.who] or is_rooted(s, self.who):
            return False
        return not is_fighting(s, self.who) or bool(self.slip)

    def on_answers(self, s: Infinity, values: tuple[int, ...]) -> None:
        if not values:
            self.left = 0
            return
        self.left -= 1
        self.moved = 1
        be_heard(s, self.who)
        s.push(Step(self.who, values[0], LEAVING if is_fighting(s, self.who) else WALKING))
        lose_focus(s, self.who)


class IceTravel(Frame[Infinity]):
    """A hero goes over ice to the end of a path, past enemies and over pits. [IC-20]

    [DI-HERO-12]
    """

    NAME = "ice-travel"
    who: int = field(INT)
    left: int = field(INT)
    rounds: int = field(INT)
    path: tuple[int, ...] = field(ROW, init=False)
    gone: int = field(INT, init=False)

    def advance(self, s: Infinity) -> bool:
        if not self.path:
            self.path = (s.spot[self.who],)
        sides = self.sides(s) if self.left and not self.gone else []
        is_pit = s.hazards[self.path[-1]] != NO_HAZARD
        if sides:
            words = f"Where does the ice lead, up to {self.left} more? Or be done."
            s.push(ChooseSet(self.who, TO_SIDE.name, tuple(sides), words, int(is_pit), 1))
        elif self.gone or len(self.path) == 1:
            self.end(s)
        else:
            self.arrive(s)
        return False

    def sides(self, s: Infinity) -> list[int]:
        """Where the path can lead on: over joined doors, not into lava, nor end over a pit."""
        here = self.path[-1]
        found: list[int] = []
        for side in SIDES:
            way = s.dungeon.way(here, side)
            leads_on = way >= 0 and way not in self.path and self.bears(s, way)
            if leads_on or is_unexplored(s, here, side):
                found.append(side)
        return found

    def bears(self, s: Infinity, place: int) -> bool:
        """Whether the ice can lie there."""
        hazard = s.hazards[place]
        return hazard == NO_HAZARD or (hazard != Hazard.LAVA and self.left > 1)

    def on_answers(self, s: Infinity, values: tuple[int, ...]) -> None:
        if not values:
            self.left = 0
            return
        self.left -= 1
        way = s.dungeon.way(self.path[-1], values[0])
        if way >= 0:
            self.path = (*self.path, way)
        else:
            self.go(s, self.path[-1], values[0])

    def arrive(self, s: Infinity) -> None:
        """The hero is at the end at once."""
        *_, before, last = self.path
        self.go(s, before, s.dungeon.side_to(before, last))

    def end(self, s: Infinity) -> None:
        """A tile that was found at the end of the path has ice too. [IC-20]"""
        here = s.spot[self.who]
        if self.gone and here not in self.path and here in s.dungeon.neighbours(self.path[-1]):
            lay_ice(s, (*self.path, here), s.round + self.rounds - 1)
        s.answer(self.gone)

    def go(self, s: Infinity, before: int, side: int) -> None:
        """The last step is taken as any other; the path lies for lords to slide on."""
        self.gone = 1
        lay_ice(s, self.path, s.round + self.rounds - 1)
        be_heard(s, self.who)
        s.spot[self.who] = before
        note_fruit(s, int(s.dungeon.way(before, side) < 0))
        s.push(Step(self.who, side, WALKING))


# ---- teleports -----------------------------------------------------------------------------------


@RULES.resolves(w.Teleport)
def teleport(s: Infinity, at: Resolve, effect: w.Teleport) -> None:
    """Heroes come to a tile: named, chosen or by chance. [DI-MOVE-32] [DI-ITEM-15] [IC-37]"""
    if at.step == 0:
        at.targets = tuple([seat for seat in at.targets if s.page.may_teleport(seat)])
        at.kept = destinations(s, at, effect)
        if not at.kept:
            at.happened = 0
        elif len(at.kept) > 1 and isinstance(effect.to, w.The):
            s.push(Roll(ONE_OF[len(at.kept)], "teleport"))
        elif len(at.kept) > 1:
            words = "Where does the teleport lead?"
            s.push(Choose(s.EFFECTS.seat(s, at.actor), TO_PLACE.name, at.kept, words))
        else:
            at.step, at.told = 1, at.kept[0]
            go_there(s, at)
    elif at.step == 1:
        at.told = at.kept[at.told] if isinstance(effect.to, w.The) else at.told
        go_there(s, at)


def destinations(s: Infinity, at: Resolve, effect: w.Teleport) -> tuple[int, ...]:
    """Where a teleport may lead, and somebody is not yet; hazards are no tiles for it.

    By chance and failing all else that is the Starter Tile. [DI-RISK-10]
    """
    found = elsewhere(s, at, effect.to)
    if not found and isinstance(effect.to, w.The):
        found = elsewhere(s, at, w.tile(TileKind.STARTER))
    return found


def elsewhere(s: Infinity, at: Resolve, tiles: Targets) -> tuple[int, ...]:
    """Those of some tiles that are not the one of all who are teleported."""
    places = [refs.place_of(thing) for thing in s.EFFECTS.targets_of(s, at, tiles)]
    return tuple([p for p in places if any(s.spot[seat] != p for seat in at.targets)])


def go_there(s: Infinity, at: Resolve) -> None:
    """All who are not there yet are brought, one after the other."""
    aim_at(s, at.told)
    for seat in reversed(at.targets):
        if s.spot[seat] != at.told:
            s.push(Beam(seat, at.told))


VANISHING, APPEARING, MEETING = range(3)


class Beam(Frame[Infinity]):
    """A hero is elsewhere: its enemies lose it, what holds it ends. [DI-FOCUS-07] [IC-66]

    Arriving is like entering. [DI-MOVE-32]
    """

    NAME = "beam"
    who: int = field(INT)
    place: int = field(INT)
    step: int = field(INT, default=VANISHING, init=False)

    def advance(self, s: Infinity) -> bool:
        self.step += 1
        if self.step == APPEARING:
            shake_off(s, self.who)
            lose_focus(s, self.who)
        elif self.step == MEETING:
            arrive(s, self.who, self.place)
        else:
            s.pop()
            if not s.out[self.who]:
                s.push(Meeting(self.who, self.place, WALKING))
        return False


# ---- places in a formation -----------------------------------------------------------------------


@RULES.resolves(w.Reposition)
def reposition(s: Infinity, at: Resolve, effect: w.Reposition) -> None:
    """An enemy changes its place in the formation; who fights nobody has none. [IC-16] [IC-17]

    [IC-67]
    """
    if is_hero(at.targets[0]) or focus_of(s, at.targets[0]) == NOBODY:
        at.happened = 0
    else:
        SPOTS[effect.spot](s, at, at.targets[0])


def swap(s: Infinity, figure: int, other: int) -> None:
    """Two enemies change places, also between formations."""
    i, j = figure - FIRST_ENEMY, other - FIRST_ENEMY
    s.slot[i], s.slot[j] = s.slot[j], s.slot[i]
    s.focus[i], s.focus[j] = s.focus[j], s.focus[i]
    tell_of(s, figure, f"changes places with {s.foe(other).name}", "IC-16")


def to_behind(s: Infinity, at: Resolve, figure: int) -> None:
    """It changes places with the enemy behind; without one it cannot attack now. [IC-16]"""
    behind = at_slot(s, focus_of(s, figure), slot_of(s, figure) + COLUMNS)
    if behind != NOBODY:
        swap(s, figure, behind)
    else:
        s.dazed[figure - FIRST_ENEMY] |= SHOVED


def to_last_row(s: Infinity, at: Resolve, figure: int) -> None:
    """It goes to the first free place of row 3, or changes with the last one there. [IC-17]

    In a formation with fewer rows it becomes the last in reading order.
    """
    line = lined_up(s, focus_of(s, figure))
    if figure not in line:  # it fights nobody, so it stands in no row
        return
    rows = [f for f in line if row_of(s, f) == LAST and f != figure]
    taken = {slot_of(s, f) for f in rows}
    free = [slot for slot in range(LAST * COLUMNS, LAST * COLUMNS + COLUMNS) if slot not in taken]
    if row_of(s, figure) == LAST or line[-1] == figure:
        return
    if not rows:
        shift_to_end(s, figure, line)
    elif free:
        s.slot[figure - FIRST_ENEMY] = free[0]
        close_up(s, focus_of(s, figure))
    else:
        swap(s, figure, rows[-1])


def shift_to_end(s: Infinity, figure: int, line: list[int]) -> None:
    """All behind it move up by one place, and it takes the last."""
    slots = [slot_of(s, f) for f in line]
    order = [*(f for f in line if f != figure), figure]
    for other, slot in zip(order, slots):
        s.slot[other - FIRST_ENEMY] = slot


LAST: Final = 2
"""The last of the three rows."""


def to_chosen(s: Infinity, at: Resolve, figure: int) -> None:
    """It changes places with another in reach; with nobody else it stays. [IC-67]"""
    here = [f for f in in_reach(s, at) if spot_of(s, f) == spot_of(s, figure)]
    others = [f for f in here if f != figure and focus_of(s, f) != NOBODY]
    if at.step == 1:
        swap(s, figure, at.told)
    elif at.step == 0 and len(others) > 1:
        words = f"With whom does {s.foe(figure).name} change places?"
        s.push(Choose(at.actor, TARGET.name, tuple(others), words))
    elif at.step == 0 and others:
        swap(s, figure, others[0])


SPOTS: Final[dict[Spot, Callable[[Infinity, Resolve, int], None]]] = {
    Spot.BEHIND: to_behind,
    Spot.LAST_ROW: to_last_row,
    Spot.CHOSEN: to_chosen,
}
