"""Rewards: face down at the rows of a formation, and open on tiles. [DI-REWARD-02]

A row is known by the seat whose formation it belongs to; where nobody fights the enemies any more,
by the tile on which they wait. A reward lies at the row where it was laid until nobody stands there
and nobody lives who left that row for another hero. [DI-A-15]
"""

from __future__ import annotations

from typing import Final

from undercroft.crawl.log import say, tell_of
from undercroft.games.infinity.combat.formation import ROWS
from undercroft.games.infinity.map.figures import enemies, tile_id, unfocused_at
from undercroft.games.infinity.map.possessions import LYING, add_thing
from undercroft.games.infinity.notation import (
    FIRST_DISCARD,
    FIRST_ENEMY,
    MOST_SEATS,
    REWARD_DECK,
    ROW_REWARDS,
    card_name,
)
from undercroft.games.infinity.state import NOBODY, SURPLUS, Infinity
from undercroft.kernel.cards import reshuffle
from undercroft.kernel.chance import Draw, Show
from undercroft.kernel.events import Cue
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, ROW, field
from undercroft.kernel.rows import without
from undercroft.kernel.stacks import NO_SEATS

NO_REWARD_COINS: Final = 2
"""What is given where no reward is left. [DI-REWARD-08]"""


def has_reward(s: Infinity) -> bool:
    """Whether a reward can be drawn; discarded ones are shuffled in again. [DI-REWARD-08]"""
    if not s.stacks[REWARD_DECK].size:
        reshuffle(s, REWARD_DECK, FIRST_DISCARD + REWARD_DECK)
    return s.stacks[REWARD_DECK].size > 0


def tile_row(place: int, row: int) -> int:
    """The number of a row of enemies who wait on a tile."""
    return (MOST_SEATS + place) * ROWS + row


def pay_instead(s: Infinity, seat: int) -> None:
    """Where no reward is left the hero whose it would have been gets coins. [DI-REWARD-08]"""
    if 0 <= seat < MOST_SEATS:
        s.coins[seat] += NO_REWARD_COINS
        told = f"gets {NO_REWARD_COINS} coins, as no reward is left"
        tell_of(s, seat, told, "DI-REWARD-08")


class LayRewards(Frame[Infinity]):
    """One face-down reward for each of some rows of a hero's formation. [DI-COMB-03]

    [DI-REWARD-02]
    """

    NAME = "lay-rewards"
    who: int = field(INT)
    rows: tuple[int, ...] = field(ROW)
    drawing: int = field(INT, init=False)

    def advance(self, s: Infinity) -> bool:
        if not self.rows:
            s.pop()
        elif has_reward(s):
            self.drawing = 1
            s.push(Draw(REWARD_DECK, 0, ROW_REWARDS, NO_SEATS))
        else:
            self.rows = self.rows[1:]
            pay_instead(s, self.who)
        return False

    def on_answer(self, s: Infinity, value: int) -> None:
        if self.drawing:
            self.drawing = 0
            row, self.rows = self.rows[0], self.rows[1:]
            s.reward_rows = (*s.reward_rows, self.who * ROWS + row)


class DropRewards(Frame[Infinity]):
    """So many rewards are turned up and lie on a tile. [DI-REWARD-05] [DI-REWARD-06]

    `who` is the hero to whom they are owed, or NOBODY.
    """

    NAME = "drop-rewards"
    place: int = field(INT)
    left: int = field(INT)
    who: int = field(INT, default=NOBODY)
    drawing: int = field(INT, init=False)

    def advance(self, s: Infinity) -> bool:
        if not self.left:
            s.pop()
        elif has_reward(s):
            self.drawing = 1
            s.push(Draw(REWARD_DECK))
        else:
            self.left -= 1
            pay_instead(s, self.who)
        return False

    def on_answer(self, s: Infinity, value: int) -> None:
        if self.drawing:
            self.drawing = 0
            self.left -= 1
            lay_open(s, value, self.place)


def lay_open(s: Infinity, card: int, place: int) -> None:
    """A reward lies open on a tile, for anybody to pick up. [DI-REWARD-03]"""
    add_thing(s, card, LYING + place)
    shows = Cue(kind="treasure", target=tile_id(place))
    say(s, f"{card_name(card)} lies in {s.tile(place).name}", "DI-REWARD-03", shows=shows)


def cleared(s: Infinity) -> int:
    """The place of a reward whose row is cleared, or NOBODY. [DI-A-15]"""
    standing = {
        s.focus[i] * ROWS + s.slot[i] // ROWS
        for i in range(len(s.enemy))
        if s.enemy[i] != NOBODY and s.focus[i] != NOBODY and s.slot[i] < SURPLUS
    }
    waited_for = {s.came_from[f - FIRST_ENEMY] for f in enemies(s)}
    for at, row in enumerate(s.reward_rows):
        waits = row >= MOST_SEATS * ROWS and unfocused_at(s, row // ROWS - MOST_SEATS)
        if row not in standing and row not in waited_for and not waits:
            return at
    return NOBODY


class TurnUpRewards(Frame[Infinity]):
    """The rewards of all cleared rows are turned up, one after the other. [DI-REWARD-03]

    A row may be cleared by who moves up from it. [DI-COMB-19]
    """

    NAME = "turn-up-rewards"
    place: int = field(INT, default=NOBODY, init=False)
    at: int = field(INT, default=NOBODY, init=False)

    def advance(self, s: Infinity) -> bool:
        self.at = cleared(s)
        if self.at == NOBODY:
            s.pop()
            return False
        holder = s.reward_rows[self.at] // ROWS
        self.place = s.spot[holder] if holder < MOST_SEATS else holder - MOST_SEATS
        s.push(Show(ROW_REWARDS, self.at))
        return False

    def on_answer(self, s: Infinity, value: int) -> None:
        """A reward was turned up; what a falling enemy did before is nothing of the kind."""
        if self.at == NOBODY:
            return
        s.zones[ROW_REWARDS] = s.zones[ROW_REWARDS].without(self.at)
        s.reward_rows = without(s.reward_rows, self.at)
        self.at = NOBODY
        lay_open(s, value, self.place)


def leave_behind(s: Infinity, seat: int, place: int) -> None:
    """The rewards of a hero's rows stay on the tile that it leaves. [DI-A-17]"""
    s.reward_rows = tuple(
        [tile_row(place, row % ROWS) if row // ROWS == seat else row for row in s.reward_rows]
    )
    s.came_from[:] = [
        tile_row(place, row % ROWS) if row != NOBODY and row // ROWS == seat else row
        for row in s.came_from
    ]


def take_over(s: Infinity, seat: int, place: int, rows: int) -> None:
    """The rewards of enemies who waited are laid at the rows they now form. [DI-A-52]

    From the front, one a row; what is over lies together at the last row.
    """
    waiting = sorted(row for row in s.reward_rows if row // ROWS == MOST_SEATS + place)
    new = {row: seat * ROWS + min(at, max(0, rows - 1)) for at, row in enumerate(waiting)}
    s.reward_rows = tuple([new.get(row, row) for row in s.reward_rows])
    s.came_from[:] = [new.get(row, row) for row in s.came_from]
