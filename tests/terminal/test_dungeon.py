"""A dungeon of Infinity in a terminal, in plain lines and on a full screen."""

from __future__ import annotations

from pathlib import Path

from textual.pilot import Pilot

import undercroft as uc
from tests.games.infinity.moments import has_lord, has_three_rows, played_to
from tests.terminal.scripts import Gambler, Script, played
from tests.terminal.test_full import at_screen, press, shown
from undercroft.games.infinity.game import INFINITY
from undercroft.terminal.draw import Drawing
from undercroft.terminal.full.app import TableApp
from undercroft.terminal.local import LocalSession

WIDE = 79


def new_game(seats: int = 2, seed: int = 3) -> uc.Table:
    """A game of one person with as many heroes."""
    uc.register(INFINITY)
    return uc.new("infinity", seats, seed, {}, (0,) * seats)


def lines(table: uc.Table) -> dict[str, tuple[str, ...]]:
    """The table in plain lines."""
    return Drawing(str, WIDE).blocks(table.scene(0))


# ---- plain lines ---------------------------------------------------------------------------------


def test_the_goal_and_the_hero_board_are_read() -> None:
    blocks = lines(new_game())
    assert "The Way Out" in " ".join(blocks["zone:goal"])
    assert "Power" in " ".join(blocks["zone:board-h1"])
    assert "Hesk the Tracker" in " ".join(blocks["zone:lord"])


def test_how_the_game_is_won_is_read_without_asking() -> None:
    goal = " ".join(" ".join(lines(new_game())["zone:goal"]).split())
    assert "Won: When a round ends, all heroes and the Gate Stone are on the Starter Tile." in goal


def test_zones_of_a_hero_have_its_name_once_and_goods_their_price() -> None:
    blocks = lines(new_game())
    assert blocks["zone:abilities-h1"][0].startswith("  Akachi's abilities")
    assert "Cleave (2, level 1)" in " ".join(blocks["zone:abilities-h1"])
    assert "Kitchen Knife (2, knife)" in " ".join(blocks["zone:equipment"])


def test_every_room_says_where_it_lies() -> None:
    dungeon = lines(played_to(has_three_rows))["board:dungeon"]
    assert "  Starter Tile at 1,1: starter" in dungeon
    assert "  18 Kennels at 1,-2: enemies 7" in dungeon


def test_how_it_ended_is_said_in_a_sentence(tmp_path: Path) -> None:
    talk = Gambler(2)
    played(talk, tmp_path / "r", new_game())
    ended = [line for line in talk.said if line.startswith("The game is over. ")]
    assert any(line.endswith("is exhausted.") for line in ended)
    assert not any(line.startswith("Scores: ") for line in talk.said)


def test_a_fight_in_three_rows_is_drawn_and_each_enemy_says_what_it_needs() -> None:
    table = played_to(has_three_rows)
    blocks = lines(table)
    formation = next(text for id_, text in blocks.items() if id_.startswith("board:formation"))
    assert [line.split()[1] for line in formation[2:5]] == ["3", "2", "1"]
    enemies = [" ".join(text) for id_, text in blocks.items() if id_.startswith("fig:m")]
    assert any("Hits on" in text for text in enemies)


def test_what_the_merchant_sold_is_told(tmp_path: Path) -> None:
    table = new_game()
    choices = table.scene(0).decision
    assert choices is not None
    table.play(choices.choices[0].move)
    offered = table.scene(0).decision
    assert offered is not None
    buys = next(choice.label for choice in offered.choices if choice.label.startswith("buy "))
    talk = Script([buys, "quit"])
    played(talk, tmp_path / "r", table)
    name = buys.removeprefix("buy ").partition(" for ")[0]
    assert any(f"buys {name} for" in line for line in talk.said)


def test_the_lord_says_whom_he_goes_after(tmp_path: Path) -> None:
    table = played_to(has_lord)
    talk = Gambler(1)
    played(talk, tmp_path / "r", table)
    said = " ".join(talk.said)
    assert any(f"Hesk the Tracker {does}" in said for does in ("goes after", "turns on", "attacks"))


def test_a_whole_dungeon_is_played_by_numbers(tmp_path: Path) -> None:
    code, table = played(Gambler(2), tmp_path / "r", new_game())
    assert code == 0
    assert table.over is not None


# ---- the full screen -----------------------------------------------------------------------------


def test_a_turn_is_played_on_the_full_screen(tmp_path: Path) -> None:
    table = new_game()

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await press(pilot, "enter")
        assert "move north into the unknown" in shown(app, "actions")
        before = len(table.history)
        await press(pilot, "full_stop", "enter")
        assert len(table.history) > before

    at_screen(LocalSession(table, tmp_path / "r"), play)


def test_the_number_keys_stand_for_the_cards_of_whoever_decides(tmp_path: Path) -> None:
    table = played_to(has_three_rows)

    async def play(app: TableApp, _: Pilot[None]) -> None:
        assert shown(app, "cards").startswith("Cards: 1 Lay Hands")

    at_screen(LocalSession(table, tmp_path / "r"), play)


def test_danger_is_laid_over_the_full_screen(tmp_path: Path) -> None:
    table = played_to(has_lord)

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await press(pilot, "t")
        assert "How many could attack a hero" in shown(app, "info").replace("\n", " ")

    at_screen(LocalSession(table, tmp_path / "r"), play)
