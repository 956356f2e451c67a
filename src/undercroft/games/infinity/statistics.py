"""What is counted over many games: abilities and things used, who falls, how the hunt stands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from undercroft.games.infinity.combat.numbers import known_abilities
from undercroft.games.infinity.map.figures import enemies, heroes
from undercroft.games.infinity.notation import USE
from undercroft.games.infinity.scene.events import AttackResolved
from undercroft.games.infinity.state import Infinity
from undercroft.kernel.events import Event
from undercroft.kernel.moves import Move
from undercroft.kernel.state import State
from undercroft.kernel.statistics import Figure, GameStatistics, Use


def hero_ids(s: State, seat: int) -> tuple[str, ...]:
    """The hero of a seat."""
    assert isinstance(s, Infinity)
    return (s.hero(seat).id,)


def holdings(s: State, seat: int) -> tuple[int, ...]:
    """The abilities that a hero knows."""
    assert isinstance(s, Infinity)
    return tuple(known_abilities(s, seat))


def used(s: State, move: Move) -> Use | None:
    """An ability is used."""
    assert isinstance(s, Infinity)
    if move.verb is not USE:
        return None
    return Use(move.args[0], move.seat, s.hero(move.seat).id)


def lying(s: State) -> list[Figure]:
    """Who is exhausted."""
    assert isinstance(s, Infinity)
    return [(seat, s.hero(seat).id) for seat in heroes(s) if s.out[seat]]


def cause(_s: State, events: Sequence[Event]) -> str:
    """What struck last."""
    attackers = [event.attacker for event in events if isinstance(event, AttackResolved)]
    return attackers[-1].removeprefix("fig:")[:1] if attackers else ""


def tracks(s: State) -> dict[str, int]:
    """The meter, the tiles laid, and all levels together."""
    assert isinstance(s, Infinity)
    return {"meter": max(0, s.meter), "tiles": len(s.dungeon.tiles), "levels": sum(s.level)}


def in_play(s: State) -> Iterator[str]:
    """The scenario, heroes and enemies, and the tiles that were laid."""
    assert isinstance(s, Infinity)
    yield s.page.row.id
    yield from (s.hero(seat).id for seat in heroes(s))
    yield from (s.foe(figure).id for figure in enemies(s))
    yield from (s.tile(place).id for place in range(len(s.dungeon.tiles)))


STATISTICS: Final = GameStatistics(
    figures=hero_ids,
    offers=lambda s: [card for seat in range(s.seats) for card in holdings(s, seat)],
    holdings=holdings,
    used=used,
    lying=lying,
    cause=cause,
    tracks=tracks,
    in_play=in_play,
)
