"""What it is worth to hurt an enemy and to be rid of it."""

from __future__ import annotations

from undercroft.games.infinity.combat.numbers import enemy_health
from undercroft.games.infinity.state import Infinity


def foe_worth(s: Infinity, figure: int) -> float:
    """What it is worth to be rid of an enemy: more for a strong one."""
    stats = s.foe(figure).stats
    return 0.5 + 0.06 * stats.power + 0.02 * stats.hit_chance


def damage_worth(s: Infinity, figure: int, chance: float, damage: float) -> float:
    """What an attack is worth that hits so likely for so much: its share, more if it fells."""
    left = max(1, enemy_health(s, figure))
    share = min(1.0, damage / left)
    return chance * foe_worth(s, figure) * (share + (0.4 if damage >= left else 0.0))
