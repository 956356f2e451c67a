"""Action points: what needs them, what they are made of, and how they make heroes hard to hit."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.infinity.cards.plays import camp, fight
from tests.games.infinity.dungeons import at, gaol, hall
from tests.games.infinity.scenes import Place
from undercroft.games.infinity.combat.attack_numbers import needed
from undercroft.games.infinity.combat.numbers import ap_rating, total
from undercroft.games.infinity.map.carrying import get_card
from undercroft.games.infinity.notation import NOTATION
from undercroft.games.infinity.phases.hero_turn import Turn
from undercroft.games.infinity.phases.monsters import EnemyPhase

GHOUL = 17
"""Its hit chance."""


def at_the_ledger() -> Place:
    place, _ = gaol("warrior")
    at(place, "cell")
    return place


def at_the_warden() -> Place:
    place, _ = gaol("warrior")
    at(place, "round-vault")
    place.s.coins[0] = 5
    return place


def at_a_bell() -> Place:
    place, _ = hall("thief", "monk", spared=True)
    at(place, "old-forum")
    return place


def at_a_shut_door() -> Place:
    place, _ = gaol("warrior")
    at(place, "bent-gallery")
    place.thing("key", 0)
    return place


def at_the_stone() -> Place:
    place = camp("warrior", "thief")
    place.plays("sc-01")
    place.s.page.lies_at = 0  # type: ignore[attr-defined]
    return place


def with_the_stone() -> Place:
    place = at_the_stone()
    place.s.page.holder = 0  # type: ignore[attr-defined]
    return place


# ---- what needs points ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("where", "move"),
    [
        (lambda: camp("warrior", "thief"), "h1 shout"),
        (at_the_stone, "h1 lift"),
        (with_the_stone, "h1 hand h2"),
        (at_the_ledger, "h1 read"),
        (at_the_warden, "h1 bribe"),
        (at_a_bell, "h1 silence"),
        (at_a_shut_door, "h1 unlock north"),
    ],
    ids=["shout", "lift", "hand", "read", "bribe", "silence", "unlock"],
)
def test_di_ap_01_without_points_nothing_that_costs_some_is_done(
    where: Callable[[], Place], move: str
) -> None:
    place = where()
    turn = Turn(0)
    place.begin(turn)
    assert place.refused(move) == []
    turn.pay(place.s, turn.left(place.s))
    place.s.listed = None
    assert place.refused(move) == ["DI-AP-01"]
    assert place.legal("end") == ["end"]


def test_di_ap_02_what_is_not_spent_is_not_saved() -> None:
    place = camp("paladin", "thief")
    place.begin(Turn(0))
    place.play("h1 move north", "h1 end")
    place.begin(Turn(0))
    assert place.s.left[0] == 8
    place.play("h1 move south", "h1 move north", "h1 move south", "h1 move north")
    assert place.legal("move") == []


def test_di_ap_02_only_what_was_begun_bridges_turns() -> None:
    place = fight("cleave", "ghoul ghoul")
    place.play("h1 attack m1", "d roll 20", "h1 attack m1", "d roll 20", "h1 attack m1")
    place.play("d roll 20", "h1 use cleave", "h1 end", "d roll 20", "d roll 20")
    place.begin(Turn(0))
    place.play("h1 finish")
    assert place.s.left[0] == 6  # the other point was paid in the turn before


def test_di_ap_07_what_takes_a_whole_turn_needs_all_its_points() -> None:
    place = fight("meditation")
    place.s.health[0], place.s.listed = 6, None
    assert place.refused("h1 use meditation") == []
    place.play("h1 move north")
    assert place.refused("h1 use meditation") == ["DI-ABIL-10"]
    assert place.refused("h1 rest") == ["DI-AP-07"]


def test_di_ap_15_who_is_traded_with_pays_nothing() -> None:
    place = camp("paladin", "thief", "warrior")
    get_card(place.s, 0, NOTATION.cards.parse("rope"))
    place.begin(Turn(0))
    place.play("h1 trade h2", "h1 pick t1", "h1 choose 0", "h1 choose 2", "h2 yes")
    assert (place.s.coins, place.s.left) == ([5, 1, 3], [6, 0, 0])
    place.begin(Turn(1))
    assert place.s.left[1] == 10


# ---- what they are made of -----------------------------------------------------------------------


def test_di_ap_13_the_load_and_the_token_come_before_the_half_of_the_weakened() -> None:
    place = camp("assassin", "thief")  # five points, carries three
    for _ in range(4):
        place.thing("rope", 0)
    assert ap_rating(place.s, 0) == 4
    place.s.health[0] = 5
    assert ap_rating(place.s, 0) == 2  # half of 4, and not 2 less 1
    place.s.slowed[0] = 1
    assert ap_rating(place.s, 0) == 1
    place.s.health[0] = 6
    assert ap_rating(place.s, 0) == 2
    place.s.stunned[0] = place.s.round
    assert ap_rating(place.s, 0) == 0


# ---- in defence ----------------------------------------------------------------------------------


def test_di_ap_10_the_rating_counts_and_not_what_is_left() -> None:
    place = camp("thief", "paladin")
    foe = place.enemy("ghoul", 1)
    place.begin(Turn(1))
    place.play("h2 attack m1", "d roll 20", "h2 attack m1", "d roll 20")
    assert place.s.left[1] == 4
    assert total(needed(place.s, foe, 1)) == GHOUL - 4
    place.s.slowed[1] = 1
    assert total(needed(place.s, foe, 1)) == GHOUL - 2
    place.s.health[1] = 5
    assert total(needed(place.s, foe, 1)) == GHOUL - 1


def test_di_ap_11_the_surprised_have_nothing_to_subtract_for_a_turn() -> None:
    place = camp("thief", "paladin")
    foe = place.enemy("ghoul", 1)
    place.s.exposed[1] = 1
    place.begin(Turn(1))
    place.play("h2 end")
    assert total(needed(place.s, foe, 1)) == GHOUL
    place.play(f"d roll {GHOUL}")
    assert place.s.health[1] == 17
    place.begin(EnemyPhase(1))
    place.play(f"d roll {GHOUL}")
    assert place.s.health[1] == 17  # it was for one turn


def test_di_ap_11_the_stunned_have_none() -> None:
    place = camp("thief", "paladin")
    foe = place.enemy("ghoul", 1)
    place.s.stunned[1] = place.s.round
    assert total(needed(place.s, foe, 1)) == GHOUL
