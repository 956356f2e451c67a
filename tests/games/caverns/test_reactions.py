"""Who may react to what: each moment is its owner's, and what is over cannot be reacted to."""

from __future__ import annotations

from tests.games.caverns.cards.draws import is_over, meets
from tests.games.caverns.cards.fights import gallery
from tests.games.caverns.scenes import Place
from undercroft.games.caverns.phases.encounters import EncounterDraw


def with_arrows() -> Place:
    """Oriel acts before Sevrane; Maro, far off, has laid tokens for his own shots."""
    place = gallery("oriel", "searing-glint")
    place.power("three-good-arrows", 1)
    place.villain("sevrane", 6, 1)
    place.turn("h2 use three-good-arrows", seat=1)
    return place


def test_cv_pow_13_the_shot_of_another_hero_is_no_moment_for_ones_own_arrows() -> None:
    place = with_arrows()
    place.turn("h1 use searing-glint", "d roll 1", seat=0)
    assert place.legal("use") == []
    assert place.legal("end")


def test_cv_pow_09_a_card_with_tokens_is_not_used_anew() -> None:
    place = with_arrows()
    assert place.legal("use") == []
    assert place.refused("h2 use three-good-arrows")[0] == "CV-POW-02"


def test_cv_level_01_a_20_in_answer_to_a_monster_raises_the_hero() -> None:
    place = gallery("hadra", "answering-stance")
    place.turn("h1 stance answering-stance")
    place.monster("stonehide-brute", 6, 1)
    place.xp("stonehide-brute", "gloom-recluse")
    place.villain_phase("d roll 1", "d roll 20", "h1 yes")
    assert place.s.level[0] == 2


def test_cv_def_08_nobody_reacts_to_damage_that_a_downed_hero_does_not_take() -> None:
    place = gallery("oriel", "steady-light", others=("hadra",))
    place.at(1, 7, 2)
    for x in (12, 13, 14):
        place.monster("stonehide-brute", x, 1, 1)
    place.s.hp[1] = 0
    meets(place, "scent-of-blood", seat=1)
    assert place.legal("use") == []
    assert is_over(place)


def test_cv_enc_06_only_the_card_just_drawn_is_cancelled() -> None:
    place = gallery("ysolde", "unwritten")
    place.begin(EncounterDraw(0), EncounterDraw(0))
    place.play("d draw encounters loose-slab", "h1 use unwritten")
    assert place.s.hp[0] == 6 - 2
    place.play("d draw encounters ceiling-grit")
    assert place.s.hp[0] == 6 - 2 - 1
