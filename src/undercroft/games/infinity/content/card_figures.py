"""A card's effect with the figures of its row in place of what is printed there.

All figures from the card's own level to the last are told, or those of one level of its user; then
what does nothing at that level is left out.
"""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace
from typing import Any, Final

from undercroft.crawl.effects import Amount, AtLeast, ByLevel, Effect, If, Number, Repeat, Seq
from undercroft.games.infinity.content.schema import Ability
from undercroft.games.infinity.effects.vocabulary import (
    YOU,
    Bonus,
    Coins,
    Heal,
    Lose,
    Measure,
    Of,
    Printed,
)

LEVEL: Final = Of(Measure.LEVEL, YOU)
ONCE: Final = Number(1)
NONE: Final = Number(0)


def with_figures(effect: Effect, row: Ability, level: int | None) -> Effect:
    """The effect of an ability with its figures."""
    filled: Effect = _filled(effect, _amounts(row, level), level)
    return filled


def _amounts(row: Ability, level: int | None) -> tuple[Amount, ...]:
    """The rows of an ability, each as one number or as one for each level."""
    if level is not None:
        return tuple([Number(row.at(n, level)) for n in range(len(row.rows))])
    return tuple([_all_levels(printed.values) for printed in row.rows])


def _all_levels(values: tuple[int, ...]) -> Amount:
    return ByLevel(values) if len(set(values)) > 1 else Number(values[0])


def _filled(value: Any, amounts: tuple[Amount, ...], level: int | None) -> Any:
    """A value with amounts for what is printed, everywhere inside it."""
    if isinstance(value, Printed):
        return amounts[value.row - 1]
    if isinstance(value, tuple):
        return tuple([_filled(part, amounts, level) for part in value])
    if not is_dataclass(value):
        return value
    parts = {f.name: _filled(getattr(value, f.name), amounts, level) for f in fields(value)}
    return _simplest(replace(value, **parts), level)  # type: ignore[type-var]


def _simplest(value: Any, level: int | None) -> Any:
    """What is done once is not repeated; what the level decides is decided."""
    if isinstance(value, Repeat) and value.times == ONCE:
        return value.do
    if level is None:
        return value
    if isinstance(value, If) and isinstance(value.test, AtLeast) and value.test.amount == LEVEL:
        return value.then if level >= value.test.n else value.otherwise
    return _without_idle_steps(value) if isinstance(value, Seq) else value


def _without_idle_steps(effect: Seq) -> Effect:
    kept = tuple([step for step in effect.steps if not _is_idle(step)])
    return kept[0] if len(kept) == 1 else Seq(kept)


def _is_idle(effect: Effect) -> bool:
    """Whether an effect has no amount to work with."""
    if isinstance(effect, Coins):
        return effect.n == NONE
    return isinstance(effect, Heal | Lose | Bonus) and effect.amount == NONE
