"""How alliances form: the snake draft, the variant draft, pairs for a solo game, preset teams."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from undercroft.games.alliance.content.tables import HERO_NAMES, PRESETS
from undercroft.games.alliance.content.tables import HEROES as HERO_CARDS
from undercroft.games.alliance.notation import (
    ALLIANCE,
    FIRST_HERO,
    FIRST_TEAM,
    HEROES,
    NOTATION,
    RECRUIT,
    TEAMS,
)
from undercroft.games.alliance.state import Alliance
from undercroft.kernel.chance import Draw
from undercroft.kernel.events import Said
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, field
from undercroft.kernel.moves import Move
from undercroft.kernel.outcome import Prompt
from undercroft.kernel.rows import replaced
from undercroft.kernel.stacks import BOTTOM, EVERYONE


def recruit(s: Alliance, seat: int, hero: int) -> None:
    """A hero joins an alliance. [DA-SET-05]"""
    figure = next(f for f in s.alliance(seat) if s.kind[f] < 0)
    s.kind = replaced(s.kind, figure, hero)
    s.ready[figure] = 1
    if s.listening:
        words = f"{s.hero(figure).name} joins {NOTATION.seat_name(seat)}"
        s.emit(Said(text=words, rules=("DA-SET-05",)))


def swap(s: Alliance, seat: int, figure: int, hero: int) -> None:
    """A hero takes the place of another, or of one who is dead. [DA-CAMP-06]"""
    if s.listening:
        old = s.hero(figure).name
        words = f"{HERO_CARDS[hero].name} joins {NOTATION.seat_name(seat)} in place of {old}"
        s.emit(Said(text=words, rules=("DA-CAMP-06",)))
    s.dead = tuple([dead for dead in s.dead if dead != figure])
    s.kind = replaced(s.kind, figure, hero)
    s.ready[figure] = 1


def turned_round(order: list[int], passing: int) -> list[int]:
    """Clockwise from the initiative, and every second pass the other way. [DA-SET-04]"""
    return order[::-1] if passing % 2 else order


class HeroDraft(Frame[Alliance]):
    """Seats pick heroes from those laid out, one each a pass, until everyone has four."""

    picked: int = field(INT, init=False)
    rule: ClassVar[str]

    def offer(self, s: Alliance) -> int:
        """How many heroes lie out when a pass begins; those that are missing are dealt."""
        raise NotImplementedError

    def leave(self, s: Alliance) -> None:
        """What becomes of the heroes that nobody has picked in a pass."""
        raise NotImplementedError

    def pickers(self, s: Alliance) -> list[int]:
        """The seats that draft, clockwise from the initiative."""
        return s.clockwise(s.initiative)

    def advance(self, s: Alliance) -> bool:
        passing, place = divmod(self.picked, len(self.pickers(s)))
        if passing == ALLIANCE:
            s.hero_area = ()
            s.pop()
            return False
        if place == 0 and len(s.hero_area) < self.offer(s):
            s.push(Draw(HEROES))
            return False
        return True

    def on_answer(self, s: Alliance, value: int) -> None:
        s.hero_area = tuple(sorted((*s.hero_area, value - FIRST_HERO)))

    def seat(self, s: Alliance) -> int:
        pickers = self.pickers(s)
        passing, place = divmod(self.picked, len(pickers))
        return turned_round(pickers, passing)[place]

    def offered(self, s: Alliance) -> Sequence[int]:
        """The heroes that lie out to be picked."""
        return s.hero_area

    def legal(self, s: Alliance) -> list[Move]:
        return RECRUIT.each(self.seat(s), self.offered(s))

    def apply(self, s: Alliance, move: Move) -> None:
        recruit(s, move.seat, move.args[0])
        s.hero_area = tuple(hero for hero in s.hero_area if hero != move.args[0])
        self.picked += 1
        if self.picked % len(self.pickers(s)) == 0:
            self.leave(s)

    def prompt(self, s: Alliance) -> Prompt:
        return Prompt("Which hero do you recruit?", (self.rule,))


class SnakeDraft(HeroDraft):
    """Four heroes a seat and one more lie out at once; the last one leaves the game."""

    NAME = "snake-draft"
    rule = "DA-SET-03"

    def offer(self, s: Alliance) -> int:
        """All of them before the first pass. [DA-SET-03]"""
        return 0 if self.picked else ALLIANCE * s.seats + 1

    def leave(self, s: Alliance) -> None:
        """They go on lying there."""


class VariantDraft(HeroDraft):
    """Each pass as many as seats and one more; the one left over goes under the deck."""

    NAME = "variant-draft"
    rule = "DA-VAR-01"

    def offer(self, s: Alliance) -> int:
        """One more than there are seats. [DA-VAR-01]"""
        return s.seats + 1

    def leave(self, s: Alliance) -> None:
        """The one left over goes under the hero deck, for all to see. [DA-VAR-02]"""
        put_under_deck(s)


def put_under_deck(s: Alliance) -> None:
    """Heroes whom nobody has picked go under the hero deck."""
    for hero in s.hero_area:
        s.stacks[HEROES] = s.stacks[HEROES].put(BOTTOM, FIRST_HERO + hero, EVERYONE)
    s.hero_area = ()


class PairDraft(HeroDraft):
    """Alone one keeps one of two, four times; the other leaves the game."""

    NAME = "pair-draft"
    rule = "DA-SOLO-01"

    def offer(self, s: Alliance) -> int:
        """How many heroes are offered at once: two, of which one is kept. [DA-SOLO-01]"""
        return 2

    def leave(self, s: Alliance) -> None:
        """The other one leaves the game. [DA-SOLO-01]"""
        s.hero_area = ()


class GuestDraft(PairDraft):
    """Who joins a campaign later keeps one of two heroes four times. [DA-CAMP-22]

    The other one goes under the deck: few heroes are left when others have formed before.
    """

    NAME = "guest-draft"
    who: int = field(INT)

    def pickers(self, s: Alliance) -> list[int]:
        return [self.who]

    def offer(self, s: Alliance) -> int:
        """Two heroes, or the last one. [DA-CAMP-22]"""
        return min(super().offer(s), len(s.hero_area) + s.stacks[HEROES].size)

    def leave(self, s: Alliance) -> None:
        """The other one may be wanted by the next guest. [DA-CAMP-22]"""
        put_under_deck(s)


class PresetDraft(Frame[Alliance]):
    """Every seat is dealt one of the preset teams at random. [DA-BASIC-01]"""

    NAME = "preset-draft"
    dealt: int = field(INT, init=False)

    def advance(self, s: Alliance) -> bool:
        if self.dealt == s.seats:
            s.pop()
        else:
            s.push(Draw(TEAMS))
        return False

    def on_answer(self, s: Alliance, value: int) -> None:
        seat = s.clockwise(s.initiative)[self.dealt]
        self.dealt += 1
        for name in PRESETS[value - FIRST_TEAM]:
            recruit(s, seat, HERO_NAMES.parse(name))


def draft_for(s: Alliance) -> Frame[Alliance]:
    """The draft that an option names; a solo game picks from pairs."""
    if s.options.heroes == "preset":
        return PresetDraft()
    if s.is_alone:
        return PairDraft()
    return VariantDraft() if s.options.heroes == "variant" else SnakeDraft()
