"""How well a party stands: its strength, how far the page is done, and where the heroes are.

Two points turn even odds into e to 1. The weights for hunts were fitted to what many futures of the
same positions came to, those for other pages to which of some thousand games of greedy bots were
won; what objects in use and gold are worth was set by hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from undercroft.games.caverns.bot.destinations import STEP
from undercroft.games.caverns.bot.page_goals import is_hunt, is_hunted, opened, sought
from undercroft.games.caverns.bot.squares import Places
from undercroft.games.caverns.bot.walking import FAR
from undercroft.games.caverns.content.card_stats import max_hp
from undercroft.games.caverns.map.figures import fissure_way, members, monsters, standing_heroes
from undercroft.games.caverns.notation import FIRST_MONSTER, FIRST_PROP, TILE_STACK
from undercroft.games.caverns.phases.experience import purse
from undercroft.games.caverns.phases.hero_start import surge_pool
from undercroft.games.caverns.phases.villains import is_in_play
from undercroft.games.caverns.state import ESCAPED, NO_FIGURE, NOWHERE, Caverns
from undercroft.kernel.state import State


@dataclass(frozen=True, slots=True)
class Weights:
    """What counts how much on a kind of page."""

    health: float
    lowest: float
    """How much the hero who is worst off counts once more."""

    token: float
    experience: float
    level: float
    used: float
    """What a hero's card costs that lies face down."""

    ailing: float
    """What a condition costs, or a curse."""

    monsters: float
    """What a hit point of monsters costs for each hero."""

    villain: float
    found: float
    """All tiles that the page names lie in the cave."""

    beaten: float
    """The villain is done with on whom the page turns; its HP count in parts."""

    hurries: bool
    """Whether it counts what is still to be walked."""


HUNT: Final = Weights(
    health=10.0,
    lowest=0.0,
    token=2.0,
    experience=0.16,
    level=3.4,
    used=2.5,
    ailing=1.0,
    monsters=0.44,
    villain=0.25,
    found=3.8,
    beaten=7.0,
    hurries=False,
)
ERRAND: Final = Weights(
    health=3.2,
    lowest=1.4,
    token=1.0,
    experience=0.08,
    level=1.2,
    used=0.9,
    ailing=0.0,
    monsters=0.66,
    villain=0.18,
    found=3.8,
    beaten=2.1,
    hurries=True,
)

SHUT: Final = 2.1
BROKEN: Final = 16.0
"""A fissure is done with, or what the page wants in pieces; their HP count in parts."""

OUT: Final = 6.8
"""All heroes have escaped."""

HELD: Final = 1.2
"""An object is taken, or used: more than the way that begins then costs."""

TIME: Final = 0.5
GOLD: Final = 1.0
UNSEEN: Final = 0.2
WAY: Final = 0.1
LONGEST: Final = 30
LONELY: Final = 1.0


def position_value(view: State, seat: int) -> float:
    """How well the party of a seat stands."""
    return sum(score_terms(view, seat).values())


def score_terms(view: State, seat: int) -> dict[str, float]:
    """What the party of a seat has for it, and against it."""
    assert isinstance(view, Caverns)
    party, weights = members(view, view.team[seat]), weights_of(view)
    terms = {**strength(view, party, weights), **progress(view, party, weights)}
    terms["what foes have left"] = -danger(view, weights)
    if weights.hurries:
        terms["the way to go"] = -distance(view, party)
    return terms


def weights_of(s: Caverns) -> Weights:
    """What counts on the page: on a hunt the heroes must last, on others they must hurry."""
    return HUNT if is_hunt(s) and not s.adventure.cave else ERRAND


def strength(s: Caverns, party: Sequence[int], weights: Weights) -> dict[str, float]:
    """What the heroes and whom they bring out can still bear, and what they can do."""
    health = healths(s, party)
    skill = sum(skill_of(s, f, weights) for f in party) / len(party)
    bearing = weights.health * sum(health) / len(health) + weights.lowest * min(health)
    return {
        "hit points": bearing,
        "cards and levels": skill,
        "surge tokens": weights.token * s.surges[surge_pool(s, party[0])],
        "experience": weights.experience * purse(s, party[0]),
    }


def healths(s: Caverns, party: Sequence[int]) -> list[float]:
    """What is left of the hit points of heroes, and of whom they bring out."""
    charge = s.page.ward(s)
    cared = party if charge == NO_FIGURE else (*party, charge)
    return [s.hp[f] / max_hp(s, f) for f in cared]


def skill_of(s: Caverns, hero: int, weights: Weights) -> float:
    """What a hero can do: his level, without the cards he used and what ails him."""
    ailments = s.ailments[hero].bit_count() + len(s.curses[hero])
    lost = weights.used * len(s.down[hero]) + weights.ailing * ailments
    return weights.level * s.level[hero] - lost


def danger(s: Caverns, weights: Weights) -> float:
    """What foes have left."""
    villains = sum(s.hp[f] for f in s.villains)
    return (
        weights.monsters * sum(s.hp[f] for f in monsters(s)) / s.seats + weights.villain * villains
    )


def progress(s: Caverns, party: Sequence[int], weights: Weights) -> dict[str, float]:
    """How far the page is done: tiles, villains, objects, heroes out."""
    named = [*sought(s), *opened(s)]
    in_play = sum(is_in_play(s, tile) for tile in named) / max(1, len(named))
    out = sum(s.status[f] == ESCAPED for f in party) / len(party)
    return {
        "tiles found": weights.found * in_play,
        "what is to be beaten": beaten(s, weights),
        "heroes outside": OUT * out,
        "gold": GOLD * sum(s.page.gold_of(f) for f in party),
        "errands": brought(s, party),
    }


def brought(s: Caverns, party: Sequence[int]) -> float:
    """What the errands of the page have come to, and the time left for them."""
    held = sum(holder in party for holder in s.holder)
    return HELD * (held + s.page.errands()) + s.page.progress() + TIME * s.clock


def beaten(s: Caverns, weights: Weights) -> float:
    """The HP that villains, fissures and objects to be broken have lost, as parts of a whole."""
    objects = [f for f in range(FIRST_PROP, FIRST_MONSTER) if s.kind[f] != NOWHERE]
    frail = [(f, weight_of(s, f)) for f in objects if max_hp(s, f)]
    prey = [(f, weights.beaten) for f in s.villains if is_hunted(s, f)]
    return sum(weight * (1 - s.hp[f] / max_hp(s, f)) for f, weight in (*prey, *frail))


def weight_of(s: Caverns, prop: int) -> float:
    """What it is worth to be done with an object: a fissure is one of several."""
    return BROKEN if fissure_way(s, prop) is None else SHUT


def distance(s: Caverns, party: Sequence[int]) -> float:
    """What is still to be walked: to new tiles, to aims, to each other."""
    there = [f for f in standing_heroes(s) if f in party]
    ways = sum(astray(s, hero) for hero in there) / max(1, len(there))
    return UNSEEN * s.stacks[TILE_STACK].size + ways


def astray(s: Caverns, hero: int) -> float:
    """What a hero's way to his strongest aim costs, and to the others."""
    places, here = Places(s, hero), s.spot[hero]
    ways = [(weight, steps.get(here, FAR)) for weight, steps in places.draws]
    _, steps = max(ways, key=lambda way: way[0] - STEP * way[1], default=(0.0, 0))
    return WAY * min(LONGEST, steps) + LONELY * places.loneliness(here)
