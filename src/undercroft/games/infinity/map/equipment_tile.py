"""The Equipment tile: rewards that only who is there may look at. [DI-SPEC-02]"""

from __future__ import annotations

from undercroft.crawl.log import say
from undercroft.games.infinity.combat.rewards import has_reward
from undercroft.games.infinity.content.schema import TileKind
from undercroft.games.infinity.content.tables import HUNT
from undercroft.games.infinity.notation import EQUIPMENT_TILE, REWARD_DECK
from undercroft.games.infinity.phases.endings import is_cooperative
from undercroft.games.infinity.state import NOBODY, Infinity
from undercroft.kernel.cards import show, unshown
from undercroft.kernel.chance import Draw, Show
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, field
from undercroft.kernel.stacks import EVERYONE, NO_SEATS


def is_equipment_tile(s: Infinity, place: int) -> bool:
    """Whether a tile is the one with rewards to choose from."""
    return s.tile(place).kind == TileKind.EQUIPMENT


class LayEquipment(Frame[Infinity]):
    """Four rewards lie on the Equipment tile when it is revealed. [DI-SPEC-02]

    Who revealed it by entering sees them; from outside nobody does.
    """

    NAME = "lay-equipment"
    who: int = field(INT)
    left: int = field(INT, default=HUNT.equipment_rewards, init=False)

    def advance(self, s: Infinity) -> bool:
        if self.left and has_reward(s):
            s.push(Draw(REWARD_DECK, 0, EQUIPMENT_TILE, NO_SEATS))
            return False
        s.pop()
        say(s, "Rewards lie on the Equipment tile", "DI-SPEC-02")
        if self.who != NOBODY:
            s.push(LookOver(self.who))
        return False

    def on_answer(self, s: Infinity, value: int) -> None:
        self.left -= 1


class LookOver(Frame[Infinity]):
    """A hero looks at all rewards of the Equipment tile. [DI-SPEC-02]

    Together all players see them, among rivals only the hero's own. [DI-A-71]
    """

    NAME = "look-over"
    who: int = field(INT)

    def advance(self, s: Infinity) -> bool:
        seats = EVERYONE if is_cooperative(s) else 1 << self.who
        unseen = unshown(s, EQUIPMENT_TILE, seats)
        if unseen:
            s.push(Show(EQUIPMENT_TILE, unseen[0], seats))
        else:
            s.pop()
        return False


def take_away(s: Infinity, card: int) -> None:
    """A reward is taken from the Equipment tile, for all to see."""
    at = s.zones[EQUIPMENT_TILE].index(card)
    show(s, EQUIPMENT_TILE, at, card, EVERYONE)
    s.zones[EQUIPMENT_TILE] = s.zones[EQUIPMENT_TILE].without(at)
