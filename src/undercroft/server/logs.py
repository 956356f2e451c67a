"""Structured logs: one JSON object a line. Tokens, seeds and digests are never given to them."""

from __future__ import annotations

import json
import logging
import time

LOG = logging.getLogger("undercroft.server")

_USUAL = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "color_message"}


class Structured(logging.Formatter):
    """Time, level, what happened, and its fields."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        when = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line: dict[str, object] = {
            "time": f"{when}.{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "what": record.getMessage(),
        }
        line.update((k, v) for k, v in record.__dict__.items() if k not in _USUAL)
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str)


def log_to_stderr(level: int = logging.INFO) -> None:
    """Write the server's log to the standard error stream."""
    handler = logging.StreamHandler()
    handler.setFormatter(Structured())
    LOG.handlers[:] = [handler]
    LOG.setLevel(level)
    LOG.propagate = False
