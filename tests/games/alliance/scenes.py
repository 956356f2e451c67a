"""Small positions of Alliance for scenario tests: rooms, heroes and monsters put where wanted."""

from __future__ import annotations

from dataclasses import replace

from tests.games.common.playing import Playing
from undercroft.crawl.space.grid import NORTH
from undercroft.games.alliance.actions.upgrade import Upgrading, receive
from undercroft.games.alliance.combat.attack import AttackFrame
from undercroft.games.alliance.combat.damage import wound
from undercroft.games.alliance.combat.numbers import basic_attack
from undercroft.games.alliance.content.tables import (
    HERO_NAMES,
    MONSTER_NAMES,
    SOLO_NAMES,
    TILE_NAMES,
)
from undercroft.games.alliance.game import ALLIANCE
from undercroft.games.alliance.map.geometry import ARCHWAY, start_room
from undercroft.games.alliance.notation import (
    BOARD_TOKENS,
    DECKS,
    HANDS,
    HIDDEN_TOKEN,
    NOTATION,
    OPEN_TOKEN,
    TREASURES,
)
from undercroft.games.alliance.options import AllianceOptions
from undercroft.games.alliance.phases.end_phase import EndPhase, clear_columns, forget_round
from undercroft.games.alliance.phases.experience import gain
from undercroft.games.alliance.phases.hero_turn import Turn, turn_of
from undercroft.games.alliance.phases.monsters import MonsterTurn
from undercroft.games.alliance.phases.round import Activate
from undercroft.games.alliance.phases.setup.layout import laid_out
from undercroft.games.alliance.phases.solo import FIRST, SoloSegment
from undercroft.games.alliance.phases.treasures import keep
from undercroft.games.alliance.state import Alliance
from undercroft.kernel import play
from undercroft.kernel.options import Value
from undercroft.kernel.outcome import Chance
from undercroft.kernel.rows import replaced
from undercroft.kernel.stacks import EVERYONE, NO_SEATS, Stack
from undercroft.kernel.zones import Zone

assert ALLIANCE.state is Alliance


SHOWN = ("healing-draught", "quick-boots", "footmans-shield", "candle-prayer", "gust")
"""The upgrades that lie open in a shop."""


def card(name: str) -> int:
    """A card by name."""
    return NOTATION.cards.parse(name)


