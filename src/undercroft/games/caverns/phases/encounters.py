"""Encounters: drawn, perhaps cancelled, then a curse, an event, an attack or a trap."""

from __future__ import annotations

from undercroft.crawl.log import say, tell_of
from undercroft.games.caverns.combat.modifiers import enforce, lift
from undercroft.games.caverns.combat.reactions import open_window
from undercroft.games.caverns.content.card import EncounterKind
from undercroft.games.caverns.content.card_text import card_text
from undercroft.games.caverns.effects.vocabulary import Drew
from undercroft.games.caverns.effects.vocabulary.terms import Drawn
from undercroft.games.caverns.map.distances import cell, tile_name
from undercroft.games.caverns.notation import CANCEL, ENCOUNTER_DECK, NOTATION, encounter_at
from undercroft.games.caverns.phases.decks import discard, draw
from undercroft.games.caverns.phases.experience import COST, Paying, purse
from undercroft.games.caverns.state import NO_CARD, NOWHERE, Caverns
from undercroft.kernel.events import Cue
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, field
from undercroft.kernel.moves import Move
from undercroft.kernel.outcome import Prompt

"""How many encounter cards one turn can bring."""

BEGIN, DRAWING, SHOWN, REACT, RESOLVE, DONE = range(6)


class EncounterDraw(Frame[Caverns]):
    """One encounter card of a seat, from its draw to its discard. [CV-ENC-01]"""

    NAME = "encounter-draw"
    who: int = field(INT)
    card: int = field(INT, default=NO_CARD, init=False)
    phase: int = field(INT, default=BEGIN, init=False)
    cancelled: int = field(INT, init=False)
    paying: int = field(INT, init=False)

    def advance(self, s: Caverns) -> bool:
        if self.phase == BEGIN:
            self.begin(s)
        elif self.phase == SHOWN:
            if self.is_offered(s):
                return True
            self.phase = REACT
        elif self.phase == REACT:
            # Left before the window opens: a reaction may cancel the card that is resolved next.
            self.phase = RESOLVE
            self.react(s)
        elif self.phase == RESOLVE:
            self.phase = DONE
            self.resolve(s)
        else:
            self.end(s)
        return False

    def begin(self, s: Caverns) -> None:
        """The card is drawn, if there is one and the chain goes on."""
        # Set before chance is asked: the card is told to this phase.
        self.phase = DRAWING
        if is_chain_over(s) or not draw(s, ENCOUNTER_DECK):
            s.pop()

    def is_offered(self, s: Caverns) -> bool:
        """Right after the draw, before any part of it happens, it may be cancelled. [CV-XP-04]

        [CV-ENC-06]
        """
        return purse(s, self.who) >= COST

    def on_answer(self, s: Caverns, value: int) -> None:
        if self.phase == DRAWING:
            self.card = value
            self.phase = SHOWN
            s.encounters += 1
            if s.listening:
                face = encounter_at(value)
                shows = Cue(kind="card", target=f"card:{face.id}")
                say(s, f"Encounter: {face.name}. {card_text(face)}", "CV-ENC-01", shows=shows)
        elif self.paying:
            self.paying = 0
            self.cancelled = value
            say(s, f"{encounter_at(self.card).name} is cancelled", "CV-XP-04")

    def react(self, s: Caverns) -> None:
        """Cards that cancel it are used before any part of it happens."""
        if self.cancelled:
            return
        open_window(s, Drew, self.who, self.who, Drawn.ENCOUNTER)
        if encounter_at(self.card).kind == EncounterKind.TRAP:
            open_window(s, Drew, self.who, self.who, Drawn.TRAP)

    def resolve(self, s: Caverns) -> None:
        """What the card says to its drawer, down or not, by its kind. [CV-ENC-02] [CV-ENC-03]

        [CV-ENC-09]
        """
        face = encounter_at(self.card)
        if self.cancelled:
            return
        if face.kind == EncounterKind.CURSE:
            curse(s, self.who, self.card)
        elif face.kind == EncounterKind.TRAP:
            set_trap(s, self.who, self.card)
        else:
            s.EFFECTS.start(s, face.id, self.who)

    def end(self, s: Caverns) -> None:
        """The card is over and done with."""
        s.pop()
        self.put_away(s)

    def put_away(self, s: Caverns) -> None:
        """Events are discarded, also those without effect; curses and traps stay. [CV-ENC-04]

        [CV-ENC-08]
        """
        kept = self.card in s.curses[self.who] or self.card in s.queue[self.who]
        if not kept:
            discard(s, self.card)

    def seat(self, s: Caverns) -> int:
        """The active hero has the last word on experience, were he down. [CV-XP-02] [CV-COMPET-04]

        [CV-DEF-14]
        """
        return s.active

    def legal(self, s: Caverns) -> list[Move]:
        return [CANCEL(s.active), NOTATION.passes(s.active)]

    def apply(self, s: Caverns, move: Move) -> None:
        self.phase = REACT
        if move.verb is CANCEL:
            # The payment is told like a card: this says which of them it is.
            self.paying = 1
            s.push(Paying(self.who, COST))

    def prompt(self, s: Caverns) -> Prompt:
        words = f"{encounter_at(self.card).name}: pay {COST} XP to cancel it?"
        return Prompt(words, ("CV-XP-04",))


