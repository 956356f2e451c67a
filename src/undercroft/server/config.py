"""The settings of a server."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

from undercroft.server.storage.store import sqlite_url


def usual_database() -> str:
    """Where rooms are kept when nothing else is said: with the user's other data."""
    named = os.environ.get("UNDERCROFT_DATABASE")
    if named:
        return named
    data = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return sqlite_url(data / "undercroft" / "rooms.db")


THIS_MACHINE = ("127.0.0.0/8", "::1")


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """How much anybody may ask for."""

    message_bytes: int = 16_384
    body_bytes: int = 524_288
    burst: int = 60
    per_second: float = 20.0
    rooms: int = 10_000
    rooms_per_minute: int = 30
    people: int = 64
    sockets: int = 200
    sockets_per_visitor: int = 100
    unknown_per_minute: int = 30
    said_per_minute: int = 120
    moments_per_minute: int = 1_200
    unsent_bytes: int = 4_000_000
    head_seconds: float = 10.0
    body_seconds: float = 20.0
    beat_seconds: float = 20.0
    reading_seconds: int = 5
    reading_bytes: int = 1 << 29
    reading_lines: int = 12_000


@dataclass(frozen=True, slots=True, kw_only=True)
class Lasting:
    """How many days rooms last in which nothing happens any more; 0 is for ever."""

    lobby: float = 1.0
    live: float = 30.0
    slow: float = 90.0
    finished: float = 365.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Config:
    """What a server is started with.

    `games` are further games as "module:attribute". `webhook_hosts` may be sent reminders.
    `origins` are where browsers find it, if that is not the host that they ask.
    `proxies` are believed when they say where a request comes from.
    `metrics_for` may read the metrics. Times are in seconds.
    """

    database: str = field(default_factory=usual_database)
    games: tuple[str, ...] = ()
    limits: Limits = field(default_factory=Limits)
    lasting: Lasting = field(default_factory=Lasting)
    bot_pause: float = 0.4
    pass_delay: tuple[float, float] = (0.8, 2.4)
    thinkers: int = 1
    think_limit: float = 20.0
    alone: float = 900.0
    snapshot_every: int = 128
    idle: float = 600.0
    sweep: float = 15.0
    webhook_hosts: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ()
    origins: tuple[str, ...] = ()
    metrics_for: tuple[str, ...] = THIS_MACHINE
    address: str = ""
