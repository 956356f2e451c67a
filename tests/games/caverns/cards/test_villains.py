"""The tactics of the villains, line by line."""

from __future__ import annotations

from tests.games.caverns.cards.foes import (
    SICK,
    STUCK,
    Square,
    acts,
    beside,
    bystander,
    corridor,
    duel,
    foe,
    hurts,
    lost,
    marches,
    meets,
    rolls,
)
from tests.games.caverns.scenes import WEST, Place
from undercroft.crawl.space.grid import NORTH
from undercroft.games.caverns.content.tables import DOUBLE_NAMES, DOUBLES
from undercroft.games.caverns.effects.feasible import ally_figure
from undercroft.games.caverns.map.geometry import GRID, attached
from undercroft.games.caverns.notation import MONSTER_DECK, numbers
from undercroft.games.caverns.phases.activation import Activation
from undercroft.games.caverns.phases.villains import join
from undercroft.kernel.stacks import BOTTOM, EVERYONE, Stack

FAR = (29, 1)


# ---- Cinderjaw -----------------------------------------------------------------------------------


def test_cinderjaw_breathes_fire_at_a_tile_of_heroes() -> None:
    for dice, wounds in (((7, 7), [2, 1]), ((6, 8), [1, 2])):
        place = acts(meets("cinderjaw", (9, 1), (6, 1), (7, 2)), *rolls(*dice))
        assert lost(place) == wounds


def test_cinderjaw_breathes_fire_at_the_fullest_tile() -> None:
    scene = meets("cinderjaw", (9, 1), (4, 1), (5, 1), (14, 1), (15, 1), (15, 2))
    assert lost(acts(scene, *rolls(8, 8, 8))) == [0, 0, 2, 2, 2]


def test_cinderjaw_bites_a_hero_beside_him() -> None:
    assert hurts(lambda: meets("cinderjaw", (9, 1), FAR, (8, 1)), 6, 5) == [3, 0]
    assert lost(acts(meets("cinderjaw", (9, 1), FAR, (8, 1)), *rolls(6))) == [0, 3]


def test_cinderjaw_claws_from_one_tile_away() -> None:
    assert hurts(lambda: meets("cinderjaw", (9, 1), FAR, (7, 1)), 7, 6) == [2, 0]
    place = acts(meets("cinderjaw", (9, 1), FAR, (7, 1)), *rolls(7))
    assert beside(place, foe("cinderjaw"), 1)


def test_cinderjaw_moves_two_tiles() -> None:
    assert marches("cinderjaw") == (4, 1)
    scene = meets("cinderjaw", (13, 1), (6, 1), (7, 2))
    assert acts(scene).where(foe("cinderjaw")) == (4, 1)


# ---- Khadd ---------------------------------------------------------------------------------------


def lair(*heroes: Square) -> Place:
    """Khadd lies in his lair, north of the start tile."""
    place = corridor(*heroes)
    double = DOUBLES[DOUBLE_NAMES.parse("deep-lair")]
    place.s.walls = attached(place.s.walls, double, (WEST, NORTH))
    place.villain("khadd", 1, -7)
    return place


def test_khadd_sends_a_wave_at_all_heroes_near_him() -> None:
    for dice, wounds in (((6, 6), [1, 0, 0]), ((5, 7), [0, 1, 0])):
        assert lost(acts(lair((1, -2), (2, -2), (2, 1)), *rolls(*dice))) == wounds


def test_khadd_hooks_the_closest_hero() -> None:
    for die, wounds in ((6, [0, 0, 3]), (5, [0, 0, 0])):
        place = acts(lair(FAR, (2, 1), (1, -2)), *rolls(die))
        assert lost(place) == wounds
        assert beside(place, foe("khadd"), 2)


def test_khadd_hooks_from_two_tiles_away() -> None:
    place = acts(lair(FAR, (2, 1)), *rolls(6))
    assert lost(place) == [0, 3]
    assert beside(place, foe("khadd"), 1)
    assert place.where(foe("khadd")) == (1, -7)


def test_khadd_calls_a_monster_to_the_lair() -> None:
    place = acts(lair(FAR, (7, 1)), "d draw monsters burrow-sentry")
    assert place.s.queue[0] == numbers("burrow-sentry")
    assert place.where(len(place.s.spot) - 1) == (1, 2)


def test_khadd_calls_nobody_twice_in_a_row() -> None:
    place = acts(lair(FAR, (15, 1)), "d draw monsters gnawling-pack")
    place.s.queue[0] = ()
    assert acts(place).s.queue[0] == ()


