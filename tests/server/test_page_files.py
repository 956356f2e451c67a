"""The files of the page: text is sent squeezed, pictures as they are."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from undercroft.server.app import create_app

SCRIPT = b"// what the page does\n" * 200


@pytest.fixture
def page(tmp_path: Path) -> TestClient:
    (tmp_path / "index.html").write_text("<!doctype html><title>Undercroft</title>")
    (tmp_path / "icons.svg").write_bytes(SCRIPT)
    (tmp_path / "goblin.webp").write_bytes(SCRIPT)
    return TestClient(create_app(tmp_path))


def test_text_is_sent_small_to_whoever_takes_it_so(page: TestClient, tmp_path: Path) -> None:
    with page.stream("GET", "/icons.svg", headers={"accept-encoding": "gzip"}) as answer:
        sent = b"".join(answer.iter_raw())
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["vary"] == "Accept-Encoding"
    assert len(sent) < len(SCRIPT) / 10
    assert gzip.decompress(sent) == SCRIPT
    (tmp_path / "icons.svg").write_bytes(SCRIPT * 2)
    assert page.get("/icons.svg", headers={"accept-encoding": "gzip"}).content == SCRIPT * 2


def test_others_get_it_as_it_is(page: TestClient) -> None:
    plain = page.get("/icons.svg", headers={"accept-encoding": "identity"})
    picture = page.get("/goblin.webp", headers={"accept-encoding": "gzip"})
    for answer in (plain, picture):
        assert "content-encoding" not in answer.headers
        assert answer.content == SCRIPT


def test_what_a_browser_has_is_not_sent_again(page: TestClient) -> None:
    known = page.get("/icons.svg", headers={"accept-encoding": "gzip"}).headers["etag"]
    asked = {"accept-encoding": "gzip", "if-none-match": known}
    assert page.get("/icons.svg", headers=asked).status_code == 304
