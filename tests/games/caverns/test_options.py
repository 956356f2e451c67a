"""Rulings that can be read another way: what each option changes."""

from __future__ import annotations

import pytest

from tests.games.caverns.cards.foes import M1, acts, corridor, foe, lost, meets, rolls
from tests.games.caverns.scenes import EAST, WEST, Place, agree
from undercroft.crawl.space.adjacency import is_adjacent
from undercroft.games.caverns.combat.attack import hits
from undercroft.games.caverns.combat.damage import reward
from undercroft.games.caverns.content.card_stats import max_hp
from undercroft.games.caverns.content.tables import TILE_NAMES
from undercroft.games.caverns.game import CAVERNS
from undercroft.games.caverns.map.distances import cells
from undercroft.games.caverns.map.exploration import Laying
from undercroft.games.caverns.map.geometry import (
    GRID,
    PLUG,
    bridged,
    cell_with,
    connected,
    has_high_gaps,
    open_edges,
    start_cave,
)
from undercroft.games.caverns.map.placement import tile_squares
from undercroft.games.caverns.notation import TILE_STACK
from undercroft.games.caverns.options import OPTIONS
from undercroft.games.caverns.phases.encounters import EncounterDraw
from undercroft.games.caverns.phases.experience import Paying
from undercroft.games.caverns.phases.round import Turns
from undercroft.games.caverns.phases.setup.sequence import set_up
from undercroft.games.caverns.phases.villain_phase import VillainPhase, may_shelter
from undercroft.games.caverns.state import Caverns

FAR = (29, 1)
REGISTER = {
    *("surge_cap", "adjacent_fallback", "treasure_limit", "sealed", "gap_blocks", "tile_open"),
    *("auto20", "snug_uses", "tile_features", "encounter_chain", "villain_scale", "closest"),
    *("trap_delay", "xp_autopay"),
}
"""The rulings that can be read in two ways."""


def test_every_ruling_with_two_readings_is_an_option() -> None:
    assert {option.name for option in OPTIONS if option.is_ruling} == REGISTER


@pytest.mark.parametrize(("cap", "tokens"), [(5, 5), (8, 6)])
def test_surge_cap(cap: int, tokens: int) -> None:
    place = corridor((2, 1), FAR)
    place.agree(surge_cap=cap)
    place.s.surges = [5]
    place.s.EFFECTS.start(place.s, "found-hour", 0)
    place.s.run()
    assert place.s.surges == [tokens]


@pytest.mark.parametrize(("near", "wounds"), [(False, [0, 1]), (True, [0, 0])])
def test_adjacent_fallback(near: bool, wounds: list[int]) -> None:
    place = meets("shale-runner", (5, 1), (0, 1), (13, 1))
    for x, y in ((1, 0), (1, 1), (0, 2), (1, 2)):
        place.monster("keening-shade", x, y, seat=1)
    place.agree(adjacent_fallback="as-near" if near else "next-line")
    acts(place, *rolls(*[] if near else [20]))
    assert lost(place) == wounds
    assert (cells(place.s, M1) == (WEST,)) is near


@pytest.mark.parametrize(("each", "drawn"), [(False, 1), (True, 2)])
def test_treasure_limit(each: bool, drawn: int) -> None:
    place = corridor((2, 1), FAR)
    place.agree(treasure_limit="hero" if each else "turn")
    for seat in (0, 0, 1):
        reward(place.s, seat)
    assert len(place.s.frames) == drawn


@pytest.mark.parametrize("auto", [False, True])
def test_auto20(auto: bool) -> None:
    s = corridor((2, 1), FAR).s
    agree(s, auto20=auto)
    assert hits(s, 20, 20, 30) is auto
    assert hits(s, 1, 16, 15) is not auto
    assert hits(s, 10, 15, 15)


def over_a_square(tile: str, *, high_gaps: bool = False) -> Place:
    """A dartcaster and a hero on one tile, with the square (1, -3) of that tile between them."""
    place = Place("brunna", "maro")
    place.s.walls = start_cave(high_gaps=high_gaps)
    place.agree(ties="first")
    place.tile(tile, 0, 0, 0)
    place.at(0, 2, -3)
    place.at(1, 7, 2)
    place.monster("palefolk-dartcaster", 0, -3)
    return place


