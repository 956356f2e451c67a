"""What every game does to become one: finding the modules of its rules and the frames in them."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, Final

from undercroft.crawl.effects import Effects
from undercroft.kernel.discovery import KERNEL_FRAMES, frames_in, modules_below
from undercroft.kernel.frames import Frame, frames

RULE_ROOMS: Final = ("actions", "campaign", "combat", "effects", "map", "phases")


def rule_modules(package: str) -> tuple[str, ...]:
    """The modules of the rooms in which the rules are; a vocabulary does nothing by itself."""
    rooms = {module.name for module in iter_modules(import_module(package).__path__)}
    return tuple(
        name
        for room in RULE_ROOMS
        if room in rooms
        for name in modules_below(f"{package}.{room}")
        if ".effects.vocabulary." not in name
    )


def frames_of(effects: Effects, modules: Sequence[str]) -> dict[str, type[Frame[Any]]]:
    """Every kind of frame that can be on the stack of a game, by name."""
    return frames(*frames_in(KERNEL_FRAMES), *effects.frames, *frames_in(modules))
