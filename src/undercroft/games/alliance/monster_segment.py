"""The monster segment: each player rouses a monster, moves it, and lets it attack."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from undercroft.games.alliance.attack import Strike, swept
from undercroft.games.alliance.battle import Blow, printed_attack
from undercroft.games.alliance.box import MONSTERS
from undercroft.games.alliance.dungeon import connected, facings_toward
from undercroft.games.alliance.figures import monster, monsters, room
from undercroft.games.alliance.movement import Walk, path_to
from undercroft.games.alliance.plans import (
    NOBODY,
    Plan,
    attacks,
    ends,
    fly,
    preferred_squares,
    preferred_targets,
    speed_of,
)
from undercroft.games.alliance.state import NOWHERE, Alliance
from undercroft.games.alliance.stepping import Stepping
from undercroft.games.alliance.turn import square_of, written
from undercroft.games.alliance.words import GO, ROUSE, TARGET
from undercroft.games.alliance.wounds import wound
from undercroft.kernel.events import Said
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, ROW, Field, Layout
from undercroft.kernel.moves import Move
from undercroft.kernel.outcome import Prompt

FAR, NEAR, HERE = 1, 2, 3
UNDECIDED: Final = -2
NO_SQUARE: Final = -1


def tier(s: Alliance, seat: int, figure: int) -> int:
    """How near a monster is to a seat's heroes, defeated ones too. [DA-MON-02] [DA-MON-03]"""
    own = {room(s, f) for f in s.alliance(seat) if s.spot[f] != NOWHERE}
    cell = room(s, figure)
    if cell in own:
        return HERE
    return NEAR if any(other in own for other in connected(s.walls, cell)) else FAR


def ready_monsters(s: Alliance) -> list[int]:
    """The monsters that can be activated. [DA-RND-05]"""
    return [f for f in monsters(s) if s.ready[f]]


def choices(s: Alliance, seat: int) -> list[int]:
    """The ready monsters of the lowest tier there is. [DA-MON-02]"""
    tiers = {f: tier(s, seat, f) for f in ready_monsters(s)}
    lowest = min(tiers.values(), default=FAR)
    return [f for f in tiers if tiers[f] == lowest]


class Rouse(Frame[Alliance]):
    """A player must activate a ready monster, if there is one. [DA-MON-01] [DA-RND-07]"""

    NAME = "rouse"
    FIELDS: ClassVar[Layout] = (Field("who", INT, 0),)
    who: int

    def __init__(self, who: int) -> None:
        self.who = who

    def advance(self, s: Alliance) -> bool:
        found = choices(s, self.who)
        if len(found) > 1:
            s.listed = ROUSE.over(self.who, found)
            return True
        s.pop()
        if found:
            s.push(MonsterTurn(self.who, found[0]))
        return False

    def seat(self, s: Alliance) -> int:
        return self.who

    def legal(self, s: Alliance) -> list[Move]:
        return ROUSE.over(self.who, choices(s, self.who))

    def take(self, s: Alliance, move: Move) -> None:
        s.frames[-1] = MonsterTurn(self.who, move.args[0])

    def prompt(self, s: Alliance) -> Prompt:
        return Prompt("Which monster acts?", ("DA-MON-02",))


