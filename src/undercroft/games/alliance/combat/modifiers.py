"""What modifiers do to figures: stats, permissions, things allowed once more."""

from __future__ import annotations

from typing import Final

from undercroft.crawl.modifiers import NO_TEAM, Modifier, Modifiers, expire, team, total
from undercroft.games.alliance.content.stat_ids import RESISTS_POISON, ROOTED, SPEED
from undercroft.games.alliance.content.tables import HEROES
from undercroft.games.alliance.map.figures import seat_of
from undercroft.games.alliance.notation import FIRST_MONSTER
from undercroft.games.alliance.state import Alliance

HERO_SPEED: Final = tuple([hero.speed for hero in HEROES])
HERO_SIDES: Final = tuple([team(seat_of(figure)) for figure in range(FIRST_MONSTER)])


def side(figure: int) -> int:
    """The scope of a hero's alliance; monsters have none."""
    return HERO_SIDES[figure] if figure < FIRST_MONSTER else NO_TEAM


def value(s: Alliance, figure: int, stat: int, base: int = 0) -> int:
    """A stat of a figure with everything that changes it and needs no target."""
    if s.modifiers is not s.counted:
        s.count_measures()
    changes = s.changes.get(stat)
    if changes is None:
        return base
    key = (stat, figure, base)
    amount = s.totals.get(key)
    if amount is None:
        amount = s.totals[key] = total(changes, stat, figure, side(figure), base)
    return amount


def may(s: Alliance, figure: int, permission: int) -> bool:
    """Whether a figure has a permission, which is a measure."""
    return value(s, figure, permission) > 0


def has_extra(s: Alliance, figure: int, extra: int) -> int:
    """How often a figure may do something once more, which is a measure."""
    return value(s, figure, extra)


def is_rooted(s: Alliance, figure: int) -> bool:
    """Whether a figure can make no steps."""
    return value(s, figure, ROOTED) > 0


def resists_poison(s: Alliance, figure: int) -> bool:
    """Whether poison wounds are plain ones to a hero."""
    return may(s, figure, RESISTS_POISON)


def speed(s: Alliance, figure: int) -> int:
    """Printed Speed and all bonuses played. [DA-MOV-11]"""
    return max(0, value(s, figure, SPEED, HERO_SPEED[s.kind[figure]]))


def modify(s: Alliance, modifier: Modifier) -> None:
    """A modifier begins."""
    s.modifiers = (*s.modifiers, modifier)


def ended(modifiers: Modifiers, moment: int, figure: int = -1) -> Modifiers:
    """The modifiers left when a moment comes. [DA-CARD-07]"""
    return expire(modifiers, moment, figure)
