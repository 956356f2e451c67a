"""Records that end each scenario in each of its ways, played from set-up.

They lie in `records/`; `python -m tests.records.regenerate` makes them anew, by their recipes, when
numbers or rules have changed.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from tests.games.infinity.ending_recipes import RECIPES
from undercroft.games.infinity.content.scenario_schema import Mode, Scenario
from undercroft.games.infinity.content.tables import ALL_SCENARIOS, SCENARIOS
from undercroft.games.infinity.phases.endings import EXHAUSTED

RECORDS = Path(__file__).parent / "records"


@dataclass(frozen=True)
class Wish:
    """An ending of a scenario that is wanted."""

    scenario: str
    ending: str

    @property
    def file(self) -> Path:
        """Where its record lies."""
        return RECORDS / f"{self.scenario}-{self.ending}.record"


def wishes() -> list[Wish]:
    """Every ending of every scenario, the dungeons of the mini-campaign among them."""
    return [Wish(row.id, ending) for row in ALL_SCENARIOS for ending in endings_of(row)]


def endings_of(row: Scenario) -> list[str]:
    """Its own; together heroes are also lost when one is exhausted, but for a preset dungeon."""
    own = [row.goal.id, *(ending.id for ending in row.endings)]
    is_lost_so = row.mode == Mode.COOPERATIVE and row in SCENARIOS
    return [*own, EXHAUSTED] if is_lost_so else own


def kept() -> list[Wish]:
    """The endings that there is a record for."""
    return [wish for wish in wishes() if wish.file.exists()]


def found(wish: Wish) -> str:
    """A record that ends as wished, played by its recipe, or nothing."""
    recipe = RECIPES[wish.scenario][wish.ending]
    table = recipe.found(wish.scenario, wish.ending)
    return "" if table is None else table.record()
