"""Partners of Alliance in a terminal: quests, a final enemy, the deep room with its giant."""

from __future__ import annotations

from pathlib import Path

import pytest

import undercroft as uc
from tests.cli.running import run
from tests.games.alliance.moments import played_below, played_beside, played_late
from tests.terminal.scripts import Gambler, Script, played
from undercroft.terminal.draw import Drawing

WIDE = 79
MANY = "1\n" * 6000


def lines(table: uc.Table) -> dict[str, str]:
    """The table in plain lines."""
    blocks = Drawing(table.game.notation.actor, WIDE).blocks(table.scene(0))
    return {id_: "\n".join(block) for id_, block in blocks.items()}


def test_a_giant_is_drawn_on_its_four_squares_beside_the_way_up() -> None:
    table = played_beside("gorthos")
    blocks = lines(table)
    scene = table.scene(0)
    giant = next(token.id for token in scene.tokens if token.name == "Gorthos the Dragon")
    assert blocks["board:deep"].count(f" {giant.removeprefix('fig:')} ") == 4
    assert "Gorthos the Dragon · in Deep Room at" in blocks[giant]
    assert "Stairs up · in Deep Room at" in blocks["token:way-up"]
    assert "Stairs down to the Deep Room · at" in blocks["token:stairs"]


def test_who_looks_at_a_final_enemy_reads_its_open_card(tmp_path: Path) -> None:
    talk, table = Script(["look Gorthos the Dragon", "quit"]), played_beside("gorthos")
    zones = {zone.name: zone for zone in table.scene(0).zones}
    (card,) = zones["Gorthos the Dragon"].cards
    played(talk, tmp_path / "r", table)
    assert f"{card.name}: " in " ".join(talk.text.split())


def test_the_last_turn_of_partners_is_played_to_the_end(tmp_path: Path) -> None:
    talk = Gambler(3)
    code, table = played(talk, tmp_path / "r", played_late("regent"))
    assert (code, table.over is not None) == (0, True)
    said = " ".join(talk.text.split())
    assert "The Pale Regent acts: " in said
    assert "The game is over. The last round has been played." in said
    assert "resolved; one quest was enough." in said
    assert "Scores: p1 " in said


@pytest.mark.long
def test_the_deep_room_with_treasures_is_played_to_its_end(tmp_path: Path) -> None:
    talk = Gambler(4)
    code, table = played(talk, tmp_path / "r", played_below("titan", 2))
    assert (code, table.over is not None) == (0, True)
    said = " ".join(talk.text.split())
    assert "In the Hall of the Titan: " in said
    assert "Won by p1, p2." in said


@pytest.mark.long
def test_a_whole_game_of_partners_is_played_with_the_command(tmp_path: Path) -> None:
    record = tmp_path / "game.record"
    options = ("mode=co-op", "heroes=preset", "quests=levels", "deep=true", "treasures=true")
    chosen = [word for option in options for word in ("--option", option)]
    words = ("--controllers", "0,0", "--seed", 4, "--record", record)
    result = run("play", "alliance", "--plain", *chosen, *words, answers=MANY)
    assert result.exit_code == 0
    assert "The game is over. The last round has been played." in result.stdout
    assert "Won by p1, p2." in result.stdout
