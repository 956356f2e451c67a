"""Invariants 41 to 44: what is in the box fits together."""

from __future__ import annotations

from collections import Counter
from itertools import chain

import pytest

from undercroft.crawl.space.adjacency import is_adjacent
from undercroft.crawl.space.walls import Walls
from undercroft.games.caverns.content.card import Ally, Power
from undercroft.games.caverns.content.cards import ALL_CARDS
from undercroft.games.caverns.content.page_schema import Adventure
from undercroft.games.caverns.content.schema import CardSet, Feature, TileFace, Triangle
from undercroft.games.caverns.content.stat_ids import LIBRARY
from undercroft.games.caverns.content.tables import (
    ADVENTURES,
    DOUBLES,
    EDGES,
    HEROES,
    MONSTER_DECK,
    MONSTERS,
    TILES,
    VILLAINS,
    set_of,
)
from undercroft.games.caverns.effects.targets import RULES
from undercroft.games.caverns.effects.vocabulary.terms import PowerType
from undercroft.games.caverns.map.geometry import GRID, board

SEQUENCE = range(1, 6)
ALONG = {"N": (0, 1, 2, 3), "E": (3, 7, 11, 15), "S": (12, 13, 14, 15), "W": (0, 4, 8, 12)}
INNER = (5, 6, 9, 10)


# ---- 41: counts ----------------------------------------------------------------------------------


def test_invariant_41_the_counts_of_monster_cards_are_right() -> None:
    both = (CardSet.STARTING, CardSet.ADVANCED)
    assert [sum(set_of(n) == set_ for n, _ in MONSTER_DECK) for set_ in both] == [20, 10]
    creatures = [kind for kind in MONSTERS if not kind.is_special]
    assert (len(creatures), sum(len(kind.numbers) for kind in creatures)) == (13, 26)


def test_invariant_41_every_number_and_name_is_given_once() -> None:
    numbers = [*SEQUENCE, *(n for n, _ in MONSTER_DECK), *(card.number for card in ALL_CARDS)]
    assert sorted(numbers) == list(range(1, len(numbers) + 1))
    cards = [card for card in ALL_CARDS if not isinstance(card, Ally)]
    names = [thing.name for thing in chain(cards, MONSTERS, VILLAINS)]
    assert [name for name, n in Counter(names).items() if n > 1] == []


def test_invariant_41_the_counts_of_pieces_are_right() -> None:
    colours = Counter(tile.triangle for tile in TILES)
    exits = Counter((tile.triangle, len(tile.open) - 1) for tile in TILES)
    assert (colours[Triangle.BLACK], colours[Triangle.WHITE]) == (17, 15)
    assert [exits[Triangle.BLACK, n] for n in range(4)] == [0, 4, 9, 4]
    assert [exits[Triangle.WHITE, n] for n in range(4)] == [1, 9, 3, 2]
    assert sum(len(double.halves) for double in DOUBLES) == 8
    assert sum(edge.copies for edge in EDGES) == 22
    assert sum(edge.copies for edge in EDGES if edge.fissure) == 4
    assert (len(HEROES), len(VILLAINS), len(ADVENTURES)) == (8, 8, 13)


def test_invariant_41_every_word_has_a_meaning() -> None:
    assert RULES.missing(LIBRARY.effects) == []


# ---- 42: tiles -----------------------------------------------------------------------------------


@pytest.mark.parametrize("tile", TILES, ids=lambda tile: str(tile.id))
def test_invariant_42_tiles_can_be_crossed(tile: TileFace) -> None:
    shape = tile.shape
    floor = shape.passable()
    for side, squares in ALONG.items():
        if side in tile.open:
            assert set(squares[1:3]) <= set(floor)
        else:
            assert all(shape.glyphs[i] == "#" for i in squares)
    assert shape.glyphs.count("m") == 1
    assert sum(i not in floor for i in INNER) <= 2 or tile.feature == Feature.SQUEEZE
    assert is_one_piece(TILES.index(tile))


def is_one_piece(tile: int) -> bool:
    """Whether every passable square of a tile can be reached from every other."""
    walls = Walls(board()).lay(GRID.cell(0, 0), tile, 0)
    left = set(walls.passable(GRID.cell(0, 0)))
    queue = [left.pop()]
    while queue:
        p = queue.pop()
        near = {q for q in left if is_adjacent(walls, p, q)}
        left -= near
        queue += near
    return not left


# ---- 43: heroes ----------------------------------------------------------------------------------


@pytest.mark.parametrize("hero", HEROES, ids=lambda hero: str(hero.id))
def test_invariant_43_every_hero_has_enough_powers(hero: object) -> None:
    face = next(found for found in HEROES if found is hero)
    powers = [card for card in ALL_CARDS if isinstance(card, Power) and card.hero == face.id]
    assert len(powers) == 10
    for set_ in {face.set, CardSet.ADVANCED}:
        types = Counter(min(card.type, PowerType.UTILITY) for card in powers if card.set <= set_)
        assert types[PowerType.AT_WILL] >= face.cards.at_will
        assert types[PowerType.DAILY] >= face.cards.daily + 1
        assert types[PowerType.UTILITY] >= face.cards.utility


# ---- 44: adventures ------------------------------------------------------------------------------


@pytest.mark.parametrize("page", ADVENTURES, ids=lambda page: str(page.id))
def test_invariant_44_every_page_is_complete(page: Adventure) -> None:
    exits = {tile.id: len(tile.open) - 1 for tile in TILES}
    assert all(exits[trigger.tile] for trigger in page.triggers if trigger.tile in exits)
    assert page.objective.words
    assert len(page.endings) > 1
    assert 1 <= page.heroes[0] <= page.heroes[1] <= 5
    assert page.sets


@pytest.mark.parametrize("page", ADVENTURES[:4], ids=lambda page: str(page.id))
def test_invariant_44_the_first_pages_need_the_starting_set_only(page: Adventure) -> None:
    assert page.sets == (CardSet.STARTING,)
    assert not page.allies
    assert not page.coffer_traps
