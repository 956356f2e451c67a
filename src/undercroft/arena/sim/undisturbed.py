"""Doing something to its end, even if somebody presses Ctrl-C meanwhile."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread


@contextmanager
def undisturbed() -> Iterator[None]:
    """An interruption waits until this is done, and comes then."""
    if current_thread() is not main_thread():
        yield
        return
    asked: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _frame: asked.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if asked:
        raise KeyboardInterrupt
