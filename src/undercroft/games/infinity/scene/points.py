"""Action points as people say them: they are counted in halves, because of running."""

from __future__ import annotations

from typing import Final

HALF: Final = "½"
ONE: Final = 2
"""An action point in halves."""


def points(halves: int) -> str:
    """A number of half points: 1½."""
    whole, half = divmod(halves, ONE)
    return f"{whole or ''}{HALF}" if half else str(whole)


def action_points(halves: int) -> str:
    """The same with its noun: 1 action point, 1½ action points."""
    return f"{points(halves)} action point{'s' * (halves > ONE or not halves)}"


def short_of(left: int, missing: int) -> str:
    """What is needed, and what there is of it."""
    return f"needs {action_points(left + missing)}, and {points(left)} {be(left)} left"


def be(halves: int) -> str:
    """One point or a half is left, two are."""
    return "is" if 0 < halves <= ONE else "are"