@pytest.mark.parametrize(("hide", "wounds"), [(False, [1, 0]), (True, [0, 0])])
def test_cv_dist_05_walls_inside_tiles_hide_nobody_unless_agreed(
    hide: bool, wounds: list[int]
) -> None:
    place = over_a_square("pillar-cross")
    place.agree(tile_open=not hide)
    assert lost(acts(place, *rolls(*[] if hide else [20]))) == wounds


def test_tile_open_lets_heroes_aim_past_a_pillar() -> None:
    place = over_a_square("pillar-cross")
    place.at(1, 2, -2)
    for hide in (False, True):
        place.agree(tile_open=not hide)
        place.acts(1)
        assert ("hunting-arrow" in place.legal("use")) is not hide


@pytest.mark.parametrize(("high", "wounds"), [(False, [1, 0]), (True, [0, 0])])
def test_gap_blocks(high: bool, wounds: list[int]) -> None:
    place = over_a_square("smoking-cross", high_gaps=high)
    place.agree(tile_open=False)
    assert lost(acts(place, *rolls(*[] if high else [20]))) == wounds


@pytest.mark.parametrize("high", [False, True])
def test_gap_blocks_is_heard_saved_and_no_matter_to_who_crosses_gaps(high: bool) -> None:
    s = set_up(2, CAVERNS.chosen({"gap_blocks": high}))
    assert has_high_gaps(s.walls) is high
    place = over_a_square("smoking-cross", high_gaps=high)
    kind = {f.name: f.kind for f in Caverns.FIELDS}["walls"]
    again = kind.load(kind.save(place.s.walls))
    assert again is not None
    assert has_high_gaps(again) is high
    assert again.clear == place.s.walls.clear
    assert is_adjacent(bridged(again), GRID.at(0, -3), GRID.at(1, -3))


@pytest.mark.parametrize(("uses", "may"), [(1, False), (2, True)])
def test_snug_uses(uses: int, may: bool) -> None:
    place = Place("brunna", "maro")
    place.tile("snug", 0, 0, 0)
    place.at(0, 1, -2)
    place.agree(snug_uses=uses)
    place.s.sheltered = [1, 0]
    assert may_shelter(place.s, 0) is may


@pytest.mark.parametrize(("on", "wound"), [(True, 1), (False, 0)])
def test_tile_features(on: bool, wound: int) -> None:
    place = Place("brunna", "maro")
    place.tile("rune-ring", 0, 0, 0)
    place.at(0, 1, -1)
    place.at(1, 7, 2)
    place.agree(tile_features="on" if on else "off")
    place.monster("palefolk-dartcaster", 1, -3)
    acts(place, *rolls(5))
    assert lost(place) == [wound, 0]


@pytest.mark.parametrize(("chain", "drawn"), [(5, 2), (1, 1)])
def test_encounter_chain(chain: int, drawn: int) -> None:
    place = corridor((2, 1), FAR)
    place.agree(encounter_chain=chain)
    place.begin(EncounterDraw(0))
    place.play("d draw encounters steam-wakes")
    if chain > 1:
        place.play("d draw encounters scent-of-blood")
    assert place.s.frames == []
    assert place.s.encounters == drawn


@pytest.mark.parametrize(("step", "hp"), [(0, 12), (2, 8), (4, 6)])
def test_villain_scale(step: int, hp: int) -> None:
    place = meets("cinderjaw", (9, 1), FAR, (2, 1))
    place.agree(villain_scale=step)
    assert max_hp(place.s, foe("cinderjaw")) == hp


@pytest.mark.parametrize(("squares", "wounds"), [(False, [1, 0]), (True, [0, 1])])
def test_closest(squares: bool, wounds: list[int]) -> None:
    place = meets("palefolk-dartcaster", (8, 1), (12, 1), (7, 1))
    place.agree(closest="squares" if squares else "tile-dist")
    assert lost(acts(place, *rolls(20))) == wounds


