"""Heroes against heroes: attacks, holding, escaping, blocking, robbing."""

from __future__ import annotations

import pytest

from tests.games.infinity.scenes import Place
from undercroft.games.infinity.actions.attack import ATTACKING
from undercroft.games.infinity.actions.move import MOVING, RETREATING, RUNNING_, SNEAKING_
from undercroft.games.infinity.actions.people import LOOTING
from undercroft.games.infinity.actions.rest import RESTING
from undercroft.games.infinity.actions.rivals import RIVAL_ACTIONS
from undercroft.games.infinity.combat.duels import holders
from undercroft.games.infinity.content.schema import Slot
from undercroft.games.infinity.map.carrying import get_card
from undercroft.games.infinity.map.possessions import HERO, held
from undercroft.games.infinity.notation import NOTATION
from undercroft.games.infinity.phases.hero_turn import ENDING, HeroActions, Turn, turn_of
from undercroft.games.infinity.phases.lord_figure import attackable, focus_of_lord, place_lord
from undercroft.games.infinity.state import NOBODY

ACTIONS = HeroActions(
    *(MOVING, RUNNING_, SNEAKING_, RETREATING, ATTACKING, RESTING),
    *(*RIVAL_ACTIONS, LOOTING, ENDING),
)


@pytest.fixture(autouse=True)
def actions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Turn, "ACTIONS", ACTIONS)


def arena(*heroes: str, scenario: str = "sc-07") -> Place:
    """Rivals on the Starter Tile, with tiles in the north and east; the first has a turn."""
    place = Place(*(heroes or ("paladin", "thief", "monk")), scenario=scenario)
    place.s.meter = 20
    place.tile("crossing-of-lamps", 0, "north")
    place.tile("drain", 0, "east")
    place.begin(Turn(0))
    return place


def blow(place: Place) -> None:
    """The first hero misses the second and ends its turn; then the second has one."""
    place.play("h1 attack h2", "d roll 20", "h1 end")
    place.begin(Turn(1))


# ---- attacks -------------------------------------------------------------------------------------


def test_di_pvp_01_rivals_of_one_tile_may_attack_each_other() -> None:
    place = arena()
    assert place.legal("attack") == ["h2", "h3"]
    assert place.refused("h1 attack h1") == ["DI-PVP-01"]
    place.s.spot[1], place.s.listed = 1, None
    assert place.legal("attack") == ["h3"]
    assert place.refused("h1 attack h2") == ["DI-RANGE-04"]
    assert place.refused("h1 attack m7") == [""]


def test_di_pvp_01_companions_and_the_exhausted_are_not_attacked() -> None:
    together = arena(scenario="sc-04")
    assert together.legal("attack") == []
    assert together.refused("h1 attack h2") == ["DI-PVP-01"]
    place = arena()
    place.s.out[1], place.s.listed = 2, None
    assert place.legal("attack") == ["h3"]
    assert place.refused("h1 attack h2") == ["DI-PVP-01"]


@pytest.mark.parametrize(("roll", "health"), [(9, 14), (10, 15)])
def test_di_pvp_02_the_points_of_the_defender_are_subtracted(roll: int, health: int) -> None:
    place = arena()  # 14 less the five points of the thief; Power 4 against Defense 3
    place.play("h1 attack h2", f"d roll {roll}")
    assert place.s.health[1] == health
    assert place.s.xp[0] == 0  # [DI-LEVEL-10]


def test_di_a_46_the_first_blow_between_heroes_lowers_the_meter() -> None:
    place = arena()
    place.play("h1 attack h2", "d roll 20", "h1 attack h2", "d roll 20")
    assert place.s.meter == 18
    place.play("h1 attack h3", "d roll 20", "h1 end")
    assert place.s.meter == 16
    place.begin(Turn(1))
    place.play("h2 attack h1", "d roll 20")
    assert place.s.meter == 16  # it strikes back in the same fight


# ---- held in a fight -----------------------------------------------------------------------------


def test_di_pvp_08_who_was_attacked_may_neither_rest_nor_walk_away() -> None:
    place = arena()
    blow(place)
    for verb in ("move", "run", "sneak", "rest"):
        assert place.legal(verb) == []
    assert place.refused("h2 move north") == place.refused("h2 rest") == ["DI-PVP-08"]
    assert place.legal("escape") == ["north", "east", "west"]


def test_di_pvp_08_the_attacker_and_third_parties_are_free() -> None:
    place = arena()
    place.play("h1 attack h2", "d roll 20")
    assert place.legal("move") == ["north", "east", "west"]
    place.play("h1 end")
    place.begin(Turn(2))
    assert place.legal("move") == ["north", "east", "west"]


