"""Covers: whether two controllers may look at the same screen one after the other."""

from __future__ import annotations

from dataclasses import replace

from undercroft.kernel.scene import Scene
from undercroft.kernel.table import Table
from undercroft.terminal.log import mask_of


def hides(table: Table, one: int | None, other: int | None) -> bool:
    """Whether something is or was shown to one of them and not to the other."""
    if _picture(table.scene(one)) != _picture(table.scene(other)):
        return True
    a, b = mask_of(table, one), mask_of(table, other)
    return any(
        bool(entry.seen_by & a) != bool(entry.seen_by & b)
        or any(event.for_seats(a) != event.for_seats(b) for event in entry.events)
        for entry in table.history
    )


def _picture(scene: Scene) -> Scene:
    return replace(scene, banner="", decision=None)
