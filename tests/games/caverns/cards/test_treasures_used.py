"""The items that are flipped or discarded when they are used."""

from __future__ import annotations

from tests.games.caverns.cards.draws import discarded, ends_hero_phase, is_over, meets, three
from tests.games.caverns.cards.foes import duel
from tests.games.caverns.cards.items import attacked, fights, hits_with, is_flipped, is_used_up
from undercroft.games.caverns.notation import numbers
from undercroft.games.caverns.phases.encounters import curse
from undercroft.games.caverns.state import IMMOBILIZED, POISONED


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
    place.villain_phase("d roll 20")
    assert is_over(place)
    assert place.s.hp[0] == 9


def test_bitterleaf_draught_heals_a_hero_on_the_tile() -> None:
    place = three()
    place.item("bitterleaf-draught")
    for seat in range(3):
        place.wound(seat, 3)
    place.turn("h1 use bitterleaf-draught")
    assert place.legal("target") == ["h1", "h2"]
    place.play("h1 target h2")
    assert place.s.hp[:3] == [7, 9, 3]
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
    place.turn("h1 use caltrop-pouch")
    assert is_used_up(place, "caltrop-pouch")
    assert place.s.hp[-1] == 2
    place.at(0, 1, 2)
    other = place.monster("grotto-giant", 6, 2)
    place.villain_phase("h1 target h1", "h1 space 2,1", "d roll 1")
    assert place.s.hp[-2] == 1
    assert place.s.tokens == ()
    assert place.s.hp[other] == 4


def test_caltrop_pouch_stops_an_attack_by_defeating_the_attacker() -> None:
    place = fights("caltrop-pouch", monster="gloom-recluse")
    place.stand((1, 2), (1, 0))
    place.turn("h1 use caltrop-pouch")
    place.villain_phase("h1 target h1", "h1 space 2,2")
    assert is_over(place)
    assert place.s.pile[0] == numbers("gloom-recluse")


def test_rope_and_grapnel_leads_to_a_connected_tile() -> None:
    place = fights("rope-and-grapnel")
    place.tile("straight-run", 1, 0, 2)
    place.tile("straight-run", 1, 1, 2)
    place.monster("shale-runner", 6, 7)
    place.turn("h1 use rope-and-grapnel")
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
    place.turn("h1 use rope-and-grapnel")
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
    meets(place, "ceiling-grit", "h1 use ledger-of-debts")
    assert is_flipped(place, "ledger-of-debts")
    assert place.s.pile[0] == ()
    assert place.s.hp[:3] == [10, 10, 6]
    assert discarded(place, "ceiling-grit")


def test_ledger_of_debts_needs_3_xp_and_an_encounter_of_its_owner() -> None:
    place = three()
    place.item("ledger-of-debts")
    place.xp("gloom-recluse")
    meets(place, "ceiling-grit")
    assert place.s.hp[:3] == [9, 9, 6]
    place.xp("gnawling-pack")
    meets(place, "loose-slab", "d roll 1", seat=1)
    assert is_over(place)


def test_storm_bead_bursts_over_a_tile() -> None:
    place = fights("storm-bead")
    place.at(0, 3, 2)
    place.tile("straight-run", 1, 0, 2)
    place.monster("shale-runner", 4, 1)
    away = place.monster("gloom-recluse", 1, 2)
    place.turn("h1 use storm-bead")
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
    place.turn("h1 use elsewhere-mirror")
    assert place.legal("target") == ["h2", "m1", "m3"]
    place.play("h1 target m3")
    assert (place.where(0), place.where(-2)) == ((5, 9), (5, 1))
    assert is_flipped(place, "elsewhere-mirror")


def test_elsewhere_mirror_fetches_a_monster_onto_caltrops_and_leaves_it_there() -> None:
    place = fights("elsewhere-mirror", "caltrop-pouch")
    place.tile("straight-run", 1, 0, 2)
    far = place.monster("stonehide-brute", 5, 5)
    place.turn("h1 use caltrop-pouch", "h1 use elsewhere-mirror", "h1 target m2")
    assert (place.where(0), place.where(far)) == ((5, 5), (5, 1))
    assert (place.s.hp[far], place.s.hp[far - 1]) == (1, 2)
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


def test_caltrop_pouch_does_not_hurt_who_is_on_the_tile_already() -> None:
    place = fights("caltrop-pouch")
    place.play("h1 use caltrop-pouch")
    place.at(0, 5, 2)
    brute = place.at(len(place.s.spot) - 1, 7, 1)
    place.agree(ties="first")
    place.villain_phase()
    assert place.where(brute) != (7, 1)
    assert (place.s.hp[brute], len(place.s.tokens)) == (2, 2)


def test_caltrop_pouch_lies_on_its_own_tile_and_not_under_other_tokens() -> None:
    place = fights("caltrop-pouch")
    for y in (0, 1, 2):
        place.tile("straight-run", 1, y, 2)
    place.agree(ties="first")
    brute = place.at(len(place.s.spot) - 1, 5, 13)
    duel(place, 0, brute)
    place.at(0, 1, 1)
    place.turn("h1 use caltrop-pouch")
    place.villain_phase()
    assert place.where(brute)[1] < 12
    assert (place.s.hp[brute], len(place.s.tokens)) == (2, 4)
