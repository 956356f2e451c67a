"""The page about how Infinity works out, made of the games of a ledger.

A band is what the game should keep to.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import pairwise
from statistics import quantiles
from typing import TypeVar

from bench.bands import NOTHING, OUTSIDE, Band, banded, verdict
from bench.greedy_games import Rows, said
from bench.infinity_row import Row
from undercroft.commands.tables import markdown
from undercroft.games.infinity.content.scenario_schema import Mode
from undercroft.games.infinity.content.tables import (
    ABILITIES,
    ALL_SCENARIOS,
    DIFFICULTIES,
    EQUIPMENT,
    HEROES,
    ITEMS,
    REWARDS,
)

K = TypeVar("K")

NORMAL = "normal"
POOLED: Band = (0.5, 0.7)
"""Games won of a cooperative scenario at Normal, over all numbers of heroes."""
CELL: Band = (0.2, 0.8)
TWO: Band = (0.4, 0.6)
FIFTH = 0.2
"""So far of an even share may the share of one of several rivals lie off."""

BOX: dict[str, dict[str, str]] = {
    "abilities": {row.id: row.name for row in ABILITIES},
    "equipment": {row.id: row.name for row in EQUIPMENT},
    "items": {row.id: row.name for row in ITEMS},
    "rewards": {row.id: row.name for row in REWARDS},
}
"""What heroes can use, by kind: names by ids."""


def even_band(seats: int) -> Band:
    """What a rival should win of games with so many heroes."""
    even = 1 / seats
    return TWO if seats == 2 else (even * (1 - FIFTH), even * (1 + FIFTH))


def is_together(scenario: str) -> bool:
    """Whether all heroes of a scenario win or lose together."""
    return next(row.mode for row in ALL_SCENARIOS if row.id == scenario) == Mode.COOPERATIVE


def titled(scenario: str) -> str:
    """A scenario by id and name."""
    return f"{scenario} {next(row.name for row in ALL_SCENARIOS if row.id == scenario)}"


def grouped(rows: Iterable[Row], by: Callable[[Row], K]) -> dict[K, list[Row]]:
    """Rows that are alike, by what they have in common, in the order of the scenarios."""
    order = [row.id for row in ALL_SCENARIOS]
    found: dict[K, list[Row]] = {}
    for row in sorted(rows, key=lambda row: (order.index(row.scenario), row.seats)):
        found.setdefault(by(row), []).append(row)
    return found


# ---- together ------------------------------------------------------------------------------------


def together(rows: Iterable[Row]) -> list[Row]:
    """The games that all win or lose together."""
    return [row for row in rows if is_together(row.scenario)]


def normal(rows: Iterable[Row]) -> list[Row]:
    """The games at the usual difficulty."""
    return [row for row in rows if row.difficulty == NORMAL]


def pooled_rows(rows: Iterable[Row]) -> Rows:
    """For each cooperative scenario the games won at Normal."""
    found = grouped(normal(together(rows)), lambda row: row.scenario)
    return [(titled(id_), *banded(wins(games), len(games), POOLED)) for id_, games in found.items()]


def cell_rows(rows: Iterable[Row]) -> Rows:
    """The same for each number of heroes."""
    found = grouped(normal(together(rows)), lambda row: (row.scenario, row.seats))
    return [
        (titled(id_), str(seats), *banded(wins(games), len(games), CELL))
        for (id_, seats), games in found.items()
    ]


def wins(rows: Iterable[Row]) -> int:
    """How many games were won by anybody."""
    return sum(row.won for row in rows)


def difficulty_rows(rows: Sequence[Row]) -> Rows:
    """Games won by difficulty, of all scenarios and of each; whether they get fewer."""
    found = {"all": together(rows)} if rows else {}
    found |= grouped(together(rows), lambda row: titled(row.scenario))
    return [(name, *by_difficulty(games)) for name, games in found.items()]


def by_difficulty(rows: Sequence[Row]) -> tuple[str, ...]:
    """The share at each difficulty, and whether each is lower than the one before."""
    parts = [[row for row in rows if row.difficulty == level.id] for level in DIFFICULTIES]
    shares = [wins(part) / len(part) for part in parts if part]
    told = [f"{said(wins(part), len(part))[0]} of {len(part)}" if part else "" for part in parts]
    is_kept = all(easier > harder for easier, harder in pairwise(shares))
    return (*told, NOTHING if len(shares) < 2 else "kept" if is_kept else "BROKEN")


def party_rows(rows: Iterable[Row]) -> Rows:
    """How often a party with each hero has won, at Normal."""
    games = normal(together(rows))
    with_each = [(hero.name, [row for row in games if hero.id in row.heroes]) for hero in HEROES]
    return [(name, str(len(some)), *said(wins(some), len(some))) for name, some in with_each]


# ---- against one another -------------------------------------------------------------------------


def rivals(rows: Iterable[Row]) -> list[Row]:
    """The games of heroes against one another, at Normal."""
    return [row for row in normal(rows) if not is_together(row.scenario)]


def seat_rows(rows: Iterable[Row]) -> Rows:
    """For each competitive scenario what each seat has won."""
    found = grouped(rivals(rows), lambda row: (row.scenario, row.seats))
    return [
        (titled(id_), f"{seat + 1} of {seats}", *banded(won, len(games), even_band(seats)))
        for (id_, seats), games in found.items()
        for seat in range(seats)
        for won in [sum(row.share(seat) for row in games)]
    ]


def rival_rows(rows: Iterable[Row]) -> Rows:
    """For each hero what it has won against others, by how many they were."""
    found = grouped(rivals(rows), lambda row: row.seats)
    return [
        (f"{hero.name}, of {seats}", *banded(sum(shares), len(shares), even_band(seats)))
        for seats, games in sorted(found.items())
        for hero in HEROES
        for shares in [shares_of(games, hero.id)]
    ]


def shares_of(rows: Iterable[Row], hero: str) -> list[float]:
    """What a hero has won in each game that it was in."""
    return [row.share(row.heroes.index(hero)) for row in rows if hero in row.heroes]


def unfair_heroes(rows: Iterable[Row]) -> Iterator[str]:
    """Heroes who win too much or too little of one scenario for certain."""
    for (id_, seats), games in grouped(rivals(rows), lambda row: (row.scenario, row.seats)).items():
        for hero in HEROES:
            shares = shares_of(games, hero.id)
            if verdict(sum(shares), len(shares), even_band(seats)) == OUTSIDE:
                share, interval = said(sum(shares), len(shares))
                yield f"{titled(id_)} with {seats}: {hero.name} {share} ({interval})"


# ---- all games -----------------------------------------------------------------------------------


def length_rows(rows: Iterable[Row]) -> Rows:
    """Rounds, decisions and seconds of each scenario and number of heroes."""
    found = grouped(rows, lambda row: (row.scenario, row.seats))
    return [(titled(id_), str(seats), *lengths(games)) for (id_, seats), games in found.items()]


def lengths(rows: Sequence[Row]) -> tuple[str, ...]:
    """The games, the middle length, between which most lie, and the means."""
    rounds = [row.rounds for row in rows]
    low, *_, high = quantiles(rounds, n=10) if len(rounds) > 1 else rounds * 2
    middle = f"{sorted(rounds)[len(rounds) // 2]} ({low:.0f} to {high:.0f})"
    decisions = sum(row.decisions for row in rows) / len(rows)
    seconds = sum(row.seconds for row in rows) / len(rows)
    return (str(len(rows)), middle, f"{decisions:.0f}", f"{seconds:.1f}")


def ending_rows(rows: Iterable[Row]) -> Rows:
    """For each scenario and difficulty how its games ended, and what exhausted heroes."""
    found = grouped(rows, lambda row: (row.scenario, row.difficulty))
    return [
        (titled(id_), level, str(len(games)), shares(row.ending for row in games), causes)
        for (id_, level), games in found.items()
        for causes in [shares(cause for row in games for cause in row.causes)]
    ]


def shares(words: Iterable[str]) -> str:
    """How much of all each word is, the most first."""
    counts = Counter(words)
    of = counts.total()
    return ", ".join(f"{word} {100 * n / of:.0f} %" for word, n in counts.most_common())


def unused(rows: Iterable[Row]) -> dict[str, list[str]]:
    """The abilities and things that no hero ever used, by kind."""
    used = {name for row in rows for name in row.used}
    return {
        kind: [name for id_, name in box.items() if id_ not in used] for kind, box in BOX.items()
    }


def unused_lines(rows: Sequence[Row]) -> list[str]:
    """The same as a list."""
    return [
        f"- {kind}: {', '.join(sorted(names)) or 'all were used'}"
        for kind, names in unused(rows).items()
    ]


# ---- the page ------------------------------------------------------------------------------------

BAND_HEAD = ("games", "won", "interval", "band", "verdict")


def faults(rows: Sequence[Row]) -> list[str]:
    """What is certainly not as it should be."""
    shared = [*pooled_rows(rows), *cell_rows(rows), *seat_rows(rows), *rival_rows(rows)]
    out = [", ".join(row[:-1]) for row in shared if row[-1] == OUTSIDE]
    order = [
        f"{row[0]}: {', '.join(row[1:-1])}" for row in difficulty_rows(rows) if "BROKEN" in row
    ]
    return [f"- {fault}" for fault in (*out, *order, *unfair_heroes(rows))]


def page(bot: str, rows: Sequence[Row]) -> str:
    """Everything as a page."""
    levels = [level.name for level in DIFFICULTIES]
    sections = {
        "What is out of its band": faults(rows) or ["Nothing for certain."],
        "Won together, at Normal": markdown(("scenario", *BAND_HEAD), pooled_rows(rows)),
        "By the number of heroes": markdown(("scenario", "heroes", *BAND_HEAD), cell_rows(rows)),
        "By difficulty": markdown(("scenario", *levels, "order"), difficulty_rows(rows)),
        "Parties with each hero": markdown(("hero", "games", "won", "interval"), party_rows(rows)),
        "Rivals by seat": markdown(("scenario", "seat", *BAND_HEAD), seat_rows(rows)),
        "Rivals by hero": markdown(("hero", *BAND_HEAD), rival_rows(rows)),
        "Length": markdown(
            ("scenario", "heroes", "games", "rounds", "decisions", "seconds"), length_rows(rows)
        ),
        "Endings": markdown(
            ("scenario", "difficulty", "games", "endings", "what exhausted heroes"),
            ending_rows(rows),
        ),
        "Never used": unused_lines(rows),
    }
    parts = [f"## {name}\n\n" + "\n".join(lines) for name, lines in sections.items()]
    return "\n\n".join([introduction(bot, len(rows)), *parts]) + "\n"


def introduction(bot: str, games: int) -> str:
    """What the page is about."""
    return "\n".join(
        (
            "# Infinity: how it works out",
            "",
            f"{games} games of `{bot}` at every seat, heroes drawn at random. Shares are in",
            "percent, intervals are 95 % (Wilson). A share is inside its band, or its interval",
            "touches the band, or it is outside. Rounds: the middle, and where four games in five",
            "lie. What exhausted heroes is a rank, or the rule that took the last Health.",
            "Bots are not people: this is a check before play. Made by",
            "`python -m bench.balance_infinity`.",
        )
    )
