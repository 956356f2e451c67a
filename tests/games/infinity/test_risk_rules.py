"""Risk cards: their decks, chests, allies, catastrophes, teleports, and what Mist leaves behind."""

from __future__ import annotations

import pytest

from tests.games.infinity.cards.plays import camp, draws, grow
from tests.games.infinity.scenes import Place
from undercroft.crawl.effects import Nothing
from undercroft.games.infinity.content.scenario_schema import Hazard
from undercroft.games.infinity.content.schema import RiskDeck
from undercroft.games.infinity.content.stat_ids import LIBRARY
from undercroft.games.infinity.content.tables import RISK_CARDS
from undercroft.games.infinity.content.thing_schema import RiskCard
from undercroft.games.infinity.effects.vocabulary.terms import Token
from undercroft.games.infinity.map.figures import enemies
from undercroft.games.infinity.map.geometry import NORTH, WEST
from undercroft.games.infinity.notation import (
    EVENT_DECK,
    FIRST_DISCARD,
    FIRST_RISK_DECK,
    MINION_DECK,
    NOTATION,
)
from undercroft.games.infinity.phases.hero_turn import Turn, turn_of
from undercroft.games.infinity.phases.risk import DrawRisk
from undercroft.games.infinity.state import NO_METER, NO_TOKEN, NOBODY

START, NORTHERN, EASTERN = range(3)
GRIM, MILD = "sc-05", "sc-01"
"""A scenario with catastrophes, and one without."""


def on(deck: RiskDeck, *heroes: str) -> Place:
    """A token lies where the first hero has its turn."""
    place = camp(*(heroes or ("warrior", "thief")))
    place.s.contents[START] = deck
    place.begin(Turn(0))
    return place


# ---- decks ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", RISK_CARDS, ids=lambda card: card.id)
def test_di_risk_12_each_risk_card_does_something(card: RiskCard) -> None:
    is_kept = card.becomes is not None or card.ally is not None
    effect = LIBRARY.effect(card.id) if card.id in LIBRARY.roots else Nothing()
    assert is_kept or effect != Nothing()


@pytest.mark.parametrize("deck", [RiskDeck.BODY, RiskDeck.CHEST, RiskDeck.DEBRIS])
def test_di_risk_01_what_is_examined_has_a_deck_of_its_own(deck: RiskDeck) -> None:
    place = on(deck)
    place.thing("key", 0)
    place.s.listed = None
    place.play(f"h1 examine {deck.word}")
    own = {card.id for card in RISK_CARDS if card.deck == deck}
    assert {words.split(" risk-")[1] for words in place.legal("draw")} == own


def test_di_risk_01_a_card_takes_effect_at_once() -> None:
    place = on(RiskDeck.DEBRIS)
    place.play("h1 examine debris", "d draw debris risk-loose-brick")
    assert (place.s.coins[0], place.s.xp[0]) == (5, 1)
    assert (place.s.contents[START], place.legal("examine")) == (NO_TOKEN, [])


def test_di_risk_13_an_empty_deck_is_made_of_its_discards() -> None:
    place = camp("warrior", "thief")
    stack = FIRST_RISK_DECK + RiskDeck.DEBRIS
    place.stack(stack, "risk-loose-brick")
    draws(place, "loose-brick", RiskDeck.DEBRIS)
    place.begin(DrawRisk(1, RiskDeck.DEBRIS, START))
    assert place.legal("draw") == ["debris risk-loose-brick"]
    assert place.s.zones[FIRST_DISCARD + stack].cards == ()


def test_di_risk_13_without_any_card_nothing_happens() -> None:
    place = camp("warrior", "thief")
    place.stack(FIRST_RISK_DECK + RiskDeck.DEBRIS)
    place.begin(DrawRisk(0, RiskDeck.DEBRIS, START))
    assert place.s.frames == []


@pytest.mark.parametrize(
    ("scenario", "casual", "sealed"), [(GRIM, False, 3), (MILD, False, 0), (GRIM, True, 0)]
)
def test_di_risk_07_a_catastrophe_left_out_is_discarded_and_another_card_drawn(
    scenario: str, casual: bool, sealed: int
) -> None:
    place = camp("warrior", "thief")
    place.scenario(scenario)
    place.agree(casual=casual)
    stack = FIRST_RISK_DECK + RiskDeck.DEBRIS
    place.stack(stack, "risk-the-roof-comes-down", "risk-loose-brick")
    draws(place, "the-roof-comes-down", RiskDeck.DEBRIS)
    assert len(place.s.dungeon.sealed) == sealed
    assert place.legal("draw") == ([] if sealed else ["debris risk-loose-brick"])
    assert len(place.s.zones[FIRST_DISCARD + stack].cards) == 1


