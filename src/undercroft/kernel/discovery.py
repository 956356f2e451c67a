"""Finding the modules of a package and the frames in them, so that nobody keeps lists by hand."""

from __future__ import annotations

import pkgutil
from collections.abc import Iterable
from importlib import import_module
from typing import Any, Final

from undercroft.kernel.frames import Frame

KERNEL_FRAMES: Final = ("undercroft.kernel.chance", "undercroft.kernel.choices")
"""The modules with the frames that every game has."""


def modules_below(package: str) -> tuple[str, ...]:
    """The names of all modules of a package and of the packages in it, in alphabetical order."""
    imported = import_module(package)
    walked = pkgutil.walk_packages(imported.__path__, f"{package}.")
    return tuple(sorted(module.name for module in walked if not module.ispkg))


def frames_in(modules: Iterable[str]) -> tuple[type[Frame[Any]], ...]:
    """Every kind of frame that the modules define: the classes with a NAME of their own."""
    return tuple(
        thing
        for name in modules
        for thing in vars(import_module(name)).values()
        if isinstance(thing, type)
        and issubclass(thing, Frame)
        and thing.__module__ == name
        and "NAME" in vars(thing)
    )
