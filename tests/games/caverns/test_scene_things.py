"""Every thing that is drawn starts a legal move, or says by which rule it does not."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import undercroft as uc
from undercroft.games.caverns.box import ADVENTURES
from undercroft.games.caverns.game import CAVERNS
from undercroft.kernel.outcome import Decide
from undercroft.kernel.play import NO_PART
from undercroft.kernel.table import Table
from undercroft.proof.sources import read as read_rules

uc.register(CAVERNS)
KNOWN = {rule.id for rule in read_rules(CAVERNS.rules)}


def positions(count: int) -> Iterator[Table]:
    """So many tables in the middle of random games, evenly over pages and hero counts."""
    rng = random.Random(5)
    for i in range(count):
        page = ADVENTURES[i % len(ADVENTURES)]
        least, most = page.heroes
        seats = least + i // len(ADVENTURES) % (most - least + 1)
        how = ("suggested", "choose")[i % 2]
        options = {"adventure": page.id, "heroes": how, "powers": how}
        t = uc.new("caverns", seats=seats, seed=i, options=options)
        for _ in range(rng.randrange(30 + 40 * seats)):
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
        rules = {refusal.rule for refusal in refusals if refusal.rule}
        assert rules <= KNOWN, rules
        if not rules:
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
    check(13)


@pytest.mark.long
def test_every_thing_drawn_starts_a_move_or_names_a_rule_in_200_positions() -> None:
    check(220)


def test_things_have_ids_of_their_own_and_what_is_touched_is_drawn() -> None:
    for t in positions(26):
        now = t.pending
        assert isinstance(now, Decide)
        scene = t.scene(now.seat)
        assert scene.decision is not None
        ids = scene.ids()
        assert len(set(ids)) == len(ids), sorted(id_ for id_ in ids if ids.count(id_) > 1)
        touched = {thing for choice in scene.decision.choices for thing in choice.touch}
        assert {thing for thing in touched if not thing.startswith("btn:")} <= set(ids)


WORDS = ("0,0", "4,1", "99,0", "0,0,n", "h1", "m1", "m99", "o1", "v1", "a1", "0", "3", "north")
NAMES = ("swinging-log", "shale-runner", "kestrin", "right-hand-thrust", "beast", "card")


def test_any_move_that_can_be_written_is_answered() -> None:
    for t in positions(6):
        now = t.pending
        assert isinstance(now, Decide)
        for verb in CAVERNS.notation.verbs.values():
            for word in (*WORDS, *NAMES) if verb.words else ("",):
                move = f"h{now.seat + 1} {verb.name} {word}".strip()
                assert t.why_not(now.seat, move)
