"""Break the Lord: the party hunts the hunter."""

from __future__ import annotations

from undercroft.games.infinity.combat.numbers import enemy_health, full_health
from undercroft.games.infinity.content.enemies import Rank
from undercroft.games.infinity.map.figures import heroes_at, is_hero, spot_of
from undercroft.games.infinity.notation import EVENT_DECK, FIRST_DISCARD
from undercroft.games.infinity.phases.end_of_round import first_up
from undercroft.games.infinity.phases.hero_turn import active
from undercroft.games.infinity.phases.lord import (
    appear,
    draw_event,
    event_of,
    lay_aside,
    numbered_tile,
)
from undercroft.games.infinity.phases.outcomes import victory
from undercroft.games.infinity.scenarios.page import Play
from undercroft.games.infinity.state import NOBODY, Infinity
from undercroft.kernel.cards import reshuffle
from undercroft.kernel.events import Term
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, field


class CallLord(Frame[Infinity]):
    """Lord events are drawn until one places the lord; only their numbers are read."""

    NAME = "call-lord"
    drawing: int = field(INT, init=False)

    def advance(self, s: Infinity) -> bool:
        if s.lord != NOBODY or s.lord_fallen:
            s.pop()
            reshuffle(s, EVENT_DECK, FIRST_DISCARD + EVENT_DECK)
            return False
        self.drawing = 1
        draw_event(s)
        return False

    def on_answer(self, s: Infinity, value: int) -> None:
        """A card was drawn; what went on when the meter was emptied tells nothing here."""
        if not self.drawing:
            return
        self.drawing = 0
        lay_aside(s, value)
        place = numbered_tile(s, event_of(value).tile)
        if place != NOBODY:
            now = active(s)
            appear(s, place, first_up(s) if now == NOBODY else now)


class BreakTheLord(Play):
    """The Dungeon Lord is defeated. Together heroes strike him more surely."""

    ID = "sc-04"
    TERMS = ("together-hit-chance",)
    FRAMES = (CallLord,)

    def meter_emptied(self, s: Infinity) -> None:
        """The lord comes at once, wherever a number of a laid tile calls him."""
        if any(s.tile(place).number for place in range(len(s.dungeon.tiles))):
            s.push(CallLord())

    def chance_terms(self, s: Infinity, attacker: int, target: int) -> list[Term]:
        """A hero hits the lord more surely while another hero is in his tile."""
        if is_hero(target) or s.foe(target).rank != Rank.LORD:
            return []
        others = [seat for seat in heroes_at(s, spot_of(s, target)) if seat != attacker]
        return [Term("together", self.term("together-hit-chance"))] if others else []

    def aims(self, s: Infinity, seat: int) -> list[int]:
        """To the lord, once the hero has learned something."""
        is_ready = s.level[seat] > 1 and s.lord != NOBODY
        return [spot_of(s, s.lord)] if is_ready else []

    def progress(self, s: Infinity, seat: int) -> float:
        """The lord is awake, and hurt."""
        if s.lord == NOBODY:
            return 0.1
        return 0.2 + 0.8 * (1.0 - enemy_health(s, s.lord) / full_health(s, s.lord))

    def is_out_of_reach(self, s: Infinity) -> bool:
        """In a casual game no lord ever comes. [DI-MODE-10] [DI-MODE-03]"""
        return s.options.casual

    def defeated(self, s: Infinity, figure: int, by: int) -> None:
        """With the lord the game is won."""
        if s.foe(figure).rank == Rank.LORD:
            victory(s, self.row.goal.id)
