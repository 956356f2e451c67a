"""Records of whole games, one for each ending of each scenario that one has been found for."""

from __future__ import annotations

import pytest

import undercroft as uc
from tests.games.infinity.endings import Wish, kept, wishes
from tests.records.renewing import skip_if_stale
from undercroft.games.infinity.content.tables import SCENARIOS


@pytest.mark.parametrize("wish", kept(), ids=lambda wish: f"{wish.scenario}-{wish.ending}")
def test_a_record_leads_to_each_ending(wish: Wish) -> None:
    skip_if_stale("infinity")
    text = wish.file.read_text()
    t = uc.replay(text)
    assert t.over is not None
    assert t.over.ending == wish.ending
    assert t.record() == text, "make it anew: python -m tests.records.regenerate"


def test_every_scenario_has_an_ending_that_is_kept() -> None:
    assert {wish.scenario for wish in kept()} <= {wish.scenario for wish in wishes()}
    assert {row.id for row in SCENARIOS} == {wish.scenario for wish in kept()}
