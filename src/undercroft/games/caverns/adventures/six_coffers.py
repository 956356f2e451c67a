"""Six Coffers: each for himself, and back to the start in time.

A coffer holds several shares, so that who comes later finds something too.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from undercroft.crawl.space.tilegraph import distances
from undercroft.games.caverns import things
from undercroft.games.caverns.adventures.script import SCRIPTS, Script
from undercroft.games.caverns.cave import patches
from undercroft.games.caverns.experience import purse
from undercroft.games.caverns.figures import COFFER, GOLD, prop_of, props
from undercroft.games.caverns.hero_actions import Actions, Deed, deed, has_attack
from undercroft.games.caverns.plans import Adventure, Coffer
from undercroft.games.caverns.spawning import Spawn
from undercroft.games.caverns.state import NO_CARD, NOBODY, NOWHERE, OUT, Caverns
from undercroft.games.caverns.telling import tell_of
from undercroft.games.caverns.using import attack_slot
from undercroft.games.caverns.whereabouts import adjacent, cell
from undercroft.games.caverns.words import (
    ENCOUNTER_DECK,
    FIRST_PROP,
    GOLD_2,
    GOLD_3,
    GUARDED,
    OPEN,
    SPRUNG,
    TOKEN_STACK,
    card_name,
    numbers,
)
from undercroft.games.caverns.wounds import less
from undercroft.kernel.chance import Draw
from undercroft.kernel.checks import check
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, Field, Layout
from undercroft.kernel.moves import Move
from undercroft.kernel.stacks import Stack

MOST_GOLD: Final = 3
START_HALVES: Final = 2


def token_of(coffer: Coffer) -> int:
    """The token that lies in a coffer."""
    if coffer.trap or coffer.monster:
        return SPRUNG if coffer.trap else GUARDED
    return GOLD_3 if coffer.gold == MOST_GOLD else GOLD_2


def closed_coffers(s: Caverns) -> list[int]:
    """The coffers that still hold something."""
    return [f for f in props(s) if prop_of(s, f) is COFFER]


def shares(s: Caverns) -> int:
    """How many shares a coffer holds at first, by the number of heroes."""
    return s.adventure.terms.shares[s.seats - s.adventure.heroes[0]]


def is_home(s: Caverns, seat: int) -> bool:
    """Whether a hero is on the start tile."""
    return s.spot[seat] != NOWHERE and cell(s, seat) in s.order[:START_HALVES]


def in_play(s: Caverns) -> list[int]:
    """The seats that are not out."""
    return [seat for seat in range(s.seats) if s.status[seat] != OUT]


def points(s: Caverns, seat: int) -> int:
    """Gold brought to the start tile, and a point for every full three XP."""
    return s.gold[seat] * is_home(s, seat) + purse(s, seat) // s.adventure.terms.xp_per_point


class SixCoffers(Script):
    """Gold counts on the start tile when time is up, or all is taken and all are back."""

    def set_up(self, s: Caverns) -> None:
        """Coffers stand on the patches of the tiles farthest from the ladder's.

        Who goes last has found some gold already: the others are at the coffers before him.
        """
        tokens = [token_of(coffer) for coffer in s.adventure.coffers]
        s.stacks[TOKEN_STACK] = Stack.of(tokens * shares(s))
        row = distances(s.walls, s.order[0])
        far = sorted(s.order, key=lambda c: (-row[c], s.order.index(c)))
        for i, place in enumerate(far[: len(s.adventure.coffers)]):
            s.kind[FIRST_PROP + i] = len(s.adventure.props)
            s.spot[FIRST_PROP + i] = patches(s.walls)[place]
            s.gold[FIRST_PROP + i] = shares(s)
        s.gold[s.clockwise(s.first)[-1]] += s.adventure.terms.last_gold

    def draws_encounter(self, s: Caverns, seat: int) -> bool:
        """Nothing happens to anybody in the first rounds, on the way to the coffers."""
        return s.round >= s.adventure.terms.quiet_turns

    def round_ended(self, s: Caverns) -> None:
        """Late rounds cost a time token each; all of them go when there is nothing left to do.

        So all heroes have had equally many turns when the count is taken.
        """
        s.clock -= int(s.round >= s.adventure.terms.time_from_round)
        if not closed_coffers(s) and all(is_home(s, seat) for seat in in_play(s)):
            s.clock = 0

    def went_out(self, s: Caverns, seat: int) -> None:
        """The gold of a hero who is out lies on his square."""
        figure = FIRST_PROP + len(s.adventure.coffers) + seat
        if s.gold[seat]:
            s.kind[figure] = len(s.adventure.props) + 1
            s.spot[figure] = s.spot[seat]
            s.gold[figure], s.gold[seat] = s.gold[seat], 0

    def took(self, s: Caverns, seat: int, prop: int) -> None:
        """Gold that is picked up is one's own."""
        if prop_of(s, prop) is GOLD:
            s.gold[seat] += s.gold[prop]
            s.gold[prop] = 0
            s.holder[prop] = NOBODY

    def is_won(self, s: Caverns) -> bool:
        """When the last time token has gone."""
        return s.clock <= 0 and bool(in_play(s))

    def winners(self, s: Caverns) -> tuple[int, ...]:
        """Most points, then most Items, else shared."""
        rank = {seat: (points(s, seat), items(s, seat)) for seat in in_play(s)}
        return tuple([seat for seat in rank if rank[seat] == max(rank.values())])

    def scores(self, s: Caverns, winners: tuple[int, ...]) -> tuple[int, ...]:
        return tuple([points(s, seat) for seat in range(s.seats)])

    def lost(self, s: Caverns) -> str:
        return "" if in_play(s) else s.adventure.defeats[0].id


