"""Dungeons of the mini-campaign: all tiles lie open from the start, some doors are shut.

[DI-MODE-04] Each dungeon is a page in a module of its own; here is what they have in common.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from undercroft.crawl.decision import MoveText
from undercroft.crawl.log import say, tell_of
from undercroft.games.infinity.combat.bands import add_enemy, new_band
from undercroft.games.infinity.content.scenario_schema import LaidThing, PresetDungeon
from undercroft.games.infinity.content.stat_ids import LIBRARY
from undercroft.games.infinity.content.tables import (
    CAMPAIGN_CARDS,
    DUNGEONS,
    SENTINEL_NAMES,
    THING_NAMES,
    TILE_NAMES,
    TILES,
)
from undercroft.games.infinity.map.carrying import held_of_kind
from undercroft.games.infinity.map.exploration import lay_tile
from undercroft.games.infinity.map.figures import heroes
from undercroft.games.infinity.map.geometry import CENTRE, FAR, FIRST_DUNGEON, SIDES, WIDTH
from undercroft.games.infinity.map.possessions import LYING, add_thing
from undercroft.games.infinity.map.seals import FOR_GOOD, seals, set_seals
from undercroft.games.infinity.notation import (
    FIRST_SENTINEL,
    FIRST_THING,
    ITEM_DECK,
    NOTATION,
    SIDE,
)
from undercroft.games.infinity.phases import threat
from undercroft.games.infinity.phases.hero_turn import (
    HeroAction,
    Turn,
    is_free,
    needs_points,
)
from undercroft.games.infinity.phases.outcomes import victory
from undercroft.games.infinity.scenarios.page import Labels, Lying, Play
from undercroft.games.infinity.state import NO_CARD, Infinity
from undercroft.kernel.checks import check, gate
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, ROW, TEXT, field
from undercroft.kernel.moves import Move, Verb

if TYPE_CHECKING:
    from undercroft.games.infinity.content.pictures import Plan

HOME: Final = 0
"""The place of the Starter Tile."""
STARTER_CODE: Final = "ST"
KEY: Final = "key"
UNLOCK: Final = NOTATION.verb("unlock", SIDE)
TEXTS: Final = {card.id: card.text for card in CAMPAIGN_CARDS}
COMING_TO: Final = {"hard": 1, "dire": 0}
"""How often each hero comes to again in a preset dungeon, where that is not as often as it likes.

