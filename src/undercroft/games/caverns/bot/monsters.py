"""How dangerous monsters, villains and objects are, and what it is worth to be rid of them."""

from __future__ import annotations

from functools import cache
from typing import Final

from undercroft.crawl.effects import Each, Number
from undercroft.games.caverns.bot.page_goals import is_hunted
from undercroft.games.caverns.content.card_stats import max_hp
from undercroft.games.caverns.content.stat_ids import LIBRARY, below
from undercroft.games.caverns.content.tables import DIE, MONSTERS
from undercroft.games.caverns.effects.vocabulary import Attack
from undercroft.games.caverns.map.figures import is_foe, is_hero, is_monster
from undercroft.games.caverns.phases.activation import tactics_node, tactics_of
from undercroft.games.caverns.state import Caverns

USUAL_ARMOR: Final = 16
CROWD: Final = 1.5
"""How many heroes an attack on all of a tile meets."""

LIFE: Final = 1.6
"""How often a foe acts before somebody else fells it."""

XP: Final = 0.2
TREASURE: Final = 0.5
HUNTED: Final = 5.5
"""What each hit point is worth of what the page wants beaten."""

RIVAL: Final = 0.8
LAST_BLOW: Final = 3.0
WOUND: Final = 0.6
"""How much of its prize a foe is worth that is wounded to the last HP, without falling."""


@cache
def menace(id_: str) -> float:
    """The damage one activation does on average."""
    node = tactics_node(id_)
    if node < 0:
        return 0.0
    effects = [LIBRARY.effects[n] for n in below(node)]
    return max([blow(effect) for effect in effects if isinstance(effect, Attack)], default=0.0)


def blow(attack: Attack) -> float:
    """The damage of one attack on average."""
    bonus = attack.bonus.value if isinstance(attack.bonus, Number) else USUAL_ARMOR // 2
    damage = attack.damage.value if isinstance(attack.damage, Number) else 2
    chance = min(1.0, max(0.0, (DIE + 1 + bonus - USUAL_ARMOR) / DIE))
    return chance * damage * attack.rolls * (CROWD if isinstance(attack.on, Each) else 1.0)


def danger(s: Caverns, figure: int) -> float:
    """The damage a figure does when it acts next."""
    if not is_foe(figure) or s.pinned[figure] == 1 or not s.page.is_awake(s, figure):
        return 0.0
    return menace(tactics_of(s, figure))


def prize(s: Caverns, figure: int) -> float:
    """What the defeat of a foe is worth: the harm it would still do, and what it brings."""
    gain = LIFE * menace(tactics_of(s, figure)) if is_foe(figure) else 0.0
    if not is_monster(figure):
        return gain
    treasure = 0.0 if s.treasure_drawn else TREASURE
    return gain + XP * MONSTERS[s.kind[figure]].xp + treasure


def harm(s: Caverns, target: int, damage: int) -> float:
    """What so much damage to a figure is worth."""
    left = s.hp[target]
    if damage <= 0 or left <= 0:
        return 0.0
    if is_hero(target):
        return RIVAL * min(damage, left) + LAST_BLOW * (damage >= left)
    if is_hunted(s, target):
        return HUNTED * min(damage, left) + LAST_BLOW * (damage >= left)
    return prize(s, target) * (1.0 if damage >= left else WOUND * damage / max_hp(s, target))
