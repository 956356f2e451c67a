"""Villains enter: where the page says, with HP for the number of heroes."""

from __future__ import annotations

from undercroft.games.caverns.box import VILLAIN_NAMES
from undercroft.games.caverns.figures import villain_hp
from undercroft.games.caverns.landing import Landing
from undercroft.games.caverns.state import Caverns
from undercroft.games.caverns.words import FIRST_VILLAIN


def villain_figure(id_: str) -> int:
    """The figure of a villain."""
    return FIRST_VILLAIN + VILLAIN_NAMES.parse(id_)


def enter(s: Caverns, id_: str, squares: list[int]) -> int:
    """A villain comes into play on one of these squares. [CV-VILL-03] [CV-VILLAIN-05]"""
    figure = villain_figure(id_)
    s.kind[figure] = VILLAIN_NAMES.parse(id_)
    s.hp[figure] = villain_hp(s, figure)
    s.villains = (*s.villains, figure)
    s.push(Landing(s.active, figure, squares))
    return figure


def is_beaten(s: Caverns, id_: str) -> bool:
    """Whether a villain came and is gone."""
    figure = villain_figure(id_)
    return figure in s.villains and s.hp[figure] == 0
