"""How much a test tries: all of it in the long runs, a part of it in every run."""

from __future__ import annotations

import os

from hypothesis import settings

IS_LONG = os.environ.get("UNDERCROFT_ALL") == "1"


def effort(whole: int, quick: int) -> int:
    """The whole number in the long runs, the quick one in the others."""
    return whole if IS_LONG else quick


def examples(whole: int) -> settings:
    """So many examples in the long runs, a quarter of them in the others."""
    return settings(max_examples=effort(whole, max(whole // 4, 1)))
