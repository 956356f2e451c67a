"""What Alliance tells those who study many games of it."""

from __future__ import annotations

from collections import Counter

import pytest

from undercroft.arena.sim.plan import Plan, Way
from undercroft.arena.sim.playing import play
from undercroft.arena.sim.rows import Played
from undercroft.games.alliance.content.tables import CHALLENGES, MONSTERS, TILES
from undercroft.kernel.record import replay


@pytest.fixture(scope="module")
def played() -> Played:
    return play(Plan("alliance", (Way(2, ()),), ("greedy",), games=4), 0)


def test_every_seat_has_four_heroes(played: Played) -> None:
    assert [len(heroes) for heroes in played.game.heroes] == [4, 4]


def test_falls_are_those_the_game_has_counted(played: Played) -> None:
    state = replay(played.record).state
    fallen = Counter(row.seat for row in played.falls)
    assert [fallen[seat] for seat in range(2)] == state.fallen  # type: ignore[attr-defined]


def test_falls_are_caused_by_monsters_traps_or_poison(played: Played) -> None:
    traps = {kind.name for kind in CHALLENGES if not kind.name.endswith("Chest")}
    known = {monster.name for monster in MONSTERS} | traps | {"Poison"}
    assert {row.cause for row in played.falls} <= known


def test_what_is_drafted_was_offered_and_comes_to_a_seat(played: Played) -> None:
    bought = {word for line in played.record.splitlines() for word in _bought(line)}
    offered = {row.card for row in played.uses if row.how == "offered"}
    taken = {row.card for row in played.uses if row.how == "taken"}
    assert bought
    assert bought <= offered & taken


def _bought(line: str) -> list[str]:
    words = line.split()
    return [words[2]] if len(words) > 2 and words[1] == "buy" else []


def test_cards_are_played_by_heroes_of_the_seat(played: Played) -> None:
    uses = [row for row in played.uses if row.how == "played"]
    assert len(uses) > 20
    for row in uses:
        assert not row.hero or row.hero in played.game.heroes[row.seat]


def test_pools_of_experience_only_shrink(played: Played) -> None:
    pool = [row.value for row in played.pace if row.track == "pool I"]
    assert pool == sorted(pool, reverse=True)
    assert pool[0] > pool[-1]


def test_everything_on_the_table_has_been_seen(played: Played) -> None:
    state = replay(played.record).state
    tiles = {TILES[state.walls.tile(cell)].id for cell in state.walls.laid()}  # type: ignore[attr-defined]
    seen = set(played.game.seen)
    assert tiles <= seen
    assert {"blue-gate", "red-gate"} <= seen
    assert seen & {monster.id for monster in MONSTERS}
    assert seen & {challenge.id for challenge in CHALLENGES}
