"""How a game is played, on one page: what lies in `how_to_play.toml` beside its rules.

Words may name a rule in brackets, such as [DA-WIN-01]; a page makes links of them.
"""

from __future__ import annotations

import msgspec


class Person(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whom a figure shows: a hero of a seat, or a foe."""

    name: str
    art: str
    owner: int = -1


class Addend(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One number of a worked example."""

    label: str
    amount: int
    group: str = ""


class Duel(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An attack, worked out: who, against whom, each number, and what comes of it."""

    actor: Person
    target: Person
    terms: tuple[Addend, ...]
    result: str


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A piece of a board drawn by signs, and who stands where its letters are.

    Rock is `#`, a door `D`, an open archway `/`, an edge to explore `?`.
    """

    rows: tuple[str, ...]
    legend: dict[str, Person] = {}
    caption: str = ""


class Passage(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A heading with what is said, steps that are numbered, and what is shown."""

    title: str
    words: tuple[str, ...] = ()
    steps: tuple[str, ...] = ()
    after: tuple[str, ...] = ()
    duel: Duel | None = None
    plan: Plan | None = None
    cards: tuple[str, ...] = ()
    caption: str = ""


class Guide(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a game is played, in passages."""

    lead: str
    passages: tuple[Passage, ...]
