"""Three Lamps: light has to burn on three tiles before the oil is spent."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from undercroft.crawl.log import tell_of
from undercroft.games.caverns.actions.cards import attack_slot
from undercroft.games.caverns.adventures.page import Aim, Page, PageVerb
from undercroft.games.caverns.bot import destinations, hero_turns
from undercroft.games.caverns.effects import refs
from undercroft.games.caverns.map.distances import cell
from undercroft.games.caverns.map.geometry import floors, laid
from undercroft.games.caverns.notation import NOTATION
from undercroft.games.caverns.phases.hero_turn import Actions, HeroAction, has_attack
from undercroft.games.caverns.scene.tracks import track
from undercroft.games.caverns.state import NO_CARD, Caverns
from undercroft.kernel.chance import D20, Roll
from undercroft.kernel.checks import check
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, ROW, field
from undercroft.kernel.moves import Move, Verb
from undercroft.kernel.outcome import Prompt
from undercroft.kernel.scene import Track

LIGHT: Final = NOTATION.verb("light", refs.CELL)
SNUFF: Final = NOTATION.verb("snuff")


@check("CV-OBJ-01", "you are not on that tile")
def is_here(s: Caverns, move: Move) -> int:
    """A lamp is lit on the hero's own tile."""
    return int(refs.cell_of(move.args[0]) != cell(s, move.seat))


@check("CV-OBJ-01", "a lamp burns there already")
def is_dark(s: Caverns, move: Move) -> int:
    """One lamp burns on a tile."""
    return int(refs.cell_of(move.args[0]) in three_lamps(s).lit)


class Lighting(HeroAction):
    """Instead of an attack a hero lights a lamp on his tile."""

    TOUCHED = "tile"

    def candidates(self, s: Caverns, turn: Actions) -> list[Move]:
        return LIGHT.each(turn.who, [refs.tile(cell(s, turn.who))])

    def do(self, s: Caverns, turn: Actions, move: Move) -> None:
        attack_slot(s, turn, NO_CARD)
        s.push(Catching(turn.who, refs.cell_of(move.args[0])))


class Catching(Frame[Caverns]):
    """A roll says whether the lamp catches fire; who lit it may snuff it out again."""

    NAME = "catching"
    who: int = field(INT)
    where: int = field(INT)
    die: int = field(INT, init=False)

    def advance(self, s: Caverns) -> bool:
        if not self.die:
            s.push(Roll(D20))
        elif self.die >= s.page.term("catches"):
            return True
        else:
            s.pop()
        return False

    def on_answer(self, s: Caverns, value: int) -> None:
        self.die = value

    def seat(self, s: Caverns) -> int:
        return self.who

    def legal(self, s: Caverns) -> list[Move]:
        return [SNUFF(self.who), NOTATION.passes(self.who)]

    def apply(self, s: Caverns, move: Move) -> None:
        s.pop()
        if move.verb is not SNUFF:
            page = three_lamps(s)
            page.lit = (*page.lit, self.where)
            tell_of(s, self.who, "lights a lamp", "CV-OBJ-01")

    def prompt(self, s: Caverns) -> Prompt:
        return Prompt("Does the lamp burn on?")


class ThreeLamps(Page):
    """Every round costs a time token; the third lamp wins."""

    ID = "adv-14"
    TERMS = ("lamps", "catches")
    lit: tuple[int, ...] = field(ROW)
    FRAMES: ClassVar[tuple[type[Frame[Any]], ...]] = (Catching,)
    ACTIONS: ClassVar[tuple[HeroAction, ...]] = (Lighting(LIGHT, has_attack, is_here, is_dark),)
    VERBS: ClassVar[Mapping[Verb, PageVerb]] = {
        LIGHT: PageVerb(lambda _s, _move: "light a lamp here", None, hero_turns.task),
        SNUFF: PageVerb(lambda _s, _move: "snuff it out", None, lambda _s, _move: -1.0),
    }
    HELP: ClassVar[Mapping[str, tuple[str, str]]] = {
        "track:lamps": ("CV-OBJ-01", "a lamp burns until the end")
    }

    def round_ended(self, s: Caverns) -> None:
        s.clock -= 1

    def is_won(self, s: Caverns) -> bool:
        return len(self.lit) >= self.term("lamps")

    def lost(self, s: Caverns) -> str:
        return self.adventure.defeats[0].id if s.clock <= 0 else ""

    def tracks(self, s: Caverns) -> list[Track]:
        return [track("lamps", len(self.lit), self.term("lamps"))]

    def aims(self, s: Caverns, seat: int, objects: list[Aim]) -> list[Aim]:
        dark = [p for c in laid(s.walls) if c not in self.lit for p in floors(s.walls)[c]]
        return [*objects, (destinations.TASK, tuple(dark))]

    def progress(self) -> float:
        return float(len(self.lit))


def three_lamps(s: Caverns) -> ThreeLamps:
    """The page, with its own numbers."""
    assert isinstance(s.page, ThreeLamps)
    return s.page
