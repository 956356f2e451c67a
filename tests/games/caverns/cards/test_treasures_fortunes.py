"""The sixteen fortunes: each works at once, then it is discarded."""

from __future__ import annotations

from tests.games.caverns.cards.draws import (
    WHITE,
    discarded,
    draws_normally,
    finds,
    is_over,
    is_spent,
    three,
)
from tests.games.caverns.cards.fights import gallery, rolls
from tests.games.caverns.scenes import Place
from undercroft.games.caverns.effects.feasible import ally_figure
from undercroft.games.caverns.notation import ENCOUNTER_DECK, TILE_STACK, numbers
from undercroft.games.caverns.phases.treasures import TreasureDraw
from undercroft.games.caverns.state import IMMOBILIZED, NOWHERE, POISONED


def acting(first: str = "hadra", monster: str = "shale-runner") -> Place:
    """The first hero acts next to a monster; Brunna is with him, Maro is not."""
    place = Place(first, "brunna", "maro")
    place.stand((5, 1), (6, 2), (1, 1))
    place.monster(monster, 6, 1)
    place.acts()
    return place


def test_hidden_spring_heals_each_hero_on_the_tile() -> None:
    place = three()
    for seat in range(3):
        place.wound(seat, 3)
    finds(place, "hidden-spring")
    assert place.s.hp[:3] == [8, 8, 3]
    assert is_spent(place, "hidden-spring")


def test_hidden_spring_raises_the_downed() -> None:
    place = three()
    place.s.hp[1] = 0
    finds(place, "hidden-spring")
    assert place.s.hp[:3] == [10, 1, 6]


def test_field_commission_raises_a_hero_for_5_xp() -> None:
    place = three()
    place.xp("stonehide-brute", "gloom-recluse")
    place.s.level[0] = 2
    finds(place, "field-commission", "h1 yes")
    assert place.legal("target") == ["h2", "h3"]
    place.play("h1 target h2")
    assert place.legal("power") == []
    assert place.s.level == [2, 2, 1]
    assert place.s.hp[1] == 12
    assert place.s.pile[0] == ()
    assert is_spent(place, "field-commission")


def test_field_commission_may_be_declined() -> None:
    place = three()
    place.xp("stonehide-brute", "gloom-recluse")
    finds(place, "field-commission", "h1 no")
    assert place.s.level == [1, 1, 1]
    assert is_spent(place, "field-commission")


def test_field_commission_needs_5_xp_and_a_standing_hero_of_level_1() -> None:
    poor = three()
    poor.xp("stonehide-brute", "gnawling-pack")
    finds(poor, "field-commission")
    assert is_spent(poor, "field-commission")
    place = three()
    place.xp("stonehide-brute", "gloom-recluse")
    place.s.level = [2, 2, 1]
    place.s.hp[2] = 0
    finds(place, "field-commission")
    assert is_spent(place, "field-commission")
    assert place.s.pile[0] == numbers("stonehide-brute", "gloom-recluse")


def test_second_breath_turns_a_power_of_any_hero_up() -> None:
    place = three()
    place.s.up[1] = numbers("splitting-blow", "stubborn-mood")
    place.s.down[1] = numbers("avalanche", "red-mood")
    place.s.down[2] = numbers("marked-trail")
    finds(place, "second-breath")
    assert place.legal("pick") == ["avalanche", "red-mood", "marked-trail"]
    place.play("h1 pick marked-trail")
    assert place.s.down[2] == ()
    assert numbers("marked-trail")[0] in place.s.up[2]
    assert place.s.down[1] == numbers("avalanche", "red-mood")
    assert is_spent(place, "second-breath")


def test_second_breath_is_lost_where_nothing_lies_face_down() -> None:
    place = three()
    finds(place, "second-breath")
    assert is_spent(place, "second-breath")


def test_clear_road_moves_each_hero_in_turn_order() -> None:
    place = three()
    place.s.ailments[2] = IMMOBILIZED
    finds(place, "clear-road", seat=1)
    assert "3,1" in place.legal("move")
    assert "2,1" not in place.legal("move")
    place.play("h2 move 7,1", "h1 pass")
    assert place.where(1) == (7, 1)
    assert is_spent(place, "clear-road")


def test_clear_road_asks_nobody_for_another_order() -> None:
    for active, order in ((0, (0, 1, 2)), (1, (1, 2, 0)), (2, (2, 0, 1))):
        place = three()
        place.agree(ties="ask")
        finds(place, "clear-road", seat=active)
        for seat in order:
            assert place.legal("target") == []
            place.play(f"h{seat + 1} pass")
        assert is_spent(place, "clear-road")


