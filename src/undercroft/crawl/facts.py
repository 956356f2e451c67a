"""The numbers that matter most on a card, found in its effect: what a front end shows large.

A game says of each of its words that has such a number what it is called; words inside others are
read too, from the outside in. Numbers that depend on something are left out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from undercroft.crawl.effects import Effect
from undercroft.crawl.effects.amounts import Number
from undercroft.crawl.effects.library import every_value
from undercroft.kernel.scene import Stat

Fact = tuple[str, object, bool]
"""What a number is called, the number or the amount that it is, whether it is added to another."""
Readings = Mapping[type, Callable[[Any], tuple[Fact, ...]]]

MOST_FACTS: Final = 2


def plain(amount: object) -> int:
    """A number that is always the same; 0 for any other."""
    if isinstance(amount, Number):
        return amount.value
    return amount if isinstance(amount, int) else 0


def facts_in(
    effect: Effect, readings: Readings, number: Callable[[object], int] = plain
) -> tuple[Stat, ...]:
    """The first numbers of an effect, one of each name; `number` says what an amount is."""
    found: dict[str, Stat] = {}
    for name, amount, is_added in _facts(effect, readings):
        value = number(amount)
        if value:
            found.setdefault(name, Stat(name=name, value=value, is_added=is_added))
    return tuple(found.values())[:MOST_FACTS]


def _facts(effect: Effect, readings: Readings) -> Iterator[Fact]:
    for value in every_value((effect,)):
        read = readings.get(type(value))
        if read is not None:
            yield from read(value)
