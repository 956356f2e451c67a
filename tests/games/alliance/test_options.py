"""Variants and rulings that can be read another way: each where its values differ."""

from __future__ import annotations

import pytest

from tests.games.alliance.scenes import SHOWN, Cellar, Place, card
from undercroft.crawl.space.grid import EAST
from undercroft.games.alliance.game import ALLIANCE
from undercroft.games.alliance.map.figures import is_defeated
from undercroft.games.alliance.map.geometry import FAR, is_seen, walked
from undercroft.games.alliance.notation import KNOWN_TRAP
from undercroft.games.alliance.options import OPTIONS
from undercroft.games.alliance.phases.monsters import near_heroes, tier
from undercroft.games.alliance.phases.round import finish
from undercroft.games.alliance.phases.setup.sequence import set_up
from undercroft.games.alliance.phases.solo import ANYONE, MARKED, SECOND, hunts
from undercroft.games.alliance.scene.decision import choices_now
from undercroft.kernel import play
from undercroft.kernel.options import Option
from undercroft.proof.sources import read, read_rulings

REGISTER = {
    *("A-09", "A-13", "A-16", "A-18", "A-21", "A-26", "A-31"),
    *("A-42", "A-45", "A-49", "A-50", "A-53"),
}


def test_the_open_rulings_are_options_and_all_options_name_their_rule() -> None:
    assert {option.rule for option in OPTIONS if option.is_ruling} == REGISTER
    known = {rule.id for rule in read(ALLIANCE.proof.rules)}
    known |= {ruling.id for ruling in read_rulings(ALLIANCE.proof.rules)}
    assert {option.rule for option in OPTIONS} - {""} <= known


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.name)
def test_every_value_of_every_option_can_be_set_up(option: Option) -> None:
    for choice in option.choices:
        for seats in (1, 2):
            assert set_up(seats, ALLIANCE.chosen({option.name: choice})).frames


# ---- A-09 ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("walks", "found"), [(False, ["h1", "h2"]), (True, [])])
def test_a_09_walls_do_not_lengthen_a_distance_unless_it_is_walked(
    walks: bool, found: list[str]
) -> None:
    place = Place(archway=False)
    place.agree(distance="walked" if walks else "straight")
    holgar = place.hero("holgar", place.gate, 0)
    krom = place.hero("krom", place.room, 6)
    place.hold("shield-hymn")
    place.turn(holgar)
    place.play("p1 play shield-hymn")
    assert place.legal("target") == found
    assert walked(place.s.walls, place.s.spot[holgar], place.s.spot[krom]) == FAR


def test_a_09_what_is_seen_is_as_far_on_foot() -> None:
    place = Place()
    walls, grid = place.s.walls, place.s.walls.board.grid
    spaces = [*walls.passable(place.gate), *walls.passable(place.room)]
    seen = [(p, q) for p in spaces for q in spaces if p != q and is_seen(walls, p, q)]
    assert all(walked(walls, p, q) == grid.distance(p, q) for p, q in seen)


# ---- A-13 ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("once", "points"), [(False, 6), (True, 4)])
def test_a_13_speed_cards_count_in_both_moves_or_in_one(once: bool, points: int) -> None:
    place = Place()
    place.agree(speed_cards="one" if once else "both")
    krom = place.hero("krom", place.gate, 7)
    place.hold("surge-forward", "night-hunt")
    turn = place.turn(krom)
    place.play("p1 play surge-forward", "p1 move 4,13", "p1 run")
    assert turn.points(place.s) == points
    place.play("p1 play night-hunt")
    assert turn.points(place.s) == points + 1


# ---- A-18 ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("others", [False, True])
def test_a_18_who_scouted_a_trap_disarms_it_later_or_leaves_it_to_others(others: bool) -> None:
    place = Place()
    place.agree(disarming="others" if others else "anyone")
    krom, lorna = place.hero("krom", place.gate, 1), place.hero("lorna", place.gate, 0)
    place.token("dart-volley-1", place.room, 0)
    place.turn(krom)
    place.play("p1 scout 3,9", "d show tokens-1 0 dart-volley-1", "p1 choose 1")
    assert place.s.token_faces[0] == (KNOWN_TRAP,)
    assert place.refused("p1 disarm 3,9") == (["A-18"] if others else [])
    place.turn(lorna)
    assert place.legal("disarm") == ["3,9"]


