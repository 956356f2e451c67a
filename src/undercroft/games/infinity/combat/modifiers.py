"""What holds for a while or as long as a thing is worn, and what it comes to."""

from __future__ import annotations

from typing import Final

from undercroft.crawl.modifiers import Modifier, counting
from undercroft.games.infinity.content.schema import Element
from undercroft.games.infinity.effects.vocabulary.terms import Ill, Stat
from undercroft.games.infinity.notation import NOTATION, card_name
from undercroft.games.infinity.state import Infinity
from undercroft.kernel.events import Term

FIRST_WARD: Final = len(Stat)
FIRST_INFUSION: Final = FIRST_WARD + len(Ill)
"""Stats first, then what somebody can be safe from, then the elements of normal attacks."""


def changes(s: Infinity, figure: int, stat: Stat) -> list[Term]:
    """What changes a stat of a figure, each with its source."""
    return [_term(m) for m in counting(s.modifiers, stat, figure)]


def _term(m: Modifier) -> Term:
    return Term(card_name(m.source), m.amount, f"card:{NOTATION.cards.text(m.source)}")


def is_warded(s: Infinity, figure: int, ill: Ill) -> bool:
    """Whether somebody is safe from an ill. [DI-ELEM-05]"""
    return bool(counting(s.modifiers, FIRST_WARD + ill, figure))


def infusions(s: Infinity, figure: int) -> list[Element]:
    """The elements that were added to the normal attacks of somebody. [DI-STAT-06]"""
    return [e for e in Element if counting(s.modifiers, FIRST_INFUSION + e, figure)]
