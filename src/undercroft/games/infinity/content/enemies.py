"""Every enemy card in one table: minions by their groups, then sentinels, then lords.

The number of an enemy is that of its card, so a stack deals it and a figure is it.
"""

from dataclasses import dataclass
from typing import Final

from undercroft.games.infinity.content.schema import Enemy
from undercroft.games.infinity.content.tables import ALL_GROUPS, ALL_LORDS, ALL_SENTINELS
from undercroft.games.infinity.effects.vocabulary.terms import Rank

__all__ = ["ENEMIES", "EnemyCard", "Rank"]


@dataclass(frozen=True, slots=True)
class EnemyCard:
    """An enemy as the rules of combat see it."""

    id: str
    name: str
    rank: Rank
    stats: Enemy
    starred: bool = False


ENEMIES: Final[tuple[EnemyCard, ...]] = (
    *(EnemyCard(g.id, g.name, Rank.MINION, g.stats, g.starred) for g in ALL_GROUPS),
    *(EnemyCard(s.id, s.name, Rank.SENTINEL, s.stats) for s in ALL_SENTINELS),
    *(EnemyCard(lord.id, lord.name, Rank.LORD, lord.stats) for lord in ALL_LORDS),
)
