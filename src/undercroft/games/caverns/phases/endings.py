"""How a game ends: the objective, the standard defeat, what the page adds."""

from __future__ import annotations

from undercroft.games.caverns.combat.damage import drop_all
from undercroft.games.caverns.content.page_schema import NoSurge
from undercroft.games.caverns.state import NOWHERE, OUT, Caverns
from undercroft.kernel.outcome import Over


def judge(s: Caverns) -> bool:
    """Whether the game has ended, or the page steps in between two steps of a phase."""
    return has_ended(s) or s.page.steps_in(s)


def has_ended(s: Caverns) -> bool:
    """Whether the game is over now: a win before a loss; nothing else ends it. [CV-WIN-03]

    [CV-WIN-05] [CV-A-49]
    """
    page = s.page
    if page.is_won(s):
        finish(s, s.adventure.objective.id, page.winners(s))
    elif ending := page.lost(s):
        finish(s, ending, ())
    return s.over is not None


def finish(s: Caverns, ending: str, winners: tuple[int, ...]) -> None:
    """The game is over, with the name of its ending. [CV-WIN-01] [CV-WIN-02] [CV-WIN-04]"""
    returns = tuple(1.0 if seat in winners else -1.0 for seat in range(s.seats))
    s.finish(Over(ending, winners, s.page.scores(s), returns))


def lose_by_surge(s: Caverns, seat: int) -> None:
    """A hero must spend a token and there is none. [CV-SURGE-03] [CV-WIN-02]"""
    if s.adventure.no_surge == NoSurge.DEFEAT:
        finish(s, *s.page.spent(s))
        return
    s.page.went_out(s, seat)
    drop_all(s, seat)
    s.status[seat] = OUT
    s.spot[seat] = NOWHERE
