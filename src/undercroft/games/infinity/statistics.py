"""What is counted over many games: abilities and things used, who falls, how the hunt stands."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from undercroft.crawl.log import HealthChanged
from undercroft.games.infinity.combat.numbers import known_abilities
from undercroft.games.infinity.content.tables import ABILITIES, HEALTH, THING_NAMES, THINGS
from undercroft.games.infinity.map.figures import enemies, heroes, is_hero
from undercroft.games.infinity.map.possessions import goods, held, things
from undercroft.games.infinity.notation import CONSUME, EQUIP, FIGURE, INSTALL, USE
from undercroft.games.infinity.scene.events import AttackResolved, Struck
from undercroft.games.infinity.state import NO_CARD, Infinity
from undercroft.kernel.events import Event
from undercroft.kernel.moves import Move, Names
from undercroft.kernel.state import State
from undercroft.kernel.statistics import Figure, GameStatistics, Use

CARDS: Final = Names("card", [*(row.id for row in ABILITIES), *(row.id for row in THINGS)])
"""What is counted as a card: abilities by their numbers, then things by their kinds."""

FIGURE_ID: Final = "fig:"


def kinds(cards: Iterable[int]) -> Iterator[int]:
    """Things by what they are; gold is no card to be used."""
    found = [goods(card) for card in cards if card != NO_CARD]
    yield from (len(ABILITIES) + THING_NAMES.parse(row.id) for row in found if row is not None)


def hero_ids(s: State, seat: int) -> tuple[str, ...]:
    """The hero of a seat."""
    assert isinstance(s, Infinity)
    return (s.hero(seat).id,)


def holdings(s: State, seat: int) -> tuple[int, ...]:
    """The abilities that a hero knows, and the things that it has."""
    assert isinstance(s, Infinity)
    return (*known_abilities(s, seat), *kinds(s.thing[thing] for thing in held(s, seat)))


def offers(s: State) -> list[int]:
    """What heroes know, what lies about or is held, and what the merchant has laid out."""
    assert isinstance(s, Infinity)
    known = [ability for seat in range(s.seats) for ability in known_abilities(s, seat)]
    lying = [s.thing[thing] for thing in things(s)]
    return [*known, *kinds([*lying, *s.equipment_shelf, *s.item_shelf])]


def used(s: State, move: Move) -> Use | None:
    """An ability is used, or a thing put on, consumed or set into a weapon."""
    assert isinstance(s, Infinity)
    if move.verb is USE:
        return Use(move.args[0], move.seat, s.hero(move.seat).id)
    if move.verb in (EQUIP, CONSUME, INSTALL):
        for card in kinds([s.thing[move.args[0]]]):
            return Use(card, move.seat, s.hero(move.seat).id)
    return None


def lying(s: State) -> list[Figure]:
    """Who is exhausted, also where the game ends with it."""
    assert isinstance(s, Infinity)
    down = [
        seat
        for seat in heroes(s)
        if s.out[seat] or (s.round and s.health[seat] <= HEALTH.exhausted)
    ]
    return [(seat, s.hero(seat).id) for seat in down]


def cause(s: State, events: Sequence[Event]) -> str:
    """What took a hero's Health last: the rank of who struck, else the rule that took it."""
    assert isinstance(s, Infinity)
    found, strikers = "", dict[str, str]()
    for event in events:
        if isinstance(event, AttackResolved):
            strikers[event.target] = rank(s, event.attacker)
        elif isinstance(event, Struck):
            strikers[event.target] = "bomb"
        elif isinstance(event, HealthChanged) and is_loss(event):
            found = strikers.pop(event.figure, event.rules[0])
    return found


def is_loss(event: HealthChanged) -> bool:
    """Whether a hero has lost Health."""
    return event.figure.startswith(f"{FIGURE_ID}h") and event.after < event.before


def rank(s: Infinity, attacker: str) -> str:
    """A hero, a minion, a sentinel or the lord, by the id in the scene; else an ally."""
    if not attacker.startswith(FIGURE_ID):
        return "ally"
    figure = FIGURE.parse(attacker.removeprefix(FIGURE_ID))
    return "hero" if is_hero(figure) else s.foe(figure).rank.word


def tracks(s: State) -> dict[str, int]:
    """The meter, the tiles laid, and all levels together."""
    assert isinstance(s, Infinity)
    return {"meter": max(0, s.meter), "tiles": len(s.dungeon.tiles), "levels": sum(s.level)}


def in_play(s: State) -> Iterator[str]:
    """The scenario, heroes and enemies, and the tiles that were laid."""
    assert isinstance(s, Infinity)
    yield s.page.row.id
    yield from (s.hero(seat).id for seat in heroes(s))
    yield from (s.foe(figure).id for figure in enemies(s))
    yield from (s.tile(place).id for place in range(len(s.dungeon.tiles)))


STATISTICS: Final = GameStatistics(
    figures=hero_ids,
    offers=offers,
    holdings=holdings,
    used=used,
    lying=lying,
    cause=cause,
    tracks=tracks,
    in_play=in_play,
    names=CARDS,
)
