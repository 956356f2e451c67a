"""Abilities and things used, begun and finished; what is in force, and for how long."""

from __future__ import annotations

import pytest

from tests.games.infinity.cards.plays import M1, camp, fight, stat, wear
from tests.games.infinity.scenes import Place
from undercroft.games.infinity.combat.attack import AttackFrame
from undercroft.games.infinity.combat.damage import lose
from undercroft.games.infinity.combat.modifiers import CONFUSION, clear_head, is_rooted
from undercroft.games.infinity.content.schema import RiskDeck
from undercroft.games.infinity.effects.vocabulary.terms import Stat, Token
from undercroft.games.infinity.map.carrying import use_up
from undercroft.games.infinity.map.geometry import NORTH
from undercroft.games.infinity.map.possessions import POCKETED, held
from undercroft.games.infinity.notation import FIRST_RISK_DECK, MINION_DECK, TILE_STACK
from undercroft.games.infinity.phases.end_of_round import EndOfRound
from undercroft.games.infinity.phases.hero_turn import Turn
from undercroft.games.infinity.phases.monsters import EnemyPhase
from undercroft.games.infinity.phases.risk import DrawRisk
from undercroft.games.infinity.state import NO_CARD, NOBODY, NOWHERE


def begun() -> Place:
    """The warrior has begun his Power Rage with the last point of a turn."""
    place = fight("power-rage")
    place.play("h1 move north", "h1 move south", "h1 move north", "h1 use power-rage")
    assert stat(place, 0, Stat.POWER) == 0
    place.play("h1 end")
    place.begin(Turn(0))
    return place


def test_di_abil_10_an_ability_is_begun_with_fewer_points_and_finished_next_turn() -> None:
    place = begun()
    assert (place.s.paid[0], place.legal("finish")) == (2, ["finish"])
    place.play("h1 finish")
    assert stat(place, 0, Stat.POWER) == 3
    assert place.s.left[0] == 4


def test_di_abil_11_what_is_not_finished_is_lost() -> None:
    place = begun()
    place.play("h1 end")
    assert (place.s.started[0], place.s.paid[0]) == (NO_CARD, 0)


def test_di_a_74_any_paid_act_drops_what_was_begun() -> None:
    place = begun()
    place.play("h1 move south")
    assert place.legal("finish") == []
    assert place.refused("h1 finish") == ["DI-ABIL-11"]


def test_di_abil_12_only_one_card_can_be_begun() -> None:
    place = begun()
    place.s.slowed[0] = 1
    place.ask_anew()
    assert place.refused("h1 use power-rage") == ["DI-ABIL-10"]
    assert place.legal("finish") == ["finish"]


def test_ic_07_a_card_is_used_once_a_round() -> None:
    place = fight("salve")
    place.s.health[0] = 6
    place.play("h1 use salve", "h1 target h1")
    assert place.refused("h1 use salve") == ["IC-07"]
    place.begin(EndOfRound())
    assert place.s.used == [(), ()]


def test_ic_21_who_is_attacked_meditates_anew() -> None:
    place = fight("meditation")
    place.s.health[0] = 6
    place.s.listed = None
    place.play("h1 use meditation")
    foe = place.enemy("ghoul", 1)
    place.begin(AttackFrame(foe, 0))
    place.play("d roll 20")
    assert place.s.started[0] == NO_CARD


def test_di_abil_08_an_ability_needs_somebody_in_reach() -> None:
    place = fight("cleave")
    assert place.refused("h1 use cleave") == ["DI-ABIL-08"]


def test_ic_60_experience_without_an_attack_needs_an_enemy_or_a_fruit() -> None:
    place = fight("power-rage")
    place.play("h1 use power-rage")
    assert place.s.xp[0] == 0
    place = fight("power-rage", "ghoul")
    place.play("h1 use power-rage")
    assert place.s.xp[0] == 2


def test_ic_52_a_level_gained_on_the_way_changes_nothing_in_a_use() -> None:
    place = fight("twist-the-knife", "iron-idol")
    place.s.xp[0] = 12
    place.play("h1 use twist-the-knife", "d roll 1", "d roll 1")
    assert (place.s.level[0], place.s.level_of_use) == (5, 0)