def test_khadd_calls_nobody_when_all_heroes_are_down() -> None:
    place = lair(FAR, (15, 1))
    place.s.hp[:2] = [0, 0]
    assert acts(place).s.queue[0] == ()


# ---- Sevrane -------------------------------------------------------------------------------------

FIVE = ("gnawling-pack", "shale-runner", "gloom-recluse", "grotto-giant", "twinblade-exile")


def stacked(place: Place, *cards: str) -> Place:
    """The monster deck consists of these cards, in this order."""
    deck = Stack.of(())
    for card in numbers(*cards):
        deck = deck.put(BOTTOM, card, EVERYONE)
    place.s.stacks[MONSTER_DECK] = deck
    return place


def peeks(*cards: str) -> list[str]:
    """The top cards of the monster deck are turned up."""
    return [f"d peek monsters {at} {card}" for at, card in enumerate(cards)]


def test_sevrane_lashes_a_hero_beside_her() -> None:
    for die, wound, sick in ((6, 2, SICK), (5, 0, 0)):
        place = acts(meets("sevrane", (5, 1), (7, 2), (4, 1)), *rolls(die))
        assert (lost(place), place.s.ailments) == ([0, wound], [0, sick])


def test_sevrane_summons_the_first_palefolk_of_five_cards() -> None:
    place = stacked(meets("sevrane", (13, 1), FAR, (2, 1)), *FIVE, "burrow-sentry")
    bystander(place, "gnawling-pack", 14, 1)
    bystander(place, "palefolk-dartcaster", 22, 1)
    acts(place, *peeks(*FIVE))
    assert place.s.queue[0] == numbers("twinblade-exile")
    assert place.s.stacks[MONSTER_DECK].size == 5


def summoned(held: str, *cards: str, seat: int = 0) -> Place:
    """Sevrane has summoned while a seat holds the card of a monster far from her."""
    place = stacked(meets("sevrane", (13, 1), FAR, (6, 1)), *cards, "burrow-sentry")
    place.monster(held, 29, 1, seat=seat)
    place.begin(Activation(foe("sevrane")))
    place.play(*peeks(*cards))
    return place


def test_cv_mon_02_sevrane_summons_the_first_palefolk_the_seat_does_not_hold() -> None:
    cards = ("palefolk-dartcaster", "gnawling-pack", "twinblade-exile", *["gloom-recluse"] * 2)
    place = summoned("palefolk-dartcaster", *cards)
    assert place.s.queue[0] == numbers("palefolk-dartcaster", "twinblade-exile")
    assert place.s.stacks[MONSTER_DECK].size == 5
    assert place.s.discards[MONSTER_DECK] == ()


def test_cv_mon_02_sevrane_does_not_mind_what_another_seat_holds() -> None:
    cards = ("palefolk-dartcaster", *["gnawling-pack"] * 4)
    place = summoned("palefolk-dartcaster", *cards, seat=1)
    assert place.s.queue == [numbers("palefolk-dartcaster")] * 2


def test_cv_mon_02_sevrane_hurts_a_hero_if_all_palefolk_of_the_five_are_held() -> None:
    cards = ("palefolk-dartcaster", *["gnawling-pack"] * 4)
    place = summoned("palefolk-dartcaster", *cards)
    assert lost(place) == [0, 1]
    assert place.s.queue[0] == numbers("palefolk-dartcaster")


def test_sevrane_hurts_the_closest_hero_if_no_palefolk_comes() -> None:
    for spot, wound in (((6, 1), 1), ((2, 1), 0)):
        cards = (*FIVE[:4], "gnawling-pack")
        place = stacked(meets("sevrane", (13, 1), FAR, spot), *cards, "twinblade-exile")
        assert lost(acts(place, *peeks(*cards))) == [0, wound]
        assert place.where(foe("sevrane")) == (13, 1)


def test_sevrane_hurts_and_bolts_the_closer_of_two_heroes() -> None:
    cards = ["gnawling-pack"] * 5
    place = stacked(meets("sevrane", (13, 1), (6, 1), (9, 1)), *cards)
    assert lost(acts(place, *peeks(*cards))) == [0, 1]
    assert lost(acts(place, *rolls(7))) == [0, 3]


def test_sevrane_bolts_from_two_tiles_away_when_palefolk_are_near() -> None:
    for die, wound in ((7, 2), (6, 0)):
        place = meets("sevrane", (9, 1), FAR, (2, 1))
        bystander(place, "palefolk-dartcaster", 13, 1)
        assert lost(acts(place, *rolls(die))) == [0, wound]