class Place(Playing[Alliance]):
    """Two seats, the blue gate in the south, and a room with four doors north of it."""

    def __init__(self, *, archway: bool = True, seats: int = 2, deep: bool = False) -> None:
        s = laid_out(seats, AllianceOptions(deep=deep))
        self.gate = start_room(seats, 0)
        self.room = s.walls.board.grid.beyond(self.gate, NORTH)
        s.walls = s.walls.lay(self.room, TILE_NAMES.parse("guard-niche"))
        if archway:
            s.walls = s.walls.open_border(self.gate, NORTH, ARCHWAY)
        self.s = s

    def agree(self, **options: Value) -> None:
        """The players have agreed on options."""
        self.s.options = replace(self.s.options, **options)  # type: ignore[arg-type]

    def hero(self, name: str, cell: int, local: int, seat: int = 0) -> int:
        """A hero of a seat stands on a space of a room."""
        s = self.s
        figure = next(f for f in s.alliance(seat) if s.kind[f] < 0)
        s.kind = replaced(s.kind, figure, HERO_NAMES.parse(name))
        s.stand(figure, s.walls.board.grid.square(cell, local))
        s.ready[figure] = 1
        s.listed = None
        return figure

    def monster(self, name: str, cell: int, local: int) -> int:
        """A monster stands on a space of a room."""
        s = self.s
        figure = len(s.kind)
        s.kind += (MONSTER_NAMES.parse(name),)
        s.spot += (s.walls.board.grid.square(cell, local),)
        for column in (s.facing, s.ready, s.bursts, s.peaceful):
            column.append(0)
        s.wounds += ((),)
        s.columns.append(())
        s.listed = None
        return figure

    def hold(self, *names: str, seat: int = 0) -> None:
        """A seat holds just these cards."""
        cards = [NOTATION.cards.parse(name) for name in names]
        self.s.zones[HANDS + seat] = Zone([(card, 1 << seat, 0) for card in cards])
        self.s.listed = None

    def deck(self, *names: str, seat: int = 0) -> None:
        """A seat's deck holds just these cards."""
        self.s.stacks[DECKS + seat] = Stack.of(NOTATION.cards.parse(name) for name in names)

    def token(self, name: str, cell: int, local: int, face: int = HIDDEN_TOKEN) -> None:
        """A challenge token, such as dart-volley-1, lies on a space of a room."""
        level = int(name[-1]) - 1
        mask = NO_SEATS if face == HIDDEN_TOKEN else EVERYONE
        zone = self.s.zones[BOARD_TOKENS + level]
        self.s.zones[BOARD_TOKENS + level] = zone.add(NOTATION.cards.parse(name), mask)
        self.s.lay_token(level + 1, self.square(cell, local), face)
        self.s.listed = None

    def bury(self, *names: str) -> None:
        """The Deck of Many Treasures is played with, and holds just these cards."""
        self.agree(treasures=True)
        self.s.stacks[TREASURES] = Stack.of(card(name) for name in names)
        self.s.listed = None

    def treasure(self, *names: str, seat: int = 0) -> None:
        """Treasures lie beside the heroes of a seat."""
        self.agree(treasures=True)
        for name in names:
            keep(self.s, seat, card(name))
        self.s.listed = None

    def artifact(self, name: str, seat: int = 0) -> None:
        """An artifact is drafted and lies beside the heroes of a seat."""
        receive(self.s, seat, NOTATION.cards.parse(name), "upgrades")
        self.s.run()
        self.s.listed = None

    def wound(self, figure: int, amount: int, *, poison: bool = False) -> None:
        """A figure suffers wounds from nobody."""
        wound(self.s, figure, amount, by=-1, poison=poison)
        self.s.listed = None

    def wounds(self, figure: int) -> int:
        """How many wounds a figure has."""
        return len(self.s.wounds[figure])

    def file(self, steps: int) -> tuple[int, int]:
        """The space so many steps north of the southernmost one of the gate's middle file."""
        rows = (7, 4, 1)
        return (self.gate, rows[steps]) if steps < 3 else (self.room, rows[steps - 3])

    def local(self, p: int) -> tuple[int, int]:
        """A space as room and place in it."""
        grid = self.s.walls.board.grid
        return grid.cell_of[p], grid.local(p)

    def square(self, cell: int, local: int) -> int:
        """The space of a room."""
        return self.s.walls.board.grid.square(cell, local)

    def turn(self, hero: int, *moves: str) -> Turn:
        """It is this hero's turn, and this is done in it."""
        turn = Turn(hero // 4, hero)
        self.s.frames = [turn]
        self.s.run()
        self.s.listed = None
        self.play(*moves)
        return turn

    def activation(self, hero: int) -> Turn:
        """The same with what follows it: the draft, discarding and drawing."""
        for figure in self.s.alliance(hero // 4):
            self.s.ready[figure] = int(figure == hero)
        self.s.frames = [Activate(hero // 4)]
        self.s.run()
        self.s.listed = None
        return turn_of(self.s)

    def next_round(self, *moves: str) -> None:
        """The end phase is over, with what is decided in it and whatever cards are drawn."""
        self.s.frames = [Turn(0, 0), EndPhase()]
        self.s.run()
        self.s.listed = None
        self.play(*moves)
        while isinstance(play.pending(self.s), Chance):
            play.apply(self.s, play.legal(self.s)[0])

    def strike(self, attacker: int, target: int, *moves: str) -> None:
        """A figure attacks another with its printed attack, as the second seat decides."""
        self.s.push(AttackFrame(1, basic_attack(self.s, attacker, target)))
        self.s.run()
        self.s.listed = None
        self.play(*moves)

    def act(self, figure: int, *moves: str, who: int = 0) -> None:
        """A monster's turn begins, and a seat decides for it."""
        self.s.frames = [MonsterTurn(who, figure)]
        self.s.run()
        self.s.listed = None
        self.play(*moves)

    def end_round(self) -> None:
        """The round is over: columns are cleared, and what lasted for the round ends."""
        clear_columns(self.s)
        forget_round(self.s)
        self.s.listed = None

    def beyond(self, cell: int, side: int, tile: str = "broken-belfry") -> int:
        """A further room with four doors lies behind an archway of a room."""
        s = self.s
        room = s.walls.board.grid.beyond(cell, side)
        s.walls = s.walls.lay(room, TILE_NAMES.parse(tile)).open_border(cell, side, ARCHWAY)
        return room


class Cellar(Place):
    """One seat, its gate with heroes along a row of it, a room north of it, and a solo card."""

    def __init__(self, solo_card: str, *heroes: str, row: int = 0) -> None:
        super().__init__(seats=1)
        self.s.upgrade_area = [card(name) for name in SHOWN]
        self.s.solo_card = SOLO_NAMES.parse(solo_card)
        for i, name in enumerate(heroes):
            self.hero(name, self.gate, 3 * row + i)

    def foe(self, name: str, local: int, *, ready: bool = True) -> int:
        """A monster stands in the room."""
        figure = self.monster(name, self.room, local)
        self.s.ready[figure] = int(ready)
        return figure

    def begin(self, step: int = FIRST) -> None:
        """The monster segment begins, with the first section or another."""
        segment = SoloSegment()
        segment.step = step
        self.s.frames = [segment]
        self.s.run()
        self.s.listed = None


def duel(hero: str, *cards: str, foe: str = "ogre") -> tuple[Place, int, int]:
    """A hero in the middle of the room, with these cards, south of a monster, in its turn."""
    return meeting(hero, cards, foe, 4, 5)


def shootout(hero: str, *cards: str, foe: str = "ogre") -> tuple[Place, int, int]:
    """A hero in the middle of the gate, with these cards, two spaces from a monster it sees."""
    return meeting(hero, cards, foe, 1, 3)


def meeting(
    hero: str, cards: tuple[str, ...], foe: str, here: int, there: int
) -> tuple[Place, int, int]:
    """A hero and a monster on the middle file, so far north, in the hero's turn."""
    place = Place()
    figure = place.hero(hero, *place.file(here))
    monster = place.monster(foe, *place.file(there))
    place.hold(*cards)
    place.turn(figure)
    return place, figure, monster


def at_chest(*buried: str, chest: str = "treasure-chest-1") -> tuple[Place, Turn]:
    """Krom in the middle of the room, a chest in its corner, and a deck of these cards."""
    place = Place()
    krom = place.hero("krom", place.room, 4)
    place.token(chest, place.room, 0, OPEN_TOKEN)
    place.bury(*buried)
    return place, place.turn(krom)


def dug(*buried: str) -> tuple[Place, Turn]:
    """The same once he has opened it and turned up the first of these cards."""
    place, turn = at_chest(*buried)
    place.play("p1 chest 3,9", "p1 yes", f"d draw treasures {buried[0]}")
    return place, turn


def shop(xp: int = 5, hero: str = "krom", shown: tuple[str, ...] = SHOWN) -> Place:
    """A hero's player may draft, with these upgrades face up and so much experience."""
    place = Place()
    place.hero(hero, place.gate, 4)
    place.s.upgrade_area = [card(name) for name in shown]
    place.s.upgrade_discard = [card("whetstone")]
    gain(place.s, 0, xp, face_up=True)
    place.s.frames = [Upgrading(0)]
    place.s.run()
    return place
