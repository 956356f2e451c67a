"""The Hall of Listening: silence its bells and go home, or break the Choirmother."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from undercroft.crawl.decision import always
from undercroft.crawl.log import say, tell_of, tell_roll
from undercroft.crawl.modifiers import Modifier
from undercroft.games.infinity.combat.numbers import enemy_health, full_health
from undercroft.games.infinity.content.stat_ids import SOURCES
from undercroft.games.infinity.effects.vocabulary.terms import Stat
from undercroft.games.infinity.map.entering import make_noise, sneak_number
from undercroft.games.infinity.map.figures import heroes_at
from undercroft.games.infinity.notation import NOTATION
from undercroft.games.infinity.phases.experience import gain_xp
from undercroft.games.infinity.phases.hero_turn import (
    HeroAction,
    Turn,
    is_free,
    needs_points,
)
from undercroft.games.infinity.phases.lord_events import draw_events
from undercroft.games.infinity.phases.lord_figure import place_lord
from undercroft.games.infinity.scenarios.page import Labels, Lying
from undercroft.games.infinity.scenarios.preset import (
    HOME,
    UNLOCKING,
    Epilogue,
    Preset,
    place_of,
)
from undercroft.games.infinity.scenarios.standing import all_homeward
from undercroft.games.infinity.state import NO_METER, NOBODY, Infinity
from undercroft.kernel.chance import D20, Roll
from undercroft.kernel.checks import gate
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, field
from undercroft.kernel.moves import Move
from undercroft.kernel.scene import Track

SILENCE: Final = NOTATION.verb("silence")
CHOIRMOTHER: Final = "choirmother"


class Silence(Frame[Infinity]):
    """A hero holds a bell still; who fails rings it. [DI-MODE-04]"""

    NAME = "silence"
    who: int = field(INT)

    def advance(self, s: Infinity) -> bool:
        s.push(Roll(D20, "silence"))
        return False

    def on_answer(self, s: Infinity, value: int) -> None:
        s.pop()
        page, here = hall_of(s), s.spot[self.who]
        needed = sneak_number(s, self.who) + len(heroes_at(s, here))
        tell_roll(s, self.who, value, needed, "DI-MODE-04", at_most=True)
        if value <= needed:
            page.fall_silent(s, self.who, here)
        else:
            make_noise(s, here, page.term("bell-noise"))
            draw_events(s, page.term("bell-lord-events"), self.who)


class HallOfListening(Preset):
    """The Choirmother is defeated, or all bells are silent and the heroes are home.

    `silent` are the tiles whose bells are silent, as bits.
    """

    ID = "hall-of-listening"
    TERMS = (
        *("key-cost", "opens-at", "bell-cost", "bell-xp", "bell-noise", "bell-lord-events"),
        *("bells", "bell-defense"),
    )
    FRAMES: ClassVar[tuple[type[Frame[Any]], ...]] = (Epilogue, Silence)
    LABELS: ClassVar[Labels] = {**Preset.LABELS, SILENCE: always("silence the bell")}
    AT_TOKENS = (SILENCE,)
    silent: int = field(INT)
    has_turned: int = field(INT)

    def set_up(self, s: Infinity) -> None:
        """The lord stands there, and listens already unless the Warden was spared."""
        super().set_up(s)
        if not s.options.warden_spared:
            s.meter = NO_METER

    def post(self, s: Infinity, enemy: str, place: int) -> None:
        """Nobody has to find the Choirmother; in a casual game there is none. [DI-MODE-03]"""
        if not s.options.casual:
            place_lord(s, place)

    def bells(self, s: Infinity) -> list[int]:
        """The tiles with bells that still ring."""
        places = [place_of(s, token.tile or "") for token in self.row.tokens]
        return [place for place in places if not self.silent >> place & 1]

    def fall_silent(self, s: Infinity, seat: int, place: int) -> None:
        """A bell is silent, and its mistress is weaker for it. [DI-MODE-04]"""
        self.silent |= 1 << place
        tell_of(s, seat, "silences the bell", "DI-MODE-04")
        gain_xp(s, seat, self.term("bell-xp"), "DI-LEVEL-04")
        if s.lord != NOBODY:
            source = SOURCES.ids[CHOIRMOTHER]
            less = Modifier(Stat.DEFENSE, self.term("bell-defense"), source, s.lord)
            s.modifiers = (*s.modifiers, less)
        if self.silent.bit_count() == self.term("opens-at"):
            self.turn_tide(s, seat)
            for door in self.barred:
                self.open_door(s, door)

    def turn_tide(self, s: Infinity, seat: int) -> None:
        """The middle of the story is read, once. [DI-MODE-04]"""
        if not self.has_turned:
            self.has_turned = 1
            self.read(s, self.dungeon.story[1], seat)

    def wounded(self, s: Infinity, figure: int) -> None:
        """The Choirmother at half her Health turns the tide too."""
        if figure == s.lord and 2 * enemy_health(s, figure) <= full_health(s, figure):
            self.turn_tide(s, HOME)

    def defeated(self, s: Infinity, figure: int, by: int) -> None:
        """The Choirmother has fallen."""
        if figure == s.lord:
            say(s, "The listeners wake", "DI-MODE-04")
            self.win(s, self.row.goal.id)

    def round_ended(self, s: Infinity) -> None:
        """All bells are silent, and everybody is home."""
        if self.silent.bit_count() >= self.term("bells") and self.are_all_at(s, HOME):
            self.win(s, self.row.endings[0].id)

    def lying(self, s: Infinity) -> list[Lying]:
        """The bells that still ring."""
        return [token for token in super().lying(s) if not self.silent >> token.place & 1]

    def tracks(self, s: Infinity) -> list[Track]:
        """The bells that are silent."""
        most, silent = self.term("bells"), self.silent.bit_count()
        return [Track(id="track:bells", name="Bells silent", value=silent, most=most)]

    def progress(self, s: Infinity, seat: int) -> float:
        """Bells silent, or the Choirmother hurt; then the way home."""
        silent = self.silent.bit_count()
        if silent >= self.term("bells"):
            return 0.6 + 0.4 * all_homeward(s, HOME)
        hurt = 0.0
        if s.lord != NOBODY:
            hurt = 1.0 - enemy_health(s, s.lord) / full_health(s, s.lord)
        return max(0.2 * silent, 0.9 * hurt)

    def aims(self, s: Infinity, seat: int) -> list[int]:
        """To a bell that rings, then home."""
        return self.bells(s) or [HOME]


def hall_of(s: Infinity) -> HallOfListening:
    """The dungeon, where it is this one."""
    assert isinstance(s.page, HallOfListening)
    return s.page


@gate("DI-MODE-04", "no bell rings here")
def is_at_bell(s: Infinity, move: Move) -> int:
    """A bell is silenced where it hangs, once. [DI-MODE-04]"""
    return int(s.spot[move.seat] not in hall_of(s).bells(s))


@gate("DI-AP-01", needs_points)
def can_pay_to_silence(s: Infinity, move: Move) -> int:
    """Silencing a bell has a price. [DI-AP-01]"""
    return max(0, hall_of(s).term("bell-cost") - s.left[move.seat])


class Silencing(HeroAction):
    """A bell is held still, by a roll like that of a sneak. [DI-MODE-04]"""

    def candidates(self, s: Infinity, turn: Turn) -> list[Move]:
        return [SILENCE(turn.who)]

    def do(self, s: Infinity, turn: Turn, move: Move) -> None:
        turn.pay(s, hall_of(s).term("bell-cost"))
        s.push(Silence(turn.who))


SILENCING: Final = Silencing(SILENCE, is_at_bell, is_free, can_pay_to_silence)
HallOfListening.ACTIONS = (UNLOCKING, SILENCING)
