"""The Exploration Phase: a tile is laid at an edge, its trigger works, a monster comes."""

from __future__ import annotations

from typing import Final

from undercroft.crawl.log import say
from undercroft.crawl.space.adjacency import neighbours
from undercroft.games.caverns.combat.modifiers import has
from undercroft.games.caverns.combat.reactions import open_window
from undercroft.games.caverns.content.card_stats import max_hp
from undercroft.games.caverns.content.page_schema import Trigger
from undercroft.games.caverns.content.schema import DoubleTile
from undercroft.games.caverns.content.tables import DOUBLE_NAMES, DOUBLES, FACES, TILE_NAMES
from undercroft.games.caverns.effects import refs
from undercroft.games.caverns.effects.vocabulary.terms import Boon, Occasion
from undercroft.games.caverns.map.distances import cell, taken
from undercroft.games.caverns.map.figures import is_down, is_gone
from undercroft.games.caverns.map.geometry import (
    GRID,
    Edge,
    attached,
    connected,
    double_fits,
    edge_squares,
    explored,
    far_half,
    laid,
    marked,
    open_edges,
    patches,
    sheltered_cell,
    turned_to,
    with_double,
    with_far,
    with_tile,
    with_tunnel,
)
from undercroft.games.caverns.notation import AT_EDGE, FIRST_PROP, FIRST_TILE, NOTATION, TILE_STACK
from undercroft.games.caverns.phases.activation import ally_turns
from undercroft.games.caverns.phases.choices import Tie
from undercroft.games.caverns.phases.monsters import Spawn
from undercroft.games.caverns.state import NOWHERE, Caverns
from undercroft.kernel.chance import Draw
from undercroft.kernel.events import Cue, Said
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import FLAG, INT, ROW, field
from undercroft.kernel.moves import Move
from undercroft.kernel.outcome import Prompt
from undercroft.kernel.stacks import Stack

TOP: Final = 0
BOTTOM: Final = -1


def edges(s: Caverns) -> tuple[Edge, ...]:
    """The unexplored edges; without tiles there are none. [CV-EDGE-04] [CV-A-16]"""
    return open_edges(s.walls) if s.stacks[TILE_STACK].size else ()


def touched(s: Caverns, seat: int) -> list[Edge]:
    """The unexplored edges a hero is on, two on a corner. [CV-EDGE-03] [CV-A-20]"""
    if not s.stacks[TILE_STACK].size:
        return []
    sides = edge_squares(s.walls).get(s.spot[seat], ())
    return [(cell(s, seat), side) for side in sides]


def within_sight(s: Caverns, seat: int) -> list[Edge]:
    """The edges a hero may choose from who explores any of his tile. [CV-EXPL-07]"""
    if not has(s, seat, Boon.CHOOSE_EDGE):
        return []
    here = cell(s, seat)
    return [edge for edge in edges(s) if edge[0] == here]


class Exploration(Frame[Caverns]):
    """A hero on an unexplored edge must explore; others go on. [CV-EXPL-01] [CV-EXPL-02]

    One tile is laid, wherever he stands then. [CV-EXPL-08]
    """

    NAME = "exploration"
    who: int = field(INT)
    step: int = field(INT, init=False)
    edge: tuple[int, ...] = field(ROW, init=False)

    def advance(self, s: Caverns) -> bool:
        if self.step == 0:
            return self.begin(s)
        self.step += 1
        if self.step == 2:
            open_window(s, Occasion.EXPLORES, self.who, self.who)
        elif self.step == 3:
            s.push(Laying((self.edge[0], self.edge[1]), TOP, counted=True))
        elif self.step == 4:
            self.populate(s)
        elif self.step == 5:
            ally_turns(s, self.who)
        else:
            s.pop()
        return False

    def populate(self, s: Caverns) -> None:
        """The new tile brings a monster. [CV-EXPL-03]"""
        s.push(Spawn(self.who, refs.tile(s.new_tile), exploring=True))

    def options(self, s: Caverns) -> list[Edge]:
        """The edges that can be explored, also by who cannot walk. [CV-EXPL-06] [CV-COND-03]"""
        absent = s.spot[self.who] == NOWHERE or is_gone(s, self.who)
        if absent or is_down(s, self.who) or s.fallen:
            return []
        return within_sight(s, self.who) or touched(s, self.who)

    def is_forced(self, s: Caverns) -> bool:
        """Whether the hero stands on an edge and must explore. [CV-EXPL-02]"""
        return bool(touched(s, self.who))

    def begin(self, s: Caverns) -> bool:
        """Only where the hero stands now counts. [CV-EXPL-05] [CV-A-14]"""
        options = self.options(s)
        if not options:
            self.step = 4
        elif len(options) == 1 and self.is_forced(s):
            self.choose(options[0])
        else:
            return True
        return False

    def choose(self, edge: Edge) -> None:
        """The edge at which the tile of this phase will lie."""
        self.edge = edge
        self.step = 1

    def seat(self, s: Caverns) -> int:
        return self.who

    def legal(self, s: Caverns) -> list[Move]:
        moves = AT_EDGE.each(self.who, [refs.edge(edge) for edge in self.options(s)])
        return moves if self.is_forced(s) else [*moves, NOTATION.passes(self.who)]

    def apply(self, s: Caverns, move: Move) -> None:
        if move.verb is NOTATION.passes:
            self.step = 4
        else:
            self.choose(refs.way_of(move.args[0]))

    def prompt(self, s: Caverns) -> Prompt:
        return Prompt("Which edge do you explore?", ("CV-EDGE-03",))