def test_di_pvp_08_a_turn_without_an_attack_ends_the_fight() -> None:
    place = arena()
    blow(place)
    place.play("h2 end")
    place.begin(Turn(2))
    place.play("h3 end")  # another's turn ends nothing
    assert holders(place.s, 1) == [0]
    place.begin(Turn(0))
    assert holders(place.s, 1) == [0]
    place.play("h1 end")
    assert holders(place.s, 1) == []


def test_di_pvp_08_a_new_attack_goes_on_with_it() -> None:
    place = arena()
    blow(place)
    place.play("h2 end")
    place.begin(Turn(0))
    place.play("h1 attack h2", "d roll 20", "h1 end")
    assert holders(place.s, 1) == [0]


def test_di_pvp_04_the_attacker_lets_go_at_will() -> None:
    place = arena()
    place.play("h1 attack h2", "d roll 20")
    assert place.legal("release") == ["h2"]
    assert place.refused("h1 release h3") == ["DI-PVP-04"]
    place.play("h1 release h2")
    assert (place.s.left[0], holders(place.s, 1)) == (6, [])


def test_di_pvp_04_who_was_let_go_and_is_attacked_again_is_held_again() -> None:
    place = arena()
    place.play("h1 attack h2", "d roll 20", "h1 release h2")
    assert turn_of(place.s).attacked == 0
    place.play("h1 attack h2", "d roll 20", "h1 end")
    assert holders(place.s, 1) == [0]


def test_di_pvp_04_or_walks_away() -> None:
    place = arena()
    place.play("h1 attack h2", "d roll 20", "h1 move north", "h1 move south", "h1 end")
    place.begin(Turn(1))
    assert place.legal("move") != []


def test_di_pvp_05_enemies_upon_the_attacker_end_the_fight_for_good() -> None:
    place = arena()
    blow(place)
    place.enemy("spider", 1)
    assert holders(place.s, 1) == [0]  # those upon the victim do not
    spider = place.enemy("spider", 0)
    place.s.listed = None
    assert holders(place.s, 1) == []
    place.begin(Turn(1))
    place.s.focus[spider - 5] = NOBODY
    assert holders(place.s, 1) == []


def test_di_pvp_06_several_heroes_fight_in_one_tile() -> None:
    place = arena()
    blow(place)
    place.play("h2 attack h3", "d roll 20", "h2 end")
    place.begin(Turn(2))
    place.play("h3 attack h2", "d roll 20", "h3 end")
    assert [holders(place.s, seat) for seat in range(3)] == [[], [0, 2], [1]]


# ---- escape --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("roll", "left", "spot"), [(12, 6, 1), (13, 8, 0)])
def test_di_move_21_an_escape_costs_two_points_or_fails_for_one(
    roll: int, left: int, spot: int
) -> None:
    place = arena()
    blow(place)
    place.play("h2 escape north", f"d roll {roll}")  # 12 on the board of the thief
    assert (place.s.left[1], place.s.spot[1]) == (left, spot)
    assert (place.legal("move") != []) == (spot == 1)


def test_di_move_22_it_may_be_tried_again_while_there_are_two_points() -> None:
    place = arena()
    blow(place)
    for _ in range(4):
        assert place.legal("escape") != []
        place.play("h2 escape north", "d roll 20")
    assert place.s.left[1] == 2
    assert place.legal("escape") == []
    assert place.refused("h2 escape north") == ["DI-MOVE-22"]


def test_di_move_22_the_number_is_that_of_the_own_board() -> None:
    place = arena("thief", "paladin")
    blow(place)
    place.play("h2 escape north", "d roll 9")
    assert place.s.spot[1] == 0
    place.play("h2 escape north", "d roll 8")
    assert place.s.spot[1] == 1


def test_di_pvp_03_from_heroes_there_is_no_retreat_and_from_enemies_no_escape() -> None:
    place = arena()
    blow(place)
    place.enemy("spider", 1)
    place.s.listed = None
    assert place.legal("retreat") == []
    assert place.refused("h2 retreat north") == ["DI-PVP-08"]
    place.begin(Turn(2))
    place.enemy("spider", 2)
    place.s.listed = None
    assert place.refused("h3 escape north") == ["DI-PVP-03"]
    assert place.legal("retreat") != []


def test_di_a_61_enemies_strike_at_the_back_of_who_escapes() -> None:
    place = arena()
    blow(place)
    spider = place.enemy("spider", 1)
    place.s.listed = None
    place.play("h2 escape north", "d roll 1")
    before = place.s.health[1]
    place.play("d roll 1")
    assert place.s.health[1] < before
    assert place.s.spot[1] == 1
    assert place.s.focus[spider - 5] == 0  # it turns to the loudest who is left


# ---- blocks --------------------------------------------------------------------------------------


def guarded() -> Place:
    """The first hero stands guard in the north; the second has a turn."""
    place = arena()
    place.play("h1 move north", "h1 block")
    assert place.s.frames == []
    place.begin(Turn(1))
    return place


