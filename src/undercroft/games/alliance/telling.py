"""What a figure did, told in a line of the log."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from undercroft.games.alliance.figures import scene_id
from undercroft.games.alliance.state import Alliance
from undercroft.kernel.events import Event


@dataclass(frozen=True, slots=True, kw_only=True)
class Did(Event):
    """A figure did something that nothing else tells."""

    sentence: ClassVar[str] = "{who} {deed}"
    who: str
    deed: str


def tell_of(s: Alliance, figure: int, deed: str, rule: str) -> None:
    """Say what a figure did, if anybody listens."""
    if s.heard:
        s.tell(Did(who=scene_id(s, figure), deed=deed, rules=(rule,)))
