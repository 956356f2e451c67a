"""Errands: key, lever and chart with a surveyor to lead out; bowls for the pit."""

from __future__ import annotations

from tests.games.caverns.scenes import Place, agree
from undercroft.games.caverns.adventures.key_lever_chart import CHART, KEY, LEVER, TOBIN, far_exit
from undercroft.games.caverns.adventures.quench_the_pit import DROVER, PIT, quench_the_pit
from undercroft.games.caverns.combat.damage import BY_ATTACK, Harm
from undercroft.games.caverns.content.tables import DOUBLES, TILE_NAMES
from undercroft.games.caverns.map.distances import taken
from undercroft.games.caverns.map.exploration import Laying, arrive, lay_props
from undercroft.games.caverns.map.geometry import (
    GRID,
    attached,
    cell_with,
    connected,
    marked,
    with_far,
)
from undercroft.games.caverns.notation import FIRST_PROP
from undercroft.games.caverns.phases.endings import judge
from undercroft.games.caverns.phases.hero_end import flee
from undercroft.games.caverns.phases.round import Turns
from undercroft.games.caverns.phases.villains import is_in_play, join, villain_figure
from undercroft.games.caverns.state import NO_FIGURE, NOWHERE

BOWL = FIRST_PROP


def laid_at(place: Place, name: str, side: int) -> int:
    """A tile lies at a side of the western start tile with its objects; its cell."""
    cell = place.tile(name, 0, 0, side)
    lay_props(place.s, place.s.walls.tile(cell), cell)
    return cell


def test_adv_11_the_lever_opens_a_tunnel_which_follows_the_glowstone() -> None:
    place = Place("pell", "oriel", adventure="adv-11")
    s = place.s
    ford = laid_at(place, "ford", 0)
    s.kind[KEY], s.holder[KEY] = 0, 0
    lever = s.spot[LEVER]
    s.spot[0] = next(lever + d for d in GRID.deltas[s.walls.steps[lever]])
    place.acts(0)
    assert place.legal("pull") == ["o2"]
    place.play("h1 pull o2")
    assert GRID.cell(1, 0) in connected(s.walls, ford)
    glow = place.tile("glowstone", 0, 0, 3)
    arrive(s, s.walls.tile(glow), glow)
    assert glow in connected(s.walls, ford)
    assert GRID.cell(1, 0) not in connected(s.walls, ford)


def test_adv_11_the_lever_leaves_its_bridge_free() -> None:
    place = Place("pell", "oriel", adventure="adv-11")
    s = place.s
    ford = laid_at(place, "ford", 0)
    s.kind[KEY], s.holder[KEY] = 0, 0
    s.spot[0] = place.patch(ford)
    x, y = place.where(LEVER)
    place.turn(f"h1 move {x},{y}", seat=0)
    assert s.spot[0] == s.spot[LEVER]
    assert place.refused("h1 take o2") == ["CV-OBJ-02"]
    place.play("h1 pull o2")
    assert GRID.cell(1, 0) in connected(s.walls, ford)


def test_adv_11_a_monster_may_stand_on_the_bridge() -> None:
    place = Place("pell", "oriel", adventure="adv-11")
    laid_at(place, "ford", 0)
    assert place.s.spot[LEVER] not in taken(place.s)


def test_adv_11_from_afar_nobody_pulls() -> None:
    place = Place("pell", "oriel", adventure="adv-11")
    laid_at(place, "ford", 0)
    place.s.kind[KEY], place.s.holder[KEY] = 0, 0
    place.acts(0)
    assert place.legal("pull") == []


def test_adv_11_without_the_key_nobody_pulls() -> None:
    place = Place("pell", "oriel", adventure="adv-11")
    laid_at(place, "ford", 0)
    lever = place.s.spot[LEVER]
    place.s.spot[0] = next(lever + d for d in GRID.deltas[place.s.walls.steps[lever]])
    place.acts(0)
    assert place.legal("pull") == []


def test_adv_11_tobin_and_hemlock_come_with_the_chart() -> None:
    place = Place("pell", "oriel", adventure="adv-11")
    s = place.s
    laid_at(place, "glowstone", 0)
    s.spot[0] = s.spot[CHART]
    agree(s, ties="first")
    place.turn("h1 take o3", seat=0)
    assert s.holder[TOBIN] == 0
    assert GRID.cell_of[s.spot[TOBIN]] == GRID.cell_of[s.spot[0]]
    assert s.spot[villain_figure("hemlock")] == marked(s.walls, "L")[0]


