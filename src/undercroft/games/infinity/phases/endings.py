"""How a game ends: together or one against the others, by its scenario. [DI-MODE-01]"""

from __future__ import annotations

from typing import Final

from undercroft.games.infinity.content.scenario_schema import Mode, Scenario
from undercroft.games.infinity.content.tables import SCENARIOS
from undercroft.games.infinity.state import Infinity
from undercroft.kernel.outcome import Over

EXHAUSTED: Final = "exhausted"
"""The ending of a cooperative game in which a hero is exhausted. [DI-COND-06]"""


def scenario(s: Infinity) -> Scenario:
    """The scenario that is played."""
    return SCENARIOS[s.scenario]


def is_cooperative(s: Infinity) -> bool:
    """Whether all heroes win or lose together. [DI-MODE-01]"""
    return scenario(s).mode == Mode.COOPERATIVE


def defeat(s: Infinity, ending: str) -> None:
    """All heroes have lost."""
    s.finish(Over(ending, (), (0,) * s.seats, (-1.0,) * s.seats))


def victory(s: Infinity, ending: str) -> None:
    """All heroes have won."""
    everybody = tuple(range(s.seats))
    s.finish(Over(ending, everybody, (1,) * s.seats, (1.0,) * s.seats))


def win_alone(s: Infinity, ending: str, seat: int, scores: tuple[int, ...]) -> None:
    """One hero has won, all others have lost. [DI-MODE-02]"""
    returns = tuple(1.0 if other == seat else -1.0 for other in range(s.seats))
    s.finish(Over(ending, (seat,), scores, returns))
