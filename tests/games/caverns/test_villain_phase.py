"""The Villain Phase: villains, queues, names, and what is special about villains."""

from __future__ import annotations

from tests.games.caverns.cards.foes import acts, beside, corridor, foe, lost, meets, rolls
from tests.games.caverns.scenes import WEST, Place
from undercroft.crawl.space.grid import NORTH
from undercroft.games.caverns.combat.damage import BY_ATTACK, BY_CARD, Harm
from undercroft.games.caverns.content.card_stats import max_hp
from undercroft.games.caverns.content.tables import DOUBLE_NAMES, DOUBLES, VILLAIN_NAMES
from undercroft.games.caverns.map.exploration import Exploration
from undercroft.games.caverns.map.geometry import GRID, attached
from undercroft.games.caverns.notation import TILE_STACK, numbers
from undercroft.games.caverns.phases.activation import PINNED, SPENT
from undercroft.games.caverns.phases.encounters import EncounterDraw
from undercroft.games.caverns.phases.villain_phase import VillainPhase
from undercroft.kernel.stacks import BOTTOM, EVERYONE, Stack

FAR = (29, 1)


def done(place: Place, card: str, seat: int = 0) -> Place:
    """What stands on a card has happened to a seat."""
    place.s.frames = []
    place.s.EFFECTS.start(place.s, card, seat)
    place.s.run()
    return place


def smoke(place: Place) -> Place:
    """The first hero breaks a smoke pot."""
    place.item("smoke-pot")
    place.turn("h1 use smoke-pot")
    place.begin()
    return place


# ---- the encounter -------------------------------------------------------------------------------


def test_cv_vill_01_a_black_tile_brings_an_encounter() -> None:
    place = Place("hadra", "oriel")
    place.s.laid = 0
    place.begin(VillainPhase(0))
    place.play("d draw encounters scent-of-blood")
    assert place.s.encounters == 1


def test_cv_vill_02_a_tile_laid_by_a_monster_has_no_say_in_it() -> None:
    place = Place("brunna", "maro")
    place.agree(ties="first")
    place.stand((1, 0), (2, 2))
    place.begin(Exploration(0))
    place.play("d draw tiles tile-straight-run", "d draw monsters empty-gallery")
    place.monster("burrow-sentry", 6, 1)
    stack = Stack.of(()).put(BOTTOM, numbers("tile-long-gallery")[0], EVERYONE)
    place.s.stacks[TILE_STACK] = stack
    place.begin(VillainPhase(0))
    place.play("d draw tiles tile-long-gallery", "d draw monsters gloom-recluse")
    assert place.s.encounters == 0
    assert place.s.walls.is_laid(GRID.cell(0, -1))


# ---- villains ------------------------------------------------------------------------------------


def test_cv_vill_03_villains_act_in_the_order_they_came() -> None:
    place = corridor((5, 1), FAR)
    place.villain("hemlock", 4, 1)
    place.villain("drusk", 6, 1)
    place.villain_phase("d roll 1")
    assert place.s.lines[foe("hemlock")] == 1
    place.play("d roll 20", "d roll 20")
    assert lost(place) == [2, 0]


def test_cv_vill_04_villains_act_in_every_seats_phase() -> None:
    place = meets("drusk", (5, 1), FAR, (4, 1))
    for seat in (0, 1):
        place.villain_phase("d roll 20", "d roll 1", seat=seat)
    assert lost(place) == [0, 2]


def test_cv_villain_02_a_villain_acts_before_the_queue() -> None:
    place = meets("drusk", (5, 1), FAR, (4, 1))
    place.monster("stonehide-brute", 3, 1)
    place.villain_phase("d roll 20", "d roll 20")
    assert lost(place) == [0, 2]
    place.play("d roll 20")
    assert lost(place) == [0, 4]


def test_cv_villain_10_villains_act_one_at_a_time() -> None:
    place = corridor((5, 1), FAR)
    place.villain("drusk", 4, 1)
    place.villain("hemlock", 6, 1)
    place.villain_phase("d roll 20", "d roll 20")
    assert (lost(place), place.s.lines[foe("hemlock")]) == ([2, 0], 1)
    place.play("d roll 20")
    assert lost(place) == [4, 0]


def test_cv_villain_03_what_aims_at_monsters_takes_hold_of_villains() -> None:
    place = meets("drusk", (5, 1), (4, 1), FAR)
    smoke(place)
    assert place.s.pinned[foe("drusk")] == PINNED


