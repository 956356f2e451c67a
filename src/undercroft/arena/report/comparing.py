"""Two runs side by side: only differences that chance alone would hardly make."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from undercroft.arena.report.drawing import (
    Cell,
    chance_cell,
    many,
    percent,
    section,
    table,
    text,
    word,
)
from undercroft.arena.report.facts import Facts
from undercroft.arena.report.plans import unlike
from undercroft.arena.report.statistics import (
    CLEAR,
    Count,
    chance_of_means,
    chance_of_shares,
    corrected,
    difference,
    difference_of_means,
    mean,
)

HEAD = ("what", "here", "there", "difference, 95 % interval", "p")


@dataclass(frozen=True, slots=True)
class Difference:
    """One thing in two runs: how much more it is here, what the 95 % interval adds on either side,
    and how likely chance alone makes it differ so. Shares are in percent.
    """

    what: str
    here: float
    there: float
    away: float
    error: float
    chance: float
    is_share: bool = False

    def cells(self) -> list[Cell]:
        """The cells of its row in the table of differences."""
        low, high = self.away - self.error, self.away + self.error
        unit = " points" * self.is_share
        by = f"{self.away:+.1f}{unit} <small>{low:+.1f} to {high:+.1f}</small>"
        sides = [Cell(self._said(value), value) for value in (self.here, self.there)]
        return [word(self.what), *sides, Cell(by, self.away), chance_cell(self.chance)]

    def _said(self, value: float) -> str:
        return percent(value / 100) if self.is_share else f"{value:,.1f}"


@dataclass(frozen=True, slots=True)
class Comparison:
    """All comparisons, and those that are clear after correction, the clearest first."""

    made: int
    clear: list[Difference]


def compare(here: Facts, there: Facts) -> Comparison:
    """What differs clearly between two runs, corrected for the number of comparisons."""
    differences = [*shares(here, there), *means(here, there)]
    chances = corrected([difference.chance for difference in differences])
    judged = [replace(one, chance=chance) for one, chance in zip(differences, chances)]
    clear = sorted((d for d in judged if d.chance < CLEAR), key=lambda d: d.chance)
    return Comparison(len(differences), clear)


def shares(here: Facts, there: Facts) -> Iterator[Difference]:
    """Heroes, seats, options, endings and cards."""
    mine, theirs = dict(_counts(here)), dict(_counts(there))
    for what, one in mine.items():
        other = theirs.get(what)
        if other is not None and one.of and other.of:
            yield _share(what, one, other)


def _share(what: str, one: Count, other: Count) -> Difference:
    away, error = difference(one, other)
    chance = chance_of_shares(one, other)
    here, there = 100 * one.share, 100 * other.share
    return Difference(what, here, there, 100 * away, 100 * error, chance, is_share=True)


def _counts(facts: Facts) -> Iterator[tuple[str, Count]]:
    for seats in facts.seat_counts:
        where = f"with {many(seats, 'seat')}"
        for hero, wins in facts.by_hero(seats).items():
            yield f"{facts.name(hero)} wins {where}", wins.count
        for seat, count in facts.by_seat(seats).items():
            yield f"{seat} wins {where}", count
        for option in facts.options:
            for value, count in facts.by_option(option, seats).items():
                yield f"anybody wins {where}, {option} {value}", count
    for ending, times in facts.endings().items():
        yield f"games end as {ending}", Count(times, len(facts))
    for id_, card in facts.cards().items():
        yield f"{facts.name(id_)} is taken", card.taken
        yield f"{facts.name(id_)} wins for who has it", card.having


def means(here: Facts, there: Facts) -> Iterator[Difference]:
    """The lengths of games in both runs: rounds and decisions."""
    yield _mean("decisions a game", here.lengths(), there.lengths())
    rounds = [[float(row["rounds"]) for row in facts.games] for facts in (here, there)]
    yield _mean("rounds a game", *rounds)


def _mean(what: str, one: Sequence[float], other: Sequence[float]) -> Difference:
    away, error = difference_of_means(one, other)
    chance = chance_of_means(one, other)
    return Difference(what, mean(one), mean(other), away, error, chance)


def compared(here: Facts, there: Facts) -> str:
    """The section of a report."""
    result = compare(here, there)
    words = (
        f"{many(result.made, 'thing')} {'was' if result.made == 1 else 'were'} compared with "
        f"<b>{text(there.folder.path.name)}</b> ({many(len(there), 'game')}); {len(result.clear)} "
        f"{'differs' if len(result.clear) == 1 else 'differ'} clearly. Shown is only what chance "
        f"alone would hardly make: p is corrected for the number of comparisons (Benjamini and "
        f"Hochberg: of the differences shown at most 5 % are expected to be false); the intervals "
        f"are those of each difference by itself."
    )
    rows = [one.cells() for one in result.clear]
    inner = table(HEAD, rows) if rows else '<p class="none">No difference is clear.</p>'
    title = "Compared with another run"
    return section("compared", title, words, inner, first=_warning(here, there))


def _warning(here: Facts, there: Facts) -> str:
    """That the runs were not played alike, and in what."""
    differing = unlike(here, there)
    if not differing:
        return ""
    items = "".join(f"<li>{text(words)}</li>" for words in differing)
    return (
        f'<div class="warning"><b>These runs were not played alike.</b> What differs below may '
        f"come from this:<ul>{items}</ul></div>"
    )
