"""What must hold of every campaign of every game: it ends, and can be kept at any moment."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

import pytest

import undercroft as uc
from tests.conformance.cells import ALL
from tests.conformance.walks import LIMIT
from tests.toy.game import TOY
from undercroft import GAMES
from undercroft.kernel.campaign import Campaign, read_campaign
from undercroft.kernel.campaign_scene import CampaignScene
from undercroft.kernel.options import Value
from undercroft.kernel.play import legal
from undercroft.kernel.playout import Dice
from undercroft.kernel.registry import game
from undercroft.kernel.table import Table

MOST_EPISODES = 40


@dataclass(frozen=True, slots=True)
class Way:
    """One way to begin a campaign."""

    game: str
    kind: str
    seats: int
    options: tuple[tuple[str, Value], ...] = ()

    def __str__(self) -> str:
        chosen = "".join(f"-{name}={value}" for name, value in self.options)
        return f"{self.game}-{self.kind}-{self.seats}{chosen}"

    def found(self) -> Campaign:
        """A new campaign."""
        return Campaign.found(self.game, self.kind, self.seats, dict(self.options))


def ways() -> list[Way]:
    """The fewest seats of each kind; with UNDERCROFT_ALL=1 every number and every option."""
    found = []
    for id_ in (*GAMES, TOY.id):
        for kind in game(id_).campaigns:
            counts = kind.seats if ALL else kind.seats[:1]
            found += [Way(id_, kind.id, count) for count in counts]
            if ALL:
                found += [
                    Way(id_, kind.id, kind.seats[-1], ((option.name, value),))
                    for option in kind.options
                    for value in option.choices
                    if value != option.default
                ]
    return found


def at_random(table: Table, dice: Dice) -> Table:
    """The table, played to its end at random."""
    for _ in range(LIMIT):
        if table.over is not None:
            return table
        moves = legal(table.state)
        table.play(moves[dice.below(len(moves))])
    raise AssertionError("an episode does not end")


def check_scene(scene: CampaignScene) -> None:
    """Everything has a name, and an id of its own."""
    ids = [*(member.id for member in scene.members), *(stop.id for stop in scene.road)]
    assert max(Counter(ids).values(), default=1) == 1
    assert scene.name
    assert scene.standing
    assert all(part.name for part in scene.members)
    assert all(stop.title for stop in scene.road)


@pytest.mark.parametrize("way", ways(), ids=str)
def test_a_campaign_is_played_from_its_founding_to_its_end(way: Way) -> None:
    campaign, dice = way.found(), Dice(7)
    for number in range(MOST_EPISODES):
        check_scene(campaign.scene())
        coming = campaign.coming
        if not coming:
            break
        table = at_random(campaign.open(coming[-1].id, seed=number), dice)
        check_record(table)
        campaign.close(table)
        assert read_campaign(campaign.text()) == campaign
    assert campaign.is_over
    assert campaign.scene().ending


def check_record(table: Table) -> None:
    """An episode replays with what it brought along, for those who may see all and for others."""
    again = uc.replay(table.record())
    assert again.digest() == table.digest()
    assert again.setup.brought == table.setup.brought
    assert uc.replay(table.record(0)).setup.brought == table.setup.brought


@pytest.mark.parametrize("way", ways(), ids=str)
def test_any_episode_that_comes_next_can_be_played(way: Way) -> None:
    campaign = way.found()
    for episode in campaign.coming:
        table = campaign.open(episode.id)
        assert table.setup.seats == episode.seats
        assert all(episode.member_at(seat) >= 0 for seat in range(episode.seats))
        assert uc.load_position(table.position()).digest() == table.digest()
