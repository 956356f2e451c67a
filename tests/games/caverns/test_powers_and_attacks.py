"""Powers and attacks by rule: who is meant, when a card is turned, what hits whom."""

from __future__ import annotations

from tests.games.caverns.cards.draws import finds, is_over, meets
from tests.games.caverns.cards.fights import SEVRANE, duel, gallery, turned_down
from tests.games.caverns.scenes import Place
from tests.games.caverns.test_finite import closed_start
from tests.games.caverns.test_rivals import ropes
from undercroft.games.caverns.combat.attack import hits
from undercroft.games.caverns.combat.modifiers import armor
from undercroft.games.caverns.content.card_stats import base_ac, max_hp
from undercroft.games.caverns.effects.feasible import ally_figure
from undercroft.games.caverns.map.edge_tiles import SHRINE, visit_shrine
from undercroft.games.caverns.map.geometry import GRID
from undercroft.games.caverns.notation import NOTATION, numbers
from undercroft.games.caverns.phases.encounters import curse
from undercroft.games.caverns.phases.villains import join
from undercroft.games.caverns.scene.previews import preview
from undercroft.kernel import play

# ---- powers --------------------------------------------------------------------------------------


def test_cv_pow_02_an_at_will_stays_face_up() -> None:
    place, foe = duel("hadra", "boss-and-hammer")
    for wounds in (1, 2):
        place.turn("h1 use boss-and-hammer", "d roll 19")
        assert place.s.hp[foe] == SEVRANE - wounds
    place.acts()
    assert place.refused("h1 use rim-bash") == ["CV-POW-02"]


def test_cv_pow_06_a_card_is_kept_if_no_roll_hit() -> None:
    for die, kept in ((1, True), (19, False)):
        place, _ = duel("pell", "through-the-seam")
        place.play("h1 use through-the-seam", f"d roll {die}")
        assert turned_down(place, "through-the-seam") is not kept


def test_cv_pow_07_another_hero_is_never_the_user() -> None:
    place = gallery("oriel", "bind-the-wound", others=("maro", "hadra"))
    place.at(1, 6, 1)
    place.at(2, 6, 2)
    for seat in range(3):
        place.wound(seat, 2)
    place.turn("h1 use bind-the-wound")
    assert place.legal("target") == ["h1", "h2", "h3"]
    place.play("h1 target h1", "h1 end")
    assert [armor(place.s, f) - base_ac(place.s, f) for f in range(3)] == [1, 1, 0]


def test_cv_pow_10_a_card_turned_up_is_usable_once_more() -> None:
    place, _ = duel("brunna", "avalanche")
    place.play("h1 use avalanche", "d roll 1")
    finds(place, "second-breath")
    assert is_over(place)
    place.turn("h1 use avalanche", "d roll 1")
    place.acts()
    assert turned_down(place, "avalanche")
    assert place.refused("h1 use avalanche") == ["CV-POW-02"]


def test_cv_pow_10_a_shrine_turns_a_utility_up() -> None:
    place = closed_start("old-shrine", *("blind-wall",) * 3)
    place.s.up[0], place.s.down[0] = (), numbers("steady-light")
    place.at(0, 1, 0)
    assert SHRINE in place.s.edge_kinds
    place.begin()
    visit_shrine(place.s, 0)
    place.s.run()
    place.play("h1 pick steady-light")
    assert place.s.up[0] == numbers("steady-light")


def test_cv_pow_11_the_card_in_use_is_not_refreshed() -> None:
    place = gallery("brunna", "avalanche")
    place.monster("shale-runner", 6, 1)
    place.s.down[0] = numbers("peak-scream", "get-up")
    place.turn("h1 use avalanche", "d roll 20", "d draw treasures second-breath")
    assert place.legal("pick") == ["peak-scream", "get-up"]


def test_cv_pow_12_what_is_friendly_reaches_the_own_team() -> None:
    place = ropes("hadra", "maro", "oriel", "kestrin")
    assert [armor(place.s, f) - base_ac(place.s, f) for f in range(4)] == [0, 0, 1, 0]
    for seat, card in enumerate(("quarry-fall", "split-quiver", "wick-and-word")):
        place.s.down[seat] = numbers(card)
    finds(place, "second-breath")
    assert place.legal("pick") == ["quarry-fall", "wick-and-word"]


# ---- attacks -------------------------------------------------------------------------------------


def guardless() -> Place:
    """Brunna with a guard of 8 beside a brute, whose attack bonus is 9."""
    place = gallery("brunna", "red-mood")
    place.monster("stonehide-brute", 6, 1)
    curse(place.s, 0, numbers("cracked-guard")[0])
    place.turn("h1 stance red-mood")
    return place


def test_cv_atk_04_a_natural_1_hits_where_the_total_does() -> None:
    place = guardless()
    assert armor(place.s, 0) == 8
    place.villain_phase("d roll 1")
    assert place.s.hp[0] == 8
    assert not hits(place.s, 20, 25, 26)


def test_cv_atk_04_the_chance_is_counted_from_total_and_armor() -> None:
    place, _ = duel("hadra", "boss-and-hammer")
    found = preview(place.s, NOTATION.parse("h1 use boss-and-hammer"))
    assert found.odds == (("hits Matriarch Sevrane", 21 + 8 - 14, 20),)


def test_cv_atk_09_a_critical_attack_is_no_plain_one() -> None:
    for level, damage in ((1, 2), (2, 2)):
        place, foe = duel("hadra", "boss-and-hammer")
        place.item("leaden-maul")
        place.s.level[0] = level
        place.play("h1 use boss-and-hammer", "d roll 20")
        assert SEVRANE - place.s.hp[foe] == damage


def test_cv_atk_11_an_event_attacks_with_its_own_bonus_alone() -> None:
    for die, damage in ((9, 0), (10, 2)):
        place = gallery("hadra", others=("ysolde",))
        place.at(1, 6, 1)
        meets(place, "loose-slab", f"d roll {die}")
        assert place.s.hp[0] == 10 - damage


def test_cv_atk_12_attacks_on_a_tile_spare_heroes_and_allies() -> None:
    place = gallery("hadra", "quarry-fall", others=("corvane",))
    place.at(1, 6, 1)
    hound = ally_figure("ditch-hound")
    join(place.s, "ditch-hound", 1, [GRID.at(6, 2)])
    place.s.run()
    runner = place.monster("shale-runner", 7, 1)
    place.turn("h1 use quarry-fall", "d roll 20")
    assert place.s.spot[runner] == -1
    assert all(place.s.hp[f] == max_hp(place.s, f) for f in (0, 1, hound))


def test_cv_atk_13_a_monster_hurts_another_only_by_a_card() -> None:
    place = gallery("pell", "borrowed-knife")
    place.monster("stonehide-brute", 6, 1)
    runner = place.monster("shale-runner", 6, 2)
    place.turn("h1 use borrowed-knife", "h1 target m1", "d roll 20")
    assert place.s.spot[runner] == -1
    assert "d roll 20" not in [str(move) for move in play.legal(place.s)]


def test_a_monster_card_says_why_it_is_not_used_after_an_attack() -> None:
    place = Place("kestrin", "maro")
    place.at(0, 5, 1)
    place.monster("stonehide-brute", 6, 1)
    place.turn("h1 use left-hand-arc", "d roll 2")
    assert "CV-POW-02" in place.refused("h1 use stonehide-brute")
