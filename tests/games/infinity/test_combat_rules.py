"""Fights: how they begin, who attacks when, and what holds a hero in them."""

from __future__ import annotations

import pytest

from tests.games.infinity.cards.plays import camp, draws, fight, healths
from tests.games.infinity.scenes import Place
from undercroft.games.infinity.combat.bands import ComeForth, has_begun
from undercroft.games.infinity.content.schema import RiskDeck
from undercroft.games.infinity.map.possessions import held, lying_at
from undercroft.games.infinity.notation import EVENT_DECK, FIRST_ENEMY
from undercroft.games.infinity.phases.hero_turn import Turn
from undercroft.games.infinity.phases.lord import DrawEvents
from undercroft.games.infinity.phases.lord_figure import place_lord
from undercroft.games.infinity.phases.monsters import EnemyPhase
from undercroft.games.infinity.state import NO_METER, NOBODY


def attackers(place: Place) -> list[str]:
    """Who rolls to hit, one after the other, until something else is to be decided."""
    asked = []
    while place.s.frames and place.s.frames[-1].NAME == "roll":
        asked.append(place.s.frames[-1].source(place.s).rpartition(":")[2])  # type: ignore[attr-defined]
        place.play("d roll 20")
    return asked


def meet(place: Place, seat: int, *names: str) -> Place:
    """A hero draws a card that brings as many enemies as there are heroes."""
    draws(place, "shapes", RiskDeck.MIST, seat)
    place.play(*[f"d draw minions {name}" for name in names])
    return place


# ---- how a fight begins --------------------------------------------------------------------------


def test_di_comb_01_a_risk_card_begins_a_fight() -> None:
    place = meet(camp("paladin", "thief", "monk"), 1, "ghoul", "spider", "ghoul")
    assert (place.s.meter, place.s.focus) == (18, [1, 1, 1])


def test_di_comb_01_so_does_entering_where_enemies_wait() -> None:
    place = camp("paladin", "thief", "monk")
    place.enemy("ghoul", place=1)
    place.begin(Turn(2))
    place.play("h3 move north")
    assert (place.s.meter, place.s.focus) == (18, [2])


def test_di_comb_01_so_does_a_shot_at_who_waits() -> None:
    place = camp("paladin", "ranger")
    place.enemy("ghoul", place=1)
    place.begin(Turn(1))
    place.play("h2 attack m1", "d roll 20")
    assert place.s.meter == 18


def test_di_comb_01_so_does_the_lord_who_comes_to_a_hero() -> None:
    place = camp("paladin", "thief", "monk", meter=NO_METER)
    place_lord(place.s, 1)
    place.stack(EVENT_DECK, "event-hesk-05")
    place.begin(DrawEvents(0, 1))
    place.play("d draw events event-hesk-05", "d roll 20")
    assert (place.s.focus, place.s.enemy_spot) == ([0], [0])
    assert has_begun(place.s, place.s.bands[0])


@pytest.mark.parametrize("seat", [0, 2])
def test_di_comb_02_the_cards_lie_from_left_to_right_three_to_a_row(seat: int) -> None:
    place = camp("paladin", "thief", "monk")
    draws(place, "drums", RiskDeck.MIST, seat)  # two more than heroes
    place.play(*["d draw minions ghoul"] * 4, "d draw minions spider")
    assert place.rows(seat) == ["m1 m2 m3", "m4 m5 .", ". . ."]
    assert [place.s.foe(FIRST_ENEMY + i).name for i in (0, 4)] == ["Ghoul", "Spider"]


def test_di_comb_07_without_range_only_the_front_row_is_attacked() -> None:
    place = camp("thief", "paladin")
    place.band("ghoul " * 5, 1)
    place.begin(Turn(1))
    assert place.legal("attack") == ["m1", "m2", "m3"]
    assert place.refused("h2 attack m4") == ["DI-RANGE-01"]
    place = camp("thief", "fire-mage")
    place.band("ghoul " * 7, 1)
    place.begin(Turn(1))
    assert place.refused("h2 attack m4") == []
    assert place.refused("h2 attack m7") == ["DI-RANGE-01"]


def test_di_comb_10_the_gap_of_who_turns_away_is_filled() -> None:
    place = camp("paladin", "thief", "monk")
    place.band("ghoul ghoul ghoul spider", 2)
    place.enemy("construct", 0)
    place.begin(Turn(0))
    place.play("h1 attack m4", "d roll 20")  # of the last row
    assert place.rows(2) == ["m1 m2 m3", ". . .", ". . ."]
    place.play("h1 attack m1", "d roll 20")  # which is the last one now
    assert place.rows(2) == [". m2 m3", ". . .", ". . ."]
    assert place.rows(0) == ["m5 m4 m1", ". . .", ". . ."]


def test_di_comb_10_by_who_stands_behind() -> None:
    place = fight("taunt")
    place.band("ghoul ghoul ghoul spider", 1)
    place.s.listed = None
    place.play("h1 use taunt", "h1 target m1", "h1 done")
    assert place.rows(1) == ["m4 m2 m3", ". . .", ". . ."]


