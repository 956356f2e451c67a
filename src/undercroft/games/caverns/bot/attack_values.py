"""What an attack is worth: how likely it hits, what it breaks, and whom it fells."""

from __future__ import annotations

from typing import Final

from undercroft.games.caverns.bot.monsters import harm
from undercroft.games.caverns.combat.attack import AttackFrame
from undercroft.games.caverns.combat.numbers import against, chance, struck
from undercroft.games.caverns.content.stat_ids import LIBRARY
from undercroft.games.caverns.content.tables import DIE
from undercroft.games.caverns.effects.vocabulary import Attack
from undercroft.games.caverns.map.figures import is_hero, is_standing
from undercroft.games.caverns.state import NO_FIGURE, Caverns

ORDINARY: Final = 11
FOLLOWS: Final = 0.25
"""What else an attack brings when it hits, one rider."""

REGAINED: Final = 6.0
ROBBED: Final = 3.0
"""What an object is worth that is taken from a rival: the own one, and his."""


def strike_worth(s: Caverns, node: int, seat: int, target: int) -> float:
    """What an attack of a hero on one target is worth."""
    attack = LIBRARY.effects[node]
    assert isinstance(attack, Attack)
    if not is_standing(s, target):
        return 0.0
    strike = against(s, node, seat, target)
    hits = chance(s, strike) / DIE
    dealt, missed = (dealing(s, strike, hit=hit) for hit in (True, False))
    worth = hits * harm(s, target, attack.rolls * dealt) + (1 - hits) * harm(s, target, missed)
    return worth + hits * (FOLLOWS * len(attack.riders) + booty(s, seat, target))


def booty(s: Caverns, seat: int, target: int) -> float:
    """What it is worth to take from a rival what he holds, the own team's object most."""
    spoil = s.page.spoils(s, seat, target) if is_hero(target) else NO_FIGURE
    if spoil == NO_FIGURE:
        return 0.0
    return REGAINED if s.page.wants(s, seat, spoil) else ROBBED


def dealing(s: Caverns, strike: AttackFrame, *, hit: bool) -> int:
    """The damage of an attack that hits, or misses, with an ordinary number."""
    with struck(s, strike):
        strike.die, strike.hit = ORDINARY, int(hit)
        return strike.damage(s)
