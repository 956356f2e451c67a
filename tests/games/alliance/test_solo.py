"""The solo deck: three sections, and what a solo score is."""

from __future__ import annotations

import pytest

from tests.games.alliance.scenes import SHOWN, Cellar
from undercroft.crawl.modifiers import Modifier
from undercroft.crawl.space.grid import NORTH
from undercroft.games.alliance.combat.damage import POISON
from undercroft.games.alliance.combat.modifiers import modify
from undercroft.games.alliance.content.schema import Meddling, TilePlace
from undercroft.games.alliance.content.stat_ids import FIRST_BOON
from undercroft.games.alliance.content.tables import TILE_NAMES
from undercroft.games.alliance.effects.vocabulary import Boon, Stat
from undercroft.games.alliance.notation import (
    DISCARDS,
    HANDS,
    HIDDEN_TOKEN,
    KNOWN_TRAP,
    NOTATION,
    OPEN_TOKEN,
    SOLO,
)
from undercroft.games.alliance.phases.early_end import is_bare
from undercroft.games.alliance.phases.experience import company_score
from undercroft.games.alliance.phases.solo import (
    ANYONE,
    NEXT,
    SECOND,
    THIRD,
    ReadyOne,
    bonus_for_anyone,
    card_now,
    hunters,
    hunts,
    is_second_choice,
    marked_heroes,
    meddle,
    worth,
)
from undercroft.games.alliance.state import UNKNOWN
from undercroft.kernel import play
from undercroft.kernel.stacks import Stack


def test_da_solo_05_the_open_card_is_resolved_section_by_section_then_the_next_is_turned() -> None:
    cellar = Cellar("hue-and-cry", "bull", "lorna")
    cellar.foe("goblin", 6)
    cellar.begin()
    cellar.play("d draw upgrades-1 whetstone", "d draw upgrades-1 boar-spear")
    assert cellar.legal("choose") == ["1", "2"]
    while play.legal(cellar.s) and not cellar.legal("draw"):
        play.apply(cellar.s, play.legal(cellar.s)[0])
    assert card_now(cellar.s).id == "hue-and-cry"
    cellar.play("d draw solo cold-draught")
    assert card_now(cellar.s).id == "cold-draught"
    assert cellar.s.frames == []


def test_da_solo_06_two_upgrades_go_and_are_replaced() -> None:
    cellar = Cellar("hue-and-cry", "bull")
    cellar.begin()
    cellar.play("d draw upgrades-1 whetstone", "d draw upgrades-1 boar-spear")
    assert cellar.s.upgrade_area[0] == NOTATION.cards.parse("whetstone")
    assert cellar.s.upgrade_area[2] == NOTATION.cards.parse("boar-spear")
    assert cellar.s.upgrade_discard == [NOTATION.cards.parse("footmans-shield")]


@pytest.mark.parametrize(
    ("card", "left", "right"),
    [("sagging-beam", "dripping-den", "bone-yard"), ("drums-below", "kennel", "dripping-den")],
)
def test_da_solo_06_a_tile_leaves_the_game_and_is_replaced_in_its_place(
    card: str, left: str, right: str
) -> None:
    cellar = Cellar(card, "bull")
    cellar.s.tile_area = (TILE_NAMES.parse("kennel"), TILE_NAMES.parse("bone-yard"))
    for drawn in ("lamp-shrine", "dripping-den"):
        cellar.begin()
        cellar.play(f"d draw tiles-1 {drawn}")
    names = [TILE_NAMES.text(tile) for tile in cellar.s.tile_area]
    assert names == [left, right]


def test_da_solo_06_the_exhausted_monster_worth_most_becomes_ready() -> None:
    cellar = Cellar("old-grudge", "bull")
    ogre = cellar.foe("ogre", 0, ready=False)
    goblin = cellar.foe("goblin", 2, ready=False)
    cellar.s.frames = [ReadyOne(0)]
    cellar.s.run()
    assert (cellar.s.ready[ogre], cellar.s.ready[goblin]) == (1, 0)


def test_da_solo_07_the_monster_worth_most_hunts_a_marked_hero_or_anyone() -> None:
    cellar = Cellar("hue-and-cry", "bull", "lorna")
    cellar.foe("goblin", 6)
    ogre = cellar.foe("ogre", 7)
    assert hunters(cellar.s) == [ogre]
    assert marked_heroes(cellar.s, card_now(cellar.s).second, ogre) == [0, 1]
    cellar.begin(SECOND)
    assert cellar.legal("choose") == ["1", "2"]


