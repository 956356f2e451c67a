"""The log of Alliance: what somebody did has a line of its own."""

from __future__ import annotations

import undercroft as uc
from undercroft.bots.choosing import Budget
from undercroft.bots.roster import make
from undercroft.games.alliance.game import ALLIANCE
from undercroft.kernel.outcome import Decide


def test_a_game_tells_who_acts_opens_rests_heals_and_when_rounds_begin() -> None:
    uc.register(ALLIANCE)
    t = uc.new("alliance", seats=2, seed=2)
    bots = [make("greedy", ALLIANCE, seat) for seat in range(2)]
    while isinstance(now := t.pending, Decide):
        t.play(bots[now.seat].choose(t.view(now.seat), t.legal(), Budget()).move)
    log = [line.text for line in t.log(None)]
    for words in (
        "begins a turn",
        "rests",
        "door",
        "An archway joins",
        "Round 4 begins",
        "ends the turn",
    ):
        assert any(words in line for line in log), words
    assert any("heals 1: " in line for line in log)


def test_lines_name_the_figures_they_speak_of() -> None:
    uc.register(ALLIANCE)
    t = uc.new("alliance", seats=2, seed=2)
    while not any(move.verb.name == "activate" for move in t.legal()):
        t.play(t.legal()[0])
    before = len(t.history)
    t.play(t.legal()[0])
    line = t.log(None, before)[0]
    assert line.text.endswith(" begins a turn")
    assert line.things[0].id.startswith("fig:")
    assert line.rules == ("DA-ACT-01",)
