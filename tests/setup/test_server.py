"""The web application, asked without a network."""

import socket
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from undercroft.server.__main__ import main
from undercroft.server.app import create_app
from undercroft.server.config import Config
from undercroft.server.storage.store import sqlite_url
from undercroft.version import VERSION


def built_client(folder: Path) -> Path:
    (folder / "assets").mkdir()
    (folder / "assets" / "index-abc.js").write_text("0")
    (folder / "index.html").write_text("<title>Undercroft</title>")
    return folder


def test_health_names_the_version(tmp_path: Path) -> None:
    config = Config(database=sqlite_url(tmp_path / "rooms.db"))
    with TestClient(create_app(config=config)) as client:
        assert client.get("/health").json() == {"status": "ok", "version": VERSION}


def test_the_built_client_is_served(tmp_path: Path) -> None:
    answer = TestClient(create_app(built_client(tmp_path))).get("/")
    assert answer.status_code == 200
    assert answer.text == "<title>Undercroft</title>"


def test_only_files_named_by_their_content_are_cached(tmp_path: Path) -> None:
    client = TestClient(create_app(built_client(tmp_path)))
    assert "immutable" in client.get("/assets/index-abc.js").headers["cache-control"]
    assert client.get("/assets/missing.js").headers["cache-control"] == "no-cache"
    assert client.get("/").headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", ["/", "/api/missing", "/missing"])
def test_every_answer_keeps_the_page_to_its_own_scripts(tmp_path: Path, path: str) -> None:
    answer = TestClient(create_app(built_client(tmp_path))).get(path)
    assert answer.headers["content-security-policy"].startswith("default-src 'self'")


def test_a_client_that_was_not_built_is_explained(tmp_path: Path) -> None:
    answer = TestClient(create_app(tmp_path)).get("/any/page")
    assert answer.status_code == 503
    assert "has not been built" in answer.text


def test_a_taken_port_is_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert main([f"--port={port}", "--no-browser"]) == 1
    assert f"cannot listen on 127.0.0.1 port {port}" in capsys.readouterr().err
