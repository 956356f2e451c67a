"""Campaigns in a database: what is replaced is kept, and nobody writes over another."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from tests.kernel.test_campaign import begun
from tests.server.postgres import postgres
from undercroft.campaigns.shelf import BACKUPS, seal_of
from undercroft.kernel.errors import CampaignError
from undercroft.server.storage.campaigns import MOST_PEOPLE, CampaignStore
from undercroft.server.storage.store import Store, sqlite_url

NIGHTS = [begun(nights=n).text() for n in range(3)]


@pytest.fixture(scope="module")
def shared() -> Iterator[str]:
    """A database of a real PostgreSQL."""
    with postgres() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def kept(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[CampaignStore]:
    """A database with a campaign that has just begun."""
    here = sqlite_url(tmp_path / "rooms.db")
    url = here if request.param == "sqlite" else request.getfixturevalue("shared")
    store, ticks = Store(url), count(1_000)
    campaigns = CampaignStore(store.engine, lambda: next(ticks))
    campaigns.put("FRIEND", NIGHTS[0])
    yield campaigns
    campaigns.drop("FRIEND")
    store.close()


def test_what_is_replaced_is_a_backup(kept: CampaignStore) -> None:
    assert kept.replace("FRIEND", seal_of(NIGHTS[0]), NIGHTS[1], "0 of 2")
    assert kept.text("FRIEND") == NIGHTS[1]
    assert [(save.name, save.standing) for save in kept.saves("FRIEND")] == [("", "0 of 2")]
    assert kept.saved("FRIEND", 1) == NIGHTS[0]


def test_who_has_seen_another_state_replaces_nothing(kept: CampaignStore) -> None:
    assert not kept.replace("FRIEND", seal_of(NIGHTS[1]), NIGHTS[2], "")
    assert kept.text("FRIEND") == NIGHTS[0]
    assert kept.saves("FRIEND") == []


def test_ten_backups_are_kept_beside_those_with_names(kept: CampaignStore) -> None:
    kept.keep_save("FRIEND", "at first")
    for n in range(BACKUPS + 4):
        old, new = NIGHTS[n % 2], NIGHTS[(n + 1) % 2]
        assert kept.replace("FRIEND", seal_of(old), new, str(n))
    saves = kept.saves("FRIEND")
    assert [save.standing for save in saves if save.is_automatic] == [
        str(n) for n in range(BACKUPS + 3, 3, -1)
    ]
    assert [save.name for save in saves if not save.is_automatic] == ["at first"]


def test_one_room_plays_the_next_episode(kept: CampaignStore) -> None:
    seal = seal_of(NIGHTS[0])
    assert kept.begin_in("FRIEND", seal, "ROOM01") == "ROOM01"
    assert kept.begin_in("FRIEND", seal, "ROOM02") == "ROOM01"
    kept.leave("FRIEND", "ROOM02")
    assert kept.room("FRIEND") == "ROOM01"
    assert kept.replace("FRIEND", seal, NIGHTS[1], "")
    assert kept.room("FRIEND") == ""
    assert kept.begin_in("FRIEND", seal, "ROOM03") == ""


def test_people_are_counted_and_not_without_end(kept: CampaignStore) -> None:
    assert [kept.join("FRIEND", f"P{n}", f"hash{n}") for n in range(3)] == [0, 1, 2]
    assert kept.people("FRIEND")[1] == ("P1", "hash1")
    for n in range(3, MOST_PEOPLE):
        kept.join("FRIEND", f"P{n}", f"hash{n}")
    with pytest.raises(CampaignError, match="it is full"):
        kept.join("FRIEND", "one more", "hash")


def test_what_is_not_there_is_said(kept: CampaignStore) -> None:
    with pytest.raises(CampaignError, match="no campaign NOBODY"):
        kept.text("NOBODY")
    with pytest.raises(CampaignError, match="no save 3"):
        kept.saved("FRIEND", 3)
    with pytest.raises(CampaignError, match="already"):
        kept.put("FRIEND", NIGHTS[0])
    assert kept.all_keys() == ["FRIEND"]
