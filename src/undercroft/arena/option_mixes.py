"""Mixtures of options: few set-ups in which any two choices of two options meet."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import chain, combinations

from undercroft.kernel.options import Option, Value

Choice = tuple[str, Value]
"""An option by its name, and one of its choices."""

Pair = frozenset[Choice]


Given = dict[str, Value]


def anything(_given: Given) -> bool:
    """Nothing is refused."""
    return True


def mixtures(options: Sequence[Option], allows: Callable[[Given], bool] = anything) -> list[Given]:
    """Set-ups, every option in each, so that all pairs of choices are played together.

    What breaks a game seldom hangs on more than two of its options, and most such faults are not
    found where only one of them differs from its default. Where a game does not allow a mixture,
    the pair with which it began is played alone or with one other choice, if that is allowed.
    """
    left = dict.fromkeys(_pairs(options))
    mixes: list[Given] = []
    while left:
        first = next(iter(left))
        tries = chain([_mixture(options, first, left)], _plain(options, first))
        mixture = next((given for given in tries if allows(given)), None)
        met = {first} if mixture is None else _pairs_in(mixture)
        left = {pair: None for pair in left if pair not in met}
        mixes += [] if mixture is None else [mixture]
    return mixes


def _pairs_in(given: Given) -> set[Pair]:
    return {frozenset(pair) for pair in combinations(given.items(), 2)}


def _plain(options: Sequence[Option], pair: Pair) -> Iterator[Given]:
    """The usual set-up but for one pair, and then with one other choice."""
    usual = {**{option.name: option.default for option in options}, **dict(pair)}
    yield usual
    for option in [option for option in options if option.name not in dict(pair)]:
        yield from ({**usual, option.name: choice} for choice in option.choices)


def _pairs(options: Sequence[Option]) -> Iterator[Pair]:
    """All pairs of choices of two options, in the order in which those are declared."""
    for one, other in combinations(options, 2):
        for choice in one.choices:
            for twin in other.choices:
                yield frozenset(((one.name, choice), (other.name, twin)))


def _mixture(options: Sequence[Option], first: Pair, left: dict[Pair, None]) -> Given:
    """A set-up that begins with a pair not met yet and meets as many others as it can."""
    chosen = dict(first)
    for option in options:
        if option.name not in chosen:
            chosen[option.name] = max(option.choices, key=lambda c: _gain(chosen, option, c, left))
    return {option.name: chosen[option.name] for option in options}


def _gain(chosen: Given, option: Option, choice: Value, left: dict[Pair, None]) -> tuple[int, bool]:
    """How many pairs a choice would meet; of equals one that is not the default is better."""
    met = sum(frozenset((known, (option.name, choice))) in left for known in chosen.items())
    return met, choice != option.default
