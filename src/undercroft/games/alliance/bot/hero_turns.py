"""A hero's turn: for each move what the turn will be worth that begins with it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from undercroft.crawl.effects import Effect
from undercroft.games.alliance.actions.attack import attacks_left
from undercroft.games.alliance.actions.doors import level_beyond
from undercroft.games.alliance.actions.locks import die_bonus
from undercroft.games.alliance.actions.quest_deeds import slot_of
from undercroft.games.alliance.actions.rest import RESTORED
from undercroft.games.alliance.bot import treasures
from undercroft.games.alliance.bot.attack_values import relief, strike
from undercroft.games.alliance.bot.card_gains import EFFORT, Gains
from undercroft.games.alliance.bot.card_reading import root
from undercroft.games.alliance.bot.hunts import waking_worth
from undercroft.games.alliance.bot.quest_values import deed_extra, marker_worth
from undercroft.games.alliance.bot.threats import Outlook
from undercroft.games.alliance.combat.numbers import damage
from undercroft.games.alliance.content.tables import DIE
from undercroft.games.alliance.map.figures import is_defeated, room
from undercroft.games.alliance.map.movement import reachable
from undercroft.games.alliance.map.tokens import chest_xp, kind_of, token_at
from undercroft.games.alliance.notation import (
    ATTACK,
    BLEED,
    BURST,
    CAST_OFF,
    CHEST,
    CLIMB,
    DESCEND,
    DISARM,
    ENTER,
    FORCE,
    FUND,
    GIVE,
    LEAVE,
    MOVE,
    OPEN,
    PICK,
    PLAY,
    REST,
    RUN,
    SCOUT,
    STOP,
    UNLOCK,
    USE,
    USE_UP,
    WORK,
    card_at,
)
from undercroft.games.alliance.phases.hero_turn import FIGHTING, FIRST_MOVE, Turn, square_of
from undercroft.games.alliance.phases.quests import quest_at
from undercroft.games.alliance.state import Alliance
from undercroft.kernel.moves import Move, Verb

MOVING: Final = (
    MOVE,
    RUN,
    OPEN,
    PICK,
    CHEST,
    FORCE,
    SCOUT,
    DISARM,
    REST,
    LEAVE,
    WORK,
    UNLOCK,
    ENTER,
    DESCEND,
    CLIMB,
)
FREE_DEEDS: Final = (GIVE, CAST_OFF, BLEED, FUND)
EXTRAS: Final = (PLAY, USE, USE_UP, BURST, *FREE_DEEDS)
"""What comes on top of whatever else a hero does."""
STAKES: Final = 0.32
"""What the two cards of a burst cost."""

NEVER: Final = -9.0
HASTE: Final = 0.02
LOCK: Final = 0.7
HOMEWARD: Final = 0.5
TRY: Final = 0.18
RISEN: Final = 0.15
SPEED, ATTACKING, HEALING, ANOTHER = range(4)


class Deciding:
    """What the active hero could do next."""

    def __init__(self, s: Alliance, turn: Turn) -> None:
        self.s: Final = s
        self.turn: Final = turn
        self.look: Final = Outlook(s, turn.hero)
        self.here: Final = s.spot[turn.hero]
        self.points: Final = turn.points(s)
        self.attacks: Final = attacks_open(s, turn)
        self.place: Final = self.look.position(self.here)
        self.costs: Final[dict[int, int]] = {}

    def appeals(self, moves: Sequence[Move]) -> list[float]:
        """The worth of each move; cards come on top of the best of all others."""
        worths = [self.plain(move) for move in moves]
        staying = self.place + self.look.struck_from(self.here, self.attacks)
        moving = [v for m, v in zip(moves, worths) if m.verb in MOVING]
        fights = staying > self.place and staying >= max(moving, default=NEVER)
        if fights:
            worths = [v + NEVER * (m.verb in MOVING) for m, v in zip(moves, worths)]
        top = max([v for m, v in zip(moves, worths) if m.verb not in EXTRAS])
        ends = fights or moves[worths.index(top)].verb is STOP
        gains = Gains(self.look, self.turn, fights=ends)
        return [
            top + self.extra(gains, move) if move.verb in EXTRAS else worth
            for move, worth in zip(moves, worths)
        ]

    def plain(self, move: Move) -> float:
        """What the turn is worth after a move that is no card."""
        judge = PLAIN.get(move.verb)
        return judge(self, move) if judge is not None else NEVER

    def extra(self, gains: Gains, move: Move) -> float:
        """What a card, an artifact, a treasure, a burst or a deed for a quest adds."""
        if move.verb in FREE_DEEDS:
            return deed_extra(self.s, move)
        if move.verb is BURST:
            return self.burst(gains, move.args[0])
        if move.verb is USE_UP:
            return treasures.use(gains, move.args[0])
        node = root(move.args[0])
        effect: Effect = card_at(move.args[0]).effect
        return Gains(self.look, self.turn, fights=gains.fights, node=node).of(effect) - EFFORT

    # ---- feet ----------------------------------------------------------------------------------

    def stop(self, _move: Move) -> float:
        """Where the hero is."""
        return self.place

    def walk(self, move: Move) -> float:
        """A space, with what can be done from there."""
        square = square_of(self.s, move.args[0])
        if not self.costs:
            ground = reachable(self.s, self.turn.hero, self.points)
            self.costs.update(zip(ground.squares, ground.costs))
        cost = self.costs.get(square, self.points)
        return self.look.value(square, self.points - cost, attacks=self.attacks > 0) - 0.01 * cost

    def run(self, _move: Move) -> float:
        """A second move instead of attacks."""
        return self.look.best_end(self.look.speed(), attacks=False) - HASTE

    def rest(self, _move: Move) -> float:
        """Fewer wounds, and a move."""
        if not self.s.wounds[self.turn.hero]:
            return NEVER
        stay = self.look.best_end(self.points, attacks=False)
        if is_defeated(self.s, self.turn.hero):
            stay -= RISEN * len(self.look.coming(self.here))
        return relief(self.s, self.turn.hero, RESTORED) + stay

    def leave(self, _move: Move) -> float:
        """No more wounds, but far away from everything."""
        return relief(self.s, self.turn.hero, 9) - HOMEWARD

    # ---- stairs --------------------------------------------------------------------------------

    def descend(self, _move: Move) -> float:
        """Down to the final enemy, if somebody is to wake it or it is hunted."""
        hunts = self.look.hunts()
        return self.still() + max(hunts.values()) + HASTE if hunts else NEVER

    def climb(self, _move: Move) -> float:
        """Up again, when nothing is left to do below."""
        return NEVER if self.look.hunts() else self.look.position(self.s.stairs) + HASTE

    # ---- hands ---------------------------------------------------------------------------------

    def attack(self, move: Move) -> float:
        """The blow as it would fall now, and a second one."""
        target = move.args[0]
        dealt = damage(self.s, self.look.blow(self.look.weapons[0], target))
        others = self.look.strikes_from(self.here)
        then = max([v for f, v in others.items() if f != target], default=0.0)
        second = 0.5 * then if self.attacks > 1 else 0.0
        return self.place + strike(self.s, self.look.seat, target, dealt) + second + HASTE

    def still(self) -> float:
        """The place, and an attack from it."""
        return self.place + self.look.struck_from(self.here, min(1, self.attacks))

    def open(self, _move: Move) -> float:
        """A door."""
        return self.still() + self.look.doors().get(self.here, 0.0) + HASTE

    def pick(self, move: Move) -> float:
        """A lock that may give way."""
        cell, side = room(self.s, self.turn.hero), move.args[0]
        beyond = self.s.walls.board.grid.beyond(cell, side)
        level = level_beyond(self.s, cell, side) if self.s.walls.is_laid(beyond) else 1
        worth = LOCK * (self.look.explore() if not self.s.walls.is_laid(beyond) else 0.2)
        return self.still() + self.chance(level) * worth - TRY

    def chance(self, level: int) -> float:
        """How likely an attempt of a level succeeds with all the points that are left."""
        extra = min(self.points - 1, level) + die_bonus(self.s, self.turn.hero)
        return sum(face + extra >= level for face in DIE) / len(DIE)

    def chest(self, _move: Move) -> float:
        """An open chest."""
        return self.still() + self.look.chests().get(self.here, 0.0) + 2 * HASTE

    def force(self, move: Move) -> float:
        """A locked chest."""
        token = token_at(self.s, square_of(self.s, move.args[0]))
        assert token is not None
        xp = chest_xp(kind_of(self.s, token), token[0])
        return self.still() + self.chance(token[0]) * xp - HASTE

    def scout(self, _move: Move) -> float:
        """A token that nobody has seen."""
        return self.still() + (0.1 if self.points > 2 else -0.1)

    def disarm(self, _move: Move) -> float:
        """A known trap."""
        return self.still() - 0.1

    def work(self, move: Move) -> float:
        """Speed for a quest."""
        return self.still() + marker_worth(self.s, slot_of(self.s, move)) - HASTE

    def enter(self, move: Move) -> float:
        """The entrance of a final enemy."""
        worth = waking_worth(self.s, slot_of(self.s, move))
        return self.still() + worth - HASTE if worth else NEVER

    def unlock(self, move: Move) -> float:
        """A lock of a quest."""
        slot = slot_of(self.s, move)
        level = quest_at(self.s, slot).resolution.speed
        return self.still() + self.chance(level) * marker_worth(self.s, slot) - HASTE

    # ---- bursts --------------------------------------------------------------------------------

    def burst(self, gains: Gains, kind: int) -> float:
        """Two cards for one gain."""
        hero = self.turn.hero
        if kind == HEALING:
            attack = 0.6 * self.look.struck_from(self.here) if is_defeated(self.s, hero) else 0.0
            return relief(self.s, hero, 1) + attack - STAKES
        if kind == ATTACKING and gains.fights:
            return gains.stronger(1) - STAKES
        if kind == SPEED and not gains.fights and self.turn.is_moving():
            return self.look.longer_move(self.points, 1, attacks=self.attacks > 0) - STAKES
        return NEVER


def attacks_open(s: Alliance, turn: Turn) -> int:
    """How many attacks the hero can still make."""
    if turn.stage not in (FIRST_MOVE, FIGHTING) or s.peaceful[turn.hero]:
        return 0
    return attacks_left(s, turn)


PLAIN: Final[dict[Verb, Callable[[Deciding, Move], float]]] = {
    STOP: Deciding.stop,
    MOVE: Deciding.walk,
    RUN: Deciding.run,
    REST: Deciding.rest,
    LEAVE: Deciding.leave,
    ATTACK: Deciding.attack,
    OPEN: Deciding.open,
    PICK: Deciding.pick,
    CHEST: Deciding.chest,
    FORCE: Deciding.force,
    SCOUT: Deciding.scout,
    DISARM: Deciding.disarm,
    WORK: Deciding.work,
    UNLOCK: Deciding.unlock,
    ENTER: Deciding.enter,
    DESCEND: Deciding.descend,
    CLIMB: Deciding.climb,
}
