"""The Drowned Works: open the Sluice, and go down the shaft that the water hides."""

from __future__ import annotations

from typing import ClassVar, Final

from undercroft.crawl.decision import always
from undercroft.crawl.log import say, tell_of
from undercroft.games.infinity.actions.hazards import PASSAGE, ROPE
from undercroft.games.infinity.combat.damage import wound
from undercroft.games.infinity.content.scenario_schema import Hazard
from undercroft.games.infinity.map.carrying import held_of_kind
from undercroft.games.infinity.map.entering import make_noise
from undercroft.games.infinity.map.figures import heroes, spot_of
from undercroft.games.infinity.map.possessions import goods, goods_of, lying_at
from undercroft.games.infinity.notation import ITEM_DECK, NOTATION
from undercroft.games.infinity.phases.hero_turn import (
    ENEMIES,
    HeroAction,
    Turn,
    is_free,
    is_fresh,
)
from undercroft.games.infinity.phases.lord_events import draw_events
from undercroft.games.infinity.phases.shop import shelves
from undercroft.games.infinity.scenarios.page import Labels
from undercroft.games.infinity.scenarios.preset import Preset, place_of
from undercroft.games.infinity.scenarios.standing import all_homeward
from undercroft.games.infinity.state import NO_HAZARD, NO_TOKEN, NOBODY, NOWHERE, Infinity
from undercroft.kernel.checks import gate
from undercroft.kernel.layout import INT, field
from undercroft.kernel.moves import Move
from undercroft.kernel.scene import Track

DRAIN: Final = NOTATION.verb("drain")


class DrownedWorks(Preset):
    """The water has gone, and a round ends with all heroes at the shaft.

    `turns` have been spent at the Sluice.
    """

    ID = "drowned-works"
    TERMS = ("door-work", "sluice-turns", "sluice-noise", "sluice-lord-events", "sluice-damage")
    DIG_OPEN = True
    LABELS: ClassVar[Labels] = {DRAIN: always("work at the Sluice")}
    AT_TOKENS = (DRAIN,)
    turns: int = field(INT)

    def sluice(self, s: Infinity) -> int:
        """Where the Sluice is."""
        return place_of(s, self.row.tokens[0].tile or "")

    def shaft(self, s: Infinity) -> int:
        """Where the way down is."""
        return place_of(s, self.row.tokens[1].tile or "")

    def is_dry(self) -> bool:
        """Whether the water has gone."""
        return self.turns >= self.term("sluice-turns")

    def fixed_hazards(self, hazard: int) -> int:
        """The flood of the plan is gone once the Sluice is open."""
        is_gone = hazard == Hazard.FLOOD and self.is_dry()
        return 0 if is_gone else super().fixed_hazards(hazard)

    def open_sluice(self, s: Infinity, seat: int) -> None:
        """The flood goes; a lord who stands there is swept along. [DI-MODE-04]"""
        place = self.sluice(s)
        flooded = [place_of(s, row.tile) for row in self.dungeon.hazards]
        for at in [at for at in flooded if s.hazards[at] == Hazard.FLOOD]:
            s.hazards[at], s.ropes[at] = NO_HAZARD, 0
        say(s, "The water falls", "DI-MODE-04")
        draw_events(s, self.term("sluice-lord-events"), seat)
        self.read(s, self.dungeon.story[1], seat)
        if s.lord != NOBODY and spot_of(s, s.lord) == place:
            wound(s, s.lord, self.term("sluice-damage"), seat, "DI-MODE-04")

    def round_ended(self, s: Infinity) -> None:
        """Everybody is at the shaft, and it is dry."""
        if self.is_dry() and self.are_all_at(s, self.shaft(s)):
            self.win(s, self.row.goal.id)

    def is_out_of_reach(self, s: Infinity) -> bool:
        """No way leads to the Sluice, or leads everybody to the shaft, any more. [DI-MODE-10]

        Ways are digging, ropes and scrolls. What is still to be found might help, so that is looked
        into first.
        """
        if has_scroll_left(s):
            return False
        reach = [ever_in_reach(s, seat) for seat in heroes(s)]
        is_searched = all(s.contents[place] == NO_TOKEN for places in reach for place in places)
        goal = self.shaft(s) if self.is_dry() else self.sluice(s)
        ways = [goal in places for places in reach]
        return is_searched and not (all(ways) if self.is_dry() else any(ways))

    def tracks(self, s: Infinity) -> list[Track]:
        """The turns spent at the Sluice."""
        most = self.term("sluice-turns")
        return [Track(id="track:sluice", name="Sluice", value=min(self.turns, most), most=most)]

    def progress(self, s: Infinity, seat: int) -> float:
        """The Sluice, then the way to the shaft."""
        if not self.is_dry():
            return 0.2 * self.turns + 0.2 * all_homeward(s, self.sluice(s))
        return 0.6 + 0.4 * all_homeward(s, self.shaft(s))

    def aims(self, s: Infinity, seat: int) -> list[int]:
        """To the Sluice, then to the shaft; before that, to a rope that still lies about."""
        ropes = [place for place in range(len(s.ropes)) if has_rope_at(s, place)]
        if not any(s.ropes) and not held_of_kind(s, seat, ROPE) and ropes:
            return ropes
        return [self.shaft(s) if self.is_dry() else self.sluice(s)]


