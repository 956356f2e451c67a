"""The peer that is measured beside us: catanatron, four random players. Only developers have it."""

from __future__ import annotations

import importlib
from dataclasses import dataclass
from typing import Any, Final

from undercroft.arena.timing import Playing, microseconds

ABSENT: Final = "catanatron is not installed"
SECONDS: Final = 4.0


@dataclass(frozen=True, slots=True)
class Peer:
    """What a peer does in the same run; nothing where it is not installed."""

    name: str
    games_a_second: float | None = None
    decisions_a_second: float | None = None
    decisions_a_game: float | None = None
    copy_us: float | None = None


def measure_peer() -> Peer:
    """Catanatron in whole random games, and the copy of a game in its middle."""
    try:
        catanatron = importlib.import_module("catanatron")
    except ImportError:
        return Peer(ABSENT)
    playing = Playing(lambda seed: _play(catanatron, seed), SECONDS)
    middle = _middle(catanatron, int(playing.decisions_a_game / 2))
    return Peer(
        "catanatron, 4 random players",
        playing.games_a_second,
        playing.decisions_a_second,
        playing.decisions_a_game,
        microseconds(middle.copy),
    )


def _new(catanatron: Any, seed: int) -> Any:
    colors = catanatron.Color
    order = (colors.RED, colors.BLUE, colors.ORANGE, colors.WHITE)
    return catanatron.Game([catanatron.RandomPlayer(color) for color in order], seed=seed)


def _play(catanatron: Any, seed: int) -> int:
    game = _new(catanatron, seed)
    decisions = 0
    while game.winning_color() is None and game.state.num_turns < 1000:
        game.play_tick()
        decisions += 1
    return decisions


def _middle(catanatron: Any, decisions: int) -> Any:
    game = _new(catanatron, 0)
    for _ in range(decisions):
        if game.winning_color() is None:
            game.play_tick()
    return game
