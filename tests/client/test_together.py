"""Partners with quests and a final enemy in the browser: the last turn of a game, and its end."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.client.driving import Driver
from tests.client.dungeons import play_on
from tests.games.alliance.moments import played_late

pytestmark = pytest.mark.browser

MOST = 120
ENDING = re.compile(r"The last round has been played\..* resolved; one quest was enough\.")


@pytest.mark.quick
def test_the_last_turn_of_partners_with_quests_is_clicked_to_the_end(
    desk: Page, address: str, tmp_path: Path
) -> None:
    play_on(desk, address, played_late("regent"), tmp_path)
    expect(desk.get_by_role("region", name="Quests")).to_contain_text("The Pale Regent")
    expect(desk.get_by_role("region", name="The Pale Regent")).to_contain_text("attack of")
    expect(desk.get_by_label("Players")).to_contain_text("company score")
    assert Driver(desk).play(MOST) < MOST
    expect(desk.get_by_label("What happened")).to_contain_text("The Pale Regent acts: ")
    ending = desk.get_by_role("region", name="The game is over")
    expect(ending).to_contain_text(ENDING)
    players = ending.get_by_role("row").filter(has=desk.get_by_role("cell"))
    expect(players).to_have_count(2)
    expect(ending.get_by_role("cell", name=re.compile(r"-?\d+")).first).to_be_visible()
