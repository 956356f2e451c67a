"""Six Coffers: each for himself, and back to the start in time.

A coffer holds several shares, so that who comes later finds something too.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from undercroft.crawl.log import tell_of
from undercroft.crawl.space.tilegraph import distances
from undercroft.games.caverns.actions.cards import attack_slot
from undercroft.games.caverns.adventures.page import Aim, Page, PageVerb
from undercroft.games.caverns.bot import destinations
from undercroft.games.caverns.bot.walking import FAR, steps_to
from undercroft.games.caverns.combat.damage import less
from undercroft.games.caverns.content.card_stats import level_of
from undercroft.games.caverns.content.page_schema import Coffer, Prop
from undercroft.games.caverns.effects import refs
from undercroft.games.caverns.map.distances import adjacent, cell
from undercroft.games.caverns.map.figures import is_prop, prop_of, props
from undercroft.games.caverns.map.geometry import floors, patches
from undercroft.games.caverns.notation import (
    ENCOUNTER_DECK,
    FIGURE,
    FIRST_MONSTER,
    FIRST_PROP,
    NOTATION,
    TOKEN_STACK,
    card_name,
    numbers,
)
from undercroft.games.caverns.phases.experience import purse
from undercroft.games.caverns.phases.hero_turn import Actions, HeroAction, has_attack
from undercroft.games.caverns.phases.monsters import Spawn
from undercroft.games.caverns.scene.decision import figure_of, on_figure
from undercroft.games.caverns.scene.tracks import owned, track
from undercroft.games.caverns.state import NO_CARD, NO_FIGURE, NOWHERE, OUT, Caverns
from undercroft.kernel.chance import Draw
from undercroft.kernel.checks import check
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, INTS, field
from undercroft.kernel.moves import Move, Verb
from undercroft.kernel.scene import Track
from undercroft.kernel.stacks import Stack

COFFER: Final = Prop("coffer", "Coffer", "", "", stays=True)
GOLD: Final = Prop("gold", "Gold", "", "")
GOLD_3, GOLD_2, SPRUNG, GUARDED = numbers(
    "token-gold-3", "token-gold-2", "token-sprung", "token-guarded"
)
OPEN: Final = NOTATION.verb("open", FIGURE)
MOST_GOLD: Final = 3
START_HALVES: Final = 2
PRIZE: Final = 4.0
"""What it is worth to a bot to open a coffer."""


def token_of(coffer: Coffer) -> int:
    """The token that lies in a coffer."""
    if coffer.trap or coffer.monster:
        return SPRUNG if coffer.trap else GUARDED
    return GOLD_3 if coffer.gold == MOST_GOLD else GOLD_2


def closed_coffers(s: Caverns) -> list[int]:
    """The coffers that still hold something."""
    return [f for f in props(s) if prop_of(s, f) is COFFER]


def is_home(s: Caverns, seat: int) -> bool:
    """Whether a hero is on the start tile."""
    return s.spot[seat] != NOWHERE and cell(s, seat) in s.order[:START_HALVES]


def in_play(s: Caverns) -> list[int]:
    """The seats that are not out."""
    return [seat for seat in range(s.seats) if s.status[seat] != OUT]


def points(s: Caverns, seat: int) -> int:
    """Gold brought to the start tile, and a point for every full three XP."""
    page = six_coffers(s)
    return page.gold[seat] * is_home(s, seat) + purse(s, seat) // page.term("xp-per-point")


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


class Unlocking(HeroAction):
    """Instead of an attack a hero opens a coffer he is at."""

    TOUCHED = "fig"

    def candidates(self, s: Caverns, turn: Actions) -> list[Move]:
        if not turn.can_attack():
            return []
        return OPEN.each(turn.who, closed_coffers(s))

    def is_meant(self, s: Caverns, turn: Actions, value: int) -> bool:
        return value in closed_coffers(s)

    def do(self, s: Caverns, turn: Actions, move: Move) -> None:
        attack_slot(s, turn, NO_CARD)
        s.push(Opened(turn.who, move.args[0]))
        s.push(Draw(TOKEN_STACK))


class Opened(Frame[Caverns]):
    """What was in a coffer: gold, and perhaps a trap or a monster; it stays until it is empty."""

    NAME = "opened"
    who: int = field(INT)
    coffer: int = field(INT)

    def on_answer(self, s: Caverns, value: int) -> None:
        s.pop()
        where = cell(s, self.coffer)
        gold = six_coffers(s).gold
        gold[self.coffer] -= 1
        if not gold[self.coffer]:
            s.spot[self.coffer] = NOWHERE
        coffer = next(c for c in s.adventure.coffers if token_of(c) == value)
        gold[self.who] += coffer.gold
        tell_of(s, self.who, f"opens a coffer: {card_name(value)}", "CV-OBJ-01")
        if coffer.trap:
            spring_out(s, self.who, where)
        elif coffer.monster:
            s.push(Spawn(self.who, refs.tile(where)))


def spring_out(s: Caverns, seat: int, where: int) -> None:
    """The first of the coffer's traps that the deck holds lies on the tile."""
    deck = tuple(s.stacks[ENCOUNTER_DECK].cards())
    traps = [card for card in numbers(*s.adventure.coffer_traps) if card in deck]
    if not traps or where in s.trap_cells:
        return
    s.stacks[ENCOUNTER_DECK] = Stack.of(less(deck, traps[0]))
    s.trap_cards = (*s.trap_cards, traps[0])
    s.trap_cells = (*s.trap_cells, where)
    s.queue[seat] = (*s.queue[seat], traps[0])


