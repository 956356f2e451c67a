"""One of Us: one hero is false, and nobody but he knows it."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from undercroft.games.caverns.adventures.script import SCRIPTS, Script
from undercroft.games.caverns.cave import LADDER, marked
from undercroft.games.caverns.endings import finish
from undercroft.games.caverns.entering import is_in_play
from undercroft.games.caverns.figures import heroes, is_gone, is_hero, is_standing
from undercroft.games.caverns.hero_actions import Actions, Deed, deed, has_attack
from undercroft.games.caverns.plans import Adventure
from undercroft.games.caverns.printed import name_of
from undercroft.games.caverns.state import NO_CARD, NOBODY, Caverns
from undercroft.games.caverns.things import space
from undercroft.games.caverns.using import attack_slot
from undercroft.games.caverns.whereabouts import adjacent, share_tile
from undercroft.games.caverns.words import (
    ACCUSE,
    FALSE,
    FIRST_PROP,
    FIRST_ROLE,
    REVEAL,
    SAY,
    TOKEN_STACK,
    TRUE,
)
from undercroft.games.caverns.wounds import BY_CARD, Harm, heal, pass_queue
from undercroft.kernel.chance import Draw, Show
from undercroft.kernel.checks import check
from undercroft.kernel.events import Said
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, Field, Layout
from undercroft.kernel.moves import HIDDEN, Move
from undercroft.kernel.outcome import Prompt
from undercroft.kernel.stacks import EVERYONE, Stack
from undercroft.kernel.zones import Zone

CROWN: Final = FIRST_PROP
CONFESSED, ACCUSED, CLAIMED = range(3)
"""Why a role is shown: by choice, on an accusation, or because its hero brings the Crown."""


def is_shown(s: Caverns, seat: int) -> bool:
    """Whether everybody knows the role of a seat."""
    return s.zones[FIRST_ROLE + seat].seats == (EVERYONE,)


def others(s: Caverns) -> tuple[int, ...]:
    """All but the revealed hero."""
    return tuple([seat for seat in range(s.seats) if seat != s.traitor])


class OneOfUs(Script):
    """True heroes carry the Crown to the ladder; the False one wants it for himself."""

    def set_up(self, s: Caverns) -> None:
        """Every seat has a role that only its owner sees. [CV-COMPET-14]"""
        false = s.adventure.terms.traitors
        s.stacks[TOKEN_STACK] = Stack.of([TRUE] * (s.seats - false) + [FALSE] * false)
        s.zones = [Zone() for _ in range(1 + s.seats)]
        s.homes = [TOKEN_STACK] * len(s.zones)
        s.owners = [0, *(1 << seat for seat in range(s.seats))]
        for seat in reversed(range(s.seats)):
            s.push(Draw(TOKEN_STACK, 0, FIRST_ROLE + seat, 1 << seat))

    def hero_phase_began(self, s: Caverns, seat: int) -> None:
        """With the Hall in play an unrevealed hero is asked, whatever his role."""
        hall = s.adventure.props[0].tile
        if s.traitor == NOBODY and is_in_play(s, hall) and not is_shown(s, seat):
            s.push(Confessing(seat))

    def hero_phase_ended(self, s: Caverns, seat: int) -> None:
        """A hero who holds the Crown next to the ladder claims it."""
        ladder = space(marked(s.walls, LADDER)[0])
        if s.holder[CROWN] != seat or not is_standing(s, seat) or not adjacent(s, seat, ladder):
            return
        if seat == s.traitor:
            finish(s, s.adventure.defeats[0].id, (seat,))
        elif s.traitor != NOBODY:
            finish(s, s.adventure.objective.id, others(s))
        else:
            s.push(Unmasking(seat, CLAIMED))

    def rivals(self, s: Caverns, seat: int) -> tuple[int, ...]:
        """Once revealed the False hero may attack all others, and they him, but nobody who lies."""
        if s.traitor == NOBODY:
            return ()
        others = [f for f in heroes(s) if f != seat and s.traitor in (f, seat)]
        return tuple([f for f in others if is_standing(s, f)])

    def spent(self, s: Caverns) -> tuple[str, tuple[int, ...]]:
        """After his revealing the False hero wins when the others are spent, unless he is out.

        Who lies at 0 HP or is swallowed is still in the game.
        """
        if s.traitor == NOBODY or is_gone(s, s.traitor):
            return super().spent(s)
        return s.adventure.defeats[1].id, (s.traitor,)


def turn_false(s: Caverns, seat: int) -> None:
    """A villainous hero is a new team without experience, with a surge of his own.

    [CV-COMPET-03]
    """
    terms = s.adventure.terms
    s.traitor = seat
    s.team[seat] = len(s.pile)
    s.pile.append(())
    s.surges.append(min(terms.reveal_surges, max(0, s.surge_cap - sum(s.surges))))
    heal(s, seat, terms.reveal_hp)
    pass_queue(s, seat)
    if s.heard:
        s.tell(Said(text=f"{name_of(s, seat)} is false", rules=("CV-COMPET-08",)))


class Confessing(Frame[Caverns]):
    """A hero may show that he is false; a true one can only go on. [CV-COMPET-14]"""

    NAME = "confessing"
    FIELDS: ClassVar[Layout] = (Field("who", INT, 0),)
    who: int

    def __init__(self, who: int) -> None:
        self.who = who

    def seat(self, s: Caverns) -> int:
        return self.who

    def legal(self, s: Caverns) -> list[Move]:
        role = s.zones[FIRST_ROLE + self.who].cards[0]
        found = [REVEAL(self.who)] if role in (FALSE, HIDDEN) else []
        return [*found, SAY.passes(self.who)]

    def take(self, s: Caverns, move: Move) -> None:
        s.pop()
        if move.verb is REVEAL:
            s.push(Unmasking(self.who, CONFESSED))

    def prompt(self, s: Caverns) -> Prompt:
        return Prompt("Do you show your role?", ("CV-COMPET-14",))


class Unmasking(Frame[Caverns]):
    """A role is shown to all, and what follows from it. [CV-COMPET-14]

    `next` is the seat shown after a true hero has brought the Crown, until the False one is found.
    """

    NAME = "unmasking"
    FIELDS: ClassVar[Layout] = (
        Field("who", INT, 0),
        Field("why", INT, CONFESSED),
        Field("by", INT, NOBODY),
        Field("next", INT, NOBODY),
        Field("role", INT, NO_CARD),
    )
    who: int
    why: int
    by: int
    next: int
    role: int

    def __init__(self, who: int, why: int, by: int = NOBODY) -> None:
        self.who = who
        self.why = why
        self.by = by
        self.next = NOBODY
        self.role = NO_CARD

    def advance(self, s: Caverns) -> bool:
        if self.role == NO_CARD:
            s.push(Show(FIRST_ROLE + (self.who if self.next == NOBODY else self.next)))
        elif self.role == FALSE:
            self.expose(s)
        elif self.why == CLAIMED:
            self.look_on(s)
        else:
            s.pop()
            s.push(Harm(self.by, s.adventure.terms.false_accusation, NOBODY, BY_CARD))
        return False

    def received(self, s: Caverns, value: int) -> None:
        self.role = value

    def expose(self, s: Caverns) -> None:
        """The False hero is found: too late if a true one has brought the Crown."""
        if self.next == NOBODY:
            s.pop()
            turn_false(s, self.who)
        else:
            s.traitor = self.next
            finish(s, s.adventure.objective.id, others(s))

    def look_on(self, s: Caverns) -> None:
        """A true hero has won; who is the False one among those not shown yet?"""
        left = [seat for seat in range(s.seats) if not is_shown(s, seat)]
        self.next = left[0]
        self.role = NO_CARD


@check("CV-COMPET-14", "the False hero is known")
def may_accuse(s: Caverns, _move: Move) -> int:
    """Nobody is accused once the False hero is revealed. [CV-COMPET-14]"""
    return int(s.traitor != NOBODY)


@check("CV-COMPET-14", "only a hero on your tile who has shown no role can be accused")
def is_suspect(s: Caverns, move: Move) -> int:
    """Another hero of the own tile is accused, whose role is hidden. [CV-COMPET-14]"""
    near = [f for f in heroes(s) if f != move.seat and share_tile(s, f, move.seat)]
    return int(move.args[0] not in [f for f in near if not is_shown(s, f)])


class Accusing(Deed):
    """Instead of an attack a hero accuses one of his tile, who shows his role. [CV-COMPET-14]"""

    TOUCHED = "fig"

    def belongs_to(self, page: Adventure) -> bool:
        return bool(page.terms.traitors)

    def candidates(self, s: Caverns, turn: Actions) -> list[Move]:
        if s.traitor != NOBODY or not turn.can_attack():
            return []
        return ACCUSE.over(turn.who, heroes(s))

    def is_meant(self, s: Caverns, turn: Actions, value: int) -> bool:
        return is_hero(value) and value != turn.who

    def do(self, s: Caverns, turn: Actions, move: Move) -> None:
        attack_slot(s, turn, NO_CARD)
        s.push(Unmasking(move.args[0], ACCUSED, turn.who))


ACCUSING: Final = deed(Accusing, ACCUSE, has_attack, may_accuse, is_suspect)
FRAMES: Final[tuple[type[Frame[Any]], ...]] = (Confessing, Unmasking)
SCRIPTS["adv-12"] = OneOfUs()
