"""The twenty items: bonuses that are always there, and what is flipped or discarded."""

from __future__ import annotations

from tests.games.caverns.cards.draws import (
    discarded,
    ends_hero_phase,
    is_over,
    meets,
    springs,
)
from tests.games.caverns.cards.test_encounters_events import three
from tests.games.caverns.scenes import Place
from undercroft.games.caverns.encounters import curse, set_trap
from undercroft.games.caverns.force import armor, speed
from undercroft.games.caverns.state import IMMOBILIZED, POISONED
from undercroft.games.caverns.words import numbers


def fights(*items: str, hero: str = "hadra", monster: str = "stonehide-brute") -> Place:
    """A hero with items acts next to a monster; Maro stands elsewhere."""
    place = Place(hero, "maro")
    place.at(0, 5, 1)
    place.at(1, 0, 1)
    for item in items:
        place.item(item)
    place.monster(monster, 6, 1)
    place.acts()
    return place


def hits_with(place: Place, power: str, die: int) -> bool:
    """Whether an attack of the first hero with this die hits."""
    before = place.s.hp[-1]
    place.play(f"h1 use {power}", f"d roll {die}")
    return place.s.hp[-1] < before


def is_flipped(place: Place, item: str) -> bool:
    """Whether an item lies face down before the first hero."""
    return place.s.items_down[0] == numbers(item) and place.s.items[0] == ()


def is_used_up(place: Place, item: str) -> bool:
    """Whether an item of the first hero is discarded."""
    return discarded(place, item) and place.s.items[0] == place.s.items_down[0] == ()


def test_whetted_edge_helps_against_adjacent_enemies() -> None:
    assert hits_with(fights("whetted-edge"), "boss-and-hammer", 6)
    assert not hits_with(fights("whetted-edge"), "boss-and-hammer", 5)
    place = fights("whetted-edge", hero="maro")
    place.at(0, 4, 2)
    assert not hits_with(place, "hunting-arrow", 8)
    place = fights("whetted-edge", hero="maro")
    assert hits_with(place, "hunting-arrow", 8)


def test_whetted_edge_does_not_add_to_another_blade() -> None:
    assert not hits_with(fights("whetted-edge", "saw-tooth-blade"), "boss-and-hammer", 5)


def test_ring_coat_raises_armor_class() -> None:
    place = fights("ring-coat")
    assert (armor(place.s, 0), armor(place.s, 1)) == (17, 15)


def test_ring_coat_does_not_add_to_plate() -> None:
    assert armor(fights("ring-coat", "wardens-plate").s, 0) == 18


def test_nailed_boots_raise_speed() -> None:
    place = fights("nailed-boots")
    assert (speed(place.s, 0), speed(place.s, 1)) == (6, 6)


def test_tinkers_roll_helps_to_disable() -> None:
    for die, left in ((6, ()), (5, numbers("swinging-log"))):
        place = fights("tinkers-roll")
        set_trap(place.s, 0, numbers("swinging-log")[0])
        place.play("h1 disable swinging-log", f"d roll {die}")
        assert place.s.trap_cards == left


def attacked(*items: str, monster: str = "stonehide-brute", hero: str = "hadra") -> Place:
    """A hero with items is attacked by an adjacent monster in the Villain Phase."""
    place = fights(*items, hero=hero, monster=monster)
    place.villain_phase()
    return place


def test_spiked_buckler_lessens_damage_and_strikes_back() -> None:
    place = attacked("spiked-buckler")
    place.play("d roll 20", "h1 use spiked-buckler")
    assert (place.s.hp[0], place.s.hp[-1]) == (9, 1)
    assert is_flipped(place, "spiked-buckler")


def test_spiked_buckler_wards_off_a_scratch() -> None:
    place = attacked("spiked-buckler", monster="shale-runner")
    place.play("d roll 20", "h1 use spiked-buckler")
    assert place.s.hp[0] == 10
    assert place.s.pile[0] == numbers("shale-runner")
    assert is_over(place)


def test_spiked_buckler_may_be_kept() -> None:
    place = attacked("spiked-buckler")
    place.play("d roll 20", "h1 pass")
    assert (place.s.hp[0], place.s.hp[-1]) == (8, 2)
    assert place.s.items[0] == numbers("spiked-buckler")


