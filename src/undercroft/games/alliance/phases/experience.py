"""Experience: where it comes from, its two faces, and what it is worth."""

from __future__ import annotations

from undercroft.games.alliance.notation import NOTATION
from undercroft.games.alliance.state import Alliance
from undercroft.kernel.events import Said


def gain(s: Alliance, seat: int, amount: int, *, face_up: bool) -> None:
    """A seat receives experience, whatever it is for: from pool I, pool II, then the reserve.

    [DA-BAT-14] [DA-XP-02] [DA-CHEST-10]
    """
    drain(s, amount)
    if face_up:
        s.xp_up[seat] += amount
    else:
        s.xp_down[seat] += amount
    if s.listening and amount:
        face = "face up" if face_up else "face down"
        words = f"{NOTATION.seat_name(seat)} receives {amount} XP {face}"
        s.emit(Said(text=words, rules=("DA-BAT-14",)))


def drain(s: Alliance, amount: int) -> None:
    """The pools give what they can, in order; a payment may straddle them. [DA-XP-03] [A-23]"""
    for pool in range(len(s.pools)):
        given = min(amount, s.pools[pool])
        s.pools[pool] -= given
        amount -= given


def spend(s: Alliance, seat: int, amount: int) -> None:
    """Face-up experience is turned face down; it still scores.

    [DA-DRAFT-03] [DA-XP-01] [DA-XP-05]
    """
    s.xp_up[seat] -= amount
    s.xp_down[seat] += amount


def score(s: Alliance, seat: int) -> int:
    """All experience, spent or not, less one for each hero that fell.

    [DA-WIN-03] [DA-WIN-06] [DA-XP-04]
    """
    return s.xp_up[seat] + s.xp_down[seat] - s.fallen[seat]


def reward(s: Alliance, markers: tuple[int, ...], rewards: tuple[int, int]) -> None:
    """Who wounded most gets the first reward, who came second the second. [DA-BAT-12] [AC-21]"""
    ranking = ranked(markers)
    if len(ranking) == 1:
        gain(s, ranking[0], sum(rewards), face_up=True)
        return
    for seat, amount in zip(ranking, rewards):
        gain(s, seat, amount, face_up=True)


def ranked(markers: tuple[int, ...]) -> list[int]:
    """The seats among markers, most first; of equals who struck earlier.

    [DA-BAT-13] [DA-BAT-24] [DA-EGR-03]
    """
    seats = [seat for seat in dict.fromkeys(markers) if seat >= 0]
    return sorted(seats, key=lambda seat: (-markers.count(seat), markers.index(seat)))
