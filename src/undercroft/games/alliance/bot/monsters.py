"""Moving monsters against rivals, and away from one's own heroes."""

from __future__ import annotations

from typing import Final

from undercroft.games.alliance.bot.attack_values import DENIED, is_friend, menace, stride, toll
from undercroft.games.alliance.map.figures import is_hero, monster, standing_heroes
from undercroft.games.alliance.state import Alliance

NEAR: Final = 0.01


def spite(s: Alliance, seat: int, figure: int, hero: int) -> float:
    """What an attack of a monster on a hero is worth to a seat."""
    cost = toll(s, hero, menace(s, figure, hero))
    return -cost if is_friend(s, seat, hero) else DENIED * cost


def rouse_appeal(s: Alliance, seat: int, figure: int) -> float:
    """A monster that will rather strike a rival than one's own."""
    grid, kind = s.walls.board.grid, monster(s, figure)
    reach = stride(kind)
    near = [h for h in standing_heroes(s) if grid.distance(s.spot[figure], s.spot[h]) <= reach]
    return sum(spite(s, seat, figure, h) for h in near) / max(1, len(near))


def target_appeal(s: Alliance, seat: int, figure: int, hero: int) -> float:
    """Whom a monster attacks, where its protocol leaves a choice."""
    return spite(s, seat, figure, hero) if hero >= 0 and is_hero(hero) else 0.0


def go_appeal(s: Alliance, seat: int, square: int) -> float:
    """Where a monster goes: nearer to rivals than to one's own, away from all of a company."""
    grid = s.walls.board.grid
    away = [(is_friend(s, seat, h), grid.distance(square, s.spot[h])) for h in standing_heroes(s)]
    own = min([d for mine, d in away if mine], default=0)
    others = min([d for mine, d in away if not mine], default=0)
    return NEAR * (own - others)
