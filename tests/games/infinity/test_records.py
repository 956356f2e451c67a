"""Records of whole games, one for each ending of each scenario."""

from __future__ import annotations

import pytest

import undercroft as uc
from tests.games.infinity.ending_recipes import RECIPES
from tests.games.infinity.endings import Wish, found, kept, wishes
from tests.records.renewing import skip_if_stale
from undercroft.games.infinity.content.tables import ALL_SCENARIOS


@pytest.mark.parametrize("wish", kept(), ids=lambda wish: f"{wish.scenario}-{wish.ending}")
def test_a_record_leads_to_each_ending(wish: Wish) -> None:
    skip_if_stale("infinity")
    text = wish.file.read_text()
    t = uc.replay(text)
    assert t.over is not None
    assert t.over.ending == wish.ending
    assert t.record() == text, "make it anew: python -m tests.records.regenerate"


def test_every_ending_of_every_scenario_has_a_record() -> None:
    assert kept() == wishes()
    assert {wish.scenario for wish in wishes()} == {row.id for row in ALL_SCENARIOS}


def test_every_ending_has_a_recipe_and_no_recipe_is_for_nothing() -> None:
    recipes = [Wish(scenario, ending) for scenario in RECIPES for ending in RECIPES[scenario]]
    assert recipes == wishes()


def test_a_recipe_leads_to_its_record() -> None:
    wish = Wish("drowned-works", "works-lost")
    assert found(wish) == wish.file.read_text(), "python -m tests.records.regenerate, or look on"
