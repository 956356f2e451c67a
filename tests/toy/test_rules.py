"""One scenario or more for each rule of the toy game; without the rule they fail."""

from __future__ import annotations

from tests.toy.deal import dealt
from tests.toy.notation import DECK, DECK_LIST, LANTERN, PURSE, SPARK
from undercroft.kernel.outcome import Decide
from undercroft.kernel.stacks import NO_SEATS


def test_toy_turn_01_two_actions_then_a_card() -> None:
    t = dealt().play("p1 rest", "p1 rest")
    t.play("d draw deck spark")
    assert t.state.hand(0).count(SPARK) == 2
    t.expect_legal("p2 rest")


def test_toy_turn_01_a_turn_is_not_over_after_one_action() -> None:
    t = dealt().play("p1 rest")
    t.expect_legal("p1 rest", "p1 step s1", "p1 step s3")


def test_toy_step_01_a_step_goes_to_a_neighbour() -> None:
    t = dealt()
    t.expect_legal("p1 step s1", "p1 step s3")
    for square in ("s0", "s2", "s4"):
        t.expect_refused(f"p1 step {square}", "TOY-STEP-01")


def test_toy_step_02_a_coin_pays_one() -> None:
    t = dealt(path="gem coin coin pit coin")
    t.play("p1 step s1", "d show path 1 coin")
    assert (t.state.gold, t.state.places) == ([1, 0], [1, 2])


def test_toy_step_02_a_gem_pays_two() -> None:
    t = dealt().play("p1 step s1", "d show path 1 gem")
    assert t.state.gold == [2, 0]


def test_toy_step_02_a_pit_costs_a_heart() -> None:
    t = dealt().play("p1 step s3", "d show path 3 pit")
    assert (t.state.hearts, t.state.gold) == ([2, 3], [0, 0])


def test_toy_step_02_a_token_is_turned_up_once() -> None:
    t = dealt().play("p1 step s1", "d show path 1 gem", "p1 step s2", "d show path 2 coin")
    t.play("d draw deck dodge", "p2 step s1")
    assert t.state.gold == [3, 0]
    assert t.state.zones[0].seats.count(NO_SEATS) == 3
    t.expect_legal("p2 rest")


def test_toy_play_01_only_a_card_of_ones_hand() -> None:
    t = dealt("spark spark salve", "dodge feint purse")
    t.expect_legal("p1 play spark", "p1 play salve")
    t.expect_refused("p1 play purse", "TOY-PLAY-01")
    t.expect_refused("p1 stash purse", "TOY-PLAY-01")


def test_toy_play_02_answers_are_not_played_on_ones_turn() -> None:
    t = dealt("dodge feint salve", "spark spark purse")
    t.expect_refused("p1 play dodge", "TOY-PLAY-02")
    t.expect_refused("p1 play feint", "TOY-PLAY-02")
    t.expect_legal("p1 stash dodge", "p1 play salve")


def test_toy_spark_01_three_costs_a_heart() -> None:
    t = dealt().play("p1 play spark", "p1 strike p2", "p2 pass", "d roll 3")
    assert t.state.hearts == [3, 2]


def test_toy_spark_01_two_misses() -> None:
    t = dealt().play("p1 play spark", "p1 strike p2", "p2 pass", "d roll 2")
    assert t.state.hearts == [3, 3]
    t.expect_legal("p1 rest")


def test_toy_spark_02_a_dodge_stops_it() -> None:
    t = dealt().play("p1 play spark", "p1 strike p2", "p2 play dodge", "p1 pass")
    assert t.state.hearts == [3, 3]
    t.expect_legal("p1 rest")


def test_toy_spark_02_a_feint_answers_a_dodge() -> None:
    t = dealt("spark feint salve", "dodge dodge purse")
    t.play("p1 play spark", "p1 strike p2", "p2 play dodge", "p1 play feint", "d roll 6")
    assert t.state.hearts == [3, 2]


def test_toy_spark_02_who_holds_nothing_still_decides() -> None:
    t = dealt("spark feint salve", "purse purse lantern")
    t.play("p1 play spark", "p1 strike p2").expect_only("p2 pass")


