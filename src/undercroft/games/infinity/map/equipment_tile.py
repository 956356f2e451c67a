"""The Equipment tile: rewards that only who is there may look at. [DI-SPEC-02]"""

from __future__ import annotations

from undercroft.games.infinity.content.schema import TileKind
from undercroft.games.infinity.notation import EQUIPMENT_TILE
from undercroft.games.infinity.phases.endings import is_cooperative
from undercroft.games.infinity.state import Infinity
from undercroft.kernel.cards import show, unshown
from undercroft.kernel.chance import Show
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, field
from undercroft.kernel.stacks import EVERYONE


def is_equipment_tile(s: Infinity, place: int) -> bool:
    """Whether a tile is the one with rewards to choose from."""
    return s.tile(place).kind == TileKind.EQUIPMENT


class LookOver(Frame[Infinity]):
    """A hero looks at all rewards of the Equipment tile. [DI-SPEC-02]

    Together all players see them, among rivals only the hero's own. [DI-A-71] What everybody knows
    is not shown again; what else a hero knows must not matter, for rivals do not know of it.
    """

    NAME = "look-over"
    who: int = field(INT)
    seen: int = field(INT, init=False)

    def advance(self, s: Infinity) -> bool:
        seats = EVERYONE if is_cooperative(s) else 1 << self.who
        unseen = [at for at in unshown(s, EQUIPMENT_TILE, EVERYONE) if at >= self.seen]
        if unseen:
            self.seen = unseen[0] + 1
            s.push(Show(EQUIPMENT_TILE, unseen[0], seats))
        else:
            s.pop()
        return False


def take_away(s: Infinity, card: int) -> None:
    """A reward is taken from the Equipment tile, for all to see."""
    at = s.zones[EQUIPMENT_TILE].index(card)
    show(s, EQUIPMENT_TILE, at, card, EVERYONE)
    s.zones[EQUIPMENT_TILE] = s.zones[EQUIPMENT_TILE].without(at)