def test_opening_seen_is_an_at_will_attack_outside_the_slot() -> None:
    place = acting()
    place.monster("stonehide-brute", 4, 1)
    place.power("rim-bash")
    place.turn("h1 use boss-and-hammer", "h1 target m1", "d roll 20")
    place.play("d draw treasures opening-seen")
    assert place.legal("pick") == ["boss-and-hammer", "rim-bash"]
    place.play("h1 pick boss-and-hammer", "d roll 7")
    assert place.s.hp[-1] == 1
    assert discarded(place, "opening-seen")


def test_opening_seen_leaves_the_attack_slot() -> None:
    place = acting(monster="stonehide-brute")
    place.begin(*place.s.frames, TreasureDraw(0))
    place.play("d draw treasures opening-seen", "d roll 7")
    assert place.s.hp[-1] == 1
    assert place.legal("use") == ["boss-and-hammer"]


def test_quick_feet_is_one_move_more() -> None:
    place = acting()
    place.play("h1 use boss-and-hammer", "d roll 20", "d draw treasures quick-feet")
    place.play("h1 move 0,1", "h1 move 5,1")
    assert place.where(0) == (5, 1)
    assert place.legal("move") == []
    assert discarded(place, "quick-feet")


def test_quick_feet_is_lost_after_the_hero_phase() -> None:
    place = three()
    finds(place, "quick-feet")
    assert is_spent(place, "quick-feet")


def top(place: Place, stack: int, n: int) -> tuple[int, ...]:
    """The cards on top of a stack, which somebody knows."""
    return tuple(place.s.stacks[stack].outcomes(i)[0][0] for i in range(n))


def test_cave_sense_puts_three_encounters_in_order() -> None:
    place = three()
    finds(place, "cave-sense")
    names = ("leadlimb", "loose-slab", "tremor")
    place.play(*[f"d peek encounters {i} {name}" for i, name in enumerate(names)])
    assert place.legal("choose") == ["1", "2", "3"]
    place.play("h1 choose 3", "h1 choose 1")
    assert top(place, ENCOUNTER_DECK, 3) == numbers("tremor", "leadlimb", "loose-slab")
    assert is_spent(place, "cave-sense")


def test_map_scrap_puts_three_tiles_in_order() -> None:
    place = three()
    finds(place, "map-scrap")
    names = ("tile-snug", "tile-meeting-cave", "tile-span")
    place.play(*[f"d peek tiles {i} {name}" for i, name in enumerate(names)])
    assert place.legal("choose") == ["1", "2", "3"]
    place.play("h1 choose 2", "h1 choose 3")
    assert top(place, TILE_STACK, 3) == numbers("tile-meeting-cave", "tile-span", "tile-snug")
    assert is_spent(place, "map-scrap")


def test_pick_of_the_pile_keeps_one_of_three() -> None:
    place = three()
    finds(place, "pick-of-the-pile", "d draw treasures ring-coat", "d draw treasures found-hour")
    place.play("d draw treasures nailed-boots")
    assert place.legal("pick") == ["ring-coat", "nailed-boots", "found-hour"]
    place.play("h1 pick nailed-boots", "h1 give h2")
    assert place.s.items[1] == numbers("nailed-boots")
    assert discarded(place, "ring-coat")
    assert discarded(place, "found-hour")
    assert is_spent(place, "pick-of-the-pile")


def test_clean_water_cures_everybody_on_the_tile() -> None:
    place = three()
    place.s.ailments = [POISONED, POISONED | IMMOBILIZED, POISONED]
    finds(place, "clean-water", "h1 choose 1")
    assert place.s.ailments == [0, 0, POISONED]
    assert is_spent(place, "clean-water")


def test_clean_water_cures_one_hero_anywhere() -> None:
    place = three()
    place.s.ailments = [POISONED, 0, POISONED | IMMOBILIZED]
    finds(place, "clean-water", "h1 choose 2", "h1 target h3")
    assert place.s.ailments == [POISONED, 0, 0]


def test_trophy_tooth_is_worth_1_xp() -> None:
    place = three()
    place.xp("stonehide-brute", "gnawling-pack")
    finds(place, "trophy-tooth")
    assert numbers("trophy-tooth")[0] in place.s.pile[0]
    assert not discarded(place, "trophy-tooth")
    draws_normally(place)
    place.play("d draw encounters loose-slab", "h1 cancel")
    assert discarded(place, "trophy-tooth")
    assert place.s.pile[0] == ()


