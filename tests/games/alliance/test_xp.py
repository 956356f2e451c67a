"""Experience: where it comes from, its two faces, and what it is worth."""

from __future__ import annotations

from tests.games.alliance.scenes import Place, duel
from undercroft.games.alliance.notation import NOTATION, OPEN_TOKEN
from undercroft.games.alliance.phases.end_phase import advance_deck
from undercroft.games.alliance.phases.experience import score, spend


def shopping(up: int, down: int) -> Place:
    """Krom before a draft: a healing draught lies out, and there is so much experience."""
    place = Place()
    krom = place.hero("krom", place.gate, 4)
    place.s.xp_up[0], place.s.xp_down[0] = up, down
    place.s.upgrade_area[0] = NOTATION.cards.parse("healing-draught")
    place.activation(krom)
    place.play("p1 stop")
    return place


def test_da_xp_01_face_up_experience_is_spent_and_face_down_is_not() -> None:
    rich = shopping(9, 0)
    rich.play("p1 buy healing-draught")
    assert rich.s.xp_up[0] + rich.s.xp_down[0] == 9
    assert rich.s.xp_down[0] > 0
    assert shopping(0, 9).legal("buy") == []


def test_da_xp_01_what_was_spent_is_not_spent_again() -> None:
    place = shopping(9, 0)
    assert place.legal("buy") == ["healing-draught"]
    spend(place.s, 0, 9)
    place.s.listed = None
    assert place.refused("p1 buy healing-draught") == ["DA-DRAFT-03"]


def test_da_xp_02_monsters_pay_face_up() -> None:
    place, _, _ = duel("krom", "notched-cleaver", foe="goblin-slinger")
    place.play("p1 play notched-cleaver", "p1 attack m1")
    assert (place.s.xp_up[0], place.s.xp_down[0]) == (1, 0)


def test_da_xp_02_chests_and_artifacts_pay_face_down() -> None:
    place = Place()
    krom = place.hero("krom", place.room, 4)
    place.token("treasure-chest-1", place.room, 0, OPEN_TOKEN)
    place.artifact("kings-ransom")
    place.turn(krom, "p1 chest 3,9")
    assert (place.s.xp_up[0], place.s.xp_down[0]) == (0, 4)


def test_da_xp_02_wounds_of_rivals_pay_where_they_are_fought() -> None:
    place = Place()
    place.agree(pvp=True)
    krom = place.hero("krom", place.room, 4)
    place.hero("krolt", place.room, 1, seat=1)
    place.turn(krom, "p1 attack h5")
    assert place.s.xp_up[0] == 1


def test_da_xp_03_that_a_pool_ran_dry_is_remembered_for_the_end_phase() -> None:
    place, _, _ = duel("krom", "notched-cleaver", foe="goblin-slinger")
    place.s.pools[0] = 1
    place.play("p1 play notched-cleaver", "p1 attack m1")
    assert place.s.upgrade_deck == 0
    advance_deck(place.s)
    assert place.s.upgrade_deck == 1


def test_da_xp_04_a_hero_that_fell_costs_one() -> None:
    place = Place()
    krom = place.hero("krom", place.room, 4)
    place.s.xp_up[0] = 3
    place.wound(krom, 6)
    assert score(place.s, 0) == 2


def test_da_xp_05_spending_leaves_the_score_as_it_was() -> None:
    place = Place()
    place.s.xp_up[0] = 5
    spend(place.s, 0, 3)
    assert (place.s.xp_up[0], place.s.xp_down[0], score(place.s, 0)) == (2, 3, 5)
