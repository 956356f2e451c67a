"""The page about how campaigns work out, made of those of a ledger.

A band is what campaigns should keep to.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from bench.bands import BAND_HEAD, NOTHING, OUTSIDE, Band, banded
from bench.campaigns_row import Row, Told
from bench.greedy_games import Rows, said
from undercroft.commands.tables import markdown

OPEN: Final[Band] = (0.15, 0.85)
"""Between these shares a last adventure is not settled before it begins."""


def of_cell(rows: Iterable[Row], cell: str) -> list[Row]:
    """The campaigns of a cell that came to their end."""
    return [row for row in rows if row.cell == cell and row.is_over]


def is_rival(cell: str) -> bool:
    """Whether alliances play against one another."""
    return cell.startswith("rivals")


def is_alliance(cell: str) -> bool:
    """Whether there are tokens and a tavern."""
    return cell.startswith(("rivals", "together", "alone"))


def is_deadly(cell: str) -> bool:
    """Whether heroes can be lost for good; then no share is promised."""
    return cell.endswith("permadeath")


def has_band(cell: str) -> bool:
    """Whether the end should be open, which it is not where it is easy or hard by design."""
    return not cell.endswith(("novice", "master", "normal")) and not is_deadly(cell)


def mean(numbers: Iterable[float]) -> str:
    """The mean, or nothing."""
    found = list(numbers)
    return f"{sum(found) / len(found):.1f}" if found else NOTHING


# ---- who wins ------------------------------------------------------------------------------------


def finished_rows(rows: Sequence[Row], cells: Sequence[str]) -> Rows:
    """How many campaigns came to their end, and in how many adventures."""
    found: Rows = []
    for cell in cells:
        played = [row for row in rows if row.cell == cell]
        over = of_cell(rows, cell)
        adventures = mean(len(row.adventures) for row in over)
        seconds = mean(row.seconds for row in over)
        if played:
            found.append(
                (cell, str(len(played)), *said(len(over), len(played)), adventures, seconds)
            )
    return found


def leaders(row: Row) -> list[int]:
    """Who leads after the first half: adventures won, then tokens, then the score."""
    half = row.adventures[: len(row.adventures) // 2]
    merits = [
        (
            sum(seat in told.winners for told in half),
            sum(told.tokens[seat] for told in half),
            sum(told.scores[seat] for told in half),
        )
        for seat in range(row.seats)
    ]
    return [seat for seat in range(row.seats) if merits[seat] == max(merits)]


def leader_share(row: Row) -> float:
    """What those who lead after the first half have of the last adventure."""
    ahead, last = leaders(row), row.adventures[-1]
    return sum(share(last, seat) for seat in ahead) / len(ahead)


def share(told: Told, seat: int) -> float:
    """What a seat has of a victory."""
    return 1 / len(told.winners) if seat in told.winners else 0.0


def leader_rows(rows: Sequence[Row], cells: Sequence[str]) -> Rows:
    """How often who leads after the first half wins the last adventure."""
    found: Rows = []
    for cell in filter(is_rival, cells):
        over = of_cell(rows, cell)
        won = sum(leader_share(row) for row in over)
        if over:
            found.append((cell, *banded(won, len(over), OPEN)))
    return found


def at(rows: Iterable[Row], number: int) -> list[Told]:
    """The adventures of that number."""
    return [row.adventures[number] for row in rows if len(row.adventures) > number]


def longest(rows: Iterable[Row]) -> int:
    """How many adventures there are at most."""
    return max((len(row.adventures) for row in rows), default=0)


def seat_rows(rows: Sequence[Row], cells: Sequence[str]) -> Rows:
    """What each rival has won of each adventure."""
    found: Rows = []
    for cell in filter(is_rival, cells):
        over = of_cell(rows, cell)
        for number in range(longest(over)):
            told = at(over, number)
            wins = [sum(share(one, seat) for one in told) for seat in range(over[0].seats)]
            shares = ", ".join(
                " ".join((s, f"({i})")) for s, i in (said(w, len(told)) for w in wins)
            )
            found.append((cell, str(number + 1), str(len(told)), shares))
    return found


def company_rows(rows: Sequence[Row], cells: Sequence[str]) -> Rows:
    """How many of each adventure companies win at the first try; only the last has a band."""
    found: Rows = []
    for cell in cells:
        stages = [] if is_rival(cell) else [tries(row) for row in of_cell(rows, cell)]
        most = max(map(len, stages), default=0)
        for number in range(most):
            told = [one[number] for one in stages if len(one) > number]
            won = sum(bool(one[0].winners) for one in told)
            shown = banded(won, len(told), OPEN)
            is_judged = number + 1 == most and has_band(cell)
            shown = shown if is_judged else without_band(shown)
            found.append((cell, str(number + 1), mean(map(len, told)), *shown))
    return found


def tries(row: Row) -> list[list[Told]]:
    """The adventures of a campaign, each with all tries at it."""
    found: list[list[Told]] = []
    for told in row.adventures:
        if found and name_of(found[-1][0]) == name_of(told):
            found[-1].append(told)
        else:
            found.append([told])
    return found


def name_of(told: Told) -> str:
    """What an adventure is called, at whatever try."""
    return told.title.removesuffix(" once more")


def without_band(shown: tuple[str, ...]) -> tuple[str, ...]:
    """A share that nothing is expected of."""
    return (*shown[:3], NOTHING, NOTHING)


def score_rows(rows: Sequence[Row], cells: Sequence[str]) -> Rows:
    """The mean score of each adventure; a company has one score."""
    found: Rows = []
    for cell in filter(is_alliance, cells):
        over = of_cell(rows, cell)
        means = [
            mean(score for told in at(over, number) for score in told.scores)
            for number in range(longest(over))
        ]
        if over:
            found.append((cell, " → ".join(means)))
    return found


# ---- tokens, cards, heroes -----------------------------------------------------------------------


def taverns(rows: Iterable[Row], number: int) -> list[Told]:
    """The evenings after the adventures of a number."""
    return [told for row in rows for told in row.episodes if told.id == f"tavern-{number + 1}"]


def token_rows(rows: Sequence[Row], cells: Sequence[str]) -> Rows:
    """For each alliance: tokens earned in an adventure, on what they go after it, what is left."""
    found: Rows = []
    for cell in filter(is_alliance, cells):
        over = of_cell(rows, cell)
        for number in range(longest(over)):
            evenings = taverns(over, number)
            earned = mean(tokens for told in at(over, number) for tokens in told.tokens)
            left = mean(tokens for told in evenings for tokens in told.left)
            found.append((cell, str(number + 1), earned, on_what(evenings), left))
    return found


def on_what(evenings: Sequence[Told]) -> str:
    """What the tokens of an alliance went on."""
    counts: Counter[str] = Counter()
    for told in evenings:
        for spent in told.spent:
            counts.update(spent)
    purses = sum(len(told.spent) for told in evenings)
    return ", ".join(f"{what} {n / purses:.1f}" for what, n in counts.most_common()) or NOTHING


def card_rows(rows: Sequence[Row], cells: Sequence[str]) -> Rows:
    """The cards that are kept of those that could be; in Caverns the Items of each hero."""
    found: Rows = []
    for cell in cells:
        over = of_cell(rows, cell)
        told = [one for row in over for one in row.episodes]
        if not over:
            continue
        kept, offered = (
            sum(sum(one.kept) for one in told),
            sum(sum(one.offered) for one in told),
        )
        if is_alliance(cell):
            each = f"{kept / len(over) / over[0].seats:.1f}"
            found.append((cell, *said(kept, offered), each))
        else:
            winners = [n for row in over for n in row.episodes[0].kept]
            found.append((cell, NOTHING, NOTHING, mean(winners)))
    return found


def loss_rows(rows: Sequence[Row], cells: Sequence[str]) -> Rows:
    """Heroes who were lost for good."""
    found: Rows = []
    for cell in cells:
        over = of_cell(rows, cell) if is_deadly(cell) else []
        if over:
            lost = [sum(told.lost for told in row.episodes) for row in over]
            alliances = sum(row.seats for row in over)
            with_loss = said(sum(map(bool, lost)), len(over))
            found.append((cell, str(len(over)), f"{sum(lost) / alliances:.2f}", *with_loss))
    return found


# ---- the page ------------------------------------------------------------------------------------


def faults(rows: Sequence[Row], cells: Sequence[str]) -> list[str]:
    """What is certainly not as it should be."""
    judged = [*leader_rows(rows, cells), *company_rows(rows, cells)]
    return [f"- {', '.join(row[:-1])}" for row in judged if row[-1] == OUTSIDE]


def page(bot: str, cells: Sequence[str], rows: Sequence[Row]) -> str:
    """Everything as a page."""
    sections = {
        "What is out of its band": faults(rows, cells) or ["Nothing for certain."],
        "Finished": markdown(
            ("campaign", "begun", "finished", "interval", "adventures", "seconds"),
            finished_rows(rows, cells),
        ),
        "Who leads after the first half wins the last adventure": markdown(
            ("campaign", *BAND_HEAD), leader_rows(rows, cells)
        ),
        "Rivals by adventure and seat": markdown(
            ("campaign", "adventure", "games", "won by seat"), seat_rows(rows, cells)
        ),
        "Companies by adventure, at the first try": markdown(
            ("campaign", "adventure", "tries", *BAND_HEAD), company_rows(rows, cells)
        ),
        "Score by adventure": markdown(("campaign", "mean score"), score_rows(rows, cells)),
        "Campaign tokens of each alliance": markdown(
            ("campaign", "adventure", "earned", "spent after it on", "left"),
            token_rows(rows, cells),
        ),
        "Cards that are kept": markdown(
            ("campaign", "of those drafted", "interval", "each alliance or hero"),
            card_rows(rows, cells),
        ),
        "Heroes lost with permadeath": markdown(
            ("campaign", "campaigns", "heroes each alliance", "campaigns with a loss", "interval"),
            loss_rows(rows, cells),
        ),
    }
    parts = [f"## {name}\n\n" + "\n".join(lines) for name, lines in sections.items()]
    return "\n\n".join([introduction(bot, len(rows)), *parts]) + "\n"


def introduction(bot: str, campaigns: int) -> str:
    """What the page is about."""
    return "\n".join(
        (
            "# Campaigns: how they work out",
            "",
            f"{campaigns} campaigns of `{bot}` at every seat, from founding to end. Those of",
            "Alliance tell the story (four adventures); companies and who is alone have a goal,",
            "and go on when they lose. Those of Caverns are two linked pages, those of Infinity",
            "three scenarios together, or the three dungeons of The Bell Below, at Hard unless",
            "the name says Normal. Bands hold for levels at which the end is meant to be open.",
            "Shares are in percent, intervals are 95 % (Wilson). A share is inside its band, or",
            "its interval touches the band, or it is outside. Tokens, cards and scores are means.",
            "Bots are not people: this is a check before play. What was changed and why is in",
            "[campaigns-changes.md](campaigns-changes.md). Made by",
            "`python -m bench.balance_campaigns`.",
        )
    )
