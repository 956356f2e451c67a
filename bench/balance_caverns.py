"""How Caverns works out as a game: greedy bots play every adventure, and a page says what came.

    python -m bench.balance_caverns --games 40 --heroes 200 --jobs 2 --page docs/balance/caverns.md
    python -m bench.balance_caverns --only-heroes --heroes 200 --page docs/balance/caverns.md

The second writes the part about heroes anew and leaves the rest of the page. A cell is an
adventure with a number of heroes; where seats are against one another each side has its own line.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import quantiles

from bench.greedy_games import Rows, gather, greedy_game, hold_up, rate, said
from undercroft.arena.report.statistics import CLEAR, Count, chance_of_share, corrected
from undercroft.commands.tables import markdown
from undercroft.crawl.log import HealthChanged
from undercroft.games.caverns.adventures.one_of_us import FALSE, OneOfUs
from undercroft.games.caverns.content.page_schema import STANDARD, Adventure
from undercroft.games.caverns.content.tables import ADVENTURES, HEROES
from undercroft.games.caverns.game import CAVERNS
from undercroft.games.caverns.notation import FIRST_ROLE
from undercroft.games.caverns.phases.setup.sequence import seats_for
from undercroft.games.caverns.scene.events import AttackResolved, LineChosen
from undercroft.games.caverns.state import Caverns
from undercroft.kernel.events import Did, Event, Said
from undercroft.kernel.outcome import Over

LEAST, MOST = 3, 95
"""Between these shares of won games, in percent, an adventure is not broken."""

ONE_CAUSE = 70
FEW = 10
"""So many defeats tell something about their causes."""

PARTY, TRUE, FALSE_ONE, FIRST = "the party", "true heroes", "the False hero", "who begins"
VILLAINS, MONSTERS, CARDS, LASTING, RIVALS = (
    "villains",
    "monsters",
    "encounters and traps",
    "poison and curses",
    "heroes",
)
ATTACKERS = {"v": VILLAINS, "m": MONSTERS, "h": RIVALS}
HERO_PAGES = ("adv-05", "adv-07", "adv-11", "adv-13")
HERO_SEATS = 3
HERO_PART = "## Heroes"

Cell = tuple[str, int, str]
"""An adventure, its number of heroes, and how these are found."""


@dataclass(frozen=True, slots=True)
class Played:
    """What is kept of one game."""

    cell: Cell
    ending: str
    won: bool
    turns: int
    sides: dict[str, bool]
    heroes: tuple[int, ...]
    cause: str
    harm: Counter[str]


def page_of(id_: str) -> Adventure:
    """The adventure with an id."""
    return next(page for page in ADVENTURES if page.id == id_)


def play(cell: Cell, seed: int) -> Played:
    """One game of greedy bots."""
    id_, seats, heroes = cell
    t = greedy_game(CAVERNS, seats, seed, {"adventure": id_, "heroes": heroes})
    s, events = t.state, t.events(None)
    assert isinstance(s, Caverns)
    assert t.over is not None
    cause = felled_by(events) if t.over.ending == STANDARD.id else t.over.ending
    kinds = tuple(s.kind[:seats])
    won, by_side = bool(t.over.winners), sides(s, t.over)
    return Played(cell, t.over.ending, won, s.turns, by_side, kinds, cause, harms(events))


def sides(s: Caverns, over: Over) -> dict[str, bool]:
    """Who plays against whom or what, and which of them have won."""
    page, winners = s.adventure, over.winners
    if page.teams:
        return {t.name: any(s.team[f] == i for f in winners) for i, t in enumerate(page.teams)}
    if isinstance(s.page, OneOfUs):
        false = next(f for f in range(s.seats) if s.zones[FIRST_ROLE + f].cards == (FALSE,))
        return {TRUE: any(f != false for f in winners), FALSE_ONE: false in winners}
    return {FIRST: s.first in winners} if page.coffers else {PARTY: bool(winners)}


# ---- where harm comes from -----------------------------------------------------------------------


def sources(events: Iterable[Event]) -> Iterator[tuple[Event, str]]:
    """Each event with whatever is at work when it happens."""
    source = LASTING
    for event in events:
        if isinstance(event, LineChosen):
            source = ATTACKERS.get(figure(event.figure), MONSTERS)
        elif isinstance(event, AttackResolved):
            source = ATTACKERS.get(figure(event.attacker), CARDS)
        elif isinstance(event, Said) and event.text.startswith("Encounter: "):
            source = CARDS
        elif isinstance(event, Said) and event.text.endswith("'s turn"):
            source = LASTING
        yield event, source


def figure(id_: str) -> str:
    """The letter of a figure's scene id, or nothing for a card."""
    return id_.removeprefix("fig:")[:1] if id_.startswith("fig:") else ""


