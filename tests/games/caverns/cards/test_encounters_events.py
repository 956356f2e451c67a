"""The events of the starting set."""

from __future__ import annotations

from tests.games.caverns.cards.draws import discarded, draws_normally, is_spent, meets, three
from undercroft.games.caverns.notation import numbers
from undercroft.games.caverns.state import NOWHERE


def test_ceiling_grit_hurts_each_hero_on_the_tile() -> None:
    place = three()
    meets(place, "ceiling-grit")
    assert place.s.hp[:3] == [9, 9, 6]
    assert is_spent(place, "ceiling-grit")


def test_everything_stirs_moves_each_monster_one_tile() -> None:
    place = three()
    for y in range(6):
        place.tile("straight-run", 1, y, 2)
    place.at(2, 5, 26)
    near = place.monster("stonehide-brute", 5, 13)
    other = place.monster("gnawling-pack", 5, 9)
    meets(place, "everything-stirs", "h1 target h1")
    assert (place.where(near), place.where(other)) == ((6, 9), (6, 5))
    assert place.s.hp[:3] == [10, 10, 6]
    assert is_spent(place, "everything-stirs")


def test_side_gallery_lays_the_bottom_tile_at_the_closest_edge() -> None:
    place = three()
    meets(place, "side-gallery")
    assert place.legal("edge") == ["1,0,e", "1,0,s"]
    place.play("h1 edge 1,0,s", "d draw tiles tile-straight-run", "d draw monsters shale-runner")
    assert place.s.walls.is_laid(place.s.new_tile)
    assert place.where(-1) == (6, 5)
    assert place.s.queue[0] == numbers("shale-runner")
    assert place.s.laid == -1
    assert is_spent(place, "side-gallery")


def test_side_gallery_takes_the_tile_from_the_bottom() -> None:
    place = three()
    place.stack("straight-run", "snug")
    meets(place, "side-gallery", "h1 edge 1,0,e")
    assert place.legal("draw") == ["tiles tile-snug"]


def test_side_gallery_without_an_edge_brings_a_monster_to_the_hero() -> None:
    place = three()
    place.stack()
    meets(place, "side-gallery", "d draw monsters shale-runner")
    assert place.where(-1) == (5, 2)
    assert is_spent(place, "side-gallery")


def test_scent_of_blood_wounds_by_the_monsters_of_the_queue() -> None:
    for count, damage in ((0, 0), (2, 2), (3, 3), (4, 3)):
        place = three()
        kinds = ("shale-runner", "gnawling-pack", "gloom-recluse", "burrow-sentry")
        for name in kinds[:count]:
            place.monster(name, 1, 2)
        place.s.queue[0] = (*place.s.queue[0], *numbers("swinging-log"))
        place.monster("stonehide-brute", 2, 2, seat=1)
        meets(place, "scent-of-blood")
        assert place.s.hp[:3] == [10 - damage, 10, 6]
        assert is_spent(place, "scent-of-blood")


def test_footfalls_behind_brings_a_monster_to_the_closest_edge() -> None:
    place = three()
    place.at(0, 3, 1)
    meets(place, "footfalls-behind")
    assert place.legal("edge") == ["0,0,n", "0,0,w"]
    place.play("h1 edge 0,0,w", "d draw monsters shale-runner")
    assert place.legal("space") == ["0,1", "0,2"]
    place.play("h1 space 0,2")
    assert place.where(-1) == (0, 2)
    assert place.s.queue[0] == numbers("shale-runner")
    assert is_spent(place, "footfalls-behind")


def test_footfalls_behind_without_an_edge_comes_to_the_far_half_of_the_start() -> None:
    place = three()
    place.tile("straight-run", 0, 0, 0)
    place.stack()
    meets(place, "footfalls-behind", "d draw monsters shale-runner")
    assert place.where(-1) == (1, 2)


def test_footfalls_behind_from_the_other_half_comes_to_this_one() -> None:
    place = three()
    place.tile("straight-run", 0, 0, 0)
    place.stack()
    place.at(0, 1, 1)
    meets(place, "footfalls-behind", "d draw monsters shale-runner")
    assert place.where(-1) == (5, 2)


def test_steam_wakes_scalds_on_and_beside_fumaroles() -> None:
    place = three()
    place.tile("vent-gallery", 1, 0, 2)
    place.at(0, 5, 4)
    meets(place, "steam-wakes")
    assert place.s.hp[:3] == [8, 9, 6]
    assert is_spent(place, "steam-wakes")


def test_steam_wakes_scalds_nobody_twice() -> None:
    place = three()
    place.tile("vent-gallery", 1, 0, 2)
    place.tile("vent-gallery", 1, 1, 1)
    place.at(0, 5, 4)
    meets(place, "steam-wakes")
    assert place.s.hp[:3] == [8, 9, 6]


