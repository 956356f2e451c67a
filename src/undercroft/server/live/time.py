"""The time of day, in milliseconds."""

import time

_ahead = 0


def now() -> int:
    """Milliseconds since 1970. It never goes back, even when the time of day is put back."""
    global _ahead  # noqa: PLW0603  (there is one time of day)
    steady = time.monotonic_ns() // 1_000_000
    _ahead = max(_ahead, time.time_ns() // 1_000_000 - steady)
    return steady + _ahead
