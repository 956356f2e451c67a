"""How Alliance works out as a game: greedy bots play many games, and a page says what came of it.

    python -m bench.balance --jobs 2 --page docs/balance/alliance.md

Heroes are measured in teams that are taken at random, where each comes as often as another.

Bots are not people: the page is a check before anybody sits down to play.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from bench.greedy_games import Rows, gather, greedy_game, hold_up, rate, said
from undercroft.commands.tables import markdown
from undercroft.games.alliance.content.card import Card, Level
from undercroft.games.alliance.content.cards import ALL_CARDS
from undercroft.games.alliance.content.tables import HEROES
from undercroft.games.alliance.game import ALLIANCE
from undercroft.games.alliance.notation import BUY, PLAY, SALVAGE, USE, card_at
from undercroft.games.alliance.state import UNKNOWN, Alliance
from undercroft.kernel.moves import Move
from undercroft.kernel.table import Table

NEVER = 9
ANY_TEAM = str(Path(__file__).with_name("any_team.py"))
FAIR = (40, 60)
"""Between which shares of won games every hero should lie, in percent."""


@dataclass(slots=True)
class Played:
    """What is kept of one game."""

    seats: int
    first: int
    heroes: list[list[int]]
    scores: tuple[float, ...]
    winners: tuple[int, ...]
    emptied: list[int]
    fallen: list[int]
    offered: set[int] = field(default_factory=set)
    taken: Counter[int] = field(default_factory=Counter)
    played: Counter[int] = field(default_factory=Counter)


class Watch:
    """Looks on while a game is played."""

    def __init__(self) -> None:
        self.first = 0
        self.emptied = [NEVER, NEVER]
        self.offered: set[int] = set()
        self.taken: Counter[int] = Counter()
        self.played: Counter[int] = Counter()

    def see(self, table: Table, move: Move) -> None:
        """A move is about to be made."""
        s = table.state
        assert isinstance(s, Alliance)
        self.first = s.initiative if s.round == 0 else self.first
        for pool, left in enumerate(s.pools):
            if not left:
                self.emptied[pool] = min(self.emptied[pool], s.round + 1)
        self.offered.update(card for card in s.upgrade_area if card != UNKNOWN)
        if move.verb in (BUY, SALVAGE):
            self.taken[move.args[0]] += 1
        elif move.verb in (PLAY, USE):
            self.played[move.args[0]] += 1


def play(seats: int, seed: int, bot: str = "greedy") -> Played:
    """One game of greedy bots."""
    watch = Watch()
    t = greedy_game(ALLIANCE, seats, seed, see=watch.see, bot=bot)
    s = t.state
    assert isinstance(s, Alliance)
    assert t.over is not None
    return Played(
        seats,
        watch.first,
        [s.recruits(seat) for seat in range(seats)],
        t.over.scores,
        t.over.winners,
        watch.emptied,
        list(s.fallen),
        watch.offered,
        watch.taken,
        watch.played,
    )


def play_any_teams(seats: int, seed: int) -> Played:
    """One game of greedy bots with heroes taken at random."""
    return play(seats, seed, ANY_TEAM)


# ---- sums ----------------------------------------------------------------------------------------


def share_won(game: Played, seat: int) -> float:
    """A won game, shared by all its winners."""
    return 1 / len(game.winners) if seat in game.winners else 0.0


def hero_rows(games: Iterable[Played]) -> Rows:
    """How often each hero was on the winning side."""
    found: dict[int, list[float]] = {}
    for game in games:
        for seat, heroes in enumerate(game.heroes):
            for hero in heroes:
                found.setdefault(hero, []).append(share_won(game, seat))
    order = sorted(found, key=lambda hero: -sum(found[hero]) / len(found[hero]))
    shares = {hero: (sum(found[hero]), len(found[hero])) for hero in order}
    return [(HEROES[hero].name, str(of), *said(won, of)) for hero, (won, of) in shares.items()]


def pool_rows(found: dict[int, list[Played]]) -> Rows:
    """In which round the pools were empty."""
    rows: Rows = []
    for seats, games in sorted(found.items()):
        for pool, name in enumerate(("I", "II")):
            rounds = Counter(game.emptied[pool] for game in games)
            shares = [f"{100 * rounds[r] / len(games):.0f} %" for r in (1, 2, 3, 4, NEVER)]
            rows.append((str(seats), name, str(len(games)), *shares))
    return rows


def first_rows(found: dict[int, list[Played]]) -> Rows:
    """How often who had the first initiative won, against an even share."""
    rows: Rows = []
    for seats, games in sorted(found.items()):
        won = sum(share_won(game, game.first) for game in games)
        share, low, high = rate(won, len(games))
        even = 100 / seats
        rows.append(
            (
                str(seats),
                str(len(games)),
                f"{share:.1f} %",
                f"{share - even:+.1f}",
                f"{low - even:+.1f} to {high - even:+.1f}",
            )
        )
    return rows


def score_rows(found: dict[int, list[Played]]) -> Rows:
    """Scores, heroes that fell, and cards drafted, on average."""
    rows: Rows = []
    for seats, games in sorted(found.items()):
        n = len(games) * seats
        score = sum(sum(game.scores) for game in games) / n
        fallen = sum(sum(game.fallen) for game in games) / n
        drafted = sum(sum(game.taken.values()) for game in games) / n
        rows.append((str(seats), f"{score:.1f}", f"{fallen:.1f}", f"{drafted:.1f}"))
    return rows


def card_rows(games: Sequence[Played]) -> Rows:
    """How often each upgrade was offered, taken and played."""
    offered = sum((Counter(game.offered) for game in games), Counter[int]())
    taken = sum((game.taken for game in games), Counter[int]())
    played = sum((game.played for game in games), Counter[int]())
    rows: Rows = []
    for card in upgrades():
        share = 100 * taken[card] / offered[card] if offered[card] else 0.0
        level, name = "I" * (card_at(card).level - Level.GENERIC), card_at(card).name
        often = f"{played[card] / taken[card]:.1f}" if taken[card] else ""
        rows.append((level, name, str(offered[card]), str(taken[card]), f"{share:.0f} %", often))
    return rows


def upgrades() -> list[int]:
    """The cards that can be drafted."""

    def is_upgrade(card: Card) -> bool:
        return card.level >= Level.ONE and not card.champions

    return [i for i, card in enumerate(ALL_CARDS) if is_upgrade(card)]


def target_rows(
    found: dict[int, list[Played]], every: Sequence[Played], teams: Sequence[Played]
) -> Rows:
    """What a game should be like, what it is, and whether that is so."""
    early = min(_by(games, 0, 2) for games in found.values())
    middle = min(_by(games, 1, 3) for games in found.values())
    ahead = max(abs(_ahead(games)) for games in found.values())
    taken = sum((game.taken for game in every), Counter[int]())
    left = [card_at(card).name for card in upgrades() if not taken[card]]
    rows: Rows = [
        ("pool I is empty by round 2 in most games", f"at least {early:.0f} %", _yes(early > 50)),
        (
            "pool II is empty by round 3 in most games",
            f"at least {middle:.0f} %",
            _yes(middle > 50),
        ),
        ("the first initiative is worth under 8 points", f"at most {ahead:.1f}", _yes(ahead < 8)),
        ("every upgrade is taken", ", ".join(left) or "all are", _yes(not left)),
    ]
    return [*rows, hero_target(teams)] if teams else rows


def hero_target(teams: Sequence[Played]) -> tuple[str, ...]:
    """What is wanted of heroes."""
    low, high = FAIR
    shares = [float(row[2].removesuffix(" %")) for row in hero_rows(teams)]
    span = f"{min(shares):.1f} to {max(shares):.1f} %"
    holds = min(shares) >= low and max(shares) <= high
    return f"every hero wins {low} to {high} % at two players", span, _yes(holds)


def _by(games: Sequence[Played], pool: int, last: int) -> float:
    return 100 * sum(game.emptied[pool] <= last for game in games) / len(games)


def _ahead(games: Sequence[Played]) -> float:
    won = sum(share_won(game, game.first) for game in games)
    return 100 * won / len(games) - 100 / games[0].seats


def _yes(holds: bool) -> str:
    return "yes" if holds else "no"


# ---- the page ------------------------------------------------------------------------------------


def page(found: dict[int, list[Played]], teams: Sequence[Played] = ()) -> str:
    """Everything as a page."""
    every = [game for games in found.values() for game in games]
    counts = ", ".join(f"{len(games)} with {n}" for n, games in sorted(found.items()))
    parts: list[str] = [
        "# Alliance: how it works out",
        "",
        f"Greedy bots at every seat, the full game with the hero draft, games by seats: {counts}.",
        "Intervals are 95 % (Wilson). Bots are not people: this is a check before play.",
        "Made by `python -m bench.balance`; what is wanted and why numbers were changed is in",
        "[changes.md](changes.md).",
        "",
        "## What is wanted",
        "",
        *markdown(("wanted", "found", "holds"), target_rows(found, every, teams)),
        "",
        "## In which round the pools of experience are empty",
        "",
        "What comes after pool II is the reserve, which never empties.",
        "",
        *markdown(("seats", "pool", "games", "1", "2", "3", "4", "never"), pool_rows(found)),
        "",
        "## The first initiative",
        "",
        *markdown(("seats", "games", "won", "points over even", "interval"), first_rows(found)),
        "",
        "## Scores",
        "",
        *markdown(("seats", "score", "heroes fallen", "upgrades drafted"), score_rows(found)),
        "",
    ]
    if teams:
        heroes = markdown(("hero", "games", "won", "interval"), hero_rows(teams))
        words = f"{len(teams)} further games of greedy bots whose heroes were taken at random."
        parts += ["## Heroes at two players", "", words, "", *heroes, ""]
    head = ("level", "upgrade", "offered", "taken", "taken of offered", "played when taken")
    parts += ["## Upgrades", "", "All games together.", ""]
    parts += [*markdown(head, card_rows(every)), ""]
    return "\n".join(parts)


def main() -> None:
    """Play, then write the page or print it."""
    parser = argparse.ArgumentParser(description="Greedy games of Alliance, and what came of them.")
    parser.add_argument("--games", type=int, nargs="+", default=[400, 100, 100])
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--teams", type=int, default=2000, help="two-player games, any heroes")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--page", type=Path)
    given = parser.parse_args()
    found = gather(play, list(zip(given.seats, given.games)), given.jobs)
    teams = gather(play_any_teams, [(2, given.teams)], given.jobs)[2]
    hold_up(page(found, teams), given.page)


if __name__ == "__main__":
    main()
