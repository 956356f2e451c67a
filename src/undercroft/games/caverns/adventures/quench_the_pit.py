"""Quench the Pit: bowls of water, carried against time."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from undercroft.crawl.log import tell_of
from undercroft.games.caverns.actions.carry import is_carried, is_untouched
from undercroft.games.caverns.adventures.page import Aim, Page, PageVerb
from undercroft.games.caverns.bot import destinations, hero_turns
from undercroft.games.caverns.combat.modifiers import has
from undercroft.games.caverns.content.tables import FACES, TILE_NAMES
from undercroft.games.caverns.effects import refs
from undercroft.games.caverns.effects.feasible import ally_figure
from undercroft.games.caverns.effects.vocabulary.terms import Boon
from undercroft.games.caverns.map.distances import adjacent
from undercroft.games.caverns.map.exploration import free_near_ladder
from undercroft.games.caverns.map.figures import carried
from undercroft.games.caverns.map.geometry import (
    GRID,
    cell_with,
    floors,
    lowered,
    marked,
    tunnelled,
)
from undercroft.games.caverns.notation import FIGURE, NOTATION
from undercroft.games.caverns.phases.hero_turn import Actions, HeroAction
from undercroft.games.caverns.phases.monsters import Spawn
from undercroft.games.caverns.phases.villains import is_in_play, join
from undercroft.games.caverns.scene.decision import figure_of, on_figure
from undercroft.games.caverns.scene.tracks import track
from undercroft.games.caverns.state import NOWHERE, Caverns
from undercroft.kernel.checks import check
from undercroft.kernel.layout import INT, ROW, field
from undercroft.kernel.moves import Move, Verb
from undercroft.kernel.scene import Track

PIT: Final = "deep-lair-pit"
WATER: Final = "~"
DROVER: Final = ally_figure("pit-drover")
POURED: Final = 0.7
"""What a pour is worth to a bot, in points of a position."""

FILL: Final = NOTATION.verb("fill", FIGURE)
POUR: Final = NOTATION.verb("pour", FIGURE)
HAND: Final = NOTATION.verb("hand", FIGURE)


def seen_from(s: Caverns, seat: int) -> list[int]:
    """The squares next to a hero, gaps too: they are low. [CV-TILE-05]"""
    here = s.spot[seat]
    return [here + d for d in GRID.deltas[lowered(s.walls).clear[here]]]


def is_by_water(s: Caverns, seat: int) -> bool:
    """Whether a hero is next to water."""
    return any(s.walls.glyph(p) == WATER for p in seen_from(s, seat))


def is_by_pit(s: Caverns, seat: int) -> bool:
    """Whether a hero is next to the pit."""
    pit = cell_with(s.walls, TILE_NAMES.parse(PIT))
    gaps = [p for p in seen_from(s, seat) if GRID.cell_of[p] == pit]
    return any(p not in s.walls.passable(pit) for p in gaps)


@check("CV-OBJ-01", "the bowl is full already")
def is_empty(s: Caverns, move: Move) -> int:
    """Only an empty bowl is filled."""
    return int(move.args[0] in quench_the_pit(s).filled)


@check("CV-OBJ-01", "no water is next to you")
def is_at_water(s: Caverns, move: Move) -> int:
    """A bowl is filled next to water."""
    return int(not is_by_water(s, move.seat))


@check("CV-OBJ-01", "the bowl is empty")
def is_full(s: Caverns, move: Move) -> int:
    """Only a full bowl is poured out."""
    return int(move.args[0] not in quench_the_pit(s).filled)


@check("CV-OBJ-01", "the pit is not next to you")
def is_at_pit(s: Caverns, move: Move) -> int:
    """A bowl is poured into the pit from beside it."""
    return int(not (is_in_play(s, PIT) and is_by_pit(s, move.seat)))


@check("CV-ALLY-01", "no Pit Drover with free hands is next to you")
def has_drover(s: Caverns, move: Move) -> int:
    """The Pit Drover takes one bowl from a hero next to him."""
    is_there = has(s, DROVER, Boon.HOLD_BOWL) and adjacent(s, move.seat, DROVER)
    return int(not is_there or bool(carried(s, DROVER)))


class Bowl(HeroAction):
    """Something a hero does with a bowl that he carries."""

    TOUCHED = "fig"

    def candidates(self, s: Caverns, turn: Actions) -> list[Move]:
        return self.verb.each(turn.who, carried(s, turn.who))

    def is_meant(self, s: Caverns, turn: Actions, value: int) -> bool:
        return value in carried(s, turn.who)


class Filling(Bowl):
    """An empty bowl is filled next to water, free."""

    def do(self, s: Caverns, turn: Actions, move: Move) -> None:
        page = quench_the_pit(s)
        page.filled = tuple(sorted((*page.filled, move.args[0])))
        tell_of(s, turn.who, "fills a bowl", "CV-OBJ-01")


class Pouring(Bowl):
    """A full bowl is poured into the pit, free; a time token comes back."""

    def do(self, s: Caverns, turn: Actions, move: Move) -> None:
        page = quench_the_pit(s)
        page.filled = tuple([f for f in page.filled if f != move.args[0]])
        page.pours += 1
        tell_of(s, turn.who, "pours a bowl into the pit", "CV-OBJ-01")
        s.clock = min(page.time(s.seats), s.clock + 1)


class Handing(Bowl):
    """The Pit Drover holds one bowl for a hero next to him."""

    HANDLES = True

    def candidates(self, s: Caverns, turn: Actions) -> list[Move]:
        return super().candidates(s, turn) if has(s, DROVER, Boon.HOLD_BOWL) else []

    def is_meant(self, s: Caverns, turn: Actions, value: int) -> bool:
        return has(s, DROVER, Boon.HOLD_BOWL) and value in carried(s, turn.who)

    def do(self, s: Caverns, turn: Actions, move: Move) -> None:
        s.holder[move.args[0]] = DROVER
        tell_of(s, turn.who, "hands a bowl to the Pit Drover", "CV-OBJ-01")


class QuenchThePit(Page):
    """From the round after the pit was found on, monsters climb out and time runs.

    `filled` are the full bowls, `found_in` is the round in which the pit was found.
    """

    ID = "adv-13"
    TERMS = ("pours",)
    filled: tuple[int, ...] = field(ROW)
    pours: int = field(INT)
    found_in: int = field(INT, default=NOWHERE)
    ACTIONS: ClassVar[tuple[HeroAction, ...]] = (
        Filling(FILL, is_carried, is_empty, is_at_water),
        Pouring(POUR, is_carried, is_full, is_at_pit),
        Handing(HAND, is_carried, has_drover, is_untouched),
    )
    VERBS: ClassVar[Mapping[Verb, PageVerb]] = {
        FILL: PageVerb(on_figure("fill the"), figure_of, hero_turns.task, is_free=True),
        POUR: PageVerb(
            on_figure("empty the", " into the pit"), figure_of, hero_turns.task, is_free=True
        ),
        HAND: PageVerb(on_figure("hand over the"), figure_of),
    }

    def set_up(self, s: Caverns) -> None:
        """The first player controls the Pit Drover."""
        join(s, s.adventure.allies[0], s.first, free_near_ladder(s))

    def tile_laid(self, s: Caverns, tile: int, cell: int) -> None:
        """A tunnel joins the Ford and the Rune Ring when both are there."""
        ends = s.adventure.tunnels[0]
        if FACES[tile].id in ends and all(is_in_play(s, end) for end in ends):
            s.walls = tunnelled(s.walls, *ends)

    def triggered(self, s: Caverns, cell: int) -> None:
        self.found_in = s.round

    def round_ended(self, s: Caverns) -> None:
        """A round starts: a monster out of the pit, and a time token goes."""
        if self.found_in == NOWHERE:
            return
        s.clock -= 1
        s.push(Spawn(s.first, refs.tile(cell_with(s.walls, TILE_NAMES.parse(PIT)))))

    def is_won(self, s: Caverns) -> bool:
        return self.pours >= self.term_for("pours", s.seats)

    def lost(self, s: Caverns) -> str:
        return s.adventure.defeats[0].id if s.clock <= 0 else ""

    def tracks(self, s: Caverns) -> list[Track]:
        return [track("poured", self.pours, self.term_for("pours", s.seats))]

    def marks(self, s: Caverns, figure: int) -> list[str]:
        return ["full"] if figure in self.filled else []

    def aims(self, s: Caverns, seat: int, objects: list[Aim]) -> list[Aim]:
        """Water for an empty bowl, the pit for a full one."""
        held = carried(s, seat)
        if not held:
            return objects
        if not any(f in self.filled for f in held):
            return [*objects, (destinations.TASK, destinations.beside(s, marked(s.walls, WATER)))]
        pit = cell_with(s.walls, TILE_NAMES.parse(PIT))
        return [*objects, (destinations.TASK, floors(s.walls)[pit] if pit >= 0 else ())]

    def progress(self) -> float:
        return POURED * self.pours


def quench_the_pit(s: Caverns) -> QuenchThePit:
    """The page, with its own numbers."""
    assert isinstance(s.page, QuenchThePit)
    return s.page
