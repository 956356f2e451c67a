"""Which scenario is played, and whether heroes win or lose together. [DI-MODE-01]"""

from __future__ import annotations

from typing import Final

from undercroft.games.infinity.content.scenario_schema import Scenario
from undercroft.games.infinity.state import Infinity

EXHAUSTED: Final = "exhausted"
"""The ending of a cooperative game in which a hero is exhausted. [DI-COND-06]"""


def scenario(s: Infinity) -> Scenario:
    """The scenario that is played."""
    return s.page.row


def is_cooperative(s: Infinity) -> bool:
    """Whether all heroes win or lose together, also if one person has them all. [DI-MODE-01]

    [DI-MODE-06]
    """
    return s.page.is_cooperative()
