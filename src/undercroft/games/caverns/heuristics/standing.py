"""How well a party stands: its strength, how far the page is done, and where the heroes are.

Most weights were fitted to which of some thousand games of greedy bots were won: two points turn
even odds into e to 1. Those of objects in use and of gold are set by hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from undercroft.games.caverns.entering import is_in_play
from undercroft.games.caverns.experience import purse
from undercroft.games.caverns.figures import (
    fissure_way,
    is_prop,
    members,
    monsters,
    standing_heroes,
)
from undercroft.games.caverns.hero_start import surge_pool
from undercroft.games.caverns.heuristics.aims import STEP
from undercroft.games.caverns.heuristics.places import Places
from undercroft.games.caverns.heuristics.quest import opened, sought, ward
from undercroft.games.caverns.heuristics.ways import FAR
from undercroft.games.caverns.printed import max_hp
from undercroft.games.caverns.state import ESCAPED, NOBODY, NOWHERE, Caverns
from undercroft.games.caverns.words import FIRST_MONSTER, FIRST_PROP, TILE_STACK
from undercroft.kernel.state import State

HEALTH: Final = 3.2
LOWEST: Final = 1.4
"""The hero who is worst off counts once more."""

EXPERIENCE: Final = 0.08
LEVEL: Final = 1.2
USED: Final = 0.9
"""What a hero's card costs that lies face down."""

DANGER: Final = 0.66
VILLAIN: Final = 0.18
FOUND: Final = 3.8
"""All tiles that the page names lie in the cave."""

BEATEN: Final = 2.1
"""A villain is done with, or a fissure; its HP count in parts."""

BROKEN: Final = 8.0
"""The same for what the page wants in pieces: nothing more is asked."""

OUT: Final = 6.8
"""All heroes have escaped."""

UNSEEN: Final = 0.2
HELD: Final = 1.2
"""An object is taken, or used: more than the way that begins then costs."""

POURED: Final = 0.7
TIME: Final = 0.5
GOLD: Final = 1.0
WAY: Final = 0.1
LONGEST: Final = 30
LONELY: Final = 1.0


def worth(view: State, seat: int) -> float:
    """How well the party of a seat stands."""
    assert isinstance(view, Caverns)
    party = members(view, view.team[seat])
    return strength(view, party) - danger(view) + progress(view, party) - distance(view, party)


def strength(s: Caverns, party: Sequence[int]) -> float:
    """What the heroes and whom they bring out can still bear, and what they can do."""
    charge = ward(s)
    cared = party if charge == NOBODY else (*party, charge)
    health = [s.hp[f] / max_hp(s, f) for f in cared]
    skill = sum(LEVEL * s.level[f] - USED * len(s.down[f]) for f in party)
    tokens, points = s.surges[surge_pool(s, party[0])], purse(s, party[0])
    mean = HEALTH * sum(health) / len(health) + skill / len(party)
    return mean + LOWEST * min(health) + tokens + EXPERIENCE * points


def danger(s: Caverns) -> float:
    """What foes have left."""
    villains = sum(s.hp[f] for f in s.villains)
    return DANGER * sum(s.hp[f] for f in monsters(s)) / s.seats + VILLAIN * villains


def progress(s: Caverns, party: Sequence[int]) -> float:
    """How far the page is done: tiles, villains, objects, heroes out."""
    named = [*sought(s), *opened(s)]
    found = sum(is_in_play(s, tile) for tile in named) / max(1, len(named))
    out = sum(s.status[f] == ESCAPED for f in party) / len(party)
    done = FOUND * found + beaten(s) + OUT * out + GOLD * sum(s.gold[f] for f in party)
    held = sum(holder in party for holder in s.holder)
    used = HELD * (held + s.pulled) + POURED * s.pours + TIME * s.clock
    return done + used - UNSEEN * s.stacks[TILE_STACK].size


def beaten(s: Caverns) -> float:
    """The HP that villains, fissures and objects to be broken have lost, as parts of a whole."""
    objects = [f for f in range(FIRST_PROP, FIRST_MONSTER) if s.kind[f] != NOWHERE]
    frail = [f for f in objects if max_hp(s, f)]
    return sum(weight_of(s, f) * (1 - s.hp[f] / max_hp(s, f)) for f in (*s.villains, *frail))


def weight_of(s: Caverns, figure: int) -> float:
    """What it is worth to be done with a figure."""
    is_all = is_prop(figure) and fissure_way(s, figure) is None
    return BROKEN if is_all else BEATEN


def distance(s: Caverns, party: Sequence[int]) -> float:
    """What it costs that heroes are away from what draws them, and from each other."""
    there = [f for f in standing_heroes(s) if f in party]
    return sum(astray(s, hero) for hero in there) / max(1, len(there))


def astray(s: Caverns, hero: int) -> float:
    """What a hero's way to his strongest aim costs, and to the others."""
    places, here = Places(s, hero), s.spot[hero]
    ways = [(weight, steps.get(here, FAR)) for weight, steps in places.draws]
    _, steps = max(ways, key=lambda way: way[0] - STEP * way[1], default=(0.0, 0))
    return WAY * min(LONGEST, steps) + LONELY * places.loneliness(here)
