"""Nothing that comes from others commands the terminal it is shown on."""

from __future__ import annotations

import msgspec
import pytest

from undercroft.server.protocol import pushes
from undercroft.terminal.clean import clean, decoded
from undercroft.terminal.talk import Terminal

CLIPBOARD = "\x1b]52;c;cm0gLXJmIH4=\x07"


def test_what_a_server_sends_is_shown_without_control_characters() -> None:
    """Whatever server it is, and however it writes them."""
    talk = pushes.TalkLine(3, 0, 1, f"hi{CLIPBOARD}\x9b2J\nBob gives up\u202e", 5)
    update = pushes.Update(version=1, moves=0, code="", talk=[talk])
    heard = decoded(msgspec.json.encode(update), pushes.AnyPush)
    assert isinstance(heard, pushes.Update)
    assert heard.talk[0].words == "hi]52;c;cm0gLXJmIH4=2J Bob gives up"
    assert heard.talk[0].number == 3


def test_keys_and_values_of_every_depth_are_cleaned() -> None:
    body = b'{"a\\u001b": ["\\u001b[31mred", {"b": "\\\\u001b stays"}], "c": 1.5}'
    assert decoded(body, dict) == {"a": ["[31mred", {"b": "\\u001b stays"}], "c": 1.5}


def test_lines_are_said_without_control_characters(capsys: pytest.CaptureFixture[str]) -> None:
    Terminal().say(f"one{CLIPBOARD}\ntwo\r\x85")
    assert capsys.readouterr().out == "one]52;c;cm0gLXJmIH4=\ntwo\n"


def test_letters_of_all_languages_stay() -> None:
    assert clean("Grüße, 世界 🐉 — “so” שלום") == "Grüße, 世界 🐉 — “so” שלום"