def test_spiked_buckler_answers_adjacent_enemies_only() -> None:
    place = fights("spiked-buckler", monster="palefolk-dartcaster")
    place.at(0, 4, 2)
    place.villain_phase()
    place.play("d roll 20")
    assert is_over(place)
    assert place.s.hp[0] == 9


def test_bitterleaf_draught_heals_a_hero_on_the_tile() -> None:
    place = three()
    place.item("bitterleaf-draught")
    for seat in range(3):
        place.wound(seat, 3)
    place.acts()
    place.play("h1 use bitterleaf-draught")
    assert place.legal("target") == ["h1", "h2"]
    place.play("h1 target h2")
    assert place.s.hp[:3] == [7, 11, 3]
    assert is_used_up(place, "bitterleaf-draught")


def test_throwing_irons_are_an_attack_outside_the_slot() -> None:
    place = fights("throwing-irons")
    place.at(0, 3, 2)
    place.play("h1 use throwing-irons", "d roll 7")
    assert place.s.hp[-1] == 1
    assert is_flipped(place, "throwing-irons")
    place.play("h1 move 5,1")
    assert place.legal("use") == ["boss-and-hammer"]
    far = fights("throwing-irons")
    assert not hits_with(far, "throwing-irons", 6)
    far = fights("throwing-irons")
    far.tile("straight-run", 1, 0, 2)
    far.tile("straight-run", 1, 1, 2)
    far.at(0, 5, 8)
    far.acts()
    assert far.refused("h1 use throwing-irons") == ["CV-ATK-01"]


def test_caltrop_pouch_hurts_the_next_monster_to_come() -> None:
    place = fights("caltrop-pouch")
    place.at(0, 3, 1)
    place.acts()
    place.play("h1 use caltrop-pouch")
    assert is_used_up(place, "caltrop-pouch")
    assert place.s.hp[-1] == 2
    place.at(0, 1, 2)
    other = place.monster("grotto-giant", 6, 2)
    place.villain_phase()
    place.play("h1 target h1", "h1 space 2,1", "d roll 1")
    assert place.s.hp[-2] == 1
    assert place.s.tokens == ()
    assert place.s.hp[other] == 4


def test_caltrop_pouch_stops_an_attack_by_defeating_the_attacker() -> None:
    place = fights("caltrop-pouch", monster="gloom-recluse")
    place.at(0, 1, 2)
    place.at(1, 1, 0)
    place.acts()
    place.play("h1 use caltrop-pouch")
    place.villain_phase()
    place.play("h1 target h1", "h1 space 2,2")
    assert is_over(place)
    assert place.s.pile[0] == numbers("gloom-recluse")


def test_plain_glass_lamp_guards_the_tile_from_encounters_and_traps() -> None:
    for dice, hp in (((10, 9), [10, 12]), ((11, 10), [8, 10])):
        place = three()
        place.item("plain-glass-lamp", 1)
        meets(place, "spike-fall")
        place.play(*[f"d roll {die}" for die in dice])
        assert place.s.hp[:2] == hp
    trapped = three()
    trapped.item("plain-glass-lamp", 1)
    springs(trapped, "swinging-log")
    trapped.play("d roll 9", "d roll 9")
    assert trapped.s.hp[:2] == [9, 10]


def test_plain_glass_lamp_does_not_add_to_a_coat() -> None:
    place = three()
    place.item("plain-glass-lamp")
    place.item("ring-coat")
    meets(place, "loose-slab")
    place.play("d roll 12")
    assert place.s.hp[0] == 8


def test_plain_glass_lamp_is_for_its_tile_and_no_monsters() -> None:
    place = three()
    place.item("plain-glass-lamp", 1)
    meets(place, "loose-slab", 2)
    place.play("d roll 9")
    assert place.s.hp[2] == 4
    place.monster("shale-runner", 4, 1)
    place.villain_phase()
    place.play("d roll 8")
    assert place.s.hp[0] == 9


