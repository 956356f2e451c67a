"""What actions with a fixed price cost, in half action points. [DI-AP-05] [DI-AP-06]"""

from __future__ import annotations

from typing import Final

from undercroft.games.infinity.content.tables import ACTIONS
from undercroft.games.infinity.notation import (
    ATTACK,
    BLOCK,
    CUT,
    DEPLOY,
    EQUIP,
    EXAMINE,
    INSTALL,
    LOOT,
    MOVE,
    PICK_UP,
    RUN,
    SHOUT,
    SNEAK,
    TAKE_REWARD,
    TELEPORT,
    TRADE,
    VISIT,
)
from undercroft.kernel.moves import Move

HALVES: Final = 2
"""Action points are counted in halves, because of running. [DI-AP-14]"""

COSTS: Final = {action.id: action.cost for action in ACTIONS}
COST_OF: Final = {
    MOVE: COSTS["move"],
    RUN: COSTS["run"],
    SNEAK: COSTS["sneak"],
    ATTACK: COSTS["attack"],
    SHOUT: COSTS["shout"],
    BLOCK: COSTS["block"],
    EXAMINE: COSTS["examine-body"],
    EQUIP: COSTS["equip"],
    PICK_UP: COSTS["pick-up"],
    INSTALL: COSTS["install-orb"],
    TRADE: COSTS["trade"],
    LOOT: COSTS["loot"],
    DEPLOY: COSTS["deploy-rope"],
    CUT: COSTS["cut-rope"],
    TAKE_REWARD: COSTS["take-equipment"],
    TELEPORT: COSTS["teleporter"],
    VISIT: COSTS["merchant"],
}
"""What actions with a fixed price cost, in half points. [DI-AP-05] [DI-AP-06]"""


def price(move: Move) -> int:
    """The half points that a move costs."""
    return COST_OF[move.verb]
