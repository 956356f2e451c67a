"""The monster segment: each player rouses a monster, moves it, and lets it attack."""

from __future__ import annotations

from typing import Final

from undercroft.crawl.log import tell_of
from undercroft.games.alliance.combat.ambush import ambush
from undercroft.games.alliance.combat.attack import AttackFrame, swept
from undercroft.games.alliance.combat.damage import wound
from undercroft.games.alliance.combat.modifiers import ended
from undercroft.games.alliance.combat.numbers import AttackSpec, printed_attack
from undercroft.games.alliance.content.schema import Protocol
from undercroft.games.alliance.content.stat_ids import TURN_ENDS
from undercroft.games.alliance.map.figures import (
    common_monsters,
    is_defeated,
    monster,
    name_of,
    room,
    seat_of,
)
from undercroft.games.alliance.map.geometry import connected
from undercroft.games.alliance.map.movement import Walk, path_to, put
from undercroft.games.alliance.map.step_budget import Stepping
from undercroft.games.alliance.notation import CROSS, FACE, GO, NO_FIGURE, NOWHERE, ROUSE, TARGET
from undercroft.games.alliance.phases.hero_turn import square_of, written
from undercroft.games.alliance.phases.monster_plans import (
    Plan,
    attacks,
    fly,
    free_moves,
    idle_sides,
    preferred_squares,
    preferred_targets,
    speed_of,
    striking_sides,
)
from undercroft.games.alliance.state import Alliance
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, ROW, field
from undercroft.kernel.moves import Move
from undercroft.kernel.outcome import Prompt

FAR, NEAR, HERE = 1, 2, 3
UNDECIDED: Final = -2
PLANNING, LOOKING, STRIKING, DONE = range(4)


def last_first(s: Alliance) -> list[int]:
    """The seats from the right-hand neighbour of the initiative back to it. [DA-RND-10]"""
    return s.clockwise(s.initiative)[::-1]


def near_heroes(s: Alliance, seat: int) -> list[int]:
    """The heroes of a seat that count for nearness: defeated ones too, unless by option not.

    [DA-MON-03] [A-21]
    """
    own = [f for f in s.alliance(seat) if s.spot[f] != NOWHERE]
    return [f for f in own if not is_defeated(s, f)] if s.options.nearness == "standing" else own


def tiers(s: Alliance, heroes: list[int]) -> dict[int, int]:
    """How near rooms are to heroes: theirs and those next to them; any other is far away.

    [DA-MON-02]
    """
    rooms = {room(s, hero) for hero in heroes}
    tiers = {cell: NEAR for own in rooms for cell in neighbours_of(s, own)}
    return tiers | dict.fromkeys(rooms, HERE)


def neighbours_of(s: Alliance, own: int) -> list[int]:
    """The rooms next to a room: here the deep room is next to that of its staircase.

    [DA-DEEP-23]
    """
    grid = s.walls.board.grid
    if s.stairs == NOWHERE:
        return connected(s.walls, own)
    if own == grid.floor:
        return [grid.room_of[s.stairs]]
    below = [grid.floor] if own == grid.room_of[s.stairs] else []
    return [*connected(s.walls, own), *below]


def tier(s: Alliance, figure: int, heroes: list[int]) -> int:
    """How near a monster is to heroes."""
    return tiers(s, heroes).get(room(s, figure), FAR)


def ready_monsters(s: Alliance) -> list[int]:
    """The monsters that can be activated, also if something holds them, below as elsewhere.

    [DA-RND-05] [DA-MON-15] [DA-DEEP-15]
    """
    return [f for f in common_monsters(s) if s.ready[f]]


def choices(s: Alliance, seat: int) -> list[int]:
    """The ready monsters of the lowest tier there is. [DA-MON-02]"""
    near = tiers(s, near_heroes(s, seat))
    rooms, spot = s.walls.board.grid.room_of, s.spot
    levels = [(near.get(rooms[spot[f]], FAR), f) for f in ready_monsters(s)]
    lowest = min(levels, default=(FAR, 0))[0]
    return [f for level, f in levels if level == lowest]


