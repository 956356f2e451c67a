"""Being heard: which acts make a hero loud again that had sneaked or rested. [DI-NOISE-02]"""

from __future__ import annotations

from undercroft.games.infinity.state import Infinity


def be_heard(s: Infinity, seat: int) -> None:
    """A hero does something that makes its noise; by option a sneak covers the turn. [DI-A-14]"""
    if s.options.sneak_noise != "this_turn":
        s.quiet[seat] = 0


def be_quiet(s: Infinity, seat: int, *, was_heard: bool) -> None:
    """A hero sneaks or rests; by option that is in vain once it was heard this turn. [DI-A-14]

    [DI-MOVE-06]
    """
    if not was_heard or s.options.sneak_noise != "only_sneaked":
        s.quiet[seat] = 1
