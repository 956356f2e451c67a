"""Monsters: how they come, whom they see, how they go, what they do to others."""

from __future__ import annotations

from tests.games.caverns.cards.foes import M1, acts, beside, corridor, lost, meets, rolls
from tests.games.caverns.scenes import EAST, WEST, Place
from undercroft.games.caverns.content.schema import Keyword
from undercroft.games.caverns.effects.cards_and_tiles import place_monster
from undercroft.games.caverns.effects.refs import edge, tile
from undercroft.games.caverns.effects.vocabulary import HERE, PlaceMonster
from undercroft.games.caverns.map.distances import cells
from undercroft.games.caverns.map.geometry import GRID, WALL
from undercroft.games.caverns.notation import MONSTER_DECK, TILE_STACK, numbers
from undercroft.games.caverns.phases.monsters import Spawn
from undercroft.kernel.stacks import BOTTOM, EVERYONE, Stack

FAR = (29, 1)


def spawned(place: Place, where: int, *cards: str, exploring: bool = False) -> Place:
    """Monsters are drawn for the first seat and come somewhere."""
    place.begin(Spawn(0, where, exploring=exploring))
    place.play(*(f"d draw monsters {card}" for card in cards))
    return place


# ---- how they come -------------------------------------------------------------------------------


def test_cv_mon_01_a_monster_comes_last_into_the_queue_and_onto_the_patch() -> None:
    place = corridor((2, 1), FAR)
    place.monster("gloom-recluse", 9, 1)
    spawned(place, tile(EAST), "shale-runner")
    assert place.s.queue[0] == numbers("gloom-recluse", "shale-runner")
    assert place.where(M1 + 1) == (5, 2)


def test_cv_mon_02_a_card_of_another_seat_does_not_matter() -> None:
    place = corridor((2, 1), FAR)
    place.monster("shale-runner", 9, 1, seat=1)
    assert spawned(place, tile(EAST), "shale-runner").s.queue[0] == numbers("shale-runner")


def test_cv_mon_03_a_pass_that_offers_only_known_names_places_nothing() -> None:
    place = corridor((2, 1), FAR)
    place.monster("shale-runner", 9, 1)
    place.s.stacks[MONSTER_DECK] = Stack.of(numbers("shale-runner", "empty-gallery"))
    place.s.discards[MONSTER_DECK] = numbers("shale-runner")
    spawned(place, tile(EAST), "empty-gallery", "shale-runner", "shale-runner")
    assert place.s.frames == []
    assert place.s.queue[0] == numbers("shale-runner")
    assert place.s.discards[MONSTER_DECK] == numbers("shale-runner", "shale-runner")


def test_cv_mon_04_on_a_taken_patch_the_active_player_chooses_a_square() -> None:
    place = corridor((5, 2), FAR)
    place.agree(ties="ties")
    place.s.active = 1
    spawned(place, tile(EAST), "shale-runner")
    assert set(place.legal("space")) == {
        *(f"{x},{y}" for x in (4, 6, 7) for y in (1, 2)),
        *("5,1", "5,3", "6,3"),
    }
    place.play("h2 space 7,2")
    assert place.where(M1) == (7, 2)


def full_tile(place: Place) -> None:
    """The fourth tile of the corridor is full of monsters."""
    for x in range(12, 16):
        for y in (1, 2):
            place.monster("gnawling-pack", x, y, seat=1)


def test_cv_mon_05_from_a_full_tile_a_monster_goes_to_the_nearest_with_room() -> None:
    place = corridor((2, 1), FAR)
    full_tile(place)
    place.agree(ties="ties")
    spawned(place, tile(GRID.cell(3, 0)), "shale-runner")
    assert place.legal("space") == ["9,1", "17,1"]


def test_cv_mon_06_an_empty_gallery_is_discarded() -> None:
    place = spawned(corridor((2, 1), FAR), tile(EAST), "empty-gallery", exploring=True)
    assert place.s.frames == []
    assert place.s.discards[MONSTER_DECK] == numbers("empty-gallery")


def test_cv_mon_07_a_raiding_party_brings_only_names_the_seat_lacks() -> None:
    place = corridor((2, 1), FAR)
    cards = ("raiding-party", "shale-runner", "shale-runner", "gloom-recluse")
    spawned(place, tile(EAST), *cards, exploring=True)
    assert place.s.queue[0] == numbers("shale-runner", "gloom-recluse")
    assert place.s.discards[MONSTER_DECK] == numbers("raiding-party", "shale-runner")


