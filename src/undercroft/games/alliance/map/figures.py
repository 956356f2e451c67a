"""Questions about figures: who stands where, whose they are, who is whose enemy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from undercroft.crawl.space.adjacency import is_adjacent
from undercroft.crawl.space.grid import EAST, SOUTH
from undercroft.games.alliance.board_cache import GIANT_SIZE, HERO_HEALTH
from undercroft.games.alliance.content.enemy_schema import EnemyCard
from undercroft.games.alliance.content.schema import MonsterKind, Power
from undercroft.games.alliance.content.tables import (
    ENEMY_CARDS,
    FINAL_ENEMIES,
    FINAL_QUESTS,
    FIRST_FINAL,
    MONSTERS,
)
from undercroft.games.alliance.map.geometry import walked
from undercroft.games.alliance.notation import (
    ALLIANCE,
    FIRST_ENEMY_CARD,
    FIRST_MONSTER,
    MOST_SEATS,
    NOWHERE,
)
from undercroft.games.alliance.state import UNKNOWN, Alliance

MONSTER_HEALTH: Final = tuple(
    [
        (*(k.health for k in MONSTERS[:FIRST_FINAL]), *(e.health[players] for e in FINAL_ENEMIES))
        for players in range(MOST_SEATS)
    ]
)
"""The Health of every kind, for one player and for more: that of final enemies differs."""


def is_hero(figure: int) -> bool:
    """Whether a figure is a hero."""
    return figure < FIRST_MONSTER


def seat_of(figure: int) -> int:
    """The seat of a hero."""
    return figure // ALLIANCE


def monster(s: Alliance, figure: int) -> MonsterKind:
    """The card of a monster."""
    return MONSTERS[s.kind[figure]]


def slot_of_enemy(s: Alliance, figure: int) -> int:
    """The place of the quest to which a final enemy belongs."""
    return s.quests.index(FINAL_QUESTS[monster(s, figure).id])


def enemy_number(s: Alliance, figure: int) -> int:
    """The place of a final enemy among those there are."""
    return s.kind[figure] - FIRST_FINAL


def enemy_deck(number: int) -> range:
    """The cards of a final enemy, as stacks know them: five, of the Titan six. [DA-FIN-01]

    [DA-TITAN-02]
    """
    first = FIRST_ENEMY_CARD + sum([len(enemy.cards) for enemy in FINAL_ENEMIES[:number]])
    return range(first, first + len(FINAL_ENEMIES[number].cards))


def open_card(s: Alliance, figure: int) -> EnemyCard:
    """The card of a final enemy that lies open: by it the enemy acts."""
    return ENEMY_CARDS[s.enemy_cards[slot_of_enemy(s, figure)]]


def power_of(s: Alliance, figure: int) -> Power:
    """What a monster can do in its attacks; a final enemy what its card says."""
    return open_card(s, figure).riders if is_final(s, figure) else monster(s, figure).power


def name_of(s: Alliance, figure: int) -> str:
    """A figure by its name: a hero's own, a monster's with the article."""
    return s.hero(figure).name if is_hero(figure) else monster(s, figure).called


def health(s: Alliance, figure: int) -> int:
    """How many wounds defeat a figure."""
    return (HERO_HEALTH if figure < FIRST_MONSTER else monster_health(s))[s.kind[figure]]


def monster_health(s: Alliance) -> tuple[int, ...]:
    """The Health of each kind of monster, for as many players as count here."""
    return MONSTER_HEALTH[players_counted(s) - 1]


def players_counted(s: Alliance) -> int:
    """For how many players quests and final enemies are made: by option always for two."""
    return s.seats if s.options.toughness == "by-players" else 2


def is_defeated(s: Alliance, figure: int) -> bool:
    """A hero with as many wounds as Health lies defeated; healed below, it stands. [DA-DEF-07]"""
    healths = HERO_HEALTH if figure < FIRST_MONSTER else monster_health(s)
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
    """All monsters on the board: final enemies block, tax, obstruct and are attacked like others.

    They count for the end of the game and against a company, too. [DA-FIN-16] [DA-WIN-05]
    [DA-FIN-26]
    """
    return s.situation().monsters()


def common_monsters(s: Alliance) -> tuple[int, ...]:
    """The monsters that players and solo cards activate or command: no final enemies. [DA-FIN-07]

    [DA-FIN-19]
    """
    return s.situation().common()


def is_awake(s: Alliance, figure: int) -> bool:
    """Whether a final enemy has turned a card: in the deep room it sleeps until a hero comes."""
    return s.enemy_cards[slot_of_enemy(s, figure)] != UNKNOWN


def final_enemies(s: Alliance) -> list[int]:
    """The final enemies on the board, in the order in which they were opened. [DA-QST-26]"""
    kind = s.kind
    return [f for f in monsters(s) if kind[f] >= FIRST_FINAL] if s.quests else []


def is_final(s: Alliance, figure: int) -> bool:
    """Whether a figure is a final enemy."""
    return figure >= FIRST_MONSTER and s.kind[figure] >= FIRST_FINAL


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


def add_monster(s: Alliance, kind: int, square: int, facing: int) -> int:
    """A monster enters play, ready. [DA-RND-06] [A-39]"""
    s.kind += (kind,)
    s.spot += (square,)
    s.facing.append(facing)
    s.ready.append(1)
    s.wounds += ((),)
    s.columns.append(())
    s.bursts.append(0)
    s.peaceful.append(0)
    return len(s.kind) - 1


def spots(s: Alliance, figures: Sequence[int]) -> list[int]:
    """Where figures are."""
    return [s.spot[f] for f in figures]


def room(s: Alliance, figure: int) -> int:
    """The room a figure is in."""
    return s.walls.board.grid.room_of[s.spot[figure]]


def spaces_of(s: Alliance, figure: int) -> tuple[int, ...]:
    """The spaces on which a figure is: one, of a giant four. [DA-DEEP-28]"""
    return s.situation().giant_spaces() if is_giant(s, figure) else (s.spot[figure],)


def space_toward(s: Alliance, figure: int, p: int) -> int:
    """The space of a figure that is nearest to another: of a giant's four there is just one.

    From it range, sight, adjacency and who is in the way are counted. [DA-DEEP-28] [A-38]
    """
    spot = s.spot[figure]
    return nearest_of(s, spot, p) if is_giant(s, figure) else spot


def nearest_of(s: Alliance, corner: int, p: int) -> int:
    """Of the spaces that a giant would cover from a corner on, the one nearest to a space."""
    grid, last = s.walls.board.grid, GIANT_SIZE - 1
    across = min(max(grid.xs[p] - grid.xs[corner], 0), last)
    down = min(max(grid.ys[p] - grid.ys[corner], 0), last)
    return corner + down * grid.width + across


def spaces_toward(s: Alliance, figures: Sequence[int], p: int) -> list[int]:
    """Of each figure the space that is nearest to another."""
    if s.options.deep:
        return [space_toward(s, f, p) for f in figures]
    return spots(s, figures)


def is_giant(s: Alliance, figure: int) -> bool:
    """Whether a figure covers four spaces."""
    return s.options.deep and figure == s.situation().giant()


def front_of(s: Alliance, figure: int) -> int:
    """A space of a figure from which its arc is counted: of a giant one of the front two.

    [DA-DEEP-28]
    """
    spaces = spaces_of(s, figure)
    return spaces[-1] if s.facing[figure] in (EAST, SOUTH) else spaces[0]


def are_adjacent(s: Alliance, figure: int, other: int) -> bool:
    """Whether two figures are next to each other, a giant with any of its spaces."""
    p, q = s.spot[figure], s.spot[other]
    if s.options.deep:
        p = space_toward(s, figure, q)
        q = space_toward(s, other, p)
    return is_adjacent(s.walls, p, q)


def apart(s: Alliance, figure: int, other: int) -> int:
    """How far apart two figures are, a giant from its nearest space. [DA-GEO-09]"""
    p, q = s.spot[figure], s.spot[other]
    if s.options.deep:
        p = space_toward(s, figure, q)
        q = space_toward(s, other, p)
    return away(s, p, q)


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
    rooms = s.walls.board.grid.room_of
    return cell in [rooms[s.spot[other]] for other in enemies(s, figure)]


def taken(s: Alliance) -> frozenset[int]:
    """The spaces that are not empty: a hero, standing or not, or a monster is there. [DA-MOV-07]"""
    return s.situation().taken()


def standing_on(s: Alliance, spaces: list[int]) -> list[int]:
    """Who stands on one of these spaces."""
    if taken(s).isdisjoint(spaces):
        return []
    there = [f for f, spot in enumerate(s.spot) if spot in spaces and not is_defeated(s, f)]
    giant = s.situation().giant()
    if giant >= 0 and giant not in there and not set(spaces_of(s, giant)).isdisjoint(spaces):
        there.append(giant)
    return there


def marks(s: Alliance, figures: Sequence[int]) -> list[int]:
    """One number a space of the board, 1 where one of these figures is."""
    marks = [0] * s.walls.board.grid.size
    for figure in figures:
        for space in spaces_of(s, figure):
            marks[space] = 1
    return marks
