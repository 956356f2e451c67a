"""Final enemies fall or outlast the game: what that pays and counts, and whole games."""

from __future__ import annotations

import random

import pytest

import undercroft as uc
from tests.games.alliance.quests import BULL, Errand, Lair, at_entrance
from undercroft.crawl.modifiers import Modifier
from undercroft.games.alliance.combat.damage import strike, wound
from undercroft.games.alliance.combat.modifiers import modify, value
from undercroft.games.alliance.content.quest_schema import RESOLVED, TRIGGERED
from undercroft.games.alliance.content.stat_ids import BY_USE
from undercroft.games.alliance.content.tables import (
    FINAL_ENEMIES,
    MONSTER_NAMES,
    MONSTERS,
    QUEST_NAMES,
)
from undercroft.games.alliance.effects.vocabulary import Stat
from undercroft.games.alliance.map.figures import (
    final_enemies,
    is_standing,
)
from undercroft.games.alliance.notation import ENTER, NOWHERE, OPEN
from undercroft.games.alliance.phases.early_end import is_bare
from undercroft.games.alliance.phases.enemy_cards import lay_enemy_deck
from undercroft.games.alliance.phases.experience import left_undone
from undercroft.games.alliance.phases.hero_turn import Turn
from undercroft.games.alliance.phases.quests import (
    deeds_needed,
    is_goal_met,
    markers_on,
    reward_begun,
    trigger,
)
from undercroft.games.alliance.phases.round import finish
from undercroft.games.alliance.state import Alliance
from undercroft.kernel import play
from undercroft.kernel.digest import digest
from undercroft.kernel.options import Value

# ---- its end -------------------------------------------------------------------------------------


def test_da_fin_14_wounds_are_markers_and_its_fall_scores_the_quest() -> None:
    lair = Lair("gorthos", seats=3)
    strike(lair.s, lair.enemy, 8, by=1)
    strike(lair.s, lair.enemy, 6, by=2)
    assert markers_on(lair.s, 0) == (1,) * 8 + (2,) * 6
    assert (lair.s.quest_stages, deeds_needed(lair.s, 0)) == ([TRIGGERED], 15)
    strike(lair.s, lair.enemy, 1, by=2)
    assert lair.s.quest_stages == [RESOLVED]
    assert lair.s.xp_up == [0, 4, 3]
    assert lair.s.campaign_tokens == [0, 4, 3]
    assert not is_standing(lair.s, lair.enemy)


def test_da_fin_14_who_slays_it_alone_gets_both_rewards_and_no_other_quest_counts_it() -> None:
    lair = Lair("gorthos", seats=3)
    other = Errand("gorthos", "chained-beast", seats=3)
    s = other.s
    enemy = other.monster("gorthos", other.room, 4)
    s.quest_stages[0] = TRIGGERED
    s.enemy_cards[0] = 15
    strike(s, enemy, 20, by=0)
    assert (s.xp_up, s.quest_markers[1]) == ([7, 0, 0], ())
    assert lair.s.quest_stages == [TRIGGERED]


def test_ac_53_what_its_card_does_ends_with_it_for_its_minions_too() -> None:
    lair = Lair("drum-king")
    goblin = lair.monster("goblin", lair.room, 0)
    lair.turn_up("red-banner")
    assert value(lair.s, goblin, Stat.ATTACK) == 1
    strike(lair.s, lair.enemy, 15, by=0)
    assert value(lair.s, goblin, Stat.ATTACK) == 0
    assert lair.s.modifiers == ()


def test_an_enemy_that_falls_by_thorns_acts_no_more() -> None:
    lair = Lair("gorthos", "fury-of-the-hoard")
    lair.alone()
    lair.stand(BULL, lair.room, 7)
    strike(lair.s, lair.enemy, 19, by=1)
    modify(lair.s, Modifier(Stat.THORNS, 1, BY_USE, BULL))
    lair.segment()
    assert lair.s.quest_stages == [RESOLVED]
    assert isinstance(lair.s.frames[-1], Turn)


def test_da_win_05_awake_it_keeps_the_game_going_an_entrance_does_not() -> None:
    place = at_entrance()
    assert is_bare(place.s)
    place.turn(BULL, "p1 enter gorthos", "d draw enemy-gorthos furnace-breath")
    assert not is_bare(place.s)
    strike(place.s, final_enemies(place.s)[0], 20, by=0)
    assert is_bare(place.s)


