"""The powers of Oriel Tam, and the flame that is kept."""

from __future__ import annotations

import pytest

from tests.games.caverns.cards.draws import meets
from tests.games.caverns.cards.fights import (
    SEVRANE,
    duel,
    ends_phase,
    gallery,
    rolls,
    turned_down,
)
from tests.games.caverns.scenes import Place
from undercroft.games.caverns.combat.modifiers import armor
from undercroft.games.caverns.content.card_stats import name_of
from undercroft.games.caverns.map.figures import allies
from undercroft.games.caverns.notation import numbers
from undercroft.games.caverns.phases.encounters import curse, set_trap
from undercroft.games.caverns.phases.round import Turns
from undercroft.games.caverns.state import IMMOBILIZED, POISONED


def in_company(*powers: str) -> Place:
    """Oriel with Maro on her tile, Hadra elsewhere, all hurt by 3."""
    place = gallery("oriel", *powers, others=("maro", "hadra"))
    place.at(1, 7, 2)
    for seat in range(3):
        place.wound(seat, 3)
    return place


def test_kept_flame_another_hero_on_her_tile() -> None:
    place = in_company()
    place.acts()
    ends_phase(place)
    assert place.s.hp[:3] == [5, 4, 7]


def test_kept_flame_not_after_an_attack() -> None:
    place = in_company("searing-glint")
    place.villain("sevrane", 6, 1)
    place.turn("h1 use searing-glint", "d roll 1")
    ends_phase(place)
    assert place.s.hp[:3] == [5, 3, 7]


def test_kept_flame_a_trap_disabled_is_no_attack() -> None:
    place = in_company()
    set_trap(place.s, 0, numbers("swinging-log")[0])
    place.turn("h1 disable swinging-log", "d roll 1")
    ends_phase(place)
    assert place.s.hp[1] == 4


def test_lantern_staff_lights_somebody_on_a_hit() -> None:
    place = gallery("oriel", "lantern-staff", others=("maro", "pell"))
    place.at(1, 7, 2)
    foe = place.villain("sevrane", 6, 1)
    place.turn("h1 use lantern-staff", "d roll 8")
    assert place.legal("target") == ["h1", "h2"]
    place.play("h1 target h2")
    assert place.s.hp[foe] == 10 - 1
    assert place.legal("end")
    assert [armor(place.s, seat) for seat in range(3)] == [16, 16, 15]
    place.begin(Turns())
    assert armor(place.s, 1) == 15


def test_lantern_staff_not_on_a_miss() -> None:
    place, foe = duel("oriel", "lantern-staff")
    place.play("h1 use lantern-staff", "d roll 7")
    assert (place.s.hp[foe], armor(place.s, 0)) == (SEVRANE, 16)


def test_noon_below_ground_a_tile_within_1() -> None:
    place = gallery("oriel", "noon-below-ground")
    foe = place.villain("sevrane", 8, 1)
    brute = place.monster("stonehide-brute", 9, 2)
    near = place.monster("stonehide-brute", 6, 1)
    place.turn("h1 use noon-below-ground", "h1 tile 2,0", *rolls(8, 8))
    assert [place.s.hp[figure] for figure in (foe, brute, near)] == [6, 2, 2]
    assert turned_down(place, "noon-below-ground")
    assert place.legal("end")


def test_wick_and_word_strikes_then_heals() -> None:
    place = in_company("wick-and-word")
    place.at(2, 12, 1)
    foe = place.villain("sevrane", 6, 1)
    place.turn("h1 use wick-and-word", "d roll 7")
    assert place.legal("target") == ["h1", "h2"]
    place.play("h1 target h2")
    assert (place.s.hp[foe], place.s.hp[1]) == (8, 5)
    assert turned_down(place, "wick-and-word")


def test_wick_and_word_heals_after_a_miss_too() -> None:
    place = in_company("wick-and-word")
    place.at(1, 8, 1)
    place.at(2, 12, 1)
    foe = place.villain("sevrane", 6, 1)
    place.turn("h1 use wick-and-word", "d roll 6", "h1 target h2")
    assert (place.s.hp[foe], place.s.hp[1]) == (9, 5)


def test_bind_the_wound_a_hero_on_her_tile() -> None:
    place = in_company("bind-the-wound")
    place.turn("h1 use bind-the-wound")
    assert place.legal("target") == ["h1", "h2"]
    place.play("h1 target h2")
    assert place.s.hp[:3] == [5, 5, 7]
    assert turned_down(place, "bind-the-wound")
    assert place.legal("move")


def test_bind_the_wound_is_for_the_wounded() -> None:
    place = gallery("oriel", "bind-the-wound")
    place.acts()
    assert place.refused("h1 use bind-the-wound") == ["CV-ATK-01"]


