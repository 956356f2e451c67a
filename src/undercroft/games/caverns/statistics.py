"""Caverns as it is studied over many games: powers, treasures, encounters, falls, surges."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from undercroft.games.caverns.content.card import Treasure, TreasureKind
from undercroft.games.caverns.content.card_stats import card_of, name_of
from undercroft.games.caverns.content.cards import ALL_CARDS
from undercroft.games.caverns.content.tables import TILE_NAMES
from undercroft.games.caverns.effects import refs
from undercroft.games.caverns.map.figures import allies, foes, heroes, is_down
from undercroft.games.caverns.map.geometry import laid
from undercroft.games.caverns.notation import (
    ALLY_CARDS,
    ENCOUNTER_DECK,
    FIGURE,
    FIRST_ALLY,
    NOTATION,
    PICK,
    TREASURE_DECK,
    USE,
)
from undercroft.games.caverns.phases.experience import TOP_LEVEL, worth
from undercroft.games.caverns.phases.treasures import TreasureDraw
from undercroft.games.caverns.scene.events import AttackResolved
from undercroft.games.caverns.state import NOWHERE, Caverns
from undercroft.kernel.events import Event, Said
from undercroft.kernel.moves import Move
from undercroft.kernel.state import State
from undercroft.kernel.statistics import Figure, GameStatistics, Use

ENCOUNTER_RULE: Final = "CV-ENC-01"
FIGURES_BEGIN: Final = "fig:"
HEROES_BEGIN: Final = "fig:h"
NAMES: Final = {card.id: card.name for card in ALL_CARDS}


def hero_ids(s: State, seat: int) -> list[str]:
    """The hero of a seat."""
    assert isinstance(s, Caverns)
    return [s.hero(seat).id] if s.kind[seat] != NOWHERE else []


def offers(s: State) -> Iterator[int]:
    """Every power of the heroes, and the treasures that were drawn."""
    assert isinstance(s, Caverns)
    for seat in range(len(s.reserve)):
        yield from (*s.reserve[seat], *s.up[seat], *s.down[seat], *s.items[seat])
    for frame in s.frames:
        if isinstance(frame, TreasureDraw):
            yield from frame.drawn


def holdings(s: State, seat: int) -> Iterator[int]:
    """Powers, items and allies."""
    assert isinstance(s, Caverns)
    if seat < len(s.up):
        yield from (*s.up[seat], *s.down[seat], *s.items[seat], *s.items_down[seat])
    for ally in allies(s):
        if s.holder[ally] == seat:
            yield ALLY_CARDS[ally - FIRST_ALLY]


def used(s: State, move: Move) -> Use | None:
    """A power or an item is used, an encounter drawn, a fortune kept."""
    assert isinstance(s, Caverns)
    if move.verb is USE:
        return _use(s, move.arg, move.seat)
    if move.verb is PICK and isinstance(s.frames[-1], TreasureDraw):
        return _fortune(s, refs.card_of(move.arg))
    if move.verb is NOTATION.draw:
        return _drawn(s, *move.args[:2])
    return None


def _use(s: Caverns, card: int, seat: int) -> Use:
    return Use(card, seat, s.hero(seat).id)


def _drawn(s: Caverns, stack: int, card: int) -> Use | None:
    if stack == ENCOUNTER_DECK:
        return _use(s, card, s.active)
    draws = [frame for frame in s.frames if isinstance(frame, TreasureDraw)]
    is_kept = stack == TREASURE_DECK and bool(draws) and draws[-1].count == 1
    return _fortune(s, card) if is_kept else None


def _fortune(s: Caverns, card: int) -> Use | None:
    face = ALL_CARDS[card]
    is_fortune = isinstance(face, Treasure) and face.kind != TreasureKind.ITEM
    return _use(s, card, s.active) if is_fortune else None


def lying(s: State) -> list[Figure]:
    """The heroes at 0 HP."""
    assert isinstance(s, Caverns)
    return [(seat, s.hero(seat).id) for seat in heroes(s) if is_down(s, seat)]


def cause(s: State, events: Sequence[Event]) -> str:
    """The last foe or trap that attacked a hero, or the last encounter."""
    assert isinstance(s, Caverns)
    for event in reversed(events):
        if isinstance(event, AttackResolved) and event.target.startswith(HEROES_BEGIN):
            return _attacker(s, event.attacker)
        if isinstance(event, Said) and ENCOUNTER_RULE in event.rules:
            return _encounter(event.text)
    return ""


def _encounter(told: str) -> str:
    """The name of an encounter, without who has it and what it does."""
    return told.partition(": ")[2].partition(". ")[0]


def _attacker(s: Caverns, who: str) -> str:
    """A figure's name; a trap or an encounter attacks under the id of its card."""
    if who.startswith(FIGURES_BEGIN):
        return name_of(s, FIGURE.parse(who.removeprefix(FIGURES_BEGIN)))
    return NAMES.get(who, who)


def tracks(s: State) -> dict[str, int]:
    """Surges left, experience in hand, tiles found, heroes of level 2."""
    assert isinstance(s, Caverns)
    return {
        "surges": sum(s.surges),
        "experience": sum(worth(card) for pile in s.pile for card in pile),
        "tiles": len(laid(s.walls)),
        "heroes of level 2": s.level.count(TOP_LEVEL),
    }


def in_play(s: State) -> Iterator[str]:
    """The page, heroes, allies, monsters and villains, and the tiles that were laid."""
    assert isinstance(s, Caverns)
    yield s.adventure.id
    for figure in (*heroes(s), *allies(s), *foes(s)):
        yield card_of(s, figure).id
    for cell in laid(s.walls):
        yield TILE_NAMES.text(s.walls.tile(cell))


STATISTICS: Final = GameStatistics(
    figures=hero_ids,
    offers=offers,
    holdings=holdings,
    used=used,
    lying=lying,
    cause=cause,
    tracks=tracks,
    in_play=in_play,
)
