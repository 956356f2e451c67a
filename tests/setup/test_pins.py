"""The pinned requirements and the lock file: complete, hashed, and free of download addresses."""

import json
import re
import tomllib
from pathlib import Path

import pytest

from devtools.pins import FILES
from devtools.places import HERE

PROJECT = tomllib.loads((HERE.root / "pyproject.toml").read_text())


def pinned(name: str) -> set[str]:
    text = (HERE.root / name).read_text()
    return set(re.findall(r"^([a-z0-9.-]+)==", text, re.MULTILINE))


def asked(wishes: list[str]) -> set[str]:
    return {re.split(r"[\[<>=!~ ]", wish)[0].lower() for wish in wishes}


def test_every_dependency_is_pinned() -> None:
    project = PROJECT["project"]
    assert asked(project["dependencies"]) <= pinned("requirements.txt")
    assert asked(project["optional-dependencies"]["dev"]) <= pinned("requirements-dev.txt")
    assert asked(PROJECT["dependency-groups"]["node"]) == pinned("requirements-node.txt")
    assert asked(PROJECT["dependency-groups"]["art"]) <= pinned("requirements-art.txt")


def test_the_environment_has_the_same_versions_as_the_package() -> None:
    def versions(name: str) -> set[str]:
        return {line for line in (HERE.root / name).read_text().split() if "==" in line}

    assert versions("requirements.txt") <= versions("requirements-dev.txt")


@pytest.mark.parametrize("name", FILES)
def test_every_pin_is_hashed(name: str) -> None:
    blocks = re.split(r"\n(?=\S)", (HERE.root / name).read_text().strip())
    unhashed = [block for block in blocks if "==" in block and "--hash=sha256:" not in block]
    assert unhashed == []


@pytest.mark.parametrize("name", [*FILES, "web/package-lock.json"])
def test_no_pin_says_where_to_download_it(name: str) -> None:
    text = (HERE.root / name).read_text()
    assert not re.search(r"index-url|find-links|\"resolved\"|registry\.|pypi\.org", text)


def test_the_lock_file_serves_every_common_machine() -> None:
    packages = json.loads(Path(HERE.web / "package-lock.json").read_text())["packages"]
    for machine in ("linux-x64-gnu", "linux-arm64-gnu", "darwin-arm64", "win32-x64-msvc"):
        assert f"node_modules/@rolldown/binding-{machine}" in packages
