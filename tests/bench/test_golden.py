"""Twenty random toy games play as they did; the compiled build plays them and Alliance the same.

When a change of the toy or of the kernel is meant to change play:
`python -m bench.digests > tests/bench/golden_digests.txt`.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from bench import compiled, digests
from tests.toy.game import TOY

GOLDEN = Path(__file__).with_name("golden_digests.txt")


def test_random_games_have_their_golden_digests() -> None:
    assert digests.lines(TOY) == GOLDEN.read_text("utf-8").splitlines()


@pytest.mark.long
def test_the_compiled_build_has_them_too() -> None:
    if not compiled.build():
        pytest.skip("the compiled build cannot be made here")
    assert compiled.is_compiled()
    golden = GOLDEN.read_text("utf-8")
    for where in ("tests.toy.game:TOY", "compiled_toy.game:TOY"):
        assert compiled.digests(compiled.BUILD, digests.GAMES, where) == golden
    assert compiled.plays_the_same(compiled.ALLIANCE, compiled.ALLIANCE)
