"""Activations: villains, all monsters of one name, traps and allies act."""

from __future__ import annotations

from typing import Final

from undercroft.crawl.effects import Resolve
from undercroft.games.caverns.content.card_stats import ally_of, name_of
from undercroft.games.caverns.content.stat_ids import CARD_OF, LIBRARY
from undercroft.games.caverns.content.tables import MONSTERS, VILLAINS
from undercroft.games.caverns.effects.vocabulary import Activate, Tactics
from undercroft.games.caverns.map.figures import allies, is_monster, is_villain
from undercroft.games.caverns.notation import ACTIVATE, FIRST_KIND, FIRST_MONSTER, card_at
from undercroft.games.caverns.phases.choices import (
    ALIKE,
    CHOSEN,
    FIRST,
    after,
    has_halted,
    matters,
    settle,
)
from undercroft.games.caverns.scene.events import Acts
from undercroft.games.caverns.state import NOWHERE, Caverns
from undercroft.kernel.events import Said
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, ROW, field
from undercroft.kernel.moves import Move
from undercroft.kernel.outcome import Prompt

PINNED: Final = 1
SPENT: Final = 2
"""A villain that has lost an activation cannot be pinned before it has acted."""


def tactics_of(s: Caverns, figure: int) -> str:
    """The id under which a figure's tactics stand."""
    if is_monster(figure):
        return MONSTERS[s.kind[figure]].id
    return VILLAINS[s.kind[figure]].id if is_villain(figure) else ally_of(figure).id


def tactics_node(id_: str) -> int:
    """The node of tactics, which may be a step of an ally's card; -1 where there are none."""
    steps = LIBRARY.steps(id_)
    return next((node for node in steps if isinstance(LIBRARY.effects[node], Tactics)), -1)


def called_by(s: Caverns) -> str:
    """The card that lets a figure act besides its turn, as the log names it."""
    nodes = [frame.node for frame in s.frames if isinstance(frame, Resolve)]
    calls = [node for node in nodes if isinstance(LIBRARY.effects[node], Activate)]
    return f", called by {card_at(CARD_OF[calls[-1]]).name}" if calls else ""


class Activation(Frame[Caverns]):
    """One figure acts by its tactics, unless it is pinned. [CV-COND-12] [CV-MON-29]"""

    NAME = "activation"
    figure: int = field(INT)
    begun: int = field(INT, init=False)

    def advance(self, s: Caverns) -> bool:
        if self.begun or s.spot[self.figure] == NOWHERE:
            s.pop()
        elif s.pinned[self.figure] == PINNED:
            self.lie_still(s)
        else:
            # Set before the tactics are read: they are a frame above, and then this one is over.
            self.begun = 1
            self.act(s)
        return False

    def lie_still(self, s: Caverns) -> None:
        """A pinned figure does nothing and loses its token. [CV-COND-12] [CV-A-50]"""
        s.pinned[self.figure] = SPENT if is_villain(self.figure) else 0
        if s.listening:
            s.emit(Said(text=f"{name_of(s, self.figure)} is pinned", rules=("CV-COND-12",)))
        s.pop()

    def act(self, s: Caverns) -> None:
        """The tactics are read from the top. [CV-VILLAIN-06]"""
        s.pinned[self.figure] = 0
        if s.listening:
            s.emit(Acts(figure=s.figure_id(self.figure), by=called_by(s), rules=("CV-MON-10",)))
        node = tactics_node(tactics_of(s, self.figure))
        if node >= 0:
            s.EFFECTS.start_at(s, node, self.figure)


class Rousing(Frame[Caverns]):
    """Several figures act, in the order the active player wants. [CV-TURN-04]"""

    NAME = "rousing"
    left: tuple[int, ...] = field(ROW)

    def standing(self, s: Caverns) -> list[int]:
        """Those that have not acted and are still there."""
        return [f for f in self.left if s.spot[f] != NOWHERE]

    def advance(self, s: Caverns) -> bool:
        figures = self.standing(s)
        if len(figures) > 1 and s.options.asks_ties and not s.is_trial and self.order_matters(s):
            return True
        if figures:
            settle(s, tuple(figures), figures[0], ALIKE if s.options.asks_ties else FIRST)
            self.rouse(s, figures[0])
        else:
            s.pop()
        return False

    def order_matters(self, s: Caverns) -> bool:
        """Whether it makes a difference who is first: not if all act without dice or questions."""
        moves, over = self.legal(s), len(s.frames) - 1
        return not has_halted(after(s, moves[0], over)) or matters(s, moves, over)

    def rouse(self, s: Caverns, figure: int) -> None:
        """Activate one of the figures that still wait."""
        # Taken out first: when it has acted, the next of those left is due.
        self.left = tuple([f for f in self.left if f != figure])
        s.push(Activation(figure))

    def seat(self, s: Caverns) -> int:
        return s.active

    def legal(self, s: Caverns) -> list[Move]:
        return ACTIVATE.each(s.active, self.standing(s))

    def apply(self, s: Caverns, move: Move) -> None:
        settle(s, tuple(self.standing(s)), move.args[0], CHOSEN)
        self.rouse(s, move.args[0])

    def prompt(self, s: Caverns) -> Prompt:
        return Prompt("Who acts next?", ("CV-TURN-04",))


class SameName(Rousing):
    """Every monster of a name acts, one after the other. [CV-VILL-06] [CV-VILL-07]

    [CV-A-24]
    """

    NAME = "same-name"
    kind: int = field(INT)

    def standing(self, s: Caverns) -> list[int]:
        return [f for f in super().standing(s) if s.kind[f] == self.kind]

    def prompt(self, s: Caverns) -> Prompt:
        return Prompt(f"Which {MONSTERS[self.kind].name} acts next?", ("CV-VILL-07",))


def rouse_all(s: Caverns, card: int) -> None:
    """Every figure of the kind on a monster card acts. [CV-VILL-06]"""
    kind = card - FIRST_KIND
    s.push(SameName(named(s, kind), kind))


def named(s: Caverns, kind: int) -> tuple[int, ...]:
    """All figures of a kind on the board. [CV-DEF-06] [CV-A-55]"""
    there = range(FIRST_MONSTER, len(s.spot))
    return tuple([f for f in there if s.spot[f] != NOWHERE and s.kind[f] == kind])


def spring(s: Caverns, seat: int, card: int) -> None:
    """A trap is activated and does what it says. [CV-TRAP-03] [CV-TRAP-11] [CV-A-75]"""
    s.EFFECTS.start(s, card_at(card).id, seat)


def ally_turns(s: Caverns, seat: int) -> None:
    """The allies of a seat act at the end of its Exploration Phase. [CV-ALLY-04] [CV-EXPL-09]

    [CV-A-40]
    """
    own = [figure for figure in allies(s) if s.holder[figure] == seat]
    if own:
        s.push(Rousing(tuple(own)))
