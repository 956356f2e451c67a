"""The Gaol of Nine Keys: read the ledger in its locked cell, and come back."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from undercroft.crawl.decision import always
from undercroft.crawl.log import tell_of, tell_roll
from undercroft.games.infinity.combat.damage import take_away
from undercroft.games.infinity.combat.formation import close_up
from undercroft.games.infinity.combat.numbers import power_terms, total
from undercroft.games.infinity.combat.rewards import TurnUpRewards
from undercroft.games.infinity.map.entering import make_noise
from undercroft.games.infinity.map.figures import enemies_at, focus_of
from undercroft.games.infinity.notation import FIRST_ENEMY, NOTATION, SIDE
from undercroft.games.infinity.phases.hero_turn import (
    ENEMIES,
    HeroAction,
    Turn,
    is_free,
    is_fresh,
    needs_points,
)
from undercroft.games.infinity.phases.lord_events import draw_events
from undercroft.games.infinity.scenarios.page import Labels
from undercroft.games.infinity.scenarios.preset import (
    HOME,
    UNLOCKING,
    AtShutDoors,
    Epilogue,
    Preset,
    at_side,
    is_shut,
    place_of,
)
from undercroft.games.infinity.scenarios.standing import all_homeward
from undercroft.games.infinity.state import NOBODY, Infinity
from undercroft.kernel.chance import D20, Roll
from undercroft.kernel.checks import gate
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, field
from undercroft.kernel.moves import Move
from undercroft.kernel.scene import Track

FORCE: Final = NOTATION.verb("force", SIDE)
READ: Final = NOTATION.verb("read")
BRIBE: Final = NOTATION.verb("bribe")
WARDEN: Final = "warden-of-nine-keys"


def bribe_label(s: Infinity, _move: Move) -> str:
    """What paying the Warden is called."""
    return f"pay the Warden {gaol_of(s).term('bribe')} coins to let you pass"


class GaolOfNineKeys(Preset):
    """The ledger has been read, and a round ends with all heroes on the Starter Tile."""

    ID = "gaol-of-nine-keys"
    TERMS = (
        *("key-cost", "force-power", "force-noise", "force-lord-events"),
        *("read-cost", "bribe", "bribe-cost"),
    )
    FRAMES: ClassVar[tuple[type[Frame[Any]], ...]] = (Epilogue,)
    LABELS: ClassVar[Labels] = {
        **Preset.LABELS,
        FORCE: at_side("throw your weight against the door to the"),
        READ: always("read the ledger"),
        BRIBE: bribe_label,
    }
    AT_DOORS = (*Preset.AT_DOORS, FORCE)
    AT_TOKENS = (READ,)
    is_read: int = field(INT)
    is_warden_spared: int = field(INT)

    def cell(self, s: Infinity) -> int:
        """Where the ledger lies."""
        return place_of(s, self.row.tokens[0].tile or "")

    def warden(self, s: Infinity, place: int) -> int:
        """The Warden, if he is on a tile, or NOBODY."""
        there = [figure for figure in enemies_at(s, place) if s.foe(figure).id == WARDEN]
        return there[0] if there else NOBODY

    def round_ended(self, s: Infinity) -> None:
        """Everybody is back, and knows what stands in the ledger."""
        if self.is_read and self.are_all_at(s, HOME):
            self.win(s, self.row.goal.id)

    def tracks(self, s: Infinity) -> list[Track]:
        """Whether the ledger has been read."""
        return [Track(id="track:ledger", name="Ledger read", value=self.is_read, most=1)]

    def progress(self, s: Infinity, seat: int) -> float:
        """The ledger read, then the way home."""
        if not self.is_read:
            return 0.3 * all_homeward(s, self.cell(s))
        return 0.5 + 0.5 * all_homeward(s, HOME)

    def errand_value(self, s: Infinity, move: Move) -> float:
        """A door is forced only where no key is at hand; coins spare a fight."""
        return 1.0 if move.verb is FORCE else 4.0

    def aims(self, s: Infinity, seat: int) -> list[int]:
        """To the ledger, then home."""
        return [HOME] if self.is_read else self.on_the_way(s, seat, [self.cell(s)])


def gaol_of(s: Infinity) -> GaolOfNineKeys:
    """The dungeon, where it is this one."""
    assert isinstance(s.page, GaolOfNineKeys)
    return s.page


# ---- forcing a door ------------------------------------------------------------------------------


class Force(Frame[Infinity]):
    """A hero throws its weight against a shut door; the lord hears each try. [DI-HAZ-27]"""

    NAME = "force"
    who: int = field(INT)
    side: int = field(INT)

    def advance(self, s: Infinity) -> bool:
        s.push(Roll(D20, "force"))
        return False

    def on_answer(self, s: Infinity, value: int) -> None:
        s.pop()
        page, here = gaol_of(s), s.spot[self.who]
        needed = page.term("force-power") * total(power_terms(s, self.who))
        tell_roll(s, self.who, value, needed, "DI-HAZ-27", at_most=True)
        if value <= needed:
            page.open_door(s, s.dungeon.door(here, self.side))
        draw_events(s, page.term("force-lord-events"), self.who)


class Forcing(AtShutDoors):
    """A whole turn against a shut door: a roll of at most twice the hero's Power. [DI-HAZ-27]"""

    def do(self, s: Infinity, turn: Turn, move: Move) -> None:
        turn.pay(s, turn.left(s))
        turn.step = ENEMIES
        make_noise(s, s.spot[turn.who], gaol_of(s).term("force-noise"))
        tell_of(s, turn.who, "leans on the door with all might", "DI-HAZ-27")
        s.push(Force(turn.who, move.args[0]))


