"""What holds for a while or as long as a card is in force, and what it comes to.

A modifier whose `test` names a node is read when it counts: the bearer of its card is the actor,
whom an attack is against is `It`.
"""

from __future__ import annotations

from undercroft.crawl.modifiers import Modifier, counting
from undercroft.games.infinity.content.schema import Element
from undercroft.games.infinity.content.stat_ids import (
    FIRST_ELEMENT,
    FIRST_WARD,
    SOURCE_NAMES,
    SOURCES,
)
from undercroft.games.infinity.effects.vocabulary.terms import Ill, Stat
from undercroft.games.infinity.state import Infinity
from undercroft.kernel.events import Term


def changes(s: Infinity, figure: int, stat: Stat) -> list[Term]:
    """What changes a stat of a figure, each with its source."""
    return [_term(m) for m in counting(s.modifiers, stat, figure)]


def _term(m: Modifier) -> Term:
    return Term(SOURCE_NAMES[m.source], m.amount, f"card:{SOURCES.text(m.source)}")


def is_warded(s: Infinity, figure: int, ill: Ill) -> bool:
    """Whether somebody is safe from an ill. [DI-ELEM-05]"""
    return bool(counting(s.modifiers, FIRST_WARD + ill, figure))


def infusions(s: Infinity, figure: int) -> list[Element]:
    """The elements that were added to the normal attacks of somebody. [DI-STAT-06]"""
    return [e for e in Element if counting(s.modifiers, FIRST_ELEMENT + e, figure)]
