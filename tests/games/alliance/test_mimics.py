"""Mimics: where they stand, whom they strike, and what else they are."""

from __future__ import annotations

import pytest

from tests.games.alliance.scenes import Cellar, Place
from undercroft.crawl.modifiers import Modifier
from undercroft.games.alliance.bot.threats import Outlook
from undercroft.games.alliance.combat.ambush import in_ambush
from undercroft.games.alliance.combat.modifiers import modify
from undercroft.games.alliance.content.schema import AttackKind, DefenseKind
from undercroft.games.alliance.content.stat_ids import FIRST_BOON
from undercroft.games.alliance.effects.vocabulary import Boon
from undercroft.games.alliance.map.figures import is_defeated, is_standing, monster, monsters
from undercroft.games.alliance.notation import FIRST_MONSTER, OPEN_TOKEN, TREASURES
from undercroft.games.alliance.phases.early_end import is_bare
from undercroft.games.alliance.phases.experience import left_undone
from undercroft.games.alliance.phases.hero_turn import Turn
from undercroft.games.alliance.phases.monsters import Rouse, ready_monsters
from undercroft.games.alliance.phases.solo import ANYONE, SECOND, hunts
from undercroft.games.alliance.scene.figures import figure
from undercroft.games.alliance.scene.overlays import threatened

MIMIC = FIRST_MONSTER
"""The first monster of a scene."""

DIG = ("p1 chest 3,9", "p1 yes", "d draw treasures mimic")


def before_digging(
    chest: str = "treasure-chest-1", *, local: int = 4, archway: bool = True
) -> tuple[Place, Turn]:
    """Bull in the room, by default in its middle, and a chest in its north-west corner."""
    place = Place(archway=archway)
    bull = place.hero("bull", place.room, local)
    place.token(chest, place.room, 0, OPEN_TOKEN)
    place.bury("mimic")
    return place, place.turn(bull)


def dug_up(*, local: int = 4) -> tuple[Place, Turn]:
    """The same once he has dug up a mimic."""
    place, turn = before_digging(local=local)
    place.play(*DIG)
    return place, turn


# ---- where it stands -----------------------------------------------------------------------------


def test_da_mim_01_the_mimic_stands_where_the_chest_was() -> None:
    place, _ = dug_up()
    assert monsters(place.s) == (MIMIC,)
    assert place.local(place.s.spot[MIMIC]) == (place.room, 0)
    assert place.s.token_spots[0] == ()


def test_da_dmt_06_the_card_of_a_mimic_is_gone() -> None:
    place, _ = dug_up()
    assert [monster(place.s, figure).name for figure in monsters(place.s)] == ["Mimic"]
    assert (place.s.stacks[TREASURES].size, place.s.treasures[0]) == (0, ())


def test_da_mim_06_who_stands_on_the_chest_says_beside_itself_where_the_mimic_is() -> None:
    place, _ = before_digging("locked-chest-1", local=0)
    place.monster("goblin", place.room, 1)
    place.s.stand(MIMIC, place.square(place.gate, 8))
    place.hero("lorna", place.room, 1)
    place.turn(0, "p1 force 3,9", "p1 spend 1", "p1 yes", "d draw treasures mimic")
    assert place.legal("space") == ["3,10", "4,10"]
    place.play("p1 space 4,10")
    assert place.local(place.s.spot[MIMIC + 1]) == (place.room, 4)


def test_da_mim_06_a_monster_on_the_chest_is_not_driven_out() -> None:
    place, turn = before_digging("locked-chest-1")
    goblin = place.monster("goblin", place.room, 0)
    modify(place.s, Modifier(FIRST_BOON + Boon.DEFY_ENEMIES, 1, 0, turn.hero))
    place.turn(turn.hero, "p1 force 3,9", "p1 spend 1", "p1 yes", "d draw treasures mimic")
    assert place.legal("space") == ["4,9", "3,10"]
    place.play("p1 space 4,9")
    assert place.local(place.s.spot[goblin]) == (place.room, 0)
    assert place.local(place.s.spot[goblin + 1]) == (place.room, 1)


def test_da_mim_06_where_all_is_full_beside_it_the_nearest_space_is_taken() -> None:
    place, _ = before_digging("locked-chest-1", local=0)
    for name, local in (("lorna", 1), ("krom", 3), ("krolt", 4)):
        place.hero(name, place.room, local)
    for local in (2, 6, 8, 7):
        place.hero(("petra", "root", "emanon", "melinda")[local % 4], place.room, local, seat=1)
    place.turn(0, "p1 force 3,9", "p1 spend 1", "p1 yes", "d draw treasures mimic")
    while place.legal("pass"):
        place.play(f"{place.s.NOTATION.actor(place.s.frames[-1].seat(place.s))} pass")
    assert place.local(place.s.spot[MIMIC]) == (place.room, 5)


# ---- whom it strikes -----------------------------------------------------------------------------