@pytest.mark.parametrize(("delay", "wound"), [(0, 2), (1, 0)])
def test_trap_delay(delay: int, wound: int) -> None:
    place = corridor((2, 1), FAR)
    place.agree(trap_delay=delay)
    place.begin(VillainPhase(0))
    place.play("d draw encounters swinging-log", *rolls(*[20] * (1 - delay)))
    assert place.s.frames == []
    assert lost(place) == [wound, 0]


@pytest.mark.parametrize(
    ("fewest", "cards"),
    [(False, "Gnawling Pack, Gloom Recluse, Sporeback Shambler"), (True, "Old Cinderjaw")],
)
def test_xp_autopay(fewest: bool, cards: str) -> None:
    place = corridor((2, 1), FAR)
    place.agree(xp_autopay="fewest-cards" if fewest else "min-total")
    place.xp("gnawling-pack", "cinderjaw", "gloom-recluse", "sporeback-shambler")
    place.begin(Paying(0, 5))
    assert f"Proposed: {cards}." in place.s.frames[-1].prompt(place.s).text
    assert place.legal("pay") == ["gnawling-pack", "cinderjaw"]


@pytest.mark.parametrize("tunnels", [True, False])
def test_sealed(tunnels: bool) -> None:
    place = sealed_but_one()
    place.agree(sealed="tunnel" if tunnels else "shut")
    place.begin(Laying((EAST, 1), 0))
    place.play("d draw tiles tile-snug")
    assert bool(open_edges(place.s.walls)) is tunnels


def test_sealed_by_a_tile_the_settling_mountain_has_buried_all() -> None:
    place = sealed_but_one("adv-07")
    place.begin(Turns(), Laying((EAST, 1), 0))
    place.play("d draw tiles tile-snug")
    assert place.s.over is not None
    assert place.s.over.ending == "buried"


def sealed_but_one(adventure: str = "adv-11") -> Place:
    """A cave whose last open side leads east from the start tile."""
    place = Place("brunna", "maro", adventure=adventure)
    place.agree(ties="first")
    for way in open_edges(place.s.walls):
        if way != (EAST, 1):
            place.s.walls = place.s.walls.close_border(*way, PLUG)
    return place


def test_cv_tile_17_a_sealed_cave_is_opened_by_the_tile_it_waits_for() -> None:
    place = sealed_but_one()
    size = place.s.stacks[TILE_STACK].size
    place.begin(Laying((EAST, 1), 0))
    place.play("d draw tiles tile-snug")
    assert place.s.stacks[TILE_STACK].size == size - 2
    awaited = cell_with(place.s.walls, TILE_NAMES.parse(place.s.adventure.triggers[0].tile))
    assert awaited in connected(place.s.walls, GRID.cell(2, 0))


def test_cv_tile_17_a_cave_that_waits_for_nothing_stays_sealed() -> None:
    place = sealed_but_one()
    place.stack("snug", "ford")
    place.begin(Laying((EAST, 1), 0))
    place.play("d draw tiles tile-snug")
    assert open_edges(place.s.walls) == ()
    assert place.s.stacks[TILE_STACK].size == 1


def test_adjacent_fallback_is_for_who_goes_next_to_a_hero_alone() -> None:
    for near in (False, True):
        place = meets("gnawling-pack", (9, 1), (4, 1), (13, 1))
        for p in tile_squares(place.s, 0, EAST, patch=False):
            place.monster("keening-shade", GRID.x(p), GRID.y(p), seat=1)
        place.agree(adjacent_fallback="as-near" if near else "next-line")
        assert lost(acts(place, *rolls(20))) == [0, 1]


def test_tile_open_hides_nobody_from_what_is_no_attack() -> None:
    for hide in (False, True):
        place = over_a_square("pillar-cross")
        place.agree(tile_open=not hide)
        place.item("smoke-pot")
        place.acts()
        place.play("h1 use smoke-pot")
        assert place.s.pinned[M1] == 1