def test_cv_vill_12_villains_are_among_the_monsters() -> None:
    place = meets("drusk", (5, 1), (4, 1), FAR)
    place.s.hp[foe("drusk")] = 3
    done(place, "knitting-flesh")
    assert place.s.hp[foe("drusk")] == 4


def test_cv_villain_04_at_half_its_hp_lirashe_turns_over_after_the_attack() -> None:
    place = meets("lirashe-veiled", (5, 1), (4, 1), FAR)
    lirashe = foe("lirashe-veiled")
    place.s.hp[lirashe] = 6
    place.power("splitting-blow")
    place.turn("h1 use splitting-blow", "d roll 15")
    unveiled = VILLAIN_NAMES.parse("lirashe-unveiled")
    assert (place.s.hp[lirashe], place.s.kind[lirashe]) == (4, unveiled)
    place.s.hp[lirashe] = max_hp(place.s, lirashe)
    acts(place, *rolls(1))
    assert place.s.kind[lirashe] == unveiled


def test_cv_villain_04_the_armor_changes_only_when_the_attack_is_over() -> None:
    place = meets("lirashe-veiled", (5, 1), (4, 1), FAR)
    lirashe = foe("lirashe-veiled")
    place.s.hp[lirashe] = 6
    place.begin(Harm(lirashe, 2, 0, BY_ATTACK))
    assert place.s.kind[lirashe] == VILLAIN_NAMES.parse("lirashe-veiled")


def test_cv_villain_05_hp_go_by_the_number_of_heroes() -> None:
    assert max_hp(meets("cinderjaw", (9, 1), FAR, (2, 1)).s, foe("cinderjaw")) == 8
    five = meets("cinderjaw", (9, 1), FAR, (2, 1), (2, 2), (3, 1), (3, 2))
    assert max_hp(five.s, foe("cinderjaw")) == 14
    assert max_hp(meets("hemlock", (9, 1), FAR, (2, 1)).s, foe("hemlock")) == 6


def test_cv_villain_06_a_villain_goes_by_the_first_line_that_holds() -> None:
    place = acts(meets("drusk", (5, 1), FAR, (4, 1)), *rolls(20, 1))
    assert place.s.lines[foe("drusk")] == 1


def test_cv_villain_07_a_villain_is_in_no_queue_but_can_be_moved() -> None:
    place = meets("drusk", (5, 1), (4, 1), FAR)
    assert place.s.queue == [(), ()]
    place.s.frames = []
    place.power("hook-and-yank")
    place.at(foe("drusk"), 9, 1)
    place.turn("h1 use hook-and-yank", "d roll 20")
    assert beside(place, foe("drusk"), 0)


def test_cv_villain_08_harm_that_is_no_attack_takes_one_hp() -> None:
    place = meets("drusk", (5, 1), FAR, (2, 1))
    place.begin(Harm(foe("drusk"), 3, 0, BY_CARD))
    assert place.s.hp[foe("drusk")] == 5
    place.begin(Harm(foe("drusk"), 3, 0, BY_ATTACK))
    assert place.s.hp[foe("drusk")] == 2


def test_cv_villain_09_a_lairbound_villain_is_not_moved() -> None:
    place = corridor((2, -2), FAR)
    double = DOUBLES[DOUBLE_NAMES.parse("deep-lair")]
    place.s.walls = attached(place.s.walls, double, (WEST, NORTH))
    khadd = place.villain("khadd", 1, -7)
    shambler = place.monster("sporeback-shambler", 0, -4)
    place.power("hook-and-yank")
    place.turn("h1 use hook-and-yank", "h1 target v2", "d roll 20")
    assert place.where(khadd) == (1, -7)
    place.turn("h1 use hook-and-yank", "h1 target m1", "d roll 20")
    assert beside(place, shambler, 0)


# ---- the queue -----------------------------------------------------------------------------------


def test_cv_vill_05_the_queue_is_read_from_the_oldest_card() -> None:
    place = corridor((5, 1), FAR)
    place.monster("stonehide-brute", 4, 1)
    place.monster("shale-runner", 6, 1)
    place.villain_phase("d roll 20")
    assert lost(place) == [2, 0]
    place.play("d roll 20")
    assert lost(place) == [3, 0]


