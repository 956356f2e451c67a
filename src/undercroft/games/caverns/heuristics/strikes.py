"""What an attack is worth: how likely it hits, what it breaks, and whom it fells."""

from __future__ import annotations

from typing import Final

from undercroft.games.caverns.effects.words import Attack
from undercroft.games.caverns.effects.words.terms import Stat
from undercroft.games.caverns.figures import is_standing
from undercroft.games.caverns.force import value
from undercroft.games.caverns.heuristics.foes import prize
from undercroft.games.caverns.measures import LIBRARY
from undercroft.games.caverns.odds import SIDES, against, chance
from undercroft.games.caverns.state import Caverns

WOUND: Final = 0.7
"""How much of its prize a foe is worth that is wounded to the last HP, without falling."""

FOLLOWS: Final = 0.25
"""What else an attack brings when it hits, one rider."""


def strike_worth(s: Caverns, node: int, seat: int, target: int) -> float:
    """What an attack of a hero on one target is worth."""
    attack = LIBRARY.effects[node]
    assert isinstance(attack, Attack)
    if not is_standing(s, target):
        return 0.0
    hits = chance(s, against(s, node, seat, target)) / SIDES
    at = s.EFFECTS.context(seat, target, 0, node)
    dealt = s.EFFECTS.amount(s, at, attack.damage) + value(s, seat, Stat.DAMAGE, 0, target)
    missed = s.EFFECTS.amount(s, at, attack.miss)
    worth = hits * harm(s, target, attack.rolls * dealt) + (1 - hits) * harm(s, target, missed)
    return worth + hits * FOLLOWS * len(attack.riders)


def harm(s: Caverns, target: int, damage: int) -> float:
    """What so much damage to a figure is worth."""
    left = s.hp[target]
    if damage <= 0 or left <= 0:
        return 0.0
    return prize(s, target) * (1.0 if damage >= left else WOUND * damage / left)
