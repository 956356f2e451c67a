"""Your own bot: one class in one file, and sentences about files that are none."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import undercroft as uc
from tests.toy.game import TOY
from undercroft.bots.choosing import Budget
from undercroft.bots.roster import adviser, make, measured
from undercroft.bots.user_bot import BotFailed
from undercroft.kernel.errors import SetupError

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"
NO_CLASS = "x = 1\n"
TWO = "class A:\n    def choose(self): ...\nclass B(A): ...\n"
NEEDY = "class A:\n    def __init__(self): ...\n    def choose(self): ...\n"

FRAGILE = """import sys
from undercroft.bots.choosing import Advice, Choice
from tests.toy.notation import REST
class A:
    def __init__(self, game, seed): ...
    def choose(self, view, legal, budget): ...
    def {method}(self, view, legal, budget):
        {answer}
"""


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
        (NO_CLASS, "has no class with a method choose; a bot is one with it"),
        (TWO, r"has 2 classes with a method choose \(A, B\); a bot is one"),
        ("import sys\nsys.exit(3)\n", "cannot be read: SystemExit: 3"),
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


def asked(tmp_path: Path, answer: str, method: str = "choose") -> list[object]:
    """What a bot answers whose method ends with this line, the eighth of its file."""
    file = tmp_path / "mybot.py"
    file.write_text(FRAGILE.format(answer=answer, method=method), encoding="utf-8")
    uc.register(TOY)
    game = uc.new("toy", 2, 1)
    bot = make(str(file), TOY, 1) if method == "choose" else adviser(str(file), TOY, 1)
    return [getattr(bot, method)(game.view(0), game.legal(), Budget())]


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        ("raise ValueError('boom')", r"mybot.py, line 8: A.choose raised ValueError: boom"),
        ("sys.exit(3)", r"mybot.py, line 8: A.choose raised SystemExit: 3"),
        ("return legal[0]", r"A.choose must return Choice\(move, reason\), not a Move"),
        ("return None", r"A.choose must return Choice\(move, reason\), not a NoneType"),
        ("return Choice(legal[0])", "line 8: A.choose raised TypeError: .*'reason'"),
        ("return Choice('step s3', 'x')", "A.choose chose 'step s3', which is none of the moves"),
        ("return Choice(REST(1), 'x')", "A.choose chose p2 rest, which is none of the moves"),
    ],
)
def test_what_a_bot_does_wrong_is_said_with_its_place(
    tmp_path: Path, answer: str, said: str
) -> None:
    with pytest.raises(BotFailed, match=said):
        asked(tmp_path, answer)


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        ("1 / 0", "line 8: A.advise raised ZeroDivisionError"),
        ("return []", "A.advise must return one Advice or more, not an empty list"),
        (
            "return [(legal[0], 1, '')]",
            r"A.advise must return Advice\(move, worth, reason\), not a",
        ),
        ("return [Advice(REST(1), 1, '')]", "A.advise names p2 rest, which is none of the moves"),
    ],
)
def test_what_an_adviser_does_wrong_is_said_with_its_place(
    tmp_path: Path, answer: str, said: str
) -> None:
    with pytest.raises(BotFailed, match=said):
        asked(tmp_path, answer, "advise")


def test_a_bot_of_a_file_may_advise(tmp_path: Path) -> None:
    [advice] = asked(tmp_path, "return [Advice(legal[0], 1.0, 'why not')]", "advise")
    assert "why not" in str(advice)


@pytest.mark.parametrize("name", ["greedy:20", "hard:2s"])
def test_only_a_search_is_told_its_budget(name: str) -> None:
    with pytest.raises(SetupError, match="only a search is told its budget"):
        make(name, TOY, 1)


@pytest.mark.parametrize("told", ["", "x", "99999999", "0", "0.5"])
def test_a_budget_is_futures_or_seconds(told: str) -> None:
    with pytest.raises(SetupError, match=f'"{told}" is no budget; write search:200 or search:2s'):
        make(f"search:{told}", TOY, 1)


def test_a_search_may_be_told_its_iterations() -> None:
    assert measured("search:7") == Budget(iterations=7)
    assert measured("search:2s") == Budget(seconds=2)
    assert measured("search:0.5s") == Budget(seconds=0.5)
    assert measured("hard").iterations
    assert not measured("hard").seconds
    assert measured("hard").words() == f"{measured('hard').iterations} iterations"
