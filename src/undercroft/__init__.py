"""Undercroft: three dungeon-crawl board games on one deterministic rules engine.

>>> import undercroft as uc
>>> isinstance(uc.games(), tuple)
True
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from undercroft.kernel import play
from undercroft.kernel.checks import Refusal, WhyNot
from undercroft.kernel.errors import (
    IllegalMove,
    NotationError,
    PositionError,
    RecordError,
    SaveError,
    SetupError,
    UndercroftError,
    UndoError,
)
from undercroft.kernel.moves import Move
from undercroft.kernel.options import Value
from undercroft.kernel.outcome import Chance, Decide, Over
from undercroft.kernel.perft import perft
from undercroft.kernel.play import apply, pending, sample, weights
from undercroft.kernel.position import load_position
from undercroft.kernel.record import replay
from undercroft.kernel.registry import built_in, game, games, options, register
from undercroft.kernel.setup import make_setup
from undercroft.kernel.state import State
from undercroft.kernel.table import Table
from undercroft.kernel.views import determinize, view
from undercroft.version import VERSION

__version__ = VERSION

GAMES: dict[str, str] = {
    "alliance": "undercroft.games.alliance.game:ALLIANCE",
    "caverns": "undercroft.games.caverns.game:CAVERNS",
    "infinity": "undercroft.games.infinity.game:INFINITY",
}
built_in(GAMES)


def legal(s: State) -> tuple[Move, ...]:
    """The legal moves, or one move per distinct outcome, or (); in canonical order."""
    return tuple(play.legal(s))


def new(
    game_id: str,
    seats: int | None = None,
    seed: int = 0,
    options: Mapping[str, Value] | None = None,
    controllers: Sequence[int] | None = None,
    chance: str = "seeded",
) -> Table:
    """A new table of a game."""
    setup = make_setup(game(game_id), seats, dict(options or {}), controllers)
    return Table(setup, seed, chance)


__all__ = [
    "Chance",
    "Decide",
    "IllegalMove",
    "Move",
    "NotationError",
    "Over",
    "PositionError",
    "RecordError",
    "Refusal",
    "SaveError",
    "SetupError",
    "State",
    "Table",
    "UndercroftError",
    "UndoError",
    "WhyNot",
    "__version__",
    "apply",
    "determinize",
    "game",
    "games",
    "legal",
    "load_position",
    "new",
    "options",
    "pending",
    "perft",
    "register",
    "replay",
    "sample",
    "view",
    "weights",
]
