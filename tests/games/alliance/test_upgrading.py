"""Drafting upgrades, discarding and drawing."""

from __future__ import annotations

import pytest

from tests.games.alliance.scenes import SHOWN, Place, card, shop
from undercroft.crawl.modifiers import Modifier
from undercroft.games.alliance.actions.upgrade import receive
from undercroft.games.alliance.combat.modifiers import modify, speed
from undercroft.games.alliance.effects.vocabulary import Stat
from undercroft.games.alliance.notation import DECKS, DISCARDS, HANDS, UPGRADES
from undercroft.games.alliance.phases.end_phase import EndPhase
from undercroft.games.alliance.phases.experience import drain
from undercroft.games.alliance.phases.hands import Discarding, DrawUp, discard_limit, hand_size
from undercroft.games.alliance.phases.hero_turn import Turn
from undercroft.games.alliance.phases.round import tie_break
from undercroft.games.alliance.scene.cards import zones
from undercroft.games.alliance.state import UNKNOWN
from undercroft.kernel import play
from undercroft.kernel.events import CardMoved
from undercroft.kernel.stacks import EVERYONE, Stack
from undercroft.kernel.zones import Zone


def test_da_draft_01_at_most_one_upgrade_and_none_if_one_likes() -> None:
    place = shop()
    place.play("p1 pass")
    assert place.s.frames == []
    assert place.s.drafted == [0, 0]


def test_da_draft_01_what_does_not_lie_there_is_not_sold_and_one_is_enough() -> None:
    place = shop()
    assert place.refused("p1 buy whetstone") == ["DA-DRAFT-01"]
    place.play("p1 buy quick-boots", "d draw upgrades-1 boar-spear")
    assert place.s.frames == []
    assert place.s.drafted == [1, 0]


def test_da_draft_12_a_gap_in_the_area_is_nothing_to_buy_or_to_turn_over() -> None:
    place = shop(20, "melinda")
    place.s.upgrade_area[1] = UNKNOWN
    place.s.listed = None
    left = {name for name in SHOWN if name != "quick-boots"}
    assert set(place.legal("cycle")) == left
    assert set(place.legal("buy")) <= left


@pytest.mark.parametrize(
    ("move", "start", "to"),
    [
        ("p1 buy quick-boots", "zone:upgrades", "zone:hand-1"),
        ("p1 buy banner-of-dawn", "zone:upgrades", "zone:artifacts-1"),
        ("p1 salvage whetstone", "zone:upgrade-discard", "zone:hand-1"),
    ],
)
def test_da_draft_04_the_log_tells_whence_a_drafted_card_comes_and_where_it_goes(
    move: str, start: str, to: str
) -> None:
    place = shop(9, "mirabell", ("quick-boots", "banner-of-dawn"))
    zones_before = {zone.id for zone in zones(place.s)}
    place.s.listening, place.s.events = True, []
    place.play(move)
    (moved,) = [event for event in place.s.events if isinstance(event, CardMoved)]
    assert (moved.card, moved.start, moved.to) == (f"card:{move.split()[2]}", start, to)
    assert {start, to} <= zones_before


def test_da_draft_01_who_can_afford_nothing_is_not_asked() -> None:
    assert shop(0).s.frames == []


def test_da_draft_02_a_card_no_hero_of_the_alliance_can_use_is_not_sold() -> None:
    place = shop()
    assert place.refused("p1 buy candle-prayer") == ["DA-DRAFT-02"]


def test_da_draft_03_what_one_cannot_pay_is_not_sold() -> None:
    place = shop(1)
    assert place.legal("buy") == ["healing-draught"]
    assert place.refused("p1 buy quick-boots") == ["DA-DRAFT-03"]


def test_da_draft_04_a_drafted_card_goes_to_the_hand() -> None:
    place = shop()
    place.play("p1 buy quick-boots")
    assert place.s.zones[HANDS].cards == (card("quick-boots"),)
    assert (place.s.xp_up[0], place.s.xp_down[0]) == (3, 2)