def gate(place: Place) -> None:
    """The Gate is laid north of the start tile."""
    place.s.stacks[3] = place.s.stacks[3].shuffled()
    place.begin(Turns(), Laying((GRID.cell(0, 0), 0), 0))
    place.play("d draw tiles tile-gate")


def test_cv_tile_18_the_gate_is_collapsed_until_the_chart_is_there() -> None:
    place = Place("pell", "oriel", adventure="adv-11")
    s = place.s
    gate(place)
    cell, side = far_exit(s)
    assert not s.walls.is_open_end(cell, side)
    s.kind[CHART], s.holder[CHART] = 2, 0
    agree(s, ties="first")
    s.spot[0] = s.walls.passable(cell)[0]
    assert judge(s)
    s.run()
    place.play("d draw monsters shale-runner", "d draw monsters gloom-recluse")
    assert is_in_play(s, "daylight-stair-far")
    assert [len(queue) for queue in s.queue] == [1, 1]


def test_cv_ally_08_tobin_leaves_with_his_hero() -> None:
    place = Place("pell", "oriel", adventure="adv-11")
    s = place.s
    s.kind[TOBIN], s.hp[TOBIN], s.holder[TOBIN] = 0, 4, 0
    place.at(TOBIN, 4, 1)
    place.begin(Turns())
    flee(s, 1)
    assert s.spot[TOBIN] != NOWHERE
    flee(s, 0)
    judge(s)
    assert s.spot[TOBIN] == NOWHERE
    assert s.over is not None
    assert s.over.ending == "survey-done"


def test_adv_11_his_hero_waits_for_tobin() -> None:
    place = Place("pell", "oriel", adventure="adv-11")
    s = place.s
    stair = next(double for double in DOUBLES if double.id == "daylight-stair")
    s.walls = attached(s.walls, stair, (GRID.cell(0, 0), 0))
    s.kind[TOBIN], s.hp[TOBIN], s.holder[TOBIN] = 0, 4, 0
    s.spot[0] = s.spot[1] = marked(s.walls, "X")[0]
    place.at(TOBIN, 4, 1)
    page = s.page
    assert (page.escapes(s, 0), page.escapes(s, 1)) == (False, True)
    s.spot[TOBIN] = marked(s.walls, "X")[1]
    assert page.escapes(s, 0)


def test_adv_11_tobin_beaten_is_a_defeat() -> None:
    place = Place("pell", "oriel", adventure="adv-11")
    s = place.s
    s.kind[TOBIN], s.hp[TOBIN], s.holder[TOBIN] = 0, 4, 0
    place.at(TOBIN, 4, 1)
    place.begin(Turns(), Harm(TOBIN, 4, NO_FIGURE, BY_ATTACK))
    assert s.over is not None
    assert s.over.ending == "surveyor-lost"


def test_adv_11_a_round_without_a_tile_costs_time() -> None:
    place = Place("pell", "oriel", adventure="adv-11")
    page = place.s.page
    place.s.laid = 0
    page.turn_ended(place.s, 0)
    page.round_ended(place.s)
    assert place.s.clock == 8
    page.round_ended(place.s)
    assert place.s.clock == 7


def pit(place: Place) -> None:
    """The Deep Lair with its pit lies north of the start tile."""
    lair = next(double for double in DOUBLES if double.id == "deep-lair")
    place.s.walls = attached(place.s.walls, with_far(lair, PIT), (GRID.cell(0, 0), 0))


def test_adv_13_bowls_lie_beside_the_ladder() -> None:
    place = Place("kestrin", "maro", "brunna", adventure="adv-13")
    s = place.s
    cell = GRID.cell(0, 0)
    lay_props(s, s.walls.tile(cell), cell)
    ladder = marked(s.walls, "L")[0]
    assert {GRID.distance(s.spot[BOWL + i], ladder) for i in (0, 1)} == {1}
    assert s.spot[BOWL] != s.spot[BOWL + 1]


