"""Setting up: who begins, how alliances form, what lies where before the first cycle."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from tests.games.alliance.scenes import duel
from undercroft.games.alliance.content.card import Level
from undercroft.games.alliance.content.cards import ALL_CARDS
from undercroft.games.alliance.content.tables import HERO_NAMES, TILES
from undercroft.games.alliance.game import ALLIANCE
from undercroft.games.alliance.map.geometry import frame_for, start_room
from undercroft.games.alliance.notation import (
    BOARD_TOKENS,
    CHALLENGE_TOKENS,
    DECKS,
    FIRST_HERO,
    HANDS,
    HEROES,
    NOTATION,
    SIDE,
    SOLO,
    TREASURES,
    UPGRADES,
    ZONES,
)
from undercroft.games.alliance.notation import TILES as TILE_STACKS
from undercroft.games.alliance.options import AllianceOptions
from undercroft.games.alliance.phases.market import usable_by
from undercroft.games.alliance.phases.round import rounds_to_play
from undercroft.games.alliance.phases.setup.drafting import recruit
from undercroft.games.alliance.phases.setup.layout import laid_out, starting_deck
from undercroft.games.alliance.phases.setup.placement import first_facing, first_spaces
from undercroft.games.alliance.phases.setup.sequence import set_up
from undercroft.games.alliance.state import UNKNOWN, Alliance
from undercroft.kernel import play
from undercroft.kernel.options import Value
from undercroft.kernel.stacks import EVERYONE
from undercroft.kernel.views import view

assert ALLIANCE.state is Alliance

DECK_SIZES = [
    sum(card.level is level and not card.champions for card in ALL_CARDS)
    for level in (Level.ONE, Level.TWO, Level.THREE)
]
WITH_CHAMPIONS = [
    sum(card.level is level for card in ALL_CARDS) for level in (Level.ONE, Level.TWO, Level.THREE)
]
TEAM_ONE = ("holgar", "krom", "lorna", "mysterios")


def begun(seats: int, **given: Value) -> Alliance:
    """A game whose first question is pending."""
    s = set_up(seats, ALLIANCE.chosen(given))
    s.run()
    return s


def do(s: Alliance, *moves: str) -> None:
    """Play written moves."""
    for move in moves:
        play.apply(s, NOTATION.parse(move))


def until(s: Alliance, frame: str, seed: int = 1) -> Alliance:
    """Play at random until a frame of this name asks."""
    rng = random.Random(seed)
    while s.frames and frame != s.frames[-1].NAME:
        play.apply(s, rng.choice(play.legal(s)))
    return s


def finished(seats: int, seed: int = 1, **given: Value) -> Alliance:
    """A game that is set up."""
    return until(begun(seats, **given), "activate", seed)


def recruited(s: Alliance, seat: int) -> list[str]:
    """The names of a seat's heroes."""
    return [HERO_NAMES.text(hero) for hero in s.recruits(seat)]


def test_da_set_02_challenge_tokens_lie_face_down_by_level() -> None:
    s = laid_out(2, AllianceOptions())
    assert [s.stacks[CHALLENGE_TOKENS + level].size for level in range(3)] == [9, 7, 5]


@pytest.mark.parametrize(("seats", "heroes"), [(2, 9), (3, 13), (4, 17)])
def test_da_set_03_four_heroes_a_seat_and_one_more_lie_out(seats: int, heroes: int) -> None:
    s = until(begun(seats), "snake-draft")
    assert len(s.hero_area) == heroes


def test_da_set_04_seats_pick_in_a_snake_from_the_initiative() -> None:
    s = begun(3)
    do(s, "d roll 1")
    until(s, "snake-draft")
    seats = []
    while s.frames[-1].NAME == "snake-draft":
        seats.append(play.decider(s))
        play.apply(s, play.legal(s)[0])
    assert seats == [1, 2, 0, 0, 2, 1, 1, 2, 0, 0, 2, 1]
    assert s.hero_area == ()


def test_da_set_05_a_recruit_is_ready() -> None:
    s = until(begun(2), "snake-draft")
    seat = play.decider(s)
    play.apply(s, play.legal(s)[0])
    assert s.ready[s.alliance(seat)[0]] == 1