def test_steam_wakes_without_a_fumarole_draws_another() -> None:
    place = three()
    meets(place, "steam-wakes", "d draw encounters ceiling-grit")
    assert place.s.hp[:3] == [9, 9, 6]
    assert is_spent(place, "steam-wakes")


def test_steam_wakes_draws_no_other_where_a_fumarole_lies_far_away() -> None:
    place = three()
    place.tile("straight-run", 0, 0, 0)
    place.tile("vent-gallery", 0, -1, 0)
    meets(place, "steam-wakes")
    assert place.s.hp[:3] == [10, 10, 6]
    assert is_spent(place, "steam-wakes")


def test_dropped_strap_costs_an_item() -> None:
    place = three()
    place.item("ring-coat")
    place.item("nailed-boots")
    meets(place, "dropped-strap")
    assert place.legal("pick") == ["ring-coat", "nailed-boots"]
    place.play("h1 pick ring-coat")
    assert place.s.items[0] == numbers("nailed-boots")
    assert discarded(place, "ring-coat")
    assert (place.s.down[0], place.s.hp[0]) == ((), 10)
    assert is_spent(place, "dropped-strap")


def test_dropped_strap_without_an_item_turns_a_utility_down() -> None:
    place = three()
    place.power("quarry-fall")
    meets(place, "dropped-strap")
    assert place.legal("pick") == ["tower-stance", "anvil-stance", "hearth-stance"]
    place.play("h1 pick anvil-stance")
    assert place.s.down[0] == numbers("anvil-stance")
    assert place.s.hp[0] == 10


def test_dropped_strap_with_neither_wounds() -> None:
    place = three()
    place.s.up[0] = numbers("boss-and-hammer", "quarry-fall")
    meets(place, "dropped-strap")
    assert place.s.hp[:3] == [9, 10, 6]
    assert place.s.down[0] == ()


def test_trading_places_swaps_with_the_farthest_small_monster() -> None:
    place = three()
    for y in (0, 1, 2):
        place.tile("straight-run", 1, y, 2)
    near = place.monster("shale-runner", 5, 5)
    far = place.monster("gloom-recluse", 6, 9)
    giant = place.monster("grotto-giant", 5, 13)
    meets(place, "trading-places")
    assert (place.where(0), place.where(far)) == ((6, 9), (5, 1))
    assert (place.where(near), place.where(giant)) == ((5, 5), (5, 13))
    assert is_spent(place, "trading-places")


def test_trading_places_with_nobody_does_nothing() -> None:
    place = three()
    place.monster("grotto-giant", 6, 2)
    meets(place, "trading-places")
    assert place.where(0) == (5, 1)
    assert is_spent(place, "trading-places")


def test_old_grudge_bearer_rouses_the_oldest_name_of_the_queue() -> None:
    place = three()
    place.at(2, 0, 1)
    place.s.queue[0] = numbers("swinging-log")
    place.monster("shale-runner", 4, 1)
    place.monster("gloom-recluse", 5, 2)
    place.monster("shale-runner", 1, 1, seat=2)
    meets(place, "old-grudge-bearer", "h1 activate m1", "d roll 20", "d roll 20")
    assert place.s.hp[:3] == [9, 10, 5]
    assert is_spent(place, "old-grudge-bearer")


def test_old_grudge_bearer_acts_again_in_the_queue() -> None:
    place = three()
    place.at(1, 0, 1)
    place.monster("shale-runner", 4, 1)
    draws_normally(place)
    place.play("d draw encounters old-grudge-bearer", "d roll 20", "d roll 20")
    assert place.s.hp[0] == 8
    assert is_spent(place, "old-grudge-bearer")


def test_old_grudge_bearer_with_an_empty_queue_brings_a_monster() -> None:
    place = three()
    place.monster("shale-runner", 1, 2, seat=1)
    meets(place, "old-grudge-bearer", "d draw monsters shale-runner")
    assert place.where(-1) == (5, 2)
    assert place.s.queue[0] == numbers("shale-runner")


def test_fork_in_the_dark_brings_a_monster_up_to_10() -> None:
    for die in (1, 10):
        place = three()
        meets(place, "fork-in-the-dark", f"d roll {die}", "d draw monsters shale-runner")
        assert place.where(-1) == (5, 2)
        assert is_spent(place, "fork-in-the-dark")


def test_fork_in_the_dark_brings_a_treasure_from_11() -> None:
    for die in (11, 20):
        place = three()
        meets(place, "fork-in-the-dark", f"d roll {die}", "d draw treasures found-hour")
        assert place.s.surges == [3]
        assert place.s.treasure_drawn == 0
        assert is_spent(place, "fork-in-the-dark")


def test_fork_in_the_dark_is_rolled_again_with_a_charm() -> None:
    place = three()
    place.item("copper-charm")
    meets(place, "fork-in-the-dark")
    place.play("d roll 3", "h1 use copper-charm", "d roll 18", "d draw treasures found-hour")
    assert place.s.spot[-1] == NOWHERE