def items(s: Caverns, seat: int) -> int:
    """How many Items a hero has."""
    return len(s.items[seat]) + len(s.items_down[seat])


@check("CV-OBJ-01", "no closed coffer is on your square or next to it there")
def is_at_coffer(s: Caverns, move: Move) -> int:
    """A coffer is opened from its square or an adjacent one."""
    coffer = move.args[0]
    if coffer not in closed_coffers(s):
        return 1
    return int(s.spot[coffer] != s.spot[move.seat] and not adjacent(s, coffer, move.seat))


class Unlocking(Deed):
    """Instead of an attack a hero opens a coffer he is at."""

    TOUCHED = "fig"

    def belongs_to(self, page: Adventure) -> bool:
        return bool(page.coffers)

    def candidates(self, s: Caverns, turn: Actions) -> list[Move]:
        if not turn.can_attack():
            return []
        return OPEN.over(turn.who, closed_coffers(s))

    def is_meant(self, s: Caverns, turn: Actions, value: int) -> bool:
        return value in closed_coffers(s)

    def do(self, s: Caverns, turn: Actions, move: Move) -> None:
        attack_slot(s, turn, NO_CARD)
        s.push(Opened(turn.who, move.args[0]))
        s.push(Draw(TOKEN_STACK))


class Opened(Frame[Caverns]):
    """What was in a coffer: gold, and perhaps a trap or a monster; it stays until it is empty."""

    NAME = "opened"
    FIELDS: ClassVar[Layout] = (Field("who", INT, 0), Field("coffer", INT, 0))
    who: int
    coffer: int

    def __init__(self, who: int, coffer: int) -> None:
        self.who = who
        self.coffer = coffer

    def received(self, s: Caverns, value: int) -> None:
        s.pop()
        where = cell(s, self.coffer)
        s.gold[self.coffer] -= 1
        if not s.gold[self.coffer]:
            s.spot[self.coffer] = NOWHERE
        found = next(c for c in s.adventure.coffers if token_of(c) == value)
        s.gold[self.who] += found.gold
        tell_of(s, self.who, f"opens a coffer: {card_name(value)}", "CV-OBJ-01")
        if found.trap:
            spring_out(s, self.who, where)
        elif found.monster:
            s.push(Spawn(self.who, things.tile(where)))


def spring_out(s: Caverns, seat: int, where: int) -> None:
    """The first of the coffer's traps that the deck holds lies on the tile."""
    deck = tuple(s.stacks[ENCOUNTER_DECK].cards())
    found = [card for card in numbers(*s.adventure.coffer_traps) if card in deck]
    if not found or where in s.trap_cells:
        return
    s.stacks[ENCOUNTER_DECK] = Stack.of(less(deck, found[0]))
    s.trap_cards = (*s.trap_cards, found[0])
    s.trap_cells = (*s.trap_cells, where)
    s.queue[seat] = (*s.queue[seat], found[0])


UNLOCKING: Final = deed(Unlocking, OPEN, has_attack, is_at_coffer)
FRAMES: Final[tuple[type[Frame[Any]], ...]] = (Opened,)
SCRIPTS["adv-10"] = SixCoffers()
