"""What must hold of linked adventures of Caverns after each of them."""

from __future__ import annotations

from undercroft.games.caverns.campaign.episodes import is_item
from undercroft.games.caverns.campaign.progress import Chain
from undercroft.kernel.campaign import Campaign
from undercroft.kernel.episodes import Episode
from undercroft.kernel.table import Table


class CavernsChecks:
    """The heroes stay the same, and only who has won keeps something."""

    def check(self, episode: Episode, table: Table, campaign: Campaign) -> None:
        """What an adventure has changed."""
        assert table.setup.brought is not None
        then, now = table.setup.brought.progress, campaign.progress
        assert isinstance(then, Chain)
        assert isinstance(now, Chain)
        assert then.heroes in ((), now.heroes)
        assert len(set(now.heroes)) == now.seats
        assert table.over is not None
        assert now.played[-1].won == bool(table.over.winners) == bool(now.levels)
        kept = [card for items in now.items for card in items]
        assert len(set(kept)) == len(kept)
        assert all(is_item(card) for card in kept)