def harms(events: Sequence[Event]) -> Counter[str]:
    """The hit points heroes lost, by what took them."""
    found: Counter[str] = Counter()
    for event, source in sources(events):
        if isinstance(event, HealthChanged) and figure(event.figure) == "h":
            found[source] += max(0, event.before - event.after)
    return found


def felled_by(events: Sequence[Event]) -> str:
    """What felled the hero for whom no surge token was left."""
    falls = [
        source
        for event, source in sources(events)
        if isinstance(event, Did) and event.action == "falls"
    ]
    return falls[-1] if falls else LASTING


# ---- sums ----------------------------------------------------------------------------------------

Found = dict[Cell, list[Played]]


def cell_rows(found: Found) -> Rows:
    """For each cell and side how many games were won, and how long they were."""
    rows: Rows = []
    for (id_, seats, _), games in found.items():
        page = page_of(id_)
        for side in games[0].sides:
            won = sum(game.sides[side] for game in games)
            length = (spread(games), " to ".join(map(str, page.turns)) if page.turns else "")
            name = f"{id_} {page.name}"
            rows.append((name, str(seats), side, str(len(games)), *said(won, len(games)), *length))
    return rows


def spread(games: Sequence[Played]) -> str:
    """The middle length in hero turns, and between which most lie."""
    turns = [game.turns for game in games]
    low, *_, high = quantiles(turns, n=10) if len(turns) > 1 else turns * 2
    return f"{sorted(turns)[len(turns) // 2]} ({low:.0f} to {high:.0f})"


def defeats(games: Iterable[Played]) -> Counter[str]:
    """The causes of the games that nobody has won."""
    return Counter(game.cause for game in games if not game.won)


def cause_rows(found: Found) -> Rows:
    """For each adventure what the defeats came from."""
    rows: Rows = []
    for id_, games in by_page(found).items():
        causes = defeats(games)
        of = causes.total()
        words = ", ".join(f"{cause} {100 * n / of:.0f} %" for cause, n in causes.most_common())
        rows.append((f"{id_} {page_of(id_).name}", str(of), words))
    return rows


def harm_rows(found: Found) -> Rows:
    """For each adventure the hit points a hero turn costs, by what takes them."""
    kinds = (MONSTERS, VILLAINS, CARDS, LASTING, RIVALS)
    rows: Rows = []
    for id_, games in by_page(found).items():
        total = sum((game.harm for game in games), Counter[str]())
        turns = sum(game.turns for game in games)
        shares = [f"{total[kind] / turns:.2f}" for kind in kinds]
        rows.append((f"{id_} {page_of(id_).name}", *shares))
    return rows


def by_page(found: Found) -> dict[str, list[Played]]:
    """The games of each adventure."""
    pages: dict[str, list[Played]] = {}
    for cell, games in found.items():
        pages.setdefault(cell[0], []).extend(games)
    return pages


def by_hero(games: Sequence[Played]) -> list[tuple[str, Count]]:
    """How often each hero was in a party that won, best first."""
    found: dict[int, Count] = {}
    for game in games:
        for hero in game.heroes:
            known = found.get(hero, Count(0, 0))
            found[hero] = Count(known.part + game.won, known.of + 1)
    best = sorted(found.items(), key=lambda row: -row[1].share)
    return [(HEROES[hero].name, count) for hero, count in best]


def hero_rows(games: Sequence[Played]) -> Rows:
    """The shares of heroes."""
    return [(name, str(n.of), *said(n.part, int(n.of))) for name, n in by_hero(games)]


# ---- what is broken ------------------------------------------------------------------------------


def broken(found: Found) -> list[str]:
    """What should not be so, if it is certain."""
    return [*broken_cells(found), *broken_causes(found)]


def broken_cells(found: Found) -> Iterator[str]:
    """Cells that nearly nobody wins, or nearly everybody."""
    for (id_, seats, _), games in found.items():
        if list(games[0].sides) != [PARTY]:
            continue
        share, _, _ = rate(sum(game.sides[PARTY] for game in games), len(games))
        if not LEAST <= share <= MOST:
            yield f"{id_} with {seats}: {share:.1f} % won"


def broken_causes(found: Found) -> Iterator[str]:
    """Adventures that are nearly always lost in one way."""
    for id_, games in by_page(found).items():
        causes = defeats(games)
        for cause, n in causes.most_common(1):
            if causes.total() >= FEW and 100 * n > ONE_CAUSE * causes.total():
                yield f"{id_}: {100 * n / causes.total():.0f} % of defeats by {cause}"


