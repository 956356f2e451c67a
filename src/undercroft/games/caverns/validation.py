"""What no game of Caverns can have come to, said in sentences; asked of every position loaded."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final

from undercroft.crawl.space.footprint import covered
from undercroft.crawl.space.tiles import FLOOR
from undercroft.crawl.validation import first_flaws, uneven_rows
from undercroft.games.caverns.actions.move import Walk
from undercroft.games.caverns.adventures.page import NO_PAGE
from undercroft.games.caverns.content.card import Encounter, Treasure
from undercroft.games.caverns.content.card_stats import max_hp, name_of
from undercroft.games.caverns.content.cards import ALL_CARDS
from undercroft.games.caverns.content.schema import CardSet
from undercroft.games.caverns.content.tables import HEROES, MONSTER_DECK, MONSTERS, VILLAINS, set_of
from undercroft.games.caverns.map.figures import is_hero, monsters, size_of
from undercroft.games.caverns.map.geometry import GRID
from undercroft.games.caverns.map.placement import Landing
from undercroft.games.caverns.notation import (
    FIRST_ALLY,
    FIRST_KIND,
    FIRST_MONSTER,
    FIRST_PROP,
    FIRST_VILLAIN,
    NOTATION,
    is_monster_card,
)
from undercroft.games.caverns.phases.setup.layout import surge_pools
from undercroft.games.caverns.state import IMMOBILIZED, NOWHERE, OUT, POISONED, Caverns

OF_FIGURES: Final = ("kind", "spot", "hp", "pinned", "holder")
OF_SEATS: Final = (
    "level",
    "ailments",
    "status",
    "team",
    "left_from",
    "up",
    "down",
    "reserve",
    "items",
    "items_down",
    "curses",
    "queue",
    "stance",
)
HIGHEST_LEVEL: Final = 2
PINS: Final = (0, 1, 2)
DECK_NAMES: Final = ("monster", "encounter", "treasure")


def validate(s: Caverns) -> list[str]:
    """What is wrong with a position."""
    return first_flaws(s, QUESTIONS)


def rows_of_one_length(s: Caverns) -> Iterator[str]:
    """Columns have one value a figure, or one a seat."""
    if len(s.kind) < FIRST_MONSTER:
        yield f"kind has {len(s.kind)} values; {FIRST_MONSTER} figures are there before any monster"
    yield from uneven_rows(s, OF_FIGURES, len(s.kind), "figures")
    yield from uneven_rows(s, OF_SEATS, s.seats, "heroes")


def a_page_that_is_played(s: Caverns) -> Iterator[str]:
    """A page is named, and its own numbers fit it."""
    if s.page == NO_PAGE:
        yield "the position does not say which page is played"
    yield from s.page.validate(s)


def kinds_that_exist(s: Caverns) -> Iterator[str]:
    """Every figure is of a kind that the box has."""
    objects = len(s.adventure.props) + len(s.page.objects())
    bounds = (
        (0, FIRST_ALLY, len(HEROES), "hero"),
        (FIRST_VILLAIN, FIRST_PROP, len(VILLAINS), "villain"),
        (FIRST_PROP, FIRST_MONSTER, objects, "object"),
        (FIRST_MONSTER, len(s.kind), len(MONSTERS), "monster"),
    )
    for first, last, count, word in bounds:
        for figure in range(first, last):
            if s.kind[figure] >= count or s.kind[figure] < NOWHERE:
                yield f"there is no {word} with the number {s.kind[figure]}"
            elif s.kind[figure] == NOWHERE and s.spot[figure] != NOWHERE:
                yield f"a figure is on the board that is no {word} of the box"


def marks_in_bounds(s: Caverns) -> Iterator[str]:
    """Levels, statuses and markers are those of the rules, and counters are not below nothing."""
    for seat in range(s.seats):
        if not 0 <= s.level[seat] <= HIGHEST_LEVEL:
            yield f"no hero has the level {s.level[seat]}"
        if not 0 <= s.ailments[seat] <= IMMOBILIZED | POISONED:
            yield f"there is no marker {s.ailments[seat]}"
        if not 0 <= s.status[seat] <= OUT:
            yield f"no hero has the status {s.status[seat]}"
    for name in ("active", "first"):
        if not 0 <= getattr(s, name) < s.seats:
            yield f"{name} is {getattr(s, name)}; there are {s.seats} heroes, counted from 0"
    for name in ("turns", "round", "clock", "moves_made", "attacks_made", "encounters"):
        if getattr(s, name) < 0:
            yield f"{name} is {getattr(s, name)}, less than nothing"
    yield from (f"there is no marker {pin}" for pin in s.pinned if pin not in PINS)


def surges_there_are(s: Caverns) -> Iterator[str]:
    """No more surge tokens than the cap. [CV-SURGE-01]"""
    if min(s.surges, default=0) < 0:
        yield "somebody has less than no surge token"
    most = max(s.options.surge_cap, sum(surge_pools(s.page, s.team)))
    if sum(s.surges) > most:
        yield f"{sum(s.surges)} surge tokens are out; {most} are the most"


def squares_to_stand_on(s: Caverns) -> Iterator[str]:
    """Every figure stands on passable squares of tiles that are laid."""
    for figure in on_board(s):
        if not all(0 <= p < GRID.size and s.walls.kind[p] == FLOOR for p in ground(s, figure)):
            yield f"{name_of(s, figure)} stands where no passable square is"


def squares_for_one(s: Caverns) -> Iterator[str]:
    """No two figures stand on a square; who walks just now may pass through another."""
    walking = {frame.who for frame in s.frames if isinstance(frame, Walk)}
    there: dict[int, int] = {}
    for figure in on_board(s):
        for p in ground(s, figure) if figure not in walking else ():
            other = there.setdefault(p, figure)
            if other != figure:
                yield f"{name_of(s, other)} and {name_of(s, figure)} stand on the same square"


def hit_points_in_bounds(s: Caverns) -> Iterator[str]:
    """Nobody has more HP than printed, and no foe on the board has none. [CV-DEF-11]"""
    for figure in on_board(s):
        least = 0 if figure < FIRST_VILLAIN else 1
        if not least <= s.hp[figure] <= max_hp(s, figure):
            yield f"{name_of(s, figure)} has {s.hp[figure]} of {max_hp(s, figure)} HP"


def monsters_with_cards(s: Caverns) -> Iterator[str]:
    """Every monster has its card in a queue, and every card there its monster. [CV-MON-01]"""
    landing = [frame.figure for frame in s.frames if isinstance(frame, Landing)]
    coming = [f for f in landing if f >= FIRST_MONSTER and s.spot[f] == NOWHERE]
    figures = Counter(s.kind[f] for f in (*monsters(s), *coming))
    queued = [card for queue in s.queue for card in queue if is_monster_card(card)]
    cards = Counter(card - FIRST_KIND for card in queued)
    for kind in figures - cards:
        yield f"{MONSTERS[kind].name} is on the board without a card in a queue"
    for kind in cards - figures:
        yield f"{MONSTERS[kind].name} has a card in a queue and is not on the board"


def cards_of_the_box(s: Caverns) -> Iterator[str]:
    """No card lies in more places than the box has copies of it."""
    rows = (*s.queue, *s.items, *s.items_down, *s.curses, *s.pile, *s.discards, s.beside)
    lying = Counter(card for row in rows for card in row)
    for deck, copies in enumerate(box(s)):
        there = Counter(s.stacks[deck].cards())
        there += Counter({card: n for card, n in lying.items() if card in copies})
        for card in there - copies:
            word = DECK_NAMES[deck]
            yield f"the {word} card {NOTATION.cards.text(card)} is there {there[card]} times"
    for seat in range(s.seats):
        own = Counter((*s.up[seat], *s.down[seat], *s.reserve[seat]))
        twice = [card for card, count in own.items() if count > 1]
        yield from (f"{name_of(s, seat)} has {NOTATION.cards.text(card)} twice" for card in twice)


def box(s: Caverns) -> list[Counter[int]]:
    """The cards of the three decks in the sets in use."""
    most = CardSet.ADVANCED if s.sets == 3 else CardSet.STARTING
    cards = [(i, card) for i, card in enumerate(ALL_CARDS) if card.set <= most]
    return [
        Counter(FIRST_KIND + kind for number, kind in MONSTER_DECK if set_of(number) <= most),
        Counter(i for i, card in cards if isinstance(card, Encounter)),
        Counter(i for i, card in cards if isinstance(card, Treasure)),
    ]


def on_board(s: Caverns) -> list[int]:
    """Heroes, allies and foes on the board; objects share squares with them."""
    figures = (*range(FIRST_PROP), *range(FIRST_MONSTER, len(s.spot)))
    return [f for f in figures if s.spot[f] != NOWHERE and (f < s.seats or not is_hero(f))]


def ground(s: Caverns, figure: int) -> list[int]:
    """The squares under a figure."""
    return list(covered(GRID, s.spot[figure], size_of(s, figure)))


QUESTIONS: Final[tuple[Callable[[Caverns], Iterator[str]], ...]] = (
    rows_of_one_length,
    a_page_that_is_played,
    kinds_that_exist,
    marks_in_bounds,
    surges_there_are,
    squares_to_stand_on,
    squares_for_one,
    hit_points_in_bounds,
    monsters_with_cards,
    cards_of_the_box,
)
