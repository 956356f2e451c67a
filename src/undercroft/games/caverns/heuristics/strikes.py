"""What an attack is worth: how likely it hits, what it breaks, and whom it fells."""

from __future__ import annotations

from typing import Final

from undercroft.games.caverns.effects.words import Attack
from undercroft.games.caverns.effects.words.terms import Stat
from undercroft.games.caverns.figures import is_standing
from undercroft.games.caverns.force import value
from undercroft.games.caverns.heuristics.foes import harm
from undercroft.games.caverns.measures import LIBRARY
from undercroft.games.caverns.odds import SIDES, against, chance
from undercroft.games.caverns.state import Caverns

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
