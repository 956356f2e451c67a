"""The same luck in every room, so that a test of rooms that passes once passes again.

The long runs leave luck as it is.
"""

import os
from contextlib import ExitStack
from unittest.mock import patch

from undercroft.server.live import room_registry, thinking
from undercroft.server.room import orders

SEED = 0x6D2B_79F5
"""Long enough that a seed that leaks is not taken for another number."""


def same_luck() -> ExitStack:
    """Rooms and bots are given the same seed, until this is closed."""
    given = ExitStack()
    if "UNDERCROFT_ALL" not in os.environ:
        given.enter_context(patch.object(room_registry, "new_seed", lambda: SEED))
        given.enter_context(patch.object(orders, "new_seed", lambda: SEED))
        given.enter_context(patch.object(thinking, "luck", lambda: SEED))
    return given