# ---- A-21 ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("standing", "near"), [(False, 3), (True, 1)])
def test_a_21_the_defeated_count_for_nearness_or_do_not(standing: bool, near: int) -> None:
    place = Place()
    place.agree(nearness="standing" if standing else "all")
    krom = place.hero("krom", place.gate, 7)
    goblin = place.monster("goblin", place.gate, 0)
    assert tier(place.s, goblin, near_heroes(place.s, 0)) == 3
    place.wound(krom, 6)
    assert tier(place.s, goblin, near_heroes(place.s, 0)) == near


# ---- A-26 ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("needs", "ways"), [(False, [ANYONE]), (True, [])])
def test_a_26_the_wrong_attack_hunts_weaker_or_not_at_all(needs: bool, ways: list[int]) -> None:
    cellar = Cellar("boots-on-the-stair", "mirabell", row=1)
    cellar.agree(hunts="impossible" if needs else "weaker")
    imp = cellar.foe("cinder-imp", 7)
    ogre = cellar.foe("ogre", 6)
    assert MARKED not in hunts(cellar.s, imp)
    assert hunts(cellar.s, imp) == ways
    assert hunts(cellar.s, ogre) == [ANYONE]


# ---- A-31 ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("apart", "size"), [(False, 7), (True, 6)])
def test_a_31_an_artifact_moves_the_counter_or_counts_for_ties_only(apart: bool, size: int) -> None:
    place = Place()
    place.agree(artifacts="ties" if apart else "drafted")
    place.hero("krom", place.gate, 4)
    place.hero("petra", place.room, 4, seat=1)
    place.s.drafted[0] = 2
    place.artifact("boots-of-nine-winds")
    assert place.s.hand_size(0) == size
    place.s.drafted[1] = 2
    finish(place.s, "last-round")
    assert place.s.over is not None
    assert place.s.over.winners == (0,)


# ---- A-42 ----------------------------------------------------------------------------------------


def stopped(trap: str, *, back: bool = False, wounds: int = 0) -> tuple[Place, int]:
    """Krom was stopped by a trap on the space of Lorna, in the doorway of the room."""
    place = Place()
    place.agree(transit="back" if back else "nearest")
    krom = place.hero("krom", place.gate, 0)
    place.hero("lorna", place.room, 7)
    place.wound(krom, wounds)
    place.token(trap, place.room, 0)
    place.turn(krom)
    place.play("p1 move 4,10", f"d show tokens-1 0 {trap}")
    return place, krom


def test_a_42_a_hero_stopped_on_anothers_space_walks_on() -> None:
    place, krom = stopped("dart-volley-1")
    assert place.refused("p1 move 4,1") == ["DA-MOV-02"]
    assert {choice.cost for choice in choices_now(place.s)} == {1, 2, 3}
    assert [why.refusals for why in play.why_not(place.s, 0, "sq:3,10")] == [()]
    place.play("p1 move 3,10")
    assert place.local(place.s.spot[krom]) == (place.room, 3)


def test_a_42_one_that_cannot_is_put_on_the_nearest_empty_space() -> None:
    place, krom = stopped("snare-wire-1")
    beside = ["4,10", "3,11", "5,11", "3,12", "4,12", "5,12"]
    assert sorted(place.legal("space")) == sorted([*beside, "3,10", "5,10"])
    place.play("p1 space 5,12")
    assert place.local(place.s.spot[krom]) == (place.gate, 2)
    assert place.s.frames[-1].NAME == "turn"


def test_a_42_a_fallen_hero_is_put_aside_too() -> None:
    place, krom = stopped("dart-volley-1", wounds=4)
    assert is_defeated(place.s, krom)
    place.play("p1 space 4,12")
    assert place.local(place.s.spot[krom]) == (place.gate, 1)
    assert place.s.frames == []


def test_a_42_by_option_it_goes_back_where_its_move_began() -> None:
    place, krom = stopped("snare-wire-1", back=True)
    assert place.local(place.s.spot[krom]) == (place.gate, 0)


