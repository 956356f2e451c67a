"""Bots that hang, as a process of its own does them: it imports nothing that takes long."""

from __future__ import annotations

import time

from undercroft.server.live.thinking import Question, Thought


def stuck(question: Question) -> Thought:
    """A search that never ends; the quick bots are well."""
    while question.bot == "hard":
        time.sleep(1)
    return Thought(question.legal[0], f"{question.bot} for {question.seconds:g}")
