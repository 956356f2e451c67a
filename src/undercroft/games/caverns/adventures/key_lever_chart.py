"""Key, Lever, Chart: errands through the cave, then a surveyor to bring out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from undercroft.crawl.log import tell_of
from undercroft.crawl.space.board import OPEN_END
from undercroft.crawl.space.grid import NORTH, SIDES
from undercroft.games.caverns.adventures.daylight import WayOut, all_outside, at_exit
from undercroft.games.caverns.adventures.page import Aim, PageVerb
from undercroft.games.caverns.bot import destinations, hero_turns
from undercroft.games.caverns.content.tables import FACES, TILE_NAMES
from undercroft.games.caverns.effects.feasible import ally_figure
from undercroft.games.caverns.map.distances import adjacent, cell, share_tile
from undercroft.games.caverns.map.exploration import Triggered
from undercroft.games.caverns.map.figures import is_hero
from undercroft.games.caverns.map.geometry import GRID, PLUG, cell_with, floors, patches, tunnelled
from undercroft.games.caverns.map.placement import tile_squares
from undercroft.games.caverns.notation import FIGURE, FIRST_PROP, NOTATION
from undercroft.games.caverns.phases.hero_turn import Actions, HeroAction
from undercroft.games.caverns.phases.villains import enter, is_in_play, join, on_ladder
from undercroft.games.caverns.scene.decision import figure_of, on_figure
from undercroft.games.caverns.state import NO_FIGURE, NOT_LAID, NOWHERE, Caverns
from undercroft.kernel.checks import check
from undercroft.kernel.layout import FLAG, field
from undercroft.kernel.moves import Move, Verb

KEY, LEVER, CHART = range(FIRST_PROP, FIRST_PROP + 3)
TOBIN: Final = ally_figure("tobin-reed")
GATE: Final = "gate"
STAIR: Final = "daylight-stair-near"
PULL: Final = NOTATION.verb("pull", FIGURE)


def far_exit(s: Caverns) -> tuple[int, int]:
    """The side of the Gate opposite its entrance."""
    here = cell_with(s.walls, TILE_NAMES.parse(GATE))
    return here, (NORTH + s.walls.turns(here)) % SIDES


def gate(s: Caverns) -> tuple[int, ...]:
    """The Gate that waits for the Chart, once a hero has it."""
    if s.holder[CHART] == NO_FIGURE or is_in_play(s, STAIR):
        return ()
    return floors(s.walls)[far_exit(s)[0]] if is_in_play(s, GATE) else ()


def has_joined(s: Caverns) -> bool:
    """Whether Tobin Reed is in the game."""
    return s.kind[TOBIN] != NOWHERE


@check("CV-TILE-19", "the lever was pulled already")
def is_unpulled(s: Caverns, _move: Move) -> int:
    """The lever opens one tunnel."""
    return int(key_lever_chart(s).pulled)


@check("CV-TILE-19", "it takes the Key to pull the lever")
def has_key(s: Caverns, move: Move) -> int:
    """The lever is locked."""
    return int(s.holder[KEY] != move.seat)


@check("CV-TILE-19", "the lever is neither on your square nor next to it")
def is_at_lever(s: Caverns, move: Move) -> int:
    """The lever is pulled from its bridge or an adjacent square."""
    near = s.spot[move.seat] == s.spot[LEVER] or adjacent(s, move.seat, LEVER)
    return int(move.args[0] != LEVER or s.spot[LEVER] == NOWHERE or not near)


class Pulling(HeroAction):
    """A hero with the Key on the Lever's bridge or beside it pulls it, free: a tunnel opens."""

    TOUCHED = "fig"
    RANK = -1

    def candidates(self, s: Caverns, turn: Actions) -> list[Move]:
        return [PULL(turn.who, LEVER)]

    def is_meant(self, s: Caverns, turn: Actions, value: int) -> bool:
        return value == LEVER

    def do(self, s: Caverns, turn: Actions, move: Move) -> None:
        key_lever_chart(s).pulled = True
        tell_of(s, turn.who, "pulls the lever: a tunnel opens", "CV-TILE-19")
        near, far = s.adventure.tunnels
        s.walls = tunnelled(s.walls, *(near if is_in_play(s, near[1]) else far))


