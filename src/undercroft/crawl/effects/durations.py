"""How long: what all games say; most durations are a game's own."""

from __future__ import annotations

from dataclasses import dataclass

from undercroft.crawl.effects.families import Duration


@dataclass(frozen=True, slots=True)
class Always(Duration):
    """As long as its source stays."""


ALWAYS = Always()
