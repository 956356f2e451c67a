"""Experience: where it comes from, its two faces, and what it is worth."""

from __future__ import annotations

from typing import Final

from undercroft.games.alliance.map.geometry import frame_rooms
from undercroft.games.alliance.notation import NOTATION, OPEN_TOKEN
from undercroft.games.alliance.state import Alliance
from undercroft.kernel.events import Cue, Said


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
        face = "" if face_up else " that scores but cannot be spent"
        words = f"{NOTATION.seat_name(seat)} gains {amount} XP{face}"
        s.emit(Said(text=words, rules=("DA-BAT-14",), shows=Cue(kind="gain", amount=amount)))


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


EMPTY_PLACE: Final = 4
"""What each place of the frame without a tile costs a company."""
NIGHTMARE: Final = 6
"""What a nightmare is worth to who has dared it."""


def company_score(s: Alliance) -> float:
    """What a company, or an alliance alone, has come to. [DA-COOP-11] [DA-SOLO-18]

    Experience less the fallen is shared out, with its fraction; then what is left undone counts
    against all once, and a nightmare for them. [DA-NIGHT-02]
    """
    total = sum(score(s, seat) for seat in range(s.seats))
    share = total // s.seats if total % s.seats == 0 else total / s.seats
    return share - left_undone(s) + NIGHTMARE * s.options.nightmare


def left_undone(s: Alliance) -> int:
    """Empty places of the frame, monsters and hidden tokens count against a company.

    [DA-SOLO-18] [DA-FIN-26]
    """
    empty = s.walls.board.grid.floor - len(frame_rooms(s.walls))
    hidden = sum(face != OPEN_TOKEN for faces in s.token_faces for face in faces)
    return EMPTY_PLACE * empty + len(s.situation().monsters()) + hidden


def reward(s: Alliance, markers: tuple[int, ...], rewards: tuple[int, int]) -> None:
    """Who wounded most gets the first reward, who came second the second. [DA-BAT-12] [AC-21]

    Partners share them out like rivals. [DA-COOP-12]
    """
    for seat, amount in shares(markers, rewards):
        gain(s, seat, amount, face_up=True)


def shares(markers: tuple[int, ...], rewards: tuple[int, int]) -> list[tuple[int, int]]:
    """Who gets how much for a fall; whoever has struck alone gets both rewards."""
    ranking = ranked(markers)
    return [(ranking[0], sum(rewards))] if len(ranking) == 1 else list(zip(ranking, rewards))


def ranked(markers: tuple[int, ...]) -> list[int]:
    """The seats among markers, most first; of equals who struck earlier.

    [DA-BAT-13] [DA-BAT-24] [DA-EGR-03]
    """
    seats = [seat for seat in dict.fromkeys(markers) if seat >= 0]
    return sorted(seats, key=lambda seat: (-markers.count(seat), markers.index(seat)))
