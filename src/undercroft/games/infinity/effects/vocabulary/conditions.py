"""Conditions: what bonuses and effects ask."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from undercroft.crawl.decode import Length
from undercroft.crawl.effects import Condition, Filter, Targets
from undercroft.games.infinity.effects.vocabulary.aims import IT


@dataclass(frozen=True, slots=True)
class Is(Condition):
    """Somebody is as all these filters say."""

    like: Annotated[tuple[Filter, ...], Length(1, 3)]
    on: Targets = IT
