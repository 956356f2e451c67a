"""The positions whose perft is pinned down, each reached by play from the set-up."""

from __future__ import annotations

from collections.abc import Callable

from tests.toy.deal import dealt
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


TOY_POSITIONS: dict[str, Callable[[], Table]] = {
    "start": start,
    "answer": answer,
    "lantern": lantern,
    "throwing": throwing,
    "dusk": dusk,
}
