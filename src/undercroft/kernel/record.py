"""Records: a TOML header, a line `---`, then one line a move, chance included.

    p1 draft ember-lash
    d roll 14
    d draw deck-1 ??           hidden from this reader
    = r2 9f3c21aa00112233      the digest when round 2 began
    undo 2                     the two moves before are taken back
    # ending won-by-gold       the result; the last line

A record can be appended to. One that was cut loads up to its last whole line and says so. It
replays with no generator. One redacted for a controller replays as that controller's view.
"""

from __future__ import annotations

import tomllib
from typing import TYPE_CHECKING, Any

from undercroft.kernel import toml
from undercroft.kernel.digest import digest
from undercroft.kernel.errors import NotationError, RecordError, UndercroftError
from undercroft.kernel.position import load_position, write_position
from undercroft.kernel.registry import game as game_by_id
from undercroft.kernel.setup import read_setup
from undercroft.kernel.stacks import sees
from undercroft.kernel.views import view

if TYPE_CHECKING:
    from undercroft.kernel.history import Entry
    from undercroft.kernel.registry import Game
    from undercroft.kernel.table import Table

FORMAT = 1
_KEYS = ("format", "game", "rules", "content", "seats", "controllers")
_MORE = ("began", "options", "brought", "seed", "start", "reader", "notes")
_MISFIT = (
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    StopIteration,
    TypeError,
    ValueError,
)


def write(table: Table, reader: int | None = None) -> str:
    """The record of a table, whole or as one controller may read it."""
    lines = [_header(table, reader), "---"]
    mask = None if reader is None else table.setup.seats_of(reader)
    for entry in table.history[table.adopted :]:
        lines += entry_lines(entry, mask)
    if table.over is not None:
        lines.append(f"# ending {table.over.ending}")
    return "\n".join(lines) + "\n"


def entry_lines(entry: Entry, mask: int | None) -> list[str]:
    """The lines of one move: the move, and a digest where a round begins (full records only)."""
    shown = entry.move if mask is None or sees(mask, entry.seen_by) else entry.move.hidden()
    lines = [str(shown)]
    if entry.digest and mask is None:
        lines.append(f"= r{entry.round} {entry.digest}")
    return lines


def _header(table: Table, reader: int | None) -> str:
    game = table.game
    header: dict[str, Any] = {
        "format": FORMAT,
        "game": game.id,
        "rules": game.revision,
        "content": game.content_hash(),
        "seats": table.setup.seats,
        "controllers": list(table.setup.controllers),
    }
    is_placed = table.placed or bool(table.adopted)
    if not is_placed and table.setup.began != table.setup.controllers:
        header["began"] = list(table.setup.began)
    if reader is not None:
        header["reader"] = reader
    elif table.over is not None and table.chance == "seeded":
        header["seed"] = table.seed
    if is_placed:
        seen = table.start if reader is None else view(table.start, table.setup.seats_of(reader))
        header["start"] = write_position(table.setup, seen)
    header |= table.setup.written()
    return toml.dumps(header).rstrip("\n")


def replay(text: str, at: int | None = None, seed: int | None = None) -> Table:
    """The table of a record after `at` moves (all by default).

    With a seed, or with the seed a finished record carries, play goes on exactly as it would have.
    """
    header, lines, first, cut = _split(text)
    table = _table(header)
    table.notice = cut
    if "reader" in header:
        _as_reader(table, header)
    _replay(table, lines, first, at)
    known = seed if seed is not None else header.get("seed")
    if known is not None:
        table.seed = known
        table.chance = "seeded"
    return table


def _split(text: str) -> tuple[dict[str, Any], list[str], int, str]:
    """Header, whole lines, the number of the first of them, and what was cut."""
    lines = text.replace("\r\n", "\n").split("\n")
    rest = lines.pop()
    cut = f"the record was cut: its last line {rest[:40]!r} is not whole" if rest else ""
    if "---" not in lines:
        raise RecordError("the line --- that ends the header is missing", len(lines) + 1)
    end = lines.index("---")
    return _read_header("\n".join(lines[:end])), lines[end + 1 :], end + 2, cut


def _read_header(text: str) -> dict[str, Any]:
    try:
        header = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise RecordError(f"the header is not TOML: {error}") from None
    for key in _KEYS:
        if key not in header:
            raise RecordError(f'the header lacks "{key}"')
    if not isinstance(header.get("seed", 0), int):
        raise RecordError("a seed is a number", toml.line_of(text, ("seed",)))
    for key in header:
        if key not in _KEYS and key not in _MORE and not key.startswith("_"):
            raise RecordError(f'the header has an unknown key "{key}"', toml.line_of(text, (key,)))
    return header


def _table(header: dict[str, Any]) -> Table:
    if header["format"] != FORMAT:
        raise RecordError(f"the record has format {header['format']!r}; this reads {FORMAT}")
    from undercroft.kernel.table import Table  # noqa: PLC0415  (tables write records)

    try:
        game = game_by_id(str(header["game"]))
        _check_revision(game, header)
        setup = read_setup(game, header, header.get("began"))
        if "start" in header:
            return load_position(header["start"], chance="ask")
        return Table(setup, chance="ask")
    except (TypeError, UndercroftError) as error:
        raise RecordError(f"the header does not fit: {error}") from None


def _check_revision(game: Game, header: dict[str, Any]) -> None:
    if header["rules"] != game.revision:
        raise RecordError(
            f"the record needs rules {header['rules']} of {game.id}; these are {game.revision}"
        )
    if header["content"] != game.content_hash():
        raise RecordError(
            f"the record needs content {header['content']} of {game.id}; "
            f"this is {game.content_hash()}"
        )


def _as_reader(table: Table, header: dict[str, Any]) -> None:
    reader = header["reader"]
    if reader not in table.setup.controllers:
        raise RecordError(f"there is no controller {reader!r}")
    table.reader = reader
    table.start_from(view(table.state, table.setup.seats_of(reader)))


def _replay(table: Table, lines: list[str], first: int, at: int | None) -> None:
    for number, line in enumerate(lines, first):
        if at is not None and len(table.history) >= at and not line.startswith("undo "):
            return
        try:
            _line(table, line, number)
        except RecordError:
            raise
        except NotationError as error:
            raise RecordError(str(error), number) from None
        except UndercroftError as error:
            raise RecordError(f'"{line[:60]}" cannot be played: {error}', number) from None
        except _MISFIT:
            raise RecordError(f'"{line[:60]}" does not fit what went before', number) from None


def _line(table: Table, line: str, number: int) -> None:
    if line.startswith("= "):
        _check_digest(table, line, number)
    elif line.startswith("# ending "):
        _check_ending(table, line.removeprefix("# ending "), number)
    elif line.startswith("undo "):
        table.undo(_count(line, number))
    elif not line.startswith("# "):
        table.replay_move(line)


def _count(line: str, number: int) -> int:
    word = line.removeprefix("undo ")
    if not word.isdecimal() or len(word) > 6:
        raise RecordError(f"undo takes a number of moves, not {word[:20]!r}", number)
    return int(word)


def _check_digest(table: Table, line: str, number: int) -> None:
    wanted = line.rsplit(maxsplit=1)[-1]
    if wanted != digest(table.state):
        raise RecordError("the position here is not the one that was recorded", number)


def _check_ending(table: Table, ending: str, number: int) -> None:
    over = table.over
    if over is None or over.ending != ending:
        reached = "still goes on" if over is None else f"ended as {over.ending}"
        raise RecordError(f"the record ends as {ending}; replayed, the game {reached}", number)