def has_scroll_left(s: Infinity) -> bool:
    """Whether a Scroll of Passage is still somewhere to be had."""
    for_sale = [*s.stacks[ITEM_DECK].cards(), *shelves(s), *s.orders]
    in_play = [card for card, where in zip(s.thing, s.where) if where != NOWHERE]
    return any(getattr(goods(card), "id", "") == PASSAGE for card in (*for_sale, *in_play))


def ever_in_reach(s: Infinity, seat: int) -> list[int]:
    """The tiles that a hero can stand on sooner or later: by digging, on ropes and over lava.

    Doors are dug free from firm ground only; who crosses a hazard finds its far doors as they are.
    """
    opened = s.dungeon.with_sealed(())
    places = [s.spot[seat]]
    for at in places:
        for beyond in opened.neighbours(at):
            firm = [beyond] if s.hazards[beyond] == NO_HAZARD else s.dungeon.neighbours(beyond)
            places += [p for p in firm if s.hazards[p] == NO_HAZARD and p not in places]
    return places


def has_rope_at(s: Infinity, place: int) -> bool:
    """Whether a rope lies on a tile for anybody to pick up."""
    return any(getattr(goods_of(s, thing), "id", "") == ROPE for thing in lying_at(s, place))


def works_of(s: Infinity) -> DrownedWorks:
    """The dungeon, where it is this one."""
    assert isinstance(s.page, DrownedWorks)
    return s.page


@gate("DI-MODE-04", "the Sluice is not here, or stands open")
def is_at_sluice(s: Infinity, move: Move) -> int:
    """The Sluice is worked where it is, until it is open. [DI-MODE-04]"""
    page = works_of(s)
    return int(page.is_dry() or s.spot[move.seat] != page.sluice(s))


class Draining(HeroAction):
    """A whole turn at the Sluice; the last of them opens it, with a noise. [DI-MODE-04]"""

    def candidates(self, s: Infinity, turn: Turn) -> list[Move]:
        return [DRAIN(turn.who)]

    def do(self, s: Infinity, turn: Turn, move: Move) -> None:
        page = works_of(s)
        turn.pay(s, turn.left(s))
        turn.step = ENEMIES
        page.turns += 1
        tell_of(s, turn.who, "works at the Sluice", "DI-MODE-04")
        if page.is_dry():
            make_noise(s, s.spot[turn.who], page.term("sluice-noise"))
            page.open_sluice(s, turn.who)


DRAINING: Final = Draining(DRAIN, is_at_sluice, is_fresh, is_free)
DrownedWorks.ACTIONS = (DRAINING,)
