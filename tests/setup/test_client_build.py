"""The web client is built when its sources changed, and only then."""

from pathlib import Path

import pytest

from devtools import client
from devtools.client import prepare_client
from devtools.node import Node
from devtools.places import Places

NODE = Node(Path("node"), ("npm",))


class Workshop:
    """A working copy whose npm only takes notes and leaves what npm would leave."""

    def __init__(self, root: Path) -> None:
        self.places = Places(root)
        self.asked: list[str] = []
        (self.places.web / "src").mkdir(parents=True)
        for name in ("package.json", "package-lock.json", ".npmrc", "src/main.ts"):
            self.write(name, "1")

    def write(self, name: str, text: str) -> None:
        (self.places.web / name).write_text(text)

    def npm(self, _node: Node, places: Places, *words: str) -> None:
        self.asked.append(words[0])
        made = places.client / "index.html"
        if words[0] == "ci":
            made = places.web / "node_modules" / ".package-lock.json"
        made.parent.mkdir(parents=True, exist_ok=True)
        made.touch()

    def prepare(self) -> list[str]:
        self.asked.clear()
        prepare_client(self.places, lambda: NODE)
        return list(self.asked)


@pytest.fixture
def workshop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Workshop:
    workshop = Workshop(tmp_path)
    monkeypatch.setattr(client, "run_npm", workshop.npm)
    workshop.prepare()
    return workshop


def test_nothing_is_built_twice(workshop: Workshop) -> None:
    assert workshop.prepare() == []


def test_a_changed_source_is_built(workshop: Workshop) -> None:
    workshop.write("src/main.ts", "2")
    assert workshop.prepare() == ["run"]


def test_a_new_source_is_built(workshop: Workshop) -> None:
    workshop.write("src/more.ts", "1")
    assert workshop.prepare() == ["run"]


def test_a_changed_lock_file_fetches_packages(workshop: Workshop) -> None:
    workshop.write("package-lock.json", "2")
    assert workshop.prepare() == ["ci", "run"]


def test_a_file_among_the_packages_changes_nothing(workshop: Workshop) -> None:
    workshop.write("node_modules/other.js", "1")
    assert workshop.prepare() == []


def test_a_lost_build_is_built_again(workshop: Workshop) -> None:
    (workshop.places.client / "index.html").unlink()
    assert workshop.prepare() == ["run"]


def test_lost_packages_are_fetched_again(workshop: Workshop) -> None:
    (workshop.places.web / "node_modules" / ".package-lock.json").unlink()
    assert workshop.prepare() == ["ci", "run"]


@pytest.mark.parametrize("damage", ["", "[]", '{"sources": 7', '{"other": "x"}'])
def test_a_damaged_stamp_counts_as_none(workshop: Workshop, damage: str) -> None:
    (workshop.places.build / "client-stamp.json").write_text(damage)
    assert workshop.prepare() == ["ci", "run"]
