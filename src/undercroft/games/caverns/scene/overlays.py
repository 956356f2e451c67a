"""How far everything is in tiles, and where monsters and villains could strike next."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Final

from undercroft.crawl.effects import Filter
from undercroft.crawl.space.tilegraph import FAR
from undercroft.games.caverns.content.schema import FLOOR_MARKS
from undercroft.games.caverns.content.stat_ids import LIBRARY
from undercroft.games.caverns.effects import refs
from undercroft.games.caverns.effects.vocabulary import Approach, Attack, OnTile, Within
from undercroft.games.caverns.map.distances import adjacent, apart
from undercroft.games.caverns.map.figures import allies, foes, heroes, is_villain
from undercroft.games.caverns.map.geometry import GRID, laid
from undercroft.games.caverns.phases.activation import PINNED, tactics_node, tactics_of
from undercroft.games.caverns.state import Caverns
from undercroft.kernel.scene import Overlay
from undercroft.kernel.state import State

BESIDE: Final = -1
"""The span of who strikes only what is adjacent."""
NOTHING: Final = -2


def sight(view: State, thing: str) -> Overlay | None:
    """How many tiles away each square is: nothing else bounds a power."""
    assert isinstance(view, Caverns)
    start = place_of(view, thing)
    if start is None:
        return None
    away = [(p, apart(view, start, refs.space(p))) for p in floor(view)]
    return Overlay(
        text="Tiles from here: ranges are counted in tiles, and nothing stands in the way.",
        cells=tuple((name(p), tiles) for p, tiles in away if tiles < FAR),
        rules=("CV-DIST-01", "CV-DIST-02"),
    )


def danger(view: State, _seat: int) -> Overlay:
    """The squares on which monsters and villains could attack when they act next."""
    assert isinstance(view, Caverns)
    struck = Counter(p for f in foes(view) for p in threatened(view, f))
    return Overlay(
        text="Where monsters and villains could strike when they act next, and how many of them.",
        cells=tuple((name(p), struck[p]) for p in sorted(struck)),
        rules=("CV-MON-10",),
    )


def threatened(s: Caverns, figure: int) -> list[int]:
    """The squares on which somebody could be attacked; none by who will not act."""
    if s.pinned[figure] == PINNED or not is_awake(s, figure):
        return []
    tiles = span(tactics_of(s, figure))
    return [p for p in floor(s) if is_within(s, figure, p, tiles)]


def is_awake(s: Caverns, figure: int) -> bool:
    """Whether a figure acts at all."""
    return not is_villain(figure) or s.page.is_awake(s, figure)


def is_within(s: Caverns, figure: int, p: int, tiles: int) -> bool:
    """Whether a square is so many tiles away, or next to a figure."""
    if tiles == BESIDE:
        return adjacent(s, figure, refs.space(p))
    return apart(s, figure, refs.space(p)) <= tiles


# ---- how far tactics lead ------------------------------------------------------------------------


@cache
def span(id_: str) -> int:
    """How many tiles away tactics can lead to an attack."""
    node = tactics_node(id_)
    lines = LIBRARY.parts[node]["lines"] if node >= 0 else ()
    return max([far for line in lines for far in spans(line, BESIDE)], default=NOTHING)


def spans(node: int, before: int) -> Iterator[int]:
    """How far each attack in a line leads, after what the figure has walked before it."""
    effect = LIBRARY.effects[node]
    if isinstance(effect, Attack):
        yield max(before, aim(effect))
    walked = effect.tiles if isinstance(effect, Approach) else before
    for children in LIBRARY.parts[node].values():
        for child in children:
            yield from spans(child, walked)


def aim(attack: Attack) -> int:
    """How many tiles away an attack itself reaches."""
    where: tuple[Filter, ...] = getattr(attack.on, "where", ())
    tiles = [f.tiles for f in where if isinstance(f, Within)]
    return max(tiles, default=0 if any(isinstance(f, OnTile) for f in where) else BESIDE)


# ---- places --------------------------------------------------------------------------------------


def place_of(s: Caverns, thing: str) -> int | None:
    """The figure, or the square."""
    figures = {s.figure_id(f): f for f in (*heroes(s), *allies(s), *foes(s))}
    return (figures | {name(p): refs.space(p) for p in floor(s)}).get(thing)


def floor(s: Caverns) -> list[int]:
    """Every square of the cave on which one can stand."""
    squares = [p for cell in laid(s.walls) for p in GRID.squares(cell)]
    return [p for p in squares if s.walls.glyph(p) in FLOOR_MARKS]


def name(p: int) -> str:
    """What a square is called in scenes."""
    return f"sq:{GRID.x(p)},{GRID.y(p)}"
