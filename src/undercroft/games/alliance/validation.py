"""What no game of Alliance can have come to, said in sentences; asked of every position loaded."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final

from undercroft.crawl.space.tiles import FLOOR
from undercroft.crawl.validation import first_flaws, uneven_rows
from undercroft.games.alliance.content.card import Level
from undercroft.games.alliance.content.cards import ALL_CARDS
from undercroft.games.alliance.content.schema import TreasureSort
from undercroft.games.alliance.content.tables import HEROES, MONSTERS
from undercroft.games.alliance.content.tables import TREASURES as TREASURE_CARDS
from undercroft.games.alliance.map.figures import health, is_hero
from undercroft.games.alliance.map.movement import Walk
from undercroft.games.alliance.notation import (
    BURSTS,
    DECKS,
    DISCARDS,
    FIRST_MONSTER,
    FIRST_TREASURE,
    HANDS,
    NOWHERE,
    TREASURES,
)
from undercroft.games.alliance.phases.setup.layout import GENERIC_COPIES
from undercroft.games.alliance.phases.treasures import treasure_at
from undercroft.games.alliance.state import Alliance

UNKNOWN: Final = -1
SIDES: Final = 4
KEPT: Final = TreasureSort.TREASURE
MOST_GENERIC: Final = max(GENERIC_COPIES.values())
OF_FIGURES: Final = ("spot", "facing", "ready", "wounds", "columns", "bursts", "peaceful")
OF_SEATS: Final = (
    *("artifacts", "treasures", "drafted", "fallen", "fewer_cards"),
    *("xp_up", "xp_down", "campaign_tokens", "kept", "keepable"),
)

OF_QUESTS: Final = (
    *("quest_stages", "quest_markers", "quest_placers", "quest_spots", "quest_beacons"),
    *("quest_tiles", "enemy_cards", "enemy_used"),
)


def validate(s: Alliance) -> list[str]:
    """What is wrong with a position."""
    return first_flaws(s, QUESTIONS)


def rows_of_one_length(s: Alliance) -> Iterator[str]:
    """Columns have one value a figure, or one a seat."""
    if len(s.kind) < FIRST_MONSTER:
        yield f"kind has {len(s.kind)} values; {FIRST_MONSTER} figures are there before any monster"
    yield from uneven_rows(s, OF_FIGURES, len(s.kind), "figures")
    yield from uneven_rows(s, OF_SEATS, s.seats, "alliances")
    yield from uneven_rows(s, OF_QUESTS, len(s.quests), "quests")


def kinds_that_exist(s: Alliance) -> Iterator[str]:
    """Every figure is a hero or monster of the box, no hero twice."""
    for figure, kind in enumerate(s.kind):
        count, word = (len(HEROES), "hero") if is_hero(figure) else (len(MONSTERS), "monster")
        if not UNKNOWN <= kind < count:
            yield f"there is no {word} with the number {kind}"
        elif kind == UNKNOWN and s.spot[figure] != NOWHERE:
            yield f"a figure is on the board that is no {word} of the box"
    counts = Counter(kind for kind in s.kind[:FIRST_MONSTER] if kind >= 0)
    yield from (f"{HEROES[kind].name} is there twice" for kind, n in counts.items() if n > 1)


def counts_in_bounds(s: Alliance) -> Iterator[str]:
    """Nothing is less than none, and everybody faces one of four sides."""
    for name in ("drafted", "fallen", "xp_up", "xp_down", "pools", "bursts", "fewer_cards"):
        if min(getattr(s, name), default=0) < 0:
            yield f"{name} has a number below 0"
    for name in ("initiative", "cycle", "round", "upgrade_deck"):
        if getattr(s, name) < 0:
            yield f"{name} is {getattr(s, name)}, less than nothing"
    if s.initiative >= s.seats:
        yield f"initiative is {s.initiative}; there are {s.seats} alliances, counted from 0"
    yield from (f"nobody faces side {side}" for side in s.facing if not 0 <= side < SIDES)


def spaces_to_stand_on(s: Alliance) -> Iterator[str]:
    """Every figure stands on a passable space of a room that lies there."""
    size = s.walls.board.grid.size
    for figure in on_board(s):
        if not 0 <= s.spot[figure] < size or s.walls.kind[s.spot[figure]] != FLOOR:
            yield f"{name_of(s, figure)} stands where no space is"


def spaces_for_one(s: Alliance) -> Iterator[str]:
    """No two figures are on a space; who walks just now may pass through another. [DA-MOV-07]"""
    walking = {frame.figure for frame in s.frames if isinstance(frame, Walk)}
    there: dict[int, int] = {}
    for figure in on_board(s):
        other = there.setdefault(s.spot[figure], figure)
        if other != figure and not walking & {figure, other}:
            yield f"{name_of(s, other)} and {name_of(s, figure)} stand on the same space"


def wounds_in_bounds(s: Alliance) -> Iterator[str]:
    """No hero has more wounds than Health, and no monster on the board is slain. [DA-BAT-15]"""
    for figure in on_board(s):
        most = health(s, figure) - (0 if is_hero(figure) else 1)
        if len(s.wounds[figure]) > most:
            count = len(s.wounds[figure])
            yield f"{name_of(s, figure)} has {count} wounds and a Health of {health(s, figure)}"


def cards_once(s: Alliance) -> Iterator[str]:
    """No card of an alliance lies in two places."""
    for seat in range(s.seats):
        zones = [s.zones[first + seat].cards for first in (HANDS, DISCARDS, BURSTS)]
        rows = [*zones, *(s.columns[f] for f in s.alliance(seat)), s.artifacts[seat]]
        seen = Counter(c for row in rows for c in row if 0 <= c < len(ALL_CARDS))
        seen += Counter(s.stacks[DECKS + seat].cards())
        for card, count in seen.items():
            if count > (MOST_GENERIC if ALL_CARDS[card].level == Level.GENERIC else 1):
                yield f"the card {ALL_CARDS[card].name} is there {count} times"


def treasures_once(s: Alliance) -> Iterator[str]:
    """What lies beside heroes is a treasure of the deck, and no longer in it. [DA-DMT-02]"""
    numbers = range(FIRST_TREASURE, FIRST_TREASURE + len(TREASURE_CARDS))
    laid = [card for row in s.treasures for card in row]
    if any(card not in numbers or treasure_at(card).sort != KEPT for card in laid):
        yield "something lies among the treasures that is none"
        return
    seen = Counter(laid) + Counter(s.stacks[TREASURES].cards())
    names = {card: treasure_at(card) for card in seen}
    for card, face in names.items():
        if seen[card] > face.copies:
            yield f"the treasure {face.name} is there {seen[card]} times"


def on_board(s: Alliance) -> list[int]:
    """The figures on the board."""
    return [figure for figure, spot in enumerate(s.spot) if spot != NOWHERE]


def name_of(s: Alliance, figure: int) -> str:
    """What a figure is called."""
    return s.hero(figure).name if is_hero(figure) else MONSTERS[s.kind[figure]].name


QUESTIONS: Final[tuple[Callable[[Alliance], Iterator[str]], ...]] = (
    rows_of_one_length,
    kinds_that_exist,
    counts_in_bounds,
    spaces_to_stand_on,
    spaces_for_one,
    wounds_in_bounds,
    cards_once,
    treasures_once,
)