def test_da_set_05_the_first_hero_of_the_box_is_a_recruit_like_any_other() -> None:
    s = laid_out(2, AllianceOptions())
    for hero in (0, 1):
        recruit(s, 0, hero)
    assert s.recruits(0) == s.all_recruits() == [0, 1]


def test_da_set_06_a_deck_is_the_twelve_cards_of_four_heroes() -> None:
    heroes = [HERO_NAMES.parse(name) for name in TEAM_ONE]
    deck = starting_deck(heroes, "full")
    assert len(set(deck)) == 12
    assert NOTATION.cards.parse("oathhammer") in deck
    assert NOTATION.cards.parse("precision-attack") not in deck


def test_da_set_07_everybody_draws_six() -> None:
    s = finished(2)
    assert [len(s.zones[HANDS + seat]) for seat in range(2)] == [6, 6]
    assert [s.stacks[DECKS + seat].size for seat in range(2)] == [6, 6]


def test_da_card_23_a_hand_is_hidden_from_rivals() -> None:
    s = finished(2)
    assert min(view(s, 0b01).zones[HANDS].cards) >= 0
    rival = view(s, 0b01).zones[HANDS + 1]
    assert set(rival.cards) == {-1}
    assert set(rival.seats) == {0b10}


def test_hands_lie_in_no_order_and_tokens_as_they_were_laid() -> None:
    zones = laid_out(2, AllianceOptions()).zones
    assert [zone.ordered for zone in zones] == [i >= BOARD_TOKENS for i in range(ZONES)]


def test_da_set_08_one_stands_in_the_centre_three_at_the_door_and_all_look_away() -> None:
    s = begun(2, heroes="preset")
    do(s, "d roll 0", "d draw teams team-1", "d draw teams team-2")
    until(s, "placing")
    do(s, "p1 stand krom", "p1 stand lorna", "p1 stand holgar")
    grid = s.walls.board.grid
    places = {HERO_NAMES.text(s.kind[f]): grid.local(s.spot[f]) for f in s.alliance(0)}
    assert places == {"krom": 4, "lorna": 6, "holgar": 7, "mysterios": 8}
    assert {s.facing[f] for f in s.alliance(0)} == {0}
    assert {grid.cell_of[s.spot[f]] for f in s.alliance(0)} == {start_room(2, 0)}


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_da_set_08_the_row_lies_at_the_coloured_door_however_the_tile_is_turned(seats: int) -> None:
    s = laid_out(seats, AllianceOptions())
    grid = s.walls.board.grid
    for seat, entrance in enumerate(frame_for(seats).entrances):
        spaces = first_spaces(s, seat)
        assert grid.local(spaces[0]) == 4
        assert all(grid.is_along(space, entrance.side) for space in spaces[1:])
        assert first_facing(s, seat) == (entrance.side + 2) % 4


def test_da_set_09_five_upgrades_of_the_first_deck_lie_out() -> None:
    s = finished(2)
    assert len(s.upgrade_area) == 5
    assert UNKNOWN not in s.upgrade_area
    sizes = [s.stacks[UPGRADES + level].size for level in range(3)]
    first, *others = DECK_SIZES
    assert sizes == [first - 5 - len(s.upgrade_discard), *others]


def test_da_set_10_an_upgrade_nobody_can_use_is_replaced() -> None:
    s = begun(2, heroes="preset")
    do(s, "d roll 0", "d draw teams team-1", "d draw teams team-3")
    until(s, "placing")
    until(s, "draw")
    unusable = next(c for c in s.stacks[UPGRADES].pool if not usable_by(c, s.all_recruits()))
    do(s, f"d draw upgrades-1 {NOTATION.cards.text(unusable)}")
    assert s.upgrade_discard == [unusable]
    assert s.upgrade_area == [UNKNOWN] * 5


def test_da_solo_03_alone_unusable_upgrades_stay() -> None:
    s = begun(1, heroes="preset")
    do(s, "d draw teams team-4")
    until(s, "placing")
    until(s, "draw")
    unusable = next(c for c in s.stacks[UPGRADES].pool if not usable_by(c, s.all_recruits()))
    do(s, f"d draw upgrades-1 {NOTATION.cards.text(unusable)}")
    assert s.upgrade_area[0] == unusable