def is_chain_over(s: Caverns) -> bool:
    """A chain of cards stops after five in one turn. [CV-ENC-05] [CV-A-64]"""
    return s.encounters >= s.options.encounter_chain


def curse(s: Caverns, seat: int, card: int) -> None:
    """A curse lies on the hero card as long as it says. [CV-CURSE-01] [CV-CURSE-03] [CV-A-65]"""
    if card not in s.curses[seat]:
        s.curses[seat] = (*s.curses[seat], card)
        tell_of(s, seat, f"is under the curse {encounter_at(card).name}", "CV-CURSE-01", "curse")
        enforce(s, card, seat)


def lift_curse(s: Caverns, seat: int, card: int) -> None:
    """A curse ends."""
    s.curses[seat] = tuple([c for c in s.curses[seat] if c != card])
    tell_of(s, seat, f"is rid of the curse {encounter_at(card).name}", "CV-CURSE-02")
    lift(s, card)
    discard(s, card)


# ---- traps ---------------------------------------------------------------------------------------


def set_trap(s: Caverns, seat: int, card: int) -> None:
    """The marker lies on the hero's tile, the card last in his queue. [CV-TRAP-01] [CV-TRAP-02]"""
    here = cell(s, seat) if s.spot[seat] != NOWHERE else NOWHERE
    if here == NOWHERE or here in s.trap_cells:
        s.push(EncounterDraw(seat))
        return
    s.trap_cards = (*s.trap_cards, card)
    s.trap_cells = (*s.trap_cells, here)
    s.queue[seat] = (*s.queue[seat], card)
    say(s, f"{encounter_at(card).name} lies on {tile_name(s, here)}", "CV-TRAP-01")
    s.new_traps = (*s.new_traps, card)


def marked_cells(s: Caverns, card: int) -> tuple[int, ...]:
    """The tiles with markers of a trap. [CV-TRAP-07] [CV-A-60]"""
    return tuple([c for k, c in zip(s.trap_cards, s.trap_cells) if k == card])


def traps_on(s: Caverns, cell_: int) -> list[int]:
    """The trap cards with a marker on a tile."""
    return [k for k, c in zip(s.trap_cards, s.trap_cells) if c == cell_]


def end_trap(s: Caverns, card: int) -> None:
    """A trap is gone: card and markers. [CV-TRAP-05]"""
    left = [(k, c) for k, c in zip(s.trap_cards, s.trap_cells) if k != card]
    s.trap_cards = tuple([k for k, _ in left])
    s.trap_cells = tuple([c for _, c in left])
    for seat in range(s.seats):
        if card in s.queue[seat]:
            s.queue[seat] = tuple([c for c in s.queue[seat] if c != card])
            say(s, f"{encounter_at(card).name} is gone", "CV-TRAP-05")
            discard(s, card)
