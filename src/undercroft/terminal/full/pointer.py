"""Where the person points: a square of a board, a card, or a line of the list of actions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from undercroft.kernel.scene import Board, Card, Cell, Choice, Edge, Scene, Tile, Token
from undercroft.terminal.directions import beside, covered, own_figure
from undercroft.terminal.full.overlay import MapOverlay
from undercroft.terminal.places import Place, middle
from undercroft.terminal.session import Look


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of things by what they are in the scene, or by how their ids begin."""

    name: str
    ids: tuple[str, ...]
    parts: tuple[type, ...] = ()

    def has(self, id_: str, part: object) -> bool:
        """Whether a thing is of this kind."""
        return isinstance(part, self.parts) or id_.startswith(self.ids)


SQUARES = Kind("squares to go to", ("sq:",), (Cell, Tile))
TARGETS = Kind("figures or tokens to choose", ("fig:", "token:", "hero:"), (Token,))
CARDS = Kind("cards to choose", ("card:",))
EDGES = Kind("doors or edges to open", ("edge:",), (Edge,))
BUTTONS = Kind("other actions", ("btn:",))


class Pointer:
    """The cursor and the choice it stands for; whatever is pointed at narrows the choices."""

    def __init__(self) -> None:
        self.look = Look()
        self.board = 0
        self.at: Place = (0, 0)
        self._kept: dict[str, Place] = {}
        self.picked = 0
        self.narrowed: tuple[str, ...] = ()
        self.overlay: MapOverlay | None = None
        self._on_board = False

    # ---- what there is -----------------------------------------------------------------------

    def see(self, look: Look) -> None:
        """Look at something new: another question begins at its first choice."""
        is_other = look.choices != self.look.choices
        self.look = look
        self.board = min(self.board, max(0, len(self.boards) - 1))
        if is_other:
            self.narrowed, self.picked, self._on_board = (), 0, False
            self._go_to_picked()
        if self.drawn and self.at not in {(cell.x, cell.y) for cell in self.drawn.cells}:
            self.at = (self.drawn.cells[0].x, self.drawn.cells[0].y)

    @property
    def boards(self) -> list[Board]:
        """The boards with something on them."""
        return [board for board in self.look.scene.boards if board.cells]

    @property
    def drawn(self) -> Board | None:
        """The board that is shown."""
        return self.boards[self.board] if self.boards else None

    @property
    def shown(self) -> list[Choice]:
        """The choices that touch what was pointed at, or all of them."""
        every = list(self.look.choices)
        return [c for c in every if set(c.touch) & set(self.narrowed)] if self.narrowed else every

    @property
    def choice(self) -> Choice | None:
        """The choice that stands out in the list."""
        return self.shown[self.picked] if self.picked < len(self.shown) else None

    def things(self) -> list[str]:
        """What lies where the cursor is: figures first, then the square and its edges."""
        board = self.drawn
        return things_at(self.look.scene, board, self.at) if board else []

    def here(self) -> list[Choice]:
        """The choices that touch something where the cursor is."""
        things = set(self.things())
        return [choice for choice in self.look.choices if things & set(choice.touch)]

    def cards(self) -> list[Card]:
        """The cards that the number keys stand for: one's hands, then others with a choice.

        Of several hands that of whoever decides is the first.
        """
        asked = self.look.scene.decision
        own = hand_of(self.look.scene, self.look.seats, asked.seat if asked else -1)
        touched = {id_ for choice in self.look.choices for id_ in choice.touch}
        every = [card for zone in self.look.scene.zones for card in zone.cards]
        return own + [card for card in every if card.id in touched and card not in own]

    def viewpoint(self) -> str:
        """From where one looks: what the cursor was moved to, or one's own figure."""
        things = self.things()
        own = own_figure(self.look.scene, self.look.seats)
        return things[0] if things and (self._on_board or own is None) else own.id if own else ""

    # ---- pointing ----------------------------------------------------------------------------

    def step(self, dx: int, dy: int) -> None:
        """Move the cursor by a square, as far as the board goes."""
        board = self.drawn
        if board is None:
            return
        xs, ys = [c.x for c in board.cells], [c.y for c in board.cells]
        x = min(max(self.at[0] + dx, min(xs)), max(xs))
        y = min(max(self.at[1] + dy, min(ys)), max(ys))
        self.at, self.narrowed, self._on_board = (x, y), (), True
        here = self.here()
        self.picked = self.shown.index(here[0]) if here else self.picked

    def turn(self, step: int) -> None:
        """Go to the next choice of the list; the cursor jumps to what it touches."""
        if self.shown:
            self.picked = (self.picked + step) % len(self.shown)
            self._on_board = False
            self._go_to_picked()

    def narrow(self, things: Sequence[str]) -> None:
        """Only what touches these things is listed, until one steps back."""
        self.narrowed, self.picked, self._on_board = tuple(things), 0, False

    def narrow_to(self, *kinds: Kind) -> bool:
        """Only choices that touch such things are listed; asked again, the next of them is picked.

        Of several kinds the first that can be touched; False where there are none.
        """
        things = next((touched for kind in kinds if (touched := self._touched(kind))), ())
        if not things:
            return False
        if self.narrowed == things:
            self.turn(1)
        else:
            self.narrow(things)
            self._go_to_picked()
        return True

    def _touched(self, kind: Kind) -> tuple[str, ...]:
        """The last things that choices touch, as far as they are of a kind."""
        lasts = [last_thing(choice) for choice in self.look.choices if choice.touch]
        parts = self.look.scene.drawables()
        return tuple(dict.fromkeys(id_ for id_ in lasts if kind.has(id_, parts.get(id_))))

    def back(self) -> None:
        """List all choices again, and look at the board as it is."""
        self.narrowed, self.picked, self._on_board, self.overlay = (), 0, False, None

    def next_board(self) -> None:
        """Go to the next board, to where one was on it."""
        if self.drawn is not None:
            self._kept[self.drawn.id] = self.at
        self.board = (self.board + 1) % max(1, len(self.boards))
        if self.drawn is not None:
            self.at = self._kept.get(self.drawn.id, self._first_use())
            self.narrowed, self._on_board = (), True
        self.see(self.look)

    def _first_use(self) -> Place:
        """The first place of a board where something can be done, or its first cell."""
        board = self.drawn
        assert board is not None
        simplest_first = sorted(self.look.choices, key=lambda choice: len(choice.touch))
        touched = [id_ for choice in simplest_first for id_ in choice.touch]
        places = [place_of(self.look.scene, board, id_) for id_ in touched]
        first = (board.cells[0].x, board.cells[0].y)
        return next((place for place in places if place is not None), first)

    def meant(self) -> list[Choice]:
        """The choices that Enter may mean: those under the cursor, or the one in the list."""
        if self._on_board:
            return self.here()
        return [self.choice] if self.choice else []

    def _go_to_picked(self) -> None:
        if self.choice is not None:
            self.go_to(self.choice.touch)

    def go_to(self, things: Sequence[str]) -> None:
        """Put the cursor on the last of some things that lies on a board."""
        for number, board in enumerate(self.boards):
            places = [place_of(self.look.scene, board, id_) for id_ in things]
            on_board = [place for place in places if place is not None]
            if on_board:
                self.board, self.at = number, on_board[-1]
                return


