"""Questions about figures: who stands where, whose they are, who is whose enemy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from undercroft.games.alliance.board_cache import HERO_HEALTH
from undercroft.games.alliance.content.schema import MonsterKind
from undercroft.games.alliance.content.tables import MONSTERS
from undercroft.games.alliance.map.geometry import walked
from undercroft.games.alliance.notation import ALLIANCE, FIRST_MONSTER, NOWHERE
from undercroft.games.alliance.state import Alliance

MONSTER_HEALTH: Final = tuple([kind.health for kind in MONSTERS])


def is_hero(figure: int) -> bool:
    """Whether a figure is a hero."""
    return figure < FIRST_MONSTER


def seat_of(figure: int) -> int:
    """The seat of a hero."""
    return figure // ALLIANCE


def monster(s: Alliance, figure: int) -> MonsterKind:
    """The card of a monster."""
    return MONSTERS[s.kind[figure]]


def name_of(s: Alliance, figure: int) -> str:
    """A figure by its name: a hero's own, a monster's with the article."""
    return s.hero(figure).name if is_hero(figure) else f"the {monster(s, figure).name}"


def health(s: Alliance, figure: int) -> int:
    """How many wounds defeat a figure."""
    return (HERO_HEALTH if figure < FIRST_MONSTER else MONSTER_HEALTH)[s.kind[figure]]


def is_defeated(s: Alliance, figure: int) -> bool:
    """A hero with as many wounds as Health lies defeated; healed below, it stands. [DA-DEF-07]"""
    healths = HERO_HEALTH if figure < FIRST_MONSTER else MONSTER_HEALTH
    return len(s.wounds[figure]) >= healths[s.kind[figure]]


def is_standing(s: Alliance, figure: int) -> bool:
    """Whether a figure is on the board and not defeated."""
    return s.spot[figure] != NOWHERE and not is_defeated(s, figure)


def is_dead(s: Alliance, figure: int) -> bool:
    """Whether a hero is gone for good."""
    return figure in s.dead


def is_anybody_alive(s: Alliance) -> bool:
    """Whether a hero is left in the game, standing or defeated."""
    return any(s.recruits(seat) for seat in range(s.seats))


def all_heroes(s: Alliance) -> tuple[int, ...]:
    """The figures of all heroes on the board, standing or not."""
    return s.situation().heroes()


def standing_heroes(s: Alliance) -> tuple[int, ...]:
    """The heroes that stand."""
    return s.situation().standing()


def fallen_heroes(s: Alliance) -> list[int]:
    """The heroes that lie defeated on the board."""
    return [f for f in all_heroes(s) if is_defeated(s, f)]


def monsters(s: Alliance) -> tuple[int, ...]:
    """The monsters on the board."""
    return s.situation().monsters()


def others(s: Alliance, figure: int) -> tuple[int, ...]:
    """The standing heroes of other alliances."""
    seat = seat_of(figure)
    return tuple([f for f in standing_heroes(s) if seat_of(f) != seat])


def rivals(s: Alliance, figure: int) -> tuple[int, ...]:
    """The standing heroes of alliances one plays against; partners are none. [DA-COOP-10]"""
    return () if s.is_company else others(s, figure)


def on_side(s: Alliance, figure: int) -> list[int]:
    """Whom a card may heal that heals one hero, defeated ones too: the own alliance's heroes.

    Together those of partners as well, unless by option not. [DA-COOP-09] [A-49]
    """
    is_shared = s.is_company and s.options.healing == "partners"
    side = range(s.seats * ALLIANCE) if is_shared else s.alliance(seat_of(figure))
    return [f for f in side if s.spot[f] != NOWHERE]


def enemies(s: Alliance, figure: int) -> tuple[int, ...]:
    """Whom a figure fights: heroes monsters, and rivals where that is played; monsters heroes.

    [DA-PVP-01] [DA-PVP-02] [DA-MON-13]
    """
    if not is_hero(figure):
        return standing_heroes(s)
    return (*rivals(s, figure), *monsters(s)) if s.options.pvp else monsters(s)


def enemy_spaces(s: Alliance, figure: int) -> frozenset[int]:
    """Where the enemies of a figure are."""
    if figure >= FIRST_MONSTER:
        return s.situation().footholds()
    if s.options.pvp:
        return frozenset(spots(s, enemies(s, figure)))
    return s.situation().lairs()


def spots(s: Alliance, figures: Sequence[int]) -> list[int]:
    """Where figures are."""
    return [s.spot[f] for f in figures]


def room(s: Alliance, figure: int) -> int:
    """The room a figure is in."""
    return s.walls.board.grid.cell_of[s.spot[figure]]


def away(s: Alliance, p: int, q: int) -> int:
    """How far apart two spaces are: straight over all walls, by option walked round them.

    What is seen is equally far both ways, so attacks are not asked. [DA-GEO-09] [A-09]
    """
    return (
        walked(s.walls, p, q)
        if s.options.distance == "walked"
        else s.walls.board.grid.distance(p, q)
    )


def enemy_in_room(s: Alliance, figure: int, cell: int) -> bool:
    """Whether an enemy of a hero is in a room. [DA-DOOR-10] [A-20]"""
    if not s.options.pvp:
        return cell in s.situation().troubled()
    rooms = s.walls.board.grid.cell_of
    return cell in [rooms[s.spot[other]] for other in enemies(s, figure)]


def taken(s: Alliance) -> frozenset[int]:
    """The spaces that are not empty: a hero, standing or not, or a monster is there. [DA-MOV-07]"""
    return s.situation().taken()


def standing_on(s: Alliance, spaces: list[int]) -> list[int]:
    """Who stands on one of these spaces."""
    if taken(s).isdisjoint(spaces):
        return []
    return [f for f, spot in enumerate(s.spot) if spot in spaces and not is_defeated(s, f)]


def marks(s: Alliance, figures: Sequence[int]) -> list[int]:
    """One number a space of the board, 1 where one of these figures is."""
    marks = [0] * s.walls.board.grid.size
    for figure in figures:
        marks[s.spot[figure]] = 1
    return marks
