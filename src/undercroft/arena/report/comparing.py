"""Two runs side by side: only differences that chance alone would hardly make."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from undercroft.arena.report.drawing import Cell, percent, section, table, text, word
from undercroft.arena.report.facts import Facts
from undercroft.arena.report.statistics import (
    CLEAR,
    Count,
    chance_of_means,
    chance_of_shares,
    corrected,
    mean,
)


@dataclass(frozen=True, slots=True)
class Difference:
    """One thing in two runs, in words, and how likely chance alone makes it differ so."""

    what: str
    here: str
    there: str
    by: str
    chance: float


@dataclass(frozen=True, slots=True)
class Comparison:
    """All comparisons, and those that are clear after correction, the clearest first."""

    made: int
    clear: list[Difference]


def compare(here: Facts, there: Facts) -> Comparison:
    """Two runs."""
    found = [*shares(here, there), *means(here, there)]
    chances = corrected([difference.chance for difference in found])
    ranked = sorted(zip(chances, range(len(found))))
    clear = [found[i] for chance, i in ranked if chance < CLEAR]
    return Comparison(len(found), clear)


def shares(here: Facts, there: Facts) -> Iterator[Difference]:
    """Heroes, seats, options, endings and cards."""
    mine, theirs = dict(_counts(here)), dict(_counts(there))
    for what, one in mine.items():
        other = theirs.get(what)
        if other is not None and one.of and other.of:
            by = f"{100 * (one.share - other.share):+.1f} points"
            chance = chance_of_shares(one, other)
            yield Difference(what, percent(one.share), percent(other.share), by, chance)


def _counts(facts: Facts) -> Iterator[tuple[str, Count]]:
    for seats in facts.seat_counts:
        where = f"with {seats} seats"
        for hero, count in facts.by_hero(seats).items():
            yield f"{facts.name(hero)} wins {where}", count
        for seat, count in facts.by_seat(seats).items():
            yield f"{seat} wins {where}", count
        for option in facts.options:
            for value, count in facts.by_option(option, seats).items():
                yield f"anybody wins {where}, {option} {value}", count
    for ending, times in facts.endings().items():
        yield f"games end as {ending}", Count(times, len(facts))
    for card, found in facts.cards().items():
        yield f"{facts.name(card)} is taken", found.taken
        yield f"{facts.name(card)} wins for who has it", found.having


def means(here: Facts, there: Facts) -> Iterator[Difference]:
    """Length and falls."""
    yield _mean("decisions a game", here.lengths(), there.lengths())
    rounds = [[float(row["rounds"]) for row in facts.games] for facts in (here, there)]
    yield _mean("rounds a game", *rounds)


def _mean(what: str, one: list[float], other: list[float]) -> Difference:
    by = f"{mean(one) - mean(other):+.1f}"
    return Difference(
        what, f"{mean(one):,.1f}", f"{mean(other):,.1f}", by, chance_of_means(one, other)
    )


def compared(here: Facts, there: Facts) -> str:
    """The section of a report."""
    found = compare(here, there)
    words = (
        f"{found.made} things were compared with <b>{text(there.folder.path.name)}</b> "
        f"({len(there):,} games); {len(found.clear)} differ clearly. Shown is only what chance "
        f"alone would hardly make, corrected for the number of comparisons (Benjamini and "
        f"Hochberg: of the differences shown at most 5 % are expected to be false)."
    )
    if not found.clear:
        inner = '<p class="none">No difference is clear.</p>'
    else:
        head = ("what", "here", "there", "difference")
        rows = [[word(d.what), Cell(d.here), Cell(d.there), Cell(d.by)] for d in found.clear]
        inner = table(head, rows)
    return section("compared", "Compared with another run", words, inner)
