"""Finite caves: how they are built, what their edge tiles do, and the pages played in them."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.caverns.scenes import WEST, Place, agree
from undercroft.games.caverns.adventures.four_cracks import fissures
from undercroft.games.caverns.adventures.six_coffers import closed_coffers, six_coffers
from undercroft.games.caverns.combat.attack import AttackFrame, roll_terms
from undercroft.games.caverns.combat.damage import BY_ATTACK, Harm
from undercroft.games.caverns.content.stat_ids import LIBRARY
from undercroft.games.caverns.content.tables import EDGE_NAMES, EDGES
from undercroft.games.caverns.effects import refs
from undercroft.games.caverns.map.distances import adjacent
from undercroft.games.caverns.map.edge_tiles import NICHE, POOL, SHRINE
from undercroft.games.caverns.map.figures import fissure_way
from undercroft.games.caverns.map.finite_cave import Building, edge_stack, open_fissures, plug
from undercroft.games.caverns.map.geometry import GRID, open_edges, patches, side_squares
from undercroft.games.caverns.notation import FIRST_PROP, NOTATION, TILE_STACK, TOKEN_STACK, numbers
from undercroft.games.caverns.phases.endings import judge
from undercroft.games.caverns.phases.hero_end import Closing
from undercroft.games.caverns.phases.hero_start import Opening
from undercroft.games.caverns.phases.round import Turns
from undercroft.games.caverns.phases.villain_phase import VillainPhase
from undercroft.games.caverns.phases.villains import villain_figure
from undercroft.games.caverns.state import NOWHERE, OUT, POISONED
from undercroft.kernel.chance import Draw
from undercroft.kernel.events import Rolled

NORTH, EAST_SIDE, SOUTH, WEST_SIDE = range(4)
CRACKS = ("fissure-1-5", "fissure-6-10", "fissure-11-15", "fissure-16-20")
BENDS = ("idol-bend", "round-bend", "scald-bend", "ash-bend")


def closed_start(*kinds: str, adventure: str = "adv-06", heroes: tuple[str, ...] = ()) -> Place:
    """The start tile alone, its four edges closed by edge tiles of these kinds."""
    place = Place(*(heroes or ("oriel", "hadra")), adventure=adventure)
    s = place.s
    s.order = (GRID.cell(0, 0), GRID.cell(1, 0))
    ways = [(WEST, NORTH), (WEST, WEST_SIDE), (GRID.cell(1, 0), 1), (GRID.cell(1, 0), 2)]
    for way, kind in zip(ways, kinds):
        plug(s, way, EDGE_NAMES.parse(kind))
    s.stacks[TILE_STACK] = s.stacks[TILE_STACK].of(())
    open_fissures(s)
    return place


def build(place: Place, *tiles: str) -> None:
    """The cave is built; the first tiles as wanted, the others as they come."""
    place.begin(Turns(), Building())
    wanted = list(tiles)
    s = place.s
    while isinstance(s.frames[-1], Draw) and s.frames[-1].stack == TILE_STACK:
        name = wanted.pop(0) if wanted else None
        first = NOTATION.cards.text(s.stacks[TILE_STACK].outcomes(0)[0][0])
        place.play(f"d draw tiles {f'tile-{name}' if name else first}")


def test_cv_cave_01_two_rings_and_no_edge_left() -> None:
    place = Place("oriel", "hadra", adventure="adv-10")
    build(place)
    s = place.s
    while s.over is None and s.stacks[TOKEN_STACK].size:
        place.play(f"d draw tokens {NOTATION.cards.text(s.stacks[TOKEN_STACK].outcomes(0)[0][0])}")
    assert open_edges(s.walls) == ()
    assert len(s.order) > 6


def test_cv_cave_02_a_ring_is_laid_by_age_of_tile_and_clockwise() -> None:
    place = Place("oriel", "hadra", adventure="adv-10")
    build(place, "broad-cross", *BENDS[:3])
    east = GRID.cell(1, 0)
    first = [GRID.beyond(WEST, 0), GRID.beyond(WEST, 3), GRID.beyond(east, 1)]
    assert list(place.s.order[2:5]) == first or place.s.order == ()
    assert place.s.walls.is_laid(GRID.beyond(GRID.beyond(WEST, 0), 0))


def test_cv_cave_03_fissures_are_among_the_edge_tiles() -> None:
    stack = edge_stack(4, fissures=True)
    assert [NOTATION.cards.text(card) for card in stack.outcomes(0)[0]] == [
        f"edge-{c}" for c in CRACKS
    ]
    plain = edge_stack(4, fissures=False)
    assert not any("fissure" in NOTATION.cards.text(card) for card in plain.pool)


def test_cv_cave_04_blind_walls_never_run_short() -> None:
    stack = edge_stack(30, fissures=True)
    assert stack.size == 30
    counts = Counter(NOTATION.cards.text(card) for card in stack.cards())
    assert counts["edge-blind-wall"] == 20


def test_cv_cave_04_a_cave_too_small_is_built_anew() -> None:
    place = Place("oriel", "hadra", adventure="adv-06")
    place.begin(Turns(), Building())
    frame = next(f for f in place.s.frames if isinstance(f, Building))
    place.s.frames = [*place.s.frames[:-1]]
    frame.ring, frame.ways = 1, ()
    for way in open_edges(place.s.walls)[:2]:
        plug(place.s, way, 0)
    place.s.run()
    assert frame.ring == 0
    assert len(open_edges(place.s.walls)) == 4


def test_cv_cave_05_nothing_appears_while_it_is_built() -> None:
    place = Place("oriel", "hadra", adventure="adv-10")
    build(place, "broad-cross")
    assert place.s.queue == [(), ()]
    assert place.s.encounters == 0
    assert place.s.walls.is_laid(GRID.beyond(WEST, 0))


def test_cv_cave_06_a_plugged_edge_is_closed_for_good() -> None:
    place = Place("oriel", "hadra", adventure="adv-07")
    plug(place.s, (WEST, NORTH), 0)
    assert (WEST, NORTH) not in open_edges(place.s.walls)
    assert not place.s.walls.is_laid(GRID.beyond(WEST, NORTH))


def test_cv_cave_07_a_fissure_is_next_to_all_squares_of_its_side() -> None:
    place = closed_start(*CRACKS)
    crack = fissures(place.s)[0]
    for x in (1, 2):
        assert adjacent(place.s, place.at(0, x, 0), crack)
    assert not adjacent(place.s, place.at(0, 1, 1), crack)


def test_cv_cave_08_a_fissure_is_closed_by_attacks_and_pays_a_treasure() -> None:
    place = closed_start(*CRACKS, heroes=("kestrin", "hadra"))
    s = place.s
    place.stand((1, 0), (4, 1))
    s.hp[fissures(s)[0]] = 1
    place.turn("h1 use left-hand-arc", "d roll 12", "d draw treasures found-hour", seat=0)
    assert len(fissures(s)) == 3
    assert not s.treasure_drawn


def test_cv_cave_09_the_die_says_which_fissure_stirs() -> None:
    place = closed_start(*CRACKS)
    s = place.s
    place.stand((5, 1), (4, 1))
    place.begin(Turns(), VillainPhase(0))
    place.play("d roll 7", "d draw monsters shale-runner")
    way = fissure_way(s, fissures(s)[1])
    assert way is not None
    place.play(place_at(place, 0))
    assert s.spot[-1] in side_squares(s.walls, way)


def place_at(place: Place, index: int) -> str:
    """The move that puts a figure on one of the squares offered."""
    return f"h1 space {place.legal('space')[index]}"


def test_cv_cave_10_lirashe_comes_out_of_the_last_fissure() -> None:
    place = closed_start(*CRACKS)
    s = place.s
    agree(s, ties="first")
    for crack in fissures(s)[:2]:
        s.spot[crack], s.hp[crack] = NOWHERE, 0
    place.begin(Turns(), Harm(fissures(s)[0], 3, 0, BY_ATTACK))
    place.play("d draw treasures found-hour")
    way = fissure_way(s, fissures(s)[0])
    assert way is not None
    assert s.spot[villain_figure("lirashe-veiled")] in side_squares(s.walls, way)


def test_cv_cave_11_a_closed_fissure_means_an_encounter() -> None:
    place = closed_start(*CRACKS)
    s = place.s
    crack = fissures(s)[1]
    s.spot[crack], s.hp[crack] = NOWHERE, 0
    place.begin(Turns(), VillainPhase(0))
    place.play("d roll 7", "d draw encounters scent-of-blood")
    assert s.discards[1] == numbers("scent-of-blood")


def test_cv_cave_12_a_collapse_plugs_a_random_edge() -> None:
    place = Place("kestrin", "maro", adventure="adv-07")
    place.begin(Turns(), VillainPhase(0))
    before = open_edges(place.s.walls)
    place.play("d roll 2")
    assert set(before) - set(open_edges(place.s.walls)) == {before[2]}
    assert place.s.encounters == 0


def test_adv_06_too_many_monsters_at_the_end_of_a_turn() -> None:
    place = closed_start(*CRACKS)
    place.begin(Turns())
    for i in range(10):
        place.monster("shale-runner", 4 + i % 4, 1 + i // 4)
    place.s.page.turn_ended(place.s, 0)
    ended = place.s.over
    place.monster("shale-runner", 0, 1)
    place.s.page.turn_ended(place.s, 0)
    assert ended is None
    assert place.s.over is not None
    assert place.s.over.ending == "overrun"


def test_adv_07_without_an_edge_the_heroes_are_buried() -> None:
    place = Place("kestrin", "maro", adventure="adv-07")
    place.begin(Turns())
    for way in open_edges(place.s.walls):
        plug(place.s, way, 0)
    judge(place.s)
    assert place.s.over is not None
    assert place.s.over.ending == "buried"


def test_adv_07_after_the_gate_encounters_are_drawn() -> None:
    place = Place("kestrin", "maro", adventure="adv-07")
    place.tile("gate", 0, 0, 0)
    place.begin(Turns(), VillainPhase(0))
    place.play("d draw encounters scent-of-blood")
    assert place.s.discards[1] == numbers("scent-of-blood")


def test_adv_07_mother_sorrel_follows_the_first_player() -> None:
    place = Place("kestrin", "maro", adventure="adv-07")
    s = place.s
    agree(s, ties="first")
    place.begin(Turns())
    s.page.set_up(s)
    s.run()
    sorrel = next(f for f in range(5, 12) if s.spot[f] != NOWHERE)
    assert s.holder[sorrel] == s.first


# ---- edge tiles ----------------------------------------------------------------------------------


def test_cv_cave_07_a_drip_pool_washes_poison_off_once() -> None:
    place = closed_start("drip-pool", "drip-pool", "blind-wall", "blind-wall")
    s = place.s
    place.at(0, 1, 0)
    s.ailments[0] = POISONED
    s.events, s.listening = [], True
    place.begin(Turns(), Closing(0))
    place.play("h1 yes")
    assert not s.ailments[0] & POISONED
    assert s.edge_used == (s.edge_ways[s.edge_kinds.index(POOL)],)
    assert not [event for event in s.events if isinstance(event, Rolled)]


def test_cv_cave_07_a_bone_niche_hides_a_treasure() -> None:
    place = closed_start("bone-niche", "blind-wall", "blind-wall", "blind-wall")
    place.at(0, 1, 0)
    place.turn("h1 search 0,0,n", "d roll 11", "d draw treasures found-hour", seat=0)
    assert place.s.edge_used == (place.s.edge_ways[place.s.edge_kinds.index(NICHE)],)
    place.acts(0)
    assert place.legal("search") == []
    assert place.refused("h1 search 0,0,n") == ["CV-CAVE-07"]


def test_cv_cave_07_or_a_monster() -> None:
    place = closed_start("bone-niche", "blind-wall", "blind-wall", "blind-wall")
    place.at(0, 1, 0)
    place.turn("h1 search 0,0,n", "d roll 5", "d draw monsters shale-runner", seat=0)
    assert place.s.queue[0] == numbers("shale-runner")


def test_cv_cave_07_an_old_shrine_turns_a_utility_up() -> None:
    place = closed_start("old-shrine", "blind-wall", "blind-wall", "blind-wall")
    s = place.s
    place.at(0, 1, 0)
    card = numbers("bind-the-wound")[0]
    s.up[0] = tuple(c for c in s.up[0] if c != card)
    s.down[0] = (card,)
    place.begin(Turns(), Closing(0))
    place.play("h1 pick bind-the-wound")
    assert card in s.up[0]
    assert s.edge_used == (s.edge_ways[s.edge_kinds.index(SHRINE)],)


def test_a_cold_draught_weakens_poison() -> None:
    place = closed_start("cold-draught", "blind-wall", "blind-wall", "blind-wall")
    node = LIBRARY.root("spore-burst")
    strike = AttackFrame(node, 0, -1, (0,))
    strike.target = 0
    assert EDGES[EDGE_NAMES.parse("cold-draught")].attack == -2
    assert sum(term.amount for term in roll_terms(place.s, strike)) == 5 - 2
    strike.node = LIBRARY.root("shot-from-nowhere")
    assert sum(term.amount for term in roll_terms(place.s, strike)) == 8
    strike.node = node
    place.at(0, 4, 1)
    assert sum(term.amount for term in roll_terms(place.s, strike)) == 5


# ---- six coffers ---------------------------------------------------------------------------------


def coffers(*heroes: str) -> Place:
    """A closed start tile with two coffers on its patches."""
    kinds = ("blind-wall",) * 4
    place = closed_start(*kinds, adventure="adv-10", heroes=heroes or ("pell", "maro"))
    place.s.page.set_up(place.s)
    return place


def test_adv_10_coffers_stand_on_patches() -> None:
    place = coffers()
    spots = patches(place.s.walls)
    assert {place.s.spot[f] for f in closed_coffers(place.s)} == set(spots.values())


def test_adv_10_opening_takes_the_attack_and_gives_gold() -> None:
    place = coffers()
    place.s.spot[0] = place.s.spot[FIRST_PROP]
    place.acts(0)
    place.s.events, place.s.listening = [], True
    place.play("h1 open o1", "d draw tokens token-gold-3")
    assert "opens a coffer" in str(place.s.events)
    assert six_coffers(place.s).gold[0] == 3
    assert place.legal("open") == []


def test_adv_10_a_coffer_stays_until_every_share_is_taken() -> None:
    place = coffers()
    coffer = closed_coffers(place.s)[0]
    for share in range(2):
        assert coffer in closed_coffers(place.s)
        place.s.spot[share] = place.s.spot[coffer]
        place.turn(f"h{share + 1} open o1", "d draw tokens token-gold-2", seat=share)
    assert coffer not in closed_coffers(place.s)
    assert six_coffers(place.s).gold[:2] == [2, 3]


@pytest.mark.parametrize(("count", "shares"), [(2, 2), (3, 3), (4, 3), (5, 4)])
def test_adv_10_coffers_hold_more_for_more_heroes(count: int, shares: int) -> None:
    place = coffers(*("pell", "maro", "kestrin", "corvane", "hadra")[:count])
    assert {six_coffers(place.s).gold[f] for f in closed_coffers(place.s)} == {shares}
    assert place.s.stacks[TOKEN_STACK].size == 6 * shares


@pytest.mark.parametrize("first", [0, 1, 2])
def test_adv_10_who_goes_last_begins_with_gold(first: int) -> None:
    place = closed_start(
        *("blind-wall",) * 4, adventure="adv-10", heroes=("pell", "maro", "kestrin")
    )
    place.s.first = first
    place.s.page.set_up(place.s)
    last = (first + 2) % 3
    assert [six_coffers(place.s).gold[seat] for seat in range(3)] == [
        int(seat == last) for seat in range(3)
    ]


def test_adv_10_the_first_three_rounds_are_quiet() -> None:
    place = coffers()
    draws = []
    for place.s.round in range(5):
        draws.append(place.s.page.draws_encounter(place.s, 1))
    assert draws == [False, False, False, True, True]


def test_adv_10_with_all_taken_and_all_back_the_round_is_played_out() -> None:
    place = coffers("pell", "maro", "kestrin")
    s = place.s
    for coffer in closed_coffers(s):
        s.spot[coffer] = NOWHERE
    assert not judge(s)
    s.page.round_ended(s)
    judge(s)
    assert s.over is not None
    assert s.over.ending == "richest"


def test_adv_10_it_goes_on_while_somebody_is_away() -> None:
    place = coffers("pell", "maro", "kestrin")
    s = place.s
    for coffer in closed_coffers(s):
        s.spot[coffer] = NOWHERE
    s.spot[1] = NOWHERE
    s.page.round_ended(s)
    assert not judge(s)
    s.status[1] = OUT
    s.page.round_ended(s)
    judge(s)
    assert s.over is not None


def test_adv_10_a_coffer_may_spring_a_trap() -> None:
    place = coffers()
    place.s.spot[0] = place.s.spot[FIRST_PROP]
    place.turn("h1 open o1", "d draw tokens token-sprung", seat=0)
    assert six_coffers(place.s).gold[0] == 1
    assert place.s.queue[0] == numbers("swinging-log")
    assert place.s.trap_cells == (GRID.cell_of[place.s.spot[0]],)
    assert numbers("swinging-log")[0] not in place.s.stacks[1].cards()


def test_adv_10_or_hold_a_monster() -> None:
    place = coffers()
    place.s.spot[0] = place.s.spot[FIRST_PROP]
    place.turn("h1 open o1", "d draw tokens token-guarded", "d draw monsters shale-runner", seat=0)
    assert six_coffers(place.s).gold[0] == 1
    assert place.s.queue[0] == numbers("shale-runner")


def test_adv_10_gold_of_a_hero_who_is_out_can_be_picked_up() -> None:
    place = coffers()
    s = place.s
    six_coffers(s).gold[0], s.surges[0], s.hp[0] = 4, 0, 0
    where = s.spot[0]
    place.begin(Turns(), Opening(0))
    assert (s.status[0], six_coffers(s).gold[0]) == (OUT, 0)
    s.spot[1] = where
    place.acts(1)
    before = six_coffers(s).gold[1]
    place.play(f"h2 take {place.legal('take')[0]}")
    assert six_coffers(s).gold[1] == before + 4


def test_adv_10_time_runs_from_the_fifth_round_on() -> None:
    place = coffers()
    page = place.s.page
    for place.s.round in range(1, 11):
        page.round_ended(place.s)
    assert place.s.clock == 0


def test_adv_10_gold_counts_on_the_start_tile_only() -> None:
    place = coffers("pell", "maro", "kestrin")
    s = place.s
    six_coffers(s).gold[:3] = [5, 2, 0]
    s.spot[0] = NOWHERE
    s.pile[2] = numbers("stonehide-brute", "gloom-recluse")
    s.clock = 0
    judge(s)
    assert s.over is not None
    assert s.over.scores == (0, 2, 1)
    assert (s.over.ending, s.over.winners) == ("richest", (1,))


def test_adv_10_items_break_a_tie() -> None:
    place = coffers()
    s = place.s
    place.item("nailed-boots", 1)
    s.clock = 0
    judge(s)
    assert s.over is not None
    assert s.over.winners == (1,)


def test_adv_10_all_out_nobody_wins() -> None:
    place = coffers()
    place.s.status = [OUT, OUT]
    judge(place.s)
    assert place.s.over is not None
    assert (place.s.over.ending, place.s.over.winners) == ("nobody-left", ())


def test_a_side_of_an_edge_tile_is_a_thing() -> None:
    place = closed_start(*CRACKS)
    assert place.s.edge_ways[0] == refs.edge((WEST, NORTH))
