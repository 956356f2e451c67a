"""The balance tool of campaigns: a ledger that a run goes on with, its shares, and the page."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from bench.balance_campaigns import CELLS, Wanted, key_of, main, read
from bench.bands import INSIDE, OUTSIDE
from bench.campaigns_page import (
    card_rows,
    company_rows,
    faults,
    finished_rows,
    leader_rows,
    leaders,
    loss_rows,
    score_rows,
    seat_rows,
    token_rows,
)
from bench.campaigns_row import Row, Told
from bench.ledger import untold

FIRST = Told(
    id="adventure-1",
    title="The Drum Cellars",
    ending="last-round",
    is_adventure=True,
    winners=(0,),
    scores=(12.0, 9.0),
    tokens=(3, 0),
)
TAVERN = Told(
    id="tavern-1",
    title="The tavern",
    ending="on-the-road",
    is_adventure=False,
    spent=({"Level I": 2}, {"heroes": 1}),
    offered=(4, 2),
    kept=(1, 0),
    left=(1, 0),
)
LAST = replace(
    FIRST, id="adventure-2", title="The Long Stair", winners=(1,), scores=(8.0, 14.0), tokens=(0, 1)
)
DUEL = Row(
    cell="rivals-2",
    seats=2,
    seed=0,
    bot="greedy",
    rules="0",
    content="",
    is_over=True,
    episodes=(FIRST, TAVERN, LAST),
    seconds=1.5,
)
WON = replace(DUEL, cell="together-2-adept")
CELL = ["rivals-2"]


def played(ledger: Path, *words: str) -> int:
    cells = ("--cells", "alone-novice,caverns-3", "--campaigns", "1")
    return main([*cells, "--ledger", str(ledger), *words])


def test_a_campaign_of_the_ledger_is_not_played_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ledger, written = tmp_path / "campaigns.jsonl", tmp_path / "page.md"
    assert played(ledger) == 0
    assert "2 campaigns played, 0 left, 0 went wrong." in capsys.readouterr().out
    before = ledger.read_text()
    assert played(ledger, "--page", str(written)) == 0
    assert "0 campaigns played, 0 left, 0 went wrong." in capsys.readouterr().out
    assert ledger.read_text() == before
    assert "2 campaigns of `greedy`" in written.read_text()
    alone, chain = read(ledger)
    assert [told.is_adventure for told in alone.episodes] == [True, False] * 3 + [True]
    assert alone.is_over
    assert len(chain.episodes) == 2


def test_a_campaign_of_other_content_is_played_again() -> None:
    campaign = Wanted("rivals-2", 0, "greedy")
    row = replace(DUEL, rules=campaign.key[3], content=campaign.key[4])
    assert key_of(row) == campaign.key
    assert untold([campaign], {key_of(row)}) == []
    assert untold([campaign], {key_of(replace(row, content="other"))}) == [campaign]


def test_an_unknown_cell_is_refused() -> None:
    with pytest.raises(SystemExit):
        main(["--cells", "rivals-9"])


def test_who_has_won_more_leads_then_who_has_more_tokens_then_the_score() -> None:
    assert leaders(DUEL) == [0]
    poor = replace(FIRST, winners=(0, 1), tokens=(0, 2))
    assert leaders(replace(DUEL, episodes=(poor, LAST))) == [1]
    even = replace(FIRST, winners=(0, 1), tokens=(1, 1))
    assert leaders(replace(DUEL, episodes=(even, LAST))) == [0]
    assert leaders(replace(DUEL, episodes=(replace(even, scores=(1, 1)), LAST))) == [0, 1]


def test_a_line_is_open_when_leaders_win_some_of_the_last_adventures() -> None:
    kept = replace(DUEL, episodes=(FIRST, TAVERN, replace(LAST, winners=(0,))))
    assert leader_rows([DUEL, kept], CELL)[0][-1] == INSIDE
    assert leader_rows([DUEL] * 40, CELL)[0][-1] == OUTSIDE
    assert leader_rows([kept] * 40, CELL)[0][-1] == OUTSIDE
    assert faults([DUEL, kept], CELL) == []
    assert len(faults([DUEL] * 40, CELL)) == 1


def test_only_the_last_adventure_of_a_company_has_a_band() -> None:
    first, last = company_rows([WON] * 40, ["together-2-adept"])
    assert first[-1] == "-"
    assert last[-1] == OUTSIDE


@pytest.mark.parametrize("cell", ["alone-permadeath", "alone-novice", "alone-master"])
def test_levels_that_are_easy_or_hard_by_design_have_no_band(cell: str) -> None:
    rows = [replace(DUEL, cell=cell)] * 40
    assert [row[-1] for row in company_rows(rows, [cell])] == ["-", "-"]


def test_an_adventure_counts_as_won_if_it_was_at_the_first_try() -> None:
    lost, again = replace(FIRST, winners=()), replace(FIRST, title="The Drum Cellars once more")
    row = replace(DUEL, cell="bell-4", episodes=(lost, again, TAVERN, lost, LAST))
    first, last = company_rows([row], ["bell-4"])
    assert first[:5] == ("bell-4", "1", "3.0", "1", "0.0 %")
    assert last[:5] == ("bell-4", "2", "1.0", "1", "100.0 %")


def test_what_each_seat_has_won_and_scored() -> None:
    first, last = seat_rows([DUEL], CELL)
    assert first[3].startswith("100.0 %")
    assert last[3].startswith("0.0 %")
    assert score_rows([DUEL], CELL) == [("rivals-2", "10.5 → 11.0")]


def test_what_tokens_went_on() -> None:
    first, last = token_rows([DUEL], CELL)
    assert first == ("rivals-2", "1", "1.5", "Level I 1.0, heroes 0.5", "0.5")
    assert last == ("rivals-2", "2", "0.5", "-", "-")


def test_kept_cards_are_counted_of_those_that_could_be() -> None:
    assert card_rows([DUEL], CELL)[0][:2] == ("rivals-2", "16.7 %")
    chain = replace(DUEL, cell="caverns-3", episodes=(replace(FIRST, kept=(2, 1, 0)), LAST))
    assert card_rows([chain], ["caverns-3"]) == [("caverns-3", "-", "-", "1.0")]


def test_a_campaign_that_did_not_end_is_counted_as_such() -> None:
    rows = [DUEL, replace(DUEL, is_over=False)]
    assert finished_rows(rows, CELL)[0][:3] == ("rivals-2", "2", "50.0 %")


def test_losses_are_counted_with_permadeath_only() -> None:
    deadly = replace(DUEL, cell="rivals-2-permadeath", episodes=(replace(FIRST, lost=3), LAST))
    assert loss_rows([DUEL, deadly], list(CELLS))[0][:3] == ("rivals-2-permadeath", "1", "1.50")
