"""Small positions of Caverns for scenario tests: tiles, heroes and monsters put where wanted."""

from __future__ import annotations

from dataclasses import replace

import undercroft as uc
from tests.games.common.playing import Playing
from undercroft.games.caverns.adventures.page import PAGES
from undercroft.games.caverns.combat.modifiers import enforce, feature_card
from undercroft.games.caverns.content.card_stats import level_of, max_hp
from undercroft.games.caverns.content.tables import HERO_NAMES, TILE_NAMES
from undercroft.games.caverns.effects import refs
from undercroft.games.caverns.game import CAVERNS
from undercroft.games.caverns.map.geometry import GRID, explored, patches
from undercroft.games.caverns.notation import FIRST_KIND, NOTATION, TILE_STACK, numbers
from undercroft.games.caverns.phases.hero_turn import Actions
from undercroft.games.caverns.phases.monsters import add_figure
from undercroft.games.caverns.phases.round import Turns
from undercroft.games.caverns.phases.setup.layout import laid_out
from undercroft.games.caverns.phases.setup.powers import suggested
from undercroft.games.caverns.phases.treasures import own
from undercroft.games.caverns.phases.villain_phase import VillainPhase
from undercroft.games.caverns.phases.villains import enter
from undercroft.games.caverns.state import NOWHERE, Caverns
from undercroft.kernel.frames import Frame
from undercroft.kernel.options import Value
from undercroft.kernel.stacks import EVERYONE, Stack
from undercroft.kernel.table import Table

assert CAVERNS.state is Caverns
uc.register(CAVERNS)

WEST = GRID.cell(0, 0)
EAST = GRID.cell(1, 0)


def agree(s: Caverns, **options: Value) -> None:
    """The table has agreed on options."""
    s.options = replace(s.options, **options)  # type: ignore[arg-type]


class Place(Playing[Caverns]):
    """Heroes on the start tile of an adventure, with their suggested powers; nobody else there.

    What happens at once happens in the order of the figures' numbers, unless a scene asks for it.
    """

    def __init__(self, *heroes: str, adventure: str = "adv-02", both: bool = True) -> None:
        s = laid_out(len(heroes), PAGES[adventure], both=both)
        self.s = s
        agree(s, ties="ties")
        for seat, name in enumerate(heroes):
            s.kind[seat] = HERO_NAMES.parse(name)
            s.hp[seat] = level_of(s, seat).hp
            s.up[seat] = tuple(sorted(suggested(s, seat)))
            enforce(s, feature_card(s, seat), seat)
            s.spot[seat] = s.walls.passable(WEST)[seat]

    def agree(self, **options: Value) -> None:
        """The table has agreed on options."""
        agree(self.s, **options)

    def tile(self, name: str, x: int, y: int, side: int) -> int:
        """A tile is laid at a side of the tile on a cell; its own cell."""
        way = (GRID.cell(x, y), side)
        self.s.walls = explored(self.s.walls, TILE_NAMES.parse(name), way)
        return GRID.beyond(*way)

    def at(self, figure: int, x: int, y: int) -> int:
        """A figure stands on a square."""
        self.s.spot[figure] = GRID.at(x, y)
        return figure

    def stand(self, *squares: tuple[int, int]) -> None:
        """The heroes stand on these squares, in the order of their seats."""
        for seat, (x, y) in enumerate(squares):
            self.at(seat, x, y)

    def monster(self, name: str, x: int, y: int, seat: int = 0) -> int:
        """A monster stands on a square, its card in a seat's queue."""
        card = NOTATION.cards.parse(name)
        figure = add_figure(self.s, card - FIRST_KIND)
        self.s.queue[seat] = (*self.s.queue[seat], card)
        return self.at(figure, x, y)

    def villain(self, name: str, x: int, y: int) -> int:
        """A villain has come into play on a square."""
        figure = enter(self.s, name, [GRID.at(x, y)])
        self.s.frames.pop()
        return self.at(figure, x, y)

    def patch(self, cell: int) -> int:
        """The square of a tile's patch."""
        return patches(self.s.walls)[cell]

    def item(self, name: str, seat: int = 0) -> None:
        """A hero has an item."""
        own(self.s, seat, NOTATION.cards.parse(name))

    def power(self, name: str, seat: int = 0) -> None:
        """A hero has one power more, face up."""
        self.s.up[seat] = tuple(sorted((*self.s.up[seat], *numbers(name))))

    def xp(self, *names: str) -> None:
        """Cards lie in the experience pile."""
        self.s.pile[0] = (*self.s.pile[0], *numbers(*names))

    def wound(self, figure: int, damage: int) -> None:
        """A figure has lost HP."""
        self.s.hp[figure] = max_hp(self.s, figure) - damage

    def stack(self, *names: str) -> None:
        """These tiles and no others lie in the stack, the first on top."""
        cards = [NOTATION.cards.parse(f"tile-{name}") for name in names]
        self.s.stacks[TILE_STACK] = Stack.of(())
        for card in reversed(cards):
            self.s.stacks[TILE_STACK] = self.s.stacks[TILE_STACK].put(0, card, EVERYONE)

    def begin(self, *frames: Frame[Caverns]) -> None:
        """These are going on, the last one on top."""
        self.s.frames = list(frames)
        self.s.listed = None
        self.s.run()

    def acts(self, seat: int = 0) -> Actions:
        """A hero is acting."""
        self.s.active = seat
        turn = Actions(seat)
        self.begin(turn)
        return turn

    def turn(self, *moves: str, seat: int = 0) -> None:
        """A hero is acting, and does this."""
        self.acts(seat)
        self.play(*moves)

    def villain_phase(self, *moves: str, seat: int = 0) -> None:
        """The Villain Phase of a seat; a white tile was laid, so nothing is drawn."""
        self.s.active = seat
        self.s.laid = 1
        self.begin(VillainPhase(seat))
        self.play(*moves)

    def where(self, figure: int) -> tuple[int, int]:
        """The coordinates of a figure."""
        return GRID.x(self.s.spot[figure]), GRID.y(self.s.spot[figure])


def hold(place: Place, seat: int, prop: int) -> None:
    """A hero holds an object."""
    place.s.holder[prop] = seat
    place.s.spot[prop] = NOWHERE


def masked(*heroes: str, false: int) -> Place:
    """Heroes in a row on the start tile with roles dealt, one of them false."""
    place = Place(*heroes, adventure="adv-12")
    place.begin(Turns())
    place.s.page.set_up(place.s)
    place.s.run()
    for seat in range(len(heroes)):
        place.play(f"d draw tokens token-{'false' if seat == false else 'true'}")
        place.at(seat, 4 + seat, 1)
    return place


def space(x: int, y: int) -> int:
    """A square as a thing."""
    return refs.space(GRID.at(x, y))


def deck(*cards: str) -> Stack:
    """A deck of these cards and no others."""
    return Stack.of(numbers(*cards))


class Opened:
    """A table at which a game has just been opened; chance is asked."""

    def __init__(self, adventure: str = "adv-02", seats: int = 2, **options: str | int) -> None:
        chosen = {"adventure": adventure, **options}
        self.t: Table = uc.new("caverns", seats=seats, chance="ask", options=chosen)

    @property
    def s(self) -> Caverns:
        """Where the game stands."""
        assert isinstance(self.t.state, Caverns)
        return self.t.state

    def play(self, *moves: str) -> Opened:
        """Written moves."""
        for move in moves:
            self.t.play(move)
        return self

    def asked(self) -> list[str]:
        """What can be answered now."""
        return [str(move) for move in self.t.legal()]