def test_sevrane_does_not_summon_twice_in_a_row() -> None:
    cards = ["gnawling-pack"] * 5
    place = stacked(meets("sevrane", (9, 1), FAR, (2, 1)), *cards)
    assert lost(acts(place, *peeks(*cards))) == [0, 1]
    assert lost(acts(place, *rolls(7))) == [0, 3]


def test_sevrane_moves_one_tile() -> None:
    place = meets("sevrane", (13, 1), FAR, (2, 1))
    bystander(place, "palefolk-dartcaster", 17, 1)
    assert acts(place).where(foe("sevrane")) == (9, 1)


# ---- Ulm -----------------------------------------------------------------------------------------


def test_ulm_makes_the_closer_hero_attack_the_other() -> None:
    for die, wound in ((8, 1), (7, 0)):
        place = acts(meets("ulm", (9, 1), (2, 1), (5, 1)), "h2 pick hunting-arrow", *rolls(die))
        assert lost(place) == [wound, 0]


def test_ulm_makes_heroes_two_tiles_away_his_puppets() -> None:
    place = acts(meets("ulm", (9, 1), (2, 1), (3, 1)), "d roll 10")
    assert lost(place) == [0, 1]


def test_ulm_leaves_heroes_alone_who_are_three_tiles_away_or_apart() -> None:
    place = acts(meets("ulm", (13, 1), (2, 1), (5, 1)))
    assert lost(place) == [0, 0]
    place = acts(meets("ulm", (9, 1), (5, 1), (13, 1)), *rolls(1))
    assert lost(place) == [0, 0]


def test_ulm_turns_a_puppet_only_against_who_is_near_it() -> None:
    place = meets("ulm", (13, 1), (17, 1), (9, 1), (5, 1))
    acts(place, "h2 pick hunting-arrow", *rolls(20))
    assert lost(place) == [0, 0, 1]


def test_ulm_turns_a_puppet_only_against_who_is_near_himself() -> None:
    place = meets("ulm", (13, 1), (5, 1), (6, 1), (2, 1))
    duel(place, 2, foe("ulm"))
    assert lost(acts(place, *rolls(20))) == [0, 1, 0]


def test_ulm_does_not_let_a_puppet_learn_from_a_20() -> None:
    place = meets("ulm", (9, 1), (2, 1), (5, 1))
    place.xp("stonehide-brute", "gloom-recluse")
    acts(place, "h2 pick hunting-arrow", *rolls(20))
    assert place.s.level == [1, 1]


def test_ulm_unmakes_a_power_of_the_closest_hero() -> None:
    place = meets("ulm", (9, 1), FAR, (5, 1))
    place.villain_phase("d roll 7")
    assert place.legal("pick") == ["pinning-shaft", "marked-trail", "loose-on-the-run"]
    place.play("h2 pick marked-trail")
    assert place.s.down[1] == numbers("marked-trail")
    assert lost(place) == [0, 2]
    assert lost(acts(meets("ulm", (9, 1), FAR, (5, 1)), *rolls(6))) == [0, 0]


def test_ulm_turns_a_puppet_against_the_closest_to_himself() -> None:
    place = meets("ulm", (9, 1), (5, 1), (6, 1), (2, 1))
    assert lost(acts(place, *rolls(20))) == [0, 1, 0]
    place = meets("ulm", (9, 1), (5, 1), (14, 1), (6, 1))
    ends = [place.patch(GRID.cell(x, 0)) for x in (1, 3)]
    place.s.walls = place.s.walls.link(*ends)
    assert lost(acts(place, *rolls(20))) == [0, 1, 0]


def test_ulm_uses_his_puppets_in_every_other_phase() -> None:
    place = acts(meets("ulm", (9, 1), (6, 1), (10, 1)), "h2 pick hunting-arrow", "d roll 1")
    place.villain_phase("d roll 7", "h2 pick marked-trail")
    assert place.s.frames == []
    assert lost(place) == [0, 2]


# ---- Lirashe -------------------------------------------------------------------------------------


def test_lirashe_veiled_pricks_a_hero_beside_her_and_slips_away() -> None:
    for die, wound, sick in ((7, 1, SICK), (6, 0, 0)):
        place = acts(meets("lirashe-veiled", (5, 1), (2, 1), (4, 1)), *rolls(die))
        assert (lost(place), place.s.ailments) == ([0, wound], [0, sick])
        assert place.where(foe("lirashe-veiled")) == (9, 1)


