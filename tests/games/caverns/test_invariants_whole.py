"""Invariants 31, 35, 39 and 40: of whole games played twice, seen by others, mirrored, favoured."""

from __future__ import annotations

import random
from itertools import pairwise, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import undercroft as uc
from tests.conformance.secrets import views_do_not_tell
from tests.games.caverns.scenes import Place
from tests.games.caverns.stories import told_story
from undercroft.crawl.space.board import Board
from undercroft.crawl.space.grid import SIDES, Grid
from undercroft.crawl.space.tilegraph import distances
from undercroft.crawl.space.tiles import Tile
from undercroft.crawl.space.walls import Walls
from undercroft.games.caverns.combat.numbers import against, chance
from undercroft.games.caverns.combat.targeting import nearest, prey
from undercroft.games.caverns.content.schema import SPAN
from undercroft.games.caverns.content.stat_ids import LIBRARY
from undercroft.games.caverns.content.tables import FACES, TILES
from undercroft.games.caverns.effects.vocabulary import Attack
from undercroft.games.caverns.game import CAVERNS
from undercroft.games.caverns.map.geometry import BORDERS, explored, laid, open_edges, start_cave
from undercroft.games.caverns.notation import USE, card_at
from undercroft.games.caverns.state import Caverns
from undercroft.kernel.digest import digest
from undercroft.kernel.play import legal

uc.register(CAVERNS)

# ---- 31: the same decisions, the same game -------------------------------------------------------


@pytest.mark.parametrize("page", ["adv-04", "adv-10"])
def test_invariant_31_the_same_decisions_give_the_same_game(page: str) -> None:
    one, other = (told_story(page, 3, 5, {}) for _ in range(2))
    assert one.moves == other.moves
    assert one.told == other.told
    assert digest(one.states[-1]) == digest(other.states[-1])
    assert one.moves != told_story(page, 3, 6, {}).moves


# ---- 35: hidden things ---------------------------------------------------------------------------


@pytest.mark.parametrize(("page", "seats"), [("adv-04", 2), ("adv-10", 3), ("adv-12", 4)])
def test_invariant_35_hidden_things_do_not_show(page: str, seats: int) -> None:
    t = uc.new("caverns", seats=seats, seed=3, options={"adventure": page})
    rng = random.Random(3)
    for _ in range(40):
        if t.over is None:
            t.play(rng.choice(t.legal()))
    assert any(stack.size for stack in t.state.stacks)
    views_do_not_tell(t)


# ---- 39: mirrors and other names -----------------------------------------------------------------

WIDE = 33


def mirrored_tile(tile: Tile) -> Tile:
    """A tile as a mirror shows it: west is east."""
    rows = "".join(row[::-1] for row in tile.rows())
    turned = [tile.kinds[i - i % SPAN + SPAN - 1 - i % SPAN] for i in range(SPAN * SPAN)]
    north, east, south, west = tile.sides
    return Tile(SPAN, rows, turned, [north, west, south, east])


GRID = Grid(2 * WIDE + 1, 2 * WIDE + 1, SPAN, -WIDE, -WIDE)
PLAIN = Board(GRID, [face.shape for face in FACES], BORDERS)
MIRROR = Board(GRID, [mirrored_tile(face.shape) for face in FACES], BORDERS)


def rebuilt(walls: Walls, board: Board, sign: int) -> Walls:
    """A cave laid anew on another board, mirrored for a sign of -1."""
    found = Walls(board)
    old = walls.board.grid
    for cell in walls.laid():
        where = GRID.cell(sign * old.cell_x(cell), old.cell_y(cell))
        found = found.lay(where, walls.tile(cell), sign * walls.turns(cell) % SIDES)
    return found


@st.composite
def some_caves(draw: st.DrawFn) -> Walls:
    """A cave of a few tiles laid at random edges."""
    walls = start_cave()
    tiles = draw(st.permutations(range(len(TILES))))
    for tile in tiles[: draw(st.integers(1, 9))]:
        ways = open_edges(walls)
        if ways:
            walls = explored(walls, tile, ways[draw(st.integers(0, 99)) % len(ways)])
    return walls


