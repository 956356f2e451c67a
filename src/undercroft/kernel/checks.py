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
    reason: str

    def __str__(self) -> str:
        return f"{self.reason} [{self.rule}]" if self.rule else self.reason


@dataclass(frozen=True, slots=True)
class WhyNot:
    """What somebody seems to want, and everything that stands against it."""

    want: str
    refusals: tuple[Refusal, ...]


Test = Callable[[Any, Move], int]
Explain = Callable[[Any, Move, int], str]


class Check:
    """One condition of one rule on a move; a gate looks at who moves, not at what is chosen."""

    __slots__ = ("_explain", "is_gate", "rule", "test")

    def __init__(self, rule: str, test: Test, explain: Explain, *, is_gate: bool = False) -> None:
        self.rule = rule
        self.test = test
        self.is_gate = is_gate
        self._explain = explain

    def __call__(self, s: Any, move: Move) -> int:
        return self.test(s, move)

    def refusal(self, s: Any, move: Move) -> Refusal | None:
        """The refusal in words, or None."""
        missing = self.test(s, move)
        return Refusal(self.rule, self._explain(s, move, missing)) if missing else None


def check(rule: str, explain: Explain | str) -> Callable[[Test], Check]:
    """Make a check of a function; `explain` is a sentence, or makes one from what is missing.

    In a sentence `{0}` is how much is missing, `{1}` what was chosen, such as a square.
    """
    maker = _saying(explain)
    return lambda test: Check(rule, test, maker)


def gate(rule: str, explain: Explain | str) -> Callable[[Test], Check]:
    """The same of a function that looks at no argument of the move: one answer serves them all."""
    maker = _saying(explain)
    return lambda test: Check(rule, test, maker, is_gate=True)


def _saying(explain: Explain | str) -> Explain:
    if isinstance(explain, str):
        words = explain
        return lambda _s, move, missing: words.format(missing, chosen(move))
    return explain


def chosen(move: Move) -> str:
    """What a move chooses last, as it is written."""
    words = move.verb.args
    return words[-1].text(move.args[-1]) if words else ""


class Act:
    """Something a seat might do: a verb with the checks that can refuse it.

    The `sure` ones hold for every candidate that is ever listed: they only explain.
    """

    __slots__ = ("_choosing", "checks", "gates", "verb")

    def __init__(self, verb: Verb, *checks: Check, sure: tuple[Check, ...] = ()) -> None:
        self.verb: Final = verb
        self.checks: Final = checks
        self.gates: Final = tuple([condition for condition in checks if condition.is_gate])
        left = [each for each in checks if not each.is_gate and each not in sure]
        self._choosing: Final = tuple([each.test for each in left])

    def allows(self, s: Any, move: Move) -> bool:
        """Whether nothing stands against it; stops at the first refusal."""
        for condition in self.checks:  # noqa: SIM110  (a generator costs more here)
            if condition.test(s, move):
                return False
        return True

    def legal(self, s: Any, moves: Iterable[Move]) -> list[Move]:
        """Those of the candidate moves, all of one seat, against which nothing stands."""
        left = list(moves)
        if not left:
            return left
        for condition in self.gates:
            if condition.test(s, left[0]):
                return []
        return self.chosen(s, left)

    def chosen(self, s: Any, moves: list[Move]) -> list[Move]:
        """The same where the gates are known to be open."""
        if not self._choosing:
            return moves
        left: list[Move] = []
        for move in moves:
            for test in self._choosing:
                if test(s, move):
                    break
            else:
                left.append(move)
        return left

    def refusals(self, s: Any, move: Move) -> list[Refusal]:
        """Everything that stands against a move."""
        refusals = [condition.refusal(s, move) for condition in self.checks]
        return [refusal for refusal in refusals if refusal is not None]


class Gates:
    """The gates before several acts: one that several share is asked once a decision."""

    __slots__ = ("_all", "_asked", "_open")

    def __init__(self, acts: Iterable[Act]) -> None:
        behind: dict[Check, int] = {}
        listed = list(acts)
        for i, act in enumerate(listed):
            for condition in act.gates:
                behind[condition] = behind.get(condition, 0) | 1 << i
        self._asked: Final = tuple([(each.test, behind[each]) for each in behind])
        self._all: Final = (1 << len(listed)) - 1
        self._open: Final[dict[int, tuple[int, ...]]] = {}

    def open(self, s: Any, move: Move) -> tuple[int, ...]:
        """The places of the acts against which no gate stands, for any move of the same seat."""
        left = self._all
        for test, behind in self._asked:
            if left & behind and test(s, move):
                left &= ~behind
        places = self._open.get(left)
        if places is None:
            places = tuple([i for i in range(self._all.bit_length()) if left >> i & 1])
            self._open[left] = places
        return places
