"""What lies on the cave besides figures: traps, tunnels, and edge tiles with what they do."""

from __future__ import annotations

from functools import cache

from undercroft.games.caverns.content.card_text import card_text
from undercroft.games.caverns.content.schema import EdgeKind
from undercroft.games.caverns.content.tables import EDGES
from undercroft.games.caverns.effects import refs
from undercroft.games.caverns.map.geometry import GRID, side_squares
from undercroft.games.caverns.notation import NOTATION, card_at
from undercroft.games.caverns.scene.board import CAVE
from undercroft.games.caverns.scene.places import on_tile
from undercroft.games.caverns.state import Caverns
from undercroft.kernel.scene import Token


def markers(s: Caverns) -> list[Token]:
    """Trap markers, the ends of tunnels, and edge tiles that are more than a wall."""
    return [*traps(s), *tunnels(s), *edge_tiles(s)]


# ---- traps ---------------------------------------------------------------------------------------


def traps(s: Caverns) -> list[Token]:
    """Trap markers lie on tiles; of a trap that spreads there are several."""
    seen: list[int] = []
    tokens = []
    for card, cell in zip(s.trap_cards, s.trap_cells):
        tokens.append(trap(card, cell, seen.count(card)))
        seen.append(card)
    return tokens


def trap_id(card: int, copy: int = 0) -> str:
    """What a trap is called in scenes."""
    return f"trap:{NOTATION.cards.text(card)}" + (f"#{copy}" if copy else "")


@cache
def trap(card: int, cell: int, copy: int) -> Token:
    """A trap marker in the corner of its tile."""
    corner, face = GRID.corner(cell), card_at(card)
    return marker(trap_id(card, copy), face.name, "trap", corner, card_text(face))


@cache
def marker(id_: str, name: str, icon: str, p: int, words: str, *states: str) -> Token:
    """Something that lies on a square."""
    return Token(
        id=id_,
        name=name,
        icon=icon,
        text=words,
        board=CAVE,
        x=GRID.x(p),
        y=GRID.y(p),
        states=states,
        kind="trap" if icon == "trap" else "object",
    )


# ---- tunnels -------------------------------------------------------------------------------------


def tunnels(s: Caverns) -> list[Token]:
    """Both ends of each tunnel; each says where it leads."""
    links = s.walls.links
    return [tunnel(p, on_tile(s, links[i ^ 1]), i // 2 + 1) for i, p in enumerate(links)]


@cache
def tunnel(p: int, far_end: str, number: int) -> Token:
    """One end of a tunnel."""
    words = f"One square of movement leads to {far_end}."
    return marker(f"tunnel:{GRID.x(p)},{GRID.y(p)}", f"Tunnel {number}", "tunnel", p, words)


# ---- edge tiles ----------------------------------------------------------------------------------


def edge_tiles(s: Caverns) -> list[Token]:
    """The edge tiles that do something, each at its side; fissures stand there as objects."""
    pairs = [(way, EDGES[kind]) for way, kind in zip(s.edge_ways, s.edge_kinds)]
    return [edge_tile(s, way, kind) for way, kind in pairs if is_of_note(kind)]


def is_of_note(kind: EdgeKind) -> bool:
    """Whether an edge tile is more than a wall and no fissure."""
    return bool(kind.uses or kind.attack)


def edge_tile(s: Caverns, way: int, kind: EdgeKind) -> Token:
    """An edge tile at the first square of its side."""
    p = side_squares(s.walls, refs.way_of(way))[0]
    states = ("used",) if kind.uses and s.edge_used.count(way) >= kind.uses else ()
    return marker(edge_tile_id(way), kind.name, kind.id, p, edge_words(kind), *states)


def edge_tile_id(way: int) -> str:
    """What an edge tile is called in scenes."""
    return f"closed:{refs.EDGE.text(way)}"


def edge_words(kind: EdgeKind) -> str:
    """What an edge tile does."""
    if kind.treasure:
        return (
            f"Once, a hero beside it may search it instead of attacking: a roll of {kind.treasure} "
            f"or more finds a treasure, {kind.monster} or less wakes a monster."
        )
    if kind.attack:
        return f"Poisonous attacks on heroes of this tile have {kind.attack} to hit."
    return EDGE_WORDS[kind.id]


EDGE_WORDS = {
    "drip-pool": "Once, a hero beside it washes poison off without a roll.",
    "old-shrine": "The first hero who ends a Hero Phase beside it turns a Utility up.",
}
