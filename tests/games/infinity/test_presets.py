"""The three dungeons of the mini-campaign, each as a game of its own."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.infinity.dungeons import (
    GAOL,
    HALL,
    IDS,
    WORKS,
    at,
    dungeon,
    ending,
    gaol,
)
from tests.games.infinity.scenes import Place
from undercroft.games.infinity.combat.damage import lose
from undercroft.games.infinity.content.schema import RiskDeck
from undercroft.games.infinity.content.tables import ALL_GROUPS, DUNGEONS
from undercroft.games.infinity.map.geometry import FAR
from undercroft.games.infinity.map.possessions import lying_at
from undercroft.games.infinity.notation import (
    FIRST_RISK_DECK,
    ITEM_DECK,
    MINION_DECK,
    TILE_STACK,
    card_name,
)
from undercroft.games.infinity.phases.hero_turn import Turn
from undercroft.games.infinity.scenarios.preset import Preset, place_of
from undercroft.games.infinity.state import NO_TOKEN, NOBODY

# ---- what they have in common --------------------------------------------------------------------


@pytest.mark.parametrize(("id_", "tiles", "shut"), [(GAOL, 15, 5), (WORKS, 14, 1), (HALL, 12, 1)])
def test_di_mode_04_all_tiles_lie_open_with_the_doors_of_the_plan(
    id_: str, tiles: int, shut: int
) -> None:
    s = dungeon(id_).s
    assert len(s.dungeon.tiles) == tiles
    assert len(s.dungeon.sealed) == shut
    assert s.stacks[TILE_STACK].size == 0
    for place in range(tiles):
        for side in range(4):
            if s.dungeon.has_door(place, side):
                beyond = s.dungeon.beyond(place, side)
                assert beyond >= 0
                assert s.dungeon.has_door(beyond, (side + 2) % 4)


@pytest.mark.parametrize("id_", IDS)
def test_di_mode_04_what_the_plan_lists_lies_there(id_: str) -> None:
    s = dungeon(id_).s
    row = next(row for row in DUNGEONS if row.id == id_)
    laid = {place_of(s, laid.tile): laid.content for laid in row.contents}
    assert {place: kind for place, kind in enumerate(s.contents) if kind != NO_TOKEN} == laid
    for thing in row.things:
        names = [card_name(s.thing[i]) for i in lying_at(s, place_of(s, thing.tile))]
        assert names == [thing.thing.capitalize()] * thing.count


def test_di_mode_05_campaign_cards_are_in_their_campaign_only() -> None:
    sleeper = len(ALL_GROUPS) - 1
    in_gaol, elsewhere = dungeon(GAOL).s, Place("warrior").s
    assert in_gaol.stacks[MINION_DECK].cards().count(sleeper) == 4
    assert sleeper not in elsewhere.stacks[MINION_DECK].cards()
    for deck in RiskDeck:
        stack = FIRST_RISK_DECK + deck
        assert in_gaol.stacks[stack].size == elsewhere.stacks[stack].size + 3


def test_things_that_lie_in_a_dungeon_are_missing_in_the_store() -> None:
    store = Counter(Place("warrior").s.stacks[ITEM_DECK].cards())
    left = Counter(dungeon(WORKS).s.stacks[ITEM_DECK].cards())
    assert [(card_name(card), n) for card, n in (store - left).items()] == [("Rope", 2)]


@pytest.mark.parametrize(("id_", "heroes", "start"), [(GAOL, 1, 16), (GAOL, 3, 20), (WORKS, 2, 16)])
def test_di_threat_10_a_dungeon_has_a_start_of_its_own(id_: str, heroes: int, start: int) -> None:
    assert dungeon(id_, *("warrior", "thief", "monk")[:heroes]).s.meter == start


def test_di_mist_01_a_mist_token_goes_and_its_card_comes_when_a_hero_enters() -> None:
    place, _ = gaol("warrior")
    s = place.s
    at(place, "drain")
    gallery = place_of(s, "bent-gallery")
    place.stack(FIRST_RISK_DECK + RiskDeck.MIST, "risk-the-hum")
    place.begin(Turn(0))
    place.play("h1 move north", "d draw mists risk-the-hum")
    assert (s.spot[0], s.contents[gallery], s.slowed[0]) == (gallery, NO_TOKEN, 1)
    place.play("h1 move south")
    place.begin(Turn(0))
    place.play("h1 move north")
    assert place.legal("draw") == []


def test_di_move_07_nobody_sneaks_past_a_mist_token() -> None:
    place, _ = gaol("warrior")
    at(place, "drain")
    place.begin(Turn(0))
    assert place.legal("sneak") == ["east"]
    assert place.refused("h1 sneak north") == ["DI-MOVE-07"]
    place.s.contents[place_of(place.s, "bent-gallery")] = NO_TOKEN
    place.begin(Turn(0))
    assert place.legal("sneak") == ["north", "east"]


def test_di_hero_23_light_lifts_a_mist_token_from_outside_and_surprises_nobody() -> None:
    place, _ = gaol("fire-mage")
    s = place.s
    at(place, "drain")
    place.stack(FIRST_RISK_DECK + RiskDeck.MIST, "risk-night-shift")
    place.begin(Turn(0))
    place.play("h1 use fire-light", "d draw mists risk-night-shift", "d draw minions spider")
    gallery = place_of(s, "bent-gallery")
    assert (s.contents[gallery], s.enemy_spot, s.focus, s.exposed) == (
        NO_TOKEN,
        [place_of(s, "round-vault"), gallery],
        [NOBODY, NOBODY],
        [0],
    )


def test_di_threat_02_the_first_who_enters_a_tile_lowers_the_meter_and_nobody_after() -> None:
    place, _ = gaol("warrior", "thief")
    s = place.s
    s.meter = 10
    place.begin(Turn(0))
    place.play("h1 move west", "h1 move east", "h1 move west")
    assert (s.meter, s.laid_in) == (9, 1)
    place.begin(Turn(1))
    place.play("h2 move west")
    assert s.meter == 9


def test_di_cond_13_who_is_exhausted_sits_out_a_round_and_comes_to_with_ten() -> None:
    place, _ = gaol("warrior", "thief", "monk")
    s = place.s
    place.begin()
    lose(s, 0, 99, "DI-DMG-01")
    s.run()
    assert place.legal("yes")
    place.play("h1 yes")
    place.play(f"h1 tile {place.legal('tile')[0]}")
    assert (s.out[0], ending(place)) == (1, "")
    place.begin(Turn(0))
    assert (s.out[0], s.health[0], s.frames) == (0, 10, [])


def test_di_cond_13_or_the_dungeon_is_lost() -> None:
    place, _ = gaol("warrior", "thief", "monk")
    place.begin()
    lose(place.s, 1, 99, "DI-DMG-01")
    place.s.run()
    place.play("h2 no")
    assert ending(place) == "gaol-lost"


@pytest.mark.parametrize("heroes", [("warrior",), ("warrior", "thief")])
def test_di_cond_14_with_nobody_left_standing_it_is_lost(heroes: tuple[str, ...]) -> None:
    place, _ = gaol(*heroes)
    s = place.s
    s.out[1:] = [1] * (s.seats - 1)
    place.begin()
    lose(s, 0, 99, "DI-DMG-01")
    s.run()
    assert ending(place) == "gaol-lost"


@pytest.mark.parametrize(
    ("difficulty", "returns"), [("gentle", 9), ("normal", 9), ("hard", 1), ("dire", 0)]
)
def test_di_diff_06_at_hard_a_hero_comes_to_once_and_at_dire_never(
    difficulty: str, returns: int
) -> None:
    place, _ = gaol("warrior", "thief", "monk")
    place.agree(difficulty=difficulty)
    for _ in range(min(returns, 3)):
        sits_out(place)
    fell(place)
    assert (ending(place), bool(place.legal("yes"))) == (
        ("", True) if returns == 9 else ("exhausted", False)
    )


def test_di_diff_06_each_hero_comes_to_for_itself() -> None:
    place, _ = gaol("warrior", "thief", "monk")
    place.agree(difficulty="hard")
    sits_out(place)
    fell(place, 1)
    assert place.legal("yes")


def sits_out(place: Place) -> None:
    """The first hero is exhausted, sits out a round and is there again."""
    fell(place)
    place.play("h1 yes")
    if places := place.legal("tile"):
        place.play(f"h1 tile {places[0]}")
    place.s.out[0], place.s.health[0] = 0, 10


def fell(place: Place, seat: int = 0) -> None:
    """A hero is exhausted."""
    place.begin()
    lose(place.s, seat, 99, "DI-DMG-01")
    place.s.run()


def test_in_a_dungeon_a_wall_becomes_a_door_only_to_another_tile() -> None:
    place, _ = gaol("warrior")
    s = place.s
    here = at(place, "kennels")
    s.contents[here] = RiskDeck.DEBRIS
    place.stack(FIRST_RISK_DECK + RiskDeck.DEBRIS, "risk-loose-bars")
    place.begin(Turn(0))
    place.play("h1 examine debris", "d draw debris risk-loose-bars")
    assert s.dungeon.has_door(here, 0)
    assert place_of(s, "elbow") in s.dungeon.neighbours(here)


# ---- bots ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("id_", IDS)
def test_the_aims_of_a_dungeon_can_be_reached_or_lie_beside_shut_doors(id_: str) -> None:
    s = dungeon(id_).s
    assert isinstance(s.page, Preset)
    aims = s.page.aims(s, 0)
    away = s.dungeon.distances(0)
    assert any(away[place] < FAR for place in aims)
