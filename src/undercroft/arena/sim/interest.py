"""Which games of many are worth a look: the longest, the closest, the rarest, the broken."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from heapq import nlargest, nsmallest
from operator import attrgetter

from undercroft.arena.sim.rows import GameRow

EACH = 3
"""So many games are kept for each reason."""


@dataclass(frozen=True, slots=True)
class Glance:
    """What decides whether a game is worth a look; `margin` is -1 where nobody was second."""

    number: int
    decisions: int
    margin: float
    ending: str
    error: str

    @staticmethod
    def of(
        number: int, decisions: int, scores: Sequence[float], ending: str, error: str = ""
    ) -> Glance:
        """The glance at a game, from its numbers."""
        best = sorted(scores, reverse=True)
        margin = best[0] - best[1] if len(best) > 1 and any(best) else -1
        return Glance(number, decisions, margin, ending, error)

    @staticmethod
    def at(row: GameRow) -> Glance:
        """At the row of a game."""
        return Glance.of(row.number, row.decisions, row.scores, row.ending, row.error)


def interesting(games: Iterable[Glance]) -> dict[int, tuple[str, ...]]:
    """The numbers of the games worth a look, each with its reasons.

    A game that is not among them never comes back when further games are added.
    """
    every = sorted(games, key=lambda game: game.number)
    whole = [game for game in every if not game.error]
    scored = [game for game in whole if game.margin >= 0]
    by_game: defaultdict[int, list[str]] = defaultdict(list)
    for reason, chosen in _chosen(whole, scored, every).items():
        for game in chosen:
            by_game[game.number].append(reason)
    return {number: tuple(reasons) for number, reasons in by_game.items()}


def _chosen(
    whole: list[Glance], scored: list[Glance], every: list[Glance]
) -> Mapping[str, list[Glance]]:
    length, margin = attrgetter("decisions"), attrgetter("margin")
    chosen = {
        "among the longest": nlargest(EACH, whole, length),
        "among the shortest": nsmallest(EACH, whole, length),
        "among the clearest": nlargest(EACH, scored, margin),
        "among the closest": nsmallest(EACH, scored, margin),
        "went wrong": [game for game in every if game.error][:EACH],
    }
    for ending in dict.fromkeys(game.ending for game in whole):
        chosen[f"ended as {ending}"] = [game for game in whole if game.ending == ending][:EACH]
    return chosen
