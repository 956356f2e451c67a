"""What is done to tiles and doors, and what the lord hears of it."""

# ruff: noqa: ARG001  (all resolvers take the same arguments)

from __future__ import annotations

from undercroft.crawl.effects import Always, Resolve
from undercroft.crawl.log import say
from undercroft.games.infinity.content.schema import RiskDeck
from undercroft.games.infinity.content.tables import ALL_RISK_CARDS
from undercroft.games.infinity.effects import refs
from undercroft.games.infinity.effects import vocabulary as w
from undercroft.games.infinity.effects.targets import RULES, place_of
from undercroft.games.infinity.effects.things import risk_card
from undercroft.games.infinity.map.entering import lift_mist, make_noise, reveal
from undercroft.games.infinity.map.exploration import (
    Explore,
    is_legal_cell,
    is_mist,
    is_unexplored,
)
from undercroft.games.infinity.map.figures import is_fighting
from undercroft.games.infinity.map.geometry import SIDES, STEPS, UNEXPLORED
from undercroft.games.infinity.map.hazards import is_laid, lay_hazard
from undercroft.games.infinity.map.seals import FOR_GOOD, seal_door
from undercroft.games.infinity.notation import (
    EVENT_DECK,
    FIRST_DISCARD,
    FIRST_RISK,
    TO_SIDE,
)
from undercroft.games.infinity.phases.lord import appear
from undercroft.games.infinity.phases.lord_events import draw_events
from undercroft.games.infinity.phases.lord_figure import break_off, focus_of_lord, walk
from undercroft.games.infinity.phases.risk import DrawRisk
from undercroft.games.infinity.phases.using import aim_at, note_fruit
from undercroft.games.infinity.state import NO_METER, NO_TOKEN, NOBODY, Infinity
from undercroft.kernel.cards import reshuffle
from undercroft.kernel.choices import Choose

# ---- what the lord hears -------------------------------------------------------------------------


@RULES.resolves(w.Noise)
def noise(s: Infinity, at: Resolve, effect: w.Noise) -> None:
    """A noise in the tile for this round; what explodes is a trapped card. [DI-NOISE-03]

    [DI-A-44]
    """
    make_noise(s, place_of(s, at.actor), effect.n)


@RULES.resolves(w.DrawLordEvents)
def draw_lord_events(s: Infinity, at: Resolve, effect: w.DrawLordEvents) -> None:
    """Lord events are drawn at once, or the meter falls as much. [DI-ABIL-07]

    [DI-LORD-02]
    """
    if at.step == 0:
        draw_events(s, effect.n, s.EFFECTS.seat(s, at.actor))


@RULES.resolves(w.Calm)
def calm(s: Infinity, at: Resolve, effect: w.Calm) -> None:
    """The next lord events are not drawn. [IC-63]"""
    s.calm += effect.n


@RULES.resolves(w.BringLord)
def bring_lord(s: Infinity, at: Resolve, effect: w.BringLord) -> None:
    """The lord comes to a tile; the meter goes, and his deck is shuffled. [DI-LORD-12]

    [DI-THREAT-09]
    """
    if at.step > 0:
        return
    s.meter = NO_METER
    reshuffle(s, EVENT_DECK, FIRST_DISCARD + EVENT_DECK)
    s.stacks[EVENT_DECK] = s.stacks[EVENT_DECK].shuffled()
    place = refs.place_of(at.targets[0])
    if s.lord == NOBODY and not s.lord_fallen:
        appear(s, place, s.EFFECTS.seat(s, at.actor))
    elif s.lord != NOBODY:
        if focus_of_lord(s) != NOBODY:
            break_off(s)
        walk(s, place)


# ---- tiles ---------------------------------------------------------------------------------------


def dark_sides(s: Infinity, place: int, tiles: int) -> dict[int, tuple[int, int]]:
    """The sides on which a tile can be revealed so far away, and through which door. [IC-19]"""
    found: dict[int, tuple[int, int]] = {}
    for side in SIDES:
        for other in [place, *s.dungeon.line(place, side, tiles - 1)]:
            if is_unexplored(s, other, side) or hides_mist(s, s.dungeon.way(other, side)):
                found[side] = (other, side)
    return found


def hides_mist(s: Infinity, place: int) -> bool:
    """Whether a tile holds a Mist token, which light from outside lifts too. [DI-HERO-23]"""
    return place >= 0 and is_mist(s.contents[place])


