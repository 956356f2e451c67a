"""A real PostgreSQL on a unix socket, started as an unprivileged user."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from devtools.postgres import postgres_folder

STARTS_WITHIN = 30


def _user() -> str | None:
    """Whom to be: PostgreSQL refuses root."""
    if os.geteuid() != 0:
        return None
    known = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in known else "nobody"


@contextmanager
def postgres() -> Iterator[str]:
    """The address of a fresh server's database, as SQLAlchemy wants it."""
    programs = postgres_folder()
    if programs is None:
        pytest.skip("no PostgreSQL is installed")
    user = _user()
    folder = Path(tempfile.mkdtemp(prefix="uc-pg-", dir="/tmp"))
    if user is not None:
        shutil.chown(folder, user)
    try:
        yield from _running(programs, folder, user)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _running(programs: Path, folder: Path, user: str | None) -> Iterator[str]:
    data = folder / "data"
    initdb = [f"{programs}/initdb", "-D", f"{data}", "-U", "undercroft", "-A", "trust", "-N"]
    subprocess.run(initdb, check=True, stdout=subprocess.DEVNULL, cwd=folder, user=user)
    command = [f"{programs}/postgres", "-D", f"{data}", "-k", f"{folder}", "-h", ""]
    with (folder / "log").open("wb") as log:
        server = subprocess.Popen(command, stdout=log, stderr=log, cwd=folder, user=user)
    try:
        _wait(folder)
        yield f"postgresql+psycopg://undercroft@/postgres?host={folder}"
    finally:
        server.terminate()
        server.wait(STARTS_WITHIN)


def _wait(folder: Path) -> None:
    until = time.monotonic() + STARTS_WITHIN
    while time.monotonic() < until:
        if "ready to accept connections" in (folder / "log").read_text():
            return
        time.sleep(0.05)
    raise AssertionError((folder / "log").read_text())
