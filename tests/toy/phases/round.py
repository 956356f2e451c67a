"""When a night is over, and what it has come to."""

from __future__ import annotations

from tests.toy.notation import PURSE, STASHES
from tests.toy.state import Toy
from undercroft.kernel.cards import unshown
from undercroft.kernel.chance import Show
from undercroft.kernel.frames import Frame
from undercroft.kernel.outcome import Over
from undercroft.kernel.stacks import EVERYONE

RICH = 5


def has_ended(s: Toy) -> bool:
    """The game ends with the last round, with five gold, or without a heart. [TOY-END-01]"""
    return s.round >= s.options.rounds or max(s.gold) >= RICH or min(s.hearts) <= 0


class Reckoning(Frame[Toy]):
    """The stashes are turned up, one card after the other; then gold decides. [TOY-STASH-01]"""

    NAME = "reckoning"

    def advance(self, s: Toy) -> bool:
        for zone in range(STASHES, STASHES + s.seats):
            if unshown(s, zone, EVERYONE):
                s.push(Show(zone))
                return False
        s.finish(ending(s))
        return False


def ending(s: Toy) -> Over:
    """Gold wins; a purse in the stash counts one. [TOY-STASH-01]"""
    purses = [s.zones[STASHES + i].cards.count(PURSE) for i in range(s.seats)]
    scores = tuple(gold + purse for gold, purse in zip(s.gold, purses))
    winners = tuple(i for i, score in enumerate(scores) if score == max(scores))
    returns = tuple(1.0 if i in winners else -1.0 for i in range(s.seats))
    is_dusk, is_rich = s.round >= s.options.rounds, max(s.gold) >= RICH
    return Over("dusk" if is_dusk else "rich" if is_rich else "fallen", winners, scores, returns)
