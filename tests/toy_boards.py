"""The toy game drawn on several boards: the path, and what comes at whoever decides.

The rules are the same. Of two wanderers the one who decides is fought, of three all are. Shades
stand in a formation, the front row nearest to the wanderer; who can be struck steps before the
striker, and goes back to the path afterwards.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tests.toy.game import TOY
from tests.toy.notation import MOST_SEATS, NOTATION, REST, STASH, STEP, STRIKE
from tests.toy.scene import drawing
from tests.toy.state import Toy
from undercroft.kernel import scene as draw
from undercroft.kernel.moves import Move
from undercroft.kernel.outcome import Decide
from undercroft.kernel.play import legal, pending
from undercroft.kernel.registry import Drawing, Game
from undercroft.kernel.state import State

SIZE: Final = 3
ROOMS: Final = (
    ("Gate", 0, 0, 0, "floor", ("starter",)),
    ("Drain", 7, 3, 0, "floor", ("token-health", "noise-6", "rope")),
    ("Kiln", 12, 6, 0, "lava", ()),
    ("Cistern", 3, 0, 3, "flood", ("token-lord-event",)),
    ("Rift", 24, 3, 3, "crevice", ("noise-2",)),
)
EDGES: Final = (
    *(("2,1", 2, 1, "e", "door"), ("5,1", 5, 1, "e", "sealed"), ("1,2", 1, 2, "s", "unexplored")),
    *(
        ("4,0", 4, 0, "n", "unexplored"),
        ("8,1", 8, 1, "e", "unexplored"),
        ("4,2", 4, 2, "s", "door"),
    ),
)
SHADES: Final = (
    *(("goblin", "Goblin", 6, 7, ("stunned",)), ("ogre", "Ogre of the Gate", 11, 11, ())),
    *(("wolf", "Tunnel Wolf", 2, 5, ("poisoned", "confused")), ("imp", "Imp", 1, 3, ())),
)
FACES: Final = ("lorna", "krom", "holgar")
ICONS: Final = {"wolf": "tunnel-wolf", "imp": "cinder-imp"}


def slot(seat: int, x: int, y: int) -> str:
    """The scene id of a place: the rows are counted from the wanderer on."""
    return f"slot:{NOTATION.actor(seat)}-{SIZE - y}{'abc'[x]}"


def formation_id(seat: int) -> str:
    """The scene id of the board before a seat."""
    return f"board:formation-{NOTATION.actor(seat)}"


def deciding(view: Toy) -> int:
    """The seat that decides, or -1."""
    now = pending(view)
    return now.seat if isinstance(now, Decide) else -1


def formation(seat: int) -> draw.Board:
    """Three rows of three places."""
    spots = [(x, y) for y in range(SIZE) for x in range(SIZE)]
    cells = tuple(draw.Cell(id=slot(seat, x, y), x=x, y=y) for x, y in spots)
    name = f"Enemies before {NOTATION.actor(seat)}"
    return draw.Board(id=formation_id(seat), name=name, width=SIZE, height=SIZE, cells=cells)


def dungeon(view: Toy) -> draw.Board:
    """The path as the middle of some rooms."""
    path = drawing.path(view)
    middle = {(cell.x, 1): replace(cell, y=1) for cell in path.cells}
    cells = []
    for _, _, left, top, terrain, _ in ROOMS:
        for x, y in [(left + i, top + j) for j in range(SIZE) for i in range(SIZE)]:
            plain = draw.Cell(id=f"sq:{x},{y}", x=x, y=y, terrain=terrain)
            cells.append(middle.get((x, y), plain))
    tiles = [
        draw.Tile(
            id=f"tile:{name}",
            name=name,
            x=x,
            y=y,
            width=SIZE,
            height=SIZE,
            number=number,
            is_place=True,
            marks=marks,
        )
        for name, number, x, y, _, marks in ROOMS
    ]
    edges = [
        draw.Edge(id=f"edge:{at},{side}", x=x, y=y, side=side, kind=kind)
        for at, x, y, side, kind in EDGES
    ]
    return replace(path, cells=tuple(cells), tiles=tuple(tiles), edges=tuple(edges))


def shades(view: Toy, seat: int) -> list[draw.Token]:
    """The shades before a seat; the first of them goes along with whoever walks."""
    places = ((sum(view.places) % SIZE, 2), (1, 1), (2, 0), (0, 0))
    return [
        draw.Token(
            id=f"fig:{id_}",
            name=name,
            text=f"Power 2, Defense 1. {name} follows whoever walks.",
            icon=ICONS.get(id_, id_),
            board=formation_id(seat),
            x=x,
            y=y,
            bars=(draw.Bar(name="Health", value=health, most=most),),
            states=states,
        )
        for (id_, name, health, most, states), (x, y) in zip(SHADES, places)
    ]


def wanderer(view: Toy, seat: int, before: int, struck: list[int]) -> draw.Token:
    """A figure on the path, or before the striker."""
    token = replace(drawing.wanderer(view, seat), y=1, icon=FACES[seat])
    if seat not in struck:
        return token
    return replace(token, board=formation_id(before), x=struck.index(seat) * 2, y=1)


def choice(view: Toy, move: Move) -> draw.Choice:
    """A step touches a square, a rest the ogre, a stash a card and a place, a strike a figure."""
    words = str(move).split(" ", 1)[1]
    last = words.split()[-1]
    touch: tuple[str, ...] = (f"btn:{words.replace(' ', '-')}",)
    if move.verb is STEP:
        touch = (f"sq:{move.args[0]}",)
    elif move.verb is REST:
        touch = ("fig:ogre",)
    elif move.verb is STRIKE:
        touch = (f"fig:{last}",)
    elif move.verb is STASH:
        at = view.hand(move.seat).index(move.args[0])
        card = f"card:{last}#hand-{move.seat + 1}.{at}"
        touch = (card, slot(move.seat, 0, 2 if sum(view.places) % SIZE else 1))
    return draw.Choice(move=str(move), label=words, touch=touch)


def owned(zone: draw.CardZone) -> draw.CardZone:
    """A hand belongs to its seat."""
    name, _, number = zone.name.partition("-")
    return replace(zone, owner=int(number) - 1) if name == "hand" else zone


def scene(view: State, seats: int) -> draw.Scene:
    """Everything these seats can see."""
    assert isinstance(view, Toy)
    whole, who = drawing.scene(view, seats), deciding(view)
    moves = legal(view) if who >= 0 else ()
    struck = [move.args[0] for move in moves if move.verb is STRIKE]
    asked = whole.decision
    if asked is not None and asked.choices:
        asked = replace(asked, choices=tuple(choice(view, move) for move in moves))
    figures = [wanderer(view, seat, who, struck) for seat in range(view.seats)]
    fought = range(view.seats) if view.seats == MOST_SEATS else [who]
    before = [formation(seat) for seat in fought] if who >= 0 else []
    return replace(
        whole,
        boards=(dungeon(view), *before),
        tokens=(*figures, *(shades(view, who) if before else ())),
        zones=tuple(owned(zone) for zone in whole.zones),
        decision=asked,
    )


TOY_BOARDS: Final[Game] = replace(
    TOY,
    id="toy-boards",
    name="Toy with boards",
    drawing=Drawing(scene=scene, preview=drawing.preview),
)
