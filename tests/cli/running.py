"""Running the command, in this process and in others."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from typer.testing import CliRunner, Result

from undercroft.cli import app

ROOT = Path(__file__).resolve().parents[2]
TOY = ("--with", "tests.toy.game:TOY")
COMMAND = [sys.executable, "-m", "undercroft"]
ENVIRONMENT = os.environ | {"PYTHONPATH": f"{ROOT / 'src'}:{ROOT}", "LINES": "24", "COLUMNS": "80"}


def run(*words: object, answers: str = "") -> Result:
    """The command with the toy game, in this process."""
    return CliRunner().invoke(app, [*TOY, *map(str, words)], input=answers)


def refused(*words: object, answers: str = "") -> str:
    """What is said of bad input: one line on stderr, exit code 2, nothing on stdout."""
    result = run(*words, answers=answers)
    assert result.exit_code == 2, result.output
    assert result.stderr.count("\n") == 1
    assert "Traceback" not in result.output
    return str(result.stderr)


def start(*words: object, cwd: Path) -> subprocess.Popen[str]:
    """The command in a process of its own."""
    return subprocess.Popen(
        [*COMMAND, *map(str, words)],
        cwd=cwd,
        env=ENVIRONMENT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        errors="surrogateescape",
    )
