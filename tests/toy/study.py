"""The toy game as it is studied."""

from __future__ import annotations

from collections.abc import Sequence

from tests.toy.state import Toy
from tests.toy.words import PLAY
from undercroft.kernel.events import Event, Rolled
from undercroft.kernel.moves import Move
from undercroft.kernel.state import State
from undercroft.kernel.statistics import Figure, GameStatistics, Use

HEROES = ("ash", "birch", "cedar")


def holdings(s: State, seat: int) -> tuple[int, ...]:
    """The hand."""
    assert isinstance(s, Toy)
    return s.hand(seat)


def used(_s: State, move: Move) -> Use | None:
    """A card is played."""
    return Use(move.arg, move.seat, HEROES[move.seat]) if move.verb is PLAY else None


def lying(s: State) -> list[Figure]:
    """Who has no heart left."""
    assert isinstance(s, Toy)
    return [(seat, HEROES[seat]) for seat, hearts in enumerate(s.hearts) if hearts <= 0]


def cause(_s: State, events: Sequence[Event]) -> str:
    """A spark that was rolled for."""
    return "spark" if any(isinstance(event, Rolled) for event in events) else ""


def tracks(s: State) -> dict[str, int]:
    """All gold together."""
    assert isinstance(s, Toy)
    return {"gold": sum(s.gold)}


STUDY = GameStatistics(
    figures=lambda _s, seat: (HEROES[seat],),
    offers=lambda s: [card for seat in range(s.seats) for card in holdings(s, seat)],
    holdings=holdings,
    used=used,
    lying=lying,
    cause=cause,
    tracks=tracks,
)
