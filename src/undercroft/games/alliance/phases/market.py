"""The face-up areas: upgrades to draft, and tiles to build the dungeon with."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from undercroft.games.alliance.content.cards import ALL_CARDS
from undercroft.games.alliance.content.tables import HEROES
from undercroft.games.alliance.notation import FIRST_TILE, TILES, UPGRADES, card_at
from undercroft.games.alliance.phases.early_end import look_round
from undercroft.games.alliance.state import UNKNOWN, Alliance
from undercroft.kernel.chance import Draw
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, field

UPGRADES_SHOWN: Final = 5
TILES_SHOWN: Final = 2
LEVELS: Final = 3


@cache
def dealt(*, champions: bool) -> frozenset[int]:
    """The cards a game is played with; those of Champions by option. [DA-SET-16]"""
    return frozenset([i for i, card in enumerate(ALL_CARDS) if champions or not card.champions])


@cache
def can_use(card: int, hero: int) -> bool:
    """Whether a hero has the icons of a card by itself. [DA-CARD-02]"""
    return card_at(card).needs.met_by(HEROES[hero].race, HEROES[hero].classes)


def usable_by(card: int, heroes: list[int]) -> bool:
    """Whether one of these heroes can use a card."""
    for hero in heroes:  # noqa: SIM110  (a generator costs more here)
        if can_use(card, hero):
            return True
    return False


def is_kept(s: Alliance, card: int) -> bool:
    """Whether a card turned up stays: somebody can use it, or an alliance plays alone.

    [DA-SET-10] [DA-SOLO-03] [DA-COOP-14]
    """
    return s.is_alone or usable_by(card, s.all_recruits())


class FillUpgrades(Frame[Alliance]):
    """Gaps are filled from the live deck, if it has cards; what nobody can use is discarded.

    [DA-DRAFT-06] [DA-DRAFT-12] [A-32]
    """

    NAME = "fill-upgrades"
    place: int = field(INT, default=UNKNOWN, init=False)

    def advance(self, s: Alliance) -> bool:
        gaps = [i for i, card in enumerate(s.upgrade_area) if card == UNKNOWN]
        live = UPGRADES + s.upgrade_deck
        if not gaps or not s.stacks[live].size:
            s.pop()
            return False
        self.place = gaps[0]
        s.push(Draw(live))
        return False

    def on_answer(self, s: Alliance, value: int) -> None:
        if is_kept(s, value):
            s.upgrade_area[self.place] = value
        else:
            s.upgrade_discard.append(value)


class FillTiles(Frame[Alliance]):
    """The tile area is filled from the top of the dungeon stack, low levels first.

    A tile that is gone is replaced in its place. [DA-SET-12] [DA-DOOR-04]
    """

    NAME = "fill-tiles"
    place: int = field(INT, default=0)

    def advance(self, s: Alliance) -> bool:
        left = [TILES + level for level in range(LEVELS) if s.stacks[TILES + level].size]
        if len(s.tile_area) >= TILES_SHOWN or not (left or s.under_tiles):
            s.pop()
            look_round(s)
        elif left:
            s.push(Draw(left[0]))
        else:
            self.turn_under(s)
        return False

    def turn_under(self, s: Alliance) -> None:
        """Below all levels lie the tiles that were put there, in their order. [DA-COOP-04]

        Put under an empty stack, a tile is the whole stack. [A-51]
        """
        tile, s.under_tiles = s.under_tiles[0], s.under_tiles[1:]
        self.on_answer(s, FIRST_TILE + tile)

    def on_answer(self, s: Alliance, value: int) -> None:
        tile = value - FIRST_TILE
        s.tile_area = (*s.tile_area[: self.place], tile, *s.tile_area[self.place :])
        self.place += 1


def bury_tile(s: Alliance, place: int) -> None:
    """The tile at a place of the area goes under the stack, the next one takes its place.

    [DA-COOP-04]
    """
    s.under_tiles = (*s.under_tiles, s.tile_area[place])
    take_tile(s, place)


def take_tile(s: Alliance, place: int) -> None:
    """The tile at a place of the area leaves it, and the next one takes its place. [DA-DOOR-04]"""
    s.tile_area = (*s.tile_area[:place], *s.tile_area[place + 1 :])
    s.push(FillTiles(place))


AREAS: tuple[type[Frame[Any]], ...] = (FillUpgrades, FillTiles)