# ---- chests and Mist -----------------------------------------------------------------------------


def test_di_risk_03_a_key_opens_a_chest_for_a_point() -> None:
    place = on(RiskDeck.CHEST)
    before = turn_of(place.s).left(place.s)
    assert place.refused("h1 examine chest") == ["DI-RISK-03"]
    place.thing("key", 0)
    place.s.listed = None
    place.play("h1 examine chest", "d draw chests risk-spring-blade")
    assert (before - place.s.left[0], place.s.contents[START]) == (2, NO_TOKEN)


def test_di_risk_03_an_ability_opens_it_without_a_key() -> None:
    place = on(RiskDeck.CHEST, "thief", "warrior")
    grow(place, 0, 5)
    place.s.listed = None
    place.play("h1 use pick-the-lock", "d draw chests risk-spring-blade")
    assert place.s.contents[START] == NO_TOKEN
    assert place.s.coins[0] > 3
    assert place.refused("h1 use pick-the-lock") != []  # there is no other chest


def test_di_risk_04_mist_is_drawn_on_entering_and_costs_no_more_than_the_step() -> None:
    place = camp("warrior", "thief")
    place.s.contents[NORTHERN] = RiskDeck.MIST
    place.begin(Turn(0))
    before = turn_of(place.s).left(place.s)
    place.play("h1 move north")
    assert place.legal("end") == []  # nothing else can be done first
    place.play("d draw mists risk-morning-somehow")
    assert (before - place.s.left[0], place.s.contents[NORTHERN]) == (2, NO_TOKEN)


# ---- who comes -----------------------------------------------------------------------------------


@pytest.mark.parametrize("out", [0, 2])
def test_di_risk_06_the_exhausted_count_among_the_heroes(out: int) -> None:
    place = camp("warrior", "thief", "monk")
    place.s.out[2] = out
    place.stack(MINION_DECK, *["rat-swarm"] * 9)
    draws(place, "shapes", RiskDeck.MIST)
    place.settle()
    assert len(enemies(place.s)) == 3


def test_di_risk_11_enemies_found_by_nobody_wait_for_the_first_who_comes() -> None:
    place = camp("warrior", "thief")
    place.stack(MINION_DECK, *["rat-swarm"] * 9)
    place.begin(DrawRisk(NOBODY, RiskDeck.MIST, NORTHERN))
    place.play("d draw mists risk-shapes")
    place.settle()
    assert (place.s.enemy_spot, place.s.focus) == ([NORTHERN] * 2, [NOBODY] * 2)
    assert place.s.meter == 20  # no fight has begun
    place.begin(Turn(1))
    place.play("h2 move north", "d roll 0")
    assert place.s.focus == [1, 1]


def met(answer: str) -> Place:
    """The warrior meets somebody who would go with him."""
    place = camp("warrior", "thief")
    place.enemy("spider", 0)
    place.stack(FIRST_RISK_DECK + RiskDeck.BODY, "risk-nessa-tinker")
    draws(place, "nessa-tinker", RiskDeck.BODY)
    place.play(f"h1 {answer}")
    return place


def test_di_risk_08_an_ally_who_is_accepted_goes_with_the_hero() -> None:
    place = met("yes")
    assert NOTATION.cards.text(place.s.ally[0]) == "risk-nessa-tinker"
    assert (place.s.ally_health, place.legal("send")) == ([6, 0], ["m1"])


def test_di_risk_08_an_ally_who_is_declined_is_gone() -> None:
    place = met("no")
    assert (place.s.ally_health, place.legal("send")) == ([0, 0], [])
    place.stack(FIRST_RISK_DECK + RiskDeck.BODY, "risk-soldiers-purse")
    draws(place, "soldiers-purse", RiskDeck.BODY)
    place.begin(DrawRisk(1, RiskDeck.BODY, START))
    assert place.legal("draw") == ["bodies risk-soldiers-purse"]  # a deck of the discards


# ---- teleports out of chests ---------------------------------------------------------------------

LID, CHALK = "the-lid-is-a-door", "written-in-chalk"


@pytest.mark.parametrize(("card", "where"), [(LID, EASTERN), (CHALK, EASTERN)])
def test_di_risk_10_no_chest_leads_into_a_hazard(card: str, where: int) -> None:
    place = camp("warrior", "thief")
    place.s.hazards[NORTHERN] = Hazard.FLOOD
    draws(place, card, RiskDeck.CHEST)
    assert place.s.spot == [where, START]