@settings(max_examples=15)
@given(some_caves())
def test_invariant_39_a_mirrored_cave_has_the_same_distances(walls: Walls) -> None:
    plain, mirror = rebuilt(walls, PLAIN, 1), rebuilt(walls, MIRROR, -1)
    for a, b in product(plain.laid(), plain.laid()):
        there = [GRID.cell(-GRID.cell_x(cell), GRID.cell_y(cell)) for cell in (a, b)]
        assert distances(plain, a)[b] == distances(mirror, there[0])[there[1]]
    assert steps(plain) == steps(mirror)


def test_a_cave_that_is_not_mirrored_is_noticed() -> None:
    walls = start_cave()
    for tile in range(12):
        walls = explored(walls, tile, open_edges(walls)[0])
    assert steps(rebuilt(walls, PLAIN, 1)) == steps(rebuilt(walls, MIRROR, -1))
    assert steps(rebuilt(walls, PLAIN, 1)) != steps(rebuilt(walls, PLAIN, -1))


def steps(walls: Walls) -> int:
    """How many steps can be made in a cave."""
    squares = [p for cell in walls.laid() for p in GRID.squares(cell)]
    return sum(walls.steps[p].bit_count() for p in squares)


HEROES = ("kestrin", "maro", "hadra")


def seated(walls: Walls, order: tuple[int, ...], spots: tuple[int, ...], foe: int) -> Place:
    """Three heroes in some order of seats, each where it stands, before a monster."""
    place = Place(*(HEROES[i] for i in order))
    place.s.walls = walls
    for seat, hero in enumerate(order):
        place.s.spot[seat] = spots[hero]
    place.monster("gloom-recluse", 0, 0)
    place.s.spot[-1] = foe
    return place


@settings(max_examples=20)
@given(some_caves(), st.permutations(range(3)), st.randoms(use_true_random=False))
def test_invariant_39_other_seats_change_no_target_and_no_chance(
    walls: Walls, order: list[int], rng: random.Random
) -> None:
    spots = rng.sample([p for cell in laid(walls) for p in walls.passable(cell)], 4)
    plain = seated(walls, (0, 1, 2), tuple(spots[:3]), spots[3])
    other = seated(walls, tuple(order), tuple(spots[:3]), spots[3])
    foe = len(plain.s.spot) - 1
    closest = nearest(plain.s, foe, prey(plain.s, foe))
    assert {order[f] for f in nearest(other.s, foe, prey(other.s, foe))} == set(closest)
    for hero in range(3):
        assert attacks(plain, hero) == attacks(other, order.index(hero))


def attacks(place: Place, seat: int) -> set[tuple[str, int]]:
    """What a hero can use, and how likely it hits the monster."""
    place.acts(seat)
    cards = [move.args[0] for move in legal(place.s) if move.verb is USE]
    return {(str(card), odds(place.s, seat, card)) for card in cards}


def odds(s: Caverns, seat: int, card: int) -> int:
    """How likely a card hits the monster, if it attacks at once."""
    node = LIBRARY.root(card_at(card).id)
    if not isinstance(LIBRARY.effects[node], Attack):
        return -1
    return chance(s, against(s, node, seat, len(s.spot) - 1))


# ---- 40: one surge more --------------------------------------------------------------------------


def won(surges: int, seed: int) -> int:
    """Whether a story on the first page is won with so many surge tokens more."""
    story = told_story("adv-01", 1, seed, {"surges": surges, "ties": "first"})
    over = story.states[-1].over
    assert over is not None
    return int(bool(over.winners))


def wins(games: int) -> list[int]:
    """The games won with one token less, as printed, and one more."""
    return [sum(won(more, seed) for seed in range(games)) for more in (-1, 0, 1)]


@pytest.mark.long
def test_invariant_40_one_surge_more_does_not_lower_the_win_rate() -> None:
    games = 150
    noise = 3 * (games / 2) ** 0.5
    assert all(more >= fewer - noise for fewer, more in pairwise(wins(games)))
