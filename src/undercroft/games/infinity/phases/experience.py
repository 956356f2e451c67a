"""Experience and levels. [DI-LEVEL-01]"""

from __future__ import annotations

from undercroft.crawl.log import tell_of
from undercroft.games.infinity.combat.modifiers import WAITING, enforce
from undercroft.games.infinity.combat.numbers import most_health
from undercroft.games.infinity.content.schema import LEVELS
from undercroft.games.infinity.content.tables import ABILITIES, EXPERIENCE
from undercroft.games.infinity.state import Infinity


def gain_xp(s: Infinity, seat: int, amount: int, rule: str) -> None:
    """A hero gets Experience; enough of it is a level. At level 5 there is no more. [DI-LEVEL-07]

    Surplus is lost unless it is agreed that it is kept. [DI-LEVEL-06] [DI-A-21]
    """
    if s.level[seat] == LEVELS or amount <= 0:
        return
    s.xp[seat] += amount
    tell_of(s, seat, f"gains {amount} Experience", rule, "gain", amount)
    needed = EXPERIENCE[s.level[seat] - 1]
    if s.xp[seat] >= needed:
        surplus = s.xp[seat] - needed
        rise(s, seat)
        if s.options.carry_xp:
            gain_xp(s, seat, surplus, "DI-A-21")


def rise(s: Infinity, seat: int) -> None:
    """A hero reaches the next level: an ability more, all Health, no tokens on Power.

    [DI-LEVEL-05] [DI-TOKEN-13]
    """
    s.level[seat] += 1
    for ability in WAITING:
        if ability.hero == s.hero(seat).id and ability.level == s.level[seat]:
            enforce(s, ability.id, seat)
    s.xp[seat] = 0
    s.health[seat] = most_health(s, seat)
    s.drained[seat] = 0
    if s.listening:
        own = [a for a in ABILITIES if a.hero == s.hero(seat).id and a.level == s.level[seat]]
        names = " and ".join(ability.name for ability in own)
        tell_of(
            s, seat, f"reaches level {s.level[seat]} and learns {names}", "DI-LEVEL-05", "level"
        )
