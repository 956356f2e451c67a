"""The seven curses: what they do while they last, and how they end."""

from __future__ import annotations

from tests.games.caverns.cards.draws import (
    WHITE,
    discarded,
    draws_normally,
    ends_hero_phase,
    finds,
    is_over,
    meets,
)
from tests.games.caverns.scenes import EAST, WEST, Place
from undercroft.games.caverns.combat.modifiers import armor, speed
from undercroft.games.caverns.notation import numbers
from undercroft.games.caverns.phases.hero_start import Opening
from undercroft.games.caverns.state import IMMOBILIZED, IN_PLAY, NOWHERE, SWALLOWED


def pair(first: str = "hadra", second: str = "maro") -> Place:
    """Two heroes, the first on the eastern half of the start tile."""
    place = Place(first, second)
    place.stand((5, 1), (0, 1))
    return place


def is_lifted(place: Place, card: str) -> bool:
    """Whether a curse lies in the discards and nothing of it is left in force."""
    fresh = pair()
    in_force = (place.s.modifiers, place.s.standing) == (fresh.s.modifiers, fresh.s.standing)
    return discarded(place, card) and place.s.curses[0] == () and in_force


def ends_by_a_roll(place: Place, card: str, needed: int) -> None:
    """One less than needed leaves the curse, the number itself lifts it."""
    ends_hero_phase(place)
    place.play(f"d roll {needed - 1}")
    assert place.s.curses[0] == numbers(card)
    ends_hero_phase(place)
    place.play(f"d roll {needed}")
    assert is_lifted(place, card)


def test_leadlimb_makes_slow() -> None:
    place = pair()
    meets(place, "leadlimb")
    assert (speed(place.s, 0), speed(place.s, 1)) == (2, 6)
    place.acts()
    assert "7,1" in place.legal("move")
    assert place.refused("h1 move 2,1") == ["CV-MOVE-02"]
    ends_by_a_roll(place, "leadlimb", 10)
    assert speed(place.s, 0) == 5


def test_leadlimb_leaves_a_speed_of_one() -> None:
    place = pair()
    place.item("wardens-plate")
    place.power("rootfoot-stance")
    place.turn("h1 stance rootfoot-stance")
    assert speed(place.s, 0) == 2
    meets(place, "leadlimb")
    assert speed(place.s, 0) == 1
    place.s.ailments[0] = IMMOBILIZED
    assert speed(place.s, 0) == 0


def test_cracked_guard_lowers_armor_class() -> None:
    place = pair()
    meets(place, "cracked-guard")
    assert (armor(place.s, 0), armor(place.s, 1)) == (12, 15)
    place.monster("shale-runner", 6, 1)
    place.villain_phase("d roll 4")
    assert place.s.hp[0] == 9
    ends_by_a_roll(place, "cracked-guard", 10)
    assert armor(place.s, 0) == 16


def test_shaking_hands_spoils_attacks_until_a_monster_is_defeated() -> None:
    place = pair()
    meets(place, "shaking-hands")
    runner = place.monster("shale-runner", 6, 1)
    ends_hero_phase(place)
    assert place.s.curses[0] == numbers("shaking-hands")
    place.turn("h1 use boss-and-hammer", "d roll 9")
    assert place.s.hp[runner] == 1
    place.turn("h1 use boss-and-hammer", "d roll 10", "d draw treasures found-hour")
    assert place.s.spot[runner] == NOWHERE
    assert is_lifted(place, "shaking-hands")


def test_shaking_hands_ends_when_a_card_of_the_hero_defeats_one() -> None:
    place = pair()
    meets(place, "shaking-hands")
    place.monster("shale-runner", 6, 1)
    finds(place, "landslip")
    assert is_lifted(place, "shaking-hands")


def test_shaking_hands_stays_when_another_hero_defeats_one() -> None:
    place = pair()
    meets(place, "shaking-hands")
    place.monster("shale-runner", 1, 1)
    place.turn("h2 use nock-and-knife", "d roll 6", "d draw treasures found-hour", seat=1)
    assert place.s.curses[0] == numbers("shaking-hands")


def test_unquiet_echo_draws_after_a_white_tile() -> None:
    place = pair()
    meets(place, "unquiet-echo")
    draws_normally(place, 0, WHITE)
    place.play("d draw encounters scent-of-blood")
    assert is_over(place)
    draws_normally(place, 1, WHITE)
    assert is_over(place)
    ends_by_a_roll(place, "unquiet-echo", 10)
    draws_normally(place, 0, WHITE)
    assert is_over(place)