@RULES.resolves(w.Reveal)
def reveal_tile(s: Infinity, at: Resolve, effect: w.Reveal) -> None:
    """One unexplored tile is laid from outside; its Mist is drawn for nobody. [IC-19] [IC-63]

    [DI-TILE-10]
    """
    if at.step == 0:
        sides = dark_sides(s, place_of(s, at.actor), s.EFFECTS.amount(s, at, effect.tiles))
        at.kept = tuple([number for door in sides.values() for number in door])
        if len(sides) > 1:
            words = "On which side is a tile revealed?"
            s.push(Choose(s.EFFECTS.seat(s, at.actor), TO_SIDE.name, tuple(sides), words))
            return
        at.step, at.told = 1, next(iter(sides), NOBODY)
    if at.step == 1:
        doors = dict(zip(at.kept[1::2], at.kept[::2]))
        beyond = s.dungeon.way(doors[at.told], at.told) if at.told in doors else NOBODY
        if hides_mist(s, beyond):
            at.step = 3
            note_fruit(s, 1)
            aim_at(s, beyond)
            lift_mist(s, beyond, NOBODY)
        elif at.told in doors:
            s.push(Explore(doors[at.told], at.told))
        else:
            at.happened, at.step = 0, 3
    elif at.step == 2:
        at.happened = int(at.told != NOBODY)
        note_fruit(s, at.happened)
        if at.happened:
            aim_at(s, at.told)
            reveal(s, at.told, NOBODY)


@RULES.resolves(w.Unlock)
def unlock(s: Infinity, at: Resolve, effect: w.Unlock) -> None:
    """A chest of the tile is opened as with a key. [DI-RISK-03]"""
    if at.step > 0:
        return
    place = place_of(s, at.actor)
    at.happened = int(has_chest(s, at.actor))
    if at.happened:
        note_fruit(s, 1)
        s.contents[place] = NO_TOKEN
        s.push(DrawRisk(at.actor, RiskDeck.CHEST, place))


def has_chest(s: Infinity, seat: int) -> bool:
    """Whether a hero can open a chest: one is there, and nobody fights it. [DI-COMB-18]"""
    return s.contents[s.spot[seat]] == RiskDeck.CHEST and not is_fighting(s, seat)


@RULES.resolves(w.LayHazard)
def make_hazard(s: Infinity, at: Resolve, effect: w.LayHazard) -> None:
    """The tile becomes a hazard; of a kind that is laid already another card is drawn.

    [DI-HAZ-09] [DI-COMP-07]
    """
    if at.step > 0:
        return
    place = place_of(s, at.actor)
    if is_laid(s, effect.hazard):
        deck = ALL_RISK_CARDS[risk_card(s, at) - FIRST_RISK].deck
        s.push(DrawRisk(NOBODY if refs.is_place(at.actor) else at.actor, deck, place))
    else:
        lay_hazard(s, place, effect.hazard)


# ---- doors ---------------------------------------------------------------------------------------


def walls(s: Infinity, place: int) -> list[int]:
    """The walls of a tile that can become doors. [IC-38]"""
    found: list[int] = []
    for side in SIDES:
        beyond = s.dungeon.beyond(place, side)
        is_fit = beyond >= 0 or is_legal_cell(s, s.dungeon.cells[place] + STEPS[side])
        joined = s.dungeon.has_door(place, side) and (
            beyond == UNEXPLORED or s.dungeon.has_door(beyond, (side + 2) % 4)
        )
        if is_fit and not joined:
            found.append(side)
    return found


@RULES.resolves(w.OpenDoor)
def open_door(s: Infinity, at: Resolve, effect: w.OpenDoor) -> None:
    """A wall of the tile becomes a door; it happened when one could. [IC-38]"""
    place = place_of(s, at.actor)
    sides = walls(s, place)
    if at.step == 0 and len(sides) > 1:
        words = "Which wall becomes a door?"
        s.push(Choose(s.EFFECTS.seat(s, at.actor), TO_SIDE.name, tuple(sides), words))
        return
    at.happened = int(bool(sides))
    if sides:
        s.dungeon = s.dungeon.with_door(place, at.told if at.step else sides[0])
        say(s, "A wall becomes a door", "IC-38")


@RULES.resolves(w.Seal)
def seal_doors(s: Infinity, at: Resolve, effect: w.Seal) -> None:
    """Doors are shut, for some rounds or until they are dug free. [DI-HAZ-17] [IC-18]"""
    is_lasting = not isinstance(effect.lasting, Always)
    until = s.EFFECTS.until(s, at, effect.lasting).round if is_lasting else FOR_GOOD
    for thing in at.targets:
        seal_door(s, refs.door_of(thing), until)
