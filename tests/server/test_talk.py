"""What a room says of the people in it."""

from __future__ import annotations

import pytest
from starlette.testclient import TestClient

from tests.server.playing import opened, seated
from undercroft.server.room.talk import agreeing


def said(client: TestClient, name: str) -> list[str]:
    """What a room of one person and a bot says from its opening until somebody gives up."""
    room = opened(client, "toy", f"person:{name}", "bot:random", start=True)
    with seated(client, room) as [one]:
        one.ask("say", words="You sits here?")
        one.ask("hint")
        one.ask("bot", seat=0, bot="random")
        one.ask("takeback", seat=0)
        one.ask("sync")
        return [line["words"] for line in one.table["talk"]]


def test_people_are_spoken_of_in_the_third_person(client: TestClient) -> None:
    words = said(client, "Ann")
    assert {"Ann comes in", "Ann sits down at seat 1", "Ann is back at seat 1"} <= set(words)


def test_who_is_called_you_is_spoken_to(client: TestClient) -> None:
    words = said(client, "You")
    assert {"You come in", "You sit down at seat 1", "You are back at seat 1"} <= set(words)
    assert "You sits here?" in words


@pytest.mark.parametrize(
    ("words", "better"),
    [
        ("You does not agree", "You do not agree"),
        ("You takes back 2", "You take back 2"),
        ("You agrees", "You agree"),
        ("Your bot plays p1", "Your bot plays p1"),
        ("seat 1 is open", "seat 1 is open"),
    ],
)
def test_verbs_agree(words: str, better: str) -> None:
    assert agreeing(words) == better


CLIPBOARD = "\x1b]52;c;cm0gLXJmIH4=\x07"
"""What makes a terminal put words of a stranger's choice into its clipboard."""
UNSAFE = (CLIPBOARD, "a\nb", "a\n", "\x7f", "\x9b2J", "\u202eold", "\u2028", "tab\there")


@pytest.mark.parametrize("words", UNSAFE)
def test_words_that_command_a_terminal_are_refused(client: TestClient, words: str) -> None:
    room = opened(client, start=True)
    with seated(client, room) as [ann, _]:
        for command in ({"do": "say", "words": words}, {"do": "ping", "thing": words}):
            answer = ann.ask(command.pop("do"), **command)
            assert answer["code"] == "malformed"
            assert "control characters" in answer["words"]
        assert ann.ask("say", words="Grüße, 世界 🐉 — “so”")["type"] == "done"


@pytest.mark.parametrize("words", UNSAFE)
def test_names_that_command_a_terminal_are_refused(client: TestClient, words: str) -> None:
    code = opened(client, "toy", "person:Ann", "open")["code"]
    for path, body in (
        ("/api/rooms", {"game": "toy", "host": words}),
        ("/api/rooms", {"game": "toy", "seats": [f"person:x{words}x", "open"]}),
        (f"/api/rooms/{code}/join", {"name": words}),
        (f"/api/rooms/{code}/branch", {"moves": 0, "host": words}),
        (f"/api/rooms/{code}/branch", {"moves": 0, "seats": [f"person:x{words}x", "open"]}),
    ):
        answer = client.post(path, json=body)
        assert answer.status_code == 400
        assert "control characters" in answer.json()["error"] or "regex" in answer.json()["error"]
    assert client.post(f"/api/rooms/{code}/join", json={"name": "Zoë 🐉"}).status_code == 200
