"""The powers of Ysolde Marrow, and her second thought."""

from __future__ import annotations

from tests.games.caverns.cards.draws import meets
from tests.games.caverns.cards.fights import (
    SEVRANE,
    dealt,
    duel,
    gallery,
    rolls,
    tokens,
    turned_down,
)
from tests.games.caverns.scenes import Place
from undercroft.crawl.modifiers import Modifier
from undercroft.games.caverns.content.card_stats import name_of
from undercroft.games.caverns.effects.vocabulary.terms import Stat
from undercroft.games.caverns.map.figures import allies
from undercroft.games.caverns.notation import numbers
from undercroft.games.caverns.phases.activation import PINNED


def thoughtful(die: int, x: int) -> int:
    """The damage of a Hunting Arrow, Ysolde standing there."""
    place = gallery("maro", "hunting-arrow", others=("ysolde",))
    place.at(1, x, 2)
    foe = place.villain("sevrane", 6, 1)
    place.turn("h1 use hunting-arrow", f"d roll {die}")
    return SEVRANE - place.s.hp[foe]


def test_second_thought_helps_others_on_her_tile() -> None:
    assert (thoughtful(7, x=7), thoughtful(6, x=7), thoughtful(7, x=8)) == (1, 0, 0)


def test_second_thought_is_not_for_herself() -> None:
    assert dealt("ysolde", "spark-thread", 7) == 0


def gripped(die: int) -> tuple[int, bool]:
    """The damage of a Rime Grip, and whether it pins."""
    place, foe = duel("ysolde", "rime-grip")
    place.play("h1 use rime-grip", f"d roll {die}")
    assert place.legal("end")
    return SEVRANE - place.s.hp[foe], place.s.pinned[foe] == PINNED


def test_rime_grip_what_is_adjacent() -> None:
    assert (gripped(8), gripped(7)) == ((1, False), (0, False))


def test_rime_grip_pins_from_15_on() -> None:
    assert (gripped(15), gripped(14)) == ((1, True), (1, False))


def test_rime_grip_pins_whom_it_hits() -> None:
    place, foe = duel("ysolde", "rime-grip")
    place.s.modifiers = (Modifier(Stat.ROLL, -8, numbers("shaking-hands")[0], scope=0),)
    place.play("h1 use rime-grip", "d roll 15")
    assert (place.s.hp[foe], place.s.pinned[foe]) == (SEVRANE, 0)


def test_scatter_embers_two_enemies_of_one_tile() -> None:
    place = gallery("ysolde", "scatter-embers")
    foe = place.villain("sevrane", 8, 1)
    brutes = [place.monster("stonehide-brute", x, 2) for x in (8, 9)]
    place.monster("stonehide-brute", 6, 1)
    place.turn("h1 use scatter-embers", "h1 tile 2,0")
    assert place.legal("target") == ["v3", "m1", "m2"]
    place.play("h1 target v3", "h1 target m1", *rolls(10, 10))
    assert [place.s.hp[figure] for figure in (foe, *brutes)] == [7, 2, 2]
    assert place.legal("end")


def test_scatter_embers_one_less_misses() -> None:
    place, foe = duel("ysolde", "scatter-embers")
    place.play("h1 use scatter-embers", "h1 tile 1,0", "h1 target v3", "d roll 9")
    assert place.s.hp[foe] == SEVRANE


def test_bottled_storm_hurts_a_whole_tile() -> None:
    place = gallery("ysolde", "bottled-storm")
    foe = place.villain("sevrane", 13, 1)
    brute = place.monster("stonehide-brute", 13, 2)
    near = place.monster("stonehide-brute", 10, 2)
    place.turn("h1 use bottled-storm", "h1 tile 3,0", *rolls(8, 8))
    assert [place.s.hp[figure] for figure in (foe, brute, near)] == [6, 1, 2]
    assert turned_down(place, "bottled-storm")
    assert place.legal("end")


def test_bottled_storm_one_less_misses() -> None:
    place, foe = duel("ysolde", "bottled-storm")
    place.play("h1 use bottled-storm", "h1 tile 1,0", "d roll 7")
    assert SEVRANE - place.s.hp[foe] == 1


def test_stone_to_slurry_pins_hit_or_miss() -> None:
    place = gallery("ysolde", "stone-to-slurry")
    foe = place.villain("sevrane", 8, 1)
    brute = place.monster("stonehide-brute", 9, 2)
    near = place.monster("stonehide-brute", 6, 1)
    place.turn("h1 use stone-to-slurry", "h1 tile 2,0", *rolls(9, 9))
    assert [place.s.hp[figure] for figure in (foe, brute, near)] == [7, 2, 2]
    assert [place.s.pinned[figure] for figure in (foe, brute, near)] == [PINNED, PINNED, 0]
    assert turned_down(place, "stone-to-slurry")
    assert place.legal("end")


