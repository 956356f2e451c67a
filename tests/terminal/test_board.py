"""Boards drawn in letters."""

from __future__ import annotations

from undercroft.kernel.scene import Board, Cell, Edge, Tile, Token
from undercroft.terminal.board import draw_board


def board(columns: int, rows: int, *edges: Edge) -> Board:
    cells = [
        Cell(id=f"sq:{x},{y}", x=x, y=y, terrain="rubble" if (x, y) == (0, 0) else "floor")
        for x in range(columns)
        for y in range(rows)
    ]
    return Board(id="board:map", name="Map", cells=tuple(cells), edges=edges)


def edge(x: int, y: int, side: str, kind: str) -> Edge:
    return Edge(id=f"edge:{x},{y},{side}", x=x, y=y, side=side, kind=kind)


def figure(name: str, x: int, y: int, size: int = 1) -> Token:
    return Token(
        id=f"fig:{name}",
        name=name,
        icon="x",
        board="board:map",
        x=x,
        y=y,
        width=size,
        height=size,
    )


def test_walls_and_doors_stand_between_cells() -> None:
    walls = (edge(0, 0, "e", "wall"), edge(0, 0, "s", "door"), edge(1, 0, "w", "wall"))
    assert draw_board(board(2, 2, *walls), [figure("m3", 1, 1)], 79) == [
        "Map:",
        "        0      1",
        "   0  rubble|  .",
        "     +--D---+",
        "   1    .      m3",
        "  D = door",
    ]


def test_an_open_way_is_not_drawn() -> None:
    drawn = draw_board(board(2, 1, edge(0, 0, "e", "open")), [], 79)
    assert "|" not in "".join(drawn)
    assert len(drawn) == 3


def test_a_large_figure_stands_on_all_its_cells() -> None:
    drawn = draw_board(board(3, 3), [figure("ogre", 1, 1, size=2)], 79)
    assert [line.count("ogre") for line in drawn[2:]] == [0, 2, 2]


def test_many_figures_in_a_cell_are_cut_with_a_plus() -> None:
    crowd = [figure(name, 1, 0) for name in ("h1", "h2", "h3")]
    assert "h1 h2+" in draw_board(board(2, 1), crowd, 79)[2]


def test_fifteen_squares_fit_on_eighty_columns() -> None:
    drawn = draw_board(board(15, 15), [figure("h1", 14, 14)], 79)
    assert len(drawn) == 17
    assert max(map(len, drawn)) <= 79


def test_a_wide_board_is_cut_in_strips() -> None:
    drawn = draw_board(board(40, 2), [figure("h1", 39, 1)], 79)
    assert max(map(len, drawn)) <= 79
    assert len(drawn) == 1 + 2 * 3
    assert drawn[-1].endswith("h1")


def test_marks_of_cells_and_tiles_are_listed() -> None:
    cells = (Cell(id="sq:a", x=0, y=0, marks=("trap",)), Cell(id="sq:b", x=1, y=0, marks=("trap",)))
    tiles = (Tile(id="tile:1", name="Hall", x=0, y=0, width=2, height=1, marks=("cold",)),)
    drawn = draw_board(Board(id="b", name="Map", cells=cells, tiles=tiles), [], 79)
    assert drawn[-2:] == ["  trap: a b", "  cold: Hall"]


def test_a_board_without_cells_says_so() -> None:
    assert draw_board(Board(id="b", name="Map"), [], 79) == ["Map: nothing here yet"]
