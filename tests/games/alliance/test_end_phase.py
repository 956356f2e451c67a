"""The end phase, step by step."""

from __future__ import annotations

import pytest

from tests.games.alliance.scenes import SHOWN, Place, card, shop
from undercroft.crawl.modifiers import Modifier, Until
from undercroft.games.alliance.actions.upgrade import Upgrading
from undercroft.games.alliance.assembly import EFFECTS
from undercroft.games.alliance.combat.damage import wound
from undercroft.games.alliance.combat.modifiers import modify
from undercroft.games.alliance.content.stat_ids import ROUND_ENDS
from undercroft.games.alliance.effects.vocabulary import Stat
from undercroft.games.alliance.map.figures import is_defeated
from undercroft.games.alliance.notation import BURSTS, DECKS, HANDS
from undercroft.games.alliance.phases.end_phase import EndPhase, advance_deck
from undercroft.games.alliance.phases.experience import drain
from undercroft.games.alliance.phases.hero_turn import Turn
from undercroft.games.alliance.phases.round import Rounds
from undercroft.games.alliance.state import UNKNOWN
from undercroft.kernel.stacks import Stack
from undercroft.kernel.zones import Zone

TEAM = ("krom", "lorna", "holgar")


def holding(*names: str) -> Place:
    """A seat with these cards in hand over a small deck."""
    place = Place()
    place.hero("krom", place.gate, 4)
    place.s.zones[HANDS] = Zone([(card(name), 1, 0) for name in names])
    place.s.stacks[DECKS] = Stack.of([card(name) for name in ("hide", "throat-strike")])
    return place


def test_da_end_01_the_steps_come_in_their_order() -> None:
    place = holding(*SHOWN)
    troll, krom = place.monster("fen-troll", place.room, 4), 0
    place.s.columns[krom] = (card("notched-cleaver"),)
    place.s.ready[krom] = place.s.initiative = 0
    place.s.stacks[DECKS] = Stack.of(())
    place.wound(krom, 5, poison=True)
    drain(place.s, 12)
    place.s.upgrade_area = [UNKNOWN]
    place.s.frames = [Turn(0, 0), EndPhase()]
    place.s.run()
    assert place.s.ready[krom] == place.s.ready[troll] == 1
    assert is_defeated(place.s, krom)
    assert (place.s.upgrade_deck, place.s.initiative) == (0, 0)
    place.play("d draw deck-1 notched-cleaver")
    assert (place.s.upgrade_deck, place.s.initiative) == (1, 1)
    place.play("d draw upgrades-2 greater-draught")
    assert isinstance(place.s.frames[-1], Turn)


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


def test_da_end_03_only_who_stands_with_poison_suffers_and_may_fall() -> None:
    place = Place()
    krom, lorna, holgar = (place.hero(name, place.gate, 3 + i) for i, name in enumerate(TEAM))
    place.wound(krom, 1, poison=True)
    place.wound(lorna, 4, poison=True)
    place.wound(holgar, 2)
    place.next_round()
    assert [place.wounds(hero) for hero in (krom, lorna, holgar)] == [2, 5, 2]
    assert place.s.fallen == [1, 0]
    place.next_round()
    assert [place.wounds(hero) for hero in (krom, lorna, holgar)] == [3, 5, 2]


def test_da_end_07_a_new_deck_leaves_what_lies_open_for_sale() -> None:
    place = shop()
    drain(place.s, 12)
    advance_deck(place.s)
    assert place.s.upgrade_deck == 1
    place.s.frames = [Upgrading(0)]
    place.s.listed = None
    assert place.legal("buy") == ["healing-draught", "quick-boots", "footmans-shield"]
    assert place.legal("salvage") == ["whetstone"]


def test_da_end_06_the_second_step_follows_a_round_later() -> None:
    place = Place()
    drain(place.s, 99)
    decks = []
    for _ in range(3):
        place.next_round()
        decks.append(place.s.upgrade_deck)
    assert decks == [1, 2, 2]


def test_da_basic_09_in_a_short_game_the_deck_never_advances() -> None:
    place = Place()
    place.agree(short=True)
    drain(place.s, 99)
    advance_deck(place.s)
    assert place.s.upgrade_deck == 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_da_end_08_the_initiative_passes_to_the_left(seats: int) -> None:
    place = Place(seats=seats)
    holders = []
    for _ in range(seats):
        place.next_round()
        holders.append(place.s.initiative)
    assert holders == [*range(1, seats), 0]


def test_da_end_09_the_last_round_too_has_its_end_phase() -> None:
    place = Place()
    krom = place.hero("krom", place.gate, 4)
    place.wound(krom, 5, poison=True)
    place.s.round = 3
    rounds = Rounds()
    rounds.end_round(place.s)
    place.s.frames.insert(0, rounds)
    place.s.run()
    assert place.s.over is not None
    assert place.s.over.scores == (-1, 0)


def test_da_art_03_heart_of_the_mountain_heals_when_a_round_ends() -> None:
    place = holding()
    place.s.stacks[DECKS] = Stack.of(())
    wound(place.s, 0, 2, by=-1)
    EFFECTS.start(place.s, "heart-of-the-mountain", 0)
    place.s.run()
    place.s.frames = [EndPhase()]
    place.s.run()
    assert len(place.s.wounds[0]) == 1
