"""Rulings that can be read another way: each where its values differ."""

from __future__ import annotations

import pytest

from tests.games.infinity.cards.plays import fight, healths
from tests.games.infinity.scenes import Place
from undercroft.games.infinity.actions.rivals import escape_number
from undercroft.games.infinity.combat.attack_numbers import needed
from undercroft.games.infinity.combat.duels import hold
from undercroft.games.infinity.combat.numbers import noise_of, total
from undercroft.games.infinity.game import INFINITY
from undercroft.games.infinity.map.exploration import Explore, has_unexplored_door
from undercroft.games.infinity.map.geometry import NORTH
from undercroft.games.infinity.notation import EVENT_DECK, FIRST_ENEMY, TILE_STACK
from undercroft.games.infinity.options import OPTIONS
from undercroft.games.infinity.phases.hero_turn import Turn
from undercroft.games.infinity.phases.lord_prey import is_prey
from undercroft.games.infinity.phases.round import Rounds
from undercroft.games.infinity.phases.setup.layout import lord_events
from undercroft.games.infinity.phases.setup.sequence import set_up
from undercroft.kernel.events import Term
from undercroft.kernel.options import Option
from undercroft.proof.sources import read, read_rulings


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.name)
def test_every_value_of_every_option_can_be_set_up(option: Option) -> None:
    for choice in option.choices:
        assert set_up(2, INFINITY.chosen({option.name: choice})).frames


def test_every_option_names_its_rule() -> None:
    known = {rule.id for rule in read(INFINITY.proof.rules)}
    known |= {ruling.id for ruling in read_rulings(INFINITY.proof.rules)}
    assert {option.rule for option in OPTIONS} <= known


def camp(*heroes: str) -> Place:
    """The first hero has a turn in a cross of tiles, the meter still high."""
    place = Place(*(heroes or ("thief", "paladin")))
    place.s.meter = 20
    place.tile("crossing-of-lamps", 0, "north")
    place.tile("drain", 0, "east")
    place.begin(Turn(0))
    return place


# ---- when enemies attack -------------------------------------------------------------------------


def in_a_round(when: str) -> Place:
    """Two heroes in the first round, a ghoul upon the first of them."""
    place = Place("paladin", "thief")
    place.agree(enemy_phase=when)
    place.s.meter = 20
    place.tile("crossing-of-lamps", 0, "north")
    place.band("ghoul")
    place.begin(Rounds())
    place.play("d roll 1", "d roll 2", "h1 yes", "h1 end")
    return place


def test_di_a_02_enemies_attack_at_the_end_of_the_turn() -> None:
    place = in_a_round("hero_turn_end")
    place.play("d roll 1")
    assert place.s.health[0] == 17
    assert place.legal("end") == ["end"]  # of the other hero


def test_di_a_02_by_option_enemies_wait_for_the_turns_of_all() -> None:
    place = in_a_round("round_end")
    assert place.legal("end") == ["end"]  # of the other hero
    place.play("h2 end", "d roll 1")
    assert place.s.health[0] == 17


@pytest.mark.parametrize(("turns", "health"), [(1, 17), (0, 18)])
def test_di_a_02_who_was_surprised_in_its_turn_is_so_at_the_end_of_the_round(
    turns: int, health: int
) -> None:
    place = in_a_round("round_end")
    place.s.exposed[0] = turns
    place.play("h2 end", "d roll 17")
    assert (place.s.health[0], place.s.exposed[0]) == (health, 0)


# ---- lord events ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("decks", "cards"), [("per_lord", 25), ("shared", 75)])
def test_di_a_03_each_lord_has_a_deck_or_all_have_one(decks: str, cards: int) -> None:
    place = Place("paladin")
    place.agree(lec_decks=decks)
    assert lord_events(place.s, "hesk").size == cards
    state = set_up(1, INFINITY.chosen({"lec_decks": decks}))
    state.run()
    while state.stacks[EVENT_DECK].size == 0:
        state.frames[-1].apply(state, state.frames[-1].legal(state)[0])
        state.run()
    assert state.stacks[EVENT_DECK].size == cards


# ---- tiles ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("fallback", "goes_on"), [("secret_door", True), ("end", False)])
def test_di_a_05_a_tile_that_closes_the_dungeon_opens_a_secret_door_or_ends_it(
    fallback: str, goes_on: bool
) -> None:
    place = Place("warrior")
    place.tile("cell", 0, "east")
    place.tile("cell", 0, "west")
    place.agree(seal_fallback=fallback)
    place.stack(TILE_STACK, "tile-blind-chapel", "tile-cell")
    place.begin(Explore(0, NORTH))
    place.play("d draw tiles tile-blind-chapel", "d draw tiles tile-cell")
    place.play("d draw tiles tile-blind-chapel", *["d roll 0"] * goes_on)
    assert place.s.frames == []
    assert place.s.tile(3).name == "Blind Chapel"
    assert has_unexplored_door(place.s, place.s.dungeon) is goes_on


