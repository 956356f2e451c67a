"""The scene: all that a front end draws, in drawing words only.

Every drawable has a stable id (`sq:3,-2`, `fig:m3`, `card:ember-lash#2`, `btn:rest`). Front ends
know no rules: what can be done is in the decision, as moves with the elements to touch.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

from undercroft.kernel.events import Term

THEMES: Final = ("crypt", "moss", "ember", "cave", "ash", "fungus", "straw", "water", "bone")
"""What a piece of the board can be built of."""
GROUNDS: Final = ("rooms", "cave")
HUES: Final = ("warm", "ember", "crystal")
TOKEN_KINDS: Final = ("hero", "monster", "villain", "ally", "object", "trap")


@dataclass(frozen=True, slots=True, kw_only=True)
class Cell:
    """A place tokens can stand on; x grows to the east, y to the south."""

    id: str
    x: int
    y: int
    terrain: str = "floor"
    marks: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Edge:
    """A line between two cells: the `side` n, e, s or w of one, of `kind` wall, door, open ..."""

    id: str
    x: int
    y: int
    side: str
    kind: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Light:
    """Something that shines where it stands, a lamp (`warm`), a vent (`ember`), a `crystal`."""

    x: int
    y: int
    radius: float
    hue: str = "warm"


@dataclass(frozen=True, slots=True, kw_only=True)
class Tile:
    """A piece of the board that lies as a whole, maybe with a number printed on it.

    Where it `is_place` it is one place of the game: its cells have no names of their own. Its
    `theme` says what it is built of: crypt, moss, ember, cave, ash, fungus, straw, water, bone.
    """

    id: str
    name: str
    x: int
    y: int
    width: int
    height: int
    turned: int = 0
    number: int = 0
    is_place: bool = False
    theme: str = ""
    marks: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Board:
    """A map with its tiles, cells and edges; a frame says how wide and high it can grow.

    The first board of a scene is the large one; each further one stands beside it under its name,
    its rows and columns called what the ids of their cells have in common (`1`, `a` of `1a`).
    Its `ground` is how it is built: of `rooms` between walls, each `pitch` cells wide, or as a
    `cave`; without one it is a formation.
    """

    id: str
    name: str
    width: int = 0
    height: int = 0
    cells: tuple[Cell, ...] = ()
    edges: tuple[Edge, ...] = ()
    tiles: tuple[Tile, ...] = ()
    ground: str = ""
    pitch: int = 0
    lights: tuple[Light, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Bar:
    """A number with a limit, such as health."""

    name: str
    value: int
    most: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Stat:
    """A number that stands on a card, such as an attack; what `is_added` to one has its sign."""

    name: str
    value: int
    is_added: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Token:
    """A figure or marker on a board; `text` is what stands on its card.

    Its `kind` is hero, monster, villain, ally, object or trap; `art` is its portrait, where that
    is not called like its `icon`, the sign that stands for it in small.
    """

    id: str
    name: str
    icon: str
    text: str = ""
    board: str = ""
    x: int = 0
    y: int = 0
    width: int = 1
    height: int = 1
    owner: int = -1
    facing: int = -1
    bars: tuple[Bar, ...] = ()
    states: tuple[str, ...] = ()
    kind: str = ""
    level: int = 0
    stats: tuple[Stat, ...] = ()
    art: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Card:
    """A card one can see, or its back; `group` says for whom it is, `cost` what it costs.

    Its `kind` is what is printed as its type (`attack-spell`, `at-will`), `art` the picture on it
    and `facts` the numbers that matter most, shown large.
    """

    id: str
    name: str = ""
    text: str = ""
    icon: str = ""
    face_up: bool = True
    marks: tuple[str, ...] = ()
    group: str = ""
    cost: int | None = None
    kind: str = ""
    art: str = ""
    facts: tuple[Stat, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class CardZone:
    """Cards lying together, as a `role`: hand, row, pile, deck, column at a token `of`, or page.

    A page is read by everybody all the time, as the aim of the game is.
    """

    id: str
    name: str
    role: str = "row"
    of: str = ""
    owner: int = -1
    cards: tuple[Card, ...] = ()
    count: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Track:
    """A number everybody watches."""

    id: str
    name: str
    value: int | float
    most: int | None = None
    owner: int = -1


@dataclass(frozen=True, slots=True, kw_only=True)
class Choice:
    """One legal move: its notation, its label, what to touch in which order, what it costs.

    Which are final, so that they cannot be taken back, the kernel finds out (`finality`). `group`
    is the heading under which buttons of a kind stand together; what `is_primary` is the one that
    most people press next.
    """

    move: str
    label: str
    touch: tuple[str, ...] = ()
    cost: int | None = None
    final: bool = False
    group: str = ""
    is_primary: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Picking:
    """A set to be picked in any order, then made move by move in the order of `moves`.

    Who picks fewer than `most` ends with the move `done`. Equal things have their choice as often
    as they are there. `final` says whether the whole set, once made, can be taken back.
    """

    least: int
    most: int
    moves: tuple[Choice, ...]
    done: str
    final: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Decision:
    """What is asked of whom, and the choices if it is asked of the reader."""

    seat: int
    prompt: str
    rules: tuple[str, ...] = ()
    choices: tuple[Choice, ...] = ()
    picking: Picking | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Fate:
    """What becomes of a figure if the attack hits: its health before and after it.

    `gain` says what its fall pays, if it falls.
    """

    figure: str
    before: int
    after: int
    gain: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Ghost:
    """A tile before it is laid, with its openings and who comes with it; drawn half transparent."""

    board: str
    tile: Tile
    cells: tuple[Cell, ...] = ()
    edges: tuple[Edge, ...] = ()
    tokens: tuple[Token, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Preview:
    """What a move will do: every term of its sum with its source, and the odds of each result.

    A figure that walks goes along `path`, cell by cell, from where it stands; `things` are whom
    it could strike, `fates` what becomes of them, and of the striker if it is hurt itself. A tile
    that would be laid is the `ghost`.
    """

    text: str
    terms: tuple[Term, ...] = ()
    odds: tuple[tuple[str, int, int], ...] = ()
    open: tuple[str, ...] = ()
    path: tuple[str, ...] = ()
    things: tuple[str, ...] = ()
    final: bool = False
    fates: tuple[Fate, ...] = ()
    ghost: Ghost | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Overlay:
    """Cells that are seen from somewhere, or where foes could strike: each with its number.

    A seen cell has its distance, a threatened one how many could strike there. `stops` says for
    a cell that is not seen in which cell the line to it ends.
    """

    text: str
    cells: tuple[tuple[str, int], ...] = ()
    stops: tuple[tuple[str, str], ...] = ()
    rules: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Headline:
    """The banner in parts: who acts, as a token (`actor`) and in words, and what is asked or left.

    `place` is where in the game one is: its round, its adventure. In a foe's turn it `is_foe`.
    """

    title: str
    detail: str = ""
    place: str = ""
    actor: str = ""
    is_foe: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Scene:
    """Everything one controller can see now; `banner` is the headline in one line of text."""

    banner: str
    headline: Headline | None = None
    boards: tuple[Board, ...] = ()
    tokens: tuple[Token, ...] = ()
    zones: tuple[CardZone, ...] = ()
    tracks: tuple[Track, ...] = ()
    decision: Decision | None = None

    def drawables(self) -> dict[str, Any]:
        """Every drawable by its id."""
        parts: list[Any] = [*self.tokens, *self.zones, *self.tracks]
        for board in self.boards:
            parts += [
                replace(board, cells=(), edges=(), tiles=()),
                *board.tiles,
                *board.cells,
                *board.edges,
            ]
        drawn: dict[str, Any] = {
            "banner": self.banner,
            "headline": self.headline,
            "decision": self.decision,
        }
        drawn.update([(part.id, part) for part in parts])
        return drawn

    def ids(self) -> list[str]:
        """The ids of everything drawn, cards in their zones too."""
        cards = [card.id for zone in self.zones for card in zone.cards]
        return [*self.drawables(), *cards]
