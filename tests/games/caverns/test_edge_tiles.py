"""Finite caves in play: pools and niches used once, the last fissure, coffers seen from afar."""

from __future__ import annotations

from tests.games.caverns.scenes import Place, agree
from tests.games.caverns.test_finite import CRACKS, build, closed_start, coffers
from undercroft.crawl.space.grid import SIDES
from undercroft.games.caverns.adventures.four_cracks import fissures
from undercroft.games.caverns.adventures.six_coffers import GOLD, six_coffers
from undercroft.games.caverns.combat.damage import BY_ATTACK, BY_CARD, Harm
from undercroft.games.caverns.content.tables import EDGES, TILES
from undercroft.games.caverns.effects import refs
from undercroft.games.caverns.map.figures import fissure_way, props
from undercroft.games.caverns.map.finite_cave import BLIND, edge_stack, plug
from undercroft.games.caverns.map.geometry import GRID, open_edges, patches, side_squares
from undercroft.games.caverns.notation import FIRST_EDGE_TILE, FIRST_PROP, numbers
from undercroft.games.caverns.phases.hero_end import Closing
from undercroft.games.caverns.phases.round import Turns
from undercroft.games.caverns.phases.villain_phase import VillainPhase
from undercroft.games.caverns.phases.villains import villain_figure
from undercroft.games.caverns.state import NO_FIGURE, NOWHERE, POISONED
from undercroft.kernel.chance import Draw


def test_cv_cave_07_who_does_not_wash_is_asked_once_and_rolls() -> None:
    place = closed_start("drip-pool", "blind-wall", "blind-wall", "blind-wall")
    place.at(0, 1, 0)
    place.s.ailments[0] = POISONED
    place.begin(Turns(), Closing(0))
    place.play("h1 no", "d roll 9")
    assert place.s.ailments[0] == POISONED
    assert place.s.edge_used == ()


def test_cv_cave_07_a_niche_wakes_one_monster() -> None:
    place = closed_start("bone-niche", "blind-wall", "blind-wall", "blind-wall")
    place.agree(ties="first")
    place.at(0, 1, 0)
    place.turn("h1 search 0,0,n", "d roll 1", "d draw monsters shale-runner", seat=0)
    assert place.legal("draw") == []
    assert place.s.queue[0] == numbers("shale-runner")


def test_cv_cave_10_lirashe_stands_on_the_patch_if_the_side_is_full() -> None:
    place = closed_start(*CRACKS)
    s = place.s
    agree(s, ties="first")
    last = fissures(s)[3]
    for crack in fissures(s)[:2]:
        s.spot[crack], s.hp[crack] = NOWHERE, 0
    way = fissure_way(s, last)
    assert way is not None
    for p in side_squares(s.walls, way):
        place.monster("gnawling-pack", GRID.x(p), GRID.y(p))
    place.begin(Turns(), Harm(fissures(s)[0], 3, 0, BY_ATTACK))
    assert s.spot[villain_figure("lirashe-veiled")] == patches(s.walls)[way[0]]


def test_adv_07_the_last_edge_collapses_at_once_and_buries_the_heroes() -> None:
    place = Place("kestrin", "maro", adventure="adv-07")
    for way in open_edges(place.s.walls)[1:]:
        plug(place.s, way, 0)
    place.begin(Turns(), VillainPhase(0))
    assert open_edges(place.s.walls) == ()
    assert place.s.over is not None
    assert place.s.over.ending == "buried"


def test_adv_10_a_coffer_two_squares_away_is_out_of_reach() -> None:
    place = coffers()
    where = {place.where(FIRST_PROP + i): f"o{i + 1}" for i in range(2)}
    place.stand((3, 2), (7, 1))
    place.acts(0)
    assert place.legal("open") == []
    assert place.refused(f"h1 open {where[1, 2]}") == ["CV-OBJ-01"]
    place.at(0, 2, 2)
    place.acts(0)
    assert place.legal("open") == [where[1, 2]]


def test_adv_10_what_a_hero_who_is_out_leaves_is_gold() -> None:
    place = coffers()
    six_coffers(place.s).gold[1] = 7
    place.s.page.went_out(place.s, 1)
    left = next(f for f in range(FIRST_PROP, FIRST_PROP + 12) if six_coffers(place.s).gold[f] == 7)
    kind = place.s.page.objects().index(GOLD)
    assert (place.s.kind[left], place.s.spot[left]) == (kind, place.s.spot[1])


def test_cv_pow_10_a_shrine_turns_up_the_utility_picked_and_no_other() -> None:
    place = closed_start("old-shrine", "blind-wall", "blind-wall", "blind-wall")
    place.at(0, 1, 0)
    wound, light = numbers("bind-the-wound", "steady-light")
    place.s.up[0], place.s.down[0] = (), (wound, light)
    place.begin(Turns(), Closing(0))
    place.play("h1 pick steady-light")
    assert (place.s.up[0], place.s.down[0]) == ((light,), (wound,))


def test_cv_cave_03_there_are_as_many_blind_walls_as_printed() -> None:
    blind = FIRST_EDGE_TILE + BLIND
    for fissures_ in (False, True):
        assert edge_stack(8, fissures=fissures_).cards().count(blind) == EDGES[BLIND].copies


def test_cv_large_09_a_large_monster_in_a_finite_cave_is_next_to_whom_any_square_touches() -> None:
    place = closed_start("blind-wall", "blind-wall", "blind-wall", "blind-wall")
    place.agree(ties="first")
    place.stand((7, 1), (0, 1))
    place.monster("eightfold-reaver", 5, 1)
    place.villain_phase("d roll 20")
    assert place.s.ailments == [POISONED, 0]


def test_adv_10_gold_that_was_picked_up_does_not_fall_with_its_hero() -> None:
    place = coffers()
    six_coffers(place.s).gold[1] = 7
    place.s.page.went_out(place.s, 1)
    place.s.spot[0], place.s.spot[1] = place.s.spot[1], NOWHERE
    there = props(place.s)
    place.acts(0)
    place.play(f"h1 take {place.legal('take')[0]}")
    place.begin(Harm(0, 20, NO_FIGURE, BY_CARD))
    assert (six_coffers(place.s).gold[0], place.s.hp[0]) == (7, 0)
    assert len(props(place.s)) == len(there) - 1


def test_cv_cave_02_an_edge_that_was_filled_meanwhile_is_skipped_alone() -> None:
    place = Place("oriel", "hadra", adventure="adv-06")
    build(place, *[tile.id for tile in TILES if len(tile.open) == SIDES])
    while isinstance(place.s.frames[-1], Draw):
        place.play(f"d draw {place.legal('draw')[0]}")
    assert len(place.s.order) > 6
    closed = {refs.way_of(way)[0] for way in place.s.edge_ways}
    assert not closed & {*place.s.order[:6]}
