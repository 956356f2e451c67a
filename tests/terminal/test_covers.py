"""Covers: no screen ever shows the hidden cards of two controllers."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest

import undercroft as uc
from tests.terminal.scripts import Gambler, Script, played, toy
from undercroft.terminal.covers import hides

HAND = re.compile(r"^  (?:hand|stash)-(\d)\s+(.*)$")
BACKS = re.compile(r"\d+ cards? face down")
DRAWN = re.compile(r"^  (?!something unseen)\S+ goes from deck to hand-(\d)")


def secrets(said: list[str], holders: tuple[int, ...]) -> list[tuple[int, int]]:
    """The lines that show a secret, each with the controller whose it is."""
    found = []
    for at, line in enumerate(said):
        hand, drawn = HAND.match(line), DRAWN.match(line)
        if hand and not BACKS.fullmatch(hand[2]):
            found.append((at, holders[int(hand[1]) - 1]))
        if drawn:
            found.append((at, holders[int(drawn[1]) - 1]))
    return found


def running(said: list[str]) -> list[str]:
    """What was said before the game was over; then stashes are public."""
    ends = [at for at, line in enumerate(said) if line.startswith("== The end")]
    return said[: ends[0]] if ends else said


@pytest.mark.parametrize("holders", [(0, 1), (0, 1, 2), (0, 1, 0), (0, 0, 1)])
@pytest.mark.parametrize("seed", range(6))
def test_no_screen_shows_two_hands(tmp_path: Path, holders: tuple[int, ...], seed: int) -> None:
    """Without lanterns nobody rightly knows a card of another's hand."""
    talk = Gambler(seed, avoids="play lantern")
    played(talk, tmp_path / "r", toy(seed, holders, rounds=6))
    shown = secrets(running(talk.said), holders)
    assert {who for _, who in shown} == set(holders)
    for (at, who), (after, other) in pairwise(shown):
        assert who == other or after - at > talk.height


def test_a_cover_names_the_controller_and_its_seats(tmp_path: Path) -> None:
    talk = Script(["", "rest", "rest", "", "rest", "rest"])
    played(talk, tmp_path / "r", toy(3, (0, 1, 1)))
    covers = [line for line in talk.said if line.startswith("Hand")]
    assert covers == [
        "Hand the keyboard to controller 0 (p1), then press Enter. ",
        "Hand the keyboard to controller 1 (p2, p3), then press Enter. ",
    ]


def test_one_can_leave_at_a_cover(tmp_path: Path) -> None:
    talk = Script(["quit"])
    assert played(talk, tmp_path / "r", toy(3, (0, 1)))[0] == 0
    assert "p1> " not in talk.text
    assert (tmp_path / "r").exists()


def test_one_controller_needs_no_cover(tmp_path: Path) -> None:
    talk = Gambler(2)
    played(talk, tmp_path / "r", toy(3, (0, 0, 0)))
    assert "Hand the keyboard" not in talk.text


def test_nothing_is_covered_where_nothing_is_hidden(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("undercroft.terminal.local.hides", lambda *_: False)
    talk = Gambler(2)
    played(talk, tmp_path / "r", toy(3, (0, 1)))
    assert "Hand the keyboard" not in talk.text


def test_hidden_cards_and_secret_events_need_a_cover() -> None:
    table = toy(3, (0, 1))
    assert hides(table, 0, 1)
    assert hides(table, None, 0)
    assert not hides(table, 0, 0)
    empty = bare(table)
    assert not hides(empty, 0, 1)


def bare(table: uc.Table) -> uc.Table:
    """The same game with no card out of its deck."""
    state = table.state
    state.zones = [zone.empty() for zone in state.zones]
    table.start_from(state)
    return table
