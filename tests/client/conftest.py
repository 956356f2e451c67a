"""A served copy of the page and a browser to look at it."""

import shutil
import subprocess
import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect, sync_playwright

from devtools.commands import BROWSERS
from tests.client.opening import PATIENCE, practised

expect.set_options(timeout=PATIENCE)

FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a real server on a free port."""
    database = f"sqlite:///{tmp_path_factory.mktemp('rooms') / 'rooms.db'}"
    command = [sys.executable, "-m", "tests.served", "--port=0", "--no-browser"]
    command += ["--database", database]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        yield server.stdout.readline().split(" at ")[1].split()[0]
        server.terminate()


def chromium() -> str | None:
    """Where the machine's Chromium is."""
    return next(filter(None, map(shutil.which, BROWSERS)), None)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """The machine's own Chromium; it is closed before other tests want an event loop."""
    program = chromium()
    if program is None:
        pytest.skip("no Chromium is installed")
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=program, args=[*FLAGS])
        yield started
        started.close()


DESK = ViewportSize(width=1280, height=800)


@pytest.fixture
def desk(browser: Browser) -> Iterator[Page]:
    """A page on a desktop."""
    with practised(browser, viewport=DESK) as context:
        yield context.new_page()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A page as wide as a small phone."""
    with practised(browser, viewport={"width": 360, "height": 640}) as context:
        yield context.new_page()
