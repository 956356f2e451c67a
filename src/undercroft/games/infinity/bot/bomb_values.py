"""What a bomb is worth where it is aimed: those under its grid, and the thrower's own risk."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from undercroft.crawl.effects import Nothing, Resolve
from undercroft.games.infinity.bot.danger import DIE, blows
from undercroft.games.infinity.bot.enemy_worth import damage_worth
from undercroft.games.infinity.combat.attack_numbers import defense_of, least, weaknesses
from undercroft.games.infinity.combat.formation import COLUMNS, ROWS
from undercroft.games.infinity.combat.modifiers import changes
from undercroft.games.infinity.combat.numbers import is_weakened, total
from undercroft.games.infinity.content.schema import Element
from undercroft.games.infinity.content.tables import THROW
from undercroft.games.infinity.effects import vocabulary as w
from undercroft.games.infinity.effects.bombs import (
    BULLS_EYE,
    LONG,
    SHORT,
    Throw,
    ability_of,
    goals,
    main_ranks,
)
from undercroft.games.infinity.effects.shapes import Cell, cell_of
from undercroft.games.infinity.effects.vocabulary.terms import Stat
from undercroft.games.infinity.state import Infinity
from undercroft.kernel.events import Term

SAVED: Final = 0.16
"""What a Health is worth that a hero does not lose."""
UNPROVOKED: Final = 0.6
"""How much less it is worth to strike those who fight nobody."""
SLOTS: Final = range(ROWS * COLUMNS)


class Bombing:
    """A bomb in the hand of a hero: how far it flies, and what it does to whom."""

    def __init__(self, s: Infinity, at: Resolve, effect: w.Bomb) -> None:
        self.s, self.who = s, at.actor
        self.grid = ability_of(at.node).grid
        deals = effect.deals
        self.deals: frozenset[Element] = frozenset() if deals is None else frozenset([deals])
        self.baffles = effect.centre != Nothing()
        self.more = s.EFFECTS.amount(s, at, effect.power) + total(changes(s, self.who, Stat.BOMB))
        self.flights = flights(s, self.who, s.EFFECTS.amount(s, at, effect.throw))

    def best(self, line: Sequence[int]) -> float:
        """What the bomb is worth if it is aimed as well as can be at a line of enemies."""
        return max(self.aimed(line, slot) for slot in SLOTS)

    def aimed(self, line: Sequence[int], slot: int) -> float:
        """What it is worth on average if it is thrown at a place."""
        row, column = divmod(slot, COLUMNS)
        return sum(
            chance * self.landed(line, (row + far, column))
            for far, chance in self.flights
            if chance
        )

    def landed(self, line: Sequence[int], cell: Cell) -> float:
        """What it does where it comes down; short of the first row that is the thrower's place."""
        value = -2 * SAVED * self.damage(self.who, self.power(-1, 0)) if cell[0] < 0 else 0.0
        for figure in line:
            row, column = cell_of(self.s, figure)
            power = self.power(row - cell[0], column - cell[1])
            value += damage_worth(self.s, figure, 1.0, self.damage(figure, power))
            if self.baffles and (row, column) == cell:
                value += SAVED * harm(self.s, self.who, figure)
        return value

    def power(self, deeper: int, right: int) -> int:
        """A number of the grid, 0 beside it."""
        if self.grid is None or abs(deeper) > 1 or abs(right) > 1:
            return 0
        printed: int = (self.grid.near, self.grid.middle, self.grid.far)[deeper + 1][right + 1]
        power = printed + self.more if printed else 0
        return power // 2 if is_weakened(self.s, self.who) else power

    def damage(self, figure: int, power: int) -> int:
        """What a number takes from somebody."""
        if power <= 0:
            return 0
        less = -total(defense_of(self.s, figure))
        terms = least([Term("", power), Term("", less)])
        return total([*terms, *weaknesses(self.s, figure, self.deals)])


def flights(s: Infinity, seat: int, more: int) -> list[tuple[int, float]]:
    """How far a bomb may fly, each with how likely that is."""
    best = min(DIE, THROW.bulls_eye + more + total(changes(s, seat, Stat.THROW)))
    short = max(0, THROW.short - best)
    return [(BULLS_EYE, best / DIE), (SHORT, short / DIE), (LONG, (DIE - best - short) / DIE)]


def harm(s: Infinity, seat: int, figure: int) -> float:
    """What an enemy will take from a hero in the next phase, on average."""
    return sum(chance * damage for other, chance, damage in blows(s, seat) if other == figure)


def bomb(s: Infinity, at: Resolve, effect: w.Bomb) -> float:
    """What a bomb is worth at the best tile that it can be thrown at."""
    bombing = Bombing(s, at, effect)
    return max((thrown_at(s, bombing, place) for place in goals(s, at)), default=0.0)


def thrown_at(s: Infinity, bombing: Bombing, place: int) -> float:
    """What a bomb is worth if it is thrown at a tile; less where nobody fights its thrower."""
    value = max((bombing.best(line) for line in main_ranks(s, place)), default=0.0)
    return value if place == s.spot[bombing.who] else value * UNPROVOKED


def throw_value(s: Infinity, throw: Throw, place: int) -> float:
    """What the choice of a tile is worth to who has a bomb in hand."""
    return thrown_at(s, Bombing(s, throw.context(s), throw.effect()), place)


def aim_value(s: Infinity, throw: Throw, slot: int) -> float:
    """What a place of the formation is worth to who aims a bomb."""
    return Bombing(s, throw.context(s), throw.effect()).aimed(throw.line, slot)
