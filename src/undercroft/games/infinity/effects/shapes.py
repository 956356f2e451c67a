"""Whom a card reaches, and the shapes that are meant around one of them. [DI-ABIL-08]"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from undercroft.crawl.effects import ForEach, Resolve
from undercroft.games.infinity.actions.attack import depth, reach_of
from undercroft.games.infinity.combat.duels import rivals_of
from undercroft.games.infinity.combat.formation import COLUMNS, ROWS, lined_up, row_of, slot_of
from undercroft.games.infinity.content.schema import Ability
from undercroft.games.infinity.content.stat_ids import LIBRARY, SOURCE_OF
from undercroft.games.infinity.content.tables import ABILITIES, ABILITY_NAMES
from undercroft.games.infinity.effects import vocabulary as w
from undercroft.games.infinity.effects.targets import RULES
from undercroft.games.infinity.effects.vocabulary.terms import Shape
from undercroft.games.infinity.map.figures import (
    enemies_at,
    focus_of,
    is_hero,
    spot_of,
    unfocused_at,
)
from undercroft.games.infinity.map.sight import tiles_in_sight
from undercroft.games.infinity.notation import NOTATION
from undercroft.games.infinity.phases.using import ATTACKING
from undercroft.games.infinity.state import NOBODY, Infinity
from undercroft.kernel.choices import Choose
from undercroft.kernel.layout import INT, field
from undercroft.kernel.moves import Move

Cell = tuple[int, int]
"""A slot as row and column."""

# ---- reach ---------------------------------------------------------------------------------------


def in_reach(s: Infinity, at: Resolve) -> list[int]:
    """The enemies that the card of an effect reaches. [DI-ABIL-08] [IC-04] [DI-RANGE-04]

    On the own tile rows count, for a joiner from behind; on another tile in sight everybody in line
    may be meant.
    """
    rows, tiles = reach_of_card(s, at)
    near = [f for f in enemies_at(s, s.spot[at.actor]) if depth(s, at.actor, f) <= rows]
    if not tiles:
        return near
    places = tiles_in_sight(s, s.spot[at.actor], tiles)
    far = [f for place in places for f in enemies_at(s, place) if row_of(s, f) < ROWS]
    lone = [f for place in places for f in unfocused_at(s, place)]
    return sorted({*near, *far, *lone})


def rivals_in_reach(s: Infinity, at: Resolve) -> list[int]:
    """The rivals at whom the attack of a card may be aimed, each for itself. [DI-PVP-09]"""
    rivals = rivals_of(s, at.actor) if is_at_rivals(at.node) else []
    if not rivals:
        return []
    _, tiles = reach_of_card(s, at)
    places = [s.spot[at.actor], *tiles_in_sight(s, s.spot[at.actor], tiles)]
    return [seat for seat in rivals if s.spot[seat] in places]


@cache
def is_at_rivals(node: int) -> bool:
    """Whether an effect is an attack that may be aimed at rivals."""
    is_attack = isinstance(LIBRARY.effects[node], w.Attack | ForEach)
    return is_attack and SOURCE_OF[node] in ATTACKING


def reach_of_card(s: Infinity, at: Resolve) -> tuple[int, int]:
    """The deepest row and the tile range of the card that an effect stands on. [DI-ABIL-08]

    Things reach all rows of a formation in the tile. [IC-49]
    """
    ability = ability_of(at.node)
    if ability is None:
        return ROWS, 0
    return (reach_of(s, at.actor) if ability.as_attack else ability.range), ability.tile_range


@cache
def ability_of(node: int) -> Ability | None:
    """The ability that an effect stands on, if it stands on none of the other cards."""
    card = LIBRARY.card_of(node)
    return ABILITIES[ABILITY_NAMES.parse(card)] if card in ABILITY_NAMES.ids else None


def reached(s: Infinity, at: Resolve) -> list[int]:
    """All that an effect of a hero's card reaches, rivals first; nothing of an enemy's."""
    return [*rivals_in_reach(s, at), *in_reach(s, at)] if is_hero(at.actor) else []


# ---- shapes --------------------------------------------------------------------------------------


def ranks(s: Infinity, figure: int) -> list[int]:
    """Those who stand in line with an enemy; who fights nobody stands as if laid out. [DI-RANGE-04]

    [DI-RANGE-06]
    """
    seat = focus_of(s, figure)
    if seat != NOBODY:
        return lined_up(s, seat)
    return unfocused_at(s, spot_of(s, figure))[: ROWS * COLUMNS] or [figure]


def cell_of(s: Infinity, figure: int) -> Cell:
    """The row and column of an enemy; a hero stands alone."""
    if is_hero(figure):
        return (0, 0)
    if focus_of(s, figure) != NOBODY:
        return divmod(slot_of(s, figure), COLUMNS)
    line = ranks(s, figure)
    return divmod(line.index(figure) if figure in line else 0, COLUMNS)


def shape_around(s: Infinity, figure: int, shape: Shape) -> list[int]:
    """The enemies of a shape around one of them, in reading order; a hero is nobody's neighbour.

    [DI-PVP-09]
    """
    if is_hero(figure) or figure not in ranks(s, figure):
        return [figure]
    here, is_in = cell_of(s, figure), IN_SHAPE[shape]
    return [f for f in ranks(s, figure) if is_in(cell_of(s, f), here)]


IN_SHAPE: Final[dict[Shape, Callable[[Cell, Cell], bool]]] = {
    Shape.ENEMY: lambda a, b: a == b,
    Shape.PAIR: lambda a, b: a[0] == b[0] and abs(a[1] - b[1]) < 2,
    Shape.ROW: lambda a, b: a[0] == b[0],
    Shape.COLUMN: lambda a, b: a[1] == b[1],
    Shape.GRID: lambda a, b: abs(a[0] - b[0]) < 2 and abs(a[1] - b[1]) < 2,
    Shape.FORMATION: lambda _a, _b: True,
}
"""Whether a cell belongs to a shape around another; of a pair one neighbour is chosen."""

CHOSEN_TWICE: Final = frozenset([Shape.PAIR])
"""The shapes of which a second one is chosen beside the first."""


@RULES.finds(w.Area)
def area(s: Infinity, at: Resolve, targets: w.Area) -> tuple[int, ...]:
    """The enemies that can be meant, one for each shape; or the shape around something named."""
    if targets.around is not None:
        around = s.EFFECTS.targets_of(s, at, targets.around)
        return tuple(shape_around(s, around[0], targets.shape)) if around else ()
    met = reached(s, at)
    if targets.shape in CHOSEN_TWICE:
        return tuple(met)
    first = {tuple(shape_around(s, f, targets.shape)): f for f in reversed(met)}
    return tuple(sorted(first.values()))


@RULES.asks(w.Area)
def asks_area(_s: Infinity, _at: Resolve, _targets: w.Area) -> tuple[int, int]:
    """One enemy is chosen, and stands for its shape."""
    return (1, 1)


def settled_area(s: Infinity, targets: w.Area, candidates: tuple[int, ...]) -> tuple[int, ...]:
    """What an area means where there is nothing to choose; else nothing.

    A rival is never meant unasked. [DI-PVP-09]
    """
    if targets.around is not None:
        is_open = targets.shape in CHOSEN_TWICE and len(candidates) > len(("it", "beside"))
        return () if is_open else candidates
    if len(candidates) > 1 or is_hero(candidates[0]):
        return ()
    return tuple(shape_around(s, candidates[0], targets.shape))


class Aim(Choose):
    """A seat chooses an enemy that stands for a shape, and of a pair the other one too.

    The frame below is told all enemies of the shape. Where only rivals are left nobody has to be
    chosen. [DI-PVP-09]
    """

    NAME = "aim"
    first: int = field(INT, default=NOBODY, init=False)

    def area(self, s: Infinity) -> tuple[w.Area, int]:
        """What the effect below aims at, and the enemy that it is about."""
        below: Any = s.frames[-2]
        effect: Any = s.EFFECTS.library.effects[below.node]
        return effect.on, below.it

    def legal(self, s: Any) -> list[Move]:
        area, it = self.area(s)
        values = [f for f in self.values if area.around is None or f != it]
        moves = NOTATION.verbs[self.verb].each(self.who, values)
        is_free = self.first != NOBODY or all(map(is_hero, values))
        return [*moves, NOTATION.done(self.who)] if is_free else moves

    def apply(self, s: Any, move: Move) -> None:
        area, it = self.area(s)
        if move.verb is NOTATION.done:
            self.tell(s, () if self.first == NOBODY else (self.first,))
        elif area.around is not None:
            self.tell(s, (it, move.args[0]))
        elif self.first != NOBODY:
            self.tell(s, (self.first, move.args[0]))
        else:
            self.choose(s, area.shape, move.args[0])

    def choose(self, s: Infinity, shape: Shape, figure: int) -> None:
        """The first one is chosen."""
        around = shape_around(s, figure, shape)
        beside = tuple([f for f in around if f != figure])
        if shape not in CHOSEN_TWICE or not beside:
            self.tell(s, tuple(around))
        else:
            self.first, self.values = figure, beside

    def tell(self, s: Infinity, figures: tuple[int, ...]) -> None:
        """All of the shape are meant, in reading order."""
        s.pop()
        s.frames[-1].on_answers(s, tuple(sorted(figures, key=lambda f: cell_of(s, f))))