# ---- who attacks when ----------------------------------------------------------------------------


def test_di_comb_11_first_the_hero_then_row_one_then_who_reaches() -> None:
    place = camp("thief", "paladin")
    place.band("ghoul ghoul ghoul skeleton-archer ghoul", 1)
    place.begin(Turn(1))
    place.play("h2 attack m1", "d roll 20", "h2 attack m2", "d roll 20")
    assert place.s.left[1] == 4
    place.play("h2 end")
    assert attackers(place) == ["m1", "m2", "m3", "m4"]


def test_di_comb_12_each_attacks_once_but_once_for_every_hero_it_is_drawn_to() -> None:
    place = camp("paladin", "thief", "monk")
    place.band("iron-idol iron-idol")
    struck = []
    for seat in range(3):
        place.begin(Turn(seat))
        place.play(f"h{seat + 1} attack m1", "d roll 20", f"h{seat + 1} end")
        struck.append(attackers(place))
    assert struck == [["m1", "m2"], ["m1"], ["m1"]]


def test_di_comb_13_points_left_or_not_the_enemies_attack_after_the_hero() -> None:
    place = camp("thief", "paladin")
    place.band("ghoul", 1)
    place.begin(Turn(1))
    for _ in range(4):
        place.play("h2 attack m1", "d roll 20")
    assert place.s.left[1] == 0
    place.play("h2 end")
    assert attackers(place) == ["m1"]


# ---- what holds a hero ---------------------------------------------------------------------------


def test_di_comb_14_only_a_retreat_or_their_end_leads_out_of_a_fight() -> None:
    place = camp("thief", "paladin")
    foe = place.enemy("ghoul", 1)
    place.begin(Turn(1))
    for verb in ("move", "run", "sneak"):
        assert place.legal(verb) == []
        assert place.refused(f"h2 {verb} north") == ["DI-COMB-18"]
    assert place.legal("retreat") == ["north", "east", "west"]
    place.s.damage[0] = place.health(foe) - 1
    place.play("h2 attack m1", "d roll 1")
    assert place.legal("retreat") == []
    assert place.legal("move") == ["north", "east", "west"]


def test_di_comb_15_a_fight_of_others_holds_nobody_up() -> None:
    place = camp("thief", "paladin", "monk")
    place.s.spot[2] = 1
    place.band("ghoul ghoul", 1)
    place.begin(Turn(2))
    place.play("h3 move south", "h3 move east", "h3 move west", "h3 run north")
    assert (place.s.spot[2], place.s.focus) == (1, [1, 1])
    place.play("h3 run south", "h3 attack m1", "d roll 20")
    assert place.legal("move") == []
    place.begin(Turn(2))
    assert place.refused("h3 move north") == ["DI-COMB-18"]


def test_di_comb_17_the_reward_of_a_cleared_row_is_picked_up_while_the_fight_lasts() -> None:
    place = camp("thief", "paladin", "monk")
    place.begin(Turn(1), ComeForth(1, 0, 0, 4))
    place.play(*["d draw minions spider"] * 4)
    place.play("d draw rewards wolfs-bite", "d draw rewards jasper-orb")
    place.s.damage[0] = place.health(FIRST_ENEMY) - 1
    place.play("h2 attack m1", "d roll 1", "d show row-rewards 1 jasper-orb")
    assert place.rows(1) == ["m4 m2 m3", ". . .", ". . ."]
    (orb,) = lying_at(place.s, 0)
    place.play(f"h2 pick-up t{orb + 1}")
    assert (held(place.s, 1), place.s.left[1]) == ([orb], 4)
    assert place.legal("attack") == ["m2", "m3", "m4"]


HELD_UP = (
    *("move north", "run north", "sneak north", "rest", "examine body", "take needle", "train"),
    *("teleport", "dig north", "deploy north", "cross north", "cut north", "block"),
)


@pytest.mark.parametrize("move", HELD_UP)
def test_di_comb_18_enemies_upon_a_hero_keep_it_from_much(move: str) -> None:
    for seat in (0, 1):
        place = camp("paladin", "thief", "monk")
        place.enemy("ghoul", seat)
        place.begin(Turn(0))
        assert ("DI-COMB-18" in place.refused(f"h1 {move}")) is (seat == 0)


def test_di_comb_18_but_not_from_everything() -> None:
    place = camp("paladin", "thief", "monk")
    place.enemy("ghoul", 0)
    sword, draught = place.thing("short-sword", 0), place.thing("healing-draught", 0)
    place.s.health[0] = 9
    place.begin(Turn(0))
    for move in ("attack m1", "shout", "use banner", "trade h2", "retreat north"):
        assert place.refused(f"h1 {move}") == []
    for verb, thing in (("equip", sword), ("drop", sword), ("consume", draught)):
        assert place.refused(f"h1 {verb} t{thing + 1}") == []


