"""What one sees from a space, and where monsters could strike next."""

from __future__ import annotations

from tests.games.alliance.scenes import Place
from undercroft.games.alliance.map.geometry import is_seen
from undercroft.games.alliance.notation import MOVE
from undercroft.games.alliance.phases.monster_plans import attacks
from undercroft.games.alliance.scene.drawing import preview
from undercroft.games.alliance.scene.overlays import danger, floor, name, sight
from undercroft.kernel.play import legal


def test_what_is_seen_has_its_distance_and_other_lines_end_somewhere() -> None:
    place = Place(archway=False)
    hero = place.hero("krom", place.gate, 4)
    s, here = place.s, place.s.spot[0]
    seen = sight(s, s.figure_id(hero))
    assert seen is not None
    cells, stops = dict(seen.cells), dict(seen.stops)
    assert cells[name(s, here)] == 0
    assert set(cells) == {name(s, p) for p in floor(s) if is_seen(s.walls, here, p)}
    assert set(cells) | set(stops) == {name(s, p) for p in floor(s)}
    assert set(stops.values()) <= set(cells)


def test_nobody_looks_from_what_is_not_there() -> None:
    assert sight(Place().s, "fig:nobody") is None


def test_danger_lies_where_a_monster_could_attack() -> None:
    place = Place()
    hero = place.hero("krom", place.gate, 4)
    place.monster("goblin", place.room, 4)
    place.monster("goblin", place.room, 1)
    s = place.s
    struck = dict(danger(s, 0).cells)
    monsters = [f for f in range(len(s.kind)) if f > hero and s.kind[f] >= 0]
    able = sum(any(plan.target == hero for plan in attacks(s, f)) for f in monsters)
    assert struck.get(name(s, s.spot[hero]), 0) == able


def test_a_move_is_previewed_with_its_way() -> None:
    place = Place()
    hero = place.hero("krom", place.gate, 4)
    place.turn(hero)
    s = place.s
    move = next(move for move in legal(s) if move.verb is MOVE)
    path = preview(s, move).path
    assert path[0] == name(s, s.spot[hero])
    assert path[-1] == f"sq:{str(move).split()[-1]}"
