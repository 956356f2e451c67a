"""The fingerprint of a game's content: with another number on anything it is another one."""

from __future__ import annotations

import copy
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

import undercroft as uc
from undercroft.kernel.registry import Game


def changed(game: Game, change: Callable[[Any], None]) -> str:
    """The fingerprint with something else printed."""
    assert game.content_data is not None
    printed = copy.deepcopy(game.content_data())
    change(printed)
    return replace(game, content_data=lambda: printed).content_hash()


def more_hp(printed: Any) -> None:
    printed[0]["heroes.toml"]["heroes"][0]["levels"][0]["hp"] += 1


def more_health(printed: Any) -> None:
    printed[0]["monsters.toml"]["monsters"][0]["health"] += 1


def more_power(printed: Any) -> None:
    printed[0]["heroes.toml"]["heroes"][0]["power"] += 1


def other_card(printed: Any) -> None:
    printed[1][0]["name"] += "!"


def other_words(printed: Any) -> None:
    printed[1][0]["effect"] = {}


def other_effect(printed: Any) -> None:
    printed[2].popitem()


@pytest.mark.parametrize(
    ("id_", "change"),
    [
        ("caverns", more_hp),
        ("caverns", other_card),
        ("caverns", other_effect),
        ("alliance", more_health),
        ("alliance", other_card),
        ("alliance", other_effect),
        ("infinity", more_power),
        ("infinity", other_words),
    ],
)
def test_with_another_number_it_is_another_game(id_: str, change: Callable[[Any], None]) -> None:
    game = uc.game(id_)
    assert changed(game, change) != game.content_hash()
    assert changed(game, lambda _printed: None) == game.content_hash()


@pytest.mark.parametrize("id_", ["alliance", "caverns"])
def test_all_tables_are_in_it(id_: str) -> None:
    game = uc.game(id_)
    assert game.content_data is not None
    printed: Any = game.content_data()
    tables, cards, effects = printed
    assert {"heroes.toml", "monsters.toml", "tiles.toml"} <= set(tables)
    assert len(cards) > 100
    assert effects
