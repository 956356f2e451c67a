"""How dangerous monsters, villains and objects are, and what it is worth to be rid of them."""

from __future__ import annotations

from functools import cache
from typing import Final

from undercroft.crawl.effects import Each, Number
from undercroft.games.caverns.activation import tactics_node, tactics_of
from undercroft.games.caverns.box import MONSTERS
from undercroft.games.caverns.effects.words import Attack
from undercroft.games.caverns.figures import is_foe, is_hero, is_monster, is_villain
from undercroft.games.caverns.measures import LIBRARY
from undercroft.games.caverns.state import Caverns

USUAL_ARMOR: Final = 16
SIDES: Final = 20
CROWD: Final = 1.5
PRESENCE: Final = 0.5
"""What a foe is worth that does no harm: there is one activation less to fear."""

XP: Final = 0.12
VILLAIN: Final = 6.0
GOAL: Final = 8.0
RIVAL: Final = 2.0


def parts_of(node: int) -> list[int]:
    """A node and everything inside it."""
    inside = [child for found in LIBRARY.parts[node].values() for child in found]
    return [node, *(below for child in inside for below in parts_of(child))]


@cache
def menace(id_: str) -> float:
    """The damage one activation does on average."""
    node = tactics_node(id_)
    if node < 0:
        return 0.0
    effects = [LIBRARY.effects[n] for n in parts_of(node)]
    return max([blow(effect) for effect in effects if isinstance(effect, Attack)], default=0.0)


def blow(attack: Attack) -> float:
    """The damage of one attack on average."""
    bonus = attack.bonus.value if isinstance(attack.bonus, Number) else USUAL_ARMOR // 2
    damage = attack.damage.value if isinstance(attack.damage, Number) else 2
    chance = min(1.0, max(0.0, (SIDES + 1 + bonus - USUAL_ARMOR) / SIDES))
    return chance * damage * attack.rolls * (CROWD if isinstance(attack.on, Each) else 1.0)


def danger(s: Caverns, figure: int) -> float:
    """The damage a figure does when it acts next."""
    return menace(tactics_of(s, figure)) if is_foe(figure) and s.pinned[figure] != 1 else 0.0


def prize(s: Caverns, figure: int) -> float:
    """What the defeat of a figure is worth."""
    if is_monster(figure):
        kind = MONSTERS[s.kind[figure]]
        return PRESENCE + menace(kind.id) + XP * kind.xp
    if is_villain(figure):
        return VILLAIN + menace(tactics_of(s, figure))
    return RIVAL if is_hero(figure) else GOAL