def hunted(*away: tuple[int, int]) -> Place:
    """A hero with Warm Scent beside a monster; others stand so far south of him."""
    place = pair()
    for y in (0, 1, 2, 3):
        place.tile("straight-run", 1, y, 2)
    place.monster("gnawling-pack", 6, 1)
    place.s.pinned[-1] = 1
    for name, (x, y) in zip(("burrow-sentry", "gloom-recluse"), away):
        place.monster(name, x, y)
        place.s.pinned[-1] = 1
    meets(place, "warm-scent")
    draws_normally(place, 0, WHITE)
    return place


def test_warm_scent_calls_the_closest_monster_that_is_not_adjacent() -> None:
    place = hunted((6, 14), (5, 13))
    assert place.legal("target") == ["m2", "m3"]
    place.play("h1 target m3")
    assert place.legal("space") == ["4,1", "4,2", "5,2", "6,2"]
    place.play("h1 space 4,1")
    assert [place.where(f) for f in range(-3, 0)] == [(6, 1), (6, 14), (4, 1)]
    ends_by_a_roll(place, "warm-scent", 12)


def test_warm_scent_reaches_three_tiles() -> None:
    place = hunted((5, 13), (5, 16))
    place.play("h1 space 4,1")
    assert [place.where(f) for f in range(-3, 0)] == [(6, 1), (4, 1), (5, 16)]
    near = hunted((5, 13), (5, 5))
    near.play("h1 space 4,1")
    assert [near.where(f) for f in range(-3, 0)] == [(6, 1), (5, 13), (4, 1)]
    far = hunted((5, 16))
    assert is_over(far)
    assert [far.where(f) for f in range(-2, 0)] == [(6, 1), (5, 16)]


def test_warm_scent_brings_a_large_monster_onto_the_square() -> None:
    place = pair()
    place.at(0, 4, 1)
    place.monster("grotto-giant", 6, 1)
    place.s.pinned[-1] = 1
    meets(place, "warm-scent")
    draws_normally(place, 0, WHITE)
    place.play("h1 space 5,2")
    assert place.legal("space") == ["5,1", "5,2"]
    place.play("h1 space 5,1")
    assert place.where(-1) == (5, 1)


def test_thorn_step_wounds_at_every_new_tile() -> None:
    place = pair()
    meets(place, "thorn-step")
    place.turn("h1 move 4,1")
    assert place.s.hp[0] == 10
    place.play("h1 move 3,1")
    assert place.s.hp[0] == 9
    place.play("h1 move 2,1", "h1 move 4,1")
    assert place.s.hp[0] == 8
    ends_hero_phase(place)
    assert place.s.curses[0] == numbers("thorn-step")


def test_thorn_step_ends_after_a_hero_phase_without_a_move() -> None:
    place = pair()
    meets(place, "thorn-step")
    place.s.moves_made = 1
    ends_hero_phase(place)
    assert place.s.curses[0] == numbers("thorn-step")
    place.s.moves_made = 0
    ends_hero_phase(place)
    assert is_lifted(place, "thorn-step")


def test_thorn_step_counts_a_move_that_a_card_gives() -> None:
    place = pair()
    meets(place, "thorn-step")
    finds(place, "clear-road", "h1 move 5,2", "h2 pass")
    ends_hero_phase(place)
    assert place.s.curses[0] == numbers("thorn-step")


def test_swallowed_takes_the_hero_away_until_his_next_turn() -> None:
    place = pair()
    place.tile("straight-run", 1, 0, 2)
    place.tile("straight-run", 1, 1, 2)
    meets(place, "swallowed")
    assert (place.s.spot[0], place.s.status[0]) == (NOWHERE, SWALLOWED)
    place.s.active = 0
    place.begin(Opening(0))
    squares = place.legal("space")
    assert "5,1" in squares
    assert "5,4" in squares
    assert "1,0" in squares
    assert "0,1" not in squares
    assert "5,8" not in squares
    place.play("h1 space 5,4")
    assert (place.where(0), place.s.status[0]) == ((5, 4), IN_PLAY)
    assert is_lifted(place, "swallowed")


def test_swallowed_waits_where_there_is_no_room() -> None:
    place = Place("hadra", "maro")
    place.at(0, 5, 1)
    meets(place, "swallowed")
    free = [p for cell in (WEST, EAST) for p in place.s.walls.passable(cell)]
    for p in free:
        place.monster("gnawling-pack", 5, 1)
        place.s.spot[-1] = p
    place.begin(Opening(0))
    assert is_over(place)
    assert place.s.status[0] == SWALLOWED
    assert place.s.curses[0] == numbers("swallowed")