class MonsterTurn(Stepping):
    """One monster: a target and an end space its protocol allows, a move, an attack, exhaustion.

    [DA-MON-04] [DA-MON-07] [DA-MON-08]
    """

    NAME = "monster-turn"
    FIELDS: ClassVar[Layout] = (
        Field("who", INT, 0),
        Field("figure", INT, 0),
        Field("target", INT, UNDECIDED),
        Field("square", INT, NO_SQUARE),
        Field("spent", INT, 0),
        Field("stage", INT, 0),
        Field("only", ROW, ()),
        Field("bonus", INT, 0),
    )
    who: int
    figure: int
    target: int
    square: int
    spent: int
    stage: int
    only: tuple[int, ...]
    bonus: int

    def __init__(self, who: int, figure: int, only: tuple[int, ...] = (), bonus: int = 0) -> None:
        super().__init__()
        self.who = who
        self.figure = figure
        self.only = only
        self.bonus = bonus

    def plans(self, s: Alliance) -> list[Plan]:
        """What is still open: attacks as the protocol wants them, else any move. [DA-MON-05]"""
        found = attacks(s, self.figure)
        if self.only:
            found = [plan for plan in found if plan.target in self.only]
        if not found:
            return ends(s, self.figure)
        found = preferred_targets(s, self.figure, found)
        if self.target != UNDECIDED:
            found = [plan for plan in found if plan.target == self.target]
            found = preferred_squares(s, self.figure, found)
        return found

    def options(self, s: Alliance) -> list[int]:
        """The targets, then the spaces, that can be chosen."""
        plans = self.plans(s)
        if self.target == UNDECIDED:
            return sorted({plan.target for plan in plans})
        return sorted({plan.square for plan in plans})

    def advance(self, s: Alliance) -> bool:
        if self.stage == 0:
            return self.decide(s)
        self.stage += 1
        if self.stage == 2:
            self.attack(s)
        else:
            s.ready[self.figure] = 0
            s.pop()
        return False

    def decide(self, s: Alliance) -> bool:
        """What only one choice is left for is not asked."""
        options = self.options(s)
        if len(options) > 1:
            s.listed = self.moves(s, options)
            return True
        self.settle(s, options[0])
        return False

    def settle(self, s: Alliance, value: int) -> None:
        """A target, then a space; then the monster goes there."""
        if self.target == UNDECIDED:
            self.target = value
            return
        self.square = value
        self.stage = 1
        self.go(s)

    def seat(self, s: Alliance) -> int:
        return self.who

    def legal(self, s: Alliance) -> list[Move]:
        return self.moves(s, self.options(s))

    def moves(self, s: Alliance, options: list[int]) -> list[Move]:
        """The moves that choose one of these targets or spaces."""
        if self.target == UNDECIDED:
            return TARGET.over(self.who, options)
        return GO.over(self.who, [written(s, square) for square in options])

    def take(self, s: Alliance, move: Move) -> None:
        value = move.args[0]
        self.settle(s, value if move.verb is TARGET else square_of(s, value))

    def stepped(self, cost: int) -> None:
        self.spent += cost

    def go(self, s: Alliance) -> None:
        """The monster walks; a flier crosses a hero if its protocol found one. [DA-MON-09]"""
        if self.square == s.spot[self.figure]:
            return
        if monster(s, self.figure).power.swoop:
            self.swoop(s, next(plan for plan in self.plans(s) if plan.square == self.square))
        else:
            points = speed_of(s, self.figure)
            s.push(Walk(self.figure, path_to(s, self.figure, points, self.square)))

    def swoop(self, s: Alliance, plan: Plan) -> None:
        """It flies there in one go, and the hero it crosses suffers. [DA-PROT-05]"""
        self.spent = plan.cost
        s.spot[self.figure] = plan.square
        if plan.through != NOBODY:
            wound(s, plan.through, monster(s, self.figure).power.swoop_wounds, by=NOBODY)

    def attack(self, s: Alliance) -> None:
        """It faces its target and strikes, a savage one all beside it. [DA-MON-06] [AC-31]"""
        if self.target < 0:
            return
        blow = self.blow(s, self.target)
        self.face(s, blow)
        others = swept(s, blow) if monster(s, self.figure).power.savage else []
        for hero in reversed([self.target, *others]):
            s.push(Strike(self.who, self.blow(s, hero)))

    def blow(self, s: Alliance, hero: int) -> Blow:
        """Its attack on a hero, after what it has moved."""
        attack = printed_attack(s, self.figure)
        return Blow(
            self.figure, hero, attack.kind, attack.strength, spent=self.spent, bonus=self.bonus
        )

    def face(self, s: Alliance, blow: Blow) -> None:
        """It looks at its target, and at as many others as its swing takes. [A-46]"""
        sides = facings_toward(s.walls, s.spot[self.figure], [s.spot[blow.target]])
        counts = []
        for side in sides:
            s.facing[self.figure] = side
            counts.append(len(swept(s, blow)))
        s.facing[self.figure] = sides[counts.index(max(counts))]
        if s.heard:
            name = MONSTERS[s.kind[self.figure]].name
            s.tell(Said(text=f"the {name} attacks", rules=("DA-MON-06",)))

    def prompt(self, s: Alliance) -> Prompt:
        name = monster(s, self.figure).name
        asked = "Whom does it attack?" if self.target == UNDECIDED else "Where does it go?"
        return Prompt(f"{name}: {asked}", ("DA-PROT-01",))


MONSTER_FRAMES: Final[tuple[type[Frame[Any]], ...]] = (Rouse, MonsterTurn)

__all__ = ["MONSTER_FRAMES", "MonsterTurn", "Rouse", "choices", "fly", "tier"]
