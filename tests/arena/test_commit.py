"""Which code played: named by its commit wherever it runs, by its version where it is installed."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from undercroft.arena.commit import COMPILED, SOURCES, commit
from undercroft.version import VERSION


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A clone with a source tree, a compiled build and an installed package."""
    for folder in (SOURCES, COMPILED, "lib/undercroft"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / SOURCES / "__init__.py").write_text("", "utf-8")
    git(tmp_path, "init", "-q")
    git(tmp_path, "add", SOURCES)
    git(tmp_path, "-c", "user.name=a", "-c", "user.email=a@b", "commit", "-qm", "first")
    return tmp_path.resolve()


def git(where: Path, *words: str) -> str:
    done = subprocess.run(["git", "-C", str(where), *words], capture_output=True, check=True)
    return done.stdout.decode().strip()


def test_sources_and_the_compiled_build_have_the_same_commit(clone: Path) -> None:
    name = git(clone, "rev-parse", "--short=12", "HEAD")
    assert commit(clone / SOURCES) == commit(clone / COMPILED) == name


def test_changed_sources_are_told(clone: Path) -> None:
    (clone / SOURCES / "__init__.py").write_text("changed = True", "utf-8")
    assert commit(clone / COMPILED).endswith("+changes")


def test_an_installed_package_has_its_version(clone: Path) -> None:
    assert commit(clone / "lib" / "undercroft") == f"v{VERSION}"