def named(die: int) -> tuple[int, bool]:
    """The damage of Name of the Thing, and whether the card is spent."""
    place, foe = duel("ysolde", "name-of-the-thing")
    place.play("h1 use name-of-the-thing", f"d roll {die}")
    assert place.legal("end")
    return SEVRANE - place.s.hp[foe], turned_down(place, "name-of-the-thing")


def test_name_of_the_thing_is_kept_on_a_miss() -> None:
    assert (named(5), named(4)) == ((3, True), (0, False))


def folding() -> Place:
    """Ysolde with two heroes on her tile folds the map."""
    place = gallery("ysolde", "fold-the-map", "spark-thread", others=("maro", "hadra", "oriel"))
    place.tile("straight-run", 3, 0, 1)
    place.stand((2, 1), (1, 1), (1, 2), (5, 1))
    place.turn("h1 use fold-the-map")
    return place


def test_fold_the_map_two_heroes_go_far() -> None:
    place = folding()
    assert place.legal("tile") == ["0,0", "1,0", "2,0", "3,0"]
    place.play("h1 tile 3,0")
    assert place.legal("target") == ["h2", "h3"]
    place.play("h1 target h2", "h1 space 12,1", "h2 space 13,1")
    assert [place.where(seat) for seat in range(4)] == [(12, 1), (13, 1), (1, 2), (5, 1)]
    assert turned_down(place, "fold-the-map")
    assert place.legal("use") == []


def test_fold_the_map_needs_the_attack() -> None:
    place, _ = duel("ysolde", "fold-the-map", "spark-thread")
    place.play("h1 use spark-thread", "d roll 1")
    assert place.refused("h1 use fold-the-map") == ["CV-HERO-06"]


def test_fold_the_map_she_may_go_alone() -> None:
    place = folding()
    place.play("h1 tile 3,0", "h1 done", "h1 space 12,1")
    assert [place.where(seat) for seat in range(2)] == [(12, 1), (1, 1)]
    assert place.legal("move")


def test_fold_the_map_with_nobody_there_to_come_along() -> None:
    place = folding()
    for seat in (1, 2):
        place.at(seat, 6, seat)
    place.play("h1 tile 3,0", "h1 space 12,1")
    assert [place.where(seat) for seat in range(3)] == [(12, 1), (6, 1), (6, 2)]
    assert place.legal("move")


def test_glass_double_within_1_tile() -> None:
    place = gallery("ysolde", "glass-double")
    place.turn("h1 use glass-double")
    assert place.legal("tile") == ["0,0", "1,0", "2,0"]
    place.play("h1 tile 2,0", "h1 space 8,1")
    (double,) = allies(place.s)
    assert (name_of(place.s, double), place.where(double)) == ("Glass Double", (8, 1))
    assert turned_down(place, "glass-double")


def scented(x: int) -> Place:
    """Maro draws an encounter that deals 1 damage, Ysolde standing there."""
    place = gallery("maro", others=("ysolde",))
    place.power("unwritten", 1)
    place.at(1, x, 1)
    place.monster("stonehide-brute", 12, 1)
    meets(place, "scent-of-blood")
    return place


def test_unwritten_an_encounter_near_her() -> None:
    place = scented(x=8)
    assert place.legal("use") == ["unwritten"]
    place.play("h2 use unwritten")
    assert place.s.hp[:2] == [6, 4]
    assert turned_down(place, "unwritten", 1)


def test_unwritten_not_two_tiles_away() -> None:
    assert scented(x=13).s.hp[:2] == [5, 6]


def test_stoke_two_tokens_for_all_rolls_of_a_daily() -> None:
    place, foe = duel("ysolde", "stoke", "bottled-storm", "name-of-the-thing", "spark-thread")
    brute = place.monster("stonehide-brute", 7, 2)
    place.play("h1 use stoke")
    assert tokens(place) == 2
    assert turned_down(place, "stoke")
    place.play("h1 use bottled-storm", "h1 tile 1,0", "h1 use stoke", *rolls(6, 6))
    assert (SEVRANE - place.s.hp[foe], place.s.hp[brute], tokens(place)) == (2, 1, 1)
    place.turn("h1 use name-of-the-thing", "h1 target v3", "h1 use stoke", "d roll 3")
    assert (SEVRANE - place.s.hp[foe], tokens(place)) == (5, 0)


def test_stoke_is_not_for_at_wills() -> None:
    place, _ = duel("ysolde", "stoke", "spark-thread")
    place.play("h1 use stoke", "h1 use spark-thread", "d roll 7")
    assert tokens(place) == 2
