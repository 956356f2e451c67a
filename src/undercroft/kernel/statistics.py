"""What a game tells those who study many games: its cards in use, its figures, its pace.

Every answer is read from a state of a game in play; what is new since the last move is found by
whoever asks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from undercroft.kernel.events import Event
from undercroft.kernel.moves import Move, Vocabulary
from undercroft.kernel.state import State

Figure = tuple[int, str]
"""A seat, and the id of one of its figures."""


@dataclass(frozen=True, slots=True)
class Use:
    """A card is played: by which seat, and for which of its figures."""

    card: int
    seat: int
    figure: str = ""


def nothing(_s: State) -> Iterable[str]:
    """For games in which whatever comes into play is named by a move."""
    return ()


@dataclass(frozen=True, slots=True, kw_only=True)
class GameStatistics:
    """How one game is read.

    `figures` are the ids of those who play for a seat. `offers` are the cards that can be had,
    `holdings` those that a seat has. `used` says which card a move plays, asked before it is
    played. `lying` are the figures that are down; `cause` names what harmed a figure last, if the
    events of a move say so. `tracks` are the numbers that show the pace of a game. `in_play` are
    the ids of what is on the table, as far as moves do not name it: figures, tiles, tokens.
    `names` are those of the cards, where they are not the notation's.
    """

    figures: Callable[[State, int], Sequence[str]]
    offers: Callable[[State], Iterable[int]]
    holdings: Callable[[State, int], Iterable[int]]
    used: Callable[[State, Move], Use | None]
    lying: Callable[[State], Iterable[Figure]]
    cause: Callable[[State, Sequence[Event]], str]
    tracks: Callable[[State], Mapping[str, int]]
    in_play: Callable[[State], Iterable[str]] = nothing
    names: Vocabulary | None = None
