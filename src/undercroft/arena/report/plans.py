"""In what the plans of two runs differ, in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from undercroft.arena.report.facts import Facts


def unlike(here: Facts, there: Facts) -> list[str]:
    """Everything besides the seeds and the number of games."""
    return [*_sets(here, there), *_options(here, there), *_versions(here, there)]


def _sets(here: Facts, there: Facts) -> Iterator[str]:
    yield from _between("Bots", here.plan.bots, there.plan.bots)
    seats = [sorted({way.seats for way in facts.plan.ways}) for facts in (here, there)]
    yield from _between("Numbers of seats", *seats)


def _options(here: Facts, there: Facts) -> Iterator[str]:
    """Options with other values; those that one run does not know are left out."""
    mine, theirs = _values(here), _values(there)
    for name in mine:
        yield from _between(f"Option {name}", mine[name], theirs.get(name, mine[name]))


def _values(facts: Facts) -> dict[str, list[object]]:
    """For each option the values it was played with, each once."""
    by_option: dict[str, dict[object, None]] = {}
    for way in facts.plan.ways:
        for name, value in facts.game.chosen(dict(way.options)).items():
            by_option.setdefault(name, {})[value] = None
    return {name: list(values) for name, values in by_option.items()}


def _between(what: str, mine: Iterable[object], theirs: Iterable[object]) -> Iterator[str]:
    one, other = list(mine), list(theirs)
    if set(one) != set(other):
        yield f"{what}: here {_listed(one)}; there {_listed(other)}."


def _listed(values: Iterable[object]) -> str:
    return ", ".join(map(str, values))


def _versions(here: Facts, there: Facts) -> Iterator[str]:
    """Rules and content: what a run was played by is what it says of itself."""
    for key, words in (("rules", "Rules"), ("content", "Content of the box")):
        mine, theirs = here.about[key], there.about[key]
        if mine != theirs:
            yield f"{words}: here version {mine}; there version {theirs}."
