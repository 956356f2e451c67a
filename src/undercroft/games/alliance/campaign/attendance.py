"""Who takes part in the next adventure: some alliances stay away, and guests join the others."""

from __future__ import annotations

from undercroft.games.alliance.campaign.adventure import taken_heroes
from undercroft.games.alliance.campaign.progress import ADVENTURE, Band, Chronicle
from undercroft.games.alliance.campaign.road import checked_stop
from undercroft.games.alliance.content.plurals import several
from undercroft.games.alliance.notation import ALLIANCE, MOST_SEATS
from undercroft.games.alliance.phases.setup.layout import hero_pool
from undercroft.kernel.errors import CampaignError


def attend(c: Chronicle, present: tuple[int, ...], guests: int) -> Chronicle:
    """Some alliances stay away and note nothing; guests found new ones without tokens.

    [DA-CAMP-22]
    """
    check_moment(c)
    check_members(c, present)
    if not 0 <= guests <= MOST_SEATS - len(present):
        room = several(MOST_SEATS - len(present), "guest")
        raise CampaignError(f"there is room for {room} beside these alliances, not for {guests}")
    there = gathered(c, present, guests)
    check_heroes(there)
    return there.but(ahead=checked_stop(there, there.present))


def gathered(c: Chronicle, present: tuple[int, ...], guests: int) -> Chronicle:
    """These alliances with their guests; guests who do not come after all are forgotten."""
    stay = [n for n, band in enumerate(c.bands) if n in present or is_lasting(band)]
    bands = (*[c.bands[n] for n in stay], *[Band(guest=True) for _ in range(guests)])
    going = (*map(stay.index, present), *range(len(stay), len(bands)))
    return c.but(bands=bands, present=going)


def is_lasting(band: Band) -> bool:
    """Whether an alliance belongs to the campaign though it is not there: it has played."""
    return band.is_formed or not band.guest


# ---- what cannot be ------------------------------------------------------------------------------


def check_moment(c: Chronicle) -> None:
    """Somebody can join or stay away once the first adventure and its tavern are over."""
    if c.over:
        raise CampaignError("this campaign is over: nobody can join or stay away any more")
    if c.stage != ADVENTURE or not c.adventures:
        raise CampaignError("who takes part is settled between the tavern and an adventure")


def check_members(c: Chronicle, present: tuple[int, ...]) -> None:
    """They are different alliances of the campaign."""
    if not all(0 <= number < len(c.bands) for number in present):
        raise CampaignError("one of these alliances is not in the campaign")
    if len(set(present)) < len(present) or not present:
        raise CampaignError("at least one alliance of the campaign takes part, each once")


def check_heroes(c: Chronicle) -> None:
    """Enough heroes are left for those who have to choose theirs."""
    pool = len(hero_pool(champions=c.options.champions))
    free = pool - len(taken_heroes(c.bands))
    new = sum(not c.bands[number].is_formed for number in c.present)
    if ALLIANCE * new > free:
        free_heroes = f"{several(free, 'hero')} {'is' if free == 1 else 'are'}"
        raise CampaignError(f"{free_heroes} in no alliance; each new one needs {ALLIANCE}")
