"""Heroes who know how the dice will fall, for an ending that hardly any game comes to by chance.

Chance at a table is decided by its seed, whatever is tried: so of many ways through a turn those
are kept that leave most to hope for, and played on.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar

from tests.games.infinity.recipes import Recipe, play_on
from undercroft.games.infinity.combat.numbers import enemy_health, full_health, power_terms, total
from undercroft.games.infinity.map.figures import heroes, is_hero, spot_of
from undercroft.games.infinity.notation import ATTACK, USE
from undercroft.games.infinity.state import NOBODY, NOWHERE, Infinity
from undercroft.kernel.moves import Move
from undercroft.kernel.outcome import Decide
from undercroft.kernel.table import Table

KEPT, WAYS, SIBLINGS = 12, 8, 3
"""So many games are kept after every turn, so many ways are tried through the next one, and so
many of these may be kept."""
WISE = (0.0, 0.5, 0.9)
FIERCE = 0.6
"""How often a hero strikes who can."""
FAR = 5


@dataclass(frozen=True)
class LordHunt(Recipe):
    """Chosen heroes who want the lord to fall as soon as can be."""

    TRIES: ClassVar[int] = 6
    party: tuple[str, ...] = ()

    def play(self, scenario: str) -> Table:
        """The first of all games kept in which the lord has fallen, else one that ended."""
        t, rng = self.start(scenario), random.Random(self.seed)
        for seat, hero in enumerate(self.party):
            t.play(f"h{seat + 1} recruit {hero}")
        games = [t]
        while True:
            tried = [[after_turn(game, rng) for _ in range(WAYS)] for game in games]
            over = [game for ways in tried for game in ways if game.over is not None]
            fallen = [game for game in over if lord_has_fallen(game)]
            games = promising([game for ways in tried for game in best(ways)[:SIBLINGS]])
            if fallen or not games:
                return min(fallen or over, key=lambda game: len(game.history))


def lord_has_fallen(t: Table) -> bool:
    """Whether the lord of a game is no more."""
    assert isinstance(t.state, Infinity)
    return bool(t.state.lord_fallen)


def after_turn(t: Table, rng: random.Random) -> Table:
    """A copy of a game, played on until somebody else decides or the round is over."""
    t, wise = t.copy(), rng.choice(WISE)
    now, in_round = seat_of(t), t.state.round
    while t.over is None and t.state.round == in_round and seat_of(t) == now:
        blows = [move for move in t.legal() if is_blow(move)]
        if blows and rng.random() < FIERCE:
            t.play(rng.choice(blows))
        else:
            play_on(t, rng, wise)
    return t


def is_blow(move: Move) -> bool:
    """Whether a move is meant for enemies."""
    return move.verb is USE or (move.verb is ATTACK and not is_hero(move.args[0]))


def seat_of(t: Table) -> int:
    """Who decides."""
    assert isinstance(t.pending, Decide)
    return t.pending.seat


def promising(games: Sequence[Table]) -> list[Table]:
    """The games that leave most to hope for, no two alike."""
    return [*{game.digest(): game for game in reversed(best(games))}.values()][-KEPT:]


def best(games: Sequence[Table]) -> list[Table]:
    """The games that go on, by what they leave to hope for, shorter ones first."""
    going_on = [game for game in games if game.over is None]
    return sorted(going_on, key=lambda game: 0.02 * len(game.history) - hope(game))


def hope(t: Table) -> float:
    """How well a hunt stands: strong heroes, a lord who comes, who is near, who is hurt."""
    s = t.state
    assert isinstance(s, Infinity)
    strength = sum(standing(s, seat) for seat in heroes(s)) - 4 * s.round
    if s.lord == NOBODY:
        return strength - 0.3 * max(0, s.meter) - FAR
    hurt = full_health(s, s.lord) - enemy_health(s, s.lord)
    return strength - sum(ways_to_lord(s)) + 2 * hurt


def standing(s: Infinity, seat: int) -> float:
    """What a hero is good for in a hunt."""
    grown = 0.5 * s.level[seat] + s.xp[seat] / 20 + s.coins[seat] / 20
    fit = max(0, s.health[seat]) / 10 - 2 * (s.out[seat] > 0)
    return grown + fit + 0.5 * total(power_terms(s, seat))


def ways_to_lord(s: Infinity) -> Iterator[int]:
    """How far each hero is from the lord."""
    away = s.dungeon.distances(spot_of(s, s.lord))
    yield from (min(FAR, away[s.spot[seat]]) for seat in heroes(s) if s.spot[seat] != NOWHERE)
