"""A hero's turn: what can be done in it, and how much Speed is left."""

from __future__ import annotations

from functools import cache
from typing import ClassVar, Final

from undercroft.crawl.actions import Action, ActionList
from undercroft.crawl.space.grid import Grid
from undercroft.games.alliance.combat.modifiers import has_extra, speed
from undercroft.games.alliance.content.stat_ids import MORE_STEPS
from undercroft.games.alliance.map.figures import is_defeated
from undercroft.games.alliance.map.step_budget import Stepping
from undercroft.games.alliance.notation import FACE, STOP, WIDEST
from undercroft.games.alliance.scene.scene_ids import Thing
from undercroft.games.alliance.state import Alliance
from undercroft.kernel.checks import Act, Check, gate
from undercroft.kernel.errors import NotationError
from undercroft.kernel.layout import INT, ROW, field
from undercroft.kernel.moves import Move, Verb
from undercroft.kernel.native import mypyc_attr
from undercroft.kernel.outcome import Prompt

FIRST_MOVE: Final = 0
SECOND_MOVE: Final = 1
RESTED: Final = 2
FIGHTING: Final = 3
OVER: Final = 4
"""The stages of a turn: a move, a second one instead of attacks, attacks, the end."""


@mypyc_attr(allow_interpreted_subclasses=True)
class HeroAction(Action["Alliance", "Turn"]):
    """Something a hero may do in its turn; a defeated one does only what is `for_fallen`."""

    for_fallen: bool = False

    def __init__(self, verb: Verb, *checks: Check, sure: tuple[Check, ...] = ()) -> None:
        first = () if self.for_fallen else (is_on_its_feet,)
        super().__init__(verb, *first, *checks, sure=sure)

    def wanted(self, s: Alliance, turn: Turn, thing: Thing) -> int | None:
        """What a move of this action would name if touching a thing of the scene asks for it."""
        return None


class ListedAction(HeroAction):
    """An action whose candidates are just what its checks allow: one search finds them all."""

    def chosen(self, s: Alliance, turn: Turn) -> list[Move]:
        return self.candidates(s, turn)


class HeroActions(ActionList[HeroAction]):
    """What heroes may do in their turns."""


class Turn(Stepping):
    """One hero's activation, from its first step to its last attack. [DA-ACT-01]"""

    NAME = "turn"
    who: int = field(INT)
    hero: int = field(INT)
    stage: int = field(INT, default=FIRST_MOVE, init=False)
    used: int = field(INT, init=False)
    spent: int = field(INT, init=False)
    moved: int = field(INT, init=False)
    halted: int = field(INT, init=False)
    spun: int = field(INT, init=False)
    begun: int = field(INT, init=False)
    attacked: tuple[int, ...] = field(ROW, init=False)
    ACTIONS: ClassVar[HeroActions] = HeroActions()

    def points(self, s: Alliance) -> int:
        """The Speed left in this move, cards played in its midst included.

        [DA-ACT-03] [DA-ACT-04] [DA-ACT-06]
        """
        return 0 if self.halted else max(0, self.budget(s) - self.used)

    def budget(self, s: Alliance) -> int:
        """The Speed of this move; after an attack only the steps that a card allows."""
        is_moving = self.stage < FIGHTING
        return speed(s, self.hero) if is_moving else has_extra(s, self.hero, MORE_STEPS)

    def pay(self, amount: int) -> None:
        """Speed is spent, which forfeits the second attack. [DA-ACT-09]"""
        self.used += amount
        self.spent += amount

    def is_moving(self) -> bool:
        """Whether it is still in a move, that of a rest too: attacks end it.

        [DA-ACT-05] [DA-DEF-13]
        """
        return self.stage < FIGHTING

    def advance(self, s: Alliance) -> bool:
        if self.stage == OVER or self.is_cut_short(s):
            s.pop()
            return False
        return True

    def is_cut_short(self, s: Alliance) -> bool:
        """Whether the hero was defeated in its own turn, by a trap or in a fight.

        [DA-TRAP-15] [DA-DEF-16]
        """
        return bool(self.begun) and is_defeated(s, self.hero)

    def seat(self, s: Alliance) -> int:
        return self.who

    def legal(self, s: Alliance) -> list[Move]:
        return self.ACTIONS.legal(s, self, STOP(self.who))

    def acts(self, s: Alliance) -> tuple[Act, ...]:
        return tuple(action.act for action in self.ACTIONS)

    def wants(self, s: Alliance, thing: str) -> list[Move]:
        touched = Thing.read(thing)
        try:
            values = [(action, action.wanted(s, self, touched)) for action in self.ACTIONS]
        except (NotationError, ValueError):
            return []
        return [action.verb(self.who, value) for action, value in values if value is not None]

    def apply(self, s: Alliance, move: Move) -> None:
        self.begun = 1
        self.ACTIONS.named[move.verb.name].do(s, self, move)
        self.spun = int(move.verb is FACE)

    def walker(self) -> int:
        return self.hero

    def stepped(self, cost: int) -> None:
        """A step was made and cost so much. [DA-MOV-01]"""
        self.pay(cost)
        self.moved += 1

    def prompt(self, s: Alliance) -> Prompt:
        name = s.hero(self.hero).name
        if self.is_moving():
            return Prompt(f"What does {name} do? {self.points(s)} Speed left", ("DA-ACT-01",))
        return Prompt(f"What does {name} do? The attack is over", ("DA-ACT-01",))


def turn_of(s: Alliance) -> Turn:
    """The turn that is going on."""
    top = s.frames[-1]
    if isinstance(top, Turn):
        return top
    return [frame for frame in s.frames if isinstance(frame, Turn)][-1]


def make_turns_of(actions: tuple[HeroAction, ...]) -> None:
    """Let every turn consist of these actions, listed in this order."""
    Turn.ACTIONS = HeroActions(*actions)


def square_of(s: Alliance, written: int) -> int:
    """The space of the board that a move names."""
    return s.walls.board.grid.at(written % WIDEST, written // WIDEST)


def written(s: Alliance, square: int) -> int:
    """How a move names a space of the board."""
    return names_of(s.walls.board.grid)[square]


@cache
def names_of(grid: Grid) -> list[int]:
    """How moves name the spaces of a grid."""
    return [grid.y(p) * WIDEST + grid.x(p) for p in range(grid.size)]


@gate("DA-ACT-02", "a defeated hero bursts, rests or leaves first")
def is_on_its_feet(s: Alliance, _move: Move) -> int:
    """A defeated hero bursts, rests or leaves before anything else.

    [DA-ACT-02] [DA-DEF-06] [A-17]
    """
    return int(is_defeated(s, turn_of(s).hero))


@gate("DA-ACT-05", "you have attacked: there is no more moving in this turn")
def is_moving(s: Alliance, _move: Move) -> int:
    """Once a hero has attacked it neither moves, spins nor spends Speed. [DA-ACT-05]"""
    return int(not turn_of(s).is_moving())


@gate("DA-MOV-02", "you need {0} Speed more")
def has_a_point(s: Alliance, _move: Move) -> int:
    """Nothing that costs Speed is done without it. [DA-MOV-02]"""
    return max(0, 1 - turn_of(s).points(s))


__all__ = ["HeroAction", "Turn", "has_a_point", "is_moving", "make_turns_of", "turn_of"]
