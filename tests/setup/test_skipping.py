"""CI fails a skipped test; a long test waits for UNDERCROFT_ALL=1."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

CONFTEST = Path(__file__).parent.parent / "conftest.py"
SKIPPED = "import pytest\n\ndef test_it():\n    pytest.skip('not today')\n"
SKIPPED_MODULE = "import pytest\n\npytest.importorskip('no_such_module')\n"
LONG = (
    "import pytest\n\n@pytest.mark.long\ndef test_it():\n    pass\n\ndef test_short():\n    pass\n"
)


@pytest.fixture
def outcome_of(tmp_path: Path) -> "OutcomeOf":
    return OutcomeOf(tmp_path)


class OutcomeOf:
    """Runs a test file under our conftest and gives pytest's closing line."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        (folder / "conftest.py").write_text(CONFTEST.read_text())
        (folder / "pytest.ini").write_text("[pytest]\nmarkers = long: long\n")

    def __call__(self, source: str, **settings: str) -> str:
        (self.folder / "test_it.py").write_text(source)
        kept = {name: os.environ[name] for name in os.environ.keys() - {"CI", "UNDERCROFT_ALL"}}
        done = subprocess.run(
            [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(self.folder)],
            env={**kept, **settings},
            capture_output=True,
            text=True,
            check=False,
        )
        return done.stdout.strip().splitlines()[-1]


def test_a_skipped_test_is_skipped_at_home(outcome_of: OutcomeOf) -> None:
    assert outcome_of(SKIPPED).startswith("1 skipped")


def test_a_skipped_test_fails_in_ci(outcome_of: OutcomeOf) -> None:
    assert outcome_of(SKIPPED, CI="true").startswith("1 failed")


def test_a_skipped_module_fails_in_ci(outcome_of: OutcomeOf) -> None:
    assert outcome_of(SKIPPED_MODULE, CI="true").startswith("1 error")


def test_a_long_test_is_left_out_even_in_ci(outcome_of: OutcomeOf) -> None:
    assert outcome_of(LONG, CI="true").startswith("1 passed, 1 deselected")


def test_a_long_test_runs_when_asked_for(outcome_of: OutcomeOf) -> None:
    assert outcome_of(LONG, UNDERCROFT_ALL="1").startswith("2 passed")