def broken_heroes(games: Sequence[Played]) -> Iterator[str]:
    """Heroes whose parties win more, or less, than chance explains, for as many as there are."""
    all_ = Count(sum(game.won for game in games), len(games))
    found = by_hero(games)
    chances = corrected([chance_of_share(count, all_.share) for _, count in found])
    for (name, count), chance in zip(found, chances):
        if chance < CLEAR:
            share = f"{100 * count.share:.1f} % of {count.of}"
            yield f"{name}: {share}, all {100 * all_.share:.1f} %"


# ---- the page ------------------------------------------------------------------------------------


def page(found: Found, by_heroes: Sequence[Played]) -> str:
    """Everything as a page."""
    cells = ("adventure", "heroes", "side", "games", "won", "interval", "hero turns", "planned")
    harm = ("adventure", MONSTERS, VILLAINS, CARDS, LASTING, RIVALS)
    parts = [
        "# Caverns: how it works out",
        "",
        "Greedy bots at every seat, suggested heroes and powers. Intervals are 95 % (Wilson).",
        "Bots are not people, and greedy ones look one turn ahead: this is a check before play.",
        "Made by `python -m bench.balance_caverns`; what was changed and why is in",
        "[caverns-changes.md](caverns-changes.md).",
        "",
        "## What is broken",
        "",
        f"Won by a party in less than {LEAST} % or more than {MOST} % of its games, or lost in one",
        f"way in more than {ONE_CAUSE} % of defeats:",
        "",
        *(listed(broken(found)) or ["Nothing."]),
        "",
        "## Adventures",
        "",
        "Hero turns: the middle, and between which four games in five lie.",
        "",
        *markdown(cells, cell_rows(found)),
        "",
        "## Causes of defeat",
        "",
        "What felled the hero for whom no surge token was left, or which clause of the page.",
        "",
        *markdown(("adventure", "defeats", "causes"), cause_rows(found)),
        "",
        "## Hit points lost in a hero turn",
        "",
        *markdown(harm, harm_rows(found)),
        "",
        hero_part(by_heroes),
    ]
    return "\n".join(parts)


def hero_part(games: Sequence[Played]) -> str:
    """What the page says about heroes, to its end."""
    share, interval = said(sum(game.won for game in games), len(games))
    parts = [
        HERO_PART,
        "",
        f"{HERO_SEATS} heroes taken at random in {', '.join(HERO_PAGES)}: how often a party with",
        f"each of them won. All {len(games)} parties: {share} ({interval}).",
        "",
        *markdown(("hero", "games", "won", "interval"), hero_rows(games)),
        "",
        "Heroes whose parties win more, or less, than chance explains (false alarms held at 5 %",
        "for all heroes together):",
        "",
        *(listed(broken_heroes(games)) or ["Nobody."]),
        "",
    ]
    return "\n".join(parts)


def listed(faults: Iterable[str]) -> list[str]:
    """Faults as a list."""
    return [f"- {fault}" for fault in faults]


def renewed(text: str, games: Sequence[Played]) -> str:
    """A page with another part about heroes."""
    return text.partition(HERO_PART)[0] + hero_part(games)


def main() -> None:
    """Play, then write the page or print it."""
    parser = argparse.ArgumentParser(description="Greedy games of Caverns, and what came of them.")
    parser.add_argument("--games", type=int, default=40, help="games of each cell")
    parser.add_argument("--heroes", type=int, default=100, help="games by heroes, each page")
    parser.add_argument("--only", nargs="*", default=[], help="adventures")
    parser.add_argument("--only-heroes", action="store_true", help="the part about heroes alone")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--page", type=Path)
    given = parser.parse_args()
    ids = given.only or [page.id for page in ADVENTURES]
    random = [(id_, HERO_SEATS, "choose") for id_ in HERO_PAGES if id_ in ids]
    cells = [] if given.only_heroes else suggested_cells(ids)
    wanted = [*((c, given.games) for c in cells), *((c, given.heroes) for c in random)]
    games = gather(play, wanted, given.jobs)
    by_heroes = [game for cell in random for game in games[cell]]
    text = page({cell: games[cell] for cell in cells}, by_heroes)
    if given.only_heroes:
        text = renewed(given.page.read_text(encoding="utf-8") if given.page else "", by_heroes)
    hold_up(text, given.page)


def suggested_cells(ids: Sequence[str]) -> list[Cell]:
    """Adventures with every number of heroes that they are for."""
    return [(id_, n, "suggested") for id_ in ids for n in seats_for({"adventure": id_})]


if __name__ == "__main__":
    main()
