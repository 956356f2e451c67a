"""Which code is running: the commit of the source tree, or the version of an installed one."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Final

from undercroft.version import VERSION

HERE: Final = Path(__file__).resolve().parent.parent
SOURCES: Final = "src/undercroft"
COMPILED: Final = "build/compiled/undercroft"


def commit(here: Path = HERE) -> str:
    """The short commit, with `+changes` if the sources differ from it; else the version.

    The compiled build is made of the sources beside it, so it has their commit.
    """
    top = Path(_git(here, "rev-parse", "--show-toplevel"))
    name = _git(here, "rev-parse", "--short=12", "HEAD")
    if not name or here not in (top / SOURCES, top / COMPILED):
        return f"v{VERSION}"
    return f"{name}+changes" if _git(top, "status", "--porcelain", "--", SOURCES) else name


def _git(where: Path, *words: str) -> str:
    command = ["git", "-C", str(where), *words]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=10)
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return done.stdout.strip() if done.returncode == 0 else ""