def test_lirashe_veiled_stays_when_heroes_are_all_around() -> None:
    place = acts(meets("lirashe-veiled", (5, 1), (2, 1), (4, 1), (10, 1)), *rolls(1))
    assert place.where(foe("lirashe-veiled")) == (5, 1)


def test_lirashe_veiled_lures_from_two_tiles_away() -> None:
    for die, wound, held in ((8, 1, STUCK), (7, 0, 0)):
        place = acts(meets("lirashe-veiled", (9, 1), FAR, (2, 1)), *rolls(die))
        assert (lost(place), place.s.ailments) == ([0, wound], [0, held])
        assert beside(place, foe("lirashe-veiled"), 1)
        assert place.where(foe("lirashe-veiled")) == (9, 1)


def test_lirashe_unveiled_storms_over_her_tile() -> None:
    for dice, wounds in (((6, 6), [2, 0, 0]), ((5, 7), [0, 2, 0])):
        scene = meets("lirashe-unveiled", (5, 1), (7, 1), (7, 2), (3, 1))
        assert lost(acts(scene, *rolls(*dice))) == wounds


def test_lirashe_unveiled_comes_from_two_tiles_away() -> None:
    for die, wound in ((7, 1), (6, 0)):
        place = acts(meets("lirashe-unveiled", (9, 1), FAR, (2, 1)), *rolls(die))
        assert lost(place) == [0, wound]
        assert place.where(foe("lirashe-unveiled")) == (1, 2)


# ---- Hemlock and Drusk ---------------------------------------------------------------------------


def test_hemlock_twists_his_knife_and_heals() -> None:
    for die, wound, hp in ((6, 2, 3), (5, 0, 2)):
        place = meets("hemlock", (5, 1), (7, 2), (4, 1))
        place.s.hp[foe("hemlock")] = 2
        assert lost(acts(place, *rolls(die))) == [0, wound]
        assert place.s.hp[foe("hemlock")] == hp


def test_hemlock_lunges_from_two_tiles_away_and_heals() -> None:
    for die, wound, hp in ((7, 2, 3), (6, 0, 2)):
        place = meets("hemlock", (9, 1), FAR, (3, 1))
        place.s.hp[foe("hemlock")] = 2
        assert lost(acts(place, *rolls(die))) == [0, wound]
        assert place.s.hp[foe("hemlock")] == hp
        assert beside(place, foe("hemlock"), 1)


def test_drusk_drills_twice() -> None:
    for dice, wound in (((7, 6), 1), ((7, 7), 2)):
        place = acts(meets("drusk", (5, 1), (7, 2), (4, 1)), *rolls(*dice))
        assert lost(place) == [0, wound]


def test_drusk_charges_from_one_tile_away() -> None:
    assert hurts(lambda: meets("drusk", (5, 1), FAR, (3, 1)), 6, 5) == [2, 0]
    assert beside(acts(meets("drusk", (5, 1), FAR, (3, 1)), *rolls(6)), foe("drusk"), 1)


def test_ulm_makes_no_puppet_of_an_ally() -> None:
    place = meets("ulm", (9, 1), FAR, (5, 1))
    join(place.s, "ditch-hound", 1, [GRID.at(10, 2)])
    place.s.run()
    acts(place, "h2 pick hunting-arrow", *rolls(20))
    assert place.s.hp[ally_figure("ditch-hound")] == 2 - 1
    assert lost(place) == [0, 0]


def test_sevrane_summons_from_the_discards_if_the_deck_is_empty() -> None:
    place = stacked(meets("sevrane", (13, 1), FAR, (2, 1)))
    place.s.discards[MONSTER_DECK] = numbers(*FIVE)
    acts(place, *peeks(*FIVE))
    assert place.s.queue[0] == numbers("twinblade-exile")
    assert place.s.stacks[MONSTER_DECK].size == 4


def test_sevrane_summons_once_from_a_deck_of_few_cards() -> None:
    place = stacked(meets("sevrane", (13, 1), FAR, (2, 1)), "twinblade-exile")
    place.s.discards[MONSTER_DECK] = numbers(*FIVE[:4])
    acts(place, *peeks("twinblade-exile"))
    assert place.s.queue[0] == numbers("twinblade-exile")
    assert place.s.discards[MONSTER_DECK] == numbers(*FIVE[:4])
