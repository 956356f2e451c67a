"""A server that is killed and started again: the page comes back by itself, nothing is lost."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.client.driving import Driver
from tests.client.opening import open_basic_game, shown_code

pytestmark = pytest.mark.browser


def served(folder: Path, port: int = 0) -> tuple[subprocess.Popen[str], str]:
    """A server of its own, and its address."""
    command = [sys.executable, "-m", "tests.served", f"--port={port}", "--no-browser"]
    command += ["--database", f"sqlite:///{folder / 'rooms.db'}"]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    return server, server.stdout.readline().split(" at ")[1].split()[0]


def test_the_page_plays_on_after_the_server_was_killed(desk: Page, tmp_path: Path) -> None:
    first, address = served(tmp_path)
    with first:
        open_basic_game(desk, address)
        Driver(desk).play(3)
        assert Driver(desk).is_asked()
        before = shown_code(desk).inner_text()
        undo = desk.get_by_role("button", name="Undo").first.inner_text()
        first.kill()
    expect(desk.get_by_text("offline, reconnecting")).to_be_visible()
    second, _ = served(tmp_path, int(address.rpartition(":")[2]))
    with second:
        expect(desk.get_by_text("offline, reconnecting")).to_have_count(0)
        expect(shown_code(desk)).to_have_text(before)
        expect(desk.get_by_role("button", name="Undo").first).to_have_text(undo)
        Driver(desk).move()
        second.terminate()
