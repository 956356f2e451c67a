"""The items whose bonus is always there."""

from __future__ import annotations

from tests.games.caverns.cards.draws import meets, springs, three
from tests.games.caverns.cards.items import fights, hits_with
from undercroft.crawl.modifiers import Modifier
from undercroft.games.caverns.combat.modifiers import armor, speed
from undercroft.games.caverns.effects.vocabulary.terms import Stat
from undercroft.games.caverns.notation import numbers
from undercroft.games.caverns.phases.encounters import set_trap
from undercroft.kernel.events import Rolled


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


def test_plain_glass_lamp_guards_the_tile_from_encounters_and_traps() -> None:
    for dice, hp in (((10, 9), [10, 10]), ((11, 10), [8, 8])):
        place = three()
        place.item("plain-glass-lamp", 1)
        meets(place, "spike-fall", *[f"d roll {die}" for die in dice])
        assert place.s.hp[:2] == hp
    trapped = three()
    trapped.item("plain-glass-lamp", 1)
    springs(trapped, "swinging-log", "d roll 9", "d roll 9")
    assert trapped.s.hp[:2] == [9, 8]


def test_plain_glass_lamp_does_not_add_to_a_coat() -> None:
    place = three()
    place.item("plain-glass-lamp")
    place.item("ring-coat")
    meets(place, "loose-slab", "d roll 12")
    assert place.s.hp[0] == 8


def test_plain_glass_lamp_is_for_its_tile_and_no_monsters() -> None:
    place = three()
    place.item("plain-glass-lamp", 1)
    meets(place, "loose-slab", "d roll 9", seat=2)
    assert place.s.hp[2] == 4
    place.monster("shale-runner", 4, 1)
    place.villain_phase("d roll 8")
    assert place.s.hp[0] == 9


def test_leaden_maul_deals_one_more_from_18_on() -> None:
    for die, damage in ((17, 1), (18, 2), (20, 2)):
        place = fights("leaden-maul", monster="grotto-giant")
        place.play("h1 use boss-and-hammer", f"d roll {die}")
        assert place.s.hp[-1] == 4 - damage


def test_leaden_maul_adds_nothing_to_a_critical() -> None:
    for die in (19, 20):
        place = fights("leaden-maul", monster="grotto-giant")
        place.s.level[0] = 2
        place.play("h1 use boss-and-hammer", f"d roll {die}")
        assert place.s.hp[-1] == 2


def test_leaden_maul_needs_an_adjacent_enemy() -> None:
    place = fights("leaden-maul", monster="grotto-giant", hero="maro")
    place.at(0, 4, 2)
    place.play("h1 use hunting-arrow", "d roll 19")
    assert place.s.hp[-1] == 3


BOTH = ("leaden-maul", "whetted-edge")
NAMES = ("Leaden Maul", "Whetted Edge")


def strikes(die: int, *items: str, weaker: int = 0) -> tuple[int, list[str]]:
    """The damage of a hammer on the giant (AC 14), and what was added to the roll."""
    place = fights(*items, monster="grotto-giant")
    less = Modifier(Stat.ROLL, -weaker, numbers("shaking-hands")[0], 0)
    place.s.modifiers = (*place.s.modifiers, less)
    place.s.listening, place.s.events = True, []
    place.play("h1 use boss-and-hammer", f"d roll {die}")
    roll = next(event for event in place.s.events if isinstance(event, Rolled))
    return 4 - place.s.hp[-1], [term.label for term in roll.added if term.label in NAMES]


def test_leaden_maul_and_whetted_edge_do_not_count_in_one_attack() -> None:
    assert strikes(17, *BOTH) == (1, ["Whetted Edge"])
    assert strikes(18, *BOTH) == (2, [])
    assert strikes(18, *reversed(BOTH)) == (2, [])
    assert strikes(18, "whetted-edge") == (1, ["Whetted Edge"])


def test_cv_atk_08_the_item_without_which_a_roll_would_miss_is_the_one_that_counts() -> None:
    assert strikes(18, "leaden-maul", weaker=13) == (0, [])
    assert strikes(18, *BOTH, weaker=13) == (1, ["Whetted Edge"])
    assert strikes(18, *BOTH, weaker=12) == (2, [])
    assert strikes(18, *BOTH, weaker=14) == (0, ["Whetted Edge"])


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
