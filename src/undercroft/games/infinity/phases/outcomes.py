"""How a game can end: for all together, for one alone, for whoever is ahead. [DI-MODE-01]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from undercroft.kernel.outcome import Over

if TYPE_CHECKING:
    from undercroft.games.infinity.state import Infinity


OUT_OF_REACH: Final = "out-of-reach"
"""The ending of a game whose goal can no longer be met. [DI-MODE-10]"""


def defeat(s: Infinity, ending: str) -> None:
    """All heroes have lost."""
    s.finish(Over(ending, (), (), (-1.0,) * s.seats))


def victory(s: Infinity, ending: str) -> None:
    """All heroes have won."""
    everybody = tuple(range(s.seats))
    s.finish(Over(ending, everybody, (), (1.0,) * s.seats))


def win_alone(s: Infinity, ending: str, seat: int, scores: tuple[int, ...]) -> None:
    """One hero has won, all others have lost. [DI-MODE-02]"""
    returns = tuple(1.0 if other == seat else -1.0 for other in range(s.seats))
    s.finish(Over(ending, (seat,), scores, returns))