def test_cv_mon_08_elsewhere_the_special_cards_go_under_the_deck() -> None:
    place = spawned(corridor((2, 1), FAR), tile(EAST), "raiding-party", "shale-runner")
    assert place.s.queue[0] == numbers("shale-runner")
    assert place.s.stacks[MONSTER_DECK].outcomes(-1)[0] == list(numbers("raiding-party"))


def test_cv_mon_26_a_monster_explores_with_the_bottom_tile() -> None:
    place = meets("burrow-sentry", (5, 1), (2, 1), FAR)
    stack = Stack.of(numbers("tile-broad-cross"))
    place.s.stacks[TILE_STACK] = stack.put(BOTTOM, numbers("tile-long-gallery")[0], EVERYONE)
    place.villain_phase()
    place.play("d draw tiles tile-long-gallery", "d draw monsters shale-runner", "d roll 1")
    assert place.s.walls.is_laid(GRID.cell(1, 1))
    assert place.s.encounters == 0


def test_cv_mon_27_what_a_monster_brings_queues_up_last_and_acts_too() -> None:
    place = meets("burrow-sentry", (5, 1), (2, 1), FAR)
    place.monster("gloom-recluse", 25, 1)
    place.villain_phase("d draw tiles tile-long-gallery", "d draw monsters stonehide-brute")
    queue = numbers("burrow-sentry", "gloom-recluse", "stonehide-brute")
    assert place.s.queue[0] == queue


def test_cv_mon_32_the_first_of_a_party_has_the_patch() -> None:
    place = corridor((2, 1), FAR)
    cards = ("raiding-party", "shale-runner", "gloom-recluse")
    spawned(place, tile(EAST), *cards, exploring=True)
    assert place.where(M1) == (5, 2)
    assert cells(place.s, M1 + 1) == (EAST,)


def test_cv_edge_06_at_an_edge_a_monster_stands_along_the_side() -> None:
    place = Place("brunna", "maro")
    spawned(place, edge((EAST, 1)), "shale-runner")
    assert place.legal("space") == ["7,1", "7,2"]
    place = Place("brunna", "maro")
    place.stand((7, 1), (7, 2))
    assert spawned(place, edge((EAST, 1)), "shale-runner").where(M1) == (5, 2)


def test_cv_edge_06_a_large_monster_covers_a_square_of_the_side() -> None:
    place = spawned(Place("brunna", "maro"), edge((EAST, 1)), "grotto-giant")
    assert place.where(M1) == (6, 1)


# ---- whom they see -------------------------------------------------------------------------------


def test_cv_mon_11_a_line_holds_if_its_condition_does() -> None:
    assert lost(acts(meets("shale-runner", (5, 1), FAR, (4, 1)), *rolls(7))) == [0, 1]
    assert lost(acts(meets("shale-runner", (5, 1), FAR, (7, 1)), *rolls(8))) == [0, 0]


def test_cv_mon_12_downed_heroes_are_not_seen() -> None:
    place = meets("shale-runner", (5, 1), (4, 1), (6, 1))
    place.s.hp[0] = 0
    assert acts(place, *rolls(20)).s.hp == [0, 5, *place.s.hp[2:]]


def test_cv_mon_13_of_equally_close_heroes_the_active_player_chooses() -> None:
    place = meets("stonehide-brute", (9, 1), (6, 1), (14, 1))
    place.agree(ties="ties")
    place.villain_phase()
    assert place.legal("target") == ["h1", "h2"]
    place.play("h1 target h2")
    assert "15,1" in place.legal("space")


def test_cv_mon_13_of_equally_close_heroes_one_is_shot_at() -> None:
    place = meets("palefolk-dartcaster", (9, 1), (6, 1), (14, 1))
    place.agree(ties="ties")
    place.villain_phase("h1 target h2", "d roll 20")
    assert lost(place) == [0, 1]


def test_cv_mon_10_a_later_line_is_carried_out_if_no_earlier_one_holds() -> None:
    place = acts(meets("shale-runner", (9, 1), FAR, (2, 1)), *rolls(20))
    assert beside(place, M1, 1)


def test_cv_mon_14_heroes_out_of_reach_are_left_aside() -> None:
    place = Place("brunna", "maro")
    place.tile("snug", 0, 0, 0)
    place.stand((1, -2), (7, 1))
    place.s.walls = place.s.walls.close_border(WEST, 0, WALL)
    brute = place.monster("stonehide-brute", 1, 2)
    place.agree(ties="first")
    place.villain_phase("d roll 1")
    assert beside(place, brute, 1)


