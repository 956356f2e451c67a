"""The powers of Hadra Stonewell, most of them stances, and the line she holds."""

from __future__ import annotations

from tests.games.caverns.cards.fights import (
    SEVRANE,
    duel,
    ends_phase,
    gallery,
    rolls,
    turned_down,
)
from tests.games.caverns.scenes import Place
from undercroft.games.caverns.combat.modifiers import armor, speed
from undercroft.games.caverns.combat.targeting import nearest, prey


def takes(stance: str, *powers: str, others: tuple[str, ...] = ("maro",)) -> tuple[Place, int]:
    """Hadra acts next to Sevrane and has taken a stance."""
    place = gallery("hadra", stance, *powers, others=others)
    foe = place.villain("sevrane", 6, 1)
    place.turn(f"h1 stance {stance}")
    return place, foe


def test_hold_the_line_other_heroes_on_her_tile() -> None:
    place = gallery("hadra", others=("maro", "oriel"))
    place.at(1, 7, 2)
    assert [armor(place.s, seat) for seat in range(3)] == [16, 15 + 1, 16]


def test_tower_stance_armor() -> None:
    place, _ = takes("tower-stance")
    assert (armor(place.s, 0), armor(place.s, 1)) == (18, 15)
    assert not turned_down(place, "tower-stance")


def test_anvil_stance_harder_but_wilder() -> None:
    place, foe = takes("anvil-stance", "boss-and-hammer")
    place.play("h1 use boss-and-hammer", "d roll 8")
    assert SEVRANE - place.s.hp[foe] == 2


def test_anvil_stance_one_less_misses() -> None:
    place, foe = takes("anvil-stance", "boss-and-hammer")
    place.play("h1 use boss-and-hammer", "d roll 7")
    assert place.s.hp[foe] == SEVRANE


def test_anvil_stance_is_for_at_wills_alone() -> None:
    place, foe = takes("anvil-stance", "quarry-fall")
    place.play("h1 use quarry-fall", "d roll 8")
    assert SEVRANE - place.s.hp[foe] == 2


def test_hearth_stance_a_hero_with_3_hp_or_less_regains_1() -> None:
    place, _ = takes("hearth-stance", others=("maro", "oriel"))
    place.at(1, 7, 2)
    place.s.hp[:3] = [4, 3, 1]
    ends_phase(place)
    assert place.s.hp[:3] == [4, 4, 1]


def test_hearth_stance_she_chooses_and_may_be_the_one() -> None:
    place, _ = takes("hearth-stance")
    place.at(1, 7, 2)
    place.s.hp[:2] = [3, 3]
    ends_phase(place)
    assert place.legal("target") == ["h1", "h2"]
    place.play("h1 target h1")
    assert place.s.hp[:2] == [4, 3]


def test_hearth_stance_is_not_for_the_phase_of_others() -> None:
    place, _ = takes("hearth-stance")
    place.s.hp[0] = 3
    place.s.active = 1
    ends_phase(place, 1)
    assert place.s.hp[0] == 3


def test_quarry_fall_all_enemies_on_her_tile() -> None:
    place = gallery("hadra", "quarry-fall")
    near, far = (place.monster("stonehide-brute", x, 1) for x in (7, 8))
    foe = place.villain("sevrane", 6, 1)
    place.turn("h1 use quarry-fall", *rolls(8, 8))
    assert [place.s.hp[figure] for figure in (foe, near, far)] == [6, 2, 2]
    assert turned_down(place, "quarry-fall")
    assert place.legal("end")


def test_rim_bash_may_push_on_a_hit() -> None:
    place, foe = duel("hadra", "rim-bash")
    place.play("h1 use rim-bash", "d roll 9", "h1 yes")
    assert SEVRANE - place.s.hp[foe] == 1
    place.play("h1 space 8,1")
    assert place.where(foe) == (8, 1)


def test_rim_bash_may_push_on_a_miss() -> None:
    place, foe = duel("hadra", "rim-bash")
    place.play("h1 use rim-bash", "d roll 8", "h1 yes", "h1 space 8,1")
    assert (place.s.hp[foe], place.where(foe)) == (SEVRANE, (8, 1))


def test_rim_bash_need_not_push() -> None:
    place, foe = duel("hadra", "rim-bash")
    place.play("h1 use rim-bash", "d roll 9", "h1 no")
    assert place.where(foe) == (6, 1)
    assert place.legal("end")


def test_rim_bash_does_not_push_the_dead() -> None:
    place = gallery("hadra", "rim-bash")
    place.monster("shale-runner", 6, 1)
    place.turn("h1 use rim-bash", "d roll 9", "d draw treasures found-hour")
    assert place.legal("end")


def attacked(place: Place, *moves: str) -> None:
    """The monsters act, and roll so."""
    place.villain_phase(*moves)


