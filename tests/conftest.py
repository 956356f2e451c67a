"""What every test run keeps to: long tests wait to be asked for, and CI skips nothing."""

import os
import signal
from collections.abc import Generator, Iterator
from typing import TypeVar

import pytest
from hypothesis import HealthCheck, settings

from tests.effort import IS_LONG
from undercroft.kernel import registry

AnyReport = TypeVar("AnyReport", pytest.TestReport, pytest.CollectReport)

IS_CI = os.environ.get("CI") == "true"

# A busy machine is no failure, and what passes once passes again; the long runs look elsewhere.
BUSY = (HealthCheck.too_slow,)
QUICK_EXAMPLES = 40
settings.register_profile(
    "quick",
    max_examples=QUICK_EXAMPLES,
    deadline=None,
    suppress_health_check=BUSY,
    derandomize=True,
)
settings.register_profile("long", deadline=None, suppress_health_check=BUSY)
settings.load_profile("long" if IS_LONG else "quick")

# Whoever starts the tests in the background has them ignore Ctrl-C, and all they start would too.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out tests marked `long` unless UNDERCROFT_ALL=1, and most that drive a browser."""
    if IS_LONG:
        return
    left_out = [item for item in items if _is_long(item)]
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if not _is_long(item)]


def _is_long(item: pytest.Item) -> bool:
    drives_a_browser = item.get_closest_marker("browser") is not None
    is_quick = item.get_closest_marker("quick") is not None
    return item.get_closest_marker("long") is not None or (drives_a_browser and not is_quick)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    return _failed_if_skipped(report)


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    report = yield
    return _failed_if_skipped(report)


def _failed_if_skipped(report: AnyReport) -> AnyReport:
    if IS_CI and report.outcome == "skipped" and not hasattr(report, "wasxfail"):
        report.outcome = "failed"
        report.longrepr = f"A test may not be skipped when CI=true: {report.longrepr}"
    return report


@pytest.fixture(autouse=True)
def _same_games() -> Iterator[None]:
    """What a test registers is gone after it."""
    before = dict(registry._FOUND)
    yield
    registry._FOUND.clear()
    registry._FOUND.update(before)
