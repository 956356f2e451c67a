"""The `undercroft` command before the package is loaded."""

import subprocess
import sys

import pytest

import undercroft
import undercroft_command
from undercroft.version import VERSION


def ask(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-X", "importtime", "-m", "undercroft_command", *words]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_version_is_answered() -> None:
    answer = ask("--version")
    assert (answer.returncode, answer.stdout) == (0, f"undercroft {VERSION}\n")


def test_version_loads_nothing_heavy() -> None:
    imported = ask("--version").stderr
    for heavy in ("typer", "rich", "starlette", " undercroft\n", "undercroft.kernel"):
        assert heavy not in imported


def test_the_package_names_the_same_version() -> None:
    assert undercroft.__version__ == VERSION


def test_an_interrupt_while_it_is_loaded_is_quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_name: str) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("sys.argv", ["undercroft", "games"])
    monkeypatch.setattr("importlib.import_module", interrupted)
    assert undercroft_command.main() == 130
