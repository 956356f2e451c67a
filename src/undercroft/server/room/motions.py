"""What the table is asked to agree to."""

from __future__ import annotations

from undercroft.server.protocol.pushes import Motion
from undercroft.server.room import line as lines
from undercroft.server.room.seating import Seating


def asked(line: lines.Asked, seating: Seating) -> Motion:
    """A question to all players; who asks agrees."""
    return Motion(line.what, line.by, line.moves, (line.by,), seating.players())


def voted(motion: Motion | None, line: lines.Voted) -> Motion | None:
    """The question after one more answer; who does not agree ends it."""
    if motion is None or not line.agree:
        return None
    agreed = tuple(sorted({*motion.agreed, line.by}))
    return Motion(motion.what, motion.by, motion.moves, agreed, motion.asked)


def standing(motion: Motion | None, moves: int) -> Motion | None:
    """The question, unless the moment to go back to no longer lies before the table."""
    if motion is not None and motion.what == "rewind" and motion.moves >= moves:
        return None
    return motion
