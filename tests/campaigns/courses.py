"""Campaigns that bots play from their founding to their end, looked at after every episode."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Protocol

import undercroft as uc
from tests.campaigns.alliance_checks import AllianceChecks
from tests.campaigns.caverns_checks import CavernsChecks
from undercroft.campaigns.by_bots import MOST_EPISODES, Pick, episode_by_bots, first
from undercroft.kernel.campaign import Campaign, read_campaign
from undercroft.kernel.episodes import Episode
from undercroft.kernel.errors import CampaignError
from undercroft.kernel.options import Value
from undercroft.kernel.playout import Dice
from undercroft.kernel.table import Table

MOST_SEATS = 4


class Checks(Protocol):
    """What looks at a campaign after every episode."""

    def check(self, episode: Episode, table: Table, campaign: Campaign) -> None:
        """Fail if something does not hold."""


OF_GAME: dict[str, Callable[[], Checks]] = {
    "alliance": AllianceChecks,
    "caverns": CavernsChecks,
}
"""What else must hold of the campaigns of a game."""

Gather = Callable[[Campaign], None]
"""Who takes part is settled here, before every episode."""


@dataclass(frozen=True, slots=True)
class Course:
    """One way for a campaign to go."""

    game: str
    kind: str
    seats: int
    options: tuple[tuple[str, Value], ...] = ()
    bot: str = "greedy"
    seed: int = 1
    pick: Pick = first

    def __str__(self) -> str:
        chosen = "".join(f"-{name}={value}" for name, value in self.options)
        tried = "" if self.pick is first else f"-{self.pick.__name__}"
        return f"{self.game}-{self.kind}-{self.seats}{chosen}-{self.bot}{tried}-{self.seed}"

    @property
    def can_be_founded(self) -> bool:
        """Whether its options and seats fit each other."""
        try:
            Campaign.found(self.game, self.kind, self.seats, dict(self.options))
        except CampaignError:
            return False
        return True

    def play(self, gather: Gather = lambda _campaign: None) -> Campaign:
        """The campaign, once it is over and all has held."""
        campaign = Campaign.found(self.game, self.kind, self.seats, dict(self.options))
        checks = [make() for id_, make in OF_GAME.items() if id_ == self.game]
        for number in range(MOST_EPISODES):
            gather(campaign)
            episode = self.pick(campaign.coming)
            table = self.play_on(campaign, episode, number)
            for one in checks:
                one.check(episode, table, campaign)
            if campaign.is_over:
                break
        assert campaign.is_over
        assert campaign.scene().ending
        replays(campaign)
        return campaign

    def play_on(self, campaign: Campaign, episode: Episode, number: int) -> Table:
        """An episode by bots, noted in the campaign, which can be written and read then."""
        table = episode_by_bots(campaign, episode, self.bot, self.seed * 100 + number)
        campaign.close(table)
        assert read_campaign(campaign.text()) == campaign
        assert uc.replay(campaign.chapters[-1].record).digest() == table.digest()
        return table


def replays(campaign: Campaign) -> None:
    """Every chapter's record leads to its end, and all of them to where the campaign stands."""
    again = Campaign(
        campaign.game,
        campaign.kind,
        campaign.seats,
        campaign.options,
        campaign.founded,
        campaign.founded,
    )
    for chapter in campaign.chapters:
        table = uc.replay(chapter.record)
        assert table.over is not None
        assert table.setup.brought is not None
        # Between two episodes somebody may have stayed away, or joined.
        again.progress = table.setup.brought.progress
        again.close(table)
        assert again.chapters[-1] == chapter
    assert again.progress == campaign.progress


class Gathering:
    """Some members stay away, and guests join, as dice say."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)

    def __call__(self, campaign: Campaign) -> None:
        if campaign.guests_welcome < 0:
            return
        members = list(range(len(campaign.scene().members)))
        there = [member for member in members if self.dice.below(3)][:MOST_SEATS] or members[:1]
        for guests in range(self.dice.below(min(2, MOST_SEATS - len(there)) + 1), -1, -1):
            # The heroes that are left may be too few for so many.
            with suppress(CampaignError):
                campaign.attend(there, guests)
                return