def test_toy_salve_01_one_heart_up_to_three() -> None:
    t = dealt("salve salve spark", "dodge feint purse", path="coin gem coin pit coin")
    t.play("p1 step s3", "d show path 3 pit", "p1 play salve", "p1 heal p1")
    assert t.state.hearts == [3, 3]
    t.play("d draw deck dodge", "p2 rest", "p2 rest", "d draw deck feint")
    t.play("p1 play salve", "p1 heal p2")
    assert t.state.hearts == [3, 3]


def test_toy_lantern_01_two_cards_are_seen_and_stay() -> None:
    t = dealt().play("p1 play lantern", "d peek deck 0 spark", "d peek deck 1 dodge", "p1 bury 0")
    t.play("p1 rest").expect_only("d draw deck spark")


def test_toy_lantern_01_one_may_go_under_the_other() -> None:
    t = dealt().play("p1 play lantern", "d peek deck 0 spark", "d peek deck 1 dodge", "p1 bury 1")
    t.play("p1 rest", "d draw deck dodge", "p2 rest", "p2 rest").expect_only("d draw deck spark")


def test_toy_lantern_01_only_its_player_sees() -> None:
    t = dealt().play("p1 play lantern", "d peek deck 0 spark")
    mine, theirs = t.table.view(0), t.table.view(1)
    assert mine.stacks[DECK].outcomes(0) == ([SPARK], [1])
    assert len(theirs.stacks[DECK].outcomes(0)[0]) > 1


def test_toy_purse_01_two_cards_for_two_gold() -> None:
    t = dealt("purse spark salve", "dodge feint lantern")
    t.play("p1 play purse", "p1 throw salve").expect_only("p1 throw spark", "p1 done")
    t.play("p1 throw spark")
    assert (t.state.gold, t.state.hand(0)) == ([2, 0], ())


def test_toy_purse_01_fewer_will_do() -> None:
    t = dealt("purse spark salve", "dodge feint lantern")
    t.play("p1 play purse", "p1 throw spark", "p1 done")
    assert t.state.gold == [1, 0]


def test_toy_stash_01_a_purse_counts_in_the_end() -> None:
    t = dealt("purse spark salve", "dodge feint lantern", rounds=1)
    t.play("p1 stash purse", "p1 stash spark", "d draw deck spark")
    t.play("p2 stash dodge", "p2 rest", "d draw deck dodge")
    t.play("d show stash-1 -1 purse", "d show stash-1 -1 spark", "d show stash-2 -1 dodge")
    t.expect_over("dusk", 0)
    assert t.table.over is not None
    assert t.table.over.scores == (1, 0)


def test_toy_stash_01_a_stashed_card_is_hidden_from_others() -> None:
    t = dealt("purse spark salve", "dodge feint lantern").play("p1 stash purse")
    assert PURSE in t.table.view(0).zones[5].cards
    assert PURSE not in t.table.view(1).zones[5].cards
    assert PURSE not in t.state.hand(0)


def test_toy_end_01_the_last_round() -> None:
    t = dealt(rounds=1).play("p1 rest", "p1 rest", "d draw deck spark")
    assert isinstance(t.table.pending, Decide)
    t.play("p2 rest", "p2 rest", "d draw deck spark").expect_over("dusk", 0, 1)


def test_toy_end_01_five_gold() -> None:
    t = dealt("purse purse salve", "spark dodge lantern", path="gem coin coin pit coin")
    t.play("p1 step s1", "d show path 1 coin", "p1 step s0", "d show path 0 gem")
    t.play("d draw deck spark", "p2 rest", "p2 rest", "d draw deck spark")
    t.play("p1 play purse", "p1 throw salve", "p1 throw spark")
    t.expect_over("rich", 0)


def test_toy_end_01_no_heart_left() -> None:
    t = dealt(hearts=1).play("p1 step s3", "d show path 3 pit").expect_over("fallen", 0, 1)
    assert t.state.hearts == [0, 1]


def test_toy_deck_01_fifteen_cards() -> None:
    assert len(DECK_LIST) == 15
    assert DECK_LIST.count(LANTERN) == 2
    t = dealt()
    assert t.state.stacks[DECK].size == 15 - 6