def test_rope_and_grapnel_leads_to_a_connected_tile() -> None:
    place = fights("rope-and-grapnel")
    place.tile("straight-run", 1, 0, 2)
    place.tile("straight-run", 1, 1, 2)
    place.monster("shale-runner", 6, 7)
    place.acts()
    place.play("h1 use rope-and-grapnel")
    assert place.legal("tile") == ["0,0", "1,1"]
    place.play("h1 tile 1,1", "h1 space 5,7")
    assert place.where(0) == (5, 7)
    assert is_flipped(place, "rope-and-grapnel")
    assert place.s.moves_made == 0
    assert place.legal("use") == ["boss-and-hammer"]
    place.play("h1 move 5,4")
    assert place.legal("use") == []


def test_rope_and_grapnel_needs_a_move_that_is_left() -> None:
    place = fights("rope-and-grapnel")
    place.play("h1 move 5,2", "h1 use boss-and-hammer", "d roll 1")
    assert place.refused("h1 use rope-and-grapnel") == ["CV-HERO-06"]


def test_rope_and_grapnel_finds_no_full_tile() -> None:
    place = fights("rope-and-grapnel")
    full = place.tile("straight-run", 1, 0, 2)
    for p in place.s.walls.passable(full):
        place.monster("gnawling-pack", 5, 4)
        place.s.spot[-1] = p
    place.acts()
    place.play("h1 use rope-and-grapnel")
    assert "0,0" not in place.legal("tile")
    assert place.legal("space") == ["1,0", "2,0", "1,1", "2,1", "3,1", "0,2", "1,2", "2,2", "3,2"]


def test_rope_and_grapnel_works_for_the_immobilized() -> None:
    place = fights("rope-and-grapnel")
    place.s.ailments[0] = IMMOBILIZED
    place.acts()
    assert "rope-and-grapnel" in place.legal("use")


def test_smoke_pot_pins_each_monster_on_the_tile() -> None:
    place = fights("smoke-pot")
    other = place.monster("gloom-recluse", 4, 1)
    away = place.monster("shale-runner", 1, 2)
    place.play("h1 use smoke-pot")
    assert is_used_up(place, "smoke-pot")
    assert [place.s.pinned[f] for f in (other - 1, other, away)] == [1, 1, 0]


def test_copper_charm_rolls_any_die_again() -> None:
    place = fights("copper-charm")
    place.play("h1 use boss-and-hammer", "d roll 1", "h1 use copper-charm", "d roll 7")
    assert place.s.hp[-1] == 1
    assert is_flipped(place, "copper-charm")
    place = fights("copper-charm")
    place.s.ailments[0] = POISONED
    ends_hero_phase(place)
    place.play("d roll 1", "h1 use copper-charm", "d roll 10")
    assert place.s.ailments[0] == 0
    place = fights("copper-charm")
    curse(place.s, 0, numbers("leadlimb")[0])
    ends_hero_phase(place)
    place.play("d roll 1", "h1 pass")
    assert place.s.curses[0] == numbers("leadlimb")


def test_ledger_of_debts_cancels_for_3_xp() -> None:
    place = three()
    place.item("ledger-of-debts")
    place.xp("stonehide-brute")
    meets(place, "ceiling-grit")
    place.play("h1 use ledger-of-debts")
    assert is_flipped(place, "ledger-of-debts")
    assert place.s.pile[0] == ()
    assert place.s.hp[:3] == [10, 12, 6]
    assert discarded(place, "ceiling-grit")


def test_ledger_of_debts_needs_3_xp_and_an_encounter_of_its_owner() -> None:
    place = three()
    place.item("ledger-of-debts")
    place.xp("gloom-recluse")
    meets(place, "ceiling-grit")
    assert place.s.hp[:3] == [9, 11, 6]
    place.xp("gnawling-pack")
    meets(place, "loose-slab", 1)
    place.play("d roll 1")
    assert is_over(place)


def test_leaden_maul_deals_one_more_from_18_on() -> None:
    for die, damage in ((17, 1), (18, 2), (20, 2)):
        place = fights("leaden-maul", monster="grotto-giant")
        place.play("h1 use boss-and-hammer", f"d roll {die}")
        assert place.s.hp[-1] == 4 - damage


def test_leaden_maul_adds_nothing_to_a_critical() -> None:
    place = fights("leaden-maul", monster="grotto-giant")
    place.s.level[0] = 2
    place.play("h1 use boss-and-hammer", "d roll 20")
    assert place.s.hp[-1] == 2


