"""How well a seat stands: its score, what it has begun to earn, and its wounds."""

from __future__ import annotations

from typing import Final

from undercroft.games.alliance.map.figures import monster, monsters
from undercroft.games.alliance.phases.experience import score
from undercroft.games.alliance.state import Alliance
from undercroft.kernel.state import State

BEGUN: Final = 0.5
"""What a point on a monster counts while it stands, for who has dealt its wounds."""

WOUND: Final = 0.1


def position_value(view: State, seat: int) -> float:
    """How far a seat is ahead of its best rival."""
    return sum(score_terms(view, seat).values())


def score_terms(view: State, seat: int) -> dict[str, float]:
    """What a seat has, what its best rival has, and what is nearly theirs."""
    assert isinstance(view, Alliance)
    others = [sum(assets(view, other).values()) for other in range(view.seats) if other != seat]
    return {**assets(view, seat), "what rivals get": -max(others, default=0.0)}


def assets(s: Alliance, seat: int) -> dict[str, float]:
    """What a seat has, and has nearly."""
    wounds = sum(len(s.wounds[f]) for f in s.alliance(seat))
    return {
        "own points": score(s, seat),
        "wounded monsters": BEGUN * begun(s, seat),
        "own wounds": -WOUND * wounds,
    }


def begun(s: Alliance, seat: int) -> float:
    """The experience on wounded monsters, by the seat's part in their wounds."""
    wounded = [f for f in monsters(s) if seat in s.wounds[f]]
    kinds = [(monster(s, f), s.wounds[f].count(seat)) for f in wounded]
    return sum(kind.xp * wounds / kind.health for kind, wounds in kinds)
