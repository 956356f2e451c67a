"""How often cards may be used: once a turn, a round or a game. [IC-07]"""

from typing import Final

from undercroft.games.infinity.content.card import ROWS
from undercroft.games.infinity.content.schema import Once

LIMITS: Final = tuple([getattr(row, "once", Once.NO_LIMIT) for row in ROWS.values()])
"""The limit of each source."""


def forget(used: tuple[int, ...], over: Once) -> tuple[int, ...]:
    """What of the cards that were used counts on when a turn or a round is over. [IC-07]"""
    return tuple([source for source in used if LIMITS[source] > over])
