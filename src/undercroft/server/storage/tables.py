"""The tables."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Column,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

METADATA = MetaData()

ROOMS = Table(
    "rooms",
    METADATA,
    Column("code", String(16), primary_key=True),
    Column("setup", LargeBinary, nullable=False),
    Column("seed", String(32), nullable=False),
    Column("version", Integer, nullable=False),
    Column("status", String(8), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("due", BigInteger),
    Index("rooms_due", "due"),
)
"""A room; `due` is when the server has to do something in it by itself (ms since 1970)."""

LINES = Table(
    "lines",
    METADATA,
    Column("code", String(16), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
)
"""The log of each room."""

SNAPSHOTS = Table(
    "snapshots",
    METADATA,
    Column("code", String(16), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("build", String(64), nullable=False),
    Column("body", LargeBinary, nullable=False),
)
"""The latest snapshot of each room, and which build can read it."""

UPTIMES = Table(
    "uptimes",
    METADATA,
    Column("process", String(16), primary_key=True),
    Column("began", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)
"""From when to when each server process was there."""

CAMPAIGNS = Table(
    "campaigns",
    METADATA,
    Column("code", String(16), primary_key=True),
    Column("seal", String(32), nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("room", String(16), nullable=False),
    Column("changed", BigInteger, nullable=False),
)
"""A campaign, packed; `room` is where its next episode is being played, if it is."""

CAMPAIGN_SAVES = Table(
    "campaign_saves",
    METADATA,
    Column("code", String(16), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("name", String(80), nullable=False),
    Column("standing", Text, nullable=False),
    Column("body", LargeBinary, nullable=False),
)
"""Saves of campaigns; those without a name are automatic backups."""

CAMPAIGN_PEOPLE = Table(
    "campaign_people",
    METADATA,
    Column("code", String(16), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("name", String(80), nullable=False),
    Column("token", String(64), nullable=False),
)
"""Who belongs to a campaign; of the token only the hash is kept."""
