"""The adventures of Caverns as the set-up page offers them."""

from __future__ import annotations

from typing import Final

from undercroft.crawl.offers import told_in
from undercroft.games.caverns.content.tables import ADVENTURES
from undercroft.kernel.registry import Offer

PAGES: Final = {page.id: page for page in ADVENTURES}


def offers() -> tuple[Offer, ...]:
    """Every adventure with its story."""
    found = []
    for told in told_in("undercroft.games.caverns.scene"):
        page = PAGES[told.id]
        options = {"adventure": page.id}
        found.append(told.offer(page.name, page.objective.words, page.heroes, options))
    return tuple(found)
