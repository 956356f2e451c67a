"""Bands: the enemies that one event brings, before a hero or waiting on a tile. [DI-COMB-02]"""

from __future__ import annotations

from typing import Final

from undercroft.crawl.log import say, tell_of
from undercroft.games.infinity.combat.formation import COLUMNS, ROWS, free_slot, row_of
from undercroft.games.infinity.combat.modifiers import enforce
from undercroft.games.infinity.combat.rewards import LayRewards, TurnUpRewards, take_over, tile_row
from undercroft.games.infinity.content.enemies import Rank
from undercroft.games.infinity.map.exploration import ONE_OF
from undercroft.games.infinity.map.figures import unfocused_at
from undercroft.games.infinity.notation import (
    FIRST_DISCARD,
    FIRST_ENEMY,
    MINION_DECK,
    MOST_SEATS,
    SENTINEL_DECK,
    card_name,
)
from undercroft.games.infinity.phases import threat
from undercroft.games.infinity.state import NO_CARD, NOBODY, SURPLUS, Infinity
from undercroft.kernel.cards import reshuffle
from undercroft.kernel.chance import Draw, Roll
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, ROW, field

BEGUN: Final = 1
"""The bit of a band that is fought; then comes one for each hero who attacked it."""


def new_band(s: Infinity, card: int) -> int:
    """The number of a band that a card has brought; NO_CARD where no card did."""
    s.band_card.append(card)
    s.band_fought.append(0)
    return len(s.band_card) - 1


def add_enemy(s: Infinity, card: int, place: int, band: int) -> int:
    """An enemy comes into play on a tile, focused on nobody; its figure."""
    columns = (
        *((s.enemy, card), (s.enemy_spot, place), (s.focus, NOBODY), (s.slot, SURPLUS)),
        *((s.damage, 0), (s.bands, band), (s.came_from, NOBODY), (s.dazed, 0), (s.baffled, 0)),
    )
    at = s.enemy.index(NOBODY) if NOBODY in s.enemy else len(s.enemy)
    for column, value in columns:
        if at == len(column):
            column.append(value)
        else:
            column[at] = value
    enforce(s, s.foe(FIRST_ENEMY + at).id, FIRST_ENEMY + at)
    return FIRST_ENEMY + at


def begin_combat(s: Infinity, band: int) -> None:
    """A fight begins: the meter falls once for a band. [DI-THREAT-04] [DI-A-46]

    [DI-COMB-01]
    """
    if not has_begun(s, band):
        s.band_fought[band] |= BEGUN
        threat.lower(s, threat.COMBAT, "DI-THREAT-04")


