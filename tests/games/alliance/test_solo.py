"""The solo deck: three sections, and what a solo score is."""

from __future__ import annotations

from tests.games.alliance.scenes import Cellar
from undercroft.games.alliance.box import TILE_NAMES
from undercroft.games.alliance.rounds import solo_score
from undercroft.games.alliance.solo import (
    NEXT,
    SECOND,
    THIRD,
    ReadyOne,
    bonus_for_anyone,
    card_now,
    hunters,
    marked_heroes,
    worth,
)
from undercroft.games.alliance.state import UNKNOWN
from undercroft.games.alliance.words import DISCARDS, SAY, SOLO
from undercroft.games.alliance.wounds import POISON
from undercroft.kernel import play
from undercroft.kernel.stacks import Stack


def test_da_solo_06_two_upgrades_go_and_are_replaced() -> None:
    cellar = Cellar("hue-and-cry", "bull")
    cellar.begin()
    cellar.play("d draw upgrades-1 whetstone", "d draw upgrades-1 boar-spear")
    assert cellar.s.upgrade_area[0] == SAY.cards.parse("whetstone")
    assert cellar.s.upgrade_area[2] == SAY.cards.parse("boar-spear")
    assert cellar.s.upgrade_discard == [SAY.cards.parse("footmans-shield")]


def test_da_solo_22_places_of_the_upgrade_area_count_from_one() -> None:
    cellar = Cellar("guttering-torch", "bull")
    cellar.begin()
    gone = [place for place, card in enumerate(cellar.s.upgrade_area, 1) if card == UNKNOWN]
    assert gone == [2, 5]
    assert cellar.s.upgrade_discard == [SAY.cards.parse(Cellar.AREA[2 - 1])]


def test_da_solo_06_a_tile_leaves_the_game() -> None:
    cellar = Cellar("sagging-beam", "bull")
    cellar.s.tile_area = (TILE_NAMES.parse("kennel"), TILE_NAMES.parse("bone-yard"))
    cellar.begin()
    cellar.play("d draw tiles-1 lamp-shrine")
    names = [TILE_NAMES.text(tile) for tile in cellar.s.tile_area]
    assert names == ["bone-yard", "lamp-shrine"]


def test_da_solo_06_the_exhausted_monster_worth_most_becomes_ready() -> None:
    cellar = Cellar("old-grudge", "bull")
    ogre = cellar.foe("ogre", 0, ready=False)
    goblin = cellar.foe("goblin", 2, ready=False)
    cellar.s.frames = [ReadyOne()]
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
    assert cellar.s.fewer_cards == 3


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
    assert cellar.s.zones[DISCARDS].cards == (SAY.cards.parse("charge"),)


def test_da_solo_11_a_burst_lets_an_exhausted_monster_attack_at_three_more() -> None:
    cellar = Cellar("hue-and-cry", "bull")
    ogre = cellar.foe("ogre", 7, ready=False)
    cellar.begin(THIRD)
    while cellar.s.frames:
        play.apply(cellar.s, play.legal(cellar.s)[0])
    assert cellar.wounds(0) == 7
    assert cellar.s.ready[ogre] == 0


def test_da_solo_18_empty_places_monsters_and_hidden_tokens_cost() -> None:
    cellar = Cellar("hue-and-cry", "bull")
    cellar.foe("goblin", 0)
    cellar.s.xp_up[0] = 10
    cellar.s.token_faces[0] = [0, 1]
    assert solo_score(cellar.s) == 10 - 4 * 7 - 1 - 1


def test_da_solo_19_a_used_up_deck_is_shuffled_again() -> None:
    cellar = Cellar("hue-and-cry", "bull")
    cellar.s.solo_discard = (3, 4)
    cellar.s.stacks[SOLO] = Stack.of(())
    cellar.begin(NEXT)
    assert len(cellar.legal("draw")) == 3
    assert cellar.s.solo_card != UNKNOWN
