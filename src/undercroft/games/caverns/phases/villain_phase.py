"""The Villain Phase: the normal draw, the villains, then the queue. [CV-VILL-01]"""

from __future__ import annotations

from undercroft.crawl.log import say, tell_of
from undercroft.games.caverns.combat.modifiers import expires, spend_once, value
from undercroft.games.caverns.content.card_stats import name_of
from undercroft.games.caverns.content.schema import Feature, Triangle
from undercroft.games.caverns.content.stat_ids import FIRST_DRAW, PHASE_ENDS
from undercroft.games.caverns.effects import refs
from undercroft.games.caverns.effects.vocabulary import Starts
from undercroft.games.caverns.effects.vocabulary.terms import Custom, Occasion, Phase
from undercroft.games.caverns.map.distances import cell
from undercroft.games.caverns.map.figures import is_gone, villains
from undercroft.games.caverns.map.geometry import feature
from undercroft.games.caverns.notation import FIRST_PROP, is_monster_card
from undercroft.games.caverns.phases.activation import Activation, rouse_all, spring
from undercroft.games.caverns.phases.choices import happens
from undercroft.games.caverns.phases.decks import discard
from undercroft.games.caverns.phases.encounters import EncounterDraw
from undercroft.games.caverns.phases.endings import judge
from undercroft.games.caverns.state import NO_CARD, NOT_LAID, NOWHERE, Caverns
from undercroft.kernel.choices import Ask
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, ROW, field

START, SHELTER, SHELTERING, DRAW, VILLAINS, QUEUE = range(6)


def is_due(s: Caverns, seat: int) -> bool:
    """Whether the normal draw is made: no tile was laid, or a black one. [CV-VILL-01]"""
    if is_gone(s, seat) or not s.page.draws_encounter(s, seat):
        return False
    if value(s, seat, FIRST_DRAW + Custom.ALWAYS):
        return True
    return s.laid in (NOT_LAID, Triangle.BLACK)


def may_shelter(s: Caverns, seat: int) -> bool:
    """Whether a hero on the Snug may skip the draw, once. [CV-TILE-20] [CV-A-45]"""
    if s.spot[seat] == NOWHERE or s.sheltered[seat] >= s.options.snug_uses or not is_due(s, seat):
        return False
    return feature(s.walls, cell(s, seat)) == Feature.SNUG


class VillainPhase(Frame[Caverns]):
    """Encounter, villains, queue, whatever befalls the hero. [CV-VILL-11] [CV-VILL-13]

    [CV-VILLAIN-02]
    """

    NAME = "villain-phase"
    who: int = field(INT)
    step: int = field(INT, default=START, init=False)
    more: int = field(INT, init=False)
    acted: tuple[int, ...] = field(ROW, init=False)
    done: tuple[int, ...] = field(ROW, init=False)
    now: int = field(INT, default=NO_CARD, init=False)

    def advance(self, s: Caverns) -> bool:
        if judge(s):
            return False
        if self.step == START:
            self.begin(s)
        elif self.step == SHELTER:
            if may_shelter(s, self.who):
                self.step = SHELTERING
                words = "Shelter in the Snug and skip the encounter?"
                s.push(Ask(self.who, words, "CV-TILE-20"))
            else:
                self.step = DRAW
        elif self.step == DRAW:
            self.draw(s)
        elif self.step == VILLAINS:
            self.rouse(s)
        else:
            self.activate(s)
        return False

    def begin(self, s: Caverns) -> None:
        """What works at its start; which lines were used last time."""
        self.step = SHELTER
        say(s, f"{name_of(s, self.who)}'s Villain Phase", "CV-TURN-02")
        s.before = s.lines
        s.lines = [0] * FIRST_PROP
        happens(s, Starts, self.who, self.who, Phase.VILLAIN)

    def draw(self, s: Caverns) -> None:
        """At most one normal draw, and what was put on top of it. [CV-VILL-01]"""
        # Left before drawing. Extra draws are pushed first and so come after the normal one.
        self.step = VILLAINS
        self.draw_more(s)
        if not is_due(s, self.who) or s.page.replaces_draw(s, self.who):
            return
        if s.beside:
            end_quiet(s)
        else:
            s.push(EncounterDraw(self.who))

    def draw_more(self, s: Caverns) -> None:
        """Encounters put on top of this turn's draw; no chain is cut short for them."""
        more = FIRST_DRAW + Custom.ONE_MORE
        count = 0 if is_gone(s, self.who) else value(s, self.who, more)
        spend_once(s, self.who, more)
        s.encounters -= count
        for _ in range(count):
            s.push(EncounterDraw(self.who))

    def rouse(self, s: Caverns) -> None:
        """Villains act one after another, in the order they came. [CV-VILL-03] [CV-VILL-04]

        [CV-VILLAIN-10]
        """
        left = [f for f in villains(s) if f not in self.acted]
        if not left:
            self.step = QUEUE
            return
        # Noted also of who sleeps: it has had its turn in this phase.
        self.acted = (*self.acted, left[0])
        if s.page.is_awake(s, left[0]):
            s.push(Activation(left[0]))

    def activate(self, s: Caverns) -> None:
        """The queue from the oldest card on, each name and trap once. [CV-VILL-05] [CV-VILL-08]

        Also where the hero has escaped. [CV-ESC-03]
        """
        # The monsters of this card have acted; what waits for that comes before the next card.
        if self.now != NO_CARD:
            card, self.now = self.now, NO_CARD
            happens(s, Occasion.QUEUE_ACTS, self.who, refs.card(card))
            return
        left = self.waiting(s)
        if not left:
            expires(s, PHASE_ENDS, self.who)
            s.pop()
            return
        card = left[0]
        # Noted before they act: a card that comes back to the queue meanwhile acts no second time.
        self.done = (*self.done, card)
        if is_monster_card(card):
            self.now = card
            rouse_all(s, card)
        else:
            spring(s, self.who, card)

    def waiting(self, s: Caverns) -> list[int]:
        """The cards not yet reached: newcomers too, but none that is gone. [CV-VILL-09]

        [CV-VILL-10] [CV-A-25]
        """
        passed_by = (*self.done, *s.new_traps) if s.options.trap_delay else self.done
        return [card for card in s.queue[self.who] if card not in passed_by]

    def on_answer(self, s: Caverns, value: int) -> None:
        """The hero shelters in the Snug or not; what other frames above tell is no answer to it."""
        if self.step != SHELTERING:
            return
        self.step = VILLAINS if value else DRAW
        if value:
            s.sheltered[self.who] += 1
            tell_of(s, self.who, "shelters in the Snug", "CV-TILE-20")
            self.draw_more(s)


def end_quiet(s: Caverns) -> None:
    """A card beside the deck lets one normal draw be skipped, then it is discarded."""
    discard(s, s.beside[0])
    s.beside = s.beside[1:]
