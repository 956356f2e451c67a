"""What is counted over many toy games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.toy.notation import PLAY
from undercroft.kernel.events import Event, Rolled
from undercroft.kernel.moves import Move
from undercroft.kernel.statistics import Figure, GameStatistics, Use

HEROES = ("ash", "birch", "cedar")


def used(_s: Any, move: Move) -> Use | None:
    """A card is played."""
    return Use(move.arg, move.seat, HEROES[move.seat]) if move.verb is PLAY else None


def lying(s: Any) -> list[Figure]:
    """Who has no heart left."""
    return [(seat, HEROES[seat]) for seat, hearts in enumerate(s.hearts) if hearts <= 0]


def cause(_s: Any, events: Sequence[Event]) -> str:
    """A spark that was rolled for."""
    return "spark" if any(isinstance(event, Rolled) for event in events) else ""


STATISTICS = GameStatistics(
    figures=lambda _s, seat: (HEROES[seat],),
    offers=lambda s: [card for seat in range(s.seats) for card in s.hand(seat)],  # type: ignore[attr-defined]
    holdings=lambda s, seat: s.hand(seat),  # type: ignore[attr-defined]
    used=used,
    lying=lying,
    cause=cause,
    tracks=lambda s: {"gold": sum(s.gold)},  # type: ignore[attr-defined]
)
