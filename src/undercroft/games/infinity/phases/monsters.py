"""The enemy phase of a hero: everybody focused on it attacks. [DI-COMB-11]"""

from __future__ import annotations

from typing import Any, Final

from undercroft.crawl.log import tell_of
from undercroft.crawl.modifiers import expire
from undercroft.games.infinity.combat.allies import StrikeAlly, has_ally
from undercroft.games.infinity.combat.attack import AttackFrame
from undercroft.games.infinity.combat.formation import (
    COLUMNS,
    at_slot,
    lined_up,
    row_of,
    slot_of,
)
from undercroft.games.infinity.content.enemies import Rank
from undercroft.games.infinity.content.stat_ids import PHASE_ENDS
from undercroft.games.infinity.map.figures import SHOVED, is_baffled, is_dazed
from undercroft.games.infinity.notation import FIRST_ENEMY, TARGET
from undercroft.games.infinity.state import NOBODY, SURPLUS, Infinity
from undercroft.kernel.choices import Choose
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, ROW, field

FAR_RANGE: Final = 2
"""The range from which on an enemy attacks over others."""


def reaches(s: Infinity, figure: int) -> bool:
    """Whether an enemy can attack the hero it is focused on from its row. [DI-RANGE-02]

    Its range is the deepest row from which it attacks; without one that is row 1.
    """
    return row_of(s, figure) < max(1, s.foe(figure).stats.range)


def target_from(s: Infinity, figure: int) -> int:
    """Whom a lord attacks from his place: the hero in reach, else who is before him. [DI-LORD-24]

    Nobody, if he waits behind the last row. [DI-A-12] [DI-A-60]
    """
    seat, slot = s.focus[figure - FIRST_ENEMY], slot_of(s, figure)
    if reaches(s, figure):
        return seat
    return at_slot(s, seat, slot - COLUMNS) if slot < SURPLUS else NOBODY


def can_attack(s: Infinity, figure: int) -> bool:
    """Whether an enemy attacks at all in this phase: not stunned, and a lord by option.

    [DI-COND-16] [DI-LORD-26] [DI-A-11]
    """
    if is_dazed(s, figure) or is_shoved_back(s, figure):
        return False
    return s.foe(figure).rank != Rank.LORD or s.options.lord_phase


def is_shoved_back(s: Infinity, figure: int) -> bool:
    """Whether an enemy was shoved, and has no range to attack all the same. [IC-16]"""
    is_shoved = s.dazed[figure - FIRST_ENEMY] & SHOVED > 0
    return is_shoved and s.foe(figure).stats.range < FAR_RANGE


def adjacent(s: Infinity, figure: int) -> list[int]:
    """The enemies left, right, before and behind an enemy. [DI-COND-22] [DI-A-23]"""
    seat, slot = s.focus[figure - FIRST_ENEMY], slot_of(s, figure)
    beside = [slot - 1] if slot % COLUMNS else []
    beside += [slot + 1] if slot % COLUMNS < COLUMNS - 1 else []
    beside += [slot - COLUMNS, slot + COLUMNS]
    there = [at_slot(s, seat, other) for other in beside]
    return sorted(other for other in there if other != NOBODY)


class EnemyPhase(Frame[Infinity]):
    """Row 1 attacks from left to right, then rows 2 and 3 as far as they reach. [DI-COMB-11]

    Each attacks once. [DI-COMB-12] Confused ones attack a neighbour instead. A lord who does not
    reach the hero attacks who stands before him. The one that an ally has attacked is `lured`: it
    strikes back at the ally. [DI-RISK-09] A scenario may have somebody else take the last attack of
    row 1, once: then it is `diverted`.
    """

    NAME = "enemy-phase"
    who: int = field(INT)
    lured: int = field(INT, default=NOBODY)
    done: tuple[int, ...] = field(ROW, init=False)
    now: int = field(INT, default=NOBODY, init=False)
    asking: int = field(INT, init=False)
    diverted: int = field(INT, init=False)

    def advance(self, s: Infinity) -> bool:
        if s.over is not None or s.out[self.who]:
            s.pop()
            return False
        waiting = self.waiting(s)
        if not waiting:
            self.explain(s)
            s.modifiers = expire(s.modifiers, PHASE_ENDS, self.who)
            s.pop()
            return False
        self.now = waiting[0]
        self.done = (*self.done, self.now)
        self.act(s)
        return False

    def waiting(self, s: Infinity) -> list[int]:
        """Who has still to attack, in reading order, also who has attacked another. [DI-JOIN-06]"""
        return [f for f in lined_up(s, self.who) if f not in self.done and can_attack(s, f)]

    def explain(self, s: Infinity) -> None:
        """Who has not attacked, and why."""
        for figure in lined_up(s, self.who) if s.listening else ():
            if figure not in self.done and is_dazed(s, figure):
                tell_of(s, figure, "is stunned or held, and does not attack", "DI-COND-16")

    def act(self, s: Infinity) -> None:
        """One enemy attacks."""
        if is_baffled(s, self.now):
            self.strike_neighbour(s)
        elif self.now == self.lured and has_ally(s, self.who):
            s.push(StrikeAlly(self.now, self.who))
        elif reaches(s, self.now):
            s.push(self.blow(s))
        elif s.foe(self.now).rank == Rank.LORD:
            before = target_from(s, self.now)
            if before != NOBODY:
                tell_of(s, self.now, f"cannot get past {s.foe(before).name}", "DI-LORD-24")
                s.push(AttackFrame(self.now, before))
        else:
            told = f"does not reach {s.hero(self.who).name} from row {row_of(s, self.now) + 1}"
            tell_of(s, self.now, told, "DI-RANGE-02")

    def blow(self, s: Infinity) -> Frame[Any]:
        """An attack on the hero, or on who takes the last one of row 1 for it. [IC-50]"""
        taken = s.page.takes_blow(s, self.who, self.now) if self.is_last(s) else None
        if taken is None:
            return AttackFrame(self.now, self.who)
        self.diverted = 1
        return taken

    def is_last(self, s: Infinity) -> bool:
        """Whether this is the last attack that row 1 makes on the hero."""
        rest = [f for f in self.waiting(s) if row_of(s, f) == 0 and f != self.lured]
        if self.diverted or row_of(s, self.now) > 0:
            return False
        return all(is_baffled(s, f) for f in rest)

    def strike_neighbour(self, s: Infinity) -> None:
        """The hero's player chooses among several; with none nothing happens. [DI-COND-21]"""
        beside = adjacent(s, self.now)
        words = "somebody beside it" if beside else "nobody, for none is beside it"
        tell_of(s, self.now, f"is confused, and attacks {words}", "DI-COND-21")
        if len(beside) > 1 and s.options.ties == "ask":
            self.asking = 1
            words = f"Whom does {s.foe(self.now).name} attack in confusion?"
            s.push(Choose(self.who, TARGET.name, tuple(beside), words))
        elif beside:
            s.push(AttackFrame(self.now, beside[0]))

    def on_answer(self, s: Infinity, value: int) -> None:
        """A neighbour was chosen; what an attack tells is no answer to that."""
        if self.asking:
            self.asking = 0
            s.push(AttackFrame(self.now, value))
