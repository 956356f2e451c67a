"""What must hold of records: they replay at any move, redacted, cut, appended and damaged."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from tests.conformance.cells import ALL, Cell
from tests.conformance.walks import journey, played, random_move, readers
from undercroft.kernel.errors import PositionError, RecordError
from undercroft.kernel.position import load_position, write_position
from undercroft.kernel.record import replay
from undercroft.kernel.table import Table
from undercroft.kernel.views import determinize

TAIL = 300 if ALL else 100
DAMAGES = 40 if ALL else 15
VALUES = ("3", "-7", '"x"', "[]", "[9]", "[[1]]", "true", "{ a = 1 }", "1.5")
MOST_REPLAYS = 500 if ALL else 60


def record_replays_at_any_move(cell: Cell, seed: int) -> None:
    """A record leads to the same digest after any number of moves, and is written alike again."""
    digests = [t.digest() for t in journey(cell, seed)]
    text = played(cell, seed).record()
    for at in _some(len(digests)):
        assert replay(text, at).digest() == digests[at]
    whole = replay(text)
    assert whole.digest() == digests[-1]
    assert whole.record() == text


def _some(count: int) -> range:
    """Every number of moves, or in long games as many as time allows."""
    return range(0, count, 1 + count // MOST_REPLAYS)


def record_is_appended_to(cell: Cell, seed: int) -> None:
    """Each move only adds lines to the record."""
    before = ""
    for t in journey(cell, seed):
        body = t.record().partition("---\n")[2]
        assert body.startswith(before)
        before = body


def redacted_record_is_the_view(cell: Cell, seed: int) -> None:
    """A record redacted for a controller replays to exactly its view at every move."""
    views: list[dict[int, object]] = []
    for t in journey(cell, seed):
        last = t
        views.append({r: t.view(r).save() for r in readers(t) if r is not None})
    for reader in views[0]:
        text = last.record(reader)
        assert "\nseed = " not in text
        for at in _some(len(views))[:: len(views[0])]:
            assert replay(text, at).state.save() == views[at][reader], (reader, at)


def record_from_a_position_replays(cell: Cell, seed: int) -> None:
    """A game that began at a position has a record that leads where it went."""
    for number, t in enumerate(journey(cell, seed)):
        if number % (5 * (1 + number // MOST_REPLAYS)) == 0 and t.over is None:
            began = load_position(t.position(), chance="ask")
            rng = random.Random(seed)
            for _ in range(6):
                if began.over is None:
                    began.play(random_move(began.state, rng))
            assert replay(began.record()).digest() == began.digest()


def every_frame_can_be_loaded(cell: Cell, seed: int) -> None:
    """Whatever is going on, a position of it can be read again: its frames are all known."""
    for t in journey(cell, seed):
        known = t.state.FRAMES
        assert all(known.get(frame.NAME) is type(frame) for frame in t.state.frames)


def what_anybody_knows_is_played_on(cell: Cell, seed: int) -> None:
    """From a position that agrees with what a reader knows the game goes on, whoever reads."""
    rng = random.Random(seed)
    for number, t in enumerate(journey(cell, seed)):
        if number % (5 * (1 + number // MOST_REPLAYS)) or t.over is not None:
            continue
        for reader in readers(t):
            _play_on(write_position(t.setup, determinize(t.view(reader), rng)), rng)


def _play_on(position: str, rng: random.Random) -> None:
    try:
        began = load_position(position, chance="ask")
        for _ in range(3):
            if began.over is None:
                began.play(random_move(began.state, rng))
    except Exception as error:
        raise AssertionError(f"{error!r} in\n{position}") from error


def cut_record_loads(cell: Cell, seed: int) -> None:
    """A record cut anywhere loads up to its last whole line, or says what is missing."""
    digests = [t.digest() for t in journey(cell, seed)]
    text = played(cell, seed).record()
    body = text.index("---\n") + 4
    step = 1 + len(digests) // MOST_REPLAYS
    for end in [*range(0, body), *range(max(body, len(text) - TAIL), len(text), step)]:
        _check_cut(text[:end], end < body, digests)


def _check_cut(text: str, in_header: bool, digests: list[str]) -> None:
    if in_header:
        with pytest.raises(RecordError):
            replay(text)
        return
    whole = text[: text.rindex("\n") + 1]
    moves = [line for line in whole.partition("---\n")[2].splitlines() if line[0] not in "=#"]
    t = replay(text)
    assert t.digest() == digests[len(moves)]
    assert bool(t.notice) == (whole != text)


def damaged_record_is_refused(cell: Cell, seed: int) -> None:
    """A line that is no move is refused with its number; no damage makes anything but an error."""
    t = played(cell, seed)
    rng = random.Random(seed)
    for text in (t.record(), t.record(0)):
        lines = text.splitlines()
        first = lines.index("---") + 1
        for _ in range(1 + DAMAGES // (1 + len(lines) // MOST_REPLAYS)):
            _check_damage(lines, rng.randrange(first, len(lines)), rng)
            _damage_header(lines, rng.randrange(first - 1), rng)


def _damage_header(lines: list[str], at: int, rng: random.Random) -> None:
    key = lines[at].partition(" = ")[0]
    for changed in ([], [f"{key} = {rng.choice(VALUES)}"], [f"seed = {rng.choice(VALUES)}"]):
        _loads_or(RecordError, replay, [*lines[:at], *changed, *lines[at + 1 :]])


def _check_damage(lines: list[str], at: int, rng: random.Random) -> None:
    with pytest.raises(RecordError) as caught:
        replay("\n".join([*lines[:at], "p1 frobnicate", *lines[at + 1 :]]) + "\n")
    assert caught.value.line == at + 1
    other = rng.choice(lines)
    for damaged in (
        [*lines[:at], *lines[at + 1 :]],
        [*lines[:at], other, *lines[at:]],
        [*lines[:at], other, *lines[at + 1 :]],
        [*lines[:at], lines[at].rpartition(" ")[0], *lines[at + 1 :]],
        [*lines[:at], f"{lines[at].rpartition(' ')[0]} ??", *lines[at + 1 :]],
    ):
        _loads_or(RecordError, replay, damaged)


def damaged_position_is_refused(cell: Cell, seed: int) -> None:
    """No damage to a position makes anything but a PositionError."""
    rng = random.Random(seed)
    for number, t in enumerate(journey(cell, seed)):
        if number % (7 * (1 + number // MOST_REPLAYS)) == 0:
            lines = t.position().splitlines()
            for _ in range(DAMAGES // 4):
                _damage_position(lines, rng)


def _damage_position(lines: list[str], rng: random.Random) -> None:
    at = rng.randrange(len(lines))
    key = lines[at].partition(" = ")[0]
    for changed in ([], [f"{key} = {rng.choice(VALUES)}"], [rng.choice(lines)], ["frames = [3]"]):
        _loads_or(PositionError, _listed, [*lines[:at], *changed, *lines[at + 1 :]])


def _listed(text: str) -> Table:
    t = load_position(text, chance="ask")
    t.legal()
    return t


def _loads_or(error: type[Exception], load: Callable[[str], Table], lines: list[str]) -> None:
    text = "\n".join(lines) + "\n"
    try:
        load(text)
    except error:
        return
    except Exception as other:
        raise AssertionError(f"{other!r} instead of {error.__name__} for\n{text}") from other


Check = Callable[[Cell, int], None]
WRITTEN: tuple[Check, ...] = (
    record_replays_at_any_move,
    record_is_appended_to,
    redacted_record_is_the_view,
    record_from_a_position_replays,
    every_frame_can_be_loaded,
    what_anybody_knows_is_played_on,
    cut_record_loads,
    damaged_record_is_refused,
    damaged_position_is_refused,
)