def test_da_fin_26_awake_it_counts_against_a_company_an_entrance_does_not() -> None:
    place = at_entrance(seats=1)
    before = left_undone(place.s)
    place.turn(BULL, "p1 enter gorthos", "d draw enemy-gorthos furnace-breath")
    assert left_undone(place.s) == before + 1


def test_da_egr_02_a_wounded_final_enemy_pays_once() -> None:
    lair = Lair("gorthos", seats=3)
    lair.agree(end_rewards=True)
    wound(lair.s, lair.enemy, 2, by=2)
    wound(lair.s, lair.enemy, 3, by=1)
    wound(lair.s, lair.monster("ogre", lair.room, 0), 1, by=0)
    finish(lair.s, "last-round")
    assert lair.s.xp_up == [MONSTERS[MONSTER_NAMES.parse("ogre")].rewards[1], 3, 0]
    assert lair.s.campaign_tokens == [0, 3, 0]
    untouched = Lair("gorthos", seats=3)
    reward_begun(untouched.s)
    assert untouched.s.xp_up == [0, 0, 0]


@pytest.mark.parametrize(
    ("goal", "stages", "met"),
    [
        ("expert", (RESOLVED, RESOLVED, TRIGGERED), False),
        ("expert", (TRIGGERED, RESOLVED, RESOLVED), True),
        ("expert", (TRIGGERED, TRIGGERED, RESOLVED), False),
        ("master", (RESOLVED, TRIGGERED, RESOLVED), False),
        ("master", (RESOLVED, RESOLVED, RESOLVED), True),
        ("adept", (RESOLVED, RESOLVED, TRIGGERED), True),
    ],
)
def test_da_qst_19_tv_15_expert_needs_the_final_enemy(
    goal: str, stages: tuple[int, ...], met: bool
) -> None:
    place = Errand("ragged-map", "sealed-vault", "gorthos", seats=1)
    place.agree(goal=goal)
    place.s.quest_stages = list(stages)
    assert is_goal_met(place.s) is met


def test_several_act_in_the_order_of_their_opening() -> None:
    lair = Lair("gorthos", "furnace-breath")
    s = lair.s
    s.quests = (*s.quests, QUEST_NAMES.parse("regent"))
    for column, value_ in (
        (s.quest_stages, TRIGGERED),
        (s.quest_placers, 0),
        (s.enemy_cards, 5),
    ):
        column.append(value_)
    for rows in (s.quest_markers, s.quest_spots, s.quest_beacons, s.quest_tiles, s.enemy_used):
        rows.append(())
    lair.monster("regent", lair.room, 0)
    lay_enemy_deck(s, 1)
    lair.alone()
    s.stand(BULL, NOWHERE)
    lair.segment()
    assert str(play.legal(s)[0]).startswith("d draw enemy-gorthos")
    lair.play("d draw enemy-gorthos long-inhale")
    assert str(play.legal(s)[0]).startswith("d draw enemy-regent")


@pytest.mark.parametrize(
    ("name", "card", "moves"),
    [
        ("gorthos", "furnace-breath", ()),
        ("gorthos", "furnace-breath", ("d roll 0",)),
        ("drum-king", "goblin-hordes", ("d roll 2",)),
    ],
)
def test_a_position_in_which_it_acts_survives_being_saved(
    name: str, card: str, moves: tuple[str, ...]
) -> None:
    lair = Lair(name, card)
    lair.monster("goblin", lair.room, 0)
    lair.segment(*moves)
    again = Alliance.load(lair.s.save())
    assert isinstance(again, Alliance)
    again.run()
    assert digest(again) == digest(lair.s)
    assert play.legal(again) == play.legal(lair.s)


@pytest.mark.parametrize("seed", range(4))
def test_a_game_in_which_it_is_woken_early_ends(seed: int) -> None:
    final = FINAL_ENEMIES[seed].id
    options: dict[str, Value] = {"quests": "levels", "final": final, "heroes": "preset"}
    t = uc.new("alliance", seats=1 + seed % 3, seed=seed, options=options)
    s = t.state
    assert isinstance(s, Alliance)
    rng = random.Random(seed)
    while t.over is None:
        if isinstance(s.frames[-1], Turn) and s.quest_stages[-1] == 0 and len(s.walls.laid()) > 3:
            s.quest_markers[-1] = (0,)
            trigger(s, 2)
            s.run()
            s.listed = None
        moves = t.legal()
        doors = [move for move in moves if move.verb in (OPEN, ENTER)]
        t.play(rng.choice(doors or moves))
        s = t.state
        assert isinstance(s, Alliance)
    assert s.enemy_used[2] or s.quest_stages[2] > 0
