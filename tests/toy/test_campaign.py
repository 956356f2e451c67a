"""The toy's campaign: gold of one night is hearts in the next."""

from __future__ import annotations

from tests.kernel.test_campaign import begun
from tests.toy.campaign.episodes import Nights
from undercroft.kernel.campaign import Campaign
from undercroft.kernel.table import Table


def state_of(table: Table) -> list[int]:
    assert hasattr(table.state, "hearts")
    hearts: list[int] = table.state.hearts
    return hearts


def test_toy_camp_01_gold_of_one_night_buys_hearts_for_the_next() -> None:
    campaign = begun().open("first-night")
    assert state_of(campaign) == [2, 2]
    rich = Campaign.found("toy", "two-nights", 3)
    rich.progress = Nights((0, 1, 2), 3, 1)
    assert state_of(rich.open("second-night")) == [2, 2, 3]
