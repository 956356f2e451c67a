"""Telling the person at the terminal what happens, and running other programs."""

import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

_MISLEADING = ("PYTHONHOME", "PYTHONPATH", "PIP_USER", "PIP_TARGET", "PIP_PREFIX", "VIRTUAL_ENV")

Command = Sequence[str | Path]


class Trouble(Exception):
    """Something the person has to know about; its text is a sentence for them."""


def note(words: str) -> None:
    """Say what goes on, beside the output of commands."""
    print(words, file=sys.stderr, flush=True)


def clean_environment(extra: Mapping[str, str] | None = None) -> dict[str, str]:
    """The environment for other programs, without what would lead them out of ours."""
    kept = {name: value for name, value in os.environ.items() if name not in _MISLEADING}
    return {**kept, **_caches_without_home(), **(extra or {})}


def _caches_without_home() -> dict[str, str]:
    if os.access(Path.home(), os.W_OK):
        return {}
    caches = Path(__file__).resolve().parent.parent / "build" / "caches"
    return {"npm_config_cache": str(caches / "npm"), "UV_CACHE_DIR": str(caches / "uv")}


def run(
    command: Command, *, folder: Path | None = None, extra: Mapping[str, str] | None = None
) -> None:
    """Run a program; when it fails, show what it said and raise Trouble."""
    words = [str(part) for part in command]
    try:
        done = subprocess.run(
            words,
            cwd=folder,
            env=clean_environment(extra),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
    except OSError as error:
        raise Trouble(f"{words[0]} cannot be started: {error.strerror}.") from error
    if done.returncode != 0:
        note(done.stdout)
        raise Trouble(f"This command failed with exit code {done.returncode}: {' '.join(words)}")


def output_of(command: Command) -> str:
    """What a program prints, or nothing when it cannot be run or fails."""
    words = [str(part) for part in command]
    try:
        done = subprocess.run(
            words, env=clean_environment(), capture_output=True, text=True, check=False
        )
    except OSError:
        return ""
    return done.stdout.strip() if done.returncode == 0 else ""


def become(command: Command) -> int:
    """Turn into another program, so that signals and the exit code are its own."""
    words = [str(part) for part in command]
    if os.name != "nt":
        os.execve(words[0], words, clean_environment())
    return subprocess.call(words, env=clean_environment())
