"""Every game has the same rooms, with the same file names wherever it has the thing at all."""

from __future__ import annotations

from pathlib import Path

import pytest

import undercroft
from undercroft import GAMES

FOLDER = Path(undercroft.__file__).parent / "games"

EVERY_GAME = [
    "__init__.py",
    "game.py",
    "assembly.py",
    "state.py",
    "board_cache.py",
    "notation.py",
    "options.py",
    "statistics.py",
    "validation.py",
    "rules.toml",
    "how_to_play.toml",
    "content/schema.py",
    "content/tables.py",
    "content/card.py",
    "content/card_text.py",
    "content/stat_ids.py",
    "content/cards/__init__.py",
    "map/figures.py",
    "map/geometry.py",
    "map/exploration.py",
    "phases/setup/sequence.py",
    "phases/setup/layout.py",
    "phases/setup/placement.py",
    "phases/round.py",
    "phases/hero_turn.py",
    "phases/monsters.py",
    "phases/experience.py",
    "actions/move.py",
    "actions/cards.py",
    "combat/attack.py",
    "combat/numbers.py",
    "combat/modifiers.py",
    "combat/damage.py",
    "combat/reactions.py",
    "effects/acts.py",
    "effects/attacks.py",
    "effects/targets.py",
    "effects/vocabulary/__init__.py",
    "scene/drawing.py",
    "scene/decision.py",
    "scene/board.py",
    "scene/cards.py",
    "scene/figures.py",
    "scene/previews.py",
    "scene/overlays.py",
    "scene/events.py",
    "scene/help.py",
    "bot/move_scores.py",
    "bot/position_value.py",
    "bot/hero_turns.py",
    "bot/attack_values.py",
    "campaign/episodes.py",
    "campaign/progress.py",
    "campaign/drawing.py",
]

ROOMS = {"content", "map", "phases", "actions", "combat", "effects", "scene", "bot", "campaign"}
TOY = Path(__file__).parents[1] / "toy"
MOST_LINES = 700
"""The toy stays a game that can be read at one sitting; blank lines do not count."""
OWN_ROOMS = {"alliance": set[str](), "caverns": {"adventures"}, "infinity": {"scenarios"}}
"""Rooms for what only this game has."""

each_game = pytest.mark.parametrize("game", GAMES)


LACKING = {
    "infinity": (
        *("board_cache.py", "phases/setup/placement.py", "actions/cards.py"),
        "combat/reactions.py",
    )
}
"""What a game has not: Infinity has no squares to stand on, no hands of cards, no reactions."""


def files_of(game: str) -> list[str]:
    """What a game has."""
    return [file for file in EVERY_GAME if file not in LACKING.get(game, ())]


@pytest.mark.parametrize(("game", "file"), [(g, file) for g in GAMES for file in files_of(g)])
def test_what_every_game_has_lies_in_the_same_place(game: str, file: str) -> None:
    assert (FOLDER / game / file).is_file()


@pytest.mark.parametrize(("game", "file"), [(g, f) for g, files in LACKING.items() for f in files])
def test_what_a_game_lacks_is_not_there(game: str, file: str) -> None:
    assert not (FOLDER / game / file).exists()


@each_game
def test_a_game_has_no_other_rooms(game: str) -> None:
    found = {p.name for p in (FOLDER / game).iterdir() if p.is_dir() and p.name != "__pycache__"}
    assert found == ROOMS | OWN_ROOMS[game]


@each_game
def test_nothing_else_lies_before_the_doors(game: str) -> None:
    found = {path.name for path in (FOLDER / game).iterdir() if path.is_file()}
    assert found == {name for name in files_of(game) if "/" not in name}


BESIDE_THE_TOY = {"deal.py"}
"""What tests need to deal it as they want: no part of the game."""


def test_the_toy_has_no_other_rooms_and_is_short() -> None:
    files = [path.relative_to(TOY) for path in TOY.rglob("*.py") if path.stem[:5] != "test_"]
    own = [file for file in files if file.as_posix() not in BESIDE_THE_TOY]
    named = {file.as_posix() for file in own if file.name != "__init__.py"}
    assert named <= set(EVERY_GAME)
    lines = [line for file in own for line in (TOY / file).read_text("utf-8").splitlines()]
    assert len([line for line in lines if line.strip()]) < MOST_LINES


@each_game
def test_every_room_says_what_it_is_for(game: str) -> None:
    rooms = list((FOLDER / game).rglob("__init__.py"))
    assert [room for room in rooms if not room.read_text("utf-8").startswith('"""')] == []
