"""The invariants of Caverns that are seen in stories, numbered as in the rules."""

from __future__ import annotations

import pytest

from tests.games.caverns.invariants import board, cards, figures, turns, whole
from tests.games.caverns.stories import cells, throughout, told_story
from undercroft.games.caverns.content.tables import ADVENTURES

CHECKS = (
    cards.every_card_is_in_one_zone,
    cards.figures_match_the_queues,
    cards.traps_have_card_and_marker,
    cards.special_cards_are_nowhere_held,
    cards.surges_are_few,
    cards.draws_of_a_turn_are_limited,
    cards.payments_give_no_change,
    cards.powers_match_the_hero_card,
    board.tiles_stay_in_the_game,
    board.triangles_face_the_edge,
    board.the_tile_graph_is_that_of_the_tiles,
    board.nobody_shares_a_square,
    board.large_figures_fit,
    board.distance_is_a_distance,
    board.adjacency_goes_both_ways,
    board.edges_are_open_ends,
    board.edges_come_and_go,
    board.walks_are_legal,
    figures.hp_is_in_bounds,
    figures.the_downed_are_left_alone,
    figures.markers_are_single,
    figures.heroes_walk_again,
    figures.one_item_bonus_counts,
    figures.stances_lie_on_their_cards,
    turns.phases_follow_each_other,
    turns.figures_act_once,
    turns.every_villain_acts,
    turns.one_line_is_carried_out,
    turns.surges_are_spent_at_the_start,
    turns.levels_rise_in_their_windows,
    turns.redraws_end,
    turns.queues_are_queues,
    turns.only_explorers_count,
    whole.saves_are_whole,
    whole.somebody_can_always_go_on,
    whole.the_end_is_named,
    whole.heroes_spare_heroes,
    whole.piles_grow_by_own_deeds,
    whole.advanced_cards_stay_in_the_box,
    whole.armor_never_hurts,
)
LAPS = 6


@pytest.mark.long
@pytest.mark.parametrize("page", [page.id for page in ADVENTURES])
def test_all_invariants_hold_in_many_stories(page: str) -> None:
    for cell in cells(LAPS):
        if cell[0] == page:
            story = told_story(*cell)
            for check in CHECKS:
                check(story)


# ---- cards and counts ----------------------------------------------------------------------------


def test_invariant_01_every_card_is_in_one_zone() -> None:
    throughout(cards.every_card_is_in_one_zone)


def test_invariant_02_figures_match_the_cards_in_queues() -> None:
    throughout(cards.figures_match_the_queues)


def test_invariant_03_every_trap_has_its_card_and_a_tile_of_its_own() -> None:
    throughout(cards.traps_have_card_and_marker)


def test_invariant_04_special_monster_cards_are_never_held() -> None:
    throughout(cards.special_cards_are_nowhere_held)


def test_invariant_05_surge_tokens_are_between_none_and_five() -> None:
    throughout(cards.surges_are_few)


def test_invariant_06_draws_of_a_turn_are_limited() -> None:
    throughout(cards.draws_of_a_turn_are_limited)


def test_invariant_07_payments_are_irredundant_and_give_no_change() -> None:
    throughout(cards.payments_give_no_change)


def test_invariant_08_powers_match_the_hero_card() -> None:
    throughout(cards.powers_match_the_hero_card)


# ---- the board -----------------------------------------------------------------------------------


def test_invariant_09_tiles_stay_in_the_game() -> None:
    throughout(board.tiles_stay_in_the_game)


def test_invariant_10_triangles_face_the_edge_they_were_laid_at() -> None:
    throughout(board.triangles_face_the_edge)


def test_invariant_11_the_tile_graph_is_that_of_the_tiles() -> None:
    throughout(board.the_tile_graph_is_that_of_the_tiles)
    board.turned_tiles_are_alike()


def test_invariant_12_nobody_shares_a_square() -> None:
    throughout(board.nobody_shares_a_square)


def test_invariant_13_large_figures_fit_where_they_stand() -> None:
    throughout(board.large_figures_fit)


def test_invariant_14_distance_and_adjacency_are_symmetric() -> None:
    throughout(board.distance_is_a_distance)
    throughout(board.adjacency_goes_both_ways)


def test_invariant_15_unexplored_edges_are_open_ends() -> None:
    throughout(board.edges_are_open_ends)
    throughout(board.edges_come_and_go)


def test_invariant_16_walks_have_legal_steps_only() -> None:
    throughout(board.walks_are_legal)


# ---- figures -------------------------------------------------------------------------------------


def test_invariant_17_hit_points_are_in_bounds() -> None:
    throughout(figures.hp_is_in_bounds)


def test_invariant_18_the_downed_are_left_alone() -> None:
    throughout(figures.the_downed_are_left_alone)


def test_invariant_19_markers_are_single() -> None:
    throughout(figures.markers_are_single)


def test_invariant_20_heroes_walk_again_after_their_hero_phase() -> None:
    throughout(figures.heroes_walk_again)


def test_invariant_21_one_item_bonus_of_a_kind_counts() -> None:
    throughout(figures.one_item_bonus_counts)


def test_invariant_22_the_stance_token_lies_on_a_stance() -> None:
    throughout(figures.stances_lie_on_their_cards)


# ---- the turn machine ----------------------------------------------------------------------------


def test_invariant_23_phases_follow_each_other() -> None:
    throughout(turns.phases_follow_each_other)


def test_invariant_24_figures_act_once_in_a_villain_phase() -> None:
    throughout(turns.figures_act_once)
    throughout(turns.every_villain_acts)


def test_invariant_25_an_activation_is_one_line_or_none() -> None:
    throughout(turns.one_line_is_carried_out)


def test_invariant_26_surges_are_spent_at_the_start_of_a_turn() -> None:
    throughout(turns.surges_are_spent_at_the_start)


def test_invariant_27_levels_rise_in_their_windows() -> None:
    throughout(turns.levels_rise_in_their_windows)


def test_invariant_28_redraws_end() -> None:
    throughout(turns.redraws_end)


def test_invariant_29_queues_are_first_in_first_out() -> None:
    throughout(turns.queues_are_queues)


def test_invariant_30_only_explored_tiles_count_for_the_draw() -> None:
    throughout(turns.only_explorers_count)


# ---- the whole game ------------------------------------------------------------------------------


def test_invariant_32_a_saved_position_goes_on_alike() -> None:
    throughout(whole.saves_are_whole)


def test_invariant_33_somebody_can_always_go_on_and_decline() -> None:
    throughout(whole.somebody_can_always_go_on)


def test_invariant_34_every_game_ends_with_a_named_ending() -> None:
    throughout(whole.the_end_is_named)


def test_invariant_36_heroes_spare_heroes() -> None:
    throughout(whole.heroes_spare_heroes)


def test_invariant_37_piles_grow_by_own_deeds() -> None:
    throughout(whole.piles_grow_by_own_deeds)


def test_invariant_38_advanced_cards_stay_in_the_box() -> None:
    throughout(whole.advanced_cards_stay_in_the_box)


def test_invariant_40_more_armor_never_helps_an_attacker() -> None:
    throughout(whole.armor_never_hurts)
