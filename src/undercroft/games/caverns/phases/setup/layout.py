"""Before anybody takes a seat: decks, teams, surge tokens, the tile stack and the start tile."""

from __future__ import annotations

from undercroft.games.caverns.adventures.page import Page
from undercroft.games.caverns.content.card import Encounter, Treasure
from undercroft.games.caverns.content.cards import ALL_CARDS
from undercroft.games.caverns.content.page_schema import Adventure, Pool
from undercroft.games.caverns.content.schema import CardSet
from undercroft.games.caverns.content.tables import MONSTER_DECK as MONSTER_CARDS
from undercroft.games.caverns.content.tables import TILE_NAMES, TILES, set_of
from undercroft.games.caverns.map.geometry import start_cave
from undercroft.games.caverns.notation import FIRST_KIND, FIRST_TILE
from undercroft.games.caverns.state import NO_CARD, NOWHERE, Caverns
from undercroft.kernel.stacks import Stack


def laid_out(seats: int, page: Page, *, both: bool, is_first: bool = False) -> Caverns:
    """Decks shuffled, the stack built, the start tile laid, nobody there yet. [CV-SETUP-02]"""
    s = Caverns()
    s.seats = seats
    s.page = page.copy()
    s.sets = 3 if both else 1
    for column in (s.up, s.down, s.reserve, s.items, s.items_down, s.curses, s.queue):
        column += [()] * seats
    for numbers_, start in ((s.level, 1), (s.ailments, 0), (s.status, 0), (s.sheltered, 0)):
        numbers_ += [start] * seats
    s.team += teams(page.adventure, seats)
    s.pile = [()] * (1 + max(s.team))
    s.left_from += [NOWHERE] * seats
    s.stance += [NO_CARD] * seats
    s.surges = surge_pools(page, s.team, is_first=is_first)
    s.clock = page.time(seats)
    s.stacks = [*decks(both=both), tile_stack(page.adventure), Stack.of(()), Stack.of(())]
    s.walls = start_cave()
    return s


def teams(page: Adventure, seats: int) -> list[int]:
    """The team of each seat: all together, by turns, or each for himself. [CV-COMPET-02]"""
    if page.pool == Pool.SEAT:
        return list(range(seats))
    return [seat % len(page.teams) if page.teams else 0 for seat in range(seats)]


def surge_pools(page: Page, team: list[int], *, is_first: bool = False) -> list[int]:
    """The surge tokens of each team; a very first game may have others. [CV-SURGE-06]

    [CV-SETUP-13]
    """
    sizes = [team.count(number) for number in range(1 + max(team))]
    row = page.adventure
    return page.surges(row.first_surges if is_first and row.first_surges else row.surges, sizes)


def dealt(pools: list[int], more: int, cap: int) -> list[int]:
    """Tokens more or fewer for every team alike, but no more than there are. [CV-SETUP-13]

    [CV-COMP-09]
    """
    pools = [max(0, tokens + more) for tokens in pools]
    return pools if sum(pools) <= cap else dealt(pools, -1, cap)


def decks(*, both: bool) -> list[Stack]:
    """Monsters, encounters and treasures of the sets in use. [CV-SETUP-02] [CV-ADV-01]"""
    most = CardSet.ADVANCED if both else CardSet.STARTING
    monsters = [FIRST_KIND + kind for number, kind in MONSTER_CARDS if set_of(number) <= most]
    cards = [(i, card) for i, card in enumerate(ALL_CARDS) if card.set <= most]
    encounters = [i for i, card in cards if isinstance(card, Encounter)]
    treasures = [i for i, card in cards if isinstance(card, Treasure)]
    return [Stack.of(monsters), Stack.of(encounters), Stack.of(treasures)]


def tile_stack(page: Adventure) -> Stack:
    """Top n, then the named tiles among others, then the rest. [CV-SETUP-17] [CV-SETUP-14]"""
    named = [TILE_NAMES.parse(tile) for run in page.stack for tile in run.tiles]
    others = [FIRST_TILE + i for i in range(len(TILES)) if i not in named]
    runs = [
        (run.size, tuple(FIRST_TILE + TILE_NAMES.parse(tile) for tile in run.tiles))
        for run in page.stack
    ]
    left = len(TILES) - sum(size for size, _ in runs)
    return Stack.recipe(others, *runs, (left, ()))
