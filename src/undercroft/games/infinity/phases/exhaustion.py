"""Exhausted heroes: the end of a cooperative game, a long rest in a competitive one."""

from __future__ import annotations

from undercroft.crawl.effects import come
from undercroft.crawl.log import tell_of
from undercroft.games.infinity.combat.focus import lose_focus
from undercroft.games.infinity.combat.modifiers import shake_off
from undercroft.games.infinity.combat.rewards import leave_behind
from undercroft.games.infinity.content.tables import HEALTH
from undercroft.games.infinity.effects.vocabulary.terms import Occasion
from undercroft.games.infinity.map.figures import enemies_at, heroes, is_up
from undercroft.games.infinity.map.geometry import FAR
from undercroft.games.infinity.notation import TO_PLACE
from undercroft.games.infinity.phases.endings import EXHAUSTED, is_cooperative, scenario
from undercroft.games.infinity.phases.outcomes import defeat
from undercroft.games.infinity.state import NO_HAZARD, NOWHERE, Infinity
from undercroft.kernel.choices import Ask, Choose
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, field

BEGIN, FALLING, ASKING, LEAVING, DONE = range(5)


class Exhausted(Frame[Infinity]):
    """A hero has no Health left.

    Together that is defeat. [DI-COND-06] Among rivals, or with mercy, the hero drags itself to the
    nearest tile without enemies [DI-COND-07] and loses two turns. [DI-COND-08] In a preset dungeon
    it may sit out a round, or the dungeon is lost. `by` is whose hand did it, or NOBODY.
    """

    NAME = "exhausted"
    who: int = field(INT)
    by: int = field(INT)
    step: int = field(INT, default=BEGIN, init=False)

    def advance(self, s: Infinity) -> bool:
        if self.step == BEGIN:
            self.step = FALLING
            come(s, Occasion.EXHAUSTED, self.who, self.who)
        elif s.health[self.who] > HEALTH.exhausted:  # a miracle, before all is lost [IC-22]
            s.pop()
        elif self.step == FALLING:
            self.begin(s)
        elif self.step == LEAVING:
            self.leave(s)
        else:
            s.pop()
        return False

    def begin(self, s: Infinity) -> None:
        """The game is over, or the hero is out of it for a while. [DI-COND-06]"""
        tell_of(s, self.who, "is exhausted", "DI-COND-06")
        if s.page.IS_PRESET:
            self.ask(s)
        elif is_cooperative(s) and not s.options.mercy:
            defeat(s, EXHAUSTED)
        else:
            self.sit_out(s, HEALTH.turns_out)

    def ask(self, s: Infinity) -> None:
        """The player sits out a round or gives the dungeon up. [DI-COND-13]

        When nobody is left standing it is lost [DI-COND-14], and at a higher difficulty when a hero
        does not come to again. [DI-DIFF-06]
        """
        self.step = ASKING
        if not any(is_up(s, seat) for seat in heroes(s) if seat != self.who):
            defeat(s, scenario(s).endings[-1].id)
        elif s.page.comes_to(s, self.who):
            words = f"Does {s.hero(self.who).name} sit out a round? Otherwise the dungeon is lost."
            s.push(Ask(self.who, words, "DI-COND-13"))
        else:
            tell_of(s, self.who, "does not come to again", "DI-DIFF-06")
            defeat(s, EXHAUSTED)

    def sit_out(self, s: Infinity, turns: int) -> None:
        """The hero loses some turns, the enemies turn to others, and what held it ends.

        [DI-FOCUS-07] [DI-ENEMY-03] [DI-COMB-14]
        """
        self.step = LEAVING
        s.out[self.who] = turns
        s.left[self.who] = 0
        shake_off(s, self.who)
        lose_focus(s, self.who)
        leave_behind(s, self.who, s.spot[self.who])
        s.page.exhausted(s, self.who, self.by)

    def decide(self, s: Infinity, sits_out: int) -> None:
        """One round of rest, or the end. [DI-COND-13]"""
        if sits_out:
            self.sit_out(s, HEALTH.campaign_turns_out)
        else:
            defeat(s, scenario(s).endings[-1].id)

    def leave(self, s: Infinity) -> None:
        """Among equally near tiles the owner chooses."""
        self.step = DONE
        tiles = refuges(s, self.who) if s.spot[self.who] != NOWHERE else []
        if len(tiles) > 1:
            words = f"Where does {s.hero(self.who).name} rest?"
            s.push(Choose(self.who, TO_PLACE.name, tuple(tiles), words))
        elif tiles:
            self.on_answer(s, tiles[0])

    def on_answer(self, s: Infinity, value: int) -> None:
        if self.step == ASKING:
            self.decide(s, value)
        if self.step != DONE:
            return
        s.spot[self.who] = value
        tell_of(s, self.who, f"drops in {s.tile(value).name}", "DI-COND-07")


def refuges(s: Infinity, seat: int) -> list[int]:
    """The nearest discovered tiles that a hero can be dragged to. [DI-COND-07]

    Without enemies, hazards and ropes; adjacent ones first, the own tile only if there is no other.
    """
    away = s.dungeon.distances(s.spot[seat])
    fit = [
        place
        for place in range(len(s.dungeon.tiles))
        if 0 < away[place] < FAR
        and s.hazards[place] == NO_HAZARD
        and not s.ropes[place]
        and not enemies_at(s, place)
    ]
    nearest = min([away[place] for place in fit], default=FAR)
    return [place for place in fit if away[place] == nearest]
