"""The balance page of Caverns: its sums, what it calls broken, and a page of a few games."""

from __future__ import annotations

from collections import Counter

from bench.balance_caverns import (
    CARDS,
    FALSE_ONE,
    FIRST,
    HERO_PART,
    MONSTERS,
    PARTY,
    TRUE,
    VILLAINS,
    Cell,
    Played,
    broken,
    broken_heroes,
    cause_rows,
    cell_rows,
    felled_by,
    harms,
    hero_rows,
    page,
    play,
    renewed,
)
from undercroft.crawl.log import HealthChanged
from undercroft.games.caverns.scene.events import AttackResolved
from undercroft.kernel.events import Did, Event, Said

BELL: Cell = ("adv-02", 2, "suggested")


def game(won: bool, cause: str = MONSTERS, heroes: tuple[int, ...] = (0, 1)) -> Played:
    return Played(BELL, "", won, 20, {PARTY: won}, heroes, cause, Counter({MONSTERS: 10}))


def test_a_cell_has_a_line_with_its_share_and_length() -> None:
    [row] = cell_rows({BELL: [game(True), game(False)]})
    assert row[:5] == ("adv-02 The Drowned Bell", "2", "the party", "2", "50.0 %")
    assert row[6] == "20 (20 to 20)"


def test_only_defeats_have_causes() -> None:
    games = [game(True), game(False), game(False, VILLAINS), game(False)]
    assert cause_rows({BELL: games})[0][1:] == ("3", "monsters 67 %, villains 33 %")


def test_a_hero_wins_with_the_party() -> None:
    rows = hero_rows([game(True), game(False, heroes=(1, 2))])
    assert [row[2] for row in rows] == ["100.0 %", "50.0 %", "0.0 %"]


def test_what_nobody_wins_or_everybody_or_in_one_way_is_broken() -> None:
    assert len(broken({BELL: [game(False)] * 20})) == 2
    assert len(broken({BELL: [game(True)] * 20})) == 1
    fair = [game(True)] * 9 + [game(False)] * 5 + [game(False, VILLAINS)] * 5
    assert broken({BELL: fair}) == []


def test_a_hero_who_wins_certainly_more_than_all_is_named() -> None:
    games = [game(True, heroes=(0,))] * 20 + [game(False, heroes=(1,))] * 4
    assert list(broken_heroes(games)) == [
        "Kestrin Vale: 100.0 % of 20, all 83.3 %",
        "Maro Quill: 0.0 % of 4, all 83.3 %",
    ]


def test_the_part_about_heroes_is_made_anew_alone() -> None:
    played = game(True)
    before = page({BELL: [played]}, [played])
    after = renewed(before, [game(False)])
    assert after.split(HERO_PART)[0] == before.split(HERO_PART)[0]
    assert "0.0 %" in after.split(HERO_PART)[1]


def test_harm_is_told_by_what_does_it() -> None:
    events: list[Event] = [
        AttackResolved(attacker="fig:v3", target="fig:h1", total=20, armor=16, is_hit=True),
        HealthChanged(figure="fig:h1", before=8, after=6, most=9),
        Said(text="Encounter: Ceiling Grit"),
        HealthChanged(figure="fig:h1", before=1, after=0, most=9),
        Did(who="fig:h1", action="falls"),
    ]
    assert harms(events) == {VILLAINS: 2, CARDS: 1}
    assert felled_by(events) == CARDS


def test_sides_are_told_apart_where_there_are_any() -> None:
    found = [set(play((id_, 3, "suggested"), 1).sides) for id_ in ("adv-09", "adv-10", "adv-12")]
    assert found == [{"Lamp", "Chain"}, {FIRST}, {TRUE, FALSE_ONE}]


def test_a_page_is_made_of_games() -> None:
    played = play(("adv-01", 1, "suggested"), 1)
    text = page({played.cell: [played]}, [played])
    for part in ("What is broken", "Adventures", "Causes of defeat", "Hit points lost", "Heroes"):
        assert f"## {part}" in text
