"""What modifiers do to figures: stats, permissions, things allowed once more."""

from __future__ import annotations

from typing import Final

from undercroft.crawl.modifiers import NO_TEAM, Modifier, Modifiers, expire, team, total
from undercroft.games.alliance.effects.words import Boon, Extra, Stat
from undercroft.games.alliance.figures import seat_of
from undercroft.games.alliance.measures import FIRST_BOON, FIRST_EXTRA, ROOTED
from undercroft.games.alliance.state import Alliance
from undercroft.games.alliance.words import FIRST_MONSTER

HERO_SIDES: Final = tuple([team(seat_of(figure)) for figure in range(FIRST_MONSTER)])


def side(figure: int) -> int:
    """The scope of a hero's alliance; monsters have none."""
    return HERO_SIDES[figure] if figure < FIRST_MONSTER else NO_TEAM


def value(s: Alliance, figure: int, stat: int, base: int = 0) -> int:
    """A stat of a figure with everything that changes it and needs no target."""
    if s.modifiers is not s.counted:
        s.count_measures()
    if stat not in s.changed:
        return base
    key = (stat, figure, base)
    found = s.totals.get(key)
    if found is None:
        found = s.totals[key] = total(s.modifiers, stat, figure, side(figure), base)
    return found


def may(s: Alliance, figure: int, boon: Boon) -> bool:
    """Whether a figure has a permission."""
    return value(s, figure, FIRST_BOON + boon) > 0


def has_extra(s: Alliance, figure: int, extra: Extra) -> int:
    """How often a figure may do something once more."""
    return value(s, figure, FIRST_EXTRA + extra)


def is_rooted(s: Alliance, figure: int) -> bool:
    """Whether a figure can make no steps."""
    return value(s, figure, ROOTED) > 0


def resists_poison(s: Alliance, figure: int) -> bool:
    """Whether poison wounds are plain ones to a hero."""
    return may(s, figure, Boon.RESIST_POISON)


def speed(s: Alliance, figure: int) -> int:
    """Printed Speed and all bonuses played. [DA-MOV-11]"""
    return max(0, value(s, figure, Stat.SPEED, s.hero(figure).speed))


def modify(s: Alliance, modifier: Modifier) -> None:
    """A modifier begins."""
    s.modifiers = (*s.modifiers, modifier)


def ended(modifiers: Modifiers, moment: int, figure: int = -1) -> Modifiers:
    """The modifiers left when a moment comes. [DA-CARD-07]"""
    return expire(modifiers, moment, figure)
