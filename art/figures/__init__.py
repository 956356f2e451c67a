"""Recipes of all figures: which icons, in which colours. A new monster is one line."""

from __future__ import annotations

from art.figures import alliance, alliance_foes, caverns, infinity
from art.layers import Layer

FIGURES: dict[str, list[Layer]] = {
    **alliance.FIGURES,
    **alliance_foes.FIGURES,
    **caverns.FIGURES,
    **infinity.FIGURES,
}
"""The layers of each figure from back to front, by its id in the games."""
