"""Boons of the campaign: some are simply true, others are called on once a game. [IC-07]"""

from __future__ import annotations

from typing import Final

from undercroft.crawl.log import tell_of
from undercroft.games.infinity.actions.abilities import note_use
from undercroft.games.infinity.combat.modifiers import enforce
from undercroft.games.infinity.content.stat_ids import LIBRARY, SOURCE_NAMES, SOURCES
from undercroft.games.infinity.effects.feasible import feasible
from undercroft.games.infinity.effects.vocabulary import Use
from undercroft.games.infinity.notation import BOON, CALL_ON
from undercroft.games.infinity.phases.hero_turn import HeroAction, Turn
from undercroft.games.infinity.phases.using import UseCard
from undercroft.games.infinity.state import Infinity
from undercroft.kernel.checks import check
from undercroft.kernel.moves import Move


def give_boon(s: Infinity, seat: int, boon: str) -> None:
    """A hero has a boon from now on; what is steady in it holds at once. [DI-MODE-04]"""
    s.boons[seat] = (*s.boons[seat], BOON.ids[boon])
    enforce(s, boon, seat)
    tell_of(s, seat, f"has {SOURCE_NAMES[SOURCES.ids[boon]]}", "DI-MODE-04")


def is_called(boon: int) -> bool:
    """Whether a boon is one to be called on, not one that is simply true."""
    return isinstance(LIBRARY.effect(BOON.text(boon)), Use)


@check("DI-MODE-04", "the hero has no such boon to call on")
def has_boon(s: Infinity, move: Move) -> int:
    """A hero calls on its own boons. [DI-MODE-04]"""
    return int(move.args[0] not in s.boons[move.seat] or not is_called(move.args[0]))


@check("IC-07", "it has been used as often as it may be")
def is_left(s: Infinity, move: Move) -> int:
    """A boon is called on once a game. [IC-07]"""
    return int(SOURCES.ids[BOON.text(move.args[0])] in s.used[move.seat])


@check("DI-ABIL-08", "it would do nothing now")
def is_useful(s: Infinity, move: Move) -> int:
    """It is called on for something. [DI-ABIL-08]"""
    if has_boon(s, move):
        return 0
    return int(not feasible(s, move.seat, LIBRARY.root(BOON.text(move.args[0]))))


class CallingOn(HeroAction):
    """A boon works, for nothing. [DI-MODE-04] [IC-07]"""

    TOUCHED = "card"

    def candidates(self, s: Infinity, turn: Turn) -> list[Move]:
        return CALL_ON.each(turn.who, [boon for boon in s.boons[turn.who] if is_called(boon)])

    def do(self, s: Infinity, turn: Turn, move: Move) -> None:
        source = SOURCES.ids[BOON.text(move.args[0])]
        tell_of(s, turn.who, f"calls on {SOURCE_NAMES[source]}", "IC-07")
        note_use(s, turn.who, source)
        s.push(UseCard(turn.who, LIBRARY.root(BOON.text(move.args[0]))))


CALLING_ON: Final = CallingOn(CALL_ON, has_boon, is_left, is_useful)
