"""Perft of pinned positions, confirmed by a counter that shares nothing with it."""

from __future__ import annotations

from collections.abc import Collection
from itertools import chain

import pytest

from tests.perft.brute import Brute
from tests.perft.goldens import Golden, goldens
from tests.perft.positions import POSITIONS
from tests.records.renewing import skip_if_stale
from tests.toy.phases.hero_turn import Turn
from undercroft.kernel.perft import perft
from undercroft.kernel.position import load_position

GOLDENS = {game: goldens(game) for game in POSITIONS}
WIDE = {"monster-turn", "attacked", "landing"}
"""Trying all that can be written takes longest here; the other positions show what it would."""


def rows(left_to_the_long_runs: Collection[str] = ()) -> pytest.MarkDecorator:
    """Each pinned position, some of them in the long runs only."""
    marks = dict.fromkeys(left_to_the_long_runs, pytest.mark.long)
    params = [
        pytest.param(golden, id=f"{golden.game}-{golden.name}", marks=marks.get(golden.name, ()))
        for golden in chain.from_iterable(GOLDENS.values())
    ]
    return pytest.mark.parametrize("golden", params)


each = rows()


def counted(golden: Golden, depth: int) -> str:
    """The perft of a pinned position."""
    return perft(load_position(golden.position, chance="ask").state, depth).line()


@pytest.mark.parametrize("game", POSITIONS)
def test_five_positions_are_pinned(game: str) -> None:
    assert [golden.name for golden in GOLDENS[game]] == list(POSITIONS[game])
    assert len(GOLDENS[game]) == 5


@each
def test_the_position_is_the_one_play_leads_to(golden: Golden) -> None:
    skip_if_stale(golden.game)
    assert POSITIONS[golden.game][golden.name]().position() == golden.position


@each
def test_perft_is_the_golden(golden: Golden) -> None:
    skip_if_stale(golden.game)
    assert counted(golden, golden.depth) == golden.line


@rows(WIDE)
def test_brute_force_confirms_it(golden: Golden) -> None:
    skip_if_stale(golden.game)
    assert Brute(golden.position).count(golden.depth).text() == golden.line


def test_a_missing_move_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = Turn.legal
    monkeypatch.setattr(Turn, "legal", lambda self, s: plain(self, s)[1:])
    golden = GOLDENS["toy"][0]
    assert counted(golden, golden.depth) != golden.line
