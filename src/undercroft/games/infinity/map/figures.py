"""Who is where, and who is still in the game."""

from __future__ import annotations

from typing import Final

from undercroft.games.infinity.content.enemies import Rank
from undercroft.games.infinity.notation import FIRST_ENEMY, PLACE
from undercroft.games.infinity.state import NOBODY, NOWHERE, Infinity
from undercroft.kernel.events import TokenMoved

STUNNED: Final = 1
HELD: Final = 2
SHOVED: Final = 4
"""Why an enemy does not attack: bits of `dazed`, all of them gone at the end of the round."""


def is_hero(figure: int) -> bool:
    """Whether a figure is a hero."""
    return 0 <= figure < FIRST_ENEMY


def is_in_play(s: Infinity, figure: int) -> bool:
    """Whether there is a figure with this number."""
    if is_hero(figure):
        return figure < s.seats
    at = figure - FIRST_ENEMY
    return 0 <= at < len(s.enemy) and s.enemy[at] != NOBODY


def heroes(s: Infinity) -> list[int]:
    """The heroes that are in the game, exhausted or not; who has left counts no more. [DI-A-73]"""
    return [seat for seat in range(s.seats) if s.spot[seat] != NOWHERE]


def is_up(s: Infinity, seat: int) -> bool:
    """Whether a hero is in the game and not exhausted."""
    return s.spot[seat] != NOWHERE and not s.out[seat]


def heroes_at(s: Infinity, place: int) -> list[int]:
    """The heroes on a tile that are not exhausted."""
    return [seat for seat in range(s.seats) if s.spot[seat] == place and not s.out[seat]]


def enemies(s: Infinity) -> list[int]:
    """All enemies in play, the lord among them."""
    return [FIRST_ENEMY + i for i, card in enumerate(s.enemy) if card != NOBODY]


def enemies_at(s: Infinity, place: int) -> list[int]:
    """The enemies on a tile."""
    enemy = s.enemy
    return [
        FIRST_ENEMY + i
        for i, spot in enumerate(s.enemy_spot)
        if spot == place and enemy[i] != NOBODY
    ]


def unfocused_at(s: Infinity, place: int) -> list[int]:
    """The enemies on a tile that fight nobody; a lord among them is no part of a group.

    They stay with their tile. [DI-TILE-13]
    """
    return [
        f
        for f in enemies_at(s, place)
        if s.focus[f - FIRST_ENEMY] == NOBODY and s.foe(f).rank != Rank.LORD
    ]


def focus_of(s: Infinity, figure: int) -> int:
    """The hero that an enemy is focused on, or NOBODY. [DI-FOCUS-01]"""
    return s.focus[figure - FIRST_ENEMY]


def is_fighting(s: Infinity, seat: int) -> bool:
    """Whether any enemy is focused on a hero, whoever else is fought. [DI-COMB-14] [DI-COMB-15]

    It may have joined another's fight. [DI-JOIN-05]
    """
    return seat in s.focus


def spot_of(s: Infinity, figure: int) -> int:
    """The tile on which a figure stands."""
    return s.spot[figure] if is_hero(figure) else s.enemy_spot[figure - FIRST_ENEMY]


def is_dazed(s: Infinity, figure: int) -> bool:
    """Whether an enemy is stunned or held fast: it neither attacks nor moves. [DI-COND-16]

    [IC-25]
    """
    return s.dazed[figure - FIRST_ENEMY] & (STUNNED | HELD) > 0


def is_out_of_it(s: Infinity, figure: int) -> bool:
    """Whether what an enemy does to others does not work now. [DI-ENEMY-05]"""
    return s.dazed[figure - FIRST_ENEMY] & STUNNED > 0 or is_baffled(s, figure)


def is_present(s: Infinity, figure: int) -> bool:
    """Whether a hero or an enemy is still in the game."""
    if is_hero(figure):
        return s.spot[figure] != NOWHERE
    return figure - FIRST_ENEMY < len(s.enemy) and s.enemy[figure - FIRST_ENEMY] != NOBODY


def is_baffled(s: Infinity, figure: int) -> bool:
    """Whether an enemy is confused. [DI-COND-21]"""
    return s.baffled[figure - FIRST_ENEMY] > 0


def tile_id(place: int) -> str:
    """The scene id of a tile."""
    return f"tile:{PLACE.text(place)}"


def tell_walk(s: Infinity, figure: int, start: int, to: int, rule: str) -> None:
    """The log line of a figure that goes from tile to tile."""
    if s.listening:
        came_from = tile_id(start) if start >= 0 else "nowhere"
        told = TokenMoved(
            token=s.figure_id(figure),
            start=came_from,
            to=tile_id(to),
            called=((tile_id(to), s.tile(to).name),),
            rules=(rule,),
        )
        s.emit(told)