def test_leaden_maul_needs_an_adjacent_enemy() -> None:
    place = fights("leaden-maul", monster="grotto-giant", hero="maro")
    place.at(0, 4, 2)
    place.play("h1 use hunting-arrow", "d roll 19")
    assert place.s.hp[-1] == 3


def test_saw_tooth_blade_bites_deeper_at_half_hp() -> None:
    assert hits_with(fights("saw-tooth-blade"), "boss-and-hammer", 6)
    assert not hits_with(fights("saw-tooth-blade"), "boss-and-hammer", 5)
    place = fights("saw-tooth-blade")
    place.wound(0, 5)
    assert hits_with(place, "boss-and-hammer", 5)
    place = fights("saw-tooth-blade")
    place.wound(0, 5)
    assert not hits_with(place, "boss-and-hammer", 4)
    place = fights("saw-tooth-blade")
    place.wound(0, 4)
    assert not hits_with(place, "boss-and-hammer", 5)


def test_saw_tooth_blade_is_for_adjacent_enemies() -> None:
    place = fights("saw-tooth-blade", hero="maro")
    place.wound(0, 3)
    place.at(0, 4, 2)
    assert not hits_with(place, "hunting-arrow", 8)


def test_wardens_plate_guards_and_slows() -> None:
    place = fights("wardens-plate")
    assert (armor(place.s, 0), speed(place.s, 0)) == (18, 4)
    assert (armor(place.s, 1), speed(place.s, 1)) == (15, 6)


def test_wardens_plate_is_better_than_a_coat() -> None:
    assert armor(fights("wardens-plate", "ring-coat").s, 0) == 18


def test_last_watch_banner_guards_the_tile() -> None:
    place = three()
    place.item("last-watch-banner", 1)
    assert [armor(place.s, seat) for seat in range(3)] == [17, 16, 15]


def test_last_watch_banner_falls_with_its_bearer() -> None:
    place = three()
    place.item("last-watch-banner", 1)
    place.s.hp[1] = 0
    assert armor(place.s, 0) == 16


def test_last_watch_banner_does_not_add_to_another_item() -> None:
    place = three()
    place.item("last-watch-banner", 1)
    place.item("ring-coat")
    assert armor(place.s, 0) == 17


def test_storm_bead_bursts_over_a_tile() -> None:
    place = fights("storm-bead")
    place.at(0, 3, 2)
    place.tile("straight-run", 1, 0, 2)
    place.monster("shale-runner", 4, 1)
    away = place.monster("gloom-recluse", 1, 2)
    place.acts()
    place.play("h1 use storm-bead")
    assert place.legal("tile") == ["0,0", "1,0"]
    place.play("h1 tile 1,0", "d roll 10", "d roll 8")
    assert is_used_up(place, "storm-bead")
    assert (place.s.hp[away - 2], place.s.hp[away - 1], place.s.hp[away]) == (1, 1, 1)
    assert "boss-and-hammer" in place.legal("use")


def test_storm_bead_rolls_at_plus_5() -> None:
    for die, hp in ((10, 1), (9, 2)):
        place = fights("storm-bead")
        place.play("h1 use storm-bead", "h1 tile 1,0", f"d roll {die}")
        assert place.s.hp[-1] == hp


def test_elsewhere_mirror_swaps_with_a_hero_or_small_monster() -> None:
    place = fights("elsewhere-mirror")
    for y in (0, 1, 2):
        place.tile("straight-run", 1, y, 2)
    place.monster("grotto-giant", 5, 5)
    place.monster("shale-runner", 5, 9)
    place.monster("gloom-recluse", 5, 12)
    place.acts()
    place.play("h1 use elsewhere-mirror")
    assert place.legal("target") == ["h2", "m1", "m3"]
    place.play("h1 target m3")
    assert (place.where(0), place.where(-2)) == ((5, 9), (5, 1))
    assert is_flipped(place, "elsewhere-mirror")


def test_heartstone_saves_from_falling() -> None:
    place = attacked("heartstone")
    place.wound(0, 9)
    place.play("d roll 20", "h1 use heartstone")
    assert place.s.hp[0] == 2
    assert is_used_up(place, "heartstone")


def test_heartstone_is_for_the_last_moment() -> None:
    place = attacked("heartstone")
    place.wound(0, 7)
    place.play("d roll 20")
    assert is_over(place)
    assert place.s.hp[0] == 1
