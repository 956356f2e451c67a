"""Reports: what they count, what they show, and that they need nothing else."""

from __future__ import annotations

import base64
import re
from collections import Counter
from collections.abc import Iterator
from copy import copy
from dataclasses import replace
from html.parser import HTMLParser
from itertools import combinations
from pathlib import Path
from shutil import copytree

import pytest

import undercroft as uc
from tests.arena.sim.runs import PLAN, Plan, Way, ran, rows
from tests.cli.running import refused, run
from tests.toy.game import TOY
from undercroft.arena.report.card_sections import card_row, clear_cards
from undercroft.arena.report.comparing import compare
from undercroft.arena.report.facts import Facts
from undercroft.arena.report.page import report
from undercroft.arena.report.plans import unlike
from undercroft.arena.report.sections import heroes_together
from undercroft.arena.report.statistics import Count, Versus
from undercroft.arena.sim.folder import Folder
from undercroft.kernel import registry
from undercroft.kernel.errors import SetupError
from undercroft.kernel.registry import Item

GAMES = 24
MANY = replace(PLAN, games=GAMES, decisions=False)
SECTIONS = (
    "Who wins",
    "By way of play",
    "Game length",
    "Endings and causes of defeat",
    "Pace",
    "Cards",
    "Hero by hero",
    "Card by hero",
    "What stands out",
    "Dead content",
    "Games worth a look",
)


