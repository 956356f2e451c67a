"""Coverage: which tests run which lines of the rules, learned from one run of all of them."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

import coverage
import pytest
from _pytest.runner import runtestprotocol

from undercroft.proof.switches import forget_answers
from undercroft.proof.trials import no_trials

SLOW: Final = 1.5
"""Seconds, while lines are followed, beyond which a test is too slow to be run for each mutant."""
Line = tuple[str, int]


@dataclass
class Coverage:
    """For each line of the rules the tests that run it, those that run the fewest lines first."""

    tests: dict[Line, set[int]] = field(default_factory=dict)
    sizes: dict[int, int] = field(default_factory=dict)
    left_out: list[str] = field(default_factory=list)

    def covering(self, file: str, line: int) -> list[int]:
        """The tests that run a line, by their number."""
        return sorted(self.tests.get((file, line), ()), key=lambda test: (self.sizes[test], test))


def learned(items: Sequence[pytest.Item], files: Sequence[str]) -> Coverage:
    """Run every test once and learn what it covers.

    Left out are tests that fail, that prove rules by running others, and slow ones.
    """
    follower = coverage.Coverage(data_file=None, include=files)
    follower.start()
    try:
        with no_trials("lines are followed"):
            kept = {number for number, item in enumerate(items) if _is_kept(number, item, follower)}
    finally:
        follower.stop()
    left_out = [item.nodeid for number, item in enumerate(items) if number not in kept]
    return _counted(follower.get_data(), files, kept, left_out)


def _is_kept(number: int, item: pytest.Item, follower: coverage.Coverage) -> bool:
    """Run a test with all caches empty: what it would be told from memory counts too."""
    forget_answers()
    follower.switch_context(str(number))
    began = time.process_time()
    reports = runtestprotocol(item, log=False, nextitem=None)
    is_slow = time.process_time() - began > SLOW
    return not is_slow and not any(report.failed for report in reports)


def _counted(
    data: coverage.CoverageData, files: Sequence[str], kept: set[int], left_out: list[str]
) -> Coverage:
    counted = Coverage(sizes=dict.fromkeys(kept, 0), left_out=left_out)
    for file in files:
        for line, contexts in data.contexts_by_lineno(file).items():
            tests = {int(test) for test in contexts if test} & kept
            counted.tests[file, line] = tests
            for test in tests:
                counted.sizes[test] += 1
    return counted
