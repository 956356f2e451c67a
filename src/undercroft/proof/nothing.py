"""Proving cards: with a card's effect replaced by nothing its scenario tests must fail.

The contract: `disable(card_id)` is a context manager; while it lasts the card does nothing, and
everything else is as it was. Powers, tactic lines and traps are proved the same way.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import AbstractContextManager
from functools import partial
from pathlib import Path

from undercroft.proof.errors import ProofError
from undercroft.proof.naming import Nodes, by_id, nodes_in, root_of
from undercroft.proof.trials import Trial, Verdict, run_trials

Disable = Callable[[str], AbstractContextManager[object]]


def prove_cards(
    disable: Disable, tests_by_card: Mapping[str, Sequence[str]], root: Path | None = None
) -> list[Verdict]:
    """The verdict on each card: its tests (node ids under `root`) pass, and fail without it."""
    trials = [_trial(disable, card, tests) for card, tests in tests_by_card.items()]
    return run_trials(trials, root or Path.cwd())


def _trial(disable: Disable, card: str, tests: Sequence[str]) -> Trial:
    return Trial(card, tuple(tests), ((f"the effect of {card}", partial(disable, card)),))


def card_tests(folder: str, cards: Iterable[str]) -> Nodes:
    """The tests of each card in a folder: `test_ember_lash_heals` is one of ember-lash."""
    root = root_of(folder)
    if root is None:
        raise ProofError(f'the folder of tests "{folder}" is not here')
    return by_id(nodes_in(root, folder), cards)
