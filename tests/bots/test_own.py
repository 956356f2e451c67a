"""Your own bot: one class in one file, and sentences about files that are none."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import undercroft as uc
from tests.toy.game import TOY
from undercroft.bots.choosing import Budget
from undercroft.bots.roster import make, measured
from undercroft.kernel.errors import SetupError

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"
NO_CLASS = "x = 1\n"
TWO = "class A:\n    def choose(self): ...\nclass B(A): ...\n"
NEEDY = "class A:\n    def __init__(self): ...\n    def choose(self): ...\n"


def example() -> str:
    """The example of the page."""
    found = re.search(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    return found.group(1)


def test_the_example_has_ten_lines() -> None:
    assert len([line for line in example().splitlines() if line.strip()]) <= 10


def test_the_example_plays(tmp_path: Path) -> None:
    file = tmp_path / "mybot.py"
    file.write_text(example(), encoding="utf-8")
    uc.register(TOY)
    game = uc.new("toy", 2, 1)
    choice = make(str(file), TOY, 1).choose(game.view(0), game.legal(), Budget())
    assert choice.move in game.legal()
    assert choice.reason
    assert measured(str(file)) == Budget()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (None, "no such file"),
        (NO_CLASS, "has no class with a method choose; a bot is one"),
        (TWO, "has 2 classes with a method choose"),
        ("class A(:\n", "cannot be read: SyntaxError"),
        (NEEDY, r"A\(game, seed\) failed: TypeError"),
    ],
)
def test_what_is_no_bot_is_said(tmp_path: Path, text: str | None, said: str) -> None:
    file = tmp_path / "mybot.py"
    if text is not None:
        file.write_text(text, encoding="utf-8")
    with pytest.raises(SetupError, match=said):
        make(str(file), TOY, 1)


@pytest.mark.parametrize(
    "name", ["greedy:20", "search:", "search:x", "search:99999999", "search:0", "search:0.5"]
)
def test_only_a_search_is_given_iterations(name: str) -> None:
    with pytest.raises(
        SetupError, match="only a search is told its budget: search:200 or search:2s"
    ):
        make(name, TOY, 1)


def test_a_search_may_be_told_its_iterations() -> None:
    assert measured("search:7") == Budget(iterations=7)
    assert measured("search:2s") == Budget(seconds=2)
    assert measured("search:0.5s") == Budget(seconds=0.5)
    assert measured("hard").iterations
    assert not measured("hard").seconds
    assert measured("hard").words() == f"{measured('hard').iterations} iterations"
