"""What a figure did, told in a line of the log."""

from __future__ import annotations

from undercroft.games.alliance.map.figures import scene_id
from undercroft.games.alliance.state import Alliance
from undercroft.kernel.events import Did


def tell_of(s: Alliance, figure: int, action: str, rule: str) -> None:
    """Say what a figure did, if anybody listens."""
    if s.listening:
        s.emit(Did(who=scene_id(s, figure), action=action, rules=(rule,)))