class KeyLeverChart(WayOut):
    """Whoever takes the Chart has Tobin with him; it opens the way at the Gate."""

    ID = "adv-11"
    TERMS = ("time-for-two",)
    pulled: bool = field(FLAG)
    busy: bool = field(FLAG)
    ACTIONS: ClassVar[tuple[HeroAction, ...]] = (Pulling(PULL, is_unpulled, has_key, is_at_lever),)
    VERBS: ClassVar[Mapping[Verb, PageVerb]] = {
        PULL: PageVerb(on_figure("pull the"), figure_of, hero_turns.task, is_free=True)
    }
    BEATS_VILLAINS = False

    def time(self, heroes: int) -> int:
        """Two heroes alone have some more."""
        return self.adventure.time + self.term("time-for-two") * (heroes == 2)

    def tile_laid(self, s: Caverns, tile: int, cell: int) -> None:
        """The Gate comes with a collapsed exit; the tunnel leads to the Glowstone at once."""
        id_ = FACES[tile].id
        if id_ == GATE and not is_in_play(s, STAIR):
            s.walls = s.walls.close_border(*far_exit(s), PLUG)
        elif id_ == s.adventure.tunnels[0][1] and self.pulled:
            spots = patches(s.walls)
            ends = [cell_with(s.walls, TILE_NAMES.parse(end)) for end in s.adventure.tunnels[1]]
            s.walls = s.walls.unlink(*(spots[end] for end in ends))
            s.walls = tunnelled(s.walls, *s.adventure.tunnels[0])

    def took(self, s: Caverns, seat: int, prop: int) -> None:
        """With the Chart come Tobin, and Jory Hemlock on the ladder."""
        if prop != CHART or has_joined(s):
            return
        enter(s, s.adventure.villains[0], on_ladder(s))
        squares = tile_squares(s, TOBIN, cell(s, seat), patch=False)
        join(s, s.adventure.allies[0], seat, squares)

    def steps_in(self, s: Caverns) -> bool:
        """The Chart on the Gate opens its far exit, and the Stair lies there."""
        if not is_in_play(s, GATE) or is_in_play(s, STAIR):
            return False
        gate, side = far_exit(s)
        holder = s.holder[CHART]
        if not is_hero(holder) or s.spot[holder] == NOWHERE or cell(s, holder) != gate:
            return False
        if not s.walls.is_laid(GRID.beyond(gate, side)):
            s.walls = s.walls.close_border(gate, side, OPEN_END)
        s.push(Triggered(0, gate))
        return True

    def escapes(self, s: Caverns, seat: int) -> bool:
        """Who leads Tobin waits for him."""
        alone = s.holder[TOBIN] != seat or share_tile(s, TOBIN, seat)
        return at_exit(s, seat) and alone

    def turn_ended(self, s: Caverns, seat: int) -> None:
        self.busy = self.busy or s.laid != NOT_LAID

    def round_ended(self, s: Caverns) -> None:
        """A round in which no hero laid a tile costs a time token."""
        s.clock -= int(not self.busy)
        self.busy = False

    def is_won(self, s: Caverns) -> bool:
        return all_outside(s) and s.hp[TOBIN] > 0

    def lost(self, s: Caverns) -> str:
        beaten, late = s.adventure.defeats
        if has_joined(s) and s.hp[TOBIN] == 0:
            return beaten.id
        return late.id if s.clock <= 0 else ""

    def marks(self, s: Caverns, figure: int) -> list[str]:
        return ["pulled"] if self.pulled and figure == LEVER else []

    def ways_out(self, s: Caverns) -> list[Aim]:
        return [*super().ways_out(s), (destinations.TASK, gate(s))]

    def arrivals(self, s: Caverns, seat: int) -> tuple[int, ...]:
        return (*super().arrivals(s, seat), *(gate(s) if s.holder[CHART] == seat else ()))

    def wants(self, s: Caverns, seat: int, prop: int) -> bool:
        """The Chart is wanted once the Gate is there."""
        return prop != CHART or is_in_play(s, GATE)

    def ward(self, s: Caverns) -> int:
        return TOBIN if s.spot[TOBIN] != NOWHERE else NO_FIGURE

    def hurry(self, s: Caverns) -> int:
        return self.time(s.seats) - s.clock

    def uses_left(self) -> bool:
        """The Key opens nothing else."""
        return not self.pulled

    def errands(self) -> int:
        return int(self.pulled)


def key_lever_chart(s: Caverns) -> KeyLeverChart:
    """The page, with its own numbers."""
    assert isinstance(s.page, KeyLeverChart)
    return s.page