@pytest.fixture(scope="module")
def runs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two runs of the toy: a short and a long game, random against greedy."""
    folder = tmp_path_factory.mktemp("runs")
    ran(folder / "short", MANY)
    longer = (Way(2, (("rounds", 6),)), Way(3, (("rounds", 5),)))
    ran(folder / "long", replace(MANY, ways=longer, bots=("random",)))
    return folder


@pytest.fixture(scope="module")
def facts(runs: Path) -> Facts:
    return Facts(Folder(runs / "short"))


def test_wins_are_counted_by_hero_seat_and_bot(facts: Facts, runs: Path) -> None:
    games = [row for row in rows(runs / "short")["games"] if row["seats"] == 2]
    first = sum(row["won"][0] for row in games)
    assert facts.by_seat(2)["p1"] == Count(first, GAMES)
    assert facts.by_hero(2)["ash"].count == Count(first, GAMES)
    bots = facts.by_bot(2)
    assert bots["random"].of == bots["greedy"].of == GAMES
    assert bots["greedy"].share > bots["random"].share
    assert facts.even(2) == sum(sum(row["won"]) for row in games) / (2 * GAMES)


def test_options_that_vary_are_found(facts: Facts) -> None:
    assert facts.options == ["rounds"]
    assert facts.by_option("rounds", 3)["2"].of == GAMES


def test_cards_are_counted_over_the_seats_of_the_games_they_came_up_in(
    facts: Facts, runs: Path
) -> None:
    tables = rows(runs / "short")
    games = {row["number"]: row for row in tables["games"]}
    uses = [row for row in tables["uses"] if row["card"] == "spark"]
    offered = {row["number"] for row in uses if row["how"] == "offered"}
    taken = {(row["number"], row["seat"]) for row in uses if row["how"] == "taken"}
    spark = facts.cards()["spark"]
    assert spark.offered == len(offered)
    assert spark.having.of == len(taken)
    assert spark.having.part == pytest.approx(sum(games[n]["won"][s] for n, s in taken))
    others = [(n, s) for n in offered for s in range(games[n]["seats"]) if (n, s) not in taken]
    assert spark.lacking.of == len(others)
    assert spark.lacking.part == pytest.approx(sum(games[n]["won"][s] for n, s in others))
    assert spark.plays == sum(row["how"] == "played" for row in uses)
    by_hero = {
        hero: found.count.of
        for (card, hero), found in facts.by_card_and_hero().items()
        if card == "spark"
    }
    assert by_hero == Counter(row["hero"] for row in uses if row["how"] == "played")


def test_what_never_came_up_is_named(facts: Facts, monkeypatch: pytest.MonkeyPatch) -> None:
    assert facts.unseen()["cards"] == []
    box = {**TOY.content(), "tokens": (Item("coin", "Coin"), Item("crown", "Crown"))}
    monkeypatch.setattr(facts, "game", replace(TOY, content=lambda: box))
    assert facts.unseen()["tokens"] == ["Crown"]


def test_the_pace_counts_every_game(facts: Facts, runs: Path) -> None:
    gold = facts.pace()["gold"]
    at_first = [row["value"] for row in rows(runs / "short")["pace"] if row["round"] == 1]
    assert gold[1] == Counter(at_first)


def test_only_clear_cards_stand_out(facts: Facts) -> None:
    card = next(iter(facts.cards().values()))
    strong = replace(card, by_bot={"a": Versus(Count(90, 100), Count(30, 100))})
    weak = replace(card, by_bot={"a": Versus(Count(20, 100), Count(60, 100))})
    even = replace(card, by_bot={"a": Versus(Count(52, 100), Count(48, 100))})
    found = clear_cards({"strong": strong, "weak": weak, "even": even})
    assert {id_: clear.side for id_, clear in found.items()} == {"strong": "above", "weak": "below"}


def test_the_habits_of_the_stronger_bot_do_not_stand_out(facts: Facts) -> None:
    card = next(iter(facts.cards().values()))
    strong = Versus(Count(180, 190), Count(9, 10))
    weak = Versus(Count(1, 10), Count(10, 190))
    habit = replace(card, by_bot={"strong": strong, "weak": weak})
    assert habit.having == Count(181, 200)
    assert clear_cards({"habit": habit}) == {}


def test_what_one_bot_always_has_and_another_never_is_not_compared(facts: Facts) -> None:
    apart = {"strong": Versus(Count(9, 10), Count(0, 0)), "weak": Versus(Count(0, 0), Count(1, 10))}
    card = replace(next(iter(facts.cards().values())), by_bot=apart)
    assert not card.is_compared
    assert [cell.words for cell in card_row("Lunge", card, "")[-3:]] == ["-", "-", "-"]


def test_heroes_are_expected_to_win_what_their_bots_win(facts: Facts) -> None:
    bots, heroes = facts.by_bot(2), facts.by_hero(2)
    even = (bots["random"].share + bots["greedy"].share) / 2
    assert heroes["ash"].usual == pytest.approx(even)
    only = {row["number"] for row in facts.games if row["bots"][0] == "greedy"}
    facts = copy(facts)
    facts.games = [row for row in facts.games if row["number"] in only]
    assert facts.by_hero(2)["ash"].usual == facts.by_bot(2)["greedy"].share


def test_heroes_of_a_party_are_together_where_all_win_or_lose_together(tmp_path: Path) -> None:
    ways = tuple(Way(4, (("adventure", page),)) for page in ("adv-02", "adv-10"))
    ran(tmp_path / "run", Plan("caverns", ways, ("random",), games=1))
    facts = Facts(Folder(tmp_path / "run"))
    together = [facts.is_cooperative(row) for row in facts.games]
    assert together == [True, False]
    party = sorted(hero for heroes in facts.games[0]["heroes"] for hero in heroes)
    assert sorted(facts.pairs()) == list(combinations(party, 2))
    assert "No games to show." not in heroes_together(facts)


def test_pages_of_one_bot_do_not_speak_of_habits(facts: Facts, runs: Path) -> None:
    assert "Mantel" in report(facts)
    assert "Mantel" not in report(Facts(Folder(runs / "long")))


def test_a_page_has_every_section_and_says_that_bots_are_not_people(facts: Facts) -> None:
    page = report(facts)
    assert tuple(re.findall("<h2>([^<]+)</h2>", page)) == SECTIONS
    assert "Bots are not people." in page
    assert "prefers-color-scheme: dark" in page


def test_a_page_needs_no_other_file(facts: Facts) -> None:
    page = report(facts)
    assert "http" not in page
    for link in re.findall(r'(?:href|src)="([^"]+)"', page):
        assert link.startswith(("#", "data:text/plain;base64,"))


class Nesting(HTMLParser):
    """Fails where marks are not closed in order."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: object) -> None:
        if tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_a_page_is_well_formed(facts: Facts) -> None:
    nesting = Nesting()
    nesting.feed(report(facts))
    assert nesting.open == []


def _records(page: str) -> Iterator[str]:
    for held in re.findall(r'href="data:text/plain;base64,([^"]+)"', page):
        yield base64.b64decode(held).decode("utf-8")


