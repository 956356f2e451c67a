"""Bringing a database to the newest tables, by Alembic."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Engine, inspect, text

NEWEST = "0004"
"""The newest migration; a test holds it to the folder."""

_LOCK = 7_202_611


def migrate(engine: Engine) -> None:
    """Make or change the tables; one process at a time. What is up to date is left alone."""
    if _is_current(engine):
        return
    from alembic import command  # noqa: PLC0415  (slow to import and seldom needed)
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(scripts()))
    with engine.begin() as db:
        if engine.dialect.name == "postgresql":
            db.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
        config.attributes["connection"] = db
        command.upgrade(config, "head")


def scripts() -> Path:
    """Where the migrations are."""
    return Path(__file__).parent / "migrations"


def _is_current(engine: Engine) -> bool:
    with engine.connect() as db:
        if not inspect(db).has_table("alembic_version"):
            return False
        return db.execute(text("SELECT version_num FROM alembic_version")).scalar() == NEWEST