def test_da_solo_07_without_icons_the_lowest_defense_is_marked() -> None:
    cellar = Cellar("scent-of-blood", "holgar", "bull")
    ogre = cellar.foe("ogre", 7)
    assert marked_heroes(cellar.s, card_now(cellar.s).second, ogre) == [1]


def test_da_solo_07_whoever_stands_in_between_the_lowest_defense_is_the_heros_own() -> None:
    cellar = Cellar("scent-of-blood", "krom", "bull", "holgar")
    imp = cellar.foe("cinder-imp", 4)
    for hero, local in enumerate((7, 4, 1)):
        cellar.s.stand(hero, cellar.square(cellar.gate, local))
    assert marked_heroes(cellar.s, card_now(cellar.s).second, imp) == [0, 1]


def test_ac_18_no_solo_card_finds_who_hides() -> None:
    cellar = Cellar("scent-of-blood", "krom", "holgar")
    ogre = cellar.foe("ogre", 7)
    modify(cellar.s, Modifier(FIRST_BOON + Boon.HIDE, 1, 0, 0))
    assert marked_heroes(cellar.s, card_now(cellar.s).second, ogre) == [1]


def test_da_solo_07_what_marks_nobody_leaves_only_anyone() -> None:
    cellar = Cellar("hue-and-cry", "jypzy")
    ogre = cellar.foe("ogre", 7)
    assert marked_heroes(cellar.s, card_now(cellar.s).second, ogre) == []
    assert hunts(cellar.s, ogre) == [ANYONE]


def test_da_solo_08_the_monster_takes_its_position_attacks_and_is_exhausted() -> None:
    cellar = Cellar("hue-and-cry", "bull")
    goblin = cellar.foe("goblin", 1)
    cellar.begin(SECOND)
    cellar.play("p1 choose 1")
    while cellar.legal("go"):
        play.apply(cellar.s, play.legal(cellar.s)[0])
    grid = cellar.s.walls.board.grid
    assert grid.distance(cellar.s.spot[goblin], cellar.s.spot[0]) == 1
    assert cellar.wounds(0) == 3
    assert cellar.s.ready[goblin] == 0


def walled_in(cellar: Cellar, name: str, *, ready: bool = True) -> int:
    """A monster in a room of its own, from which it reaches nobody."""
    far = cellar.s.walls.board.grid.beyond(cellar.room, NORTH)
    cellar.s.walls = cellar.s.walls.lay(far, TILE_NAMES.parse("goblin-mess"))
    figure = cellar.monster(name, far, 4)
    cellar.s.ready[figure] = int(ready)
    return figure


def test_da_solo_09_where_the_worthiest_cannot_attack_the_next_may() -> None:
    cellar = Cellar("hue-and-cry", "bull")
    walled_in(cellar, "ogre")
    goblin = cellar.foe("goblin", 7)
    assert hunters(cellar.s) == [goblin]
    assert is_second_choice(cellar.s, goblin)
    cellar.begin(SECOND)
    assert cellar.legal("choose") == ["1", "2", "3"]
    cellar.play("p1 choose 3")
    assert cellar.s.ready[goblin] == 1


def test_da_solo_09_where_it_can_there_is_no_way_out() -> None:
    cellar = Cellar("hue-and-cry", "bull")
    cellar.foe("ogre", 7)
    cellar.foe("goblin", 6)
    cellar.begin(SECOND)
    assert cellar.legal("choose") == ["1", "2"]


def test_da_solo_15_of_equals_the_player_picks() -> None:
    cellar = Cellar("old-grudge", "bull")
    first, second = (cellar.foe("goblin", local, ready=False) for local in (0, 2))
    cellar.foe("goblin-slinger", 1, ready=False)
    cellar.begin()
    assert cellar.legal("rouse") == ["m1", "m2"]
    cellar.play("p1 rouse m2")
    assert (cellar.s.ready[first], cellar.s.ready[second]) == (0, 1)


def test_da_solo_15_in_the_hunt_too() -> None:
    cellar = Cellar("hue-and-cry", "bull")
    for local in (6, 7, 8):
        cellar.foe("goblin", local)
    cellar.begin(SECOND)
    assert cellar.legal("rouse") == ["m1", "m2", "m3"]
    cellar.play("p1 rouse m2", "p1 choose 2")
    while cellar.legal("go"):
        play.apply(cellar.s, play.legal(cellar.s)[0])
    assert cellar.s.ready[16:] == [1, 0, 1]


def test_da_solo_17_alone_one_may_play_on_in_a_cleared_dungeon() -> None:
    cellar = Cellar("hue-and-cry", "bull")
    assert is_bare(cellar.s)
    cellar.agree(all_rounds=True)
    assert not is_bare(cellar.s)


