"""What is done to tiles, doors and decks, and what the lord hears of it."""

# ruff: noqa: ARG001  (all resolvers take the same arguments)

from __future__ import annotations

from undercroft.crawl.effects import Resolve
from undercroft.games.infinity.effects import vocabulary as w
from undercroft.games.infinity.effects.targets import RULES
from undercroft.games.infinity.map.entering import make_noise
from undercroft.games.infinity.map.figures import spot_of
from undercroft.games.infinity.phases.lord_events import draw_events
from undercroft.games.infinity.state import Infinity


@RULES.resolves(w.Noise)
def noise(s: Infinity, at: Resolve, effect: w.Noise) -> None:
    """A noise in the tile for this round. [DI-NOISE-03]"""
    make_noise(s, spot_of(s, at.actor), effect.n)


@RULES.resolves(w.DrawLordEvents)
def draw_lord_events(s: Infinity, at: Resolve, effect: w.DrawLordEvents) -> None:
    """Lord events are drawn at once, or the meter falls as much. [DI-ABIL-07]"""
    if at.step == 0:
        draw_events(s, effect.n, at.actor)


@RULES.resolves(w.Calm)
def calm(s: Infinity, at: Resolve, effect: w.Calm) -> None:
    """The next lord events are not drawn. [IC-63]"""
    s.calm += effect.n