# ---- noise ---------------------------------------------------------------------------------------

SNEAKS_THEN_MOVES = ("h1 sneak north", "h1 move south")
MOVES_THEN_SNEAKS = ("h1 move north", "h1 sneak south")


@pytest.mark.parametrize(
    ("counts", "after_moving", "after_sneaking"),
    [("last_action", False, True), ("only_sneaked", False, False), ("this_turn", True, True)],
)
def test_di_a_14_who_is_heard_after_sneaking(
    counts: str, after_moving: bool, after_sneaking: bool
) -> None:
    for moves, is_quiet in ((SNEAKS_THEN_MOVES, after_moving), (MOVES_THEN_SNEAKS, after_sneaking)):
        place = camp()
        place.agree(sneak_noise=counts)
        place.play(*moves)
        assert (noise_of(place.s, 0) == 0) is is_quiet
        assert is_prey(place.s, 0) is not is_quiet


@pytest.mark.parametrize("counts", ["last_action", "only_sneaked", "this_turn"])
def test_di_a_14_whoever_only_sneaks_or_rests_is_not_heard(counts: str) -> None:
    for move in ("h1 sneak north", "h1 rest"):
        place = camp()
        place.agree(sneak_noise=counts)
        place.play(move)
        assert noise_of(place.s, 0) == 0


@pytest.mark.parametrize(("until", "noise"), [("round", 0), ("turn", 1)])
def test_di_noise_04_quiet_lasts_for_the_round_or_the_turn(until: str, noise: int) -> None:
    place = camp()
    place.agree(quiet_until=until)
    place.play("h1 sneak north")
    assert noise_of(place.s, 0) == 0
    place.play("h1 end")
    assert noise_of(place.s, 0) == noise


# ---- numbers -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("number", "thief", "paladin"), [("board", 12, 8), ("eight", 8, 8)])
def test_di_a_25_heroes_escape_by_their_boards_or_all_by_eight(
    number: str, thief: int, paladin: int
) -> None:
    place = Place("thief", "paladin", scenario="sc-07")
    place.tile("crossing-of-lamps", 0, "north")
    place.agree(escape_number=number)
    assert [escape_number(place.s, seat) for seat in (0, 1)] == [thief, paladin]
    hold(place.s, 1, 0)
    place.begin(Turn(0))
    place.play("h1 escape north", "d roll 10")
    assert place.s.spot[0] == int(thief > 10)


@pytest.mark.parametrize(
    ("clamp", "least", "most"), [("1-20", 1, 20), ("1-19", 1, 19), ("none", -17, 43)]
)
def test_di_a_45_a_hit_chance_has_the_limits_that_were_agreed_on(
    clamp: str, least: int, most: int
) -> None:
    place = camp("warrior")
    place.band("ghoul")
    place.agree(hc_clamp=clamp)
    chances = [total(needed(place.s, 0, FIRST_ENEMY, [Term("luck", n)])) for n in (-30, 30)]
    assert chances == [least, most]


@pytest.mark.parametrize(("live", "left"), [(True, 0), (False, 4)])
def test_di_a_54_points_lost_in_a_turn_count_at_once_or_from_the_next_on(
    live: bool, left: int
) -> None:
    place = camp("paladin", "thief")
    place.agree(ap_live=live)
    place.play("h1 move north")
    place.s.slowed[0] = 1
    place.play("h1 move south")
    assert place.s.left[0] == left
    place.play("h1 end")
    place.begin(Turn(0))
    assert place.s.left[0] == 4


# ---- bombs ---------------------------------------------------------------------------------------


def thrown(hit_roll: bool, *rolls: int) -> Place:
    """A bomb falls on the middle of a row of three ghouls."""
    place = fight("fire-flask", "ghoul ghoul ghoul")
    place.agree(bomb_hit_roll=hit_roll)
    place.play("h1 use fire-flask", "h1 tile r1", "h1 aim 1b", "d roll 14")
    place.play(*[f"d roll {roll}" for roll in rolls])
    return place


def test_di_a_27_a_bomb_needs_no_roll_to_hit() -> None:
    place = thrown(False)
    assert healths(place) == [6, 3, 6]
    assert place.s.xp[0] == 2


@pytest.mark.parametrize(
    ("rolls", "health", "xp"),
    [((1, 1, 1), [6, 3, 6], 2), ((1, 20, 1), [6, 7, 6], 2), ((20, 20, 20), [7, 7, 7], 1)],
)
def test_di_a_27_by_option_a_bomb_has_to_hit_too(
    rolls: tuple[int, ...], health: list[int], xp: int
) -> None:
    place = thrown(True, *rolls)
    assert healths(place) == health
    assert place.s.xp[0] == xp
    assert place.legal("end") == ["end"]
