"""What the words of final enemies' cards do that no other card has."""

from __future__ import annotations

from typing import Any

from undercroft.crawl.effects import Resolve
from undercroft.crawl.log import tell_of
from undercroft.games.alliance.combat.attack import feast
from undercroft.games.alliance.content.plurals import several
from undercroft.games.alliance.effects import vocabulary as w
from undercroft.games.alliance.effects.targets import RULES
from undercroft.games.alliance.map.figures import (
    away,
    name_of,
    room,
    spots,
    standing_heroes,
    taken,
)
from undercroft.games.alliance.map.geometry import connected, spaces_in
from undercroft.games.alliance.map.movement import put
from undercroft.games.alliance.notation import GO, NO_FIGURE
from undercroft.games.alliance.phases.enemy_plans import from_place
from undercroft.games.alliance.phases.hero_turn import square_of, written
from undercroft.games.alliance.phases.monster_plans import fly, speed_of
from undercroft.games.alliance.state import Alliance
from undercroft.kernel.choices import Choose


@RULES.resolves(w.Knit)
def knit(s: Any, at: Resolve, effect: w.Knit) -> None:
    """The newest markers go, never more than there are. [AC-22]"""
    for figure in at.targets:
        gone = min(s.EFFECTS.amount(s, at, effect.amount), len(s.wounds[figure]))
        feast(s, figure, gone)
        if gone:
            tell_of(s, figure, f"closes {several(gone, 'wound')}", "AC-22")


@RULES.resolves(w.Withdraw)
def withdraw(s: Any, at: Resolve, effect: w.Withdraw) -> None:
    """It goes where its nearest hero is farthest away; ties are up to the initiative."""
    if at.step == 1:
        put(s, at.actor, square_of(s, at.told))
        return
    places = havens(s, at.actor, effect.how)
    if len(places) > 1:
        words = f"{s.EFFECTS.title(at)}: where does {name_of(s, at.actor)} go?"
        spaces = tuple(sorted(written(s, p) for p in places))
        s.push(Choose(s.EFFECTS.seat(s, at.actor), GO.name, spaces, words))
    elif places and places[0] != s.spot[at.actor]:
        put(s, at.actor, places[0])


def havens(s: Alliance, figure: int, how: w.Retreat) -> list[int]:
    """The spaces farthest from the nearest hero; flying those that cost least of them."""
    costs = flown(s, figure) if how == w.Retreat.FLIGHT else elsewhere(s, figure)
    keys = {space: (solitude(s, figure, space), -cost) for space, cost in costs.items()}
    return [space for space in keys if keys[space] == max(keys.values())]


def flown(s: Alliance, figure: int) -> dict[int, int]:
    """Where its wings carry it within its Speed, and for how much of it."""
    here = s.spot[figure]
    reach = fly(s, figure, here, speed_of(s, figure), NO_FIGURE)
    return {here: 0, **dict(zip(reach.squares, reach.costs))}


def elsewhere(s: Alliance, figure: int) -> dict[int, int]:
    """The empty spaces of its room and of those connected to it, all as near to it."""
    own, full = room(s, figure), taken(s)
    cells = (own, *connected(s.walls, own))
    return {p: 0 for cell in cells for p in spaces_in(s.walls, cell) if p not in full}


def solitude(s: Alliance, figure: int, space: int) -> int:
    """How far the nearest hero would be from a figure that is in a place."""
    heroes = spots(s, standing_heroes(s))
    return min([away(s, from_place(s, figure, space, p), p) for p in heroes], default=0)
