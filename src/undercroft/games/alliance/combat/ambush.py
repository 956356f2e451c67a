"""Ambushes: one attack on every hero so near, through walls."""

from __future__ import annotations

from undercroft.games.alliance.combat.attack import AttackFrame
from undercroft.games.alliance.combat.numbers import basic_attack
from undercroft.games.alliance.map.figures import monster, seat_of, standing_heroes
from undercroft.games.alliance.state import Alliance
from undercroft.kernel.events import Said


def in_ambush(s: Alliance, figure: int) -> list[int]:
    """The standing heroes an ambush reaches, behind walls and hiding ones too.

    [DA-MIM-02] [AC-51]
    """
    reach = monster(s, figure).power.ambush
    near = s.walls.board.grid.within(s.spot[figure], reach)
    return [hero for hero in standing_heroes(s) if s.spot[hero] in near]


def ambush(s: Alliance, who: int, figure: int, bonus: int = 0) -> None:
    """One attack on each, at one strength, clockwise from a player; each may react.

    [DA-MIM-08] [AC-31] [A-40]
    """
    heroes = sorted(in_ambush(s, figure), key=lambda hero: (seat_of(hero) - who) % s.seats)
    if s.listening and heroes:
        name = monster(s, figure).name
        s.emit(Said(text=f"The {name} strikes all around", rules=("DA-MIM-02",)))
    for hero in reversed(heroes):
        s.push(AttackFrame(who, basic_attack(s, figure, hero)._replace(bonus=bonus)))
