"""A toy night dealt as a test wants it, through the game's own set-up."""

from __future__ import annotations

from collections.abc import Sequence

from tests.toy.game import TOY
from tests.toy.state import Toy
from undercroft.kernel.registry import register
from undercroft.proof.scenario import Play, scenario

register(TOY)

PATH = "coin gem coin pit coin"
HANDS = ("spark salve lantern", "dodge feint purse")


def dealt(
    *hands: str,
    path: str = PATH,
    controllers: Sequence[int] | None = None,
    **options: int,
) -> Play[Toy]:
    """The first turn of a night; a hand is three cards, the path five tokens from s0 on."""
    held = [hand.split() for hand in hands or HANDS]
    t = scenario("toy", Toy, seats=len(held), controllers=controllers, options=options)
    t.play(*(f"d draw tokens {token}" for token in path.split()))
    return t.play(*(f"d draw deck {card}" for drawn in zip(*held) for card in drawn))
