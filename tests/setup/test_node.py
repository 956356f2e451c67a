"""Which Node is used."""

from pathlib import Path

import pytest

from devtools import node
from devtools.node import is_new_enough, machine_node, packaged_node, version_in


def program(folder: Path, name: str, answer: str) -> None:
    file = folder / name
    file.write_text(f"#!/bin/sh\necho {answer}\n")
    file.chmod(0o755)


@pytest.mark.parametrize("version", ["v20.19.0", "v20.20.2", "v22.12.0", "v24.1.0"])
def test_vite_accepts(version: str) -> None:
    assert is_new_enough(version_in(version))


@pytest.mark.parametrize("version", ["v18.20.4", "v20.18.9", "v21.7.0", "v22.11.0", "", "no"])
def test_vite_refuses(version: str) -> None:
    assert not is_new_enough(version_in(version))


def test_the_machines_node_is_taken_when_new(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program(tmp_path, "node", "v22.12.0")
    program(tmp_path, "npm", "11.0.0")
    monkeypatch.setenv("PATH", str(tmp_path))
    found = machine_node()
    assert found is not None
    assert found.npm == (str(tmp_path / "npm"),)


def test_an_old_node_is_passed_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program(tmp_path, "node", "v18.19.0")
    program(tmp_path, "npm", "9.2.0")
    monkeypatch.setenv("PATH", str(tmp_path))
    assert machine_node() is None


def test_a_node_without_npm_is_passed_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program(tmp_path, "node", "v22.12.0")
    monkeypatch.setenv("PATH", str(tmp_path))
    assert machine_node() is None


def test_the_packaged_node_comes_first_on_its_own_path(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(node, "output_of", lambda _command: str(tmp_path))
    found = packaged_node("python")
    assert found is not None
    assert found.environment()["PATH"].startswith(str(found.program.parent))


def test_no_package_gives_no_node(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(node, "output_of", lambda _command: "")
    assert packaged_node("python") is None
