"""Who is ahead in a competitive scenario, and how ties are broken."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from undercroft.games.infinity.content.scenario_schema import TieBreak
from undercroft.games.infinity.map.figures import heroes
from undercroft.games.infinity.map.possessions import found_card, held, worn
from undercroft.games.infinity.notation import FIRST_RISK, NOTATION
from undercroft.games.infinity.phases.outcomes import win_alone
from undercroft.games.infinity.phases.shop import value_of
from undercroft.kernel.scene import Track

if TYPE_CHECKING:
    from undercroft.games.infinity.scenarios.page import Play
    from undercroft.games.infinity.state import Infinity

Rank = Callable[["Infinity", int], int]


def wealth(s: Infinity, seat: int) -> int:
    """The coins of a hero, gold cards at their value."""
    cards = [s.thing[thing] for thing in held(s, seat)]
    return s.coins[seat] + sum(found_card(card).gold for card in cards if card >= FIRST_RISK)


def takings(s: Infinity, seat: int) -> int:
    """The coins of a hero, and what the merchant would give for what it does not wear."""
    spare = [thing for thing in held(s, seat) if thing not in worn(s, seat)]
    return s.coins[seat] + sum(value_of(s, thing) for thing in spare)


def homeward(s: Infinity, seat: int, home: int) -> float:
    """How near a hero is to a tile, from 0 to 1."""
    return 1.0 - min(10, s.dungeon.distances(home)[s.spot[seat]]) / 10


def all_homeward(s: Infinity, home: int) -> float:
    """How near the heroes are to a tile on average."""
    party = heroes(s)
    return sum(homeward(s, seat, home) for seat in party) / max(1, len(party))


def counted(s: Infinity, id_: str, name: str, values: list[int]) -> list[Track]:
    """A number of each hero that counts in a scenario."""
    ids = [f"track:{id_}-{NOTATION.actor(seat)}" for seat in range(s.seats)]
    return [Track(id=ids[seat], name=name, value=values[seat], owner=seat) for seat in heroes(s)]


def initiative(s: Infinity, seat: int) -> int:
    """Who went earlier in the last round comes first."""
    return -s.order.index(seat) if seat in s.order else -len(s.order)


RANKS: dict[TieBreak, Rank] = {
    TieBreak.LEVEL: lambda s, seat: s.level[seat],
    TieBreak.EXPERIENCE: lambda s, seat: s.xp[seat],
    TieBreak.COINS: wealth,
    TieBreak.INITIATIVE: initiative,
}
"""What is compared between equals; a scenario adds what only it counts."""


def crown(s: Infinity, play: Play, ending: str, score: Rank, own: dict[TieBreak, Rank]) -> None:
    """The hero with the highest score wins; ties by what the row names, in its order."""
    ranks = [score, *({**RANKS, **own}[tie] for tie in play.row.ties)]
    best = max(heroes(s), key=lambda seat: ([rank(s, seat) for rank in ranks], -seat))
    scores = tuple(score(s, seat) for seat in range(s.seats))
    win_alone(s, ending, best, scores)