def lay_out(s: Infinity, figure: int) -> None:
    """Who fights nobody is laid out for an attack, with the rewards of its rows. [DI-RANGE-06]

    The rewards wait on the tile for all of them, wherever they go. [DI-A-17]
    """
    i = figure - FIRST_ENEMY
    is_new = s.focus[i] == NOBODY and not has_begun(s, s.bands[i])
    if not is_new or s.foe(figure).rank == Rank.LORD:
        return
    place = s.enemy_spot[i]
    fresh = [f for f in unfocused_at(s, place) if not has_begun(s, s.bands[f - FIRST_ENEMY])]
    for at, other in enumerate(fresh):
        s.came_from[other - FIRST_ENEMY] = tile_row(place, min(at // COLUMNS, ROWS - 1))
    count = min(ROWS, -(-len(fresh) // COLUMNS))
    s.push(LayRewards(MOST_SEATS + place, tuple(range(count))))
    for other in fresh:
        begin_combat(s, s.bands[other - FIRST_ENEMY])


def has_begun(s: Infinity, band: int) -> bool:
    """Whether a band has been fought, or has fought, already."""
    return bool(s.band_fought[band] & BEGUN)


def has_attacked(s: Infinity, band: int, seat: int) -> None:
    """A hero has attacked one of a band, which cards may pay for at its end. [IC-40]"""
    s.band_fought[band] |= BEGUN << 1 + seat


class ComeForth(Frame[Infinity]):
    """Sentinels and minions are drawn and line up before a hero, or wait. [DI-COMB-02]

    Those of one card are one band, the sentinel in the first slot. [IC-70] Where no hero is, they
    stay on the tile, focused on nobody. [DI-RISK-11]
    """

    NAME = "come-forth"
    who: int = field(INT)
    place: int = field(INT)
    sentinels: int = field(INT)
    minions: int = field(INT)
    card: int = field(INT, default=NO_CARD)
    band: int = field(INT, default=NOBODY, init=False)
    came: tuple[int, ...] = field(ROW, init=False)

    def advance(self, s: Infinity) -> bool:
        if self.band == NOBODY:
            self.band = new_band(s, self.card)
        if self.sentinels and has_enemy(s, SENTINEL_DECK):
            self.sentinels -= 1
            s.push(Draw(SENTINEL_DECK))
        elif self.minions and has_enemy(s, MINION_DECK):
            self.minions -= 1
            s.push(Draw(MINION_DECK))
        else:
            self.line_up(s)
        return False

    def on_answer(self, s: Infinity, value: int) -> None:
        if self.band == NOBODY:  # told by what happens before they come
            return
        figure = add_enemy(s, value, self.place, self.band)
        self.came = (*self.came, figure)
        if self.who == NOBODY:
            say(s, f"{card_name(value)} waits in {s.tile(self.place).name}", "DI-RISK-11")
        else:
            s.slot[figure - FIRST_ENEMY] = free_slot(s, self.who)
            s.focus[figure - FIRST_ENEMY] = self.who
            tell_of(s, figure, f"comes at {s.hero(self.who).name}", "DI-COMB-02", "foe")

    def line_up(self, s: Infinity) -> None:
        """All have come: rewards are laid at their rows, and the fight begins. [DI-COMB-03]"""
        s.pop()
        if self.who == NOBODY or not self.came:
            return
        begin_combat(s, self.band)
        s.push(LayRewards(self.who, reward_rows(s, self.came)))


def has_enemy(s: Infinity, deck: int) -> bool:
    """Whether an enemy can be drawn; the defeated are shuffled in again. [DI-COMB-16] [DI-A-18]"""
    if not s.stacks[deck].size and (s.options.minion_reshuffle or deck != MINION_DECK):
        reshuffle(s, deck, FIRST_DISCARD + deck)
    return s.stacks[deck].size > 0


def reward_rows(s: Infinity, came: tuple[int, ...]) -> tuple[int, ...]:
    """Where the rewards of newcomers are laid: one for every three, at their rows. [DI-A-53]

    Those of a surplus are laid at the last row. By option rows with a sentinel have none.
    [DI-A-16]
    """
    count = -(-len(came) // COLUMNS)
    rows = sorted({min(row_of(s, figure), ROWS - 1) for figure in came})
    if not s.options.sentinel_row_reward:
        guarded = {row_of(s, f) for f in came if s.foe(f).rank == Rank.SENTINEL}
        count, rows = count - len(guarded), [row for row in rows if row not in guarded]
    return tuple((rows + rows[-1:] * count)[:count]) if rows else ()


class FormUp(Frame[Infinity]):
    """Enemies who fought nobody are shuffled and line up before a hero. [DI-COMB-06]

    Their rewards come along, and none is drawn for them again. [DI-A-17] Those for whom no reward
    was ever laid get theirs now, and so does the `surplus` of another hero's enemies. [DI-COMB-05]
    """

    NAME = "form-up"
    who: int = field(INT)
    place: int = field(INT)
    surplus: tuple[int, ...] = field(ROW, default=())
    left: tuple[int, ...] = field(ROW, init=False)
    formed: tuple[int, ...] = field(ROW, init=False)
    begun: int = field(INT, init=False)

    def advance(self, s: Infinity) -> bool:
        if not self.begun:
            self.begun = 1
            self.left = (*unfocused_at(s, self.place), *self.surplus)
        if len(self.left) > 1:
            s.push(Roll(ONE_OF[len(self.left)], "shuffle"))
        elif self.left:
            self.on_answer(s, 0)
        else:
            self.end(s)
        return False

    def on_answer(self, s: Infinity, value: int) -> None:
        figure = self.left[value]
        self.left = tuple([f for f in self.left if f != figure])
        self.formed = (*self.formed, figure)
        s.slot[figure - FIRST_ENEMY] = free_slot(s, self.who)
        s.focus[figure - FIRST_ENEMY] = self.who
        tell_of(s, figure, f"turns on {s.hero(self.who).name}", "DI-FOCUS-03")

    def end(self, s: Infinity) -> None:
        """All stand in line."""
        s.pop()
        if not self.formed:
            return
        bands = {s.bands[figure - FIRST_ENEMY] for figure in self.formed}
        is_new = [not has_begun(s, s.bands[f - FIRST_ENEMY]) for f in self.formed]
        fresh = [f for f, new in zip(self.formed, is_new) if new or f in self.surplus]
        for band in sorted(bands):
            begin_combat(s, band)
        rows = {min(row_of(s, figure), ROWS - 1) for figure in self.formed}
        take_over(s, self.who, self.place, len(rows))
        s.push(TurnUpRewards())
        if fresh:
            # The surplus too, whatever its band brought before: its rows are new. [DI-COMB-05]
            s.push(LayRewards(self.who, reward_rows(s, tuple(fresh))))
