"""Each check notices the toy that is broken for it: a check that cannot fail is a defect."""

from __future__ import annotations

import pytest

from tests.conformance.broken import BREAKS, Break
from tests.conformance.cells import Cell
from tests.conformance.points import POINTS
from tests.conformance.secrets import SECRETS
from tests.conformance.walks import journey
from tests.conformance.whole_games import WHOLE_GAMES
from tests.conformance.written_games import WRITTEN
from undercroft.kernel.errors import UndercroftError

CELL = Cell("toy", 3)


@pytest.mark.parametrize("case", BREAKS, ids=lambda case: f"{case.check.__name__}-{case.name}")
def test_a_broken_toy_is_noticed(case: Break, monkeypatch: pytest.MonkeyPatch) -> None:
    case.patch(monkeypatch)
    with pytest.raises((AssertionError, UndercroftError, pytest.fail.Exception)):
        _run(case)


def _run(case: Break) -> None:
    for seed in range(8):
        if case.check in (*POINTS, *SECRETS):
            for t in journey(CELL, seed):
                case.check(t)
        else:
            case.check(CELL, seed)


def test_every_check_has_a_broken_toy() -> None:
    tried = {case.check for case in BREAKS}
    every = {*POINTS, *SECRETS, *WHOLE_GAMES, *WRITTEN}
    assert every <= tried, {check.__name__ for check in every - tried}
