"""A campaign of Alliance: founded, played adventure by adventure with a tavern after each."""

from __future__ import annotations

from typing import Final

from undercroft.games.alliance.campaign.adventure import (
    adventure_options,
    begin_adventure,
    end_adventure,
)
from undercroft.games.alliance.campaign.attendance import attend
from undercroft.games.alliance.campaign.drawing import drawing, stakes
from undercroft.games.alliance.campaign.progress import (
    ADVENTURE,
    AGAIN,
    OPTIONS,
    TAVERN,
    Band,
    CampaignOptions,
    Chronicle,
)
from undercroft.games.alliance.campaign.road import first_stop
from undercroft.games.alliance.campaign.tavern import begin_tavern, end_tavern
from undercroft.games.alliance.content.tables import ROAD
from undercroft.games.alliance.notation import OPEN_ROAD
from undercroft.games.alliance.state import Alliance
from undercroft.kernel.episodes import CampaignKind, Episode
from undercroft.kernel.options import Options, chosen_in
from undercroft.kernel.state import State


def found(seats: int, options: Options) -> Chronicle:
    """Alliances without heroes, tokens or a past: they draft in the first adventure."""
    chosen: CampaignOptions = chosen_in(CampaignOptions, options)
    return Chronicle(chosen, (Band(),) * seats, tuple(range(seats)), ahead=first_stop(chosen.line))


def episodes(c: Chronicle) -> tuple[Episode, ...]:
    """The next adventure or the tavern after it; one that was lost may be played once more.

    [DA-CAMP-23]
    """
    if c.over:
        return ()
    if c.stage == ADVENTURE:
        return (adventure(c, len(c.adventures) + 1),)
    tavern = Episode(
        id=f"tavern-{len(c.adventures)}",
        title="The tavern",
        text="There is a fire, a table, and people who have heard that places are vacant.",
        stakes="What is earned can be spent: on heroes, and on cards to keep for good.",
        icon="tavern",
        seats=len(c.present),
        options=adventure_options(c),
        members=c.present,
    )
    before = [adventure(lost, len(lost.adventures) + 1, AGAIN) for lost in c.lost]
    return (tavern, *before)


def adventure(c: Chronicle, number: int, suffix: str = "") -> Episode:
    """An adventure as something that can be played next."""
    stop = None if c.ahead == OPEN_ROAD else ROAD[c.ahead]
    title = stop.title if stop else f"Adventure {number}"
    return Episode(
        id=f"{ADVENTURE}-{number}{suffix}",
        title=f"{title} once more" if suffix else title,
        text=stop.text if stop else "Nobody has said what waits there. Somebody always does.",
        stakes=stakes(c),
        icon=stop.final if stop else "entrance",
        seats=len(c.present),
        options=adventure_options(c),
        members=c.present,
    )


def begin(c: Chronicle, episode: Episode, options: Options) -> State:
    """An episode, set up but not begun."""
    if episode.id.startswith(TAVERN):
        return begin_tavern(c, options)
    return begin_adventure(before(c, episode), options)


def before(c: Chronicle, episode: Episode) -> Chronicle:
    """How all stand when an adventure begins: as before it, if it is played once more."""
    return c.lost[0].but(again=True) if episode.id.endswith(AGAIN) else c


def carry_on(c: Chronicle, episode: Episode, s: State) -> Chronicle:
    """What follows from how an episode ended."""
    assert isinstance(s, Alliance)
    if episode.id.startswith(TAVERN):
        return end_tavern(c, s)
    return end_adventure(before(c, episode), s)


CAMPAIGN: Final = CampaignKind(
    id="line",
    name="The line",
    tagline=(
        "The same alliances from dungeon to dungeon: tokens, a tavern between,"
        " and the Titan at the end."
    ),
    seats=(1, 2, 3, 4),
    progress=Chronicle,
    found=found,
    episodes=episodes,
    begin=begin,
    carry_on=carry_on,
    drawing=drawing,
    options=OPTIONS,
    attend=attend,
    minutes=(300, 900),
)
