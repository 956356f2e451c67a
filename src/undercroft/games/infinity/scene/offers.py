"""The scenarios of Infinity as the set-up page offers them."""

from __future__ import annotations

from typing import Final

from undercroft.crawl.offers import told_in
from undercroft.games.infinity.content.tables import ALL_SCENARIOS
from undercroft.kernel.registry import Offer

ROWS: Final = {row.id: row for row in ALL_SCENARIOS}


def offers() -> tuple[Offer, ...]:
    """Every scenario with its story."""
    found = []
    for told in told_in("undercroft.games.infinity.scene"):
        row = ROWS[told.id]
        options = {"scenario": row.id}
        found.append(told.offer(row.name, row.goal.words, row.heroes, options))
    return tuple(found)
