"""What one sees from a space, and where monsters could strike when they act next."""

from __future__ import annotations

from collections import Counter

from undercroft.crawl.space.sight import clear_until
from undercroft.games.alliance.combat.numbers import is_in_range, printed_attack, reach_of
from undercroft.games.alliance.content.enemy_schema import Strikes
from undercroft.games.alliance.map.figures import (
    all_heroes,
    is_final,
    monster,
    monsters,
    open_card,
    slot_of_enemy,
)
from undercroft.games.alliance.map.geometry import is_seen, spaces_in
from undercroft.games.alliance.phases.enemy_plans import from_place, reach_on_card
from undercroft.games.alliance.phases.monster_plans import ends
from undercroft.games.alliance.state import NOWHERE, UNKNOWN, Alliance
from undercroft.kernel.scene import Overlay
from undercroft.kernel.state import State


def sight(view: State, thing: str) -> Overlay | None:
    """The spaces that are seen from a space or by a figure; where the line to others ends."""
    assert isinstance(view, Alliance)
    here = place_of(view, thing)
    if here is None:
        return None
    away = view.walls.board.grid.distances(here)
    spaces = floor(view)
    seen = [p for p in spaces if is_seen(view.walls, here, p)]
    hidden = [p for p in spaces if p not in seen]
    return Overlay(
        text="What is seen, with its distance; walls and closed doors stand in the way.",
        cells=tuple((name(view, p), away[p]) for p in seen),
        stops=tuple((name(view, p), name(view, clear_until(view.walls, here, p))) for p in hidden),
        rules=("DA-LOS-03", "DA-LOS-05"),
    )


def danger(view: State, _seat: int) -> Overlay:
    """The spaces that monsters could attack when they act next, and how many of them."""
    assert isinstance(view, Alliance)
    struck = Counter(p for f in monsters(view) for p in threatened(view, f))
    return Overlay(
        text="Where monsters could strike when they act next, and how many of them.",
        cells=tuple((name(view, p), struck[p]) for p in sorted(struck)),
        rules=("DA-MON-04", "DA-MON-09"),
    )


def threatened(s: Alliance, figure: int) -> set[int]:
    """The spaces a monster can attack from where it can go, or through walls from where it is."""
    if is_final(s, figure):
        return threatened_by_card(s, figure)
    ambush = monster(s, figure).power.ambush
    if ambush:
        return set(floor(s)) & s.walls.board.grid.within(s.spot[figure], ambush)
    reach = reach_of(s, figure, printed_attack(s, figure).kind)
    spaces = floor(s)
    return {
        q
        for p in {plan.square for plan in ends(s, figure)}
        for q in spaces
        if is_in_range(s.walls, p, q, reach)
    }


def threatened_by_card(s: Alliance, figure: int) -> set[int]:
    """The spaces on which the open card of a final enemy could strike somebody."""
    if s.enemy_cards[slot_of_enemy(s, figure)] == UNKNOWN:
        return set()
    places = {plan.square for plan in ends(s, figure)}
    if open_card(s, figure).attack.strikes == Strikes.IN_ROOM:
        rooms = s.walls.board.grid.room_of
        return {q for p in places for q in spaces_in(s.walls, rooms[p])}
    reach = reach_on_card(s, figure)
    return {
        q
        for p in places
        for q in floor(s)
        if is_in_range(s.walls, from_place(s, figure, p, q), q, reach)
    }


def place_of(s: Alliance, thing: str) -> int | None:
    """The space of a figure, or the space itself."""
    there = [f for f in (*all_heroes(s), *monsters(s)) if s.spot[f] != NOWHERE]
    spots = {s.figure_id(f): s.spot[f] for f in there} | {name(s, p): p for p in floor(s)}
    return spots.get(thing)


def floor(s: Alliance) -> list[int]:
    """Every space of the rooms laid so far."""
    return [p for cell in s.walls.laid() for p in s.walls.passable(cell)]


def name(s: Alliance, p: int) -> str:
    """What a space is called in scenes."""
    grid = s.walls.board.grid
    return f"sq:{grid.x(p)},{grid.y(p)}"