def test_da_solo_21_a_hunter_keeps_to_its_protocol() -> None:
    cellar = Cellar("hue-and-cry", "bull", "lorna")
    spider = cellar.foe("cellar-spider", 7)
    cellar.s.bear(0, (POISON,))
    cellar.begin(SECOND)
    cellar.play("p1 choose 2")
    while cellar.s.ready[spider]:
        play.apply(cellar.s, play.legal(cellar.s)[0])
    assert cellar.s.wounds[0] == (POISON,)
    assert POISON in cellar.s.wounds[1]


def test_da_solo_22_upgrade_places_are_counted_from_one_and_tiles_from_the_left() -> None:
    cellar = Cellar("hue-and-cry", "bull")
    meddle(cellar.s, 0, Meddling(remove=5, discard=2))
    gone = [i + 1 for i, card in enumerate(cellar.s.upgrade_area) if card == UNKNOWN]
    assert gone == [2, 5]
    assert cellar.s.upgrade_discard == [NOTATION.cards.parse(SHOWN[1])]
    meddle(cellar.s, 0, Meddling(remove=4))
    assert cellar.s.upgrade_area[3] == UNKNOWN
    assert cellar.s.upgrade_discard == [NOTATION.cards.parse(SHOWN[1])]
    kennel, yard = TILE_NAMES.parse("kennel"), TILE_NAMES.parse("bone-yard")
    for place, left in ((TilePlace.LEFT, yard), (TilePlace.RIGHT, kennel)):
        cellar.s.tile_area = (kennel, yard)
        meddle(cellar.s, 0, Meddling(tile=place))
        assert list(cellar.s.tile_area) == [left]
    meddle(cellar.s, 0, Meddling(tile=TilePlace.RIGHT))
    assert not cellar.s.tile_area


def test_da_solo_21_the_bonus_of_the_card_counts_for_whom_a_monster_can_hurt_most() -> None:
    cellar = Cellar("scent-of-blood", "krom", "petra")
    cellar.foe("soul-reaver", 7)
    for hero, armor in ((0, 6), (1, 4)):
        modify(cellar.s, Modifier(Stat.ARMOR, armor, 0, hero))
    cellar.begin(SECOND)
    cellar.play("p1 choose 2")
    assert cellar.legal("target") == []
    cellar.play(f"p1 go {cellar.legal('go')[0]}")
    assert (cellar.wounds(0), cellar.wounds(1)) == (0, 6 + 2 - 4 - 2)


def test_da_solo_16_a_monster_is_worth_both_rewards() -> None:
    cellar = Cellar("hue-and-cry")
    assert worth(cellar.s, cellar.foe("ogre", 0)) == 5


def test_a_26_the_wrong_kind_of_attack_hunts_without_a_bonus() -> None:
    cellar = Cellar("boots-on-the-stair", "bull")
    ogre, imp = cellar.foe("ogre", 7), cellar.foe("cinder-imp", 4)
    hunt = card_now(cellar.s).second
    assert (bonus_for_anyone(cellar.s, hunt, ogre), bonus_for_anyone(cellar.s, hunt, imp)) == (3, 0)


def test_da_solo_10_section_three_comes_when_nobody_can_hunt() -> None:
    cellar = Cellar("cold-draught", "bull")
    cellar.hold("headbutt", "charge", "iron-harness", "reflex")
    cellar.begin(SECOND)
    assert [frame.NAME for frame in cellar.s.frames][:2] == ["solo-segment", "pay-toll"]


def test_da_solo_12_experience_is_turned_face_down() -> None:
    cellar = Cellar("guttering-torch", "bull")
    cellar.s.xp_up[0] = 3
    cellar.begin(THIRD)
    assert (cellar.s.xp_up[0], cellar.s.xp_down[0]) == (2, 1)


def test_da_solo_13_late_in_a_round_the_next_draw_is_smaller() -> None:
    cellar = Cellar("cold-draught", "bull")
    cellar.s.cycle = 3
    cellar.begin(THIRD)
    assert cellar.s.fewer_cards == [3]


