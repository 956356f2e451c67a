"""Every thing that is drawn starts a legal move, or says by which rule it does not."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import undercroft as uc
from tests.games.alliance.scenes import Place
from undercroft.games.alliance.game import ALLIANCE
from undercroft.games.alliance.words import SAY
from undercroft.kernel.outcome import Decide
from undercroft.kernel.play import NO_PART, refusals
from undercroft.kernel.table import Table

MODES: tuple[tuple[int, dict[str, object]], ...] = (
    (2, {}),
    (1, {}),
    (3, {"heroes": "variant", "pvp": True}),
    (4, {"heroes": "preset", "cards": "basic"}),
)


def positions(count: int) -> Iterator[Table]:
    """So many tables in the middle of random games, evenly over modes."""
    uc.register(ALLIANCE)
    rng = random.Random(5)
    for i in range(count):
        seats, options = MODES[i % len(MODES)]
        t = uc.new("alliance", seats=seats, seed=i, options=options)  # type: ignore[arg-type]
        for _ in range(rng.randrange(60 + 120 * seats)):
            if t.over is None:
                t.play(rng.choice(t.legal()))
        if t.over is None:
            yield t


def untold(t: Table, reader: int) -> tuple[list[str], int, int]:
    """Things without a move or a rule; how many things there are; how many are no part of it."""
    scene = t.scene(reader)
    choices = scene.decision.choices if scene.decision else ()
    touched = {thing for choice in choices for thing in choice.touch}
    things = dict.fromkeys(scene.ids())
    silent, apart = [], 0
    for thing in things:
        refusals = [r for answer in t.why_not(reader, thing) for r in answer.refusals]
        if thing in touched or not refusals:
            continue
        apart += any(refusal.words == NO_PART for refusal in refusals)
        if not any(refusal.rule for refusal in refusals):
            silent.append(thing)
    return silent, len(things), apart


def check(count: int) -> None:
    drawn = apart = 0
    for t in positions(count):
        now = t.pending
        assert isinstance(now, Decide)
        for reader in range(t.setup.seats):
            silent, things, parts = untold(t, reader)
            assert not silent, (now.prompt, silent)
            if reader == now.seat:
                drawn, apart = drawn + things, apart + parts
    assert apart <= drawn / 20


def test_every_thing_drawn_starts_a_move_or_names_a_rule() -> None:
    check(16)


@pytest.mark.long
def test_every_thing_drawn_starts_a_move_or_names_a_rule_in_200_positions() -> None:
    check(220)


def test_what_is_touched_is_drawn() -> None:
    for t in positions(24):
        now = t.pending
        assert isinstance(now, Decide)
        scene = t.scene(now.seat)
        assert scene.decision is not None
        drawn = set(scene.ids())
        for choice in scene.decision.choices:
            strange = [
                thing
                for thing in choice.touch
                if not thing.startswith("btn:") and thing not in drawn
            ]
            assert not strange, (choice, strange)


WORDS = ("0,0", "4,13", "14,14", "99,0", "h1", "h16", "m1", "m99", "0", "3", "77", "north", "card")
NAMES = ("hide", "reflex", "bull", "guard-niche", "treasure-chest-1", "crown-of-four-oaths", "krom")


def test_any_move_that_can_be_written_is_answered() -> None:
    for t in positions(8):
        now = t.pending
        assert isinstance(now, Decide)
        for verb in ALLIANCE.notation.verbs.values():
            for word in (*WORDS, *NAMES) if verb.words else ("",):
                move = f"p{now.seat + 1} {verb.name} {word}".strip()
                assert t.why_not(now.seat, move)


def test_a_space_without_a_way_says_so() -> None:
    at = Place(archway=False)
    at.turn(at.hero("krom", at.gate, 4))
    grid, there = at.s.walls.board.grid, at.square(at.room, 4)
    found = refusals(at.s, SAY.parse(f"p1 move {grid.x(there)},{grid.y(there)}"))
    assert [refusal.words for refusal in found] == ["no way leads to an empty space there"]
