"""The Four Cracks: fissures to close, and what comes out of the last."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from undercroft.games.caverns.adventures.page import Page
from undercroft.games.caverns.content.page_schema import Prop
from undercroft.games.caverns.content.tables import EDGES
from undercroft.games.caverns.effects import refs
from undercroft.games.caverns.map.distances import taken
from undercroft.games.caverns.map.figures import (
    fissure_way,
    is_hero,
    is_prop,
    monsters,
    prop_of,
    targetable,
)
from undercroft.games.caverns.map.geometry import side_squares
from undercroft.games.caverns.phases.choices import Aside
from undercroft.games.caverns.phases.encounters import EncounterDraw
from undercroft.games.caverns.phases.endings import finish
from undercroft.games.caverns.phases.monsters import Spawn
from undercroft.games.caverns.phases.treasures import TreasureDraw
from undercroft.games.caverns.phases.villains import enter, has_entered, is_beaten, on_patch
from undercroft.games.caverns.scene.tracks import track
from undercroft.games.caverns.state import NO_FIGURE, Caverns
from undercroft.kernel.chance import D20, Roll
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, field
from undercroft.kernel.scene import Track

VEILED: Final = "lirashe-veiled"
EDGES_WITH_FISSURES: Final = tuple(edge for edge in EDGES if edge.fissure)


def fissures(s: Caverns) -> list[int]:
    """The fissures that are open."""
    return [f for f in targetable(s) if fissure_way(s, f) is not None]


def stirring(s: Caverns, number: int) -> int:
    """The open fissure whose range holds a number, or nobody. [CV-CAVE-09]"""
    for figure in fissures(s):
        edge = next(edge for edge in EDGES if edge.id == prop_of(s, figure).id)
        if edge.fissure and edge.fissure.low <= number <= edge.fissure.high:
            return figure
    return NO_FIGURE


def mouth(s: Caverns, figure: int) -> list[int]:
    """Where a villain comes out of a fissure: at its side, else on its tile. [CV-CAVE-10]"""
    way = fissure_way(s, figure)
    assert way is not None
    full = taken(s)
    along = [p for p in side_squares(s.walls, way) if p not in full]
    return along or on_patch(s, way[0])


class Stirring(Frame[Caverns]):
    """A roll says which fissure stirs: a monster comes out, or if closed an encounter.

    [CV-CAVE-09] [CV-CAVE-11]
    """

    NAME = "stirring"
    who: int = field(INT)

    def advance(self, s: Caverns) -> bool:
        s.push(Roll(D20))
        return False

    def on_answer(self, s: Caverns, value: int) -> None:
        s.pop()
        figure = stirring(s, value)
        way = fissure_way(s, figure) if figure != NO_FIGURE else None
        if way is None:
            s.push(EncounterDraw(self.who))
        else:
            s.push(Spawn(self.who, refs.edge(way)))


class FourCracks(Page):
    """Fissures stir in the place of encounters; with the third closed Lirashe comes."""

    ID = "adv-06"
    TERMS = ("closed-before-villain", "crowd", "crowd-each")
    FRAMES: ClassVar[tuple[type[Frame[Any]], ...]] = (Stirring,)

    def objects(self) -> tuple[Prop, ...]:
        """Fissures stand at their sides."""
        cave = self.adventure.cave
        assert cave is not None
        return tuple(
            [
                Prop(edge.id, edge.name, "", "", stays=True, ac=cave.ac, hp=cave.hp)
                for edge in EDGES_WITH_FISSURES
            ]
        )

    def replaces_draw(self, s: Caverns, seat: int) -> bool:
        s.push(Stirring(seat))
        return True

    def defeated(self, s: Caverns, figure: int, by: int) -> None:
        """Closing a fissure draws a treasure, outside the limit. [CV-CAVE-08]"""
        if not is_prop(figure):
            return
        left = fissures(s)
        s.push(Aside())
        s.push(TreasureDraw(by if is_hero(by) else s.active))
        closed = len(EDGES_WITH_FISSURES) - len(left)
        if closed == self.term("closed-before-villain") and not has_entered(s, VEILED):
            s.push(Aside())
            enter(s, VEILED, mouth(s, left[0]))

    def turn_ended(self, s: Caverns, seat: int) -> None:
        """Too many monsters at the end of a turn are the end."""
        if len(monsters(s)) > self.term("crowd") + self.term("crowd-each") * s.seats:
            finish(s, s.adventure.defeats[0].id, ())

    def is_won(self, s: Caverns) -> bool:
        return is_beaten(s, VEILED) and not fissures(s)

    def tracks(self, s: Caverns) -> list[Track]:
        """How many fissures are closed."""
        most = len(EDGES_WITH_FISSURES)
        return [track("fissures closed", most - len(targetable(s)), most)]