@pytest.mark.parametrize(("cycle", "held"), [(3, 3), (2, 6)])
def test_da_solo_13_the_smaller_draw_comes_at_the_end_of_this_round_only(
    cycle: int, held: int
) -> None:
    cellar = Cellar("cold-draught", "bull")
    cellar.s.cycle = cycle
    cellar.hold("headbutt", "charge", "iron-harness", "reflex", "hide", "whetstone")
    cellar.deck("gust", "long-draw", "fleet-foot", "quick-boots", "gust", "gust")
    cellar.begin(THIRD)
    cellar.play("p1 discard headbutt", "p1 discard iron-harness", "p1 discard charge")
    cellar.next_round()
    assert len(cellar.s.zones[HANDS]) == held
    cellar.next_round()
    assert len(cellar.s.zones[HANDS]) == 6


def test_da_solo_14_wounds_go_where_the_player_says() -> None:
    cellar = Cellar("foul-water", "bull", "lorna", "krom")
    cellar.begin(THIRD)
    cellar.play("p1 target h1", "p1 target h3")
    assert cellar.s.wounds[0] == cellar.s.wounds[2] == (POISON,)
    assert cellar.s.wounds[1] == ()


def test_da_solo_20_too_few_cards_all_go() -> None:
    cellar = Cellar("cold-draught", "bull")
    cellar.hold("charge")
    cellar.begin(THIRD)
    cellar.play("p1 discard charge")
    assert cellar.s.zones[DISCARDS].cards == (NOTATION.cards.parse("charge"),)


def test_da_solo_11_a_burst_lets_an_exhausted_monster_attack_at_three_more() -> None:
    cellar = Cellar("hue-and-cry", "bull")
    ogre = cellar.foe("ogre", 7, ready=False)
    cellar.begin(THIRD)
    while cellar.s.frames:
        play.apply(cellar.s, play.legal(cellar.s)[0])
    assert cellar.wounds(0) == 7
    assert cellar.s.ready[ogre] == 0


def test_da_solo_11_only_the_worthiest_bursts_out_even_if_it_reaches_nobody() -> None:
    cellar = Cellar("hue-and-cry", "bull")
    ogre = walled_in(cellar, "ogre", ready=False)
    goblin = cellar.foe("goblin", 7, ready=False)
    there = cellar.s.spot[ogre]
    cellar.begin(THIRD)
    assert cellar.wounds(0) == 0
    assert (cellar.s.ready[ogre], cellar.s.ready[goblin]) == (1, 0)
    assert cellar.s.spot[ogre] == there


def test_da_solo_11_of_equals_one_that_can_attack_bursts_out() -> None:
    cellar = Cellar("hue-and-cry", "bull")
    far = walled_in(cellar, "ogre", ready=False)
    near = cellar.foe("ogre", 7, ready=False)
    cellar.begin(THIRD)
    while cellar.s.frames:
        play.apply(cellar.s, play.legal(cellar.s)[0])
    assert cellar.wounds(0) > 0
    assert (cellar.s.ready[far], cellar.s.ready[near]) == (0, 0)


def test_da_solo_11_of_equals_that_reach_nobody_the_player_says_which_becomes_ready() -> None:
    cellar = Cellar("hue-and-cry")
    ogres = [cellar.foe("ogre", local, ready=False) for local in (0, 2)]
    cellar.begin(THIRD)
    assert cellar.legal("rouse") == ["m1", "m2"]
    cellar.play("p1 rouse m2")
    assert [cellar.s.ready[ogre] for ogre in ogres] == [0, 1]


def test_da_solo_20_with_all_heroes_down_no_wound_falls() -> None:
    cellar = Cellar("foul-water", "bull", "lorna", "krom")
    cellar.wound(1, 5)
    cellar.begin(THIRD)
    cellar.play("p1 target h1", "p1 target h3")
    assert [cellar.wounds(hero) for hero in range(3)] == [1, 5, 1]
    for hero in (0, 2):
        cellar.wound(hero, 7)
    cellar.begin(THIRD)
    assert cellar.legal("target") == []


def test_da_solo_18_empty_places_monsters_and_hidden_tokens_cost() -> None:
    cellar = Cellar("hue-and-cry", "bull")
    cellar.foe("goblin", 0)
    cellar.s.xp_up[0] = 10
    cellar.s.token_faces = ((HIDDEN_TOKEN, OPEN_TOKEN, KNOWN_TRAP), (), ())
    assert company_score(cellar.s) == 10 - 4 * 7 - 1 - 2


def test_da_solo_19_a_used_up_deck_is_shuffled_again() -> None:
    cellar = Cellar("hue-and-cry", "bull")
    cellar.s.solo_discard = (3, 4)
    cellar.s.stacks[SOLO] = Stack.of(())
    cellar.begin(NEXT)
    assert len(cellar.legal("draw")) == 3
    assert cellar.s.solo_card != UNKNOWN
    assert not cellar.s.solo_discard
