"""Soaking: cells, ledgers, resumed runs, and every kind of trouble."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, count, permutations
from pathlib import Path
from typing import Any

import pytest

import undercroft as uc
from tests.toy.game import TOY
from tests.toy.state import Toy
from undercroft.arena.ledger import Ledger, LedgerError
from undercroft.arena.option_mixes import mixtures
from undercroft.arena.soak import Limits, Soak, Summary, Task, ledger_path, totals
from undercroft.arena.trial import try_game
from undercroft.arena.variations import Cell, cells, variations
from undercroft.kernel.errors import SetupError
from undercroft.kernel.options import Option, Options, Value
from undercroft.kernel.registry import Game
from undercroft.kernel.registry import game as registered
from undercroft.kernel.scene import Preview, Scene
from undercroft.kernel.state import State

CELL = Cell(2, (), "random")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "soak.jsonl"


def soaked(path: Path, games: int, code: str = "c1", game: Game = TOY, **more: Any) -> Summary:
    uc.register(game)
    return Soak(game, Ledger(path), code, Limits(games=games, **more)).run()


def seeds(path: Path) -> list[tuple[str, str, list[int]]]:
    lines = [json.loads(line) for line in path.read_text().splitlines()]
    return [(row["commit"], json.dumps(row["cell"]), row["seeds"]) for row in lines]


# ---- cells -----------------------------------------------------------------------------------


def test_every_option_is_varied_around_its_default() -> None:
    alone = [given for given in variations(TOY) if len(given) < 2]
    assert len(alone) == 1 + 5 + 2
    assert len(cells(TOY)) == len(variations(TOY)) * 2 * 2
    assert {cell.bots for cell in cells(TOY)} == {"random", "greedy"}


def test_any_two_choices_of_two_options_meet() -> None:
    for game in (TOY, *(registered(id_) for id_ in uc.games())):
        met = {
            pair
            for given in variations(game)
            for pair in combinations(sorted(game.chosen(given).items()), 2)
        }
        wanted = {
            ((one.name, choice), (other.name, twin))
            for one, other in permutations(game.options, 2)
            for choice in one.choices
            for twin in other.choices
            if one.name < other.name
        }
        assert wanted <= met, game.id


def test_mixtures_are_the_same_every_time_and_few() -> None:
    options = [Option(name, name, 0, (0, 1, 2)) for name in "abcdefgh"]
    assert mixtures(options) == mixtures(options)
    assert len(mixtures(options)) < 30
    assert mixtures(options[:1]) == []


def test_a_mixture_that_is_refused_leaves_the_other_pairs_to_be_met() -> None:
    options = [Option(name, name, 0, (0, 1, 2)) for name in "abcd"]

    def allows(given: dict[str, Value]) -> bool:
        return (given["a"], given["b"]) != (1, 1) and (given["c"] != 1 or given["d"] == 2)

    found = mixtures(options, allows)
    met = {pair for given in found for pair in combinations(given.items(), 2)}
    assert all(allows(given) for given in found)
    assert (("a", 1), ("b", 1)) not in met
    assert {(("b", n), ("c", 1)) for n in range(3)} <= met


def test_options_are_varied_within_each_mode() -> None:
    mode = Option("mode", "How to play.", "versus", ("versus", "together"))
    game = replace(TOY, options=(mode, Option("grim", "Grim.", False)))
    assert variations(game) == [
        {},
        {"mode": "together"},
        {"grim": True},
        {"mode": "together", "grim": True},
    ]


def test_seat_counts_follow_the_options() -> None:
    def seats_for(options: Options) -> tuple[int, ...]:
        return (3,) if options["hearts"] == 1 else (2,)

    counts = {
        (dict(c.options).get("hearts"), c.seats) for c in cells(replace(TOY, seats_for=seats_for))
    }
    assert (1, 3) in counts
    assert (1, 2) not in counts
    assert (None, 2) in counts


# ---- the ledger --------------------------------------------------------------------------------


def test_a_soak_writes_one_line_a_batch(path: Path) -> None:
    summary = soaked(path, 30)
    rows = [json.loads(line) for line in path.read_text().splitlines()]
    assert sum(row["games"] for row in rows) == 30
    assert all(row["decisions"] and row["endings"] for row in rows)
    assert all(row["seeds"][1] - row["seeds"][0] + 1 == row["games"] for row in rows)
    assert summary.failures == []
    assert sum(total.games for total in totals(summary.all)) == 30


def test_a_resumed_soak_goes_on_with_other_cells_and_seeds(path: Path) -> None:
    soaked(path, 30)
    soaked(path, 200)
    rows = seeds(path)
    played: dict[str, list[int]] = {}
    for _, cell, (first, last) in rows:
        played.setdefault(cell, []).extend(range(first, last + 1))
    assert len(played) == len(cells(TOY))
    assert all(numbers == list(range(len(numbers))) for numbers in played.values())


def test_another_commit_begins_anew(path: Path) -> None:
    soaked(path, 6)
    summary = soaked(path, 6, "c2")
    assert [row[2] for row in seeds(path) if row[0] == "c1"] == [
        row[2] for row in seeds(path) if row[0] == "c2"
    ]
    assert sum(batch.games for batch in summary.all) == 6


def test_a_ledger_cut_in_its_last_line_goes_on(path: Path) -> None:
    soaked(path, 12)
    whole = path.read_text().splitlines()
    path.write_text("\n".join(whole)[:-20])
    assert "half a line" in Ledger(path).notice
    soaked(path, 1)
    assert path.read_text().splitlines()[:-1] == whole[:-1]


@pytest.mark.parametrize("line", ["nonsense", "{}", "[]", '{"commit": 1}', "7"])
def test_a_line_that_is_no_batch_is_named(path: Path, line: str) -> None:
    soaked(path, 5)
    path.write_text(path.read_text() + line + "\n")
    with pytest.raises(LedgerError, match="line 2: not a line of a soak ledger"):
        Ledger(path)


def test_a_ledger_that_cannot_be_read_or_written_is_said(tmp_path: Path) -> None:
    with pytest.raises(LedgerError, match="cannot be read"):
        Ledger(tmp_path)
    with pytest.raises(LedgerError, match="cannot be written: No such file"):
        soaked(tmp_path / "no" / "where.jsonl", 1)
    (tmp_path / "bytes").write_bytes(b"\xff\xfe")
    with pytest.raises(LedgerError, match="it is not text"):
        Ledger(tmp_path / "bytes")


def test_the_ledger_lies_here_by_default() -> None:
    assert ledger_path("toy", None) == Path("soak-toy.jsonl")
    assert ledger_path("toy", Path("x")) == Path("x")


def test_time_ends_a_soak(path: Path) -> None:
    ticks: Iterator[int] = count()
    summary = soaked(path, 10_000, seconds=40, clock=lambda: float(next(ticks)))
    assert 0 < sum(batch.games for batch in summary.now) < 40


def test_an_interrupted_soak_keeps_what_it_did(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    games = count()

    def impatient(*words: Any, careful: bool) -> Any:
        if next(games) == 7:
            raise KeyboardInterrupt
        return try_game(*words, careful=careful)

    monkeypatch.setattr("undercroft.arena.soak.try_game", impatient)
    summary = soaked(path, 100)
    assert summary.interrupted
    assert sum(batch.games for batch in Ledger(path).batches) == 7


def test_each_cell_gets_the_games_it_lacks(path: Path) -> None:
    soaked(path, 20)
    summary = soaked(path, 10_000, each={"random": 7})
    counts = {total.cell: total.games for total in totals(summary.all)}
    assert {n for cell, n in counts.items() if cell.bots == "random"} == {7}
    assert not [batch for batch in soaked(path, 9, each={"random": 7}).now if batch.games]


def test_several_processes_play_what_one_would(path: Path) -> None:
    uc.register(TOY)
    limits = Limits(each={"random": 2})
    summary = Soak(TOY, Ledger(path), "c1", limits, 2, ["tests.toy.game:TOY"]).run()
    assert {total.games for total in totals(summary.all)} == {2}
    assert summary.failures == []
    alone = Soak(TOY, Ledger(path.with_name("alone.jsonl")), "c1", limits).run()
    sides = [{t.cell: t.decisions for t in totals(s.all)} for s in (summary, alone)]
    assert sides[0] == sides[1]


def test_known_set_ups_are_cells() -> None:
    game = replace(TOY, setups={"easy": {"hearts": 4, "rounds": 3}})
    assert {"hearts": 4, "rounds": 3} in variations(game)
    assert variations(replace(TOY, setups={"plain": {}})) == variations(TOY)


def test_only_named_options_vary() -> None:
    assert variations(TOY, ["hearts"]) == [{}, {"hearts": 1}, {"hearts": 2}]
    assert {dict(cell.options).get("rounds") for cell in cells(TOY, ["hearts"])} == {None}


def test_only_a_careful_trial_looks_and_compares() -> None:
    def scene(_view: State, _seats: int) -> Scene:
        raise ZeroDivisionError("a crack")

    game = cracked({"scene": scene})
    assert try_game(game, CELL, 1).error
    assert not try_game(game, CELL, 1, careful=False).error


# ---- trouble -----------------------------------------------------------------------------------


def cracked(drawing: dict[str, Any] | None = None, **changes: Any) -> Game:
    """The toy with something wrong, perhaps in how it is drawn."""
    drawn = replace(TOY.drawing, **(drawing or {}))
    return uc.register(replace(TOY, id="cracked", drawing=drawn, **changes))


def test_a_failing_game_leaves_its_record_and_the_soak_goes_on(path: Path) -> None:
    def scene(view: State, seats: int) -> Scene:
        if view.round == 1:
            raise ZeroDivisionError("a crack")
        return TOY.drawing.scene(view, seats)

    summary = soaked(path, 30, game=cracked({"scene": scene}))
    assert sum(batch.games for batch in summary.now) == 30
    failure = summary.failures[0]
    assert failure.words == "ZeroDivisionError: a crack"
    record = Path(failure.record)
    assert record.parent == path.parent
    assert "# ZeroDivisionError: a crack" in record.read_text()
    assert uc.replay(record.read_text()).state.round == 1


def test_a_game_with_many_options_has_a_record_of_a_short_name(path: Path) -> None:
    extras = tuple(Option(f"a_rather_long_option_{i}", "More.", 0, (0, 1)) for i in range(20))
    cracked(options=(*TOY.options, *extras))
    names = [option.name for option in extras]
    played = [
        Task("cracked", "c1", Cell(2, given, "random"), 0, 1, 5, path).play()
        for given in (tuple((name, 1) for name in names), tuple((name, 1) for name in names[1:]))
    ]
    records = {Path(failure.record) for batch in played for failure in batch.errors}
    assert len(records) == 2
    assert all(record.exists() and len(record.name) < 200 for record in records)


def test_a_stuck_game_is_an_error(path: Path) -> None:
    summary = soaked(path, 3, decisions=5)
    assert {failure.words for failure in summary.failures} == {
        "stuck: the game goes on after 5 decisions"
    }


def test_a_clone_that_shares_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    uc.register(TOY)
    honest = State.clone

    def sharing(self: Toy) -> State:
        made = honest(self)
        assert isinstance(made, Toy)
        made.gold = self.gold
        return made

    monkeypatch.setattr(Toy, "clone", sharing, raising=False)
    outcomes = [try_game(TOY, CELL, seed) for seed in range(20)]
    assert any(outcome.error for outcome in outcomes)


def test_a_save_that_changes_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    uc.register(TOY)
    honest = Toy.load

    def richer(plain: Any) -> State:
        plain["fields"]["gold"] = [9, 9]
        return honest(plain)

    monkeypatch.setattr(Toy, "load", staticmethod(richer))
    outcome = try_game(TOY, CELL, 1)
    assert "saved and loaded" in outcome.error
    assert "the state is another one" in outcome.error


def test_a_scene_without_the_legal_moves_is_found() -> None:
    def blind(view: State, seats: int) -> Scene:
        return replace(TOY.drawing.scene(view, seats), decision=None)

    outcome = try_game(cracked({"scene": blind}), CELL, 1)
    assert outcome.error == "the scene does not offer the legal moves"


def test_a_preview_that_breaks_is_found() -> None:
    def broken(_view: State, move: uc.Move) -> Preview:
        raise RuntimeError(str(move))

    outcome = try_game(cracked({"preview": broken}), CELL, 1)
    assert outcome.error.startswith("RuntimeError: p1")


def test_looking_that_changes_the_state_is_found() -> None:
    seen: list[State] = []

    def setup(seats: int, options: Options) -> State:
        seen.append(TOY.setup(seats, options))
        return seen[-1]

    def meddling(view: State, seats: int) -> Scene:
        seen[-1].round += 1
        return TOY.drawing.scene(view, seats)

    outcome = try_game(cracked({"scene": meddling}, setup=setup), CELL, 1)
    assert outcome.error == "looking at the table has changed the state"


def test_a_set_up_that_breaks_is_an_error_without_record(path: Path) -> None:
    def setup(_seats: int, _options: Options) -> State:
        raise KeyError("no deck")

    summary = soaked(path, 2, game=cracked(setup=setup))
    assert [failure.record for failure in summary.failures] == ["", ""]
    assert summary.failures[0].words.startswith("set-up: KeyError")


def test_a_combination_the_game_refuses_is_left_out(path: Path) -> None:
    def setup(seats: int, options: Options) -> State:
        if options["hearts"] == 1:
            raise SetupError("one heart is too few")
        return TOY.setup(seats, options)

    game = cracked(setup=setup)
    summary = soaked(path, 150, game=game)
    refused = [batch for batch in summary.all if batch.refused]
    assert len(refused) == len([c for c in cells(game) if ("hearts", 1) in c.options])
    assert summary.failures == []
    again = soaked(path, 150, game=game)
    assert not any(batch.refused for batch in again.now)
