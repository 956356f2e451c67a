"""What Caverns tells those who study many games of it."""

from __future__ import annotations

import pytest

from undercroft.arena.sim.plan import Plan, Way
from undercroft.arena.sim.playing import play
from undercroft.arena.sim.rows import Played
from undercroft.games.caverns.content.card import Encounter, Treasure
from undercroft.games.caverns.content.cards import ALL_CARDS
from undercroft.games.caverns.game import CAVERNS

CARDS = {card.id: card for card in ALL_CARDS}
BOX = CAVERNS.content()


@pytest.fixture(scope="module")
def played() -> Played:
    return play(Plan("caverns", (Way(3, ()),), ("greedy",), games=4), 1)


def test_every_seat_has_a_hero_with_powers(played: Played) -> None:
    assert [len(heroes) for heroes in played.game.heroes] == [1, 1, 1]
    for seat in range(3):
        assert sum(row.how == "taken" and row.seat == seat for row in played.uses) >= 4


def test_every_encounter_that_is_drawn_is_played(played: Played) -> None:
    drawn = [line.split()[3] for line in played.record.splitlines() if " draw encounters " in line]
    uses = [row.card for row in played.uses if isinstance(CARDS.get(row.card), Encounter)]
    assert drawn
    assert uses == drawn


def test_treasures_are_kept_or_work_at_once(played: Played) -> None:
    drawn = {line.split()[3] for line in played.record.splitlines() if " draw treasures " in line}
    had = {row.card for row in played.uses if isinstance(CARDS.get(row.card), Treasure)}
    assert drawn
    assert drawn <= had


def test_falls_have_a_cause(played: Played) -> None:
    names = {hero for heroes in played.game.heroes for hero in heroes}
    assert {row.hero for row in played.falls} <= names
    assert "unknown" not in {row.cause for row in played.falls}


def test_tiles_only_grow(played: Played) -> None:
    tiles = [row.value for row in played.pace if row.track == "tiles"]
    assert tiles == sorted(tiles)
    assert tiles[-1] > tiles[0]


def test_tiles_and_the_page_have_been_seen(played: Played) -> None:
    assert {"start-west", "start-east", "adv-02"} <= set(played.game.seen)


def test_whoever_has_felled_a_hero_has_been_seen() -> None:
    way = Way(3, (("adventure", "adv-03"),))
    played = play(Plan("caverns", (way,), ("greedy",), games=1), 0)
    names = {item.name: item.id for kind in ("monsters", "villains") for item in BOX[kind]}
    felling = {names[row.cause] for row in played.falls if row.cause in names}
    assert "cinderjaw" in played.game.seen
    assert felling <= set(played.game.seen)