# ---- the ledger ----------------------------------------------------------------------------------


@gate("DI-MODE-04", "the ledger is not here, or has been read")
def has_ledger(s: Infinity, move: Move) -> int:
    """The ledger is read where it lies, once. [DI-MODE-04]"""
    page = gaol_of(s)
    return int(page.is_read or s.spot[move.seat] != page.cell(s))


@gate("DI-AP-01", needs_points)
def can_pay_to_read(s: Infinity, move: Move) -> int:
    """Reading has a price. [DI-AP-01]"""
    return max(0, gaol_of(s).term("read-cost") - s.left[move.seat])


class Reading(HeroAction):
    """The ledger is read, and everybody knows what stands in it. [DI-MODE-04]"""

    def candidates(self, s: Infinity, turn: Turn) -> list[Move]:
        return [READ(turn.who)]

    def do(self, s: Infinity, turn: Turn, move: Move) -> None:
        page = gaol_of(s)
        turn.pay(s, page.term("read-cost"))
        page.is_read = 1
        tell_of(s, turn.who, "reads the ledger", "DI-MODE-04")
        page.read(s, page.dungeon.story[1], turn.who)


# ---- the Warden ----------------------------------------------------------------------------------


@gate("DI-MODE-04", "the Warden is not here")
def is_at_warden(s: Infinity, move: Move) -> int:
    """The Warden is paid face to face. [DI-MODE-04]"""
    return int(gaol_of(s).warden(s, s.spot[move.seat]) == NOBODY)


@gate("DI-MODE-04", "the Warden has been wounded, and takes no coins any more")
def is_unharmed(s: Infinity, move: Move) -> int:
    """Coins are instead of a fight, not the end of one. [DI-MODE-04]"""
    warden = gaol_of(s).warden(s, s.spot[move.seat])
    return int(warden != NOBODY and s.damage[warden - FIRST_ENEMY] > 0)


@gate("DI-MODE-04", "the hero has too few coins: {0} more are needed")
def can_bribe(s: Infinity, move: Move) -> int:
    """The Warden has a price. [DI-MODE-04]"""
    return max(0, gaol_of(s).term("bribe") - s.coins[move.seat])


@gate("DI-AP-01", needs_points)
def can_pay_to_bribe(s: Infinity, move: Move) -> int:
    """Handing over the coins takes a moment. [DI-AP-01]"""
    return max(0, gaol_of(s).term("bribe-cost") - s.left[move.seat])


class Bribing(HeroAction):
    """The Warden takes his coins and goes; he is spared, not defeated. [DI-MODE-04]"""

    def candidates(self, s: Infinity, turn: Turn) -> list[Move]:
        return [BRIBE(turn.who)]

    def do(self, s: Infinity, turn: Turn, move: Move) -> None:
        page = gaol_of(s)
        turn.pay(s, page.term("bribe-cost"))
        s.coins[turn.who] -= page.term("bribe")
        page.is_warden_spared = 1
        warden = page.warden(s, s.spot[turn.who])
        tell_of(s, warden, "takes the coins and goes", "DI-MODE-04")
        fought = focus_of(s, warden)
        take_away(s, warden)
        s.push(TurnUpRewards())
        if fought != NOBODY:
            close_up(s, fought)


FORCING: Final = Forcing(FORCE, is_fresh, is_free, is_shut)
READING: Final = Reading(READ, has_ledger, is_free, can_pay_to_read)
BRIBING: Final = Bribing(BRIBE, is_at_warden, is_unharmed, can_bribe, can_pay_to_bribe)
GaolOfNineKeys.ACTIONS = (UNLOCKING, FORCING, READING, BRIBING)
GaolOfNineKeys.FRAMES = (Epilogue, Force)
