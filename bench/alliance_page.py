"""The page about how the quests of Alliance work out, made of the games of a ledger."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from statistics import fmean
from typing import Final

from bench.alliance_row import QuestRow, Row
from bench.bands import BAND_HEAD, OUTSIDE, Band, banded
from bench.greedy_games import Rows
from undercroft.commands.tables import markdown
from undercroft.games.alliance.content.tables import HEROES, QUESTS

TRIGGERED: Band = (0.6, 0.95)
"""Of the games in which a quest lies open it should be triggered in so many."""
RESOLVED: Band = (0.3, 0.8)
"""Of those in which its token lies on the map it should be resolved in so many."""
FELLED: Band = (0.3, 0.7)
"""Of the games in which a final enemy is met it should fall in so many."""
FAIR: Band = (0.4, 0.6)
"""What a hero should win of games with two players."""
GOALS: Final[dict[str, Band]] = {
    "novice": (0.7, 0.9),
    "adept": (0.5, 0.7),
    "expert": (0.3, 0.5),
    "master": (0.1, 0.3),
}
CHAMPIONS: Final = "champions"
FINALS: Final = {quest.id for quest in QUESTS if quest.final}

Lain = tuple[Row, QuestRow]
"""A quest that was revealed, with its game."""


def revealed(rows: Iterable[Row]) -> list[Lain]:
    """All quests of all games."""
    return [(row, quest) for row in rows for quest in row.quests]


def aimless(rows: Iterable[Row]) -> list[Row]:
    """The games in which nobody has set out for a goal."""
    return [row for row in rows if row.plan.rpartition("-")[2] not in GOALS]


def by_quest(rows: Sequence[Row]) -> dict[str, list[Lain]]:
    """Those of each kind, in the order of the box."""
    found = revealed(rows)
    each = {quest.id: [lain for lain in found if lain[1].id == quest.id] for quest in QUESTS}
    return {id_: some for id_, some in each.items() if some}


def name_of(quest: str) -> str:
    """A quest as people know it."""
    return next(row.name for row in QUESTS if row.id == quest)


def count(some: Iterable[Lain], holds: Callable[[QuestRow], object]) -> int:
    """Of how many something holds."""
    return sum(bool(holds(quest)) for _, quest in some)


# ---- quests --------------------------------------------------------------------------------------


def triggered_rows(rows: Sequence[Row]) -> Rows:
    """How often each quest was triggered of the games in which it lay open."""
    return [
        (name_of(id_), *banded(count(some, lambda quest: quest.triggered), len(some), TRIGGERED))
        for id_, some in by_quest(aimless(rows)).items()
    ]


def resolved_rows(rows: Sequence[Row]) -> Rows:
    """How often it was resolved of the games in which it was triggered; without final enemies."""
    return [
        (name_of(id_), *banded(count(lay, lambda quest: quest.is_resolved), len(lay), RESOLVED))
        for id_, some in by_quest(aimless(rows)).items()
        if id_ not in FINALS
        for lay in [[lain for lain in some if lain[1].triggered]]
    ]


def cell_rows(rows: Sequence[Row]) -> Rows:
    """Both by the number of players, of all quests."""
    return [
        (name_of(id_), *[part(some, seats) for seats in (1, 2, 3, 4)])
        for id_, some in by_quest(aimless(rows)).items()
    ]


def part(some: Sequence[Lain], seats: int) -> str:
    """How often one was triggered, and then met where it is an enemy, and then resolved."""
    here = [lain for lain in some if lain[0].seats == seats]
    if not here:
        return ""
    steps = [count(here, lambda quest: quest.triggered)]
    steps += [count(here, lambda quest: quest.met)] * (here[0][1].id in FINALS)
    steps += [count(here, lambda quest: quest.is_resolved)]
    return f"{len(here)}: " + ", ".join(str(step) for step in steps)


# ---- final enemies -------------------------------------------------------------------------------


def felled_rows(rows: Sequence[Row]) -> Rows:
    """How often each final enemy fell of the games in which it was met, by players.

    Games for a goal count, too: others seldom wake an enemy.
    """
    return [
        (name_of(id_), str(seats), *banded(count(met, lambda q: q.is_resolved), len(met), FELLED))
        for id_, some in by_quest(rows).items()
        if id_ in FINALS
        for seats in (1, 2, 3, 4)
        for met in [[lain for lain in some if lain[1].met and lain[0].seats == seats]]
        if met
    ]


def felled_by_plan(rows: Sequence[Row]) -> Rows:
    """The same for each way to play, all final enemies together."""
    plans = dict.fromkeys(row.plan for row, _ in revealed(rows))
    return [
        (plan, str(len(some)), *banded(count(met, lambda q: q.is_resolved), len(met), FELLED))
        for plan in plans
        for some in [[x for x in revealed(rows) if x[0].plan == plan and x[1].id in FINALS]]
        for met in [[lain for lain in some if lain[1].met]]
        if some
    ]


# ---- goals, champions, all games -----------------------------------------------------------------


def goal_rows(rows: Iterable[Row]) -> Rows:
    """How often a company of two or more has reached its goal."""
    games = {goal: [row for row in rows if row.plan == goal and row.seats > 1] for goal in GOALS}
    return [
        (goal, *banded(sum(bool(row.winners) for row in some), len(some), GOALS[goal]))
        for goal, some in games.items()
        if some
    ]


def goal_cell_rows(rows: Sequence[Row]) -> Rows:
    """The same by the number of players."""
    return [
        (goal, str(seats), *banded(sum(bool(row.winners) for row in some), len(some), band))
        for goal, band in GOALS.items()
        for seats in (1, 2, 3, 4)
        for some in [[row for row in rows if row.plan == goal and row.seats == seats]]
        if some
    ]


def champion_rows(rows: Iterable[Row]) -> Rows:
    """How often each hero was on the winning side of two, with Champions."""
    won: defaultdict[str, float] = defaultdict(float)
    played: Counter[str] = Counter()
    for row in rows:
        for seat, heroes in enumerate(row.heroes if row.plan == CHAMPIONS else ()):
            played.update(heroes)
            for hero in heroes:
                won[hero] += row.share(seat)
    order = sorted((hero for hero in HEROES if played[hero.id]), key=lambda h: not h.champions)
    return [
        (
            hero.name + " (Champions)" * hero.champions,
            *banded(won[hero.id], played[hero.id], FAIR),
        )
        for hero in order
    ]


def length_rows(rows: Iterable[Row]) -> Rows:
    """Scores, rounds and decisions on average, and endings."""
    found: dict[tuple[str, int], list[Row]] = {}
    for row in rows:
        found.setdefault((row.plan, row.seats), []).append(row)
    return [
        (
            plan,
            str(seats),
            str(len(games)),
            f"{fmean(fmean(row.scores) for row in games if row.scores):.1f}",
            f"{fmean(row.rounds for row in games):.1f}",
            f"{fmean(row.decisions for row in games):.0f}",
            ", ".join(f"{word} {n}" for word, n in Counter(r.ending for r in games).most_common()),
        )
        for (plan, seats), games in found.items()
    ]


# ---- the page ------------------------------------------------------------------------------------


def bot_sections(bot: str, rows: Sequence[Row]) -> dict[str, list[str]]:
    """Everything that games of one bot say, by headings."""
    tables: dict[str, tuple[tuple[str, ...], Rows]] = {
        "Quests that were triggered": (("quest", *BAND_HEAD), triggered_rows(rows)),
        "Quests on the map that were resolved": (("quest", *BAND_HEAD), resolved_rows(rows)),
        "Final enemies that were met and fell": (
            ("enemy", "players", *BAND_HEAD),
            felled_rows(rows),
        ),
        "Final enemies by way of play": (("plan", "revealed", *BAND_HEAD), felled_by_plan(rows)),
        "Goals together": (("goal", *BAND_HEAD), goal_rows(rows)),
        "Goals by players": (("goal", "players", *BAND_HEAD), goal_cell_rows(rows)),
        "Heroes with Champions": (("hero", *BAND_HEAD), champion_rows(rows)),
        "Quests by players: revealed, triggered, met, resolved": (
            ("quest", "1", "2", "3", "4"),
            cell_rows(rows),
        ),
        "Length": (
            ("plan", "players", "games", "score", "rounds", "decisions", "endings"),
            length_rows(rows),
        ),
    }
    return {f"{name} (`{bot}`)": markdown(*table) for name, table in tables.items() if table[1]}


def faults(bot: str, rows: Sequence[Row]) -> list[str]:
    """What is certainly not as it should be."""
    shared = {
        "triggered": triggered_rows(rows),
        "resolved": resolved_rows(rows),
        "felled": felled_rows(rows),
        "goal": goal_rows(rows),
        "wins": champion_rows(rows),
    }
    return [
        f"- `{bot}`, {name}: {', '.join(row[:-1])}"
        for name, found in shared.items()
        for row in found
        if row[-1] == OUTSIDE
    ]


def page(rows: Sequence[Row]) -> str:
    """Everything as a page, bot after bot."""
    bots = {row.bot: [other for other in rows if other.bot == row.bot] for row in rows}
    out = [fault for bot, games in bots.items() for fault in faults(bot, games)]
    sections = {"What is out of its band": out or ["Nothing for certain."]}
    for bot, games in bots.items():
        sections |= bot_sections(bot, games)
    parts = [f"## {name}\n\n" + "\n".join(lines) for name, lines in sections.items()]
    return "\n\n".join([introduction(bots), *parts]) + "\n"


def introduction(bots: dict[str, list[Row]]) -> str:
    """What the page is about."""
    counts = ", ".join(f"{len(games)} of `{bot}`" for bot, games in bots.items())
    return "\n".join(
        (
            "# Alliance: how its quests work out",
            "",
            f"Games: {counts or 'none'}. Shares are in percent, intervals are 95 % (Wilson).",
            "A share is inside its band, or its interval touches the band, or it is outside.",
            "An enemy is met when it turns its first card: in the frame when its entrance is",
            "opened, below when a hero comes down. Goals are measured together, with quests of",
            "each value; heroes of Champions in teams that are taken at random. Bots are not",
            "people: this is a check before play. Made by `python -m bench.balance_alliance`;",
            "what was changed and why is in [changes.md](changes.md).",
        )
    )