def test_da_draft_05_the_counter_changes_limit_and_hand_size() -> None:
    place = shop()
    place.s.drafted[0] = 2
    place.play("p1 buy quick-boots")
    assert (discard_limit(place.s, 0), hand_size(place.s, 0)) == (3, 7)
    modify(place.s, Modifier(Stat.HAND, 2, card("quick-boots"), 0))
    assert hand_size(place.s, 0) == 9


def test_da_draft_06_the_gap_is_filled_and_what_nobody_can_use_is_skipped() -> None:
    place = shop()
    place.play("p1 buy quick-boots", "d draw upgrades-1 rebuke", "d draw upgrades-1 boar-spear")
    assert place.s.upgrade_area[1] == card("boar-spear")
    assert card("rebuke") in place.s.upgrade_discard


def test_da_draft_07_one_turned_over_leaves_only_the_new_one_to_buy() -> None:
    place = shop()
    place.play("p1 cycle candle-prayer", "d draw upgrades-1 boar-spear")
    assert place.legal("buy") == ["boar-spear"]
    assert place.legal("cycle") == []
    assert place.s.xp_up[0] == 5
    assert place.refused("p1 buy quick-boots") == ["DA-DRAFT-07"]


def test_da_draft_07_one_must_be_able_to_afford_what_one_turns_over() -> None:
    place = shop(1)
    assert place.legal("cycle") == ["healing-draught", "gust"]


def test_da_draft_08_the_card_that_stays_is_the_new_one() -> None:
    place = shop()
    place.play("p1 cycle gust", "d draw upgrades-1 rebuke", "d draw upgrades-1 boar-spear")
    assert place.legal("buy") == ["boar-spear"]


def test_da_draft_09_a_discarded_card_costs_one_more() -> None:
    place = shop()
    place.play("p1 salvage whetstone")
    assert place.s.xp_down[0] == 2
    assert place.s.upgrade_discard == []


def test_da_draft_09_only_what_was_discarded_is_bought_back() -> None:
    place = shop()
    assert place.legal("salvage") == ["whetstone"]
    assert place.refused("p1 salvage quick-boots") == ["DA-DRAFT-09"]
    assert "DA-DRAFT-03" in shop(1).refused("p1 salvage whetstone")


def test_da_draft_12_a_gap_stays_while_the_deck_is_empty_and_is_filled_by_the_next() -> None:
    place = shop()
    place.s.stacks[UPGRADES] = Stack.of(())
    place.play("p1 buy quick-boots")
    assert place.s.upgrade_area.count(UNKNOWN) == 1
    drain(place.s, 12)
    place.s.frames = [Turn(0, 0), EndPhase()]
    place.s.run()
    place.deck()
    place.play("d draw upgrades-2 greater-draught")
    assert place.s.upgrade_area[1] == card("greater-draught")


def test_da_draft_10_after_turning_over_nothing_is_salvaged() -> None:
    place = shop()
    place.play("p1 cycle gust", "d draw upgrades-1 boar-spear")
    assert place.legal("salvage") == []


def test_da_art_02_and_05_an_artifact_lies_beside_the_heroes_and_counts_as_drafted() -> None:
    place = shop(9)
    place.s.upgrade_area[0] = card("boots-of-nine-winds")
    place.s.listed = None
    place.play("p1 buy boots-of-nine-winds")
    assert place.s.artifacts[0] == (card("boots-of-nine-winds"),)
    assert place.s.drafted[0] == 1
    assert place.s.zones[HANDS].cards == ()


def test_da_art_04_there_is_no_end_to_artifacts() -> None:
    place = shop(20)
    for name in ("boots-of-nine-winds", "crown-of-four-oaths", "eye-of-the-delver"):
        receive(place.s, 0, card(name), "upgrades")
        place.s.run()
    assert len(place.s.artifacts[0]) == 3
    assert speed(place.s, 0) == 4 + 1


def test_da_art_05_an_artifact_counts_on_the_chart_and_for_ties() -> None:
    place = shop(9)
    place.s.upgrade_area[0] = card("boots-of-nine-winds")
    place.s.listed = None
    place.play("p1 buy boots-of-nine-winds")
    assert discard_limit(place.s, 0) == 2
    assert tie_break(place.s, 0) > tie_break(place.s, 1)


