"""Fights between heroes: who holds whom, and until when. [DI-PVP-08]

A hero is held by whoever has attacked it or stopped it at a block. That lasts until it escapes, is
let go, or the other lets a turn pass without an attack; and it means nothing while the other is
elsewhere, exhausted or fought by enemies.
"""

from __future__ import annotations

from undercroft.crawl.log import tell_of
from undercroft.games.infinity.map.figures import heroes_at, is_fighting, is_up
from undercroft.games.infinity.phases import threat
from undercroft.games.infinity.phases.endings import is_cooperative
from undercroft.games.infinity.state import Infinity
from undercroft.kernel.choices import Ask
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, ROW, field


def rivals_of(s: Infinity, seat: int) -> list[int]:
    """The heroes whom a hero may attack: none in a cooperative game. [DI-PVP-01]"""
    if is_cooperative(s):
        return []
    return [other for other in range(s.seats) if other != seat and is_up(s, other)]


def can_hold(s: Infinity, holder: int, seat: int) -> bool:
    """Whether a hero can hold another: it is there, up, and has no enemies upon it. [DI-PVP-05]"""
    is_near = s.spot[holder] == s.spot[seat]
    return is_near and is_up(s, holder) and not is_fighting(s, holder)


def holders(s: Infinity, seat: int) -> list[int]:
    """Who holds a hero in a fight; several may. [DI-PVP-06]"""
    bits = s.held_by[seat]
    if not bits:
        return []
    return [at for at in range(s.seats) if bits >> at & 1 and can_hold(s, at, seat)]


def victims(s: Infinity, seat: int) -> list[int]:
    """Whom a hero holds in a fight."""
    if not any(s.held_by):
        return []
    return [other for other in range(s.seats) if seat in holders(s, other)]


def hold(s: Infinity, holder: int, seat: int) -> None:
    """A hero holds another in a fight; a new fight lowers the meter. [DI-PVP-08] [DI-A-46]"""
    if holder not in holders(s, seat) and seat not in holders(s, holder):
        threat.lower(s, threat.COMBAT, "DI-THREAT-04")
    s.held_by[seat] |= 1 << holder


def fight(s: Infinity, attacker: int, seat: int, *, is_new: bool) -> None:
    """A hero attacks another: one of its tile is held, one shot at from afar is not. [DI-PVP-08]

    [DI-A-46]
    """
    if s.spot[attacker] == s.spot[seat]:
        hold(s, attacker, seat)
    elif is_new:
        threat.lower(s, threat.COMBAT, "DI-THREAT-04")


def let_go(s: Infinity, holder: int, seat: int) -> None:
    """A hero breaks off its fight with another. [DI-PVP-04] [DI-MOVE-25]"""
    s.held_by[seat] &= ~(1 << holder)


def break_free(s: Infinity, seat: int) -> None:
    """A hero has got away from all heroes it fought with: it has left the tile. [DI-PVP-08]"""
    s.held_by[seat] = 0
    for other in range(s.seats):
        let_go(s, seat, other)


def forget_broken(s: Infinity) -> None:
    """Fights that were broken by enemies or distance do not go on later. [DI-PVP-05]"""
    for seat in range(s.seats):
        s.held_by[seat] = sum(1 << holder for holder in holders(s, seat))


def let_unharmed_go(s: Infinity, holder: int, attacked: int) -> None:
    """A turn has ended: whom its hero did not attack in it is free. [DI-PVP-08]"""
    for seat in range(s.seats):
        if not attacked >> seat & 1:
            let_go(s, holder, seat)


# ---- blocks --------------------------------------------------------------------------------------


def blockers_of(s: Infinity, seat: int) -> list[int]:
    """Who stands guard where a hero has come to, and is able to stop it. [DI-MOVE-24]"""
    there = [other for other in heroes_at(s, s.spot[seat]) if other != seat]
    return [other for other in there if s.blocking[other] and can_hold(s, other, seat)]


class Challenge(Frame[Infinity]):
    """Each blocker says whether it stops a hero who comes in; nobody strikes yet. [DI-MOVE-24]"""

    NAME = "challenge"
    who: int = field(INT)
    left: tuple[int, ...] = field(ROW)

    def advance(self, s: Infinity) -> bool:
        if not self.left or not is_up(s, self.who):
            s.pop()
            return False
        blocker, mover = s.hero(self.left[0]).name, s.hero(self.who).name
        s.push(Ask(self.left[0], f"Does {blocker} stop {mover}?", "DI-MOVE-24"))
        return False

    def on_answer(self, s: Infinity, value: int) -> None:
        blocker, self.left = self.left[0], self.left[1:]
        if value:
            hold(s, blocker, self.who)
            tell_of(s, blocker, f"stops {s.hero(self.who).name}", "DI-MOVE-24")


def challenge(s: Infinity, seat: int) -> None:
    """A hero has come to a tile where others may stand guard. [DI-MOVE-24]"""
    blockers = blockers_of(s, seat)
    if blockers:
        s.push(Challenge(seat, tuple(blockers)))
