"""A server asked without a network, with the toy and a quick hand."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from tests.luck import same_luck
from undercroft.server.app import create_app
from undercroft.server.config import Config, Limits
from undercroft.server.storage.store import sqlite_url

GAMES = ("tests.toy.game:TOY", "undercroft.games.alliance.game:ALLIANCE")


def quick(folder: Path) -> Config:
    """A server that answers at once, and leaves windows to the people."""
    return Config(
        database=sqlite_url(folder / "rooms.db"),
        games=GAMES,
        bot_pause=0,
        pass_delay=(600, 600),
        metrics_for=("testclient",),
        limits=Limits(
            rooms_per_minute=10_000,
            burst=100_000,
            unknown_per_minute=10_000,
            said_per_minute=100_000,
            moments_per_minute=100_000,
        ),
    )


@pytest.fixture(autouse=True)
def _same_luck() -> Iterator[None]:
    """Every room is dealt alike."""
    with same_luck():
        yield


@pytest.fixture
def config(tmp_path: Path) -> Config:
    """The settings of the server."""
    return quick(tmp_path)


@pytest.fixture
def client(config: Config, tmp_path: Path) -> Iterator[TestClient]:
    """A running server."""
    with TestClient(create_app(tmp_path, config)) as running:
        yield running