[DI-DIFF-06]
"""


def at_side(text: str) -> MoveText[Infinity]:
    """What a move at a door is called, by its side."""
    return lambda _s, move: f"{text} {SIDE.text(move.args[0])}"


class Epilogue(Frame[Infinity]):
    """The heroes have won, once what the last card of the story gives is theirs."""

    NAME = "epilogue"
    ending: str = field(TEXT)

    def advance(self, s: Infinity) -> bool:
        victory(s, self.ending)
        return False


class Preset(Play):
    """A dungeon that is laid out in advance, with Mist tokens and doors that are shut.

    `visited` are the tiles that somebody has entered, as bits; `barred` are the doors that open in
    a way of their own, not by digging; `came_to` are the heroes who have sat out a round, each as
    often as it did; so many `tries` were lost before.
    """

    IS_PRESET = True
    DIG_OPEN = False
    """Whether shut doors are dug free like a cave-in."""
    FRAMES: ClassVar[tuple[type[Frame[Any]], ...]] = (Epilogue,)
    LABELS: ClassVar[Labels] = {UNLOCK: at_side("unlock the door to the")}
    AT_DOORS: ClassVar[tuple[Verb, ...]] = (UNLOCK,)
    visited: int = field(INT, default=1 << HOME)
    barred: tuple[int, ...] = field(ROW)
    came_to: tuple[int, ...] = field(ROW, default=())
    tries: int = field(INT, default=0)

    @property
    def dungeon(self) -> PresetDungeon:
        """Its plan and what lies there."""
        return next(row for row in DUNGEONS if row.id == self.row.id)

    def first_threat(self, heroes: int) -> int:
        """The dungeon has a start of its own. [DI-THREAT-10]"""
        return self.dungeon.threat + self.dungeon.threat_each * heroes

    def set_up(self, s: Infinity) -> None:
        """All tiles are laid face up, with their tokens, things and enemies. [DI-MODE-04]"""
        dungeon = self.dungeon
        lay_plan(s, dungeon.plan)
        self.shut_doors(s, dungeon.plan)
        for laid in dungeon.contents:
            s.contents[place_of(s, laid.tile)] = laid.content
        for trap in dungeon.hazards:
            s.hazards[place_of(s, trap.tile)] = trap.hazard
        for thing in dungeon.things:
            lay_things(s, thing)
        for guard in dungeon.enemies:
            self.post(s, guard.enemy, place_of(s, guard.tile))
        self.read(s, dungeon.story[0], HOME)

    def shut_doors(self, s: Infinity, plan: Plan) -> None:
        """Door tokens close their doors until they are opened. [DI-HAZ-27]"""
        codes = {TILES[tile].code: place for place, tile in enumerate(s.dungeon.tiles)}
        codes[STARTER_CODE] = HOME
        pairs = [(codes[door.first], codes[door.second]) for door in plan.doors if door.closed]
        doors = [s.dungeon.door(at, s.dungeon.side_to(at, other)) for at, other in pairs]
        set_seals(s, dict.fromkeys(doors, (0, FOR_GOOD)))
        self.barred = () if self.DIG_OPEN else tuple(sorted(doors))

    def post(self, s: Infinity, enemy: str, place: int) -> None:
        """An enemy of the dungeon waits on its tile, focused on nobody."""
        add_enemy(s, FIRST_SENTINEL + SENTINEL_NAMES.parse(enemy), place, new_band(s, NO_CARD))

    def arrived(self, s: Infinity, seat: int) -> None:
        """The first who enters a tile lowers the meter, as if it had been found. [DI-THREAT-02]"""
        place = s.spot[seat]
        if not self.visited >> place & 1:
            self.visited |= 1 << place
            s.laid_in = s.round
            threat.lower(s, threat.NEW_TILE, "DI-THREAT-02")

    def comes_to(self, s: Infinity, seat: int) -> bool:
        """Whether an exhausted hero may sit out a round and go on. [DI-DIFF-06]

        A party that came too far for what it has learnt gets on after some tries.
        """
        most = COMING_TO.get(s.options.difficulty)
        return most is None or self.came_to.count(seat) < most + self.tries

    def exhausted(self, s: Infinity, seat: int, by: int) -> None:
        """A hero sits out a round. [DI-COND-13]"""
        self.came_to = (*self.came_to, seat)

    def fixed_hazards(self, hazard: int) -> int:
        """The hazards of the plan do not use up the tokens of cards. [DI-COMP-07]"""
        return sum(trap.hazard == hazard for trap in self.dungeon.hazards)

    def is_barred(self, door: int) -> bool:
        return door in self.barred

    def open_door(self, s: Infinity, door: int) -> None:
        """A door token is removed for good. [DI-HAZ-27]"""
        self.barred = tuple([other for other in self.barred if other != door])
        set_seals(s, {other: seal for other, seal in seals(s).items() if other != door})
        say(s, "A shut door opens", "DI-HAZ-27")

    def lying(self, s: Infinity) -> list[Lying]:
        """Its tokens, for good."""
        return [Lying(row.id, row.name, place_of(s, row.tile or "")) for row in self.row.tokens]

    def read(self, s: Infinity, card: str, seat: int) -> None:
        """A card of the story is read out, and what it gives is given. [DI-MODE-04]"""
        say(s, TEXTS[card], "DI-MODE-04")
        if card in LIBRARY.roots:
            s.EFFECTS.start(s, card, seat)

    def win(self, s: Infinity, ending: str) -> None:
        """The last card of the story, then the victory."""
        s.push(Epilogue(ending))
        self.read(s, self.dungeon.story[-1], HOME)

    def are_all_at(self, s: Infinity, place: int) -> bool:
        """Whether every hero is on one tile."""
        return all(s.spot[seat] == place for seat in heroes(s))

    def on_the_way(self, s: Infinity, seat: int, goals: list[int]) -> list[int]:
        """The goals that a hero can get to, or else the tiles beside doors that are shut."""
        away = s.dungeon.distances(s.spot[seat])
        near = [place for place in goals if away[place] < FAR]
        return near or [place for place in range(len(away)) if shut_sides(s, place)]


def place_of(s: Infinity, tile: str) -> int:
    """Where a tile lies in the dungeon."""
    return s.dungeon.tiles.index(TILE_NAMES.parse(tile))


def lay_plan(s: Infinity, plan: Plan) -> None:
    """The tiles of a plan, with the doors drawn there and no others. [DI-MODE-04]"""
    start = plan.tiles[STARTER_CODE]
    s.dungeon = FIRST_DUNGEON.with_doors(HOME, doors_in(plan, STARTER_CODE))
    tiles = {tile.code: number for number, tile in enumerate(TILES)}
    for code, (column, row) in plan.tiles.items():
        if code != STARTER_CODE:
            cell = CENTRE + (row - start[1]) * WIDTH + column - start[0]
            lay_tile(s, s.dungeon.lay(tiles[code], cell, 0, doors_in(plan, code)))


def doors_in(plan: Plan, code: str) -> int:
    """The doors of a tile of a plan, as bits."""
    return sum(1 << "NESW".index(side) for side in plan.sides(code))


def lay_things(s: Infinity, row: LaidThing) -> None:
    """Store items that lie in a tile are missing in the store."""
    card = FIRST_THING + THING_NAMES.parse(row.thing)
    for _ in range(min(row.count, s.stacks[ITEM_DECK].cards().count(card))):
        s.stacks[ITEM_DECK] = s.stacks[ITEM_DECK].shuffled().drawn(0, card)
        add_thing(s, card, LYING + place_of(s, row.tile))


# ---- doors that are shut -------------------------------------------------------------------------


def preset_of(s: Infinity) -> Preset:
    """The dungeon, where it is a preset one."""
    assert isinstance(s.page, Preset)
    return s.page


def shut_sides(s: Infinity, place: int) -> list[int]:
    """The sides of a tile with a door token."""
    page = preset_of(s)
    return [
        side
        for side in SIDES
        if s.dungeon.has_door(place, side) and page.is_barred(s.dungeon.door(place, side))
    ]


@gate("DI-HAZ-27", "the hero has no key")
def has_key(s: Infinity, move: Move) -> int:
    """A key opens a door that is shut, and is kept. [DI-HAZ-27]"""
    return int(not held_of_kind(s, move.seat, KEY))


@gate("DI-AP-01", needs_points)
def can_pay_to_unlock(s: Infinity, move: Move) -> int:
    """Turning the key has a price. [DI-AP-01]"""
    return max(0, preset_of(s).term("key-cost") - s.left[move.seat])


@check("DI-HAZ-27", "no shut door is there")
def is_shut(s: Infinity, move: Move) -> int:
    """A door is opened from beside it. [DI-HAZ-27]"""
    return int(move.args[0] not in shut_sides(s, s.spot[move.seat]))


class AtShutDoors(HeroAction):
    """Something done to a shut door of the hero's tile."""

    def candidates(self, s: Infinity, turn: Turn) -> list[Move]:
        return self.verb.each(turn.who, shut_sides(s, s.spot[turn.who]))


class Unlocking(AtShutDoors):
    """A shut door is opened with a key. [DI-HAZ-27]"""

    def do(self, s: Infinity, turn: Turn, move: Move) -> None:
        page = preset_of(s)
        turn.pay(s, page.term("key-cost"))
        tell_of(s, turn.who, "turns the key", "DI-HAZ-27")
        page.open_door(s, s.dungeon.door(s.spot[turn.who], move.args[0]))


UNLOCKING: Final = Unlocking(UNLOCK, can_pay_to_unlock, is_free, has_key, is_shut)
