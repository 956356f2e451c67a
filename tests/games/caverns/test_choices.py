"""What can be done is drawn: every choice has words of its own and something to touch."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import undercroft as uc
from undercroft.games.caverns.game import CAVERNS
from undercroft.games.caverns.options import PLAYABLE
from undercroft.games.caverns.phases.setup.sequence import seats_for
from undercroft.kernel.scene import Scene

uc.register(CAVERNS)
CHOSEN = {"heroes": "choose", "powers": "choose"}
MOST = 300


def asked(seats: int, seed: int, **options: str) -> Iterator[Scene]:
    """The scene of whoever decides, along a random game."""
    t, rng = uc.new("caverns", seats=seats, seed=seed, options=options), random.Random(seed)
    for _ in range(MOST):
        now = t.pending
        if not isinstance(now, uc.Decide):
            return
        yield t.scene(now.seat)
        t.play(rng.randrange(len(t.legal())))


def fewest(page: str) -> int:
    """The least number of heroes of a page."""
    return seats_for({"adventure": page})[0]


@pytest.mark.parametrize("page", PLAYABLE)
def test_what_is_to_be_touched_is_drawn(page: str) -> None:
    for scene in asked(fewest(page), 5, adventure=page):
        assert scene.decision is not None
        touched = {thing for choice in scene.decision.choices for thing in choice.touch}
        assert {thing for thing in touched if not thing.startswith("btn:")} <= set(scene.ids())


@pytest.mark.parametrize("page", PLAYABLE)
def test_choices_are_told_apart(page: str) -> None:
    for scene in asked(fewest(page), 6, adventure=page):
        assert scene.decision is not None
        told = [(choice.label, choice.touch) for choice in scene.decision.choices]
        assert len(set(told)) == len(told), told


def test_things_have_ids_of_their_own() -> None:
    for scene in asked(3, 8, adventure="adv-02"):
        ids = scene.ids()
        assert len(set(ids)) == len(ids), sorted(id_ for id_ in ids if ids.count(id_) > 1)


def test_cards_are_touched_where_they_lie() -> None:
    verbs = ("use", "stance", "power", "pick", "pay", "recruit")
    for scene in asked(2, 4, adventure="adv-02", **CHOSEN):
        assert scene.decision is not None
        moves = [c for c in scene.decision.choices if c.move.split()[1] in verbs]
        assert not [choice for choice in moves if choice.touch[0].startswith("btn:")]


def test_destinations_have_their_costs() -> None:
    for scene in asked(2, 7, adventure="adv-02"):
        assert scene.decision is not None
        moves = [c for c in scene.decision.choices if c.move.split()[1] == "move"]
        assert all(choice.cost is not None and choice.cost > 0 for choice in moves)
        if moves:
            return
    pytest.fail("nobody could move")
