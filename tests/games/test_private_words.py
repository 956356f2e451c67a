"""Words that a single card uses are no vocabulary: at most one card in ten may have one.

A word is a type that effects are composed of, the id of a `Special`, or a member of an enum with
which the code compares that gives words their meaning. What has its meaning in the core is shared
by all games, and what is only looked up or compared with the board, such as a keyword, is data.
"""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from enum import Enum
from pathlib import Path
from types import ModuleType

import pytest

from undercroft.crawl.effects import Library, Special
from undercroft.games import alliance, caverns, infinity
from undercroft.games.alliance.content.stat_ids import LIBRARY as ALLIANCE
from undercroft.games.caverns.content.stat_ids import LIBRARY as CAVERNS
from undercroft.games.infinity.content.stat_ids import LIBRARY as INFINITY

MOST = 10
"""So many per cent of the cards of a game may have a word of their own."""

CORE = "undercroft.crawl.effects"
GAMES: dict[str, tuple[ModuleType, Library]] = {
    "alliance": (alliance, ALLIANCE),
    "caverns": (caverns, CAVERNS),
    "infinity": (infinity, INFINITY),
}
MEANINGS = ("effects", "force.py")
"""Where words get their meaning in the package of a game."""


def values(value: object) -> Iterator[object]:
    """All content values and enum members inside a value."""
    if isinstance(value, tuple):
        for part in value:
            yield from values(part)
    elif isinstance(value, Enum):
        yield value
    elif is_dataclass(value):
        yield value
        for field in fields(value):
            yield from values(getattr(value, field.name))


def compared(package: ModuleType) -> set[str]:
    """The names such as `Face.UP` that the meanings of words are compared with."""
    home = Path(str(package.__file__)).parent
    places = [home / place for place in MEANINGS]
    files = [file for place in places for file in (place, *place.rglob("*.py")) if file.is_file()]
    meanings = [file for file in files if "words" not in file.relative_to(home).parts]
    trees = [ast.parse(file.read_text("utf-8")) for file in meanings]
    nodes = [node for tree in trees for node in ast.walk(tree)]
    tests = [node for node in nodes if isinstance(node, ast.Compare | ast.MatchValue)]
    named = [part for test in tests for part in ast.walk(test) if isinstance(part, ast.Attribute)]
    return {".".join(ast.unparse(part).split(".")[-2:]) for part in named}


def word(value: object, branches: set[str]) -> str | None:
    """The word that a value is, if it is one of a game's own."""
    kind = type(value)
    if isinstance(value, Special):
        return f"Special {value.id}"
    if isinstance(value, Enum):
        name = f"{kind.__name__}.{value.name}"
        return name if name in branches else None
    return None if kind.__module__.startswith(f"{CORE}.") else kind.__name__


def private_words(name: str) -> dict[str, list[str]]:
    """The cards of a game that have words of their own, and these."""
    package, library = GAMES[name]
    branches = compared(package)
    users: dict[str, set[str]] = defaultdict(set)
    for card in library.roots:
        for value in values(library.effect(card)):
            if found := word(value, branches):
                users[found].add(card)
    owners: dict[str, list[str]] = defaultdict(list)
    for said, cards in users.items():
        if len(cards) == 1:
            owners[next(iter(cards))].append(said)
    return dict(owners)


@pytest.mark.parametrize("name", GAMES)
def test_at_most_one_card_in_ten_has_a_word_of_its_own(name: str) -> None:
    owners = private_words(name)
    for card, words in owners.items():
        print(f"{card}: {', '.join(words)}")
    share = 100 * len(owners) / len(GAMES[name][1].roots)
    assert share <= MOST, f"{len(owners)} cards of {name}, {share:.1f} %"


@pytest.mark.parametrize("name", GAMES)
def test_no_card_is_special(name: str) -> None:
    library = GAMES[name][1]
    assert not [effect for effect in library.effects if isinstance(effect, Special)]


def test_specials_and_branches_are_words() -> None:
    assert word(Special("last-word"), set()) == "Special last-word"
    assert "Face.UP" in compared(caverns)