class Rouse(Frame[Alliance]):
    """A player must activate a ready monster, if there is one. [DA-MON-01] [DA-RND-07]"""

    NAME = "rouse"
    who: int = field(INT)

    def advance(self, s: Alliance) -> bool:
        candidates = choices(s, self.who)
        if len(candidates) > 1:
            s.listed = ROUSE.each(self.who, candidates)
            return True
        # The choice is over; the turn takes its place, so that a seat rouses one monster only.
        s.pop()
        if candidates:
            s.push(MonsterTurn(self.who, candidates[0]))
        return False

    def seat(self, s: Alliance) -> int:
        return self.who

    def legal(self, s: Alliance) -> list[Move]:
        return ROUSE.each(self.who, choices(s, self.who))

    def apply(self, s: Alliance, move: Move) -> None:
        s.frames[-1] = MonsterTurn(self.who, move.args[0])

    def prompt(self, s: Alliance) -> Prompt:
        return Prompt("Which monster acts?", ("DA-MON-02",))


class MonsterTurn(Stepping):
    """One monster: a target and an end space its protocol allows, a move, an attack, exhaustion.

    [DA-MON-04] [DA-MON-07] [DA-MON-08] What acts as a final enemy has `ordered` is as ready
    afterwards as it was.
    """

    NAME = "monster-turn"
    who: int = field(INT)
    figure: int = field(INT)
    only: tuple[int, ...] = field(ROW, default=())
    bonus: int = field(INT, default=0)
    ordered: int = field(INT, default=0)
    target: int = field(INT, default=UNDECIDED, init=False)
    square: int = field(INT, default=UNDECIDED, init=False)
    through: int = field(INT, default=UNDECIDED, init=False)
    spent: int = field(INT, init=False)
    stage: int = field(INT, default=PLANNING, init=False)

    # ---- what is decided for it ----------------------------------------------------------------

    def plans(self, s: Alliance) -> list[Plan]:
        """What is still open; the choices for one monster follow each other, so it is kept."""
        if s.planner is self:
            return s.planned
        plans = self.first_plans(s)
        if self.target != UNDECIDED:
            plans = self.at_target(s, plans)
        return self.at_square(plans) if self.square != UNDECIDED else plans

    def first_plans(self, s: Alliance) -> list[Plan]:
        """Attacks as the protocol wants them, else any move. [DA-MON-16]"""
        plans = attacks(s, self.figure, self.bonus)
        if self.only:
            plans = [plan for plan in plans if plan.target in self.only]
        if not plans:
            return free_moves(s, self.figure)
        return preferred_targets(s, self.figure, plans)

    def at_target(self, s: Alliance, plans: list[Plan]) -> list[Plan]:
        """The plans against the target, from the spaces the protocol prefers."""
        plans = [plan for plan in plans if plan.target == self.target]
        return preferred_squares(s, self.figure, plans) if self.target >= 0 else plans

    def at_square(self, plans: list[Plan]) -> list[Plan]:
        """The plans that end on the space."""
        return [plan for plan in plans if plan.square == self.square]

    def narrowed(self, s: Alliance, plans: list[Plan]) -> list[Plan]:
        """The plans that agree with what was settled last."""
        return self.at_target(s, plans) if self.square == UNDECIDED else self.at_square(plans)

    def options(self, plans: list[Plan]) -> list[int]:
        """The targets, then the spaces, then the heroes to fly over, that can be chosen."""
        if self.target == UNDECIDED:
            return sorted({plan.target for plan in plans})
        if self.square == UNDECIDED:
            return sorted({plan.square for plan in plans})
        return sorted({plan.through for plan in plans})

    def settle(self, value: int) -> None:
        """A target, then a space, then whom it flies over."""
        if self.target == UNDECIDED:
            self.target = value
        elif self.square == UNDECIDED:
            self.square = value
        else:
            self.through = value

    def decide(self, s: Alliance) -> bool:
        """What only one choice is left for is not asked; at last the monster goes."""
        if self.stands_still(s):
            self.stage = STRIKING
            return False
        plans = self.plans(s)
        while self.through == UNDECIDED:
            options = self.options(plans)
            if len(options) > 1:
                s.listed = self.moves(s, options)
                s.planner, s.planned = self, plans
                return True
            self.settle(options[0])
            plans = self.narrowed(s, plans)
        self.stage = LOOKING
        s.planner = None
        self.go(s, next(plan for plan in plans if plan.through == self.through))
        return False

    def stands_still(self, s: Alliance) -> bool:
        """One that never moves chooses nobody: it strikes all around it. [DA-MIM-05]"""
        return monster(s, self.figure).protocol == Protocol.STAND_STILL

    def moves(self, s: Alliance, options: list[int]) -> list[Move]:
        """The moves that choose one of these targets, spaces or heroes."""
        if self.target == UNDECIDED:
            return TARGET.each(self.who, options)
        if self.square == UNDECIDED:
            return GO.each(self.who, [written(s, square) for square in options])
        return CROSS.each(self.who, options)

    # ---- asking --------------------------------------------------------------------------------

    def advance(self, s: Alliance) -> bool:
        if self.stage == PLANNING:
            return self.decide(s)
        if self.stage == LOOKING:
            return self.look(s)
        if self.stage == STRIKING:
            # Done before it attacks: the attack is a frame of its own and comes back here.
            self.stage = DONE
            self.attack(s)
        else:
            if not self.ordered:
                s.ready[self.figure] = 0
            s.modifiers = ended(s.modifiers, TURN_ENDS, self.figure)
            s.pop()
        return False

    def seat(self, s: Alliance) -> int:
        return self.who

    def legal(self, s: Alliance) -> list[Move]:
        if self.stage == LOOKING:
            return FACE.each(self.who, self.sides(s))
        return self.moves(s, self.options(self.plans(s)))

    def apply(self, s: Alliance, move: Move) -> None:
        if move.verb is FACE:
            self.face(s, move.args[0])
        else:
            plans = self.plans(s)
            self.settle(square_of(s, move.args[0]) if move.verb is GO else move.args[0])
            s.planner, s.planned = self, self.narrowed(s, plans)

    def prompt(self, s: Alliance) -> Prompt:
        asked = "whom does it attack?"
        if self.stage == LOOKING:
            asked = "which way does it look?"
        elif self.square != UNDECIDED:
            asked = "over whom does it fly?"
        elif self.target != UNDECIDED:
            asked = "where does it go?"
        return Prompt(f"{monster(s, self.figure).name}: {asked}", ("DA-PROT-01",))

    # ---- moving and attacking ------------------------------------------------------------------

    def walker(self) -> int:
        return self.figure

    def stepped(self, cost: int) -> None:
        self.spent += cost

    def go(self, s: Alliance, plan: Plan) -> None:
        """The monster walks; a flier flies. [DA-MON-09]"""
        if monster(s, self.figure).power.swoop:
            self.swoop(s, plan)
        elif plan.square != s.spot[self.figure]:
            points = speed_of(s, self.figure)
            s.push(Walk(self.figure, path_to(s, self.figure, points, plan.square)))

    def swoop(self, s: Alliance, plan: Plan) -> None:
        """It flies there in one go, and the hero it crosses suffers. [DA-PROT-05]"""
        self.spent = plan.cost
        put(s, self.figure, plan.square)
        if plan.through != NO_FIGURE:
            wound(s, plan.through, monster(s, self.figure).power.swoop_wounds, by=NO_FIGURE)

    def sides(self, s: Alliance) -> list[int]:
        """The ways it may look now. [A-46]"""
        if self.target >= 0:
            return striking_sides(s, self.blow(s, self.target))
        return idle_sides(s, self.figure)

    def look(self, s: Alliance) -> bool:
        """It turns, as its player likes where that makes a difference."""
        sides = self.sides(s)
        if len(sides) > 1:
            return True
        self.face(s, sides[0])
        return False

    def face(self, s: Alliance, side: int) -> None:
        """It looks this way, and is about to strike."""
        s.facing[self.figure] = side
        self.stage = STRIKING

    def attack(self, s: Alliance) -> None:
        """It strikes its target, a savage one all beside it too. [DA-MON-06] [AC-31]"""
        if monster(s, self.figure).power.ambush:
            ambush(s, self.who, self.figure, self.bonus)
            return
        if self.target < 0:
            return
        # Told before the blow: those who may react are asked in between.
        tell_of(s, self.figure, f"attacks {name_of(s, self.target)}", "DA-MON-06")
        for hero in reversed([self.target, *self.others(s)]):
            s.push(AttackFrame(self.who, self.blow(s, hero)))

    def others(self, s: Alliance) -> list[int]:
        """Whom else it strikes, clockwise from its player. [AC-31] [A-40]"""
        if not monster(s, self.figure).power.savage:
            return []
        struck = swept(s, self.blow(s, self.target), s.facing[self.figure])
        return sorted(struck, key=lambda hero: (seat_of(hero) - self.who) % s.seats)

    def blow(self, s: Alliance, hero: int) -> AttackSpec:
        """Its attack on a hero, after what it has moved."""
        attack = printed_attack(s, self.figure)
        return AttackSpec(
            self.figure,
            hero,
            attack.kind,
            attack.strength,
            spent=self.spent,
            bonus=self.bonus,
            ordered=self.ordered,
        )


__all__ = ["MonsterTurn", "Rouse", "choices", "fly", "tier"]
