"""The positions whose perft is pinned down, each reached by play from the set-up."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from itertools import count

from tests.conformance.cells import Cell
from tests.toy.deal import dealt
from undercroft.kernel.options import Value
from undercroft.kernel.table import Table


def start() -> Table:
    """The first turn of two."""
    return dealt().table


def answer() -> Table:
    """A spark is answered by a dodge; the striker may feint."""
    t = dealt("spark feint salve", "dodge dodge purse")
    return t.play("p1 play spark", "p1 strike p2", "p2 play dodge").table


def lantern() -> Table:
    """Two cards of the deck have been seen by one seat."""
    t = dealt()
    return t.play("p1 play lantern", "d peek deck 0 spark", "d peek deck 1 dodge").table


def throwing() -> Table:
    """A set of cards is being thrown away."""
    t = dealt("purse spark salve", "dodge feint lantern", rounds=1)
    return t.play("p1 play purse").table


def dusk() -> Table:
    """Three seats, two of them in one hand; the last turn, with stashes."""
    hands = ("purse spark salve", "dodge feint lantern", "spark spark purse")
    t = dealt(*hands, controllers=(0, 1, 0), rounds=1)
    t.play("p1 stash purse", "p1 stash spark", "d draw deck dodge")
    return t.play("p2 stash dodge", "p2 rest", "d draw deck dodge").table


def asked(cell: Cell, frame: str, after: int, seed: int = 1) -> Table:
    """A random game up to the first question of a kind after so many moves."""
    t, rng = cell.table(seed, "seeded"), random.Random(seed)
    for played in count():
        if played >= after and frame == t.state.frames[-1].NAME:
            break
        t.play(rng.randrange(len(t.legal())))
    return t


def moments(cell: Cell, found: dict[str, int]) -> dict[str, Callable[[], Table]]:
    """Questions by the frame that asks them, each with the moves before it."""
    return {frame: partial(asked, cell, frame, after) for frame, after in found.items()}


def entering(page: str, seats: int) -> Callable[[], Table]:
    """The set-up of an adventure: heroes choose where to stand."""
    return partial(asked, adventure(page, seats), "standing", 0)


def adventure(page: str, seats: int) -> Cell:
    """An adventure with a number of heroes."""
    return Cell("caverns", seats, (("adventure", page),))


def scenario(page: str, seats: int, **options: Value) -> Cell:
    """A scenario with a number of heroes."""
    return Cell("infinity", seats, (("scenario", page), *options.items()))


POSITIONS: dict[str, dict[str, Callable[[], Table]]] = {
    "toy": {
        "start": start,
        "answer": answer,
        "lantern": lantern,
        "throwing": throwing,
        "dusk": dusk,
    },
    "alliance": moments(
        Cell("alliance", 2),
        {"snake-draft": 0, "turn": 250, "monster-turn": 150, "attacked": 200, "upgrading": 100},
    ),
    "caverns": {
        "drowned-bell": entering("adv-02", 2),
        "four-cracks": entering("adv-06", 2),
        "six-coffers": entering("adv-10", 2),
        **moments(adventure("adv-02", 2), {"landing": 74, "same-name": 80}),
    },
    "infinity": {
        **moments(scenario("sc-08", 2, heroes="choose"), {"recruiting": 0}),
        **moments(scenario("sc-06", 1), {"turn": 3, "choose": 26}),
        **moments(scenario("sc-07", 3), {"choose-set": 58}),
        **moments(scenario("sc-10", 3), {"aim": 113}),
    },
}
