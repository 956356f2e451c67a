"""Campaigns: what is carried from one game to the next, and how it is kept."""

from __future__ import annotations

import pytest

import undercroft as uc
from tests.toy.campaign.episodes import TWO_NIGHTS, Nights
from tests.toy.game import TOY
from undercroft.kernel.campaign import Campaign, read_campaign, sealed
from undercroft.kernel.errors import CampaignError, RecordError, SaveError, SetupError
from undercroft.kernel.registry import register
from undercroft.kernel.table import Table

register(TOY)


def played(table: Table) -> Table:
    """The table, played to its end by who takes the first move that is no rest."""
    while table.over is None:
        table.play(0)
    return table


def begun(nights: int = 0, seats: int = 2) -> Campaign:
    """A campaign after so many nights."""
    campaign = Campaign.found("toy", "two-nights", seats, {"rounds": 1})
    for seed in range(nights):
        campaign.close(played(campaign.open(campaign.coming[0].id, seed)))
    return campaign


def test_what_ends_is_carried_on() -> None:
    campaign = begun()
    table = played(campaign.open("first-night", seed=3))
    campaign.close(table)
    assert campaign.progress == Nights(tuple(table.state.gold), 1, 1)  # type: ignore[attr-defined]
    assert [episode.id for episode in campaign.coming] == ["second-night"]
    assert [chapter.title for chapter in campaign.chapters] == ["First night"]


def test_a_campaign_is_over_when_nothing_comes_next() -> None:
    campaign = begun(nights=2)
    assert campaign.is_over
    assert campaign.scene().ending == "Both nights are over"
    with pytest.raises(SetupError, match="nothing: it is over"):
        campaign.open("first-night")


def test_an_episode_that_does_not_come_next_is_refused() -> None:
    with pytest.raises(SetupError, match=r'"second-night" cannot be played now.*first-night'):
        begun().open("second-night")


def test_a_game_that_is_not_over_carries_nothing_on() -> None:
    campaign = begun()
    with pytest.raises(CampaignError, match="First night is not over yet"):
        campaign.close(campaign.open("first-night"))


def test_a_game_that_is_no_episode_is_refused() -> None:
    with pytest.raises(CampaignError, match="no episode of this campaign"):
        begun().close(played(uc.new("toy", 2, options={"rounds": 1})))


def test_an_episode_is_carried_on_once() -> None:
    campaign = begun()
    table = played(campaign.open("first-night"))
    campaign.close(table)
    with pytest.raises(CampaignError, match="stood elsewhere"):
        campaign.close(table)


def test_an_episode_is_recorded_with_what_it_brought_along() -> None:
    campaign = begun(nights=1)
    table = played(campaign.open("second-night", seed=5))
    again = uc.replay(table.record())
    assert again.setup.brought == table.setup.brought
    assert again.digest() == table.digest()
    campaign.close(again)
    assert campaign.is_over


def test_a_position_of_an_episode_goes_on_as_one() -> None:
    campaign = begun(nights=1)
    table = campaign.open("second-night", seed=5)
    table.play(0)
    campaign.close(played(uc.load_position(table.position())))
    assert campaign.is_over


def test_a_record_with_damaged_luggage_is_refused() -> None:
    text = begun().open("first-night").record()
    with pytest.raises(RecordError, match="brought along does not fit: gold"):
        uc.replay(text.replace("gold = [0, 0]", 'gold = "much"'))
    with pytest.raises(RecordError, match='no campaign "two-days"; known are two-nights'):
        uc.replay(text.replace('"two-nights"', '"two-days"'))


def test_a_campaign_is_read_as_it_was_written() -> None:
    campaign = begun(nights=1)
    campaign.name = "Nächte 🌙\x7f"
    again = read_campaign(campaign.text())
    assert again == campaign
    assert again.text() == campaign.text()


@pytest.mark.parametrize("at", [1, 50, -300, -1])
def test_half_a_campaign_is_refused(at: int) -> None:
    with pytest.raises(CampaignError, match=r"no campaign|not whole"):
        read_campaign(begun(nights=1).text()[:at])


def damaged(old: str, new: str) -> str:
    """A campaign that somebody changed, and sealed again."""
    body = begun(nights=1).text().partition("\n")[2]
    assert old in body
    body = body.replace(old, new)
    return f"# sealed {sealed(body)}\n{body}"


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("format = 1", "format = 2", "has format 2; this reads 1"),
        ('campaign = "two-nights"', 'campaign = "three"', 'no campaign "three"'),
        ('game = "toy"', 'game = "tay"', 'no game "tay"'),
        ('rules = "1"', 'rules = "0"', "needs rules 0 of Toy; these are 1"),
        ("version = 2", "version = 3", "it is of version 3; this reads 1 to 2"),
        ("seats = 2\n", "", 'lacks "seats"'),
        ("over = 1", "over = []", "over: here stands"),
        ("over = 1", "ower = 1", 'there is no field "ower"'),
        ("seats = 2\n", "seats = 2\nhats = 1\n", 'no "hats"'),
        ("rounds = 1\n\n[founded]", "rounds = 9\n\n[founded]", "cannot be 9"),
    ],
)
def test_a_campaign_that_does_not_fit_is_refused(old: str, new: str, words: str) -> None:
    with pytest.raises(CampaignError, match=words):
        read_campaign(damaged(old, new))


def test_progress_of_an_older_version_is_brought_up_to_date() -> None:
    assert Nights.read({"coins": [1, 2], "rounds": 2, "over": 1}, 1) == Nights((1, 2), 2, 1)
    with pytest.raises(SaveError, match="two or three wanderers"):
        Nights.read({"gold": [1]}, 2)


def test_seats_and_options_are_checked_when_it_is_founded() -> None:
    with pytest.raises(CampaignError, match="not for 4 seats; it is for 2, 3"):
        Campaign.found("toy", "two-nights", 4)
    with pytest.raises(SetupError, match='no option "hearts"; known are: rounds'):
        Campaign.found("toy", "two-nights", 2, {"hearts": 1})
    assert Campaign.found("toy", "two-nights").seats == TWO_NIGHTS.seats[0]


def test_a_campaign_without_guests_says_so() -> None:
    with pytest.raises(CampaignError, match="all go on together"):
        begun().attend((0,))