def test_di_enemy_03_what_a_hit_did_ends_before_the_next_attack() -> None:
    place = camp("warrior", "thief")
    place.band("frost-wisp frost-wisp")
    place.begin(EnemyPhase(0))
    place.play("d roll 1", "d roll 1")
    assert stat(place, 0, Stat.POWER) == -2
    place.begin(AttackFrame(M1, 0))
    assert stat(place, 0, Stat.POWER) == -1


def test_ic_29_who_is_held_cannot_retreat_until_the_keeper_is_stunned() -> None:
    place = camp("warrior", "thief")
    place.band("gate-keeper")
    place.begin(EnemyPhase(0))
    place.play("d roll 1")
    place.begin(Turn(0))
    assert place.legal("retreat") == []
    assert place.refused("h1 retreat north") == ["IC-29"]
    wear(place, "bellringer", 0, 0)
    place.play("h1 attack m1", "d roll 2", "d roll 8")
    assert place.s.dazed == [1]
    assert not is_rooted(place.s, 0)


def test_ic_12_kept_health_is_used_up_by_any_loss() -> None:
    place = fight("stillwater")
    place.play("h1 use stillwater", "h1 target h2")
    before = place.s.health[1]
    lose(place.s, 1, 2, "DI-TOKEN-23")
    assert place.s.health[1] == before
    lose(place.s, 1, 2, "DI-TOKEN-23")
    assert place.s.health[1] == before - 1


def test_di_enemy_05_the_aura_of_a_stunned_enemy_stops() -> None:
    place = camp("warrior", "thief")
    place.band("construct ghoul")
    assert stat(place, M1 + 1, Stat.DEFENSE) == 1
    place.s.dazed[0] = 1
    assert stat(place, M1 + 1, Stat.DEFENSE) == 0


@pytest.mark.parametrize(("roll", "spot"), [(5, 0), (6, 1)])
def test_ic_61_a_low_roll_from_afar_brings_the_target_over(roll: int, spot: int) -> None:
    place = fight("fire-bolt")
    place.enemy("stone-brute", place=1)
    place.s.listed = None
    place.play("h1 use fire-bolt", f"d roll {roll}", "d draw rewards wolfs-bite")
    assert place.s.enemy_spot == [spot]


def test_di_hero_11_a_bomb_in_an_empty_tile_is_a_noise() -> None:
    place = fight("fire-flask")
    place.play("h1 use fire-flask", "h1 tile r2")
    assert (place.s.noises[1], place.s.meter, place.s.xp[0]) == (8, 19, 0)


def test_di_item_17_a_scroll_for_all_starts_at_the_next_turn_of_its_user() -> None:
    place = camp("warrior", "thief")
    place.thing("scroll-of-shelter", 0, POCKETED)
    place.begin(Turn(0))
    place.play("h1 consume t1")
    assert (stat(place, 0, Stat.DEFENSE), held(place.s, 0)) == (0, [])
    place.begin(Turn(0))
    assert stat(place, 0, Stat.DEFENSE) == 2


def test_di_cond_02_the_weakened_lose_what_scrolls_gave() -> None:
    place = camp("warrior", "thief")
    place.thing("scroll-of-might", 0, POCKETED)
    place.begin(Turn(0))
    place.play("h1 consume t1", "h1 target h1")
    assert stat(place, 0, Stat.POWER) == 3
    lose(place.s, 0, place.s.health[0] - 5, "DI-TOKEN-23")
    assert stat(place, 0, Stat.POWER) == 0


def lit(card: str) -> Place:
    """The Fire Mage has revealed a tile with Mist from outside."""
    place = camp("fire-mage", "thief")
    place.stack(TILE_STACK, "tile-crossing-of-lamps", "tile-fork")
    place.stack(FIRST_RISK_DECK + RiskDeck.MIST, f"risk-{card}")
    place.stack(MINION_DECK, "ghoul", "ghoul", "ghoul")
    place.begin(DrawRisk(NOBODY, RiskDeck.MIST, 1))
    place.play(f"d draw mists risk-{card}")
    return place