def test_outliers_are_linked_to_records_that_replay(facts: Facts) -> None:
    found = list(_records(report(facts)))
    assert len(found) == len(facts.worth_a_look()) > 5
    assert uc.replay(found[0]).over is not None


def test_a_comparison_shows_what_is_clear_and_nothing_else(runs: Path, facts: Facts) -> None:
    same = compare(facts, facts)
    assert same.made > 20
    assert same.clear == []
    other = compare(facts, Facts(Folder(runs / "long")))
    assert "decisions a game" in {difference.what for difference in other.clear}


def test_clear_differences_have_an_interval_and_a_corrected_chance(
    runs: Path, facts: Facts
) -> None:
    found = compare(facts, Facts(Folder(runs / "long")))
    longer = next(one for one in found.clear if one.what == "decisions a game")
    assert longer.away + longer.error < 0
    assert all(one.chance < 0.05 for one in found.clear)
    cells = [cell.words for cell in longer.cells()]
    low, high = longer.away - longer.error, longer.away + longer.error
    assert cells[3] == f"{longer.away:+.1f} <small>{low:+.1f} to {high:+.1f}</small>"
    assert cells[4] == "&lt; 0.001"


def test_a_comparison_says_in_what_the_plans_differ(runs: Path, facts: Facts) -> None:
    assert unlike(facts, facts) == []
    there = Facts(Folder(runs / "long"))
    assert unlike(facts, there) == [
        "Bots: here random, greedy; there random.",
        "Option rounds: here 3, 2; there 6, 5.",
    ]
    there.about = {**there.about, "content": "other"}
    assert unlike(facts, there)[2].startswith("Content of the box: here version ")
    page = report(facts, there)
    start = page.index("Compared with another run</h2>")
    assert "These runs were not played alike." in page[start : start + 120]


@pytest.mark.parametrize("name", ["games", "uses"])
def test_a_damaged_table_is_named(runs: Path, tmp_path: Path, name: str) -> None:
    copytree(runs / "long", tmp_path / "run")
    file = next((tmp_path / "run" / name).glob("*.parquet"))
    file.write_bytes(b"PAR1, and then nothing of the kind")
    assert file.name in refused("report", tmp_path / "run")


def test_an_empty_run_is_refused_in_words(runs: Path, tmp_path: Path) -> None:
    Folder(tmp_path / "empty").begin(MANY, "test")
    assert "has no games yet" in refused("report", tmp_path / "empty")
    assert "has no games yet" in refused("report", runs / "long", "--compare", tmp_path / "empty")


def test_a_run_in_which_every_game_went_wrong_is_refused_in_words(facts: Facts) -> None:
    broken = copy(facts)
    broken.games = []
    for pair in ((broken, facts), (facts, broken)):
        with pytest.raises(SetupError, match="no game that was played to its end"):
            report(*pair)


def test_one_game_is_one_game(tmp_path: Path) -> None:
    plan = replace(MANY, games=1, bots=("random",), ways=MANY.ways[:1])
    ran(tmp_path / "run", plan)
    page = report(Facts(Folder(tmp_path / "run")))
    assert "1 game with 2 seats by random, set up in 1 way;" in page
    assert "Every game had" in page
    assert not re.search(r"\b1 (games|seats|ways|things)\b", page)


def test_a_report_on_the_command_line(runs: Path, tmp_path: Path) -> None:
    file = tmp_path / "page.html"
    result = run("report", runs / "short", "--compare", runs / "long", "--out", file)
    assert result.exit_code == 0, result.output
    assert "Compared with another run" in file.read_text(encoding="utf-8")
    assert run("report", runs / "long").exit_code == 0
    assert (runs / "long" / "report.html").is_file()
    assert "There is no run in" in refused("report", tmp_path)


def test_a_game_that_cannot_be_studied_has_a_report_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(registry._FOUND, "toy", replace(TOY, statistics=None))
    ran(tmp_path / "run", replace(MANY, games=2, bots=("random",)))
    page = report(Facts(Folder(tmp_path / "run")))
    assert tuple(re.findall("<h2>([^<]+)</h2>", page)) == SECTIONS
    assert "No games to show." in page
