"""What a gallery shows of the pieces of the box."""

from __future__ import annotations

import pytest

import undercroft as uc
from undercroft.kernel.registry import Item
from undercroft.proof.sources import area_of, read, read_areas, read_rulings

GAMES = ("alliance", "caverns", "infinity")
FORMS = {"card", "figure", "tile", "page"}


def pieces(game: str) -> list[Item]:
    return [item for items in uc.game(game).content().values() for item in items]


def piece(game: str, id_: str) -> Item:
    return next(item for item in pieces(game) if item.id == id_)


def stats(item: Item) -> dict[str, int]:
    return {stat.name: stat.value for stat in item.shown.stats}


@pytest.mark.parametrize("game", GAMES)
def test_every_piece_says_what_it_is(game: str) -> None:
    for item in pieces(game):
        assert item.shown.form in FORMS, item.id
        assert item.shown.kind, item.id
        assert item.shown.form != "figure" or item.shown.stats, item.id
        assert item.shown.form != "tile" or item.shown.plan, item.id


@pytest.mark.parametrize("game", GAMES)
def test_its_rules_and_its_owner_exist(game: str) -> None:
    rules = {rule.id for rule in read(uc.game(game).proof.rules)}
    known = {item.id for item in pieces(game)}
    for item in pieces(game):
        assert set(item.shown.rules) <= rules, item.id
        assert item.shown.owner in known | {""}, item.id


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_stands_in_an_area_with_a_title(game: str) -> None:
    where = uc.game(game).proof.rules
    areas = [area.id for area in read_areas(where)]
    used = {area_of(rule.id) for rule in read(where)}
    used |= {area_of(ruling.id) for ruling in read_rulings(where)}
    assert sorted(areas) == sorted(used)


def test_a_hero_of_alliance_has_its_numbers_and_cards() -> None:
    petra = piece("alliance", "petra")
    assert stats(petra) == {"Melee": 2, "Dodge": 2, "Speed": 4, "Health": 6}
    assert petra.shown.tags == ("human", "martial", "stealth")
    assert piece("alliance", "twin-daggers").shown.owner == "petra"


def test_who_can_play_a_card_is_said() -> None:
    played_by = dict(piece("alliance", "dawn-lance").shown.details)["Played by"]
    assert "Celestial" in played_by


def test_a_monster_of_caverns_has_its_tactics_by_number() -> None:
    runner = piece("caverns", "shale-runner")
    assert stats(runner) == {"AC": 14, "HP": 1, "XP": 1}
    assert len(runner.shown.lines) == 3
    assert runner.shown.lines[0].startswith("Snap: ")


def test_a_tile_of_infinity_is_drawn_by_its_doors() -> None:
    assert piece("infinity", "drain").shown.plan == ("##D##", "#...#", "#...#", "#...#", "##D##")
