"""What a hero can see for itself: whom it could strike from where, what threatens it, what calls.

Everything is worked out once for a decision and then read many times.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from undercroft.crawl.space.adjacency import neighbours
from undercroft.crawl.space.board import OPEN_END
from undercroft.crawl.space.grid import SIDES
from undercroft.crawl.space.walls import Walls
from undercroft.games.alliance.actions.played_cards import has_icons, has_room
from undercroft.games.alliance.bot.attack_values import (
    clear_hit,
    left,
    menace,
    stride,
    strike,
    toll,
    turns_left,
)
from undercroft.games.alliance.bot.card_reading import base_attacks, own_bonus
from undercroft.games.alliance.bot.hunts import hunted
from undercroft.games.alliance.bot.quest_values import Errand, errands
from undercroft.games.alliance.combat.modifiers import speed
from undercroft.games.alliance.combat.numbers import (
    AttackSpec,
    attackable,
    in_range,
    printed_attack,
    reach_of,
)
from undercroft.games.alliance.content.schema import AttackKind, CardType, ChallengeSort
from undercroft.games.alliance.effects.attacks import attack_reach
from undercroft.games.alliance.effects.vocabulary import Stat
from undercroft.games.alliance.map.figures import (
    enemies,
    is_awake,
    is_final,
    is_hero,
    marks,
    monster,
    monsters,
    spaces_of,
    standing_heroes,
)
from undercroft.games.alliance.map.geometry import CLOSED, in_the_line, is_below
from undercroft.games.alliance.map.movement import reachable
from undercroft.games.alliance.map.tokens import LEVELS, chest_xp, kind_of
from undercroft.games.alliance.notation import HANDS, NOWHERE, OPEN_TOKEN, card_at
from undercroft.games.alliance.state import Alliance

STEP: Final = 0.15
"""What a step nearer to a goal is worth."""

CALL: Final = 0.35
"""What a goal weighs that is out of reach now."""

SECOND: Final = 0.75
HORIZON: Final = 14
FAR_CRY: Final = 4.5
TRAIL: Final = 0.12
"""From how far a hunt calls, in steps' worth, and how much a step nearer to it counts."""
EXPLORE: Final = 1.3
CROWDED: Final = 0.32
CONNECT: Final = 0.35
UNLIKELY: Final = 0.35
TARGETED: Final = 0.3
WORST: Final = 3
"""Of all threats so many count."""

KEPT: Final = 256
"""So many answers to what calls where are kept: a turn changes little of it."""


class Weapon(NamedTuple):
    """A way to attack: the printed one, or a card of the hand with a base of its own."""

    kind: AttackKind
    base: int
    reach: tuple[int, int]
    node: int = -1
    card: int = -1


class Threat(NamedTuple):
    """A monster that may come: its place, its reach, the wounds, how likely, what that costs."""

    spot: int
    reach: int
    wounds: int
    odds: float
    cost: float