@pytest.mark.parametrize(
    ("seats", "sizes"), [(1, [6, 4, 2]), (2, [6, 5, 2]), (3, [8, 6, 3]), (4, [10, 7, 4])]
)
def test_da_set_11_the_dungeon_stack_by_number_of_players(seats: int, sizes: list[int]) -> None:
    s = laid_out(seats, AllianceOptions())
    assert [s.stacks[TILE_STACKS + level].size for level in range(3)] == sizes


def test_da_set_12_two_tiles_of_the_lowest_level_lie_out() -> None:
    s = finished(3)
    assert [TILES[tile].level for tile in s.tile_area] == [1, 1]
    assert s.stacks[TILE_STACKS].size == 6


@pytest.mark.parametrize(
    ("seats", "pools"), [(1, [8, 12]), (2, [12, 16]), (3, [15, 25]), (4, [20, 35])]
)
def test_da_set_13_the_pools_by_number_of_players(seats: int, pools: list[int]) -> None:
    assert laid_out(seats, AllianceOptions()).pools == pools


def test_da_set_14_a_game_between_rivals_has_no_solo_deck() -> None:
    assert [laid_out(seats, AllianceOptions()).stacks[SOLO].size for seats in (1, 2, 3, 4)] == [
        16,
        0,
        0,
        0,
    ]


def test_da_geo_13_a_figure_faces_one_of_four_sides() -> None:
    assert SIDE.names == ("north", "east", "south", "west")
    s = finished(4)
    facings = [s.facing[f] for seat in range(4) for f in s.alliance(seat)]
    assert set(facings) == {0, 1, 2, 3}


def test_da_solo_02_frame_stack_and_pools_are_those_for_one_player() -> None:
    s = laid_out(1, AllianceOptions())
    grid = s.walls.board.grid
    assert (grid.wide, grid.high) == (3, 3)
    assert sum(s.stacks[TILE_STACKS + level].size for level in range(3)) == 12
    assert s.pools == [8, 12]


def test_da_solo_01_alone_one_keeps_one_of_two_four_times() -> None:
    s = begun(1)
    seen: Counter[int] = Counter()
    while not s.recruits(0)[3:]:
        until(s, "pair-draft")
        assert len(s.hero_area) == 2
        seen.update(s.hero_area)
        play.apply(s, play.legal(s)[0])
    assert len(seen) == 8
    assert len(s.recruits(0)) == 4


def test_da_solo_04_alone_the_first_solo_card_is_known() -> None:
    s = finished(1)
    assert s.solo_card >= 0
    assert s.stacks[SOLO].size == 15
    assert finished(2).solo_card == UNKNOWN


def test_da_basic_01_preset_teams_are_dealt_at_random() -> None:
    s = begun(2, heroes="preset")
    do(s, "d roll 1", "d draw teams team-3", "d draw teams team-1")
    assert recruited(s, 0) == list(TEAM_ONE)


def made(cards: str) -> tuple[int, int]:
    """How many cards of heroes and how many generic ones make a deck."""
    deck = starting_deck([HERO_NAMES.parse(name) for name in TEAM_ONE], cards)
    numbers = [ALL_CARDS[card].number for card in deck]
    return sum(number > 0 for number in numbers), numbers.count(0)


def test_da_basic_03_a_basic_deck_is_the_first_cards_and_a_generic_set() -> None:
    assert made("basic") == (4, 8)
    deck = starting_deck([HERO_NAMES.parse(name) for name in TEAM_ONE], "basic")
    assert {ALL_CARDS[card].number for card in deck} == {0, 1}


def test_da_basic_05_the_half_step_swaps_four_generic_cards_for_second_ones() -> None:
    assert made("half-step") == (8, 4)
    assert made("full") == (12, 0)
    deck = starting_deck([HERO_NAMES.parse(name) for name in TEAM_ONE], "half-step")
    assert {ALL_CARDS[card].number for card in deck} == {0, 1, 2}
    assert len(set(deck)) == 12


def test_da_basic_06_new_players_may_have_generic_decks_alone() -> None:
    s = until(begun(2, novices=1), "placing")
    decks = [[*s.stacks[DECKS + seat].cards(), *s.zones[HANDS + seat].cards] for seat in range(2)]
    assert [sum(ALL_CARDS[card].number == 0 for card in deck) for deck in decks] == [8, 0]