def test_di_a_58_mist_seen_from_outside_lays_tokens_and_hits_nobody() -> None:
    place = lit("help")
    assert place.s.marks[1] == 1 << Token.HEALTH
    assert (place.s.health, place.s.xp) == ([13, 15], [0, 0])


def test_di_mist_16_enemies_seen_from_outside_wait_and_surprise_nobody() -> None:
    place = lit("out-of-the-ceiling")
    place.play("d draw minions ghoul", "d draw minions ghoul")
    assert (place.s.focus, place.s.enemy_spot) == ([NOBODY, NOBODY], [1, 1])
    assert place.s.exposed == [0, 0]


def option(choice: int, *rolls: int) -> Place:
    """A warrior who came north meets a camp fire in one of four ways."""
    place = camp("warrior", "thief")
    place.stack(FIRST_RISK_DECK + RiskDeck.MIST, "risk-deserters")
    place.stack(MINION_DECK, "ghoul", "ghoul", "ghoul")
    place.s.spot[0], place.s.before[0] = 1, 0
    turn = Turn(0)
    turn.step = 1
    place.begin(turn, DrawRisk(0, RiskDeck.MIST, 1))
    place.play("d draw mists risk-deserters", "d draw minions ghoul", "d draw minions ghoul")
    place.play(f"h1 choose {choice}", *[f"d roll {roll}" for roll in rolls])
    return place


def test_di_mist_12_who_goes_back_leaves_card_and_enemies() -> None:
    place = option(4)
    assert (place.s.spot[0], place.s.focus) == (0, [NOBODY, NOBODY])
    place.play("h1 move north")
    assert place.legal("choose") == ["1", "2", "3", "4"]


def test_ic_53_after_a_failed_sneak_they_hit_better_at_first() -> None:
    place = option(1, 5)
    place.play(*["d roll 0", "d draw rewards wolfs-bite"])
    assert place.s.focus == [0, 0]
    assert stat(place, M1, Stat.HIT_CHANCE) == 1
    place.begin(EnemyPhase(0))
    place.play("d roll 20", "d roll 20")
    assert stat(place, M1, Stat.HIT_CHANCE) == 0


def test_ic_18_frozen_doors_open_at_the_end_of_their_rounds() -> None:
    place = fight("freeze-the-door")
    place.play("h1 use freeze-the-door", "h1 side north")
    place.begin(EndOfRound())
    assert place.s.dungeon.way(0, NORTH) < 0
    place.s.round = 2
    place.begin(EndOfRound())
    assert place.s.dungeon.way(0, NORTH) == 1


def test_di_cond_24_a_confused_hero_strikes_another() -> None:
    place = fight("cleave", "ghoul")
    place.s.confused[0] = 1
    before = place.s.health[1]
    place.play("h1 attack m1", "d roll 1")
    assert place.s.health[1] < before
    assert place.s.xp[0] == 0


def test_di_comp_07_a_second_hazard_of_a_kind_draws_another_card() -> None:
    place = camp("warrior", "thief")
    place.s.hazards[2] = 1
    place.stack(FIRST_RISK_DECK + RiskDeck.DEBRIS, "risk-burst-main", "risk-loose-brick")
    place.begin(DrawRisk(0, RiskDeck.DEBRIS, 0))
    place.scenario("sc-02")
    place.play("d draw debris risk-burst-main", "d draw debris risk-loose-brick")
    assert (place.s.hazards[0], place.s.coins[0]) == (-1, 5)


def test_ic_17_who_fights_nobody_has_no_place_to_leave() -> None:
    place = fight("pin")
    place.enemy("stone-brute", place=1)
    place.s.listed = None
    place.play("h1 use pin", "d roll 13", "d draw rewards wolfs-bite")
    assert place.s.focus == [NOBODY]
    assert place.s.damage == [1]


def test_di_range_06_who_is_shot_from_afar_is_laid_out_with_rewards() -> None:
    place = fight("aimed-shot")
    for _ in range(4):
        place.enemy("spider", place=1)
    place.s.listed = None
    place.play("h1 use aimed-shot", "h1 target m1", "d roll 10")
    place.play("d draw rewards wolfs-bite", "d draw rewards jasper-orb")
    assert len(place.s.reward_rows) == 2
    assert place.s.meter == 12  # two for each of the four bands


