"""Legality, written once: each condition is a check that can explain itself.

A check answers 0 (nothing against it) or a small int (how much is missing); its words are made
only when somebody asks. An act is a verb with its checks: enumeration stops at the first
refusal, `why_not` collects them all, from the same checks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Final

from undercroft.kernel.moves import Move, Verb


@dataclass(frozen=True, slots=True)
class Refusal:
    """One reason why something cannot be done, with the rule that says so."""

    rule: str
    words: str

    def __str__(self) -> str:
        return f"{self.words} [{self.rule}]" if self.rule else self.words


@dataclass(frozen=True, slots=True)
class WhyNot:
    """What somebody seems to want, and everything that stands against it."""

    want: str
    refusals: tuple[Refusal, ...]


Test = Callable[[Any, Move], int]
Explain = Callable[[Any, Move, int], str]


class Check:
    """One condition of one rule on a move."""

    __slots__ = ("_explain", "rule", "test")

    def __init__(self, rule: str, test: Test, explain: Explain) -> None:
        self.rule = rule
        self.test = test
        self._explain = explain

    def __call__(self, s: Any, move: Move) -> int:
        return self.test(s, move)

    def refusal(self, s: Any, move: Move) -> Refusal | None:
        """The refusal in words, or None."""
        missing = self.test(s, move)
        return Refusal(self.rule, self._explain(s, move, missing)) if missing else None


def check(rule: str, explain: Explain | str) -> Callable[[Test], Check]:
    """Make a check of a function; `explain` is a sentence, or makes one from what is missing."""
    if isinstance(explain, str):
        words = explain
        return lambda test: Check(rule, test, lambda _s, _move, missing: words.format(missing))
    maker = explain
    return lambda test: Check(rule, test, maker)


class Act:
    """Something a seat might do: a verb with the checks that can refuse it."""

    __slots__ = ("checks", "verb")

    def __init__(self, verb: Verb, *checks: Check) -> None:
        self.verb: Final = verb
        self.checks: Final = checks

    def allows(self, s: Any, move: Move) -> bool:
        """Whether nothing stands against it; stops at the first refusal."""
        for condition in self.checks:  # noqa: SIM110  (a generator costs more here)
            if condition.test(s, move):
                return False
        return True

    def legal(self, s: Any, moves: Iterable[Move]) -> list[Move]:
        """Those of the candidate moves against which nothing stands."""
        left = list(moves)
        for condition in self.checks:
            test = condition.test
            left = [move for move in left if not test(s, move)]
        return left

    def refusals(self, s: Any, move: Move) -> list[Refusal]:
        """Everything that stands against a move."""
        found = [condition.refusal(s, move) for condition in self.checks]
        return [refusal for refusal in found if refusal is not None]