@pytest.mark.parametrize("card", [LID, CHALK])
def test_di_risk_10_failing_all_else_the_way_leads_to_the_starter_tile(card: str) -> None:
    place = camp("warrior", "thief")
    place.s.spot[0] = NORTHERN
    place.s.hazards[EASTERN] = Hazard.CREVICE
    place.seal(START, NORTH)  # walled in: no tile is farthest
    draws(place, card, RiskDeck.CHEST)
    assert place.s.spot == [START, START]


def test_di_risk_10_there_already_the_hero_stays() -> None:
    place = camp("warrior", "thief")
    place.s.hazards[NORTHERN] = place.s.hazards[EASTERN] = Hazard.LAVA
    place.seal(START, WEST)
    draws(place, LID, RiskDeck.CHEST)
    assert place.s.spot == [START, START]


# ---- what Mist leaves behind ---------------------------------------------------------------------


def misty(card: str, moves: str = "") -> Place:
    """The warrior and the thief draw Mist in the north; then the monk comes there."""
    place = camp("warrior", "thief", "monk")
    place.s.spot[:2] = [NORTHERN, NORTHERN]
    draws(place, card, RiskDeck.MIST)
    place.play(*[move for move in moves.split("; ") if move])
    place.begin(Turn(2))
    place.play("h3 move north")
    return place


def test_di_mist_02_a_drain_lies_on_the_tile_and_on_who_is_there_or_comes() -> None:
    place = misty("draining-your-will")
    assert place.s.marks[NORTHERN] == 1 << Token.POWER
    assert place.s.drained == [1, 1, 1]


def test_di_mist_03_a_slowing_lies_on_the_tile_and_on_who_is_there_or_comes() -> None:
    place = misty("anchors-away")
    assert place.s.marks[NORTHERN] == 1 << Token.AP
    assert place.s.slowed == [1, 1, 1]


def test_di_mist_04_an_echo_is_heard_at_once_and_at_each_later_entry() -> None:
    place = camp("warrior", "thief")
    place.s.meter = NO_METER
    place.stack(EVENT_DECK, "event-hesk-25", "event-hesk-24")
    place.s.spot[0] = NORTHERN
    draws(place, "silence-would-be-golden", RiskDeck.MIST)
    assert place.legal("draw") == ["events event-hesk-25"]
    place.play("d draw events event-hesk-25")
    assert (place.s.marks[NORTHERN], place.legal("draw")) == (1 << Token.LORD_EVENT, [])
    place.begin(Turn(1))
    place.play("h2 move north")
    assert place.legal("draw") == ["events event-hesk-24"]


def test_di_mist_05_harm_costs_three_at_once_and_each_who_comes() -> None:
    whole = camp("warrior", "thief", "monk").s.health
    place = misty("help")
    assert place.s.marks[NORTHERN] == 1 << Token.HEALTH
    assert [before - now for before, now in zip(whole, place.s.health)] == [3, 3, 3]


def test_di_mist_06_corrosion_lies_on_the_tile_and_on_something_of_each_hero() -> None:
    place = misty("corrosive", "h2 slot body; h1 slot feet")
    place.play("h3 slot feet")
    assert place.s.marks[NORTHERN] == 1 << Token.DEFENSE
    assert place.s.bare == [(0, 1), (1, 0), (0, 1)]


@pytest.mark.parametrize("token", list(Token))
def test_di_mist_07_only_an_ability_clears_such_a_tile(token: Token) -> None:
    place = camp("fire-mage", "thief")
    grow(place, 0, 5)
    place.s.marks[START] = 1 << token
    for seat in (0, 1):
        place.begin(Turn(seat))
        place.play(f"h{seat + 1} move north", f"h{seat + 1} move south")
        place.settle()
        while place.legal("slot"):
            place.play(f"h{seat + 1} slot feet")
    assert place.s.marks[START] == 1 << token
    place.begin(Turn(0))
    place.play("h1 use burn-away")
    assert place.s.marks[START] == 0


def test_di_risk_01_from_an_empty_deck_nothing_is_drawn_and_play_goes_on() -> None:
    place = camp("warrior", "thief")
    place.stack(FIRST_RISK_DECK + RiskDeck.CHEST)
    place.begin(Turn(0), DrawRisk(0, RiskDeck.CHEST, START))
    assert place.s.turns[0] == 1
    assert place.legal("draw") == []
    assert "north" in place.legal("move")
