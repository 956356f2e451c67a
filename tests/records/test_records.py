"""Golden records replay to their digests; what a controller may read of them stays the same."""

from __future__ import annotations

import pytest

from tests.records.regenerate import FOLDER, GAMES, files
from tests.records.renewing import skip_if_stale
from undercroft.kernel.errors import RecordError
from undercroft.kernel.record import replay

each = pytest.mark.parametrize("name", GAMES)


@pytest.fixture(autouse=True)
def _of_the_present_content(name: str) -> None:
    skip_if_stale(GAMES[name][0].game)


@each
def test_a_golden_record_replays_to_its_digest(name: str) -> None:
    text = (FOLDER / f"{name}.record").read_text()
    t = replay(text)
    assert f"{t.digest()} {t.code()}\n" == (FOLDER / f"{name}.digest").read_text()
    assert t.over is not None
    assert text.count("\n= r") >= 2
    assert t.record() == text


@each
def test_the_seed_still_gives_the_game_and_its_readers_see_the_same(name: str) -> None:
    for file, text in files(name).items():
        assert (FOLDER / file).read_text() == text, f"{file} has changed"


@each
def test_a_redacted_golden_replays(name: str) -> None:
    for file in sorted(FOLDER.glob(f"{name}.c*.record")):
        t = replay(file.read_text())
        assert t.code() == (FOLDER / f"{name}.digest").read_text().split()[1]


@each
def test_another_move_in_a_golden_is_noticed(name: str) -> None:
    lines = (FOLDER / f"{name}.record").read_text().splitlines()
    at = next(i for i, line in enumerate(lines) if line.endswith((" rest", " stop", " end")))
    with pytest.raises(RecordError):
        replay("\n".join([*lines[:at], *lines[at + 1 :]]) + "\n")


@each
def test_goldens_stay_small(name: str) -> None:
    assert all(file.stat().st_size < 50_000 for file in FOLDER.glob(f"{name}*"))
