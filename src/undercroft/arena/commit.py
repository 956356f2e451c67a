"""Which code is running: the commit of the source tree, or the version of an installed one."""

from __future__ import annotations

import subprocess
from pathlib import Path

from undercroft.version import VERSION

HERE = Path(__file__).resolve().parent.parent


def commit() -> str:
    """The short commit, with `+changes` if the sources differ from it; else the version."""
    name = _git("rev-parse", "--short=12", "HEAD")
    if not name or not _git("ls-files", "--", str(HERE / "__init__.py")):
        return f"v{VERSION}"
    return f"{name}+changes" if _git("status", "--porcelain", "--", str(HERE)) else name


def _git(*words: str) -> str:
    command = ["git", "-C", str(HERE), *words]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=10)
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return done.stdout.strip() if done.returncode == 0 else ""
