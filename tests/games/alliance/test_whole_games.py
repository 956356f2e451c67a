"""Whole random games of Alliance, from set-up to scoring."""

from __future__ import annotations

import random

import pytest

import undercroft as uc
from undercroft.games.alliance.game import ALLIANCE
from undercroft.games.alliance.notation import BURSTS, DECKS, DISCARDS, HANDS
from undercroft.games.alliance.state import Alliance
from undercroft.kernel.table import Table


def played(seats: int, seed: int, **options: object) -> Table:
    """A random game to its end."""
    uc.register(ALLIANCE)
    t = uc.new("alliance", seats=seats, seed=seed, options=options)  # type: ignore[arg-type]
    rng = random.Random(seed)
    while t.over is None:
        t.play(rng.choice(t.legal()))
    return t


def owned(s: Alliance, seat: int) -> int:
    """The cards of a seat wherever they lie, artifacts apart."""
    zones = [len(s.zones[first + seat]) for first in (HANDS, DISCARDS, BURSTS)]
    columns = [len(s.columns[f]) for f in s.alliance(seat)]
    return s.stacks[DECKS + seat].size + sum(zones) + sum(columns)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("heroes", ["draft", "variant", "preset"])
def test_a_random_game_ends_and_keeps_every_card(seats: int, heroes: str) -> None:
    t = played(seats, seats, heroes=heroes, pvp=heroes == "preset")
    s = t.state
    assert isinstance(s, Alliance)
    for seat in range(seats):
        assert owned(s, seat) == 12 + s.drafted[seat] - len(s.artifacts[seat])
    assert t.over is not None
    assert t.over.ending in ("last-round", "cleared")
    assert s.round == 4 or t.over.ending == "cleared"


def test_a_random_solo_game_ends() -> None:
    t = played(1, 7)
    assert t.over is not None
    assert len(t.over.scores) == 1


def test_a_short_game_has_two_rounds() -> None:
    t = played(2, 5, short=True, cards="basic", heroes="preset")
    assert t.state.round == 2


@pytest.mark.parametrize("seats", [2, 3])
def test_a_record_replays_whole_and_as_each_controller_saw_it(seats: int) -> None:
    t = played(seats, 10 + seats)
    text = t.record()
    assert uc.replay(text).digest() == t.digest()
    rng = random.Random(1)
    for controller in range(seats):
        redacted = t.record(for_=controller)
        for at in rng.sample(range(len(t.history)), 3):
            seen = uc.replay(redacted, at=at).view(controller)
            assert seen.save() == uc.replay(text, at=at).view(controller).save()


def test_saving_and_loading_and_clones_go_on_alike() -> None:
    t = played(2, 21)
    half = uc.replay(t.record(), at=len(t.history) // 2).state
    loaded = Alliance.load(half.save())
    assert loaded.save() == half.save()
    assert uc.legal(loaded) == uc.legal(half)
    assert half.clone().save() == half.save()