def hand_of(scene: Scene, seats: Sequence[int], first: int = -1) -> list[Card]:
    """The cards in the hands of these seats, as far as they are seen."""
    hands = [zone for zone in scene.zones if zone.role == "hand" and zone.owner in (-1, *seats)]
    hands.sort(key=lambda zone: zone.owner != first)
    return [card for zone in hands for card in zone.cards if card.face_up]


def things_at(scene: Scene, board: Board, at: Place) -> list[str]:
    """The ids of what lies at a place."""
    ids = [t.id for t in scene.tokens if t.board == board.id and at in covered(t)]
    ids += [cell.id for cell in board.cells if (cell.x, cell.y) == at]
    ids += [edge.id for edge in board.edges if at in beside(edge)]
    return ids + [tile.id for tile in board.tiles if _lies_on(tile, at)]


def _lies_on(tile: Tile, at: Place) -> bool:
    x, y = at[0] - tile.x, at[1] - tile.y
    return 0 <= x < tile.width and 0 <= y < tile.height


def last_thing(choice: Choice) -> str:
    """What is touched last, besides a button that only tells apart what is done with it."""
    things = [id_ for id_ in choice.touch if not BUTTONS.has(id_, None)]
    return [*choice.touch[:1], *things][-1]


def place_of(scene: Scene, board: Board, id_: str) -> Place | None:
    """Where something lies on a board, if it does."""
    standing = [token for token in scene.tokens if token.board == board.id]
    parts: list[Cell | Edge | Token] = [*board.cells, *board.edges, *standing]
    places = {tile.id: middle(tile) for tile in board.tiles}
    places |= {part.id: (part.x, part.y) for part in parts}
    return places.get(id_)