def test_da_basic_07_a_short_game_has_level_one_only() -> None:
    s = laid_out(2, AllianceOptions(short=True))
    assert [s.stacks[TILE_STACKS + level].size for level in range(3)] == [6, 0, 0]
    assert [s.stacks[UPGRADES + level].size for level in range(3)] == [DECK_SIZES[0], 0, 0]


def test_da_basic_08_a_short_game_ends_after_two_rounds() -> None:
    assert [
        rounds_to_play(laid_out(2, AllianceOptions(short=short))) for short in (True, False)
    ] == [2, 4]
    s = until(begun(2, heroes="preset", short=True), "nowhere")
    assert s.over is not None
    assert s.round <= 2


def test_da_basic_10_generic_cards_keep_the_limit_of_one_a_type() -> None:
    place, _, _ = duel("krom", "precision-attack", "precision-attack", "throat-strike")
    place.play("p1 play precision-attack")
    assert place.refused("p1 play precision-attack") == ["DA-CARD-04"]
    assert place.refused("p1 play throat-strike") == ["DA-CARD-04"]


def test_da_var_01_each_pass_offers_one_more_than_there_are_seats() -> None:
    s = begun(2, heroes="variant")
    do(s, "d roll 0")
    seats = []
    while s.frames and s.frames[-1].NAME in ("variant-draft", "draw"):
        if s.frames[-1].NAME == "draw" and s.recruits(1)[3:]:
            break
        if s.frames[-1].NAME == "variant-draft":
            seats.append(play.decider(s))
        play.apply(s, play.legal(s)[0])
    assert seats == [0, 1, 1, 0, 0, 1, 1, 0]


def test_da_var_02_the_hero_left_over_comes_back_from_under_the_deck() -> None:
    s = until(begun(4, heroes="variant"), "variant-draft")
    for _ in range(4):
        play.apply(s, play.legal(s)[0])
    assert s.hero_area == ()
    assert s.stacks[HEROES].seats_at(-1) == EVERYONE
    assert s.stacks[HEROES].outcomes(-1)[0][0] >= FIRST_HERO
    assert len(until(s, "placing").all_recruits()) == 16


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("heroes", ["draft", "variant", "preset"])
def test_setting_up_saves_and_loads_at_every_step(seats: int, heroes: str) -> None:
    s = begun(seats, heroes=heroes)
    rng = random.Random(seats)
    while s.frames[-1].NAME != "activate":
        assert Alliance.load(s.save()).save() == s.save()
        play.apply(s, rng.choice(play.legal(s)))
    assert len(set(s.all_recruits())) == 4 * seats
    assert len({s.spot[f] for seat in range(seats) for f in s.alliance(seat)}) == 4 * seats


# ---- Champions -----------------------------------------------------------------------------------


def test_da_set_16_champions_joins_the_hero_pool_and_the_upgrade_decks() -> None:
    s = laid_out(2, AllianceOptions(champions=True))
    assert s.stacks[HEROES].size == len(HERO_NAMES.names) == 21
    assert [s.stacks[UPGRADES + level].size for level in range(3)] == WITH_CHAMPIONS
    assert sum(WITH_CHAMPIONS) == 76 + 8
    assert NOTATION.cards.parse("moonshade") in s.stacks[UPGRADES + 1].cards()


def test_da_set_16_without_champions_they_stay_in_their_box() -> None:
    s = laid_out(2, AllianceOptions())
    assert s.stacks[HEROES].size == 17
    assert [s.stacks[UPGRADES + level].size for level in range(3)] == DECK_SIZES
    assert s.stacks[TREASURES].size == 0


def test_da_set_16_the_treasure_deck_lies_ready_with_two_mimics() -> None:
    s = laid_out(2, AllianceOptions(treasures=True))
    names = Counter(NOTATION.cards.text(card) for card in s.stacks[TREASURES].cards())
    assert sum(names.values()) == 12
    assert [name for name, count in names.items() if count > 1] == ["mimic"]
    assert s.stacks[HEROES].size == 17


def test_da_set_16_a_hero_of_champions_begins_with_its_own_cards() -> None:
    ugra = HERO_NAMES.parse("ugra")
    own = [NOTATION.cards.text(card) for card in starting_deck([ugra], "full")]
    assert sorted(own) == ["boar-spirit", "grandmothers-song", "moon-maul"]
