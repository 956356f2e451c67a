"""A card that has been paid for: what it does, and what its row prints beside. [DI-ABIL-03]"""

from __future__ import annotations

from typing import Final

from undercroft.games.infinity.combat.duels import fight
from undercroft.games.infinity.content.card import ROWS
from undercroft.games.infinity.content.schema import Ability, LordEventAction
from undercroft.games.infinity.content.stat_ids import LIBRARY, SOURCE_OF, below
from undercroft.games.infinity.effects.vocabulary import Attack, Bomb
from undercroft.games.infinity.map.carrying import use_up
from undercroft.games.infinity.map.entering import make_noise
from undercroft.games.infinity.map.figures import enemies_at, is_hero, spot_of
from undercroft.games.infinity.phases.experience import gain_xp
from undercroft.games.infinity.phases.hero_turn import Turn, active, turn_of
from undercroft.games.infinity.phases.lord_events import draw_events
from undercroft.games.infinity.state import NOBODY, Infinity
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, field

WORKING, PAYING_OFF = range(2)
PRINTED: Final = tuple([row if isinstance(row, Ability) else None for row in ROWS.values()])
"""The row of each source that is an ability."""

ATTACKING: Final = frozenset(
    SOURCE_OF[root]
    for root in LIBRARY.roots.values()
    if any(isinstance(LIBRARY.effects[node], Attack | Bomb) for node in below(root))
)
"""The sources that attack: their Experience is for a hit. [DI-ABIL-09]"""


class UseCard(Frame[Infinity]):
    """A hero uses a card: its effect, then Experience, noise and lord events. [DI-ABIL-07]

    The level that counts is that of the payment. [IC-02] [IC-52] `place` is the tile aimed at,
    `fruit` says that something came of it that Experience is given for. `thing` is what is used, if
    the card lies in play as one; it is `spent` when it says so.
    """

    NAME = "use-card"
    who: int = field(INT)
    node: int = field(INT)
    thing: int = field(INT, default=NOBODY)
    spent: int = field(INT, default=0)
    step: int = field(INT, default=WORKING, init=False)
    place: int = field(INT, default=NOBODY, init=False)
    fruit: int = field(INT, init=False)
    happened: int = field(INT, init=False)

    def advance(self, s: Infinity) -> bool:
        if self.step == WORKING:
            self.step = PAYING_OFF
            self.place = s.spot[self.who]
            s.level_of_use = s.level[self.who]
            s.EFFECTS.start_at(s, self.node, self.who)
        else:
            s.level_of_use = 0
            s.pop()
            self.pay_off(s)
        return False

    def on_answer(self, s: Infinity, value: int) -> None:
        self.happened = value

    def pay_off(self, s: Infinity) -> None:
        """What the row prints beside the effect comes after it. [DI-ABIL-07] [DI-LEVEL-04]"""
        if self.spent and self.thing != NOBODY:
            use_up(s, self.thing)
        row = PRINTED[SOURCE_OF[self.node]]
        if row is None:
            return
        if row.noise:
            make_noise(s, self.place, row.noise)
        if row.xp and self.is_earned(s):
            gain_xp(s, self.who, row.xp, "DI-ABIL-09")
        draw_events(s, row.lord_events, self.who)

    def is_earned(self, s: Infinity) -> bool:
        """Whether the printed Experience is gained: once a use, for a hit. [DI-ABIL-09] [IC-03]

        Cards that are no attack give it once a turn, for enemies there or for what came of them.
        [IC-60]
        """
        source = SOURCE_OF[self.node]
        if source in ATTACKING:
            return bool(self.happened)
        turn = turn_of(s)
        if source in turn.earned or not (self.fruit or enemies_at(s, self.place)):
            return False
        turn.earned = (*turn.earned, source)
        return True


def in_use(s: Infinity) -> UseCard | None:
    """The card that is being used, if one is."""
    uses = [frame for frame in s.frames if isinstance(frame, UseCard)]
    return uses[-1] if uses else None


def note_fruit(s: Infinity, happened: int) -> None:
    """Health came back, a token went, a tile or a chest was opened: that earns. [IC-60] [IC-06]"""
    use = in_use(s)
    if use is not None and happened:
        use.fruit = 1


def aim_at(s: Infinity, place: int) -> None:
    """The card that is being used is aimed at a tile. [DI-NOISE-03]"""
    use = in_use(s)
    if use is not None:
        use.place = place


def attack_rival(s: Infinity, turn: Turn, seat: int) -> None:
    """Another hero is attacked; one of the tile is held in the fight. [DI-PVP-08]"""
    is_new = not turn.attacked >> seat & 1
    turn.attacked |= 1 << seat
    fight(s, turn.who, seat, is_new=is_new)


def note_attack(s: Infinity, seat: int, target: int, *, is_melee: bool) -> None:
    """An attack of the hero whose turn it is may be listed on its board. [DI-LORD-03]

    [DI-HERO-17]
    """
    aim_at(s, spot_of(s, target))
    if is_hero(seat) and active(s) == seat:
        turn = turn_of(s)
        is_shot = s.hero(seat).tile_range > 0 and not is_melee
        turn.note(LordEventAction.COMBAT)
        if not is_shot:
            turn.note(LordEventAction.MELEE)
        if is_hero(target):
            attack_rival(s, turn, target)