class Laying(Frame[Caverns]):
    """A tile of the stack is laid at an edge, and its trigger works; tells 1."""

    NAME = "laying"
    edge: tuple[int, ...] = field(ROW)
    end: int = field(INT)
    counted: bool = field(FLAG, default=False)
    step: int = field(INT, init=False)

    def advance(self, s: Caverns) -> bool:
        self.step += 1
        if self.step == 1 and s.stacks[TILE_STACK].size:
            s.push(Draw(TILE_STACK, self.end))
        elif self.step == 3:
            break_seal(s)
        else:
            s.new_tile = GRID.beyond(self.edge[0], self.edge[1])
            s.answer(int(self.step > 1))
        return False

    def on_answer(self, s: Caverns, value: int) -> None:
        if self.step == 1:
            self.lay(s, value - FIRST_TILE)

    def lay(self, s: Caverns, tile: int) -> None:
        """The tile lies there; only one that is explored counts for the draw. [CV-VILL-02]"""
        self.step = 2
        way = (self.edge[0], self.edge[1])
        s.walls = explored(s.walls, tile, way)
        s.new_tile = GRID.beyond(*way)
        face = FACES[tile]
        if self.counted and face.triangle is not None:
            s.laid = int(face.triangle)
        if s.listening:
            shows = Cue(kind="tile", target=f"tile:{face.id}")
            say(s, f"{face.name} is found", "CV-EXPL-02", shows=shows)
        arrive(s, tile, s.new_tile)


def arrive(s: Caverns, tile: int, cell_: int) -> None:
    """What comes with a tile: objects, its trigger. [CV-EXPL-04] [CV-A-32]"""
    lay_props(s, tile, cell_)
    for at, trigger in enumerate(s.adventure.triggers):
        if trigger.tile == FACES[tile].id and not trigger.waits:
            s.push(Triggered(at, cell_))
            return
    s.page.tile_laid(s, tile, cell_)


def break_seal(s: Caverns) -> None:
    """A sealed cave still waits for a trigger tile: it is laid apart, joined by a tunnel.

    [CV-TILE-17]
    """
    stack = s.stacks[TILE_STACK]
    awaited = [tile for tile in map(trigger_tile, s.adventure.triggers) if is_in(stack, tile)]
    if open_edges(s.walls) or not awaited or not s.page.opens_sealed_cave(s):
        return
    tile = awaited[0]
    s.stacks[TILE_STACK] = stack.drawn(place_of(stack, FIRST_TILE + tile), FIRST_TILE + tile)
    last = s.new_tile if s.new_tile != NOWHERE else laid(s.walls)[0]
    near = sheltered_cell(s.walls)
    s.walls = with_tunnel(with_tile(s.walls, near, tile, 0), last, near)
    if s.listening:
        s.emit(Said(text=f"{FACES[tile].name} is reached by a tunnel", rules=("CV-TILE-17",)))
    arrive(s, tile, near)


def trigger_tile(trigger: Trigger) -> int:
    """The number of a trigger's tile."""
    return TILE_NAMES.parse(trigger.tile)


def is_in(stack: Stack, tile: int) -> bool:
    """Whether a tile is still in the stack."""
    return FIRST_TILE + tile in stack.cards()


def place_of(stack: Stack, card: int) -> int:
    """A place of the stack at which a card may lie, for sure if anybody knows its place."""
    places = [p for p in range(stack.size) if card in stack.outcomes(p)[0]]
    return next((p for p in places if stack.outcomes(p)[0] == [card]), places[0])