def test_cv_mon_15_a_monster_comes_next_to_its_target_where_the_player_likes() -> None:
    place = meets("stonehide-brute", (9, 1), FAR, (6, 1))
    place.agree(ties="ties")
    place.villain_phase()
    squares = ["5,1", "7,1", "5,2", "6,2", "7,2"]
    assert place.legal("space") == squares
    place.play("h1 space 7,2", "d roll 6")
    assert (place.where(M1), lost(place)) == ((7, 2), [0, 2])


def surrounded(place: Place) -> None:
    """All squares around (0, 1) are taken."""
    for x, y in ((1, 0), (1, 1), (0, 2), (1, 2)):
        place.monster("keening-shade", x, y, seat=1)


def test_cv_mon_16_a_hero_without_a_free_square_beside_him_is_passed_over() -> None:
    place = meets("stonehide-brute", (5, 1), (0, 1), (9, 1))
    surrounded(place)
    acts(place, *rolls(6))
    assert lost(place) == [0, 2]


def test_cv_mon_17_a_monster_beside_its_target_stays() -> None:
    place = acts(meets("stonehide-brute", (5, 1), FAR, (4, 1)), *rolls(6))
    assert (place.where(M1), lost(place)) == ((5, 1), [0, 2])


def test_cv_mon_18_without_any_room_the_next_line_is_read() -> None:
    place = meets("stonehide-brute", (5, 1), (0, 1), FAR)
    surrounded(place)
    assert lost(acts(place)) == [0, 0]
    assert cells(place.s, M1) == (WEST,)


def test_cv_mon_23_a_shot_needs_no_contact() -> None:
    place = acts(meets("palefolk-dartcaster", (7, 1), FAR, (1, 1)), *rolls(7))
    assert (place.where(M1), lost(place)) == ((7, 1), [0, 1])


def test_cv_mon_24_the_active_player_says_who_is_attacked_first() -> None:
    place = meets("sporeback-shambler", (5, 1), (7, 1), (7, 2))
    place.agree(ties="ask")
    place.villain_phase()
    assert place.legal("target") == ["h1", "h2"]
    place.play("h1 target h2", "d roll 20", "d roll 1")
    assert lost(place) == [0, 1]


def test_cv_mon_25_between_adjacent_heroes_the_active_player_chooses() -> None:
    place = corridor((4, 1), (6, 1))
    place.monster("shale-runner", 5, 1, seat=1)
    place.agree(ties="ties")
    place.villain_phase("h2 target h1", "d roll 20", seat=1)
    assert lost(place) == [1, 0]


# ---- how they go ---------------------------------------------------------------------------------


def test_cv_mon_19_on_a_taken_patch_a_mover_stands_anywhere_on_the_tile() -> None:
    place = meets("stonehide-brute", (13, 1), FAR, (2, 1))
    place.monster("gnawling-pack", 9, 1, seat=1)
    place.agree(ties="ties")
    place.villain_phase()
    assert "9,1" not in place.legal("space")
    place.play("h1 space 11,2")
    assert place.where(M1) == (11, 2)


def test_cv_mon_21_a_full_tile_is_no_way() -> None:
    place = meets("stonehide-brute", (17, 1), FAR, (2, 1))
    place.at(0, 2, 2)
    assert acts(place).where(M1) == (13, 1)
    place = meets("stonehide-brute", (17, 1), (2, 2), (2, 1))
    full_tile(place)
    assert acts(place).where(M1) == (17, 1)


def test_cv_mon_22_toward_a_hero_on_the_same_tile_it_steps_beside_him() -> None:
    place = acts(meets("burrow-sentry", (4, 2), (7, 1), FAR))
    assert beside(place, M1, 0)
    assert lost(place) == [0, 0]


def test_cv_mon_31_a_large_figure_is_on_every_tile_it_touches() -> None:
    place = meets("grotto-giant", (7, 1), FAR, (2, 1))
    assert cells(place.s, M1) == (EAST, GRID.cell(2, 0))


# ---- what they do to others ----------------------------------------------------------------------


def test_cv_mon_33_a_push_leads_away_from_the_pusher() -> None:
    place = meets("sump-surge", (5, 1), (6, 1), FAR)
    place.villain_phase("d roll 20")
    squares = place.legal("space")
    assert {word.split(",")[0] for word in squares} <= {*"0123", "8", "9", "10", "11"}
    place.play("h1 space 9,2")
    assert place.where(0) == (9, 2)