def test_da_mim_02_it_strikes_all_heroes_within_two_spaces_through_walls() -> None:
    place, turn = before_digging(archway=False)
    behind = place.hero("krolt", place.gate, 0)
    place.token("treasure-chest-1", place.room, 6, OPEN_TOKEN)
    far = place.hero("krom", place.gate, 6)
    rival = place.hero("graltar", place.room, 2, seat=1)
    fallen = place.hero("petra", place.room, 3)
    place.wound(fallen, 6)
    place.turn(turn.hero, "p1 chest 3,11", "p1 yes", "d draw treasures mimic")
    near = (turn.hero, behind, rival)
    assert [place.wounds(hero) for hero in near] == [4 - 1] * 3
    assert (place.wounds(far), place.wounds(fallen)) == (0, 6)


def test_da_mim_02_walls_do_not_lengthen_its_reach_in_either_reading() -> None:
    place, _ = before_digging(archway=False)
    place.agree(distance="walked")
    place.hero("krolt", place.gate, 0)
    mimic = place.monster("mimic-1", place.room, 6)
    assert in_ambush(place.s, mimic) == [0, 1]


def test_ac_51_who_hides_is_struck_as_well() -> None:
    place, turn = before_digging()
    modify(place.s, Modifier(FIRST_BOON + Boon.HIDE, 1, 0, turn.hero))
    place.turn(turn.hero, *DIG)
    assert place.wounds(turn.hero) == 4 - 1


@pytest.mark.parametrize(
    ("level", "attack", "armor", "health", "rewards"),
    [(1, 4, 2, 5, (2, 1)), (2, 5, 3, 6, (2, 2)), (3, 6, 4, 7, (3, 2))],
)
def test_da_mim_03_the_level_of_the_chest_raises_its_numbers(
    level: int, attack: int, armor: int, health: int, rewards: tuple[int, int]
) -> None:
    place, turn = before_digging(f"treasure-chest-{level}")
    place.play(*DIG)
    kind = monster(place.s, MIMIC)
    assert (kind.attack.kind, kind.attack.strength) == (AttackKind.MELEE, attack)
    assert (kind.defense.kind, kind.defense.strength) == (DefenseKind.ARMOR, armor)
    assert (kind.level, kind.health, kind.rewards, kind.speed) == (level, health, rewards, 0)
    assert place.wounds(turn.hero) == attack - 1


def test_da_mim_03_vector_9_a_locked_chest_of_level_two() -> None:
    place, turn = before_digging("locked-chest-2")
    place.play("p1 force 3,9", "p1 spend 2")
    assert (place.s.xp_down[0], place.legal("yes")) == (3, ["yes"])
    place.play("p1 yes", "d draw treasures mimic")
    kind = monster(place.s, MIMIC)
    assert (kind.attack.strength, kind.defense.strength, kind.health) == (5, 3, 6)
    assert kind.rewards == (2, 2)
    assert place.wounds(turn.hero) == 5 - 1


def test_da_mim_04_its_ambush_exhausts_it_until_the_round_ends() -> None:
    place, _ = dug_up()
    assert ready_monsters(place.s) == []
    assert monsters(place.s) == (MIMIC,)
    place.next_round()
    assert ready_monsters(place.s) == [MIMIC]


def test_da_mim_05_activated_it_stays_put_and_strikes_all_within_two() -> None:
    place = Place()
    bull, krolt = place.hero("bull", place.room, 4), place.hero("krolt", place.room, 6, seat=1)
    far = place.hero("krom", place.gate, 0)
    mimic = place.monster("mimic-1", place.room, 0)
    place.s.ready[mimic] = 1
    facing = place.s.facing[mimic]
    place.s.frames = [Rouse(0)]
    place.s.run()
    assert [place.wounds(hero) for hero in (bull, krolt, far)] == [3, 3, 0]
    assert place.local(place.s.spot[mimic]) == (place.room, 0)
    assert (place.s.ready[mimic], place.s.facing[mimic]) == (0, facing)


def test_da_mim_05_with_nobody_near_it_waits_where_it_is() -> None:
    place = Place()
    krom = place.hero("krom", place.gate, 4)
    mimic = place.monster("mimic-3", place.room, 1)
    place.s.ready[mimic] = 1
    place.act(mimic)
    assert (place.wounds(krom), place.s.ready[mimic]) == (0, 0)
    assert place.local(place.s.spot[mimic]) == (place.room, 1)
    assert place.s.frames == []


# ---- what else it is -----------------------------------------------------------------------------


def test_da_mim_07_it_bars_the_way_and_holds_who_leaves_its_side() -> None:
    place, turn = dug_up()
    assert "3,9" not in place.legal("move")
    place.play("p1 move 4,11")
    assert turn.used == 1 + 2


def test_da_mim_07_who_slays_it_shares_its_reward() -> None:
    place, _ = dug_up()
    place.s.bear(MIMIC, (1, 1))
    place.hold("charge")
    place.treasure("giants-tonic")
    place.play("p1 use-up giants-tonic", "p1 attack m1")
    assert not is_standing(place.s, MIMIC)
    assert place.s.xp_up == [2, 1]