def test_da_art_06_artifacts_are_bought_turned_over_and_bought_back_like_others() -> None:
    place = shop(6)
    place.s.upgrade_area[0] = card("boots-of-nine-winds")
    place.s.upgrade_area[1] = card("crown-of-four-oaths")
    place.s.upgrade_discard = [card("eye-of-the-delver"), card("banner-of-dawn")]
    place.s.listed = None
    assert "boots-of-nine-winds" in place.legal("buy")
    assert "boots-of-nine-winds" in place.legal("cycle")
    assert place.refused("p1 buy crown-of-four-oaths") == ["DA-DRAFT-03"]
    assert place.refused("p1 cycle crown-of-four-oaths") == ["DA-DRAFT-03"]
    assert set(place.refused("p1 salvage banner-of-dawn")) == {"DA-DRAFT-02", "DA-DRAFT-03"}
    place.play("p1 salvage eye-of-the-delver")
    assert (place.s.xp_up[0], place.s.artifacts[0]) == (0, (card("eye-of-the-delver"),))


def holding(*names: str) -> Place:
    """A seat with these cards in hand over a small deck."""
    place = Place()
    place.hero("krom", place.gate, 4)
    place.s.zones[HANDS] = Zone([(card(name), 1, 0) for name in names])
    place.s.stacks[DECKS] = Stack.of([card(name) for name in ("hide", "throat-strike")])
    return place


def test_da_disc_01_nobody_must_discard_and_nobody_discards_more_than_the_limit() -> None:
    place = holding("notched-cleaver", "fleet-foot")
    place.s.frames = [Discarding(0)]
    place.s.run()
    assert [str(m) for m in place.legal("discard")] == ["notched-cleaver", "fleet-foot"]
    place.play("p1 discard fleet-foot")
    assert place.s.zones[DISCARDS].cards == (card("fleet-foot"),)
    assert place.legal("discard") == []


def test_da_disc_02_a_full_hand_draws_nothing() -> None:
    place = holding(*SHOWN, "whetstone")
    place.s.frames = [DrawUp(0)]
    place.s.run()
    assert place.s.frames == []


def test_da_disc_02_a_hand_is_drawn_up_to_its_size_and_a_larger_one_is_kept() -> None:
    place = holding(*SHOWN)
    place.s.frames = [DrawUp(0)]
    place.s.run()
    place.play("d draw deck-1 hide")
    assert len(place.s.zones[HANDS]) == 6
    assert place.s.frames == []
    place.hold(*SHOWN, "whetstone", "reflex")
    place.s.frames = [DrawUp(0)]
    place.s.run()
    assert len(place.s.zones[HANDS]) == 7


def test_da_disc_03_an_empty_deck_is_made_of_the_discards() -> None:
    place = holding(*SHOWN)
    place.s.stacks[DECKS] = Stack.of(())
    place.s.zones[DISCARDS] = Zone([(card("hide"), EVERYONE, 0)])
    place.s.frames = [DrawUp(0)]
    place.s.run()
    place.play("d draw deck-1 hide")
    assert card("hide") in place.s.zones[HANDS].cards


def test_da_disc_04_with_nothing_left_one_plays_on() -> None:
    place = holding("hide")
    place.s.stacks[DECKS] = Stack.of(())
    place.s.frames = [DrawUp(0)]
    place.s.run()
    assert place.s.frames == []


def test_da_disc_04_the_last_card_is_drawn_and_columns_give_nothing_back() -> None:
    place = holding("gust")
    place.deck("hide")
    place.s.columns[0] = (card("notched-cleaver"),)
    place.s.frames = [DrawUp(0)]
    place.s.run()
    place.play("d draw deck-1 hide")
    assert len(place.s.zones[HANDS]) == 2
    assert place.s.columns[0] == (card("notched-cleaver"),)
    assert place.s.frames == []


def test_da_disc_05_what_is_discarded_returns_only_by_a_shuffle() -> None:
    place = holding(*SHOWN, "whetstone")
    place.s.frames = [Discarding(0)]
    place.s.run()
    place.play("p1 discard gust")
    assert [str(move) for move in play.legal(place.s)] == [
        "d draw deck-1 hide",
        "d draw deck-1 throat-strike",
    ]
    place.play("d draw deck-1 hide")
    assert place.s.zones[DISCARDS].cards == (card("gust"),)
