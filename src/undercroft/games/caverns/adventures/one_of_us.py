"""One of Us: one hero is false, and nobody but he knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from undercroft.crawl.decision import always
from undercroft.games.caverns.actions.cards import attack_slot
from undercroft.games.caverns.adventures.page import Aim, Page, PageVerb
from undercroft.games.caverns.bot.destinations import OUT, beside
from undercroft.games.caverns.bot.walking import FAR, steps_to
from undercroft.games.caverns.combat.damage import BY_CARD, Harm, heal, pass_queue
from undercroft.games.caverns.combat.modifiers import speed
from undercroft.games.caverns.content.card_stats import name_of
from undercroft.games.caverns.effects.refs import space
from undercroft.games.caverns.map.distances import adjacent, share_tile
from undercroft.games.caverns.map.figures import heroes, is_gone, is_hero, is_standing
from undercroft.games.caverns.map.geometry import LADDER, marked
from undercroft.games.caverns.notation import (
    FIGURE,
    FIRST_PROP,
    FIRST_ROLE,
    NOTATION,
    TOKEN_STACK,
    numbers,
)
from undercroft.games.caverns.phases.endings import finish
from undercroft.games.caverns.phases.hero_turn import Actions, HeroAction, has_attack
from undercroft.games.caverns.phases.villains import is_in_play
from undercroft.games.caverns.scene.decision import figure_of, on_figure
from undercroft.games.caverns.state import NO_CARD, NO_FIGURE, Caverns
from undercroft.kernel.chance import Draw, Show
from undercroft.kernel.checks import check
from undercroft.kernel.events import Said
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, field
from undercroft.kernel.moves import HIDDEN, Move, Verb
from undercroft.kernel.outcome import Prompt
from undercroft.kernel.play import seat_name
from undercroft.kernel.stacks import EVERYONE, Stack
from undercroft.kernel.zones import Zone

CROWN: Final = FIRST_PROP
TRUE, FALSE = numbers("token-true", "token-false")
ACCUSE: Final = NOTATION.verb("accuse", FIGURE)
REVEAL: Final = NOTATION.verb("reveal")
CONFESSED, ACCUSED, CLAIMED = range(3)
"""Why a role is shown: by choice, on an accusation, or because its hero brings the Crown."""

SURE: Final = 2.0
UNSURE: Final = -3.0
READY: Final = 1.0
PATIENT: Final = -1.0
WEAK: Final = 3
"""What a bot thinks of pointing at somebody, and of showing that he is false."""


def is_shown(s: Caverns, seat: int) -> bool:
    """Whether everybody knows the role of a seat."""
    return s.zones[FIRST_ROLE + seat].seats == (EVERYONE,)


def others(s: Caverns) -> tuple[int, ...]:
    """All but the revealed hero."""
    return tuple([seat for seat in range(s.seats) if seat != s.page.villainous_hero()])


def turn_false(s: Caverns, seat: int) -> None:
    """A villainous hero is a new team without experience, with a surge of his own.

    [CV-COMPET-03]
    """
    page = one_of_us(s)
    page.traitor = seat
    s.team[seat] = len(s.pile)
    s.pile.append(())
    s.surges.append(min(page.term("reveal-surges"), max(0, s.options.surge_cap - sum(s.surges))))
    heal(s, seat, page.term("reveal-hp"))
    pass_queue(s, seat)
    if s.listening:
        s.emit(Said(text=f"{name_of(s, seat)} is false", rules=("CV-COMPET-08",)))


class Confessing(Frame[Caverns]):
    """A hero may show that he is false; a true one can only go on. [CV-COMPET-14]"""

    NAME = "confessing"
    who: int = field(INT)

    def seat(self, s: Caverns) -> int:
        return self.who

    def legal(self, s: Caverns) -> list[Move]:
        role = s.zones[FIRST_ROLE + self.who].cards[0]
        moves = [REVEAL(self.who)] if role in (FALSE, HIDDEN) else []
        return [*moves, NOTATION.passes(self.who)]

    def apply(self, s: Caverns, move: Move) -> None:
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
    who: int = field(INT)
    why: int = field(INT)
    by: int = field(INT, default=NO_FIGURE)
    next: int = field(INT, default=NO_FIGURE, init=False)
    role: int = field(INT, default=NO_CARD, init=False)

    def advance(self, s: Caverns) -> bool:
        if self.role == NO_CARD:
            s.push(Show(FIRST_ROLE + (self.who if self.next == NO_FIGURE else self.next)))
        elif self.role == FALSE:
            self.expose(s)
        elif self.why == CLAIMED:
            self.look_on(s)
        else:
            s.pop()
            s.push(Harm(self.by, s.page.term("false-accusation"), NO_FIGURE, BY_CARD))
        return False

    def on_answer(self, s: Caverns, value: int) -> None:
        self.role = value

    def expose(self, s: Caverns) -> None:
        """The False hero is found: too late if a true one has brought the Crown."""
        if self.next == NO_FIGURE:
            s.pop()
            turn_false(s, self.who)
        else:
            one_of_us(s).traitor = self.next
            finish(s, s.adventure.objective.id, others(s))

    def look_on(self, s: Caverns) -> None:
        """A true hero has won; who is the False one among those not shown yet?"""
        left = [seat for seat in range(s.seats) if not is_shown(s, seat)]
        self.next = left[0]
        self.role = NO_CARD


@check("CV-COMPET-14", "the False hero is known")
def may_accuse(s: Caverns, _move: Move) -> int:
    """Nobody is accused once the False hero is revealed. [CV-COMPET-14]"""
    return int(s.page.villainous_hero() != NO_FIGURE)


@check("CV-COMPET-14", "only a hero on your tile who has shown no role can be accused")
def is_suspect(s: Caverns, move: Move) -> int:
    """Another hero of the own tile is accused, whose role is hidden. [CV-COMPET-14]"""
    near = [f for f in heroes(s) if f != move.seat and share_tile(s, f, move.seat)]
    return int(move.args[0] not in [f for f in near if not is_shown(s, f)])


class Accusing(HeroAction):
    """Instead of an attack a hero accuses one of his tile, who shows his role. [CV-COMPET-14]"""

    TOUCHED = "fig"

    def candidates(self, s: Caverns, turn: Actions) -> list[Move]:
        if s.page.villainous_hero() != NO_FIGURE or not turn.can_attack():
            return []
        return ACCUSE.each(turn.who, heroes(s))

    def is_meant(self, s: Caverns, turn: Actions, value: int) -> bool:
        return is_hero(value) and value != turn.who

    def do(self, s: Caverns, turn: Actions, move: Move) -> None:
        attack_slot(s, turn, NO_CARD)
        s.push(Unmasking(move.args[0], ACCUSED, turn.who))


# ---- what a bot thinks of it ---------------------------------------------------------------------


def accusation(s: Caverns, move: Move) -> float:
    """Only who must be the False hero, and has the Crown, is worth an accusation."""
    seat, accused = move.seat, move.args[0]
    hidden = [f for f in range(s.seats) if f != seat and not is_shown(s, f)]
    return SURE if hidden == [accused] and s.holder[CROWN] == accused else UNSURE


def confession(s: Caverns, move: Move) -> float:
    """The False hero shows himself when the others are spent, or the ladder is near."""
    seat = move.seat
    others = [f for f in range(s.seats) if f != seat]
    spent = s.surges[s.team[seat]] == 0 and min(s.hp[f] for f in others) <= WEAK
    return READY if spent or can_climb(s, seat) else PATIENT


def can_climb(s: Caverns, seat: int) -> bool:
    """Whether a hero with the Crown reaches the ladder in this turn."""
    if s.holder[CROWN] != seat:
        return False
    way = steps_to(s.walls, tuple(marked(s.walls, LADDER)))
    return way.get(s.spot[seat], FAR) - 1 <= 2 * speed(s, seat)


# ---- the page ------------------------------------------------------------------------------------


class OneOfUs(Page):
    """True heroes carry the Crown to the ladder; the False one wants it for himself.

    `traitor` is the False hero once all know him.
    """

    ID = "adv-12"
    TERMS = ("traitors", "false-accusation", "reveal-hp", "reveal-surges")
    traitor: int = field(INT, default=NO_FIGURE)
    FRAMES: ClassVar[tuple[type[Frame[Any]], ...]] = (Confessing, Unmasking)
    ACTIONS: ClassVar[tuple[HeroAction, ...]] = (
        Accusing(ACCUSE, has_attack, may_accuse, is_suspect),
    )
    VERBS: ClassVar[Mapping[Verb, PageVerb]] = {
        ACCUSE: PageVerb(on_figure("accuse"), figure_of, accusation),
        REVEAL: PageVerb(always("show your role"), None, confession),
    }
    HELP: ClassVar[Mapping[str, tuple[str, str]]] = {
        "zone:role-": ("CV-COMPET-14", "a role is seen by its owner alone until it is shown")
    }

    def validate(self, s: Caverns) -> list[str]:
        is_there = NO_FIGURE <= self.traitor < s.seats
        return [] if is_there else [f"the False hero cannot be the hero {self.traitor}"]

    def mode(self) -> str:
        return "traitor"

    def set_up(self, s: Caverns) -> None:
        """Every seat has a role that only its owner sees. [CV-COMPET-14]"""
        false = self.term("traitors")
        s.stacks[TOKEN_STACK] = Stack.of([TRUE] * (s.seats - false) + [FALSE] * false)
        s.zones = [Zone() for _ in range(1 + s.seats)]
        s.homes = [TOKEN_STACK] * len(s.zones)
        s.owners = [0, *(1 << seat for seat in range(s.seats))]
        for seat in reversed(range(s.seats)):
            s.push(Draw(TOKEN_STACK, 0, FIRST_ROLE + seat, 1 << seat))

    def hero_phase_began(self, s: Caverns, seat: int) -> None:
        """With the Hall in play an unrevealed hero is asked, whatever his role."""
        hall = s.adventure.props[0].tile
        if self.traitor == NO_FIGURE and is_in_play(s, hall) and not is_shown(s, seat):
            s.push(Confessing(seat))

    def hero_phase_ended(self, s: Caverns, seat: int) -> None:
        """A hero who holds the Crown next to the ladder claims it."""
        ladder = space(marked(s.walls, LADDER)[0])
        if s.holder[CROWN] != seat or not is_standing(s, seat) or not adjacent(s, seat, ladder):
            return
        if seat == self.traitor:
            finish(s, s.adventure.defeats[0].id, (seat,))
        elif self.traitor != NO_FIGURE:
            finish(s, s.adventure.objective.id, others(s))
        else:
            s.push(Unmasking(seat, CLAIMED))

    def rivals(self, s: Caverns, seat: int) -> tuple[int, ...]:
        """Once revealed the False hero may attack all others, and they him, but nobody who lies."""
        if self.traitor == NO_FIGURE:
            return ()
        others = [f for f in heroes(s) if f != seat and self.traitor in (f, seat)]
        return tuple([f for f in others if is_standing(s, f)])

    def spent(self, s: Caverns) -> tuple[str, tuple[int, ...]]:
        """After his revealing the False hero wins when the others are spent, unless he is out.

        Who lies at 0 HP or is swallowed is still in the game.
        """
        if self.traitor == NO_FIGURE or is_gone(s, self.traitor):
            return super().spent(s)
        return s.adventure.defeats[1].id, (self.traitor,)

    def villainous_hero(self) -> int:
        return self.traitor

    def zone_name(self, s: Caverns, at: int) -> str:
        return f"Role of {seat_name(s, at - 1)}" if at else super().zone_name(s, at)

    def aims(self, s: Caverns, seat: int, objects: list[Aim]) -> list[Aim]:
        """Who carries the Crown goes to the ladder."""
        if s.holder[CROWN] != seat:
            return objects
        return [(OUT, beside(s, marked(s.walls, LADDER))), *objects]

    def bearer(self, s: Caverns) -> int:
        return s.holder[CROWN]


def one_of_us(s: Caverns) -> OneOfUs:
    """The page, with its own numbers."""
    assert isinstance(s.page, OneOfUs)
    return s.page
