"""Campaigns that are kept: backups, named saves, two people at once, damaged files."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from tests.kernel.test_campaign import begun, played
from undercroft.campaigns.chronicle import chronicle
from undercroft.campaigns.folder import FolderShelf
from undercroft.campaigns.shelf import (
    BACKUPS,
    MOST_SAVES,
    Changed,
    carry_on,
    go_back,
    keep_named,
    readable,
    seal_of,
    update,
)
from undercroft.kernel.campaign import Campaign, read_campaign
from undercroft.kernel.errors import CampaignError


@pytest.fixture
def shelf(tmp_path: Path) -> FolderShelf:
    """A shelf with a campaign that has just begun."""
    ticks: Iterator[int] = count(1_000)
    shelf = FolderShelf(tmp_path / "campaigns", lambda: next(ticks))
    shelf.put("friends", begun().text())
    return shelf


def at_hand(shelf: FolderShelf) -> Campaign:
    return read_campaign(shelf.text("friends"))


def play_on(shelf: FolderShelf, seed: int = 0) -> Campaign:
    """The next episode is played and noted."""
    c = at_hand(shelf)
    return carry_on(shelf, "friends", played(c.open(c.coming[0].id, seed)))


def test_what_was_played_is_noted_and_what_was_before_is_a_backup(shelf: FolderShelf) -> None:
    before = shelf.text("friends")
    after = play_on(shelf)
    assert at_hand(shelf) == after
    assert [(save.name, save.standing, save.at) for save in shelf.saves("friends")] == [
        ("", "0 of 2 nights are over", 1_000)
    ]
    assert shelf.saved("friends", 1) == before


def test_ten_backups_are_kept_and_every_save_with_a_name(shelf: FolderShelf) -> None:
    keep_named(shelf, "friends", "the  beginning")
    for _ in range(BACKUPS + 3):
        play_on(shelf)
        go_back(shelf, "friends", 1)
    saves = shelf.saves("friends")
    assert len([save for save in saves if save.is_automatic]) == BACKUPS
    assert [save.name for save in saves if not save.is_automatic] == ["the beginning"]
    assert [save.at for save in saves] == sorted((save.at for save in saves), reverse=True)


def test_two_at_once_nothing_is_overwritten_and_the_second_is_shown_both(
    shelf: FolderShelf,
) -> None:
    mine, theirs = at_hand(shelf), at_hand(shelf)
    before = at_hand(shelf)
    theirs.close(played(theirs.open("first-night", 1)))
    update(shelf, "friends", before, theirs)
    mine.close(played(mine.open("first-night", 2)))
    with pytest.raises(Changed, match=r"You saw: 0 of 2.*It is now: 1 of 2") as error:
        update(shelf, "friends", before, mine)
    assert error.value.there == theirs
    assert at_hand(shelf) == theirs


def test_one_goes_back_and_can_come_back_again(shelf: FolderShelf) -> None:
    later = play_on(shelf)
    keep_named(shelf, "friends", "before the second night")
    play_on(shelf)
    number = next(save.number for save in shelf.saves("friends") if save.name)
    assert go_back(shelf, "friends", number) == later
    newest = shelf.saves("friends")[0]
    assert read_campaign(shelf.saved("friends", newest.number)).is_over


@pytest.mark.parametrize("name", ["", "  ", "a" * 61, "a\x07b"])
def test_a_name_that_cannot_be_shown_is_refused(shelf: FolderShelf, name: str) -> None:
    with pytest.raises(CampaignError, match="1 to 60 letters"):
        keep_named(shelf, "friends", name)


def test_a_name_is_used_once_and_not_without_end(shelf: FolderShelf) -> None:
    for number in range(MOST_SAVES):
        keep_named(shelf, "friends", f"save {number}")
    with pytest.raises(CampaignError, match=f"{MOST_SAVES} saves are kept"):
        keep_named(shelf, "friends", "one more")
    shelf.drop("friends")
    shelf.put("friends", begun().text())
    keep_named(shelf, "friends", "here")
    with pytest.raises(CampaignError, match='a save called "here" already'):
        keep_named(shelf, "friends", "here")


def test_a_campaign_or_save_that_is_not_there_is_named(shelf: FolderShelf) -> None:
    with pytest.raises(CampaignError, match='no campaign "foes"; known are: friends'):
        shelf.text("foes")
    with pytest.raises(CampaignError, match="no save 7 of friends"):
        shelf.saved("friends", 7)
    with pytest.raises(CampaignError, match="not the key of a campaign"):
        shelf.text("../friends")
    with pytest.raises(CampaignError, match='"friends" already'):
        shelf.put("friends", begun().text())


def test_a_half_written_campaign_is_refused_and_its_backups_are_there(shelf: FolderShelf) -> None:
    play_on(shelf)
    file = shelf.folder / "friends" / "campaign.toml"
    text = file.read_text("utf-8")
    file.write_text(text[: len(text) // 2], "utf-8")
    assert readable(shelf.text("friends")) == (
        "the campaign is not whole: it was cut, or changed after it was saved"
    )
    assert read_campaign(shelf.saved("friends", 1)) == begun()


def test_a_replaced_campaign_is_known_by_its_seal(shelf: FolderShelf) -> None:
    text = shelf.text("friends")
    assert not shelf.replace("friends", "other", begun(1).text(), "")
    assert shelf.text("friends") == text
    assert shelf.replace("friends", seal_of(text), begun(1).text(), "")
    assert shelf.text("friends") == begun(1).text()


def test_keys_are_made_of_names(shelf: FolderShelf) -> None:
    assert shelf.free_key("Old Friends, again!") == "old-friends-again"
    assert shelf.free_key("Friends") == "friends-2"
    assert shelf.free_key("数") == "campaign"


def test_a_chronicle_tells_of_the_road_and_of_those_who_went_it() -> None:
    page = chronicle(begun(nights=1))
    assert page.startswith("# Two nights\n\nToy: Two nights. 1 of 2 nights are over\n")
    assert "### ✔ First night" in page
    assert "### ▶ Second night" in page
    assert "- Gold: " in page