def test_answering_stance_strikes_back_after_a_miss() -> None:
    place, _ = takes("answering-stance")
    place.s.villains = ()
    brute = place.monster("stonehide-brute", 6, 1)
    attacked(place, "d roll 1")
    place.play("d roll 9")
    assert place.s.hp[brute] == 1
    assert place.s.hp[0] == 10


def test_answering_stance_one_less_misses() -> None:
    place, _ = takes("answering-stance")
    place.s.villains = ()
    brute = place.monster("stonehide-brute", 6, 1)
    attacked(place, "d roll 1", "d roll 8")
    assert place.s.hp[brute] == 2


def test_answering_stance_once_a_turn() -> None:
    place, _ = takes("answering-stance")
    place.s.villains = ()
    brute = place.monster("stonehide-brute", 6, 1)
    runner = place.monster("shale-runner", 4, 1)
    attacked(place, "d roll 1", "d roll 9", "d roll 1")
    assert (place.s.hp[brute], place.s.hp[runner]) == (1, 1)
    assert place.s.frames == []


def test_answering_stance_is_no_answer_to_a_hit() -> None:
    place, _ = takes("answering-stance")
    place.s.villains = ()
    brute = place.monster("stonehide-brute", 6, 1)
    attacked(place, "d roll 20")
    assert (place.s.hp[brute], place.s.frames) == (2, [])


def test_answering_stance_is_no_answer_from_afar() -> None:
    place, _ = takes("answering-stance")
    place.s.villains = ()
    place.monster("palefolk-dartcaster", 7, 1)
    attacked(place, "d roll 1")
    assert place.s.frames == []


def test_rootfoot_stance_firm_and_slow() -> None:
    place, _ = takes("rootfoot-stance")
    assert (armor(place.s, 0), speed(place.s, 0)) == (17, 3)


def test_rootfoot_stance_nobody_moves_her() -> None:
    place, _ = takes("rootfoot-stance")
    place.s.villains = ()
    place.monster("sump-surge", 6, 1)
    attacked(place, "d roll 20")
    assert (place.where(0), place.s.frames) == ((5, 1), [])


def test_rootfoot_stance_without_it_she_is_pushed() -> None:
    place = gallery("hadra", "rootfoot-stance")
    place.monster("sump-surge", 6, 1)
    attacked(place, "d roll 20")
    assert place.legal("space")


def test_step_between_she_is_attacked_instead() -> None:
    place = gallery("maro", others=("hadra",))
    place.power("step-between", 1)
    place.at(1, 7, 2)
    place.monster("stonehide-brute", 6, 1)
    place.villain_phase("h1 target h1", "d roll 20")
    assert place.legal("use") == ["step-between"]
    place.play("h2 use step-between")
    assert place.s.hp[0] == 6
    assert place.s.hp[1] < 10
    assert turned_down(place, "step-between", 1)


def test_step_between_the_same_roll_may_miss_her() -> None:
    place = gallery("maro", others=("hadra",))
    place.power("step-between", 1)
    place.item("ring-coat", 1)
    place.at(1, 7, 2)
    place.monster("stonehide-brute", 6, 1)
    place.villain_phase("h1 target h1", "d roll 7", "h2 use step-between")
    assert place.s.hp[:2] == [6, 10]


def test_step_between_not_from_another_tile() -> None:
    place = gallery("maro", others=("hadra",))
    place.power("step-between", 1)
    place.monster("stonehide-brute", 6, 1)
    place.villain_phase("d roll 20")
    assert place.s.hp[0] < 6


def test_step_between_not_for_herself() -> None:
    place = gallery("hadra", "step-between")
    place.monster("stonehide-brute", 6, 1)
    place.villain_phase("d roll 20")
    assert place.s.hp[0] < 10
    assert not turned_down(place, "step-between")


def test_gatekeepers_oath_strikes_and_draws_enemies_on() -> None:
    place, foe = duel("hadra", "gatekeepers-oath")
    place.at(1, 7, 2)
    brute = place.monster("stonehide-brute", 8, 1)
    place.play("h1 use gatekeepers-oath", "d roll 6")
    assert SEVRANE - place.s.hp[foe] == 3
    assert turned_down(place, "gatekeepers-oath")
    assert nearest(place.s, foe, prey(place.s, foe)) == [0]
    assert nearest(place.s, brute, prey(place.s, brute)) == [0, 1]


def test_gatekeepers_oath_until_the_end_of_her_next_hero_phase() -> None:
    place, foe = duel("hadra", "gatekeepers-oath")
    place.at(1, 7, 2)
    place.play("h1 use gatekeepers-oath", "d roll 6")
    ends_phase(place)
    assert nearest(place.s, foe, prey(place.s, foe)) == [0]
    place.s.turns += 2
    ends_phase(place)
    assert nearest(place.s, foe, prey(place.s, foe)) == [0, 1]
