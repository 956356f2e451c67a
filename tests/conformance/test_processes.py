"""The same games in other processes with other hash seeds."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.conformance.digests import lines

ROOT = Path(__file__).parents[2]


def elsewhere(hash_seed: str, *order: str) -> list[str]:
    """What another process prints."""
    paths = os.pathsep.join((str(ROOT / "src"), str(ROOT)))
    done = subprocess.run(
        [sys.executable, "-m", "tests.conformance.digests", *order],
        env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": paths},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
        timeout=600,
    )
    return done.stdout.splitlines()


def test_other_processes_and_hash_seeds_give_the_same_digests() -> None:
    here = lines()
    assert elsewhere("0") == here
    assert elsewhere("4242") == here


def test_an_order_by_hash_would_be_noticed() -> None:
    assert elsewhere("1", "hashed") != elsewhere("2", "hashed")
