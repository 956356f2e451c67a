"""`dev.py` itself, as a person calls it."""

import subprocess
import sys
from pathlib import Path

import pytest

from devtools import checks, commands
from devtools.checks import Result, Step, run_step, summary
from devtools.console import Trouble
from devtools.node import Node
from devtools.places import HERE
from undercroft.version import VERSION

is_our_environment = Path(sys.prefix) == HERE.environment


def dev(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(HERE.root / "dev.py"), *words]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.mark.skipif(not is_our_environment, reason="this would set up a second environment")
def test_run_prints_what_the_command_prints() -> None:
    answer = dev("run", "--version")
    assert (answer.returncode, answer.stdout) == (0, f"undercroft {VERSION}\n")


@pytest.mark.skipif(not is_our_environment, reason="this would set up a second environment")
def test_run_passes_on_the_exit_code() -> None:
    assert dev("run", "no-such-command").returncode not in (0, -1)


def test_an_unknown_command_is_refused() -> None:
    answer = dev("dance")
    assert answer.returncode == 2
    assert "invalid choice: 'dance'" in answer.stderr


def test_an_unknown_check_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "find_node", lambda: Node(Path("node"), ("npm",)))
    with pytest.raises(Trouble, match="no check called 'spelling'"):
        commands._chosen_steps(is_long=False, only="spelling")


def test_a_folder_of_another_is_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse() -> None:
        raise PermissionError(13, "no", "/their/build")

    monkeypatch.setattr(commands, "set_up", refuse)
    assert commands.main(["setup"]) == 1
    assert capsys.readouterr().err.startswith("You may not write /their/build.")


def test_the_tests_come_last_and_the_long_ones_on_request() -> None:
    node = Node(Path("node"), ("npm",))
    usual = list(checks.steps(HERE, node, is_long=False))
    assert usual[-1].name == "tests"
    assert {step.extra.get("UNDERCROFT_ALL") for step in usual} == {None}
    tests = {step.name: step for step in checks.steps(HERE, node, is_long=True)}["tests"]
    assert tests.extra["UNDERCROFT_ALL"] == "1"


def test_a_quiet_check_speaks_only_when_it_fails(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    says = "import sys; print('hm'); sys.exit({})"
    assert run_step(Step("good", [sys.executable, "-c", says.format(0)], tmp_path)).is_passed
    assert "hm" not in capfd.readouterr().out
    assert not run_step(Step("bad", [sys.executable, "-c", says.format(3)], tmp_path)).is_passed
    assert "hm" in capfd.readouterr().out


def test_the_summary_names_what_failed() -> None:
    results = [Result("lint", is_passed=True, seconds=1), Result("types", False, 2)]
    assert summary(results).endswith("Failed: types. (3 s)")
