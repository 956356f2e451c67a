"""Final enemies: whether there is time to fell one, and what it is worth to wake it."""

from __future__ import annotations

from typing import Final

from undercroft.games.alliance.bot.aims import aim
from undercroft.games.alliance.bot.attack_values import rounds_after, turns_left
from undercroft.games.alliance.combat.modifiers import speed
from undercroft.games.alliance.content.tables import MONSTER_NAMES, MONSTERS
from undercroft.games.alliance.map.figures import (
    final_enemies,
    is_awake,
    is_defeated,
    monster_health,
    slot_of_enemy,
)
from undercroft.games.alliance.map.geometry import is_below
from undercroft.games.alliance.notation import NO_FIGURE, NOWHERE
from undercroft.games.alliance.phases.quests import enemy_of, quest_at
from undercroft.games.alliance.state import Alliance

FROM_CARDS: Final = 2.5
"""How much cards add to an attack that they are saved for."""
LEAST: Final = 0.8
STEADY: Final = 0.45
"""How much of what heroes could do to an enemy they really do: they fall, rest and miss."""
WINDING: Final = 1.3
"""How much longer ways are than they look."""
BELOW: Final = 3
"""How many more steps the stairs and the deep room are."""
BARELY: Final = 0.6
SURELY: Final = 1.4
"""With so much of an enemy's Health to be expected it is never felled, or always."""
WAKING: Final = 0.35
"""The odds below which nobody wakes an enemy."""
EACH_CYCLE: Final = 1.1
"""What it costs a company that an enemy is awake for a cycle."""
SHARE: Final = 0.6
"""What part of its reward a rival counts on."""


def kind_of_enemy(s: Alliance, slot: int) -> int:
    """Which monster the final enemy of a quest is."""
    return MONSTER_NAMES.parse(quest_at(s, slot).final)


def lair(s: Alliance, slot: int) -> int:
    """Where a final enemy is or will be, or nowhere while its token waits on a tile."""
    enemy = enemy_of(s, slot)
    if enemy != NO_FIGURE:
        return s.spot[enemy]
    return s.quest_spots[slot][0] if s.quest_spots[slot] else NOWHERE


def way(s: Alliance, hero: int, place: int) -> float:
    """How many steps a hero is away from a final enemy, roughly."""
    grid, here = s.walls.board.grid, s.spot[hero]
    if is_below(grid, place) and not is_below(grid, here):
        return WINDING * grid.distance(here, s.stairs) + BELOW
    return WINDING * grid.distance(here, place)


def turns_at(s: Alliance, hero: int, place: int) -> float:
    """How many more turns a hero has beside a final enemy: most are lost on the way."""
    turns = rounds_after(s) + s.ready[hero] - 0.5 * is_defeated(s, hero)
    stride = speed(s, hero) + 1
    lost = max(0.0, way(s, hero, place) - stride) / (2 * stride)
    return max(0.0, turns - lost)


def blow(s: Alliance, hero: int, kind: int) -> float:
    """What a hero does to a final enemy in a turn, on average."""
    return max(LEAST, s.hero(hero).attack.strength + FROM_CARDS - MONSTERS[kind].defense.strength)


def hunters(s: Alliance) -> list[int]:
    """All heroes on the board, as every one of them may come."""
    return [hero for seat in range(s.seats) for hero in s.alliance(seat) if s.spot[hero] >= 0]


def left_of(s: Alliance, slot: int) -> int:
    """How many more wounds fell a final enemy."""
    enemy = enemy_of(s, slot)
    wounds = len(s.wounds[enemy]) if enemy != NO_FIGURE else 0
    return monster_health(s)[kind_of_enemy(s, slot)] - wounds


def odds(s: Alliance, slot: int) -> float:
    """How likely a final enemy falls before the game is over, if it is hunted from now on."""
    place, kind = lair(s, slot), kind_of_enemy(s, slot)
    if place == NOWHERE:
        return 0.0
    dealt = STEADY * sum([blow(s, h, kind) * turns_at(s, h, place) for h in hunters(s)])
    return min(1.0, max(0.0, (dealt / left_of(s, slot) - BARELY) / (SURELY - BARELY)))


def trouble(s: Alliance, slot: int) -> float:
    """What a final enemy costs a company while it is awake: falls, time, and those it calls."""
    if not s.is_company:
        return 0.0
    kind, heroes = kind_of_enemy(s, slot), hunters(s)
    each = sum([blow(s, hero, kind) for hero in heroes]) / max(1, len(heroes))
    cycles = left_of(s, slot) / (STEADY * each * min(s.seats, 2))
    return EACH_CYCLE * min(cycles, turns_left(s))


def prize(s: Alliance, slot: int) -> float:
    """What a seat gets for a final enemy that falls, or each of a company."""
    xp = quest_at(s, slot).xp
    return (xp / s.seats + 1 if s.is_company else SHARE * xp) + aim(s, slot)


def waking_worth(s: Alliance, slot: int) -> float:
    """What it is worth to wake a final enemy; nobody does if it would hardly fall."""
    likely = odds(s, slot)
    if likely < WAKING:
        return 0.0
    return max(0.0, prize(s, slot) * likely - trouble(s, slot))


def hunt_worth(s: Alliance, figure: int) -> float:
    """What it is worth to go after a final enemy on the board."""
    slot = slot_of_enemy(s, figure)
    if not is_awake(s, figure):
        return waking_worth(s, slot)
    return prize(s, slot) * odds(s, slot)


def hunted(s: Alliance) -> dict[int, float]:
    """The final enemies worth going after."""
    worths = {figure: hunt_worth(s, figure) for figure in final_enemies(s)}
    return {figure: worth for figure, worth in worths.items() if worth > 0}
