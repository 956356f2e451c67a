"""Playing together and playing against each other."""

from __future__ import annotations

import pytest

from tests.games.infinity.scenes import Place
from undercroft.games.infinity.combat.damage import lose
from undercroft.games.infinity.game import mode_for
from undercroft.games.infinity.phases.end_of_round import EndOfRound
from undercroft.games.infinity.phases.hero_turn import Turn
from undercroft.games.infinity.scenarios.the_kings_toll import TheKingsToll

TOGETHER, RIVALS = "sc-04", "sc-07"
HEROES = ("paladin", "thief", "monk")


def table(scenario: str) -> Place:
    """Three heroes at the start of a scenario, with one tile in the north."""
    place = Place(*HEROES, scenario=scenario)
    place.plays(scenario)
    place.s.meter = 20
    place.tile("crossing-of-lamps", 0, "north")
    return place


def exhausts(place: Place, seat: int) -> Place:
    """A hero loses all Health."""
    place.begin()
    lose(place.s, seat, 99, "DI-DMG-01")
    place.s.run()
    return place


@pytest.mark.parametrize("seat", range(3))
def test_di_mode_01_together_one_exhausted_hero_loses_it_for_all(seat: int) -> None:
    over = exhausts(table(TOGETHER), seat).s.over
    assert over is not None
    assert (over.ending, over.winners) == ("exhausted", ())
    assert mode_for({"scenario": TOGETHER}) == "co-op"


def test_di_mode_01_together_all_win_by_what_one_of_them_does() -> None:
    place = table("sc-02")
    page = place.s.page
    assert isinstance(page, TheKingsToll)
    place.s.coins, place.s.turns = [0, page.left(place.s), 0], [1, 1, 1]
    place.begin(Turn(1))
    assert place.legal("attack") == []  # nobody is a rival
    place.play("h2 visit", f"h2 toll {place.s.coins[1]}")
    assert place.s.over is not None
    assert place.s.over.winners == (0, 1, 2)


@pytest.mark.parametrize("seat", range(3))
def test_di_mode_02_among_rivals_one_hero_wins_alone(seat: int) -> None:
    place = table(RIVALS)
    place.s.turns = [1, 1, 1]
    place.s.coins[seat] = 20
    place.begin(Turn(seat))
    place.play(f"h{seat + 1} end")
    over = place.s.over
    assert over is not None
    assert over.winners == (seat,)
    assert [value > 0 for value in over.returns] == [other == seat for other in range(3)]
    assert mode_for({"scenario": RIVALS}) == "competitive"


def test_di_mode_02_rivals_come_to_again_and_may_fight() -> None:
    place = exhausts(table(RIVALS), 1)
    assert (place.s.over, place.s.out) == (None, [0, 2, 0])
    place.begin(EndOfRound())
    assert place.s.over is None
    place.begin(Turn(0))
    assert place.legal("attack") == ["h3"]