class Outlook:
    """One hero of a seat, with what it holds and where it is."""

    def __init__(self, s: Alliance, hero: int) -> None:
        self.s: Final = s
        self.hero: Final = hero
        self.seat: Final = hero // 4
        self.here: Final = s.spot[hero]
        self.prey: Final = attackable(s, hero, HORIZON)
        self.spots: Final = [s.spot[target] for target in self.prey]
        self.standing: Final = dict(zip(self.spots, self.prey))
        self.hand: Final = playable(s, hero)
        self.weapons: Final = [self.printed(), *self.spells()]
        self._threats: list[Threat] | None = None
        self._calls: list[float] | None = None
        self._hits: dict[tuple[int, int], int] = {}
        self._strikes: dict[int, dict[int, float]] = {}
        self._places: dict[int, float] = {}
        self._doors: dict[int, float] | None = None
        self._chests: dict[int, float] | None = None
        self._blocked: list[int] | None = None
        self._errands: dict[int, Errand] | None = None
        self._hunts: dict[int, float] | None = None
        self._trail: list[float] | None = None

    # ---- attacks -------------------------------------------------------------------------------

    def printed(self) -> Weapon:
        """The attack on the hero's card."""
        attack = printed_attack(self.s, self.hero)
        reach = reach_of(self.s, self.hero, attack.kind)
        return Weapon(attack.kind, attack.strength, reach)

    def spells(self) -> list[Weapon]:
        """The attacks that cards of the hand give."""
        return [
            Weapon(
                effect.kind, effect.strength, attack_reach(self.s, self.hero, effect), node, card
            )
            for card in self.hand
            for node, effect in base_attacks(card)
        ]

    def blow(self, weapon: Weapon, target: int) -> AttackSpec:
        """An attack with a weapon."""
        return AttackSpec(self.hero, target, weapon.kind, weapon.base, node=weapon.node)

    def boost(self, kind: AttackKind, without: int = -1) -> int:
        """What the cards of the hand could add to an attack of a kind, one of each type."""
        best: dict[tuple[CardType, ...], int] = {}
        stats = (Stat.ATTACK, Stat.MELEE if kind == AttackKind.MELEE else Stat.RANGED)
        for card in self.hand:
            bonus = sum(own_bonus(card, stat) for stat in stats) if card != without else 0
            if bonus:
                types = card_at(card).types
                best[types] = max(best.get(types, 0), bonus)
        return sum(best.values())

    def hit(self, at: int, target: int) -> int:
        """The damage of a weapon with all that the hand can add, nobody in the way."""
        known = self._hits.get((at, target))
        if known is None:
            weapon = self.weapons[at]
            plain = clear_hit(self.s, self.blow(weapon, target))
            known = self._hits[at, target] = plain + self.boost(weapon.kind, weapon.card)
        return known

    def obstacles(self) -> list[int]:
        """Who stands in the way of arrows."""
        if self._blocked is None:
            others = [f for f in (*standing_heroes(self.s), *monsters(self.s)) if f != self.hero]
            self._blocked = marks(self.s, others)
        return self._blocked

    def strikes_from(self, square: int) -> dict[int, float]:
        """What the best attack on each enemy in reach of a space is worth."""
        if square not in self._strikes:
            self._strikes[square] = self._find_strikes(square)
        return self._strikes[square]

    def _find_strikes(self, square: int) -> dict[int, float]:
        s, values = self.s, dict[int, float]()
        for at, weapon in enumerate(self.weapons):
            for there in in_range(s.walls, square, self.spots, weapon.reach):
                target = self.standing[there]
                dealt = self.hit(at, target)
                if weapon.kind == AttackKind.RANGED and dealt > 0:
                    dealt -= in_the_line(s.walls, square, there, self.obstacles())
                worth = strike(s, self.seat, target, dealt)
                values[target] = max(worth, values.get(target, 0.0))
        return values

    def struck_from(self, square: int, attacks: int = 1) -> float:
        """What attacking from a space is worth."""
        worths = self.strikes_from(square).values()
        if attacks == 1:
            return max(worths, default=0.0)
        best = sorted(worths, reverse=True)[:attacks]
        return sum(worth * SECOND**i for i, worth in enumerate(best))

    # ---- danger --------------------------------------------------------------------------------

    def threats(self) -> list[Threat]:
        """The monsters that may attack the hero before it acts again, the worst first."""
        if self._threats is None:
            s = self.s
            near = len(standing_heroes(s)) / max(1, s.seats)
            odds = TARGETED * (1.6 if near < 3 else 1.0)
            awake = [f for f in monsters(s) if not is_final(s, f) or is_awake(s, f)]
            threats = [self.threat(f, odds if s.ready[f] else odds * UNLIKELY) for f in awake]
            dire = [threat for threat in threats if threat.wounds]
            self._threats = sorted(dire, key=lambda t: -t.wounds * t.odds)
        return self._threats

    def threat(self, figure: int, odds: float) -> Threat:
        """One monster; its cost is what its wounds would take, on average."""
        s, kind = self.s, monster(self.s, figure)
        wounds = menace(s, figure, self.hero)
        return Threat(s.spot[figure], stride(kind), wounds, odds, odds * toll(s, self.hero, wounds))

    def coming(self, square: int) -> list[Threat]:
        """The threats that reach a space, the worst three."""
        grid = self.s.walls.board.grid
        away, below = grid.distances(square), is_below(grid, square)
        near = [t for t in self.threats() if away[t.spot] <= t.reach]
        return [t for t in near if is_below(grid, t.spot) == below][:WORST]

    def danger(self, square: int) -> float:
        """What standing on a space will cost, on average."""
        return sum([t.cost for t in self.coming(square)])

    # ---- what calls ----------------------------------------------------------------------------

    def explore(self) -> float:
        """What opening a new room is worth now."""
        s = self.s
        if not s.tile_area:
            return 0.0
        if not turns_left(s):
            return 2.0 if s.is_company else 0.15
        grid = s.walls.board.grid
        near = sum(grid.distance(self.here, s.spot[f]) <= 5 for f in monsters(s))
        hurt = 0.5 if left(s, self.hero) <= 2 else 0.0
        return max(0.1, EXPLORE + s.is_company * 0.8 - CROWDED * near - hurt)

    def doors(self) -> dict[int, float]:
        """The spaces from which a door can be opened, and what that is worth."""
        if self._doors is None:
            self._doors = dict[int, float]()
            walls = self.s.walls
            grid = walls.board.grid
            worth = {OPEN_END: self.explore(), CLOSED: CONNECT}
            for cell in walls.laid():
                for side in range(SIDES):
                    code = walls.code(cell, side)
                    if code not in worth or grid.beyond(cell, side) < 0:
                        continue
                    for p in grid.along(cell, side):
                        self._doors[p] = max(worth[code], self._doors.get(p, 0.0))
        return self._doors

    def chests(self) -> dict[int, float]:
        """The spaces from which a chest can be opened, and what lies in it."""
        if self._chests is None:
            self._chests = dict[int, float]()
            s = self.s
            for level in LEVELS:
                for i, spot in enumerate(s.token_spots[level - 1]):
                    if s.token_faces[level - 1][i] != OPEN_TOKEN:
                        continue
                    worth = self.chest(level, i)
                    for p in (spot, *neighbours(s.walls, spot)):
                        self._chests[p] = max(worth, self._chests.get(p, 0.0))
        return self._chests

    def chest(self, level: int, i: int) -> float:
        """What an open token is worth."""
        kind = kind_of(self.s, (level, i))
        if kind.sort == ChallengeSort.TRAP:
            return 0.0
        certain = 1.0 if kind.sort == ChallengeSort.CHEST else 0.5
        return certain * chest_xp(kind, level)

    def calls(self) -> list[float]:
        """For each space the best goal of all, less what each step to it costs."""
        if self._calls is None:
            self._calls = heard(self.s.walls, frozenset(self.goals().items()))
        return self._calls

    def hunts(self) -> dict[int, float]:
        """The final enemies worth going after."""
        if self._hunts is None:
            self._hunts = hunted(self.s) if self.s.quests else {}
        return self._hunts

    def trail(self) -> list[float]:
        """For each space how near it is to a final enemy that is hunted."""
        if self._trail is None:
            spots = [(p, FAR_CRY) for f in self.hunts() for p in spaces_of(self.s, f)]
            stairs = [(self.s.stairs, FAR_CRY)] if spots and self.s.stairs != NOWHERE else []
            self._trail = heard(self.s.walls, frozenset([*spots, *stairs]))
        return self._trail

    def goals(self) -> dict[int, float]:
        """Monsters, doors, chests and quests, with what they are worth."""
        s = self.s
        goals = dict(self.doors())
        for p, worth in self.chests().items():
            goals[p] = max(worth, goals.get(p, 0.0))
        for p, errand in self.errands().items():
            goals[p] = max(errand.gain, goals.get(p, 0.0))
        if self.hunts() and s.stairs != NOWHERE:
            goals[s.stairs] = max(self.hunts().values())
        for f in enemies(s, self.hero):
            if is_final(s, f) and f not in self.hunts():
                continue
            xp = 1.0 if is_hero(f) else 0.6 * monster(s, f).xp
            goals[s.spot[f]] = max(xp, goals.get(s.spot[f], 0.0))
        return goals

    def errands(self) -> dict[int, Errand]:
        """The spaces from which something can be done for a quest."""
        if self._errands is None:
            self._errands = errands(self.s, self.seat, self.hero) if self.s.quests else {}
        return self._errands

    # ---- places --------------------------------------------------------------------------------

    def position(self, square: int) -> float:
        """What it is worth to stand on a space when the turn is over."""
        known = self._places.get(square)
        if known is None:
            known = CALL * self.calls()[square] - self.danger(square)
            if self.hunts():
                known += TRAIL * max(self.hunts().values()) * self.trail()[square]
            self._places[square] = known
        return known

    def actions(self, square: int, points: int) -> float:
        """What can be done on a space with so many points left."""
        if points <= 0:
            return 0.0
        chest, door = self.chests().get(square, 0.0), self.doors().get(square, 0.0)
        if square == self.s.stairs:
            door = max(self.hunts().values(), default=0.0)
        return chest + door if points > 1 else max(chest, door)

    def value(self, square: int, points: int, *, attacks: bool) -> float:
        """A space with so many points left: the place, what can be done there, and an attack."""
        struck = self.struck_from(square) if attacks else 0.0
        errand = self.errands().get(square)
        done = errand.gain if errand is not None and errand.speed <= points else 0.0
        return self.position(square) + self.actions(square, points) + struck + done

    def best_end(self, points: int, *, attacks: bool) -> float:
        """The best that a move with so many points leads to."""
        ground = reachable(self.s, self.hero, points)
        ends = [(self.here, 0), *zip(ground.squares, ground.costs)]
        return max(self.value(square, points - cost, attacks=attacks) for square, cost in ends)

    def longer_move(self, points: int, more: int, *, attacks: bool) -> float:
        """What more points are worth."""
        now = self.best_end(points, attacks=attacks)
        return self.best_end(points + more, attacks=attacks) - now

    def speed(self) -> int:
        """The points of a whole move."""
        return speed(self.s, self.hero)


def playable(s: Alliance, hero: int) -> list[int]:
    """The cards of the hand that a hero can play."""
    cards = sorted({card for card in s.zones[HANDS + hero // 4].cards if card >= 0})
    return [card for card in cards if has_icons(s, hero, card) and has_room(s, hero, card)]


@lru_cache(maxsize=KEPT)
def heard(walls: Walls, goals: frozenset[tuple[int, float]]) -> list[float]:
    """For each space how loud goals call there: farther away the more they are worth."""
    deltas, steps = walls.board.grid.deltas, walls.steps
    loudest = [0] * walls.board.grid.size
    most = max([round(worth / STEP) for _, worth in goals], default=0)
    layers: list[list[int]] = [[] for _ in range(most + 1)]
    for p, worth in goals:
        layers[round(worth / STEP)].append(p)
    for loud in range(most, 0, -1):
        for p in layers[loud]:
            if loudest[p] >= loud:
                continue
            loudest[p] = loud
            layers[loud - 1] += [p + d for d in deltas[steps[p]] if loudest[p + d] < loud - 1]
    return [loud * STEP for loud in loudest]
