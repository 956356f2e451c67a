"""What is done with the stacks: looked at, put in another order, searched."""

from __future__ import annotations

from typing import Final

from undercroft.crawl.effects import Resolve
from undercroft.crawl.log import tell_of
from undercroft.games.caverns.combat.damage import less
from undercroft.games.caverns.effects import refs
from undercroft.games.caverns.effects import vocabulary as w
from undercroft.games.caverns.effects.targets import RULES
from undercroft.games.caverns.effects.vocabulary.terms import End, Stack
from undercroft.games.caverns.map.distances import cell
from undercroft.games.caverns.notation import (
    CHOOSE,
    ENCOUNTER_DECK,
    MONSTER_DECK,
    NOTATION,
    TILE_STACK,
    kind_at,
)
from undercroft.games.caverns.phases.decks import discard, refill, to_bottom
from undercroft.games.caverns.phases.monsters import place_card
from undercroft.games.caverns.scene.prompts import name_at
from undercroft.games.caverns.state import NO_FIGURE, Caverns
from undercroft.kernel.cards import rearrange
from undercroft.kernel.chance import Peek
from undercroft.kernel.choices import Choose
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, ROW, field
from undercroft.kernel.moves import HIDDEN, Move
from undercroft.kernel.outcome import Prompt
from undercroft.kernel.stacks import BOTTOM, EVERYONE, TOP, Run
from undercroft.kernel.stacks import NO_SEATS as UNSEEN
from undercroft.kernel.stacks import Stack as Pile

STACKS: Final = {Stack.ENCOUNTERS: ENCOUNTER_DECK, Stack.TILES: TILE_STACK}


@RULES.resolves(w.Look)
def look(s: Caverns, at: Resolve, effect: w.Look) -> None:
    """The actor's player sees the top cards of a stack."""
    stack = STACKS[effect.stack]
    refill_if_deck(s, stack)
    if at.step == 0 and s.stacks[stack].size:
        tell_of(s, at.actor, f"looks at the top {NOTATION.stacks.text(stack)}", "CV-TILE-22")
    if at.step < min(effect.n, s.stacks[stack].size):
        s.push(Peek(stack, at.step, 1 << s.EFFECTS.seat(s, at.actor)))


def refill_if_deck(s: Caverns, stack: int) -> None:
    """Only decks have discards."""
    if stack != TILE_STACK:
        refill(s, stack)


@RULES.resolves(w.Reorder)
def reorder(s: Caverns, at: Resolve, effect: w.Reorder) -> None:
    """The top cards go back in an order of the player's choice. [CV-TILE-22]"""
    stack = STACKS[effect.stack]
    if at.step == 0 and s.stacks[stack].size:
        count = min(effect.n, s.stacks[stack].size)
        s.push(Reordering(s.EFFECTS.seat(s, at.actor), stack, count))


class Reordering(Frame[Caverns]):
    """A player says place by place which of the top cards comes next; all see the places."""

    NAME = "reordering"
    who: int = field(INT)
    stack: int = field(INT)
    count: int = field(INT)
    order: tuple[int, ...] = field(ROW, init=False)

    def left(self) -> list[int]:
        """The places not yet put back."""
        return [place for place in range(self.count) if place not in self.order]

    def advance(self, s: Caverns) -> bool:
        if len(self.left()) > 1:
            return True
        rearrange(s, self.stack, (*self.order, *self.left()), EVERYONE)
        tell_of(
            s, self.who, f"puts the top {NOTATION.stacks.text(self.stack)} in order", "CV-TILE-22"
        )
        s.answer(1)
        return False

    def seat(self, s: Caverns) -> int:
        return self.who

    def legal(self, s: Caverns) -> list[Move]:
        return CHOOSE.each(self.who, [place + 1 for place in self.left()])

    def apply(self, s: Caverns, move: Move) -> None:
        self.order = (*self.order, move.args[0] - 1)

    def prompt(self, s: Caverns) -> Prompt:
        things_ = NOTATION.stacks.text(self.stack)
        return Prompt(f"Which of the {things_} comes next from the top?", ("CV-TILE-22",))


@RULES.resolves(w.Shift)
def shift(s: Caverns, at: Resolve, effect: w.Shift) -> None:
    """One tile goes from one place of the stack to another. [CV-TILE-22]

    What it is has to be decided first, seen by nobody, if it leaves places among which a certain
    tile surely lies.
    """
    pile = s.stacks[TILE_STACK]
    if pile.size < 2:
        at.happened = 0
        return
    rises = pile.size - 1 if effect.from_ == End.BOTTOM else 1
    if not leaves_certain(pile, rises):
        move_tile(s, effect)
    elif not at.step:
        s.push(Peek(TILE_STACK, rises, UNSEEN))
    elif is_decided(pile, rises):
        move_tile(s, effect)
    else:
        s.stacks[TILE_STACK] = pile.shuffled()  # in a view, which does not know what was decided


