"""What no game of Infinity can have come to, in words: the invariants of its rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from undercroft.games.infinity.combat.numbers import enemy_health, most_health
from undercroft.games.infinity.content.enemies import ENEMIES
from undercroft.games.infinity.content.schema import LEVELS
from undercroft.games.infinity.content.tables import EXPERIENCE, HEROES
from undercroft.games.infinity.map.figures import enemies, is_hero
from undercroft.games.infinity.map.possessions import holder, things
from undercroft.games.infinity.notation import FIRST_ENEMY, ROW_REWARDS
from undercroft.games.infinity.state import NO_HAZARD, NOBODY, NOWHERE, SURPLUS, Infinity

SEAT_COLUMNS = ("spot", "health", "level", "xp", "coins", "left", "out", "kind", "players")
TILE_COLUMNS = ("contents", "marks", "hazards", "ropes", "noises", "ice")
ENEMY_COLUMNS = ("enemy_spot", "focus", "slot", "damage", "bands", "came_from", "dazed", "baffled")
THING_COLUMNS = ("where", "orb", "dents", "bought")


def validate(s: Infinity) -> list[str]:
    """The first thing that cannot be; columns first, as all else reads them."""
    checks: tuple[Callable[[Infinity], Iterator[str]], ...] = (
        _columns,
        _heroes,
        _enemies,
        _formations,
        _things,
        _rewards,
    )
    for check in checks:
        for wrong in check(s):
            return [wrong]
    return []


def _columns(s: Infinity) -> Iterator[str]:
    for name in SEAT_COLUMNS:
        if len(getattr(s, name)) != s.seats:
            yield f"{name} is one for each hero"
    for name in TILE_COLUMNS:
        if len(getattr(s, name)) != len(s.dungeon.tiles):
            yield f"{name} is one for each tile"
    for name in ENEMY_COLUMNS:
        if len(getattr(s, name)) != len(s.enemy):
            yield f"{name} is one for each enemy"
    for name in THING_COLUMNS:
        if len(getattr(s, name)) != len(s.thing):
            yield f"{name} is one for each thing"


def _heroes(s: Infinity) -> Iterator[str]:
    """Health, level and Experience are what a board can show."""
    for seat in range(s.seats):
        if not 0 <= s.kind[seat] < len(HEROES) or not 1 <= s.level[seat] <= LEVELS:
            yield "a hero has a board and a level from 1 to 5"
            return
        name = s.hero(seat).name
        if s.health[seat] > most_health(s, seat):
            yield f"{name} has more Health than at level {s.level[seat]}"
        if s.level[seat] < LEVELS and not 0 <= s.xp[seat] < EXPERIENCE[s.level[seat] - 1]:
            yield f"{name} has Experience for the next level"
        if s.spot[seat] != NOWHERE and not 0 <= s.spot[seat] < len(s.dungeon.tiles):
            yield f"{name} is on no tile"
        if s.coins[seat] < 0:
            yield f"{name} owes coins"


def _enemies(s: Infinity) -> Iterator[str]:
    """Enemies are somewhere, alive, and focused on heroes of the game. [DI-FOCUS-01]"""
    for figure in enemies(s):
        i = figure - FIRST_ENEMY
        if not 0 <= s.enemy[i] < len(ENEMIES):
            yield "an enemy has no card"
            return
        name = s.foe(figure).name
        if not 0 <= s.enemy_spot[i] < len(s.dungeon.tiles):
            yield f"{name} is on no tile"
        if enemy_health(s, figure) <= 0:
            yield f"{name} has no Health left and still stands"
        if s.focus[i] != NOBODY and not (is_hero(s.focus[i]) and s.focus[i] < s.seats):
            yield f"{name} is focused on nobody there is"
    lords = [s.lord] if s.lord != NOBODY else []
    if lords and lords[0] not in enemies(s):
        yield "the lord is in play and is none of the enemies"


def _formations(s: Infinity) -> Iterator[str]:
    """Nobody shares a slot of a formation. [DI-COMB-04]"""
    taken = [
        (s.focus[i], s.slot[i])
        for i in range(len(s.enemy))
        if s.enemy[i] != NOBODY and s.focus[i] != NOBODY and s.slot[i] < SURPLUS
    ]
    if len(set(taken)) != len(taken):
        yield "two enemies stand in one place of a formation"


def _things(s: Infinity) -> Iterator[str]:
    """Things belong to heroes of the game or lie on tiles. [DI-ITEM-07]"""
    for thing in things(s):
        owner = holder(s, thing)
        place = s.where[thing] - 1000
        if owner == NOBODY and not 0 <= place < len(s.dungeon.tiles):
            yield "a thing is nowhere"
        if owner >= s.seats:
            yield "a thing belongs to a hero who does not play"


def _rewards(s: Infinity) -> Iterator[str]:
    if len(s.reward_rows) != len(s.zones[ROW_REWARDS]):
        yield "every face-down reward lies at a row"
    if any(hazard not in (NO_HAZARD, 0, 1, 2) for hazard in s.hazards):
        yield "a hazard is lava, a flood or a crevice"
