"""Drafting upgrades, discarding and drawing, and the end of a round."""

from __future__ import annotations

import pytest

from tests.games.alliance.scenes import Place
from undercroft.crawl.modifiers import Modifier, Until
from undercroft.games.alliance.effects.words import Stat
from undercroft.games.alliance.end_phase import EndPhase, advance_deck
from undercroft.games.alliance.hands import Discarding, DrawUp, discard_limit, hand_size
from undercroft.games.alliance.measures import ROUND_ENDS
from undercroft.games.alliance.stats import modify
from undercroft.games.alliance.upgrading import Upgrading
from undercroft.games.alliance.wiring import EFFECTS
from undercroft.games.alliance.words import BURSTS, DECKS, DISCARDS, HANDS, SAY
from undercroft.games.alliance.wounds import wound
from undercroft.games.alliance.xp import drain, gain
from undercroft.kernel.stacks import EVERYONE, Stack
from undercroft.kernel.zones import Zone

SHOWN = ("healing-draught", "quick-boots", "footmans-shield", "candle-prayer", "gust")


def card(name: str) -> int:
    """A card by name."""
    return SAY.cards.parse(name)


def shop(xp: int = 5) -> Place:
    """Krom's player may draft, with these upgrades face up and so much experience."""
    place = Place()
    place.hero("krom", place.gate, 4)
    place.s.upgrade_area = [card(name) for name in SHOWN]
    place.s.upgrade_discard = [card("whetstone")]
    gain(place.s, 0, xp, face_up=True)
    place.s.frames = [Upgrading(0)]
    place.s.run()
    return place


def test_da_draft_01_at_most_one_upgrade_and_none_if_one_likes() -> None:
    place = shop()
    place.play("p1 pass")
    assert place.s.frames == []
    assert place.s.drafted == [0, 0]


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
    assert place.s.xp_down[0] == 3
    assert place.s.upgrade_discard == []


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


def test_da_end_02_everybody_is_ready_again_and_trolls_knit() -> None:
    place = Place()
    krom = place.hero("krom", place.gate, 4)
    troll = place.monster("fen-troll", place.room, 4)
    place.s.ready[krom] = place.s.ready[troll] = 0
    wound(place.s, troll, 3, by=0)
    place.s.frames = [EndPhase()]
    place.s.run()
    assert place.s.ready[krom] == place.s.ready[troll] == 1
    assert place.s.wounds[troll] == (0,)


def test_da_end_04_columns_and_bursts_go_to_the_discards_and_bonuses_end() -> None:
    place = holding()
    place.s.columns[0] = (card("notched-cleaver"),)
    place.s.zones[BURSTS] = Zone([(card("hide"), 1, 0)])
    place.s.peaceful[0] = place.s.bursts[0] = 1
    modify(place.s, Modifier(Stat.MELEE, 2, 0, 0, until=Until(ROUND_ENDS)))
    place.s.stacks[DECKS] = Stack.of(())
    place.s.drafted[0] = 0
    place.s.frames = [EndPhase()]
    place.s.run()
    place.play("d draw deck-1 hide", "d draw deck-1 notched-cleaver")
    assert place.s.modifiers == ()
    assert place.s.peaceful[0] == place.s.bursts[0] == 0


def test_da_end_05_everybody_draws_up() -> None:
    place = holding("hide", "whetstone", "gust", "quick-boots")
    place.s.frames = [EndPhase()]
    place.s.run()
    place.play("d draw deck-1 hide", "d draw deck-1 throat-strike")
    assert len(place.s.zones[HANDS]) == 6


@pytest.mark.parametrize(("spent", "deck"), [(11, 0), (12, 1), (28, 1)])
def test_da_end_06_an_empty_pool_brings_the_next_deck_one_a_round(spent: int, deck: int) -> None:
    place = Place()
    drain(place.s, spent)
    advance_deck(place.s)
    assert place.s.upgrade_deck == deck


def test_da_end_06_the_second_step_follows_a_round_later() -> None:
    place = Place()
    drain(place.s, 99)
    advance_deck(place.s)
    advance_deck(place.s)
    advance_deck(place.s)
    assert place.s.upgrade_deck == 2


def test_da_basic_09_in_a_short_game_the_deck_never_advances() -> None:
    place = Place()
    place.s.is_short = True
    drain(place.s, 99)
    advance_deck(place.s)
    assert place.s.upgrade_deck == 0


def test_da_end_08_the_initiative_passes_on() -> None:
    place = Place()
    place.s.initiative = 1
    place.s.frames = [EndPhase()]
    place.s.run()
    assert place.s.initiative == 0


def test_da_art_03_heart_of_the_mountain_heals_when_a_round_ends() -> None:
    place = holding()
    place.s.stacks[DECKS] = Stack.of(())
    wound(place.s, 0, 2, by=-1)
    EFFECTS.start(place.s, "heart-of-the-mountain", 0)
    place.s.run()
    place.s.frames = [EndPhase()]
    place.s.run()
    assert len(place.s.wounds[0]) == 1
