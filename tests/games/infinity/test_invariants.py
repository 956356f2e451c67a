"""The invariants of Infinity after every move of random games, and faults that they have found."""

from __future__ import annotations

import random
from collections import defaultdict
from functools import cache

import pytest

import undercroft as uc
from tests.games.infinity.invariants import CHECKS
from tests.games.infinity.scenes import Place
from tests.games.infinity.walks import agreed, cells, walks
from undercroft.games.infinity.content.tables import LORD_NAMES
from undercroft.games.infinity.notation import EVENT_DECK
from undercroft.games.infinity.phases.end_of_round import EndOfRound
from undercroft.games.infinity.state import NO_METER

MOST = 600
"""After so many moves a random game is left."""
REPLAYED = 5
"""Every so many games one is played twice."""


@cache
def broken() -> dict[int, list[str]]:
    """What is wrong anywhere in all games, by the numbers of invariants."""
    found: dict[int, list[str]] = defaultdict(list)
    for steps in walks(MOST):
        for step in steps:
            for number, check in CHECKS.items():
                found[number] += [f"{step}: {words}" for words in check(step)]
    return found


@pytest.mark.parametrize("number", CHECKS, ids=lambda n: f"{n:02}-{CHECKS[n].__name__}")
def test_an_invariant_holds_after_every_move(number: int) -> None:
    assert broken()[number] == []


@pytest.mark.parametrize(("scenario", "seats"), cells()[::REPLAYED])
def test_invariant_09_the_same_seed_and_decisions_give_the_same_log(
    scenario: str, seats: int
) -> None:
    logs = []
    for _ in range(2):
        rng = random.Random(seats)
        t = uc.new("infinity", seats, 7, {**agreed(rng), "scenario": scenario})
        while t.over is None and len(t.history) < MOST // 4:
            t.play(rng.choice(t.legal()))
        logs.append([line.text for line in t.log(None)])
    assert logs[0] == logs[1]
    assert [line.text for line in uc.replay(t.record()).log(None)] == logs[0]


def test_di_noise_03_the_noise_of_a_lord_who_stirs_last_is_over_with_the_round() -> None:
    place = Place("paladin", lord="morgrath")
    place.tile("crossing-of-lamps", 0, "north")
    place.tile("cell", 1, "north")
    place.s.spot[0] = place.tile("cell", 0, "east")
    place.s.lord_kind = LORD_NAMES.parse("morgrath")
    place.s.meter = NO_METER
    place.s.lord, place.s.lord_acted = place.enemy("morgrath"), 1
    place.stack(EVENT_DECK, "event-morgrath-13")
    place.begin(EndOfRound())
    place.play("d draw events event-morgrath-13", "d roll 5")
    assert place.s.dungeon.sealed
    assert not any(place.s.noises)
