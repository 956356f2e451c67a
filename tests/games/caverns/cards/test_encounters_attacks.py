"""The ten event-attacks."""

from __future__ import annotations

from tests.games.caverns.cards.draws import is_over, is_spent, meets, three
from tests.games.caverns.scenes import Place
from undercroft.games.caverns.combat.modifiers import armor
from undercroft.games.caverns.state import IMMOBILIZED, POISONED


def rolls(place: Place, card: str, *dice: int) -> list[int]:
    """The card is drawn and rolled; the damage each hero has taken.

    The Armor Class of Hadra is 16, of Brunna beside her and of Maro 15.
    """
    before = place.s.hp[:3]
    meets(place, card, *[f"d roll {die}" for die in dice])
    assert is_spent(place, card)
    return [hp - left for hp, left in zip(before, place.s.hp)]


def strikes_you(card: str, bonus: int, damage: int, miss: int = 0) -> None:
    """The card attacks the hero who drew it, and nobody else."""
    needed = armor(three().s, 0) - bonus
    assert rolls(three(), card, needed) == [damage, 0, 0]
    assert rolls(three(), card, needed - 1) == [miss, 0, 0]


def afflicts(card: str, bonus: int, ailment: int) -> None:
    """A hit of the card brings a condition, a miss does not."""
    needed = armor(three().s, 0) - bonus
    for die, found in ((needed, ailment), (needed - 1, 0)):
        place = three()
        meets(place, card)
        while not is_over(place):
            place.play(f"d roll {die}")
        assert place.s.ailments[0] == found


def test_loose_slab_falls_on_you() -> None:
    strikes_you("loose-slab", 6, 2)


def test_shot_from_nowhere_hits_you() -> None:
    strikes_you("shot-from-nowhere", 8, 2)


def test_grasping_roots_hold_you() -> None:
    strikes_you("grasping-roots", 7, 1)
    afflicts("grasping-roots", 7, IMMOBILIZED)


def test_needle_gallery_poisons_you_and_scratches_on_a_miss() -> None:
    strikes_you("needle-gallery", 9, 1, miss=1)
    afflicts("needle-gallery", 9, POISONED)


def test_spore_burst_poisons_each_hero_on_the_tile() -> None:
    assert rolls(three(), "spore-burst", 11, 9) == [1, 0, 0]
    assert rolls(three(), "spore-burst", 10, 10) == [0, 1, 0]
    afflicts("spore-burst", 5, POISONED)


def test_spike_fall_hits_each_hero_on_the_tile() -> None:
    assert rolls(three(), "spike-fall", 9, 7) == [2, 0, 0]
    assert rolls(three(), "spike-fall", 8, 8) == [0, 2, 0]


def test_spike_fall_is_not_rolled_for_a_downed_hero() -> None:
    place = three()
    place.s.hp[1] = 0
    meets(place, "spike-fall", "d roll 9")
    assert is_over(place)


def test_wing_storm_reaches_one_tile() -> None:
    assert rolls(three(), "wing-storm", 12, 10, 11) == [1, 0, 1]
    assert rolls(three(), "wing-storm", 11, 11, 10) == [0, 1, 0]
    place = three()
    place.tile("straight-run", 1, 0, 2)
    place.at(0, 5, 4)
    assert rolls(place, "wing-storm", 12, 10) == [1, 1, 0]


def test_cold_breath_reaches_everybody() -> None:
    place = three()
    place.tile("straight-run", 1, 0, 2)
    place.tile("straight-run", 1, 1, 2)
    place.at(0, 5, 8)
    assert rolls(place, "cold-breath", 12, 10, 10) == [1, 1, 0]
    place = three()
    assert rolls(place, "cold-breath", 11, 9, 11) == [0, 0, 1]


def uneven() -> Place:
    """Brunna is the healthiest of the three."""
    place = three()
    place.wound(0, 1)
    return place


def test_splitting_ache_strikes_the_healthiest_within_two_tiles() -> None:
    assert rolls(uneven(), "splitting-ache", 7) == [0, 3, 0]
    assert rolls(uneven(), "splitting-ache", 6) == [0, 0, 0]
    place = uneven()
    place.tile("straight-run", 1, 0, 2)
    place.tile("straight-run", 1, 1, 2)
    place.at(1, 5, 8)
    assert rolls(place, "splitting-ache", 6) == [0, 3, 0]
    place = uneven()
    place.tile("straight-run", 1, 0, 2)
    place.tile("straight-run", 1, 1, 2)
    place.stand((5, 8), (1, 0))
    assert rolls(place, "splitting-ache", 8) == [3, 0, 0]


def test_splitting_ache_lets_the_drawer_settle_a_tie() -> None:
    place = three()
    meets(place, "splitting-ache")
    assert place.legal("target") == ["h1", "h2"]
    place.play("h1 target h1", "d roll 8")
    assert place.s.hp[:3] == [7, 10, 6]


def test_crawling_spark_goes_on_while_it_hits() -> None:
    assert rolls(three(), "crawling-spark", 5) == [0, 0, 0]
    assert rolls(three(), "crawling-spark", 6, 4) == [1, 0, 0]
    assert rolls(three(), "crawling-spark", 6, 5, 4) == [1, 1, 0]
    assert rolls(three(), "crawling-spark", 6, 5, 5) == [1, 1, 1]


def test_crawling_spark_leaps_one_tile_from_the_last_target() -> None:
    place = three()
    place.tile("straight-run", 1, 0, 2)
    place.at(0, 5, 4)
    assert rolls(place, "crawling-spark", 20, 20, 20) == [1, 1, 1]
    place = three()
    place.tile("straight-run", 1, 0, 2)
    place.stand((5, 4), (1, 0))
    assert rolls(place, "crawling-spark", 20) == [1, 0, 0]


def test_crawling_spark_passes_over_the_downed() -> None:
    place = three()
    place.s.hp[1] = 0
    meets(place, "crawling-spark", "d roll 20", "d roll 20")
    assert place.s.hp[:3] == [9, 0, 5]


def test_crawling_spark_asks_among_equals() -> None:
    place = three()
    place.at(2, 4, 2)
    meets(place, "crawling-spark", "d roll 20")
    assert place.legal("target") == ["h2", "h3"]
