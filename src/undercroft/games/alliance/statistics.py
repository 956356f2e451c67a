"""Alliance as it is studied over many games: upgrades, heroes, falls, pools of experience."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from undercroft.games.alliance.combat.damage import POISON
from undercroft.games.alliance.content.tables import CHALLENGES, HEROES, TILE_NAMES
from undercroft.games.alliance.map.figures import (
    fallen_heroes,
    monster,
    monsters,
    seat_of,
)
from undercroft.games.alliance.notation import (
    BOARD_TOKENS,
    DECKS,
    DISCARDS,
    FIRST_MONSTER,
    FIRST_TOKEN,
    FIRST_TREASURE,
    HANDS,
    PLAY,
    TOKENS,
    USE,
    USE_UP,
)
from undercroft.games.alliance.phases.hero_turn import Turn
from undercroft.games.alliance.scene.events import AttackResolved
from undercroft.games.alliance.state import UNKNOWN, Alliance
from undercroft.kernel.events import Event, Said
from undercroft.kernel.moves import Move
from undercroft.kernel.state import State
from undercroft.kernel.statistics import Figure, GameStatistics, Use

TRAP_RULES: Final = frozenset(("DA-TRAP-03", "DA-DMT-04"))
HERO_TOKENS: Final = frozenset(f"fig:{hero.id}" for hero in HEROES)


def heroes(s: State, seat: int) -> list[str]:
    """The alliance of a seat."""
    assert isinstance(s, Alliance)
    return [HEROES[kind].id for kind in s.recruits(seat)]


def offers(s: State) -> list[int]:
    """The draft area."""
    assert isinstance(s, Alliance)
    return [card for card in s.upgrade_area if card != UNKNOWN]


def holdings(s: State, seat: int) -> Iterator[int]:
    """Deck, hand, discards, what lies with heroes, artifacts."""
    assert isinstance(s, Alliance)
    yield from s.stacks[DECKS + seat].cards()
    yield from s.zones[HANDS + seat].cards
    yield from s.zones[DISCARDS + seat].cards
    yield from s.artifacts[seat]
    for figure in s.alliance(seat):
        yield from s.columns[figure]


def used(s: State, move: Move) -> Use | None:
    """A card is played or an ability used, in the turn of a hero."""
    if move.verb not in (PLAY, USE, USE_UP):
        return None
    assert isinstance(s, Alliance)
    turns = [frame.hero for frame in s.frames if isinstance(frame, Turn)]
    mine = [hero for hero in turns if seat_of(hero) == move.seat]
    card = move.arg + FIRST_TREASURE * (move.verb is USE_UP)
    return Use(card, move.seat, s.hero(mine[-1]).id if mine else "")


def lying(s: State) -> list[Figure]:
    """The heroes that lie defeated."""
    assert isinstance(s, Alliance)
    return [(seat_of(figure), s.hero(figure).id) for figure in fallen_heroes(s)]


def cause(s: State, events: Sequence[Event]) -> str:
    """The last monster that struck a hero, or the last trap, else poison at work."""
    assert isinstance(s, Alliance)
    blows = [e for e in events if isinstance(e, AttackResolved) and e.target in HERO_TOKENS]
    traps = [event for event in events if isinstance(event, Said) and is_trap(event)]
    if blows:
        return _attacker(s, blows[-1].attacker)
    if traps:
        return traps[-1].text.rpartition(": ")[2]
    return "Poison" if any(POISON in s.wounds[figure] for figure in fallen_heroes(s)) else ""


def is_trap(event: Said) -> bool:
    """Whether a trap is sprung, of a token or of the treasure deck."""
    return not TRAP_RULES.isdisjoint(event.rules)


def _attacker(s: Alliance, id_: str) -> str:
    for figure in range(FIRST_MONSTER, len(s.kind)):
        if s.figure_id(figure) == id_:
            return monster(s, figure).name
    return "Rivals"


def tracks(s: State) -> dict[str, int]:
    """What is left in the pools of experience."""
    assert isinstance(s, Alliance)
    return {"pool I": s.pools[0], "pool II": s.pools[1]}


def in_play(s: State) -> Iterator[str]:
    """The monsters, the tiles that were laid, and the challenges on them."""
    assert isinstance(s, Alliance)
    for figure in monsters(s):
        yield monster(s, figure).id
    for cell in s.walls.laid():
        yield TILE_NAMES.text(s.walls.tile(cell))
    for zone in s.zones[BOARD_TOKENS:]:
        yield from (CHALLENGES[TOKENS[card - FIRST_TOKEN][0]].id for card in zone.cards)


STATISTICS: Final = GameStatistics(
    figures=heroes,
    offers=offers,
    holdings=holdings,
    used=used,
    lying=lying,
    cause=cause,
    tracks=tracks,
    in_play=in_play,
)
