"""What a position is worth to a seat, as the sum of terms that say what they are.

A won or lost game weighs eight points, so all of this together stays below that.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from undercroft.games.infinity.bot.aims import share, way_left
from undercroft.games.infinity.bot.danger import blows, risk
from undercroft.games.infinity.bot.shopping import gear_worth
from undercroft.games.infinity.combat.numbers import enemy_health, most_health
from undercroft.games.infinity.content.tables import EXPERIENCE, HEALTH
from undercroft.games.infinity.map.figures import enemies, focus_of, heroes, is_fighting
from undercroft.games.infinity.map.possessions import figures, held, worn
from undercroft.games.infinity.phases.endings import is_cooperative
from undercroft.games.infinity.state import NOBODY, Infinity
from undercroft.kernel.state import State

LIFE: Final = 1.5
"""What the Health of a hero is worth, in shares of all of it."""
WEAK: Final = 0.8
"""What it costs to be so weak that all is halved."""
DANGER: Final = 5.0
"""What it costs to be lost for sure in the next enemy phase."""
OUT: Final = 2.0
LEVEL: Final = 1.0
COIN: Final = 0.04
THING: Final = 0.06
GEAR: Final = 0.35
FOE: Final = 0.06
"""What each Health of an enemy costs whom it is focused on."""
WAY: Final = 0.06
"""What a tile less on the way to the goal is worth."""
GOAL: Final = 5.0


def score_terms(view: State, seat: int) -> Mapping[str, float]:
    """What a position is worth to a seat, by what it comes from."""
    assert isinstance(view, Infinity)
    if view.camp:
        return {"what is taken along": taken_along(view, seat)}
    party = heroes(view)
    if is_cooperative(view):
        shared = _added([_terms_of(view, other) for other in party])
        count = max(1, len(party))
        means = {name: value / count for name, value in shared.items()}
        means["danger"] = shared.get("danger", 0.0)
        means["the goal"] = GOAL * view.page.progress(view, seat)
        return means
    rivals = [sum(_own_terms(view, other).values()) for other in party if other != seat]
    return {**_own_terms(view, seat), "rivals": -max(rivals, default=0.0)}


def taken_along(s: Infinity, seat: int) -> float:
    """What a hero goes on with from the camp."""
    return sum(THING + gear_worth(figures(s.thing[thing])) for thing in held(s, seat))


def position_value(view: State, seat: int) -> float:
    """The sum of all terms."""
    return sum(score_terms(view, seat).values())


def _own_terms(s: Infinity, seat: int) -> dict[str, float]:
    return {**_terms_of(s, seat), "the goal": GOAL * s.page.progress(s, seat)}


def _added(all_terms: list[dict[str, float]]) -> dict[str, float]:
    names = [name for terms in all_terms for name in terms]
    return {name: sum(terms.get(name, 0.0) for terms in all_terms) for name in dict.fromkeys(names)}


def _terms_of(s: Infinity, seat: int) -> dict[str, float]:
    is_weak = s.health[seat] <= HEALTH.weakened
    return {
        "health": LIFE * share(s, seat) - WEAK * is_weak - OUT * bool(s.out[seat]),
        "danger": -DANGER * danger_of(s, seat),
        "levels": LEVEL * (s.level[seat] + s.xp[seat] / (EXPERIENCE[0] + 5)),
        "coins": COIN * s.coins[seat],
        "things": THING * len(held(s, seat)) + GEAR * gear_value(s, seat),
        "enemies": -FOE * threat_of(s, seat),
        "the way": -WAY * way_left(s, seat),
    }


def danger_of(s: Infinity, seat: int) -> float:
    """How likely the next enemy phase is the end of a hero."""
    return risk(blows(s, seat), s.health[seat]) if is_fighting(s, seat) else 0.0


def gear_value(s: Infinity, seat: int) -> float:
    """What is worn, by what it changes."""
    return sum(gear_worth(figures(s.thing[thing])) for thing in worn(s, seat))


def threat_of(s: Infinity, seat: int) -> float:
    """The Health of all enemies focused on a hero, more for a hero who is hurt."""
    upon = sum(enemy_health(s, f) for f in enemies(s) if focus_of(s, f) == seat)
    others = sum(enemy_health(s, f) for f in enemies(s) if focus_of(s, f) == NOBODY)
    missing = most_health(s, seat) - s.health[seat]
    return upon * (1 + missing / 10) + others * 0.1