@pytest.mark.parametrize("seat", [0, 1])
def test_di_comb_18_no_chest_is_opened_with_enemies_upon_the_hero(seat: int) -> None:
    place = fight("pick-the-lock")
    place.s.contents[0] = RiskDeck.CHEST
    place.enemy("ghoul", seat)
    place.begin(Turn(0))
    assert place.refused("h1 use pick-the-lock") == (["DI-ABIL-08"] if seat == 0 else [])


# ---- focus ---------------------------------------------------------------------------------------


def test_di_focus_01_an_enemy_attacks_only_the_hero_before_whom_it_stands() -> None:
    place = camp("paladin", "assassin", "monk")
    place.band("ghoul ghoul", 1)
    for seat, who in ((0, []), (1, ["m1", "m2"]), (2, [])):
        place.begin(EnemyPhase(seat))
        assert attackers(place) == who
    assert healths(place) == [7, 7]


@pytest.mark.parametrize(("seat", "refused"), [(0, ["DI-ABIL-08"]), (1, []), (NOBODY, [])])
def test_di_focus_01_a_card_for_who_is_left_alone_asks_for_the_hero_itself(
    seat: int, refused: list[str]
) -> None:
    place = fight("quiet-step")
    place.enemy("ghoul", seat)
    place.begin(Turn(0))
    assert place.refused("h1 use quiet-step") == refused


def test_di_focus_01_enemies_of_another_hero_are_attacked_from_behind() -> None:
    place = camp("paladin", "thief")
    place.band("ghoul " * 4, 1)
    place.begin(Turn(0))
    assert place.legal("attack") == ["m4"]


def test_di_focus_02_being_attacked_by_another_hero_turns_an_enemy() -> None:
    place = camp("paladin", "thief", "monk")
    place.s.spot[2] = 1
    place.band("iron-idol ghoul", 1)
    place.begin(Turn(2))
    place.play("h3 move south")
    assert place.s.focus == [1, 1]  # a hero who only comes turns nobody
    place.play("h3 attack m1", "d roll 20")
    assert place.s.focus == [2, 1]


def test_di_focus_06_enemies_stay_in_their_tile() -> None:
    place = camp("paladin", "thief", "ranger")
    place.band("ghoul", 1)
    place.begin(Turn(1))
    place.play("h2 retreat north", "d roll 20")
    assert (place.s.spot[1], place.s.enemy_spot, place.s.focus) == (1, [0], [0])


@pytest.mark.parametrize(("roll", "spot"), [(1, 1), (16, 0)])
def test_di_focus_06_but_for_those_whom_a_shot_brings_over(roll: int, spot: int) -> None:
    place = camp("paladin", "thief", "ranger")
    place.s.spot[2] = 1
    place.band("stone-brute", 1)
    place.begin(Turn(2))
    place.play("h3 attack m1", f"d roll {roll}")
    assert place.s.enemy_spot == [spot]


# ---- joining -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hero", "foes", "reached"),
    [
        ("paladin", 7, ["m7"]),
        ("paladin", 5, ["m4", "m5"]),
        ("fire-mage", 7, ["m4", "m5", "m6", "m7"]),
        ("ranger", 7, [f"m{i}" for i in range(1, 8)]),
    ],
)
def test_di_join_02_rows_count_from_the_last_that_is_occupied(
    hero: str, foes: int, reached: list[str]
) -> None:
    place = camp(hero, "thief")
    place.band("ghoul " * foes, 1)
    place.begin(Turn(0))
    assert place.legal("attack") == reached


def test_di_join_05_who_has_joined_must_beat_the_enemy_or_retreat() -> None:
    place = camp("paladin", "thief")
    place.band("iron-idol iron-idol", 1)
    place.begin(Turn(0))
    assert place.legal("retreat") == []
    place.play("h1 attack m1", "d roll 20")
    assert place.refused("h1 move north") == ["DI-COMB-18"]
    assert place.legal("retreat") == ["north", "east", "west"]


def test_di_join_06_who_is_drawn_attacks_again_though_it_has_attacked() -> None:
    place = camp("paladin", "thief", "monk")
    place.band("iron-idol ghoul", 1)
    place.begin(Turn(1))
    place.play("h2 end")
    assert attackers(place) == ["m1", "m2"]
    place.begin(Turn(2))
    place.play("h3 attack m1", "d roll 20", "h3 end")
    assert attackers(place) == ["m1"]


def test_di_join_09_joining_lowers_no_meter() -> None:
    place = camp("paladin", "thief")
    place.band("iron-idol", 1)
    place.begin(Turn(0))
    place.play("h1 attack m1", "d roll 20")
    assert place.s.meter == 20


def test_di_join_09_but_it_is_combat_for_who_joins() -> None:
    place = camp("thief", "monk", "assassin", meter=NO_METER)
    place.stack(EVENT_DECK, "event-hesk-25", "event-hesk-24")
    place.band("ghoul", 1)
    place.begin(Turn(2))
    place.play("h3 attack m1", "d roll 20", "h3 end")
    assert attackers(place) == ["m1"]
    place.play("d draw events event-hesk-25")
    assert place.s.frames == []