def move_tile(s: Caverns, effect: w.Shift) -> None:
    """The bottom tile comes up, the top one goes under so many others."""
    if effect.from_ == End.BOTTOM:
        s.stacks[TILE_STACK] = bottom_up(s.stacks[TILE_STACK])
    if effect.to:
        rearrange(s, TILE_STACK, (*range(1, effect.to + 1), 0), EVERYONE)


def leaves_certain(pile: Pile, place: int) -> bool:
    """Whether a card that goes to the top leaves a run with own cards; everybody knows that."""
    i, _ = pile.at(place)
    return i > 0 and bool(pile.runs[i].own)


def is_decided(pile: Pile, place: int) -> bool:
    """Whether the card of a place is decided, seen or not."""
    i, at = pile.at(place)
    return pile.runs[i].known_at(at) != HIDDEN


def bottom_up(pile: Pile) -> Pile:
    """The bottom card of a stack lies on top, still unseen by those who had not seen it."""
    *others, last = pile.runs
    card, seats = last.known_at(last.count - 1), pile.seats_at(BOTTOM)
    if card != HIDDEN:
        return pile.drawn(BOTTOM, card).put(TOP, card, seats)
    if not others:
        known, masks = (row[-1:] + row[:-1] for row in (last.known, last.seats))
        return Pile(pile.pools, (Run(last.count, last.own, known, masks, last.gen),))
    fewer = Run(last.count - 1, last.own, last.known[:-1], last.seats[:-1], last.gen)
    return Pile(pile.pools, (Run(1, gen=last.gen), *others, fewer))


# ---- monster cards -------------------------------------------------------------------------------


def reveal(s: Caverns, at: Resolve, n: int) -> bool:
    """The top monster cards are turned up for all, one after the other; True when they are."""
    refill(s, MONSTER_DECK)
    count = min(n, s.stacks[MONSTER_DECK].size)
    if 0 < at.step <= count and len(at.kept) < at.step:
        at.kept = (*at.kept, at.told)
    if at.step < count:
        s.push(Peek(MONSTER_DECK, at.step, EVERYONE))
        return False
    return True


def take_top(s: Caverns, cards: tuple[int, ...]) -> None:
    """Cards that were turned up leave the deck."""
    for card in cards:
        s.stacks[MONSTER_DECK] = s.stacks[MONSTER_DECK].drawn(0, card)


@RULES.resolves(w.Herd)
def herd(s: Caverns, at: Resolve, effect: w.Herd) -> None:
    """Those of the most frequent keyword go on top, the rest below."""
    if not reveal(s, at, effect.n):
        return
    counts: dict[int, int] = {}
    for card in at.kept:
        for keyword in kind_at(card).keywords:
            counts[keyword] = counts.get(keyword, 0) + 1
    best = sorted(k for k, n in counts.items() if n == max(counts.values()))
    if len(best) > 1 and at.step <= len(at.kept):
        asked = f"{name_at(at.node)}: which kind comes?"
        s.push(Choose(s.EFFECTS.seat(s, at.actor), "kind", tuple(best), asked))
        at.step = len(at.kept)
        return
    herd_to(s, at.kept, at.told if len(best) > 1 else (best or [-1])[0])


def herd_to(s: Caverns, cards: tuple[int, ...], keyword: int) -> None:
    """Cards of a keyword on top of the deck, the others to its bottom."""
    take_top(s, cards)
    fitting = [card for card in cards if keyword in kind_at(card).keywords]
    for card in reversed(fitting):
        s.stacks[MONSTER_DECK] = s.stacks[MONSTER_DECK].put(TOP, card, EVERYONE)
    for card in cards:
        if card not in fitting:
            to_bottom(s, MONSTER_DECK, card)


@RULES.resolves(w.Summon)
def summon(s: Caverns, at: Resolve, effect: w.Summon) -> None:
    """The first card of the keyword is placed on the actor's tile, others go to the bottom.

    A name that the active seat holds already is one of the others. [CV-MON-02]
    """
    if at.step > effect.n or not reveal(s, at, effect.n):
        return
    take_top(s, at.kept)
    called = [card for card in at.kept if effect.keyword in kind_at(card).keywords]
    fitting = [card for card in called if card not in s.queue[s.active]]
    rest = less(at.kept, fitting[0]) if fitting else at.kept
    for card in rest:
        to_bottom(s, MONSTER_DECK, card)
    at.happened = int(bool(fitting))
    at.step = effect.n
    if fitting and place_card(s, s.active, fitting[0], refs.tile(cell(s, at.actor))) == NO_FIGURE:
        discard(s, fitting[0])
