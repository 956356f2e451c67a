"""A report as one page: no other file, no network, by day and by night, wide and narrow."""

from __future__ import annotations

import re
from importlib.resources import files

from undercroft.arena.report.comparing import compared
from undercroft.arena.report.drawing import many, text
from undercroft.arena.report.facts import Facts
from undercroft.arena.report.sections import sections, tiles
from undercroft.bots.roster import measured
from undercroft.kernel.errors import SetupError

TITLE = re.compile(r'<section id="([^"]+)"><h2>([^<]+)</h2>')


def report(facts: Facts, other: Facts | None = None) -> str:
    """The page of a run, perhaps compared with another."""
    for run in (facts, *([other] if other is not None else [])):
        if not run.games:
            raise SetupError(f"the run in {run.folder.path} has no game that was played to its end")
    if other is not None and other.game.id != facts.game.id:
        raise SetupError(
            f"{other.folder.path} is a run of {other.game.id}, which cannot be compared with "
            f"{facts.folder.path}, a run of {facts.game.id}"
        )
    parts = [*([compared(facts, other)] if other is not None else ()), *sections(facts)]
    here = files("undercroft.arena.report")
    style, script = (here.joinpath(f"page.{kind}").read_text("utf-8") for kind in ("css", "js"))
    title = f"{facts.game.name}: how it works out"
    links = "".join(
        f'<a href="#{id_}">{words}</a>' for part in parts for id_, words in TITLE.findall(part)
    )
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{text(title)}</title><style>{style}</style></head><body>"
        f"<header><h1>{text(title)}</h1>{_lead(facts)}{_warning()}{tiles(facts)}</header>"
        f"<nav aria-label='Sections'>{links}</nav><main>{''.join(parts)}</main>"
        f"<footer>{_foot(facts)}</footer><script>{script}</script></body></html>\n"
    )


def _lead(facts: Facts) -> str:
    bots = ", ".join(f"{name}{_budget(name)}" for name in facts.plan.bots)
    seats = ", ".join(map(str, facts.seat_counts))
    only_one = facts.seat_counts == [1]
    return (
        f'<p class="lead">{many(len(facts), "game")} with {seats} seat{"s" * (not only_one)} by '
        f"{text(bots)}, set up in {many(len(facts.plan.ways), 'way')}; seeds from "
        f"{facts.plan.seed} on.</p>"
    )


def _budget(name: str) -> str:
    words = measured(name).words()
    return f" ({words} a decision)" if words != "-" else ""


def _warning() -> str:
    return (
        '<p class="warning"><b>Bots are not people.</b> They see what people overlook, and '
        "overlook what people see. Take these numbers as a reason to look closer, not as a "
        "verdict on a game that people play.</p>"
    )


def _foot(facts: Facts) -> str:
    versions = ", ".join(facts.versions)
    return (
        f"Rules {text(facts.game.revision)}, played by {text(versions)}. Intervals are Wilson's at "
        "95 %. Games of one run share seeds between bots that take turns at the seats."
    )
