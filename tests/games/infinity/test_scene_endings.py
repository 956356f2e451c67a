"""How games end is said in sentences, not by the names of endings."""

from __future__ import annotations

import pytest

from tests.games.infinity.endings import Wish, wishes
from tests.games.infinity.scenes import Place
from undercroft.games.infinity.content.tables import ALL_SCENARIOS
from undercroft.games.infinity.phases.outcomes import OUT_OF_REACH
from undercroft.games.infinity.scenarios.page import Play
from undercroft.games.infinity.scene.endings import ending
from undercroft.kernel.outcome import Over


def said(place: Place, name: str, *winners: int) -> str:
    """What is said of a game that ended so."""
    return ending(place.s, Over(name, winners, (0,) * place.s.seats, (0.0,) * place.s.seats))


def test_who_came_too_late_reads_what_the_goal_was() -> None:
    place = Place("warrior", "thief", scenario="sc-01")
    assert said(place, "way-out-late") == (
        "The goal: When a round ends, all heroes and the Gate Stone are on the Starter Tile. "
        "Round 16 has ended without that."
    )


def test_who_has_won_reads_how() -> None:
    place = Place("warrior", "thief", scenario="sc-02")
    words = "The goal is met: the king's clerk has been paid the whole toll."
    assert said(place, "toll-paid", 0, 1) == words


def test_who_is_exhausted_is_named() -> None:
    place = Place("warrior", "thief", scenario="sc-01")
    place.s.health[1] = -2
    assert said(place, "exhausted") == "Pell Varrow is exhausted."


def test_one_of_several_wins_by_the_words_of_the_ending_alone() -> None:
    place = Place("warrior", "thief", scenario="sc-07")
    assert said(place, "richest", 1) == "Round 20 has ended, and the richest hero wins."


def test_a_goal_out_of_reach_is_said_to_be_so() -> None:
    assert said(Place("warrior"), OUT_OF_REACH) == "The goal can no longer be reached."


@pytest.mark.parametrize("wish", wishes(), ids=lambda wish: f"{wish.scenario}-{wish.ending}")
def test_every_ending_has_a_sentence(wish: Wish) -> None:
    place = Place("warrior", "thief")
    place.s.page = Play(next(row for row in ALL_SCENARIOS if row.id == wish.scenario))
    words = said(place, wish.ending)
    assert words.endswith(".")
    assert "-" not in wish.ending or wish.ending not in words
