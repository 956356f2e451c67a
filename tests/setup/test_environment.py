"""How the Python environment is made and kept in step."""

import json
import shutil
from collections.abc import Sequence
from pathlib import Path

import pytest

from devtools import console, debian, environment
from devtools.console import Trouble
from devtools.environment import prepare_environment
from devtools.places import Places


class Machine:
    """A machine that answers as told and only takes notes of what it is asked to run."""

    def __init__(self, root: Path) -> None:
        self.places = Places(root)
        self.has_ensurepip = True
        self.has_outside_pip = True
        self.uv: str | None = None
        self.broken: set[str] = set()
        self.ran: list[str] = []
        (root / "src" / "undercroft").mkdir(parents=True)
        for name in ("requirements-dev.txt", "pyproject.toml", "hatch_build.py"):
            (root / name).write_text("1")
        (root / "src" / "undercroft" / "version.py").write_text("1")

    def run(self, command: Sequence[str | Path], **_settings: object) -> None:
        words = " ".join(map(str, command))
        self.ran.append(words)
        if any(word in words for word in self.broken):
            raise Trouble(f"This command failed: {words}")
        if " venv " in words:
            self.places.python.parent.mkdir(parents=True)
            self.places.python.touch()

    def output_of(self, command: Sequence[str | Path]) -> str:
        if "ensurepip" in command:
            return "pip 23" if self.has_ensurepip else ""
        if command[0] == self.places.python:
            return "pip 23.0" if self.has_ensurepip else ""
        return "pip 23.0.1 from there" if self.has_outside_pip else ""

    def prepare(self) -> list[str]:
        self.ran.clear()
        prepare_environment(self.places)
        return list(self.ran)


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Machine:
    machine = Machine(tmp_path)
    monkeypatch.setattr(environment, "run", machine.run)
    monkeypatch.setattr(environment, "output_of", machine.output_of)
    monkeypatch.setattr(shutil, "which", lambda _name: machine.uv)
    monkeypatch.setattr(debian, "can_install_packages", lambda: False)
    return machine


def test_a_new_environment_gets_pins_and_package(machine: Machine) -> None:
    made, pins, package = machine.prepare()
    assert made.endswith(f"-m venv {machine.places.environment}")
    assert "--require-hashes -r" in pins
    assert "--no-build-isolation --editable" in package


def test_nothing_is_installed_twice(machine: Machine) -> None:
    machine.prepare()
    assert machine.prepare() == []


def test_changed_pins_are_installed_alone(machine: Machine) -> None:
    machine.prepare()
    (machine.places.root / "requirements-dev.txt").write_text("2")
    (pins,) = machine.prepare()
    assert "--require-hashes" in pins


def test_a_changed_project_file_installs_the_package_alone(machine: Machine) -> None:
    machine.prepare()
    (machine.places.root / "pyproject.toml").write_text("2")
    (package,) = machine.prepare()
    assert "--editable" in package


def test_an_environment_that_was_moved_is_made_again(machine: Machine) -> None:
    machine.prepare()
    stamp = machine.places.environment / "undercroft-stamp.json"
    stamp.write_text(json.dumps({**json.loads(stamp.read_text()), "place": "elsewhere"}))
    assert len(machine.prepare()) == 3


def test_uv_installs_when_it_is_there(machine: Machine) -> None:
    machine.uv = "/there/uv"
    assert machine.prepare()[1].startswith("/there/uv pip install")


def test_pip_steps_in_when_uv_fails(machine: Machine) -> None:
    machine.uv = "/there/uv"
    machine.broken = {"/there/uv pip"}
    assert "-m pip install" in machine.prepare()[2]


def test_uv_makes_the_environment_without_ensurepip(machine: Machine) -> None:
    machine.uv = "/there/uv"
    machine.has_ensurepip = False
    assert machine.prepare()[0].startswith("/there/uv venv")


def test_the_outside_pip_serves_an_environment_without_pip(machine: Machine) -> None:
    machine.has_ensurepip = False
    made, pins, _package = machine.prepare()
    assert "--without-pip" in made
    assert f"-m pip --python {machine.places.python} install" in pins


def test_a_machine_with_nothing_is_told_what_to_install(machine: Machine) -> None:
    machine.has_ensurepip = machine.has_outside_pip = False
    with pytest.raises(Trouble, match="Install uv, or pip, or on Debian"):
        machine.prepare()


def test_a_failed_install_is_tried_again(machine: Machine) -> None:
    machine.broken = {"--editable"}
    with pytest.raises(Trouble):
        machine.prepare()
    machine.broken = set()
    (package,) = machine.prepare()
    assert "--editable" in package


def test_settings_that_lead_elsewhere_are_not_passed_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", "/elsewhere")
    monkeypatch.setenv("PIP_USER", "1")
    assert not {"PYTHONPATH", "PIP_USER"} & console.clean_environment().keys()


def test_a_home_that_cannot_be_written_moves_the_caches(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("HOME", "/nonexistent")
    assert {"npm_config_cache", "UV_CACHE_DIR"} <= console.clean_environment().keys()
