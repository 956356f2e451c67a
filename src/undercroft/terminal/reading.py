"""Reading the board without seeing it: lists, a search, a ray of squares, one square, the party."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from undercroft.kernel.errors import UndercroftError
from undercroft.kernel.scene import Board, Cell, Choice, Scene
from undercroft.terminal.board import OPEN, besides_floor
from undercroft.terminal.directions import (
    COMPASS,
    FAR,
    Viewpoint,
    bearing,
    beside,
    covered,
    facing,
    steps,
    viewpoint,
    walks,
)
from undercroft.terminal.lists import LISTS, state_of, told
from undercroft.terminal.names import names_of
from undercroft.terminal.places import Place, is_map, place_names, spot

Lines = list[str]


@dataclass(frozen=True, slots=True)
class Seen:
    """What somebody sees, and the seats they see it from."""

    scene: Scene
    seats: Sequence[int] = ()


@dataclass(frozen=True, slots=True)
class Reading:
    """Something to type that is answered from what is seen alone."""

    usage: str
    words: str
    read: Callable[[Seen, str], Lines]


def _list(name: str) -> Callable[[Seen, str], Lines]:
    def read(seen: Seen, text: str) -> Lines:
        here = viewpoint(seen.scene, seen.seats, text)
        return told(name, LISTS[name](seen.scene, here), here)

    return read


def find(seen: Seen, text: str) -> Lines:
    """Everything whose name holds some letters, with the way to it."""
    if not text:
        raise UndercroftError("Find what? Type a part of its name.")
    wanted = text.casefold()
    drawn = set(seen.scene.ids())
    names = {i: name for i, name in names_of(seen.scene).items() if i in drawn}
    matching = {i: name for i, name in names.items() if wanted in name.casefold()}
    lines = [f"{name}{_where(seen, id_)}" for id_, name in matching.items()]
    return list(dict.fromkeys(lines)) or [f'Nothing you see has "{text[:40]}" in its name.']


def _where(seen: Seen, id_: str) -> str:
    for zone in seen.scene.zones:
        if id_ in [card.id for card in zone.cards]:
            return f", in {zone.name}"
    thing = seen.scene.drawables().get(id_)
    x, y = getattr(thing, "x", None), getattr(thing, "y", None)
    board = _board_of(seen.scene, id_)
    if x is None or y is None or board is None:
        return ""
    here = viewpoint(seen.scene, seen.seats)
    if here.board.id != board.id:
        return f", {spot(seen.scene, board, (x, y))}"
    return f", {bearing(here.at, (x, y))}"


def _board_of(scene: Scene, id_: str) -> Board | None:
    """The board on which a thing is."""
    on = {token.id: token.board for token in scene.tokens}
    for board in scene.boards:
        cells, edges = [cell.id for cell in board.cells], [edge.id for edge in board.edges]
        tiles = [tile.id for tile in board.tiles]
        if on.get(id_) == board.id or id_ in (*cells, *edges, *tiles):
            return board
    return None


def scan(seen: Seen, text: str) -> Lines:
    """The squares in one direction, one after the other, as far as the board goes."""
    word, _, start = text.partition(" ")
    ways = [name for name in COMPASS if word and name.startswith(word.casefold())]
    if not ways:
        raise UndercroftError("Scan where to? Type north, east, south or west.")
    here = viewpoint(seen.scene, seen.seats, start)
    return [f"{ways[0].capitalize()} of {here.name}:", *_ray(seen.scene, here, ways[0])]


def _ray(scene: Scene, here: Viewpoint, way: str) -> Lines:
    (dx, dy), cells = COMPASS[way], _cells(here)
    lines: Lines = []
    at = here.at
    while (at := (at[0] + dx, at[1] + dy)) in cells:
        between = _sides(here, (at[0] - dx, at[1] - dy)).get(way, "")
        lines += [f"  {between}"] if between else []
        lines.append(f"  {steps(here.at, at)}: {_on(scene, here, cells[at])}")
    last = _sides(here, (at[0] - dx, at[1] - dy)).get(way, "the end of the board")
    return [*lines, f"  {last}"]


def square(seen: Seen, text: str) -> Lines:
    """One square: what is on it, what is around it, what can be done there."""
    here = viewpoint(seen.scene, seen.seats, text)
    cell = _cells(here)[here.at]
    sides = [f"{kind} {way}" for way, kind in _sides(here, here.at).items()]
    parts = [_on(seen.scene, here, cell), ", ".join(sides)]
    name = place_names(here.board).cells[here.at]
    where = name if is_map(seen.scene, here.board) else f"{name} of {here.board.name}"
    lines = [f"Square {where}: {'; '.join(part for part in parts if part)}."]
    return lines + [f"  You can: {_doing(choice)}" for choice in _choices_at(seen.scene, here)]


def _doing(choice: Choice) -> str:
    return choice.label if choice.cost is None else f"{choice.label} (costs {choice.cost})"


def _choices_at(scene: Scene, here: Viewpoint) -> list[Choice]:
    things = {cell.id for cell in here.board.cells if (cell.x, cell.y) == here.at}
    things |= {t.id for t in scene.tokens if t.board == here.board.id and here.at in covered(t)}
    choices = scene.decision.choices if scene.decision else ()
    return [choice for choice in choices if things & set(choice.touch)]


def _on(scene: Scene, here: Viewpoint, cell: Cell) -> str:
    """What stands and lies on a square."""
    place = (cell.x, cell.y)
    standing = [t for t in scene.tokens if t.board == here.board.id and place in covered(t)]
    figures = [" ".join(filter(None, (token.name, state_of(token)))) for token in standing]
    return ", ".join([*figures, cell.terrain, *besides_floor(cell)])


def _sides(here: Viewpoint, place: Place) -> dict[str, str]:
    """The walls and doors around a square by the side they are on."""
    around = [edge for edge in here.board.edges if edge.kind not in OPEN]
    return {facing(edge, place): edge.kind for edge in around if place in beside(edge)}


def _cells(here: Viewpoint) -> dict[Place, Cell]:
    return {(cell.x, cell.y): cell for cell in here.board.cells}


def party(seen: Seen, _text: str) -> Lines:
    """The figures and numbers of oneself and of the others at the table."""
    owned = [token for token in seen.scene.tokens if token.owner >= 0]
    mine_first = sorted(owned, key=lambda token: token.owner not in seen.seats)
    lines = [f"  {token.name}, {state_of(token)}" for token in mine_first]
    numbers = [f"{t.name} {t.value}" for t in seen.scene.tracks if t.owner in (-1, *seen.seats)]
    return [*lines, f"  {' · '.join(numbers)}"] if numbers else lines or ["Nobody is here yet."]


def destination(seen: Seen, text: str) -> Choice:
    """The choice that goes to a square or a line of a list, or as near to it as can be."""
    here = _target(seen, viewpoint(seen.scene, seen.seats), text)
    target = here.at
    cells = {cell.id: (cell.x, cell.y) for cell in here.board.cells}
    choices = seen.scene.decision.choices if seen.scene.decision else ()
    ways = [(c, cells[c.touch[-1]]) for c in choices if c.touch and c.touch[-1] in cells]
    if not ways:
        on = "" if is_map(seen.scene, here.board) else f" of {here.board.name}"
        raise UndercroftError(f"There is no square{on} to go to now.")
    left = walks(here.board, target)
    return min(
        ways, key=lambda way: (left.get(way[1], FAR), steps(way[1], target), way[0].cost or 0)
    )[0]


def _target(seen: Seen, here: Viewpoint, text: str) -> Viewpoint:
    word, _, number = text.partition(" ")
    name = next((name for name in LISTS if word and name.startswith(word.casefold())), "")
    if not name or not number.isdecimal():
        if not text:
            raise UndercroftError("Go where? For example: go 3,4 or go exit 1.")
        return viewpoint(seen.scene, seen.seats, text)
    listed = LISTS[name](seen.scene, here)
    if not 0 < int(number[:4]) <= len(listed):
        raise UndercroftError(f"There is no {name[:-1]} {number[:4]}; type {name} for the list.")
    one = listed[int(number) - 1]
    boards = [board for board in seen.scene.boards if board.id == one.board]
    return Viewpoint(boards[0] if boards else here.board, one.place, one.name)


READINGS: dict[str, Reading] = {
    "monsters": Reading(
        "monsters [FROM]", "foes with distance, direction, health", _list("monsters")
    ),
    "exits": Reading("exits [FROM]", "doors and edges that lead on", _list("exits")),
    "items": Reading("items [FROM]", "what lies about, and special ground", _list("items")),
    "find": Reading("find NAME", "everything with these letters in its name", find),
    "scan": Reading("scan WAY [FROM]", "square by square to the north, east, south or west", scan),
    "square": Reading("square X,Y", "one square, its walls, what can be done there", square),
    "party": Reading("party", "your figures and numbers, then those of others", party),
}