def scented(seat: int) -> Place:
    """A hero with three monsters in his queue draws an encounter that deals 3 damage."""
    place = gallery("oriel", "steady-light", others=("maro", "hadra"))
    place.at(1, 7, 2)
    for x in (12, 13, 14):
        place.monster("stonehide-brute", x, 1, seat)
    meets(place, "scent-of-blood", seat=seat)
    return place


def test_steady_light_two_less_of_an_encounter() -> None:
    place = scented(seat=1)
    assert place.legal("use") == ["steady-light"]
    place.play("h1 use steady-light")
    assert place.s.hp[1] == 5
    assert turned_down(place, "steady-light")


def test_steady_light_for_herself() -> None:
    place = scented(seat=0)
    place.play("h1 use steady-light")
    assert place.s.hp[0] == 7


def test_steady_light_against_the_attack_of_an_encounter() -> None:
    place = gallery("oriel", "steady-light")
    set_trap(place.s, 0, numbers("swinging-log")[0])
    place.villain_phase("d roll 20", "h1 use steady-light")
    assert place.s.hp[0] == 8


def test_steady_light_against_the_least_damage() -> None:
    place = gallery("oriel", "steady-light")
    set_trap(place.s, 0, numbers("swinging-log")[0])
    place.villain_phase("d roll 1", "h1 use steady-light")
    assert place.s.hp[0] == 8


def test_steady_light_not_for_another_tile() -> None:
    place = scented(seat=2)
    assert place.s.hp[2] == 7


def test_steady_light_not_against_attacks_of_monsters() -> None:
    place = gallery("oriel", "steady-light")
    place.monster("stonehide-brute", 6, 1)
    place.villain_phase("d roll 20")
    assert place.s.hp[0] == 6


def salted(kind: str, die: int) -> int:
    """The HP that a monster loses by a Salt Line."""
    place = gallery("oriel", "salt-line")
    figure = place.monster(kind, 7, 1)
    place.acts()
    before = place.s.hp[figure]
    place.play("h1 use salt-line", f"d roll {die}")
    return before - place.s.hp[figure]


@pytest.mark.parametrize(
    ("foe", "least"), [("keening-shade", 6), ("sporeback-shambler", 5), ("sump-surge", 7)]
)
def test_salt_line_is_better_against_spirits_fungus_and_elementals(foe: str, least: int) -> None:
    assert (salted(foe, least), salted(foe, least - 1)) == (1, 0)


def test_long_vigil_heals_and_cleanses_in_place_of_the_attack() -> None:
    place = in_company("long-vigil", "searing-glint")
    place.villain("sevrane", 6, 1)
    place.s.ailments[:3] = [POISONED, POISONED | IMMOBILIZED, POISONED]
    place.turn("h1 use long-vigil")
    assert place.s.hp[:3] == [7, 5, 7]
    assert place.s.ailments[:3] == [0, 0, POISONED]
    assert place.legal("use") == []
    assert turned_down(place, "long-vigil")


def test_long_vigil_is_no_attack_for_the_kept_flame() -> None:
    place = in_company("long-vigil")
    place.turn("h1 use long-vigil")
    ends_phase(place)
    assert place.s.hp[1] == 6


def test_break_the_hex_one_curse() -> None:
    place = in_company("break-the-hex")
    for name in ("leadlimb", "cracked-guard"):
        curse(place.s, 1, numbers(name)[0])
    place.s.ailments[1] = POISONED
    place.at(2, 12, 1)
    place.turn("h1 use break-the-hex")
    assert place.legal("target") == ["h1", "h2"]
    place.play("h1 target h2", "h1 choose 1", "h1 pick leadlimb")
    assert place.s.curses[1] == numbers("cracked-guard")
    assert place.s.ailments[1] == POISONED
    assert turned_down(place, "break-the-hex")


def test_break_the_hex_or_all_conditions() -> None:
    place = in_company("break-the-hex")
    place.at(1, 8, 1)
    curse(place.s, 1, numbers("leadlimb")[0])
    place.s.ailments[1] = POISONED | IMMOBILIZED
    place.turn("h1 use break-the-hex", "h1 target h2", "h1 choose 2")
    assert (place.s.curses[1], place.s.ailments[1]) == (numbers("leadlimb"), 0)


def test_call_the_wisp_comes_to_her_tile() -> None:
    place = gallery("oriel", "call-the-wisp")
    place.turn("h1 use call-the-wisp")
    assert "4,1" in place.legal("space")
    assert not {"3,1", "8,1"} & set(place.legal("space"))
    place.play("h1 space 4,1")
    (wisp,) = allies(place.s)
    assert (name_of(place.s, wisp), place.where(wisp), place.s.holder[wisp]) == (
        "Lamp Wisp",
        (4, 1),
        0,
    )
    assert turned_down(place, "call-the-wisp")