def test_da_mim_07_it_counts_at_the_end_and_keeps_a_dungeon_from_being_cleared() -> None:
    place, _ = before_digging()
    place.s.tile_area = ()
    assert is_bare(place.s)
    undone = left_undone(place.s)
    place.play(*DIG)
    assert not is_bare(place.s)
    assert left_undone(place.s) == undone + 1


def test_da_mim_08_each_hero_has_its_own_defence_and_may_react() -> None:
    place, turn = before_digging()
    holgar = place.hero("holgar", place.room, 1)
    graltar = place.hero("graltar", place.room, 3, seat=1)
    place.hold("reflex")
    place.hold("reflex", seat=1)
    place.turn(turn.hero, *DIG)
    place.play("p1 pass", "p1 play reflex", "p2 play reflex")
    assert place.wounds(turn.hero) == 4 - 1
    assert place.wounds(holgar) == 0
    assert place.wounds(graltar) == 4 - 1 - 2


def test_da_mim_08_the_player_whose_turn_it_is_suffers_first() -> None:
    place = Place()
    place.hero("bull", place.room, 1)
    krolt = place.hero("krolt", place.room, 3, seat=1)
    place.hold("reflex")
    place.hold("reflex", seat=1)
    mimic = place.monster("mimic-1", place.room, 0)
    place.act(mimic, "p2 pass", who=1)
    assert place.wounds(krolt) == 3
    assert place.legal("play") == ["reflex"]
    place.play("p1 pass")
    assert place.wounds(0) == 3


def test_da_mim_08_of_three_it_goes_round_clockwise() -> None:
    place = Place(seats=3)
    heroes = [place.hero(n, place.room, i, i) for i, n in enumerate(("bull", "krolt", "graltar"))]
    for seat in range(3):
        place.hold("reflex", seat=seat)
    mimic = place.monster("mimic-1", place.room, 4)
    place.act(mimic, "p2 pass", who=1)
    assert [place.wounds(hero) for hero in heroes] == [0, 3, 0]
    place.play("p3 pass")
    assert [place.wounds(hero) for hero in heroes] == [0, 3, 3]
    place.play("p1 pass")
    assert [place.wounds(hero) for hero in heroes] == [3, 3, 3]


def test_its_victim_does_not_act_any_more() -> None:
    place, turn = before_digging()
    place.wound(turn.hero, 4)
    place.s.frames.insert(0, Rouse(0))
    place.play(*DIG)
    assert is_defeated(place.s, turn.hero)
    assert turn not in place.s.frames


# ---- alone ---------------------------------------------------------------------------------------


def hunted(*, near: bool) -> tuple[Cellar, int]:
    """Bull and Krom at the gate, in reach of a mimic in the room or not."""
    cellar = Cellar("boots-on-the-stair", "bull", "krom", row=0 if near else 2)
    return cellar, cellar.foe("mimic-1", 7)


def test_ac_61_a_mimic_hunts_who_is_within_two_at_one_bonus_for_all() -> None:
    cellar, mimic = hunted(near=True)
    assert hunts(cellar.s, mimic) == [ANYONE]
    cellar.begin(SECOND)
    assert [cellar.wounds(hero) for hero in (0, 1)] == [4 + 3 - 1, 4 + 3 - 1]
    assert cellar.s.ready[mimic] == 0


def test_ac_61_nobody_near_or_only_who_hides_leaves_it_nothing_to_hunt() -> None:
    cellar, mimic = hunted(near=False)
    assert hunts(cellar.s, mimic) == []
    cellar, mimic = hunted(near=True)
    for hero in (0, 1):
        modify(cellar.s, Modifier(FIRST_BOON + Boon.HIDE, 1, 0, hero))
    assert hunts(cellar.s, mimic) == []


# ---- what players and bots see -------------------------------------------------------------------


def test_a_mimic_is_drawn_with_its_name_and_power() -> None:
    place, _ = dug_up()
    token = figure(place.s, MIMIC)
    assert (token.name, token.icon) == ("Mimic", "mimic-1")
    assert "strikes every hero within 2 spaces through walls" in token.text


def test_the_danger_of_a_mimic_reaches_through_walls() -> None:
    place = Place(archway=False)
    mimic = place.monster("mimic-1", place.room, 6)
    found = sorted(place.local(p) for p in threatened(place.s, mimic))
    gate = [(place.gate, local) for local in range(6)]
    room = [(place.room, local) for local in range(9)]
    assert found == sorted([*room, *gate])


def test_bots_fear_a_mimic_within_its_reach_only() -> None:
    place = Place()
    bull = place.hero("bull", place.room, 8)
    mimic = place.monster("mimic-1", place.room, 0)
    place.s.ready[mimic] = 1
    look = Outlook(place.s, bull)
    assert look.danger(place.square(place.room, 8)) > 0
    assert look.danger(place.square(place.gate, 1)) == 0