def lay_props(s: Caverns, tile: int, cell_: int) -> None:
    """Objects that belong to a tile come with it. [CV-SETUP-14]"""
    figure = FIRST_PROP
    for at, prop in enumerate(s.adventure.props):
        for _ in range(prop.copies):
            if prop.tile == FACES[tile].id and s.kind[figure] == NOWHERE:
                s.kind[figure] = at
                s.hp[figure] = max_hp(s, figure)
                s.spot[figure] = prop_square(s, figure, cell_)
            figure += 1


def prop_square(s: Caverns, figure: int, cell_: int) -> int:
    """The square of an object: on its mark, or a free one beside that."""
    prop = s.adventure.props[s.kind[figure]]
    mark = s.walls.marked(cell_, prop.mark)[0]
    if not prop.beside:
        return mark
    from_here = [p for p in s.walls.passable(cell_) if GRID.distance(p, mark) == 1]
    others = {s.spot[f] for f in range(FIRST_PROP, figure)}
    return next((p for p in from_here if p not in others), mark)


def double_of(trigger: Trigger) -> DoubleTile:
    """The double tile of a trigger."""
    return with_far(DOUBLES[DOUBLE_NAMES.parse(str(trigger.attaches))], trigger.far)


class Triggered(Frame[Caverns]):
    """A trigger tile has come: a double tile behind it, what the page says, guards."""

    NAME = "triggered"
    at: int = field(INT)
    cell: int = field(INT)
    step: int = field(INT, init=False)
    guards: int = field(INT, init=False)
    tiles: tuple[int, ...] = field(ROW, init=False)

    def trigger(self, s: Caverns) -> Trigger:
        """What stands on the page."""
        return s.adventure.triggers[self.at]

    def advance(self, s: Caverns) -> bool:
        trigger = self.trigger(s)
        if self.step == 0:
            self.step = 1 if trigger.attaches else 2
            self.tiles = (self.cell, *connected(s.walls, self.cell))
        elif self.step == 1:
            self.attach(s, double_of(trigger))
        elif self.step == 2:
            self.step = 3
            page = s.page
            page.tile_laid(s, s.walls.tile(self.cell), self.cell)
            page.triggered(s, self.cell)
        elif self.guards < trigger.guards.count(s.seats):
            self.guard(s)
        else:
            s.new_tile = self.cell
            s.pop()
        return False

    def attach(self, s: Caverns, double: DoubleTile) -> None:
        """Behind an edge with two free cells, as the active player chooses. [CV-TILE-15]

        [CV-A-36]
        """
        ways = [e for e in open_edges(s.walls) if e[0] == self.cell and double_fits(s.walls, e)]
        self.step = 2
        if ways:
            values = tuple(refs.edge(way) for way in ways)
            self.step = 1
            s.push(Tie(s.active, "edge", values, f"Where does the {double.name} lie?"))
        else:
            self.lay_apart(s, double)

    def lay_apart(self, s: Caverns, double: DoubleTile) -> None:
        """No edge admits it: it lies apart, joined by a tunnel. [CV-TILE-16]"""
        near = sheltered_cell(s.walls)
        walls = with_double(s.walls, double, near, 0)
        spots = patches(walls)
        s.walls = walls.link(spots[self.cell], spots[near])
        self.reveal(s, double, near, far_half(double, near, 0))

    def on_answer(self, s: Caverns, value: int) -> None:
        if self.step != 1:
            return
        self.step = 2
        double = double_of(self.trigger(s))
        way = refs.way_of(value)
        s.walls = attached(s.walls, double, way)
        near = GRID.beyond(*way)
        self.reveal(s, double, near, far_half(double, near, turned_to(way[1])))

    def reveal(self, s: Caverns, double: DoubleTile, near: int, far: int) -> None:
        """Guards stand on the far half first; objects lie where they belong."""
        self.tiles = (far, near)
        if s.listening:
            s.emit(Said(text=f"the {double.name} is found", rules=("CV-TILE-15",)))
        for cell_ in (near, far):
            lay_props(s, s.walls.tile(cell_), cell_)

    def guard(self, s: Caverns) -> None:
        """One monster after the other, seat by seat, tile by tile."""
        seat = s.clockwise(s.active)[self.guards % s.seats]
        where = self.tiles[self.guards % len(self.tiles)]
        self.guards += 1
        s.push(Spawn(seat, refs.tile(where)))


def ladder(s: Caverns) -> int:
    """The ladder of the start tile."""
    return marked(s.walls, "L")[0]


def free_near_ladder(s: Caverns) -> list[int]:
    """The free squares next to the ladder. [CV-SETUP-15]"""
    full = taken(s)
    return [p for p in neighbours(s.walls, ladder(s)) if p not in full]
