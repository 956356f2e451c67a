"""The toy as a game that can be set up so that it takes all time or all memory there is."""

from dataclasses import replace

from tests.toy.game import TOY
from tests.toy.phases.setup.sequence import set_up
from undercroft.kernel.options import Options
from undercroft.kernel.state import State

ENDLESS = 1
HUGE = 2


def heavily(seats: int, options: Options) -> State:
    """With one heart it is never done, with two it takes more and more."""
    kept = []
    while options["hearts"] in (ENDLESS, HUGE):
        if options["hearts"] == HUGE:
            kept.append(bytearray(1 << 20))
    return set_up(seats, options)


HEAVY = replace(TOY, id="heavy", name="Heavy", setup=heavily)