def test_trophy_tooth_is_no_more_than_1_xp() -> None:
    place = three()
    place.xp("stonehide-brute")
    finds(place, "trophy-tooth")
    draws_normally(place)
    place.play("d draw encounters loose-slab", "d roll 1")
    assert is_over(place)


def test_quiet_stretch_skips_the_next_normal_draw_of_anybody() -> None:
    place = three()
    finds(place, "quiet-stretch")
    assert not discarded(place, "quiet-stretch")
    draws_normally(place, 1, WHITE)
    assert place.s.beside == numbers("quiet-stretch")
    draws_normally(place, 1)
    assert is_over(place)
    assert discarded(place, "quiet-stretch")
    draws_normally(place, 2)
    place.play("d draw encounters scent-of-blood")


def test_shared_anger_helps_the_first_roll_of_each_heros_next_attack() -> None:
    place = acting("hadra", "stonehide-brute")
    place.s.frames = []
    finds(place, "shared-anger")
    assert discarded(place, "shared-anger")
    place.turn("h1 use boss-and-hammer", "d roll 5")
    assert place.s.hp[-1] == 1
    place.acts(2)
    place.at(2, 7, 1)
    place.play("h3 use nock-and-knife", "d roll 4")
    assert place.s.hp[-1] == 1
    place.wound(len(place.s.spot) - 1, 0)
    place.turn("h1 use boss-and-hammer", "d roll 6")
    assert place.s.hp[-1] == 2
    place.turn("h2 use splitting-blow", "d roll 8", "d draw treasures found-hour", seat=1)
    assert place.s.spot[-1] == NOWHERE


def test_shared_anger_does_not_help_the_attack_that_found_it() -> None:
    place = Place("brunna", "hadra")
    place.stand((5, 1), (0, 1))
    place.monster("shale-runner", 6, 1)
    brute = place.monster("stonehide-brute", 4, 1)
    place.power("wide-swing")
    place.turn("h1 use wide-swing", "h1 target m1", "h1 target m2", "d roll 20")
    place.play("d draw treasures shared-anger", "d roll 8")
    assert place.s.hp[brute] == 2
    place.turn("h1 use splitting-blow", "d roll 8")
    assert place.s.spot[brute] == NOWHERE


def test_landslip_hits_a_monster_within_two_tiles() -> None:
    place = three()
    for y in (0, 1, 2):
        place.tile("straight-run", 1, y, 2)
    near = place.monster("grotto-giant", 5, 8)
    place.monster("stonehide-brute", 5, 12)
    finds(place, "landslip")
    assert place.s.hp[near] == 2
    assert is_spent(place, "landslip")


def test_landslip_lets_the_drawer_choose_and_gives_no_treasure() -> None:
    place = three()
    place.monster("stonehide-brute", 5, 2)
    place.monster("shale-runner", 1, 2)
    finds(place, "landslip")
    assert place.legal("target") == ["m1", "m2"]
    place.play("h1 target m1")
    assert place.s.pile[0] == numbers("stonehide-brute")
    assert place.s.treasure_drawn == 0
    assert is_spent(place, "landslip")


def test_landslip_deals_a_villain_1() -> None:
    place = three()
    drusk = place.villain("drusk", 5, 2)
    before = place.s.hp[drusk]
    finds(place, "landslip")
    assert place.s.hp[drusk] == before - 1


def test_friend_in_the_dark_brings_the_turncoat() -> None:
    place = three()
    finds(place, "friend-in-the-dark")
    assert place.legal("space") == ["4,1", "7,1", "4,2", "5,2", "6,2", "7,2", "5,3", "6,3"]
    place.play("h1 space 4,1")
    friend = ally_figure("ashen-turncoat")
    assert place.where(friend) == (4, 1)
    assert (place.s.hp[friend], place.s.holder[friend]) == (2, 0)
    assert is_spent(place, "friend-in-the-dark")


def test_found_hour_adds_a_surge_token_up_to_five() -> None:
    for before, after in ((2, 3), (4, 5), (5, 5)):
        place = three()
        place.s.surges = [before]
        finds(place, "found-hour")
        assert place.s.surges == [after]
        assert is_spent(place, "found-hour")


def test_shared_anger_is_for_one_roll_of_an_attack_on_two() -> None:
    for second, hp in ((7, 2), (8, 0)):
        place = gallery("maro", "split-quiver")
        brutes = [place.monster("stonehide-brute", x, 2) for x in (4, 7)]
        finds(place, "shared-anger")
        place.s.treasure_drawn = 1
        place.turn("h1 use split-quiver", "h1 target m1", "h1 target m2", *rolls(6, second))
        assert [place.s.hp[brute] for brute in brutes] == [0, hp]
