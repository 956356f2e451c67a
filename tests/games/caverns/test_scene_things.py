"""Every thing that is drawn starts a legal move, or says by which rule it does not."""

from __future__ import annotations

import random
from collections.abc import Iterator

import undercroft as uc
from undercroft.games.caverns.game import CAVERNS
from undercroft.games.caverns.options import PLAYABLE
from undercroft.kernel.table import Table
from undercroft.proof.sources import read as read_rules

STEPS = 120


def positions() -> Iterator[Table]:
    """A table of every adventure, here and there in a random game."""
    uc.register(CAVERNS)
    assert CAVERNS.seats_for is not None
    for i, adventure in enumerate(PLAYABLE):
        seats = CAVERNS.seats_for(CAVERNS.chosen({"adventure": adventure}))[0]
        t = uc.new("caverns", seats=seats, seed=i, options={"adventure": adventure})
        rng = random.Random(i)
        for step in range(STEPS):
            if t.over is not None:
                break
            if step % 40 == 0:
                yield t
            t.play(rng.choice(t.legal()))


def test_every_thing_drawn_starts_a_move_or_names_a_rule() -> None:
    known = {rule.id for rule in read_rules(CAVERNS.rules)}
    for t in positions():
        scene = t.scene(0)
        choices = scene.decision.choices if scene.decision else ()
        touched = {thing for choice in choices for thing in choice.touch}
        for thing in dict.fromkeys(scene.ids()):
            found = [r for answer in t.why_not(0, thing) for r in answer.refusals]
            rules = {refusal.rule for refusal in found if refusal.rule}
            assert thing in touched or not found or rules, (thing, found)
            assert rules <= known
