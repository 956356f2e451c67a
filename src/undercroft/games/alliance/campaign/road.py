"""The road of a campaign: which adventure comes next, and who may go there."""

from __future__ import annotations

from typing import Final

from undercroft.games.alliance.campaign.progress import Band, Chronicle
from undercroft.games.alliance.content.tables import ROAD
from undercroft.games.alliance.notation import HOME, OPEN_ROAD
from undercroft.games.alliance.options import TITAN

TITAN_STOP: Final = next(i for i, stop in enumerate(ROAD) if stop.final == TITAN)
LAST_STEP: Final = ROAD[TITAN_STOP].number
READY: Final = 2
"""How many dungeons an alliance must have finished before it may meet the Titan."""


def is_ready_for_titan(bands: tuple[Band, ...], present: tuple[int, ...]) -> bool:
    """Every alliance of the adventure has finished two dungeons. [DA-TITAN-01] [DA-TITAN-08]"""
    return all(bands[number].finished >= READY for number in present)


def stops_ahead(c: Chronicle) -> tuple[int, ...]:
    """Where those who were at the last adventure can go from its tavern.

    The story has its order; the Titan waits until everybody is ready for it. Without the story
    anybody may be met, the Titan too, and one may go home. [DA-TITAN-01]
    """
    return story_ahead(c) if c.options.line == "story" else random_ahead(c)


def story_ahead(c: Chronicle) -> tuple[int, ...]:
    """The stops of the next step of the story; the way home where there is none."""
    step = c.step + 1
    last = LAST_STEP if has_titan(c) else LAST_STEP - 1
    if step > last:
        return (HOME,)
    if step == LAST_STEP and not is_ready_for_titan(c.bands, c.present):
        return (OPEN_ROAD,)
    return tuple([i for i, stop in enumerate(ROAD) if stop.number == step])


def random_ahead(c: Chronicle) -> tuple[int, ...]:
    """On, to the Titan, or home; home alone once enough adventures lie behind."""
    last = c.adventures[-1] if c.adventures else None
    has_met_titan = last is not None and last.stop == TITAN_STOP
    if has_met_titan or len(c.adventures) >= c.options.length:
        return (HOME,)
    titan = has_titan(c) and is_ready_for_titan(c.bands, c.present)
    return (*((TITAN_STOP,) if titan else ()), OPEN_ROAD, HOME)


def has_titan(c: Chronicle) -> bool:
    """The Titan belongs to Champions, and waits in the deep room."""
    return c.options.champions and c.options.deep


def first_stop(line: str) -> int:
    """Where a campaign begins."""
    return 0 if line == "story" else OPEN_ROAD


def checked_stop(c: Chronicle, present: tuple[int, ...]) -> int:
    """Where these can go: not to the Titan with somebody who is not ready. [DA-TITAN-08]"""
    is_open = c.ahead != TITAN_STOP or is_ready_for_titan(c.bands, present)
    return c.ahead if is_open else OPEN_ROAD
