"""Stored records are true as they lie there; making them anew says what has changed."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import undercroft as uc
from tests.records import renewing
from tests.records.regenerate import FOLDER
from tests.records.renewing import (
    AGAIN,
    content_changes,
    content_lines,
    game_of,
    moves_only,
    renewed,
    skip_if_stale,
)
from undercroft.kernel.registry import Game

ROOT = FOLDER.parent.parent
STORED = sorted(ROOT.glob("tests/**/*.record"))
GOLDEN = FOLDER / "alliance-2-short.record"
ENDING = ROOT / "tests/games/caverns/records/adv-02-bell-in-hand.record"


def other_hp(game: Game) -> Game:
    """Caverns with another number on one hero."""
    printed: Any = game.content_data() if game.content_data is not None else None
    printed[0]["heroes.toml"]["heroes"][0]["levels"][0]["hp"] += 1
    return replace(game, content_data=lambda: printed)


@pytest.mark.parametrize("file", STORED, ids=lambda file: file.name)
def test_every_stored_record_replays_as_it_lies_there(file: Path) -> None:
    text = file.read_text()
    skip_if_stale(game_of(text))
    uc.replay(text)


def test_a_record_that_is_true_stays_as_it_is() -> None:
    skip_if_stale("caverns")
    text = ENDING.read_text()
    assert renewed(text) == renewing.Renewal(text, "")


def test_another_number_is_named_and_the_record_goes_on() -> None:
    skip_if_stale("caverns")
    changed = uc.register(other_hp(uc.game("caverns")))
    (change,) = content_changes(changed)
    assert re.fullmatch(r"0/heroes.toml/heroes/kestrin/levels/0/hp: \d+ is now \d+", change)
    renewal = renewed(ENDING.read_text())
    assert "needs content" in renewal.reason
    assert renewal.text == uc.replay(renewal.text).record()
    assert changed.content_hash() in renewal.text


def test_a_move_that_is_refused_now_is_named_with_its_rule() -> None:
    lines = GOLDEN.read_text().splitlines(True)
    at = next(i for i, line in enumerate(lines) if " move " in line)
    lines[at] = lines[at].rsplit(" ", 1)[0] + " 99,99\n"
    assert renewed("".join(lines)).text == ""
    assert f"line {at + 1}" in renewed("".join(lines)).reason


def test_a_record_without_digests_gets_them() -> None:
    skip_if_stale("alliance")
    text = GOLDEN.read_text()
    assert "\n= r" not in moves_only(text)
    assert renewed(moves_only(text)).text == text


@pytest.mark.parametrize("id_", ["alliance", "caverns", "infinity"])
def test_what_is_printed_lies_beside_the_records(id_: str) -> None:
    stored = (renewing.CONTENT / f"{id_}.txt").read_text("utf-8").splitlines()
    assert content_lines(uc.game(id_)) == stored, AGAIN