class SixCoffers(Page):
    """Gold counts on the start tile when time is up, or all is taken and all are back.

    `gold` is what each figure has: a hero, what he left on the floor, the shares in a coffer.
    """

    ID = "adv-10"
    TERMS = (
        "quiet-turns",
        "time-from-round",
        "last-round",
        "xp-per-point",
        "shares",
        "last-gold",
    )
    gold: list[int] = field(INTS, default=[0] * FIRST_MONSTER)
    FRAMES: ClassVar[tuple[type[Frame[Any]], ...]] = (Opened,)
    ACTIONS: ClassVar[tuple[HeroAction, ...]] = (Unlocking(OPEN, has_attack, is_at_coffer),)
    VERBS: ClassVar[Mapping[Verb, PageVerb]] = {
        OPEN: PageVerb(on_figure("open the"), figure_of, lambda _s, _move: PRIZE)
    }

    def validate(self, s: Caverns) -> list[str]:
        good = len(self.gold) == FIRST_MONSTER and min(self.gold) >= 0
        return [] if good else [f"gold has a number from 0 for each of {FIRST_MONSTER} figures"]

    def objects(self) -> tuple[Prop, ...]:
        return COFFER, GOLD

    def set_up(self, s: Caverns) -> None:
        """Coffers stand on the patches of the tiles farthest from the ladder's.

        Who goes last has found some gold already: the others are at the coffers before him.
        """
        shares = self.term_for("shares", s.seats)
        tokens = [token_of(coffer) for coffer in s.adventure.coffers]
        s.stacks[TOKEN_STACK] = Stack.of(tokens * shares)
        row = distances(s.walls, s.order[0])
        far = sorted(s.order, key=lambda c: (-row[c], s.order.index(c)))
        for i, place in enumerate(far[: len(s.adventure.coffers)]):
            s.kind[FIRST_PROP + i] = len(s.adventure.props)
            s.spot[FIRST_PROP + i] = patches(s.walls)[place]
            self.gold[FIRST_PROP + i] = shares
        self.gold[s.clockwise(s.first)[-1]] += self.term("last-gold")

    def draws_encounter(self, s: Caverns, seat: int) -> bool:
        """Nothing happens to anybody in the first rounds, on the way to the coffers."""
        return s.round >= self.term("quiet-turns")

    def round_ended(self, s: Caverns) -> None:
        """Late rounds cost a time token each; all of them go when there is nothing left to do.

        So all heroes have had equally many turns when the count is taken.
        """
        s.clock -= int(s.round >= self.term("time-from-round"))
        if not closed_coffers(s) and all(is_home(s, seat) for seat in in_play(s)):
            s.clock = 0

    def went_out(self, s: Caverns, seat: int) -> None:
        """The gold of a hero who is out lies on his square."""
        figure = FIRST_PROP + len(s.adventure.coffers) + seat
        if self.gold[seat]:
            s.kind[figure] = len(s.adventure.props) + 1
            s.spot[figure] = s.spot[seat]
            self.gold[figure], self.gold[seat] = self.gold[seat], 0

    def took(self, s: Caverns, seat: int, prop: int) -> None:
        """Gold that is picked up is one's own."""
        if prop_of(s, prop) is GOLD:
            self.gold[seat] += self.gold[prop]
            self.gold[prop] = 0
            s.holder[prop] = NO_FIGURE

    def is_won(self, s: Caverns) -> bool:
        """When the last time token has gone."""
        return s.clock <= 0 and bool(in_play(s))

    def winners(self, s: Caverns) -> tuple[int, ...]:
        """Most points, then most Items, else shared."""
        rank = {seat: (points(s, seat), items(s, seat)) for seat in in_play(s)}
        return tuple([seat for seat in rank if rank[seat] == max(rank.values())])

    def scores(self, s: Caverns) -> tuple[int, ...]:
        return tuple([points(s, seat) for seat in range(s.seats)])

    def lost(self, s: Caverns) -> str:
        return "" if in_play(s) else s.adventure.defeats[0].id

    def tracks(self, s: Caverns) -> list[Track]:
        """How many coffers are empty, and what each hero would score now."""
        count = len(s.adventure.coffers)
        empty = track("coffers empty", count - len(closed_coffers(s)), count)
        gold = [owned("gold", self.gold[seat], seat) for seat in range(s.seats)]
        return [empty, *gold, *(owned("points", points(s, seat), seat) for seat in range(s.seats))]

    def marks(self, s: Caverns, figure: int) -> list[str]:
        is_coffer = is_prop(figure) and prop_of(s, figure) is COFFER
        count = self.gold[figure]
        return [f"{count}-{'shares' if is_coffer else 'gold'}"] if count else []

    def aims(self, s: Caverns, seat: int, objects: list[Aim]) -> list[Aim]:
        """Closed coffers, and the start tile when it is time to go back."""
        home = tuple([p for cell in s.order[:START_HALVES] for p in floors(s.walls)[cell]])
        closed = tuple([s.spot[f] for f in closed_coffers(s)])
        back = steps_to(s.walls, home).get(s.spot[seat], FAR)
        turns = self.term("last-round") - s.round - 1
        late = back > (turns - 1) * level_of(s, seat).speed
        return [
            *objects,
            (destinations.OUT, home) if late or not closed else (destinations.OBJECT, closed),
        ]

    def gold_of(self, seat: int) -> int:
        return self.gold[seat]


def six_coffers(s: Caverns) -> SixCoffers:
    """The page, with its own numbers."""
    assert isinstance(s.page, SixCoffers)
    return s.page
