"""Records of whole games, one for each ending of each adventure, and games that guides play."""

from __future__ import annotations

import random

import pytest

import undercroft as uc
from tests.games.caverns.endings import Wish, guided, wishes
from tests.games.caverns.guides import Erratic
from tests.games.caverns.test_whole_games import sound
from tests.records.renewing import skip_if_stale
from undercroft.games.caverns.content.tables import ADVENTURES
from undercroft.games.caverns.options import PLAYABLE

PAGES = [page for page in ADVENTURES if page.id in PLAYABLE]
CELLS = [(page.id, n) for page in PAGES for n in range(page.heroes[0], page.heroes[1] + 1)]


@pytest.mark.parametrize("wish", wishes(), ids=lambda wish: f"{wish.adventure}-{wish.ending}")
def test_a_record_leads_to_each_ending(wish: Wish) -> None:
    skip_if_stale("caverns")
    text = wish.file.read_text()
    t = uc.replay(text)
    assert t.over is not None
    assert t.over.ending == wish.ending
    assert t.record() == text, "make it anew: python -m tests.records.regenerate"
    assert text.count("\n= r") >= 1


@pytest.mark.parametrize(("adventure", "seats"), CELLS)
def test_an_erratic_game_ends_with_a_named_ending(adventure: str, seats: int) -> None:
    t = guided(adventure, seats, Erratic(random.Random(seats)))
    assert t.over is not None
    page = next(page for page in PAGES if page.id == adventure)
    assert t.over.ending in [ending.id for ending in page.endings]
    sound(t.state)


@pytest.mark.long
@pytest.mark.parametrize(("adventure", "seats"), CELLS)
def test_many_erratic_games_end(adventure: str, seats: int) -> None:
    for seed in range(20):
        assert guided(adventure, seats, Erratic(random.Random(seed))).over is not None
