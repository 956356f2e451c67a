"""Campaigns that bots play, from their founding to their end."""

from __future__ import annotations

from collections.abc import Callable

from undercroft.arena.players import Seated
from undercroft.kernel.campaign import Campaign
from undercroft.kernel.episodes import Episode
from undercroft.kernel.errors import CampaignError
from undercroft.kernel.table import Table

MOST_EPISODES = 40
MOST_DECISIONS = 20_000
"""So many decisions of an episode are many times more than any takes that gets anywhere."""
Pick = Callable[[tuple[Episode, ...]], Episode]


def first(coming: tuple[Episode, ...]) -> Episode:
    """Of several episodes the one that leads on."""
    return coming[0]


def last(coming: tuple[Episode, ...]) -> Episode:
    """What was lost is tried again, where it may be."""
    return coming[-1]


def played_by_bots(campaign: Campaign, bot: str, seed: int, pick: Pick = first) -> Campaign:
    """The campaign, with every episode that comes played by bots of one kind."""
    for number in range(MOST_EPISODES):
        if campaign.is_over:
            return campaign
        campaign.close(episode_by_bots(campaign, pick(campaign.coming), bot, seed * 100 + number))
    raise CampaignError(f"{campaign.name} does not end")


def episode_by_bots(
    campaign: Campaign, episode: Episode, bot: str, seed: int, most: int = MOST_DECISIONS
) -> Table:
    """An episode that bots have played to its end; one in which they do not get on is an error."""
    table = campaign.open(episode.id, seed)
    Seated(table, [bot] * table.setup.seats).play(most=most)
    if table.over is None:
        where = f"{campaign.name}: {episode.title} ({episode.id}, seed {seed})"
        raise CampaignError(f"{where} has not ended after {most} decisions of {bot}")
    return table
