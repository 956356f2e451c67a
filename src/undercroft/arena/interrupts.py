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
        signal.raise_signal(signal.SIGINT)


@contextmanager
def one_interruption() -> Iterator[None]:
    """The first interruption comes as always; from then on none is heard in this process.

    So what is said and tidied up at the end comes to its end, however often Ctrl-C is pressed.
    """
    before = signal.getsignal(signal.SIGINT)
    if current_thread() is not main_thread() or before is signal.SIG_IGN:
        yield
        return
    signal.signal(signal.SIGINT, _only_once)
    try:
        yield
    finally:
        if signal.getsignal(signal.SIGINT) is _only_once:
            signal.signal(signal.SIGINT, before)


def _only_once(*_: object) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    raise KeyboardInterrupt
