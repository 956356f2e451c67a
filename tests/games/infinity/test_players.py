"""Who plays which hero: what counts people, and what a game remembers of them."""

from __future__ import annotations

import pytest

import undercroft as uc
from undercroft.games.infinity.state import Infinity
from undercroft.kernel import saving
from undercroft.kernel.digest import digest
from undercroft.kernel.table import Table

FOR_ONE, FOR_THREE, FOR_FIVE = 14, 18, 22
"""Where the meter of The Way Out starts for one, three and five."""

ONE_EACH = (0, 1, 2, 3, 4)
THREE_PEOPLE = (0, 0, 1, 2, 2)
ALONE = (0, 0, 0, 0, 0)


def five_heroes(controllers: tuple[int, ...], **options: str) -> Table:
    """A game of five heroes, as far as its first choice."""
    return uc.new("infinity", 5, 1, {"scenario": "sc-01", **options}, controllers)


def state(table: Table) -> Infinity:
    assert isinstance(table.state, Infinity)
    return table.state


@pytest.mark.parametrize(
    ("controllers", "by", "meter"),
    [
        (ONE_EACH, "heroes", FOR_FIVE),
        (ONE_EACH, "players", FOR_FIVE),
        (THREE_PEOPLE, "heroes", FOR_FIVE),
        (THREE_PEOPLE, "players", FOR_THREE),
        (ALONE, "heroes", FOR_FIVE),
        (ALONE, "players", FOR_ONE),
    ],
)
def test_di_a_06_the_meter_starts_by_heroes_or_by_people(
    controllers: tuple[int, ...], by: str, meter: int
) -> None:
    assert state(five_heroes(controllers, threat_by=by)).meter == meter


@pytest.mark.parametrize(("per", "rolls"), [("hero", 5), ("player", 3)])
def test_di_init_03_five_heroes_roll_or_the_three_people_who_play_them(
    per: str, rolls: int
) -> None:
    table = five_heroes(THREE_PEOPLE, initiative_per=per)
    verbs = [entry.move.verb.name for entry in table.history]
    assert verbs[-rolls - 1 :] == ["draw", *["roll"] * rolls]


def per_player() -> Table:
    """Three people with five heroes roll for themselves, and have played a few moves."""
    table = five_heroes(THREE_PEOPLE, initiative_per="player", threat_by="players")
    for _ in range(20):
        table.play(table.legal()[0])
    return table


def test_a_record_replays_with_the_people_who_began() -> None:
    table = per_player()
    assert digest(uc.replay(table.record()).state) == digest(table.state)


def test_a_record_replays_after_somebody_took_over() -> None:
    table = per_player()
    table.hand_over((0, 1, 2, 3, 3))
    for _ in range(20):
        table.play(table.legal()[0])
    again = uc.replay(table.record())
    assert digest(again.state) == digest(table.state)
    assert again.setup == table.setup
    assert state(again).players == THREE_PEOPLE


def test_what_one_of_them_reads_of_it_replays_too() -> None:
    table = per_player()
    table.hand_over((0, 1, 2, 3, 3))
    again = uc.replay(table.record(3))
    assert state(again).players == THREE_PEOPLE
    assert state(again).order == state(table).order


def test_a_position_keeps_who_began() -> None:
    table = per_player()
    table.hand_over(ONE_EACH)
    again = uc.load_position(table.position())
    assert state(again).players == THREE_PEOPLE
    assert digest(again.state) == digest(table.state)
    assert digest(uc.replay(again.record()).state) == digest(table.state)


def test_a_table_that_is_taken_up_again_undoes_to_the_same_beginning() -> None:
    table = per_player()
    table.hand_over(ONE_EACH)
    fresh = Table(table.setup, chance="ask")
    saving.restore(fresh, saving.save(table))
    assert digest(fresh.start) == digest(table.start)
    assert state(fresh).players == THREE_PEOPLE


def test_views_tell_who_plays_whom() -> None:
    seen = per_player().view(0)
    assert isinstance(seen, Infinity)
    assert seen.players == THREE_PEOPLE
