"""What a position is worth to a seat, as the sum of terms that say what they are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from undercroft.games.infinity.bot.aims import way_left
from undercroft.games.infinity.combat.numbers import enemy_health, most_health
from undercroft.games.infinity.content.tables import EXPERIENCE
from undercroft.games.infinity.map.figures import enemies, focus_of, heroes
from undercroft.games.infinity.map.possessions import figures, held, worn
from undercroft.games.infinity.phases.endings import is_cooperative
from undercroft.games.infinity.state import NOBODY, Infinity
from undercroft.kernel.state import State

HEALTH: Final = 0.6
WEAK: Final = 4.0
"""What it costs to be so weak that all is halved."""
LEVEL: Final = 6.0
COIN: Final = 0.4
THING: Final = 0.5
GEAR: Final = 1.2
FOE: Final = 0.35
"""What each Health of an enemy costs whom it is focused on."""
WAY: Final = 0.8
"""What a tile less on the way to the goal is worth."""


def score_terms(view: State, seat: int) -> Mapping[str, float]:
    """What a position is worth to a seat, by what it comes from."""
    assert isinstance(view, Infinity)
    if is_cooperative(view):
        party = heroes(view)
        return _added([_terms_of(view, other) for other in party])
    rivals = [sum(_terms_of(view, other).values()) for other in heroes(view) if other != seat]
    return {**_terms_of(view, seat), "rivals": -max(rivals, default=0.0)}


def position_value(view: State, seat: int) -> float:
    """The sum of all terms."""
    return sum(score_terms(view, seat).values())


def _added(all_terms: list[dict[str, float]]) -> dict[str, float]:
    names = [name for terms in all_terms for name in terms]
    return {name: sum(terms.get(name, 0.0) for terms in all_terms) for name in dict.fromkeys(names)}


def _terms_of(s: Infinity, seat: int) -> dict[str, float]:
    return {
        "health": HEALTH * s.health[seat] - WEAK * (s.health[seat] <= 5) - 8.0 * bool(s.out[seat]),
        "levels": LEVEL * (s.level[seat] + s.xp[seat] / (EXPERIENCE[0] + 5)),
        "coins": COIN * s.coins[seat],
        "things": THING * len(held(s, seat)) + GEAR * gear_value(s, seat),
        "enemies": -FOE * threat_of(s, seat),
        "the way": -WAY * way_left(s, seat),
    }


def gear_value(s: Infinity, seat: int) -> float:
    """What is worn, by what it changes."""
    things = [figures(s.thing[thing]) for thing in worn(s, seat)]
    return float(sum(worn_.power + worn_.defense + worn_.hit_chance for worn_ in things))


def threat_of(s: Infinity, seat: int) -> float:
    """The Health of all enemies focused on a hero, more for a hero who is hurt."""
    foes = sum(enemy_health(s, f) for f in enemies(s) if focus_of(s, f) == seat)
    others = sum(enemy_health(s, f) for f in enemies(s) if focus_of(s, f) == NOBODY)
    missing = most_health(s, seat) - s.health[seat]
    return foes * (1 + missing / 10) + others * 0.1