def with_bowl(place: Place, seat: int) -> None:
    """A hero holds a bowl."""
    place.s.kind[BOWL], place.s.holder[BOWL] = 0, seat


def test_adv_13_a_bowl_is_filled_at_the_water_and_poured_at_the_pit() -> None:
    place = Place("kestrin", "maro", "brunna", adventure="adv-13")
    s = place.s
    laid_at(place, "ford", 3)
    pit(place)
    with_bowl(place, 0)
    water = marked(s.walls, "~")[0]
    s.spot[0] = next(p for p in s.walls.passable(GRID.cell(-1, 0)) if GRID.distance(p, water) == 1)
    place.turn("h1 fill o1", seat=0)
    assert place.legal("pour") == []
    place.at(0, 1, -5)
    s.clock = 3
    place.turn("h1 pour o1", seat=0)
    assert (quench_the_pit(s).pours, s.clock, quench_the_pit(s).filled) == (1, 4, ())


def test_adv_13_the_drover_holds_a_bowl() -> None:
    place = Place("kestrin", "maro", "brunna", adventure="adv-13")
    s = place.s
    join(s, "pit-drover", 0, [GRID.at(4, 1)])
    s.run()
    place.stand((5, 1), (5, 2))
    with_bowl(place, 0)
    place.turn("h1 hand o1", seat=0)
    assert s.holder[BOWL] == DROVER
    place.turn("h2 take o1", seat=1)
    assert s.holder[BOWL] == 1


def test_adv_13_a_round_brings_a_monster_and_costs_time() -> None:
    place = Place("kestrin", "maro", "brunna", adventure="adv-13")
    s = place.s
    pit(place)
    page = s.page
    page.round_ended(s)
    assert s.clock == 6
    page.triggered(s, GRID.cell(0, 0))
    place.begin(Turns())
    page.round_ended(s)
    s.run()
    place.play("d draw monsters shale-runner")
    assert s.clock == 5
    assert GRID.cell_of[s.spot[-1]] == cell_with(s.walls, TILE_NAMES.parse(PIT))


def test_adv_13_four_pours_quench_it_for_four_heroes() -> None:
    place = Place("kestrin", "maro", "brunna", "oriel", adventure="adv-13")
    place.begin(Turns())
    quench_the_pit(place.s).pours = 3
    assert not judge(place.s)
    quench_the_pit(place.s).pours = 4
    judge(place.s)
    assert place.s.over is not None
    assert place.s.over.ending == "pit-quenched"


def test_adv_13_a_tunnel_joins_ford_and_rune_ring() -> None:
    place = Place("kestrin", "maro", "brunna", adventure="adv-13")
    s = place.s
    ford, ring = place.tile("ford", 0, 0, 3), place.tile("rune-ring", 1, 0, 1)
    s.page.tile_laid(s, s.walls.tile(ring), ring)
    assert ring in connected(s.walls, ford)


def test_adv_11_the_lever_is_what_one_wants_to_pull() -> None:
    place = Place("pell", "oriel", adventure="adv-11")
    turn = place.acts()
    for prop, verbs in ((KEY, []), (LEVER, ["pull"])):
        wanted = turn.wants(place.s, f"fig:o{prop - KEY + 1}")
        assert [move.verb.name for move in wanted if move.verb.name == "pull"] == verbs


def test_adv_11_nobody_wins_without_tobin() -> None:
    place = Place("pell", "oriel", adventure="adv-11")
    s = place.s
    place.begin(Turns())
    s.kind[TOBIN], s.hp[TOBIN], s.holder[TOBIN] = 0, 0, 0
    for seat in (0, 1):
        flee(s, seat)
    judge(s)
    assert s.over is not None
    assert (s.over.ending, s.over.winners) == (s.adventure.defeats[0].id, ())


def test_cv_def_13_what_the_drover_holds_falls_where_he_is_beaten() -> None:
    place = Place("maro", "pell", "oriel", adventure="adv-13")
    join(place.s, "pit-drover", 0, [GRID.at(5, 2)])
    place.s.run()
    with_bowl(place, DROVER)
    place.begin(Harm(DROVER, 9, NO_FIGURE, BY_ATTACK))
    assert place.s.spot[DROVER] == NOWHERE
    assert (place.where(BOWL), place.s.holder[BOWL]) == ((5, 2), NO_FIGURE)