def test_ic_07_a_lantern_shines_once_a_turn() -> None:
    place = camp("warrior", "thief")
    place.thing("lantern", 0)
    place.begin(Turn(0))
    assert place.refused("h1 consume t1") == []
    place.stack(TILE_STACK, "tile-fork")
    place.play("h1 consume t1", "d peek tiles 0 tile-fork", "h1 choose 1")
    assert place.refused("h1 consume t1") == ["IC-07"]
    place.play("h1 end")
    place.begin(Turn(0))
    assert place.refused("h1 consume t1") == []


def test_di_abil_08_a_scroll_that_was_laid_down_is_not_finished() -> None:
    place = camp("warrior", "thief")
    place.thing("scroll-of-haste", 0)
    place.begin(Turn(0))
    place.play("h1 move north", "h1 move south", "h1 move north", "h1 consume t1", "h1 end")
    place.begin(Turn(0))
    assert place.refused("h1 finish") == []
    place.play("h1 drop t1")
    assert place.refused("h1 finish") == ["DI-ABIL-08"]


def test_di_abil_08_a_scroll_that_somebody_else_has_used_up_is_not_finished() -> None:
    place = camp("warrior", "thief")
    scroll = place.thing("scroll-of-haste", 0)
    place.begin(Turn(0))
    place.play("h1 move north", "h1 move south", "h1 move north", "h1 consume t1", "h1 end")
    use_up(place.s, scroll)
    place.begin(Turn(0))
    assert place.legal("finish") == []
    assert place.refused("h1 finish") == ["DI-ABIL-08"]


def test_ic_49_a_scroll_reaches_nobody_on_the_next_tile() -> None:
    place = camp("warrior", "thief")
    place.thing("scroll-of-thunder", 0)
    place.enemy("ghoul", place=1)
    place.begin(Turn(0))
    place.play("h1 consume t1")
    assert (place.s.noises[0], place.s.damage) == (7, [0])


@pytest.mark.parametrize("seat", [0, 1])
def test_who_has_left_is_no_longer_meant(seat: int) -> None:
    s = camp("warrior", "thief").s
    assert s.EFFECTS.present(s, seat)
    s.spot[seat] = NOWHERE
    assert not s.EFFECTS.present(s, seat)


def test_di_abil_04_after_one_has_fallen_the_next_is_attacked() -> None:
    place = fight("flare", "ghoul ghoul ghoul")
    place.s.damage[:] = [6, 6, 6]
    place.play("h1 use flare", "d roll 1", "d roll 1", "d roll 1")
    place.settle()
    assert place.s.enemy == [NOBODY] * 3


def test_di_cond_25_only_the_confusion_of_its_own_hit_ends_with_the_next_attack() -> None:
    place = camp("warrior", "thief")
    brute = place.enemy("stone-brute", 0)
    place.s.confused[0] = 1  # by something else
    for roll in (3, 20):
        place.begin(AttackFrame(brute, 0))
        place.play(f"d roll {roll}")
    assert (place.s.stunned[0], place.s.confused[0]) == (1, 1)


def test_di_a_55_only_who_comes_out_of_hiding_is_fought_by_those_who_had_not_seen_it() -> None:
    for hidden, focus in ((0, [0, NOBODY]), (1, [0, 0])):
        place = camp("warrior", "thief")
        place.band("chain-gaoler")
        place.enemy("chain-gaoler")
        place.s.hidden[0] = hidden
        place.begin(AttackFrame(0, M1))
        place.play("d roll 20")
        assert place.s.focus == focus


def test_di_cond_25_a_clear_head_keeps_nothing_of_what_confused_it() -> None:
    place = camp("warrior", "thief")
    place.begin(AttackFrame(place.enemy("bog-hag", 0), 0))
    place.play("d roll 6")
    assert [m.scope for m in place.s.modifiers if m.stat == CONFUSION] == [0]
    while place.s.confused[0]:
        clear_head(place.s, 0)
    assert [m for m in place.s.modifiers if m.stat == CONFUSION] == []