def test_cv_mon_33_without_a_farther_tile_nobody_is_pushed() -> None:
    place = Place("brunna", "maro")
    place.stand((2, 1), (0, 1))
    place.s.walls = place.s.walls.close_border(WEST, 1, WALL)
    place.monster("sump-surge", 1, 2)
    place.agree(ties="first")
    place.villain_phase("d roll 20", "d roll 1")
    assert place.where(0) == (2, 1)


def test_cv_mon_34_a_pull_brings_its_victim_to_the_puller() -> None:
    place = acts(meets("eightfold-reaver", (9, 1), FAR, (2, 1)), *rolls(20))
    assert beside(place, M1, 1)


def test_cv_mon_34_without_room_beside_it_the_victim_comes_to_its_tile() -> None:
    place = meets("eightfold-reaver", (13, 1), FAR, (9, 1))
    for x, y in ((12, 1), (12, 2), (15, 1)):
        place.monster("gnawling-pack", x, y, seat=1)
    place.agree(ties="first")
    acts(place, *rolls(20))
    assert place.where(1) == (15, 2)


def test_cv_mon_35_from_a_full_tile_it_turns_to_the_next_hero() -> None:
    place = meets("gnawling-pack", (9, 1), (13, 1), (5, 1))
    for x in range(12, 16):
        for y in (1, 2):
            if (x, y) != (13, 1):
                place.monster("keening-shade", x, y, seat=1)
    acts(place, *rolls(20))
    assert lost(place) == [0, 1]
    assert place.where(M1) == (5, 2)


def test_cv_mon_28_a_card_handed_over_goes_last_and_may_be_a_second_one() -> None:
    place = corridor((2, 1), FAR)
    place.monster("shale-runner", 9, 1)
    place.monster("gloom-recluse", 10, 1, seat=1)
    place.monster("shale-runner", 11, 1, seat=1)
    place.s.EFFECTS.start(place.s, "passing-shadows", 0)
    place.s.run()
    assert place.s.queue[:2] == [
        numbers("gloom-recluse"),
        numbers("shale-runner", "shale-runner"),
    ]


def test_cv_mon_29_a_pinned_monster_loses_its_activation() -> None:
    place = meets("shale-runner", (5, 1), FAR, (4, 1))
    place.s.pinned[M1] = 1
    assert lost(acts(place)) == [0, 0]
    assert lost(acts(place, *rolls(20))) == [0, 1]


def searched(place: Place, *deck: str) -> None:
    """The first seat wants a Palefolk, and this is the deck."""
    place.s.stacks[MONSTER_DECK] = Stack.of(numbers(*deck))
    at = place.s.EFFECTS.context(0)
    at.step, at.targets = 0, (tile(EAST),)
    place_monster(place.s, at, PlaceMonster(HERE, Keyword.PALEFOLK))
    place.s.run()


def test_cv_mon_30_a_wanted_kind_is_searched_and_the_rest_shuffled_back() -> None:
    place = corridor((2, 1), FAR)
    place.monster("palefolk-dartcaster", 9, 1)
    deck = ("palefolk-dartcaster", "empty-gallery", "shale-runner", "twinblade-exile")
    searched(place, *deck)
    place.play(*(f"d draw monsters {card}" for card in deck))
    assert place.s.queue[0] == numbers("palefolk-dartcaster", "twinblade-exile")
    assert sorted(place.s.stacks[MONSTER_DECK].cards()) == sorted(numbers(*deck[:3]))
    assert place.s.discards[MONSTER_DECK] == ()


def test_cv_mon_30_if_there_is_none_any_monster_comes() -> None:
    place = corridor((2, 1), FAR)
    place.s.discards[MONSTER_DECK] = numbers("gloom-recluse")
    searched(place, "shale-runner")
    place.play(*(f"d draw monsters {card}" for card in ("shale-runner", "gloom-recluse")))
    assert place.s.queue[0] == ()
    place.play("d draw monsters gloom-recluse")
    assert place.s.queue[0] == numbers("gloom-recluse")


def test_an_activation_explains_itself() -> None:
    place = meets("stonehide-brute", (9, 1), (6, 1), (14, 1))
    place.s.events = []
    place.s.listening, place.s.events = True, []
    place.villain_phase()
    told = [event.text_with_ids() for event in place.s.events]
    assert any("follows line 1" in words and "Club" in words for words in told)
    assert any("the first counts" in words for words in told)