def test_cv_vill_06_all_monsters_of_a_name_act_whoever_has_them() -> None:
    place = corridor((5, 1), (28, 1))
    place.monster("shale-runner", 4, 1)
    place.monster("shale-runner", 29, 1, seat=1)
    acts(place, *rolls(20, 20))
    assert lost(place) == [1, 1]


def test_cv_vill_07_the_active_player_says_which_of_a_name_acts_first() -> None:
    place = corridor((5, 1), (28, 1))
    place.monster("shale-runner", 4, 1)
    place.monster("shale-runner", 29, 1, seat=1)
    place.agree(ties="ties")
    place.villain_phase()
    assert place.legal("activate") == ["m1", "m2"]
    place.play("h1 activate m2", "d roll 20")
    assert lost(place) == [0, 1]


def test_cv_vill_08_a_name_acts_once_however_many_cards_there_are() -> None:
    place = corridor((5, 1), FAR)
    place.monster("shale-runner", 4, 1)
    place.monster("shale-runner", 6, 1)
    acts(place, *rolls(20, 20))
    assert lost(place) == [2, 0]


def test_cv_vill_09_what_joins_the_queue_still_acts() -> None:
    place = meets("burrow-sentry", (5, 1), (2, 1), FAR)
    place.villain_phase()
    place.play("d draw tiles tile-long-gallery", "d draw monsters shale-runner", "d roll 20")
    assert lost(place) == [1, 0]


def test_cv_vill_10_a_card_that_is_gone_is_not_activated() -> None:
    place = corridor((5, 1), FAR)
    place.monster("stonehide-brute", 4, 1)
    runner = place.monster("shale-runner", 6, 1)
    place.villain_phase()
    place.s.spot[runner] = -1
    place.s.queue[0] = numbers("stonehide-brute")
    place.play("d roll 20")
    assert place.s.frames == []
    assert lost(place) == [2, 0]


def test_cv_vill_11_a_fallen_heros_seat_has_its_phase_in_full() -> None:
    place = corridor((5, 1), (28, 1))
    place.monster("shale-runner", 29, 1)
    place.s.hp[0] = 0
    place.begin(VillainPhase(0))
    place.play("d draw encounters ceiling-grit", "d roll 20")
    assert lost(place)[1] == 1


def test_cv_vill_13_a_fall_does_not_shorten_the_phase() -> None:
    place = corridor((5, 1), (28, 1))
    place.monster("stonehide-brute", 4, 1)
    place.monster("shale-runner", 29, 1)
    place.s.hp[0] = 1
    acts(place, *rolls(20, 20))
    assert (place.s.hp[0], lost(place)[1]) == (0, 1)


# ---- traps in the queue --------------------------------------------------------------------------


def test_cv_trap_03_a_trap_acts_in_its_place_of_the_queue() -> None:
    place = corridor((2, 1), FAR)
    place.begin(EncounterDraw(0))
    place.play("d draw encounters swinging-log")
    acts(place, *rolls(20))
    assert lost(place) == [2, 0]


def test_cv_trap_11_a_trap_acts_in_the_phase_in_which_it_is_drawn() -> None:
    place = corridor((2, 1), FAR)
    place.begin(VillainPhase(0))
    place.play("d draw encounters swinging-log", "d roll 20")
    assert lost(place) == [2, 0]


# ---- pins ----------------------------------------------------------------------------------------


def test_cv_cond_12_a_villain_that_lost_an_activation_must_act_before_the_next_pin() -> None:
    place = meets("drusk", (5, 1), (4, 1), FAR)
    smoke(place)
    acts(place)
    assert (lost(place), place.s.pinned[foe("drusk")]) == ([0, 0], SPENT)
    assert smoke(place).s.pinned[foe("drusk")] == SPENT
    acts(place, *rolls(20, 20))
    assert lost(place) == [2, 0]
    assert smoke(place).s.pinned[foe("drusk")] == PINNED


def test_cv_villain_04_who_is_beaten_changes_no_more() -> None:
    place = meets("lirashe-veiled", (5, 1), (4, 1), FAR)
    lirashe = foe("lirashe-veiled")
    place.s.hp[lirashe] = 1
    place.begin(Harm(lirashe, 1, 0, BY_CARD))
    assert (place.s.hp[lirashe], place.s.kind[lirashe]) == (
        0,
        VILLAIN_NAMES.parse("lirashe-veiled"),
    )
    assert place.s.pile[0] == numbers("lirashe-veiled")
