"""What a game tells those who study many games: its cards in use, its heroes, its pace.

Every answer is read from a state of a game in play; what is new since the last move is found by
whoever asks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from undercroft.kernel.events import Event
from undercroft.kernel.moves import Move
from undercroft.kernel.state import State

Figure = tuple[int, str]
"""A seat, and the id of one of its heroes."""


@dataclass(frozen=True, slots=True)
class Use:
    """A card is played: by which seat, and for which of its heroes."""

    card: int
    seat: int
    hero: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Study:
    """How one game is read.

    `offers` are the cards that can be had, `holdings` those that a seat has. `used` says which card
    a move plays, asked before it is played. `lying` are the heroes that are down; `cause` names
    what harmed heroes last, if the events of a move say so. `tracks` are the numbers that show the
    pace of a game, `heroes` the ids of a seat's heroes.
    """

    heroes: Callable[[State, int], Sequence[str]]
    offers: Callable[[State], Iterable[int]]
    holdings: Callable[[State, int], Iterable[int]]
    used: Callable[[State, Move], Use | None]
    lying: Callable[[State], Iterable[Figure]]
    cause: Callable[[State, Sequence[Event]], str]
    tracks: Callable[[State], Mapping[str, int]]