# ---- A-45 ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("stops", "turned"), [(False, 2), (True, 3)])
def test_a_45_alone_the_segment_goes_on_without_ready_monsters_or_stops(
    stops: bool, turned: int
) -> None:
    cellar = Cellar("guttering-torch", "bull")
    cellar.agree(segment="stops" if stops else "goes-on")
    cellar.s.xp_up[0] = 3
    cellar.begin(SECOND)
    assert cellar.s.xp_up[0] == turned
    assert cellar.s.frames[-1].NAME == "draw"


def test_a_45_by_option_the_segment_goes_on_while_a_monster_is_ready() -> None:
    cellar = Cellar("guttering-torch", "bull")
    goblin = cellar.foe("goblin", 4)
    cellar.agree(segment="stops")
    cellar.begin(SECOND)
    while cellar.s.frames[-1].NAME != "draw":
        play.apply(cellar.s, play.legal(cellar.s)[0])
    assert cellar.wounds(0) > 0
    assert cellar.s.ready[goblin] == 0


# ---- the upgrade deck by consent -----------------------------------------------------------------


def drained(*, consent: bool = True) -> Place:
    """Krom stops, and pool I is empty."""
    place = Place()
    place.agree(consent=consent)
    place.s.pools[0] = 0
    krom = place.hero("krom", place.gate, 4)
    place.hero("petra", place.room, 4, seat=1)
    place.activation(krom)
    place.play("p1 stop")
    return place


def test_da_var_03_when_all_agree_the_next_deck_comes_at_once() -> None:
    place = drained()
    place.play("p1 yes")
    assert play.decider(place.s) == 1
    place.play("p2 yes")
    assert place.s.upgrade_deck == 1
    assert place.s.upgrade_area[0] < 0
    assert all(str(move).startswith("d draw upgrades-2") for move in play.legal(place.s))


def test_da_var_03_one_refusal_is_enough_and_nobody_is_asked_again() -> None:
    place = drained()
    place.play("p1 yes", "p2 no")
    assert place.s.upgrade_deck == 0
    place.activation(0)
    place.play("p1 stop")
    assert place.legal("yes") == []


def test_da_var_03_the_next_deck_is_asked_about_anew() -> None:
    place = drained()
    place.play("p1 no")
    place.next_round()
    place.s.pools[1] = 0
    place.activation(0)
    place.play("p1 stop")
    assert place.s.upgrade_deck == 1
    assert place.legal("yes") == ["yes"]


def test_da_var_03_players_are_asked_before_a_draft() -> None:
    place = Place()
    place.agree(consent=True)
    place.s.pools[0] = 0
    place.s.xp_up[0] = 5
    place.s.upgrade_area = [card(name) for name in SHOWN]
    place.activation(place.hero("krom", place.gate, 4))
    place.play("p1 stop")
    assert (place.legal("yes"), place.legal("buy")) == (["yes"], [])
    place.play("p1 no")
    assert "quick-boots" in place.legal("buy")


def test_da_var_03_without_the_variant_nobody_is_asked() -> None:
    assert drained(consent=False).legal("yes") == []


def test_a_42_back_where_the_walk_began_is_no_place_where_somebody_else_stands() -> None:
    place, krom = stopped("dart-volley-1", back=True)
    east = place.beyond(place.room, EAST)
    place.hero("holgar", east, 0)
    place.token("snare-wire-1", east, 8)
    place.play("p1 move 7,9", "d show tokens-1 0 snare-wire-1")
    assert place.local(place.s.spot[krom]) == (east, 0)
    place.play("p1 space 7,9")
    assert place.local(place.s.spot[krom]) == (east, 1)


# ---- the options of a game -----------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "asked"), [(1, True), (1, False), (2, True)])
def test_da_solo_17_only_alone_and_if_asked_for_a_cleared_dungeon_is_played_on(
    seats: int, asked: bool
) -> None:
    s = set_up(seats, ALLIANCE.chosen({"all_rounds": asked}))
    assert s.options.all_rounds == (seats == 1 and asked)
