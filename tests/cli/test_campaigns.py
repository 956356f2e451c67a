"""Campaigns on the command line."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.running import refused, run
from undercroft.campaigns.by_bots import episode_by_bots
from undercroft.kernel.campaign import Campaign, read_campaign

ANSWERS = "1\n" * 300


@pytest.fixture
def here(tmp_path: Path) -> tuple[str, str]:
    """Where campaigns are kept, as words of a command."""
    return "--folder", str(tmp_path / "campaigns")


def said(*words: object, answers: str = "") -> str:
    result = run("campaign", *words, answers=answers)
    assert result.exit_code == 0, result.output
    return str(result.stdout)


def play(here: tuple[str, str], *words: object, answers: str = ANSWERS) -> str:
    return said("play", "two-nights", "--plain", "--bot", "random", *words, *here, answers=answers)


def test_a_campaign_is_played_to_its_end(here: tuple[str, str], tmp_path: Path) -> None:
    begun = said("new", "toy", "--option", "rounds=1", *here)
    assert "Play on with: undercroft campaign play two-nights" in begun
    assert "1 of 2 nights are over" in play(here)
    assert play(here).endswith("Both nights are over\n")
    over = refused("campaign", "play", "two-nights", *here)
    assert over == "Error: Two nights is over: Both nights are over\n"
    assert "✔ Second night" in said("show", "two-nights", *here)
    assert "Both nights are over" in said("list", *here)
    record = tmp_path / "night.record"
    assert "First night" in said("record", "two-nights", 1, record, *here)
    assert run("replay", record).exit_code == 0


def test_an_episode_goes_on_where_it_was_left(here: tuple[str, str]) -> None:
    said("new", "toy", "--option", "rounds=2", *here)
    assert "The episode goes on with" in play(here, answers="1\n")
    assert "1 of 2 nights are over" in play(here)


def test_an_episode_is_begun_anew_and_what_was_played_is_put_aside(
    here: tuple[str, str], tmp_path: Path
) -> None:
    said("new", "toy", "--option", "rounds=2", *here)
    assert "The episode goes on" in play(here, answers="1\nquit\n")
    record = tmp_path / "campaigns" / "two-nights" / "episode.record"
    # So it is when the game has other numbers by now: it cannot be gone on with.
    record.write_text(record.read_text("utf-8").replace('content = "', 'content = "0'), "utf-8")
    assert "content" in refused("campaign", "play", "two-nights", "--plain", *here)
    assert "1 of 2 nights are over" in play(here, "--anew")
    assert record.with_suffix(".left").exists()
    assert not record.exists()


def test_who_goes_on_is_settled_though_an_episode_was_begun(here: tuple[str, str]) -> None:
    options = ("--option", "line=random", "--option", "length=2")
    said("new", "alliance", "--seats", 2, "--name", "Rope", *options, *here)
    ours = ("--plain", "--bot", "p1=greedy", *here)
    for _ in range(2):
        said("play", "rope", "--bot", "p2=greedy", *ours)
    left = said("play", "rope", "--plain", *here, answers="quit\n")
    assert "The episode goes on" in left
    assert "has won the campaign" in said("play", "rope", "--present", "1", *ours)


def test_guests_join_those_who_were_there_before(here: tuple[str, str], tmp_path: Path) -> None:
    line = Campaign.found("alliance", "line", 2, {"line": "random", "length": 3}, "Rope")
    for seed in range(2):
        line.close(episode_by_bots(line, line.coming[0], "greedy", seed))
    line.attend((1,))
    file = tmp_path / "rope.campaign"
    file.write_text(line.text(), "utf-8")
    said("import", file, *here)
    said("play", "rope", "--guests", 1, "--plain", *here, answers="quit\n")
    folder = tmp_path / "campaigns"
    there = read_campaign((folder / "rope" / "campaign.toml").read_text("utf-8"))
    assert [member.away for member in there.scene().members] == [True, False, False]


def test_one_goes_back_to_a_save(here: tuple[str, str]) -> None:
    said("new", "toy", "--option", "rounds=1", *here)
    said("save", "two-nights", "at first", *here)
    play(here)
    assert "at first" in said("saves", "two-nights", *here)
    assert "first-night: First night" in said("back", "two-nights", 1, *here)


def test_export_delete_import(here: tuple[str, str], tmp_path: Path) -> None:
    said("new", "toy", "--name", "Old friends", *here)
    file = tmp_path / "friends.campaign"
    said("export", "old-friends", file, *here)
    assert "Nothing is deleted" in said("delete", "old-friends", *here, answers="n\n")
    said("delete", "old-friends", "--yes", *here)
    assert "Old friends is here as old-friends" in said("import", file, *here)
    assert "exists already" in refused("campaign", "export", "old-friends", file, *here)
    file.write_text(file.read_text("utf-8")[:-20], "utf-8")
    assert "not whole" in refused("campaign", "import", file, *here)


def test_what_cannot_be_is_said(here: tuple[str, str]) -> None:
    assert 'no campaign "three"' in refused("campaign", "new", "toy", "three", *here)
    assert "not for 9 seats" in refused("campaign", "new", "toy", "--seats", 9, *here)
    assert 'no campaign "none"' in refused("campaign", "play", "none", *here)
    said("new", "toy", *here)
    assert "cannot be played now" in refused(
        "campaign", "play", "two-nights", "--episode", "second-night", *here
    )
    assert "all go on together" in refused("campaign", "play", "two-nights", "--guests", 1, *here)
    assert "write their numbers" in refused(
        "campaign", "play", "two-nights", "--present", "me", *here
    )
    assert "has 0 episodes" in refused("campaign", "record", "two-nights", 1, "x.record", *here)
