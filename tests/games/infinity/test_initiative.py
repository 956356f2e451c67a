"""Who goes when."""

from __future__ import annotations

from tests.games.infinity.scenes import Place
from undercroft.games.infinity.phases.initiative import Initiative
from undercroft.games.infinity.state import NOWHERE


def rolled(*rolls: int) -> Place:
    """Three heroes have rolled."""
    place = Place("warrior", "thief", "monk")
    place.begin(Initiative())
    place.play(*(f"d roll {roll}" for roll in rolls))
    return place


def test_di_init_02_the_lowest_roll_goes_first() -> None:
    place = rolled(12, 3, 7)
    assert place.s.order == (1, 2, 0)


def test_di_init_04_only_the_tied_roll_again() -> None:
    place = rolled(9, 9, 2, 15, 4)
    assert place.s.order == (2, 1, 0)


def test_di_init_04_a_second_tie_is_rolled_once_more() -> None:
    place = rolled(9, 9, 9, 5, 5, 1, 2, 3)
    assert place.s.order == (2, 0, 1)


def test_di_init_05_the_first_may_go_last_and_nobody_else() -> None:
    place = rolled(12, 3, 7)
    assert place.legal("no") == ["no"]
    place.play("h2 no")
    assert place.s.order == (2, 0, 1)
    assert place.s.frames == []


def test_a_hero_alone_rolls_for_nothing() -> None:
    place = Place("warrior")
    place.begin(Initiative())
    assert place.s.order == (0,)
    assert place.s.frames == []


THREE_PEOPLE = (0, 0, 1, 2, 2)
"""Three people with five heroes: the first and the last have two each."""


def shared(*rolls: int, players: tuple[int, ...] = THREE_PEOPLE, per: str = "player") -> Place:
    """Five heroes of a few people have rolled, one roll for each of these or those."""
    place = Place("warrior", "thief", "monk", "ranger", "paladin")
    place.agree(initiative_per=per)
    place.s.players = players
    place.begin(Initiative())
    place.play(*(f"d roll {roll}" for roll in rolls))
    return place


def test_di_init_03_every_hero_rolls_also_where_few_people_play_them() -> None:
    place = shared(12, 3, 7, 20, 1, per="hero")
    assert place.s.order == (4, 1, 2, 0, 3)


def test_di_init_03_by_option_people_roll_and_their_heroes_follow_each_other() -> None:
    place = shared(12, 3, 7)
    assert place.s.order == (2, 3, 4, 0, 1)


def test_di_init_03_by_option_with_a_hero_each_all_roll_as_usual() -> None:
    place = shared(12, 3, 7, 20, 1, players=(0, 1, 2, 3, 4))
    assert place.s.order == (4, 1, 2, 0, 3)


def test_di_init_03_by_option_only_tied_people_roll_again() -> None:
    place = shared(9, 2, 9, 15, 4)
    assert place.s.order == (2, 3, 4, 0, 1)


def test_di_init_05_by_option_all_heroes_of_the_first_player_may_go_last() -> None:
    place = shared(4, 9, 12)
    prompt = place.s.frames[-1].prompt(place.s).text
    assert prompt == "Akachi and Pell Varrow have rolled lowest. Go first, not last?"
    place.play("h1 no")
    assert place.s.order == (2, 3, 4, 0, 1)


def test_di_init_03_by_option_who_is_alone_with_all_heroes_rolls_for_nothing() -> None:
    place = shared(players=(0, 0, 0, 0, 0))
    assert place.s.order == (0, 1, 2, 3, 4)
    assert place.s.frames == []


def test_di_init_03_by_option_a_hero_who_has_left_rolls_for_nobody() -> None:
    place = Place("warrior", "thief", "monk")
    place.agree(initiative_per="player")
    place.s.players = (0, 0, 1)
    place.s.spot[0] = NOWHERE
    place.begin(Initiative())
    assert place.s.frames[-1].NAME == "roll"
    place.play("d roll 9", "d roll 2")
    assert place.s.order == (2, 1)


def test_di_init_03_by_option_a_player_whose_heroes_have_all_left_rolls_no_more() -> None:
    place = Place("warrior", "thief", "monk")
    place.agree(initiative_per="player")
    place.s.players = (0, 0, 1)
    place.s.spot[2] = NOWHERE
    place.begin(Initiative())
    assert place.s.order == (0, 1)
