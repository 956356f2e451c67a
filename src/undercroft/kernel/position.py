"""Positions: a state as TOML that people can write.

The header names the game and its setup. Under `[state]` stand the fields that differ from the
set-up game, under `[[frames]]` what is going on, outermost first. Without `[[frames]]` the game
goes on where its set-up left off.
"""

from __future__ import annotations

import tomllib
from typing import TYPE_CHECKING, Any

from undercroft.kernel import toml
from undercroft.kernel.errors import PositionError, SaveError, UndercroftError
from undercroft.kernel.layout import load_fields, save_fields
from undercroft.kernel.outcome import Over
from undercroft.kernel.play import legal, pending
from undercroft.kernel.registry import game as game_by_id
from undercroft.kernel.setup import Setup, read_setup
from undercroft.kernel.state import State

if TYPE_CHECKING:
    from undercroft.kernel.table import Table

FORMAT = 1
_HEADER = ("format", "game", "seats", "controllers", "options", "brought")
_KEYS = (*_HEADER, "state", "frames", "over")


def write_position(setup: Setup, s: State) -> str:
    """The position of a state: only what differs from the set-up game."""
    fresh = setup.start(setup.controllers)
    layout = s.layout()
    before, now = save_fields(layout, fresh), save_fields(layout, s)
    table: dict[str, Any] = {
        "format": FORMAT,
        "game": setup.game.id,
        "seats": setup.seats,
        "controllers": list(setup.controllers),
        **setup.written(),
        "state": {name: value for name, value in now.items() if value != before[name]},
        "frames": [frame.save() for frame in s.frames],
    }
    if s.over is not None:
        table["over"] = s.over.save()
    return toml.dumps(table)


def load_position(text: str, seed: int = 0, chance: str = "seeded") -> Table:
    """The table of a position; PositionError names the line of what does not fit."""
    from undercroft.kernel.table import Table  # noqa: PLC0415  (tables write positions)

    plain = _read(text)
    try:
        game = game_by_id(str(plain["game"]))
        setup = read_setup(game, plain)
        table = Table(setup, seed, "ask")
    except (TypeError, UndercroftError) as error:
        raise PositionError(f"the header does not fit: {error}") from None
    table.start_from(_state(table, plain, text))
    table.placed = True
    table.chance = chance
    table.resolve_chance()
    return table


def _read(text: str) -> dict[str, Any]:
    try:
        plain = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise PositionError(f"this is not TOML: {error}") from None
    if plain.get("format") != FORMAT:
        raise PositionError(f"a position begins with format = {FORMAT}")
    if "game" not in plain:
        raise PositionError('"game" is missing')
    for key in plain:
        if key not in _KEYS:
            known = ", ".join(_KEYS)
            raise PositionError(
                f'there is no "{key}" in a position; known are {known}', toml.line_of(text, (key,))
            )
    return plain


def _state(table: Table, plain: dict[str, Any], text: str) -> State:
    s = table.state
    _fields(s, plain.get("state", {}), text)
    _check_seats(s, table.setup.seats, text)
    if "frames" in plain:
        if not isinstance(plain["frames"], list):
            raise PositionError(
                "frames are tables; write [[frames]]", toml.line_of(text, ("frames",))
            )
        s.frames = [_frame(s, i, frame, text) for i, frame in enumerate(plain["frames"])]
    s.over = _over(plain.get("over"), text)
    s.listed = None
    _check(s)
    return s


def _over(plain: Any, text: str) -> Over | None:
    try:
        return None if plain is None else Over.load(plain)
    except SaveError as error:
        raise PositionError(str(error), toml.line_of(text, ("over", *error.path))) from None


def _fields(s: State, plain: Any, text: str) -> None:
    try:
        load_fields(s.layout(), s, plain)
    except (AttributeError, SaveError) as error:
        path = error.path if isinstance(error, SaveError) else ()
        raise PositionError(str(error), toml.line_of(text, ("state", *path))) from None


def _frame(s: State, i: int, plain: Any, text: str) -> Any:
    try:
        return s.load_frame(plain)
    except SaveError as error:
        path = ("frames", str(i), *error.path)
        raise PositionError(str(error), toml.line_of(text, path)) from None


def _check(s: State) -> None:
    """Let the game say what is wrong with a position before anybody plays it."""
    if s.over is None and not s.frames:
        raise PositionError("nothing is going on and the game is not over")
    try:
        wrong = s.validate()
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
        raise PositionError(f"the parts do not fit each other: {error}") from None
    if wrong:
        raise PositionError("; ".join(wrong))
    _try(s.clone())


def _check_seats(s: State, seats: int, text: str) -> None:
    if s.seats != seats:
        line = toml.line_of(text, ("state", "seats"))
        raise PositionError(f"the header has {seats} seats, the state {s.seats}", line)


def _try(s: State) -> None:
    """Ask the innermost frame what it wants; one that waits for another's answer wants nothing."""
    try:
        pending(s)
        legal(s)
        s.save()
    except NotImplementedError:
        words = f'nobody can go on from here: the frame "{s.frames[-1].NAME}" asks nothing'
        raise PositionError(words) from None
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
        raise PositionError(f"nobody can go on from here: {error}") from None
