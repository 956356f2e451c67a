"""Resting, shouting and waiting. [DI-MOVE-28]"""

from __future__ import annotations

from typing import Final

from undercroft.crawl.log import tell_of, tell_roll
from undercroft.games.infinity.combat.bands import ComeForth
from undercroft.games.infinity.combat.damage import heal
from undercroft.games.infinity.combat.modifiers import changes
from undercroft.games.infinity.combat.numbers import total
from undercroft.games.infinity.content.schema import TileKind
from undercroft.games.infinity.content.tables import HEALTH, HUNT, NOISE
from undercroft.games.infinity.effects.vocabulary.terms import Stat
from undercroft.games.infinity.map.entering import make_noise
from undercroft.games.infinity.notation import REST, SHOUT
from undercroft.games.infinity.phases.hero_turn import (
    ENEMIES,
    HeroAction,
    Turn,
    can_pay,
    is_free,
    is_fresh,
    is_unheld,
)
from undercroft.games.infinity.phases.lord_events import draw_events
from undercroft.games.infinity.phases.prices import price
from undercroft.games.infinity.state import Infinity
from undercroft.kernel.chance import D20, Roll
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, field
from undercroft.kernel.moves import Move


class Resting(HeroAction):
    """A whole turn of rest: quiet, and perhaps some Health. [DI-MOVE-28] [DI-MOVE-29]"""

    IS_QUIET = True

    def candidates(self, s: Infinity, turn: Turn) -> list[Move]:
        return [REST(turn.who)]

    def do(self, s: Infinity, turn: Turn, move: Move) -> None:
        """The AP -2 token goes whatever is rolled. [DI-TOKEN-05] [DI-MOVE-31]"""
        turn.pay(s, turn.left(s))
        turn.step = ENEMIES
        s.slowed[turn.who] = 0
        tell_of(s, turn.who, "rests", "DI-MOVE-28")
        s.push(Rest(turn.who))


class Rest(Frame[Infinity]):
    """The less Health is left, the surer a rest heals. [DI-MOVE-30] [IC-46]

    In the Medical tile it heals more, and without a roll. [DI-SPEC-03]
    """

    NAME = "rest"
    who: int = field(INT)

    def needed(self, s: Infinity) -> int:
        """What may be rolled at most."""
        return HEALTH.rest_target - s.health[self.who] + total(changes(s, self.who, Stat.REST))

    def advance(self, s: Infinity) -> bool:
        if s.tile(s.spot[self.who]).kind == TileKind.MEDICAL:
            s.pop()
            heal(s, self.who, HEALTH.medical, "DI-SPEC-03")
            s.page.tile_used(s, self.who, TileKind.MEDICAL)
        elif self.needed(s) < 1:
            s.pop()
        else:
            s.push(Roll(D20, "rest"))
        return False

    def on_answer(self, s: Infinity, value: int) -> None:
        s.pop()
        tell_roll(s, self.who, value, self.needed(s), "DI-MOVE-30", at_most=True)
        if value <= self.needed(s):
            heal(s, self.who, s.page.rest_heals(HEALTH.rest), "DI-MOVE-30")


class Shouting(HeroAction):
    """A shout calls the lord to the tile, and perhaps a sentinel to the hero. [DI-MOVE-27]

    [DI-LORD-02]
    """

    def candidates(self, s: Infinity, turn: Turn) -> list[Move]:
        return [SHOUT(turn.who)]

    def do(self, s: Infinity, turn: Turn, move: Move) -> None:
        """Who shouts hides no longer. [DI-MOVE-13]"""
        turn.pay(s, price(move))
        s.hidden[turn.who] = 0
        make_noise(s, s.spot[turn.who], NOISE["shout"])
        tell_of(s, turn.who, "shouts", "DI-MOVE-27")
        s.push(Shout(turn.who))
        draw_events(s, 1, turn.who)


class Shout(Frame[Infinity]):
    """Whether a sentinel has heard it. [DI-MOVE-27] [DI-ENEMY-06]"""

    NAME = "shout"
    who: int = field(INT)

    def advance(self, s: Infinity) -> bool:
        s.push(Roll(D20, "shout"))
        return False

    def on_answer(self, s: Infinity, value: int) -> None:
        s.pop()
        tell_roll(s, self.who, value, None, "DI-MOVE-27")
        if value <= HUNT.shout_sentinel and not s.out[self.who]:
            s.push(ComeForth(self.who, s.spot[self.who], 1, 0))


RESTING: Final = Resting(REST, is_fresh, is_free, is_unheld)
SHOUTING: Final = Shouting(SHOUT, can_pay)