def test_di_move_23_a_block_costs_a_point_and_ends_the_turn() -> None:
    place = arena()
    place.play("h1 block")
    assert place.s.frames == []
    assert place.s.blocking == [1, 0, 0]


def test_di_move_23_only_rivals_block_and_only_while_nobody_fights_them() -> None:
    assert arena(scenario="sc-04").refused("h1 block") == ["DI-MOVE-23"]
    place = arena()
    place.enemy("spider", 0)
    place.s.listed = None
    assert place.refused("h1 block") == ["DI-COMB-18"]


def test_di_move_24_the_blocker_stops_whom_it_likes_without_striking_first() -> None:
    place = guarded()
    place.play("h2 move north", "h1 yes")
    assert place.s.health[1] == 15
    assert place.legal("move") == []
    assert place.legal("attack") == ["h1"]
    place.play("h2 end")
    place.begin(Turn(2))
    place.play("h3 move north", "h1 no")
    assert place.legal("move") != []


def test_di_move_25_who_is_stopped_escapes_or_fights() -> None:
    place = guarded()
    place.play("h2 move north", "h1 yes", "h2 escape south", "d roll 1")
    assert place.s.spot[1] == 0


def test_di_move_26_the_block_ends_with_the_next_turn() -> None:
    place = guarded()
    place.play("h2 end")
    place.begin(Turn(0))
    place.play("h1 end")
    place.begin(Turn(1))
    place.play("h2 move north")
    assert place.legal("move") != []


def test_di_pvp_05_a_blocker_with_enemies_upon_it_stops_nobody() -> None:
    place = guarded()
    place.enemy("spider", 0)
    place.play("h2 move north")
    assert place.legal("yes") == []
    assert place.legal("move") != []


# ---- the exhausted -------------------------------------------------------------------------------


def helpless(*names: str) -> Place:
    """The second hero lies exhausted beside the first, with these things and nothing worn."""
    place = arena()
    for name in names:
        get_card(place.s, 1, NOTATION.cards.parse(name))
    place.s.out[1], place.s.health[1], place.s.coins[1] = 2, 0, 6
    place.begin(Turn(0))
    return place


def test_di_cond_09_one_thing_or_four_coins_for_a_point() -> None:
    place = helpless("rope", "key", "padded-coat")
    place.s.where[2] = HERO + Slot.BODY
    place.play("h1 loot h2")
    assert place.legal("pick") == ["t1", "t2"]  # what is worn stays
    assert place.legal("choose") == ["4"]
    place.play("h1 choose 4")
    assert (place.s.coins[:2], place.s.left[0]) == ([7, 2], 6)
    place.play("h1 loot h2")
    assert place.legal("choose") == ["2"]
    place.play("h1 pick t2")
    assert held(place.s, 0) == [1]
    assert place.s.left[0] == 4


def test_di_cond_09_only_an_exhausted_hero_of_the_tile_is_robbed() -> None:
    place = helpless("rope")
    assert place.legal("loot") == ["h2"]
    assert place.refused("h1 loot h3") == ["DI-COND-09"]
    place.play("h1 move north")
    assert place.refused("h1 loot h2") == ["DI-COND-09"]


def test_di_cond_09_who_has_a_thing_but_no_coin_is_robbed() -> None:
    place = helpless("rope")
    place.s.coins[1], place.s.listed = 0, None
    assert place.legal("loot") == ["h2"]


def test_di_cond_09_who_has_nothing_is_not_robbed() -> None:
    place = helpless()
    place.s.coins[1], place.s.listed = 0, None
    assert place.legal("loot") == []
    assert place.refused("h1 loot h2") == ["DI-COND-09"]


def test_di_pvp_07_companions_do_not_rob_each_other() -> None:
    place = arena(scenario="sc-04")
    place.agree(mercy=True)
    place.s.out[1], place.s.listed = 2, None
    assert place.refused("h1 loot h2") == ["DI-PVP-07"]


def test_di_cond_10_who_wake_in_the_same_round_cannot_rob_each_other() -> None:
    place = arena()
    place.s.out = [1, 1, 0]
    for seat in (0, 1):
        place.begin(Turn(seat))
        assert place.s.frames == []
    place.begin(Turn(0))
    assert place.legal("loot") == []


def test_di_cond_11_the_lord_leaves_the_exhausted_alone_and_who_wakes_walks_out() -> None:
    place = arena()
    place_lord(place.s, 0)
    place.s.out[0], place.s.spot = 1, [0, 1, 1]
    assert attackable(place.s, 0) == []
    place.begin(Turn(0))
    assert focus_of_lord(place.s) == NOBODY
    place.begin(Turn(0))
    assert place.legal("move") == ["north", "east", "west"]
    assert attackable(place.s, 0) == [0]  # an event may make him attack
