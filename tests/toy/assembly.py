"""What makes the toy game one: its frames, found in its rooms."""

from __future__ import annotations

from typing import Final

from tests.toy.state import Toy
from undercroft.kernel.discovery import KERNEL_FRAMES, frames_in, modules_below
from undercroft.kernel.frames import frames

RULE_MODULES: Final = tuple(
    name
    for room in ("actions", "campaign", "combat", "phases")
    for name in modules_below(f"tests.toy.{room}")
)


def assemble() -> None:
    """Let the state know its frames."""
    Toy.FRAMES = frames(*frames_in(KERNEL_FRAMES), *frames_in(RULE_MODULES))
