"""What is done to tiles, doors and decks, and what the lord hears of it."""

from __future__ import annotations

from dataclasses import dataclass

from undercroft.crawl.effects import Amount, Duration, Effect, Targets
from undercroft.crawl.effects.durations import ALWAYS
from undercroft.games.infinity.content.scenario_schema import Hazard
from undercroft.games.infinity.effects.vocabulary.terms import Stack


@dataclass(frozen=True, slots=True)
class Reveal(Effect):
    """One unexplored tile so far away at most is laid, from outside (IC-19, IC-63, DI-MIST-16)."""

    tiles: Amount


@dataclass(frozen=True, slots=True)
class Look(Effect):
    """The next cards of a stack are seen; each goes back on top or to the bottom if `sort`."""

    n: Amount
    stack: Stack
    sort: bool = True


@dataclass(frozen=True, slots=True)
class Unlock(Effect):
    """A chest of the tile is opened as with a key (DI-RISK-03)."""


@dataclass(frozen=True, slots=True)
class OpenDoor(Effect):
    """A wall of the tile becomes a door; it happened when one could (IC-38)."""


@dataclass(frozen=True, slots=True)
class Seal(Effect):
    """Doors are shut, until dug free if nothing else is said (DI-HAZ-17, IC-18)."""

    on: Targets
    lasting: Duration = ALWAYS


@dataclass(frozen=True, slots=True)
class LayHazard(Effect):
    """The tile becomes a hazard (DI-HAZ-06, DI-HAZ-10)."""

    hazard: Hazard


@dataclass(frozen=True, slots=True)
class Noise(Effect):
    """A noise in the tile for this round (DI-NOISE-03)."""

    n: int


@dataclass(frozen=True, slots=True)
class DrawLordEvents(Effect):
    """Lord events are drawn at once, or the meter falls as much (DI-ABIL-07, DI-THREAT-06)."""

    n: int = 1


@dataclass(frozen=True, slots=True)
class Calm(Effect):
    """The next lord events are not drawn, nor does the meter fall for them (IC-63)."""

    n: int = 1
