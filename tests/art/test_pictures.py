"""Everybody has a portrait, every card a picture, and the client knows of them all."""

from __future__ import annotations

import json
import sys
from typing import Final

import pytest

import undercroft as uc
from art.__main__ import main
from art.figures import FIGURES
from art.index import CLIENT, INDEX, PICTURES, index
from art.things import pictures, recipes

ICONS: Final = CLIENT / "node_modules/@iconify-json/game-icons/icons.json"
KINDS: Final = {
    "alliance": ("heroes", "monsters"),
    "caverns": ("heroes", "allies", "monsters", "villains"),
    "infinity": ("heroes", "minions", "sentinels", "lords"),
}
CARDS: Final = {
    "alliance": ("starting cards", "generic cards", "upgrades", "artifacts", "treasures"),
    "caverns": ("powers", "encounters", "treasures"),
    "infinity": ("abilities", "things"),
}
BUDGET: Final = 6_000_000
"""How many bytes all pictures together may have."""


def ids(game: str, kinds: tuple[str, ...]) -> set[str]:
    content = uc.game(game).content()
    return {item.id for kind in kinds for item in content[kind]}


def test_everybody_in_the_games_has_a_recipe_and_nobody_else() -> None:
    assert set().union(*(ids(game, kinds) for game, kinds in KINDS.items())) == set(FIGURES)


@pytest.mark.parametrize("game", CARDS)
def test_every_card_has_a_picture_of_its_own(game: str) -> None:
    assert ids(game, CARDS[game]) - set(recipes()) == set()


def test_the_client_knows_what_there_is() -> None:
    assert json.loads(INDEX.read_text("utf-8")) == index()


@pytest.mark.parametrize(("kind", "made"), [("fig", FIGURES), ("obj", pictures())])
def test_every_recipe_is_baked_and_nothing_else_lies_there(kind: str, made: list[str]) -> None:
    assert {file.stem for file in (PICTURES / kind).iterdir()} == set(made)


def test_every_icon_is_a_game_icon() -> None:
    known = json.loads(ICONS.read_text("utf-8"))["icons"]
    drawn = [layer for layers in (*FIGURES.values(), *pictures().values()) for layer in layers]
    assert {layer.icon for layer in drawn} - set(known) == set()


def test_all_pictures_together_stay_small() -> None:
    assert sum(file.stat().st_size for file in PICTURES.rglob("*.webp")) < BUDGET


def test_who_lacks_the_packages_is_told_where_they_are(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "art.baking", None)
    assert main(["fig"]) == 1
    assert "requirements-art.txt" in capsys.readouterr().err


@pytest.mark.parametrize("game", ["alliance", "caverns", "infinity"])
def test_what_is_offered_at_set_up_has_a_picture(game: str) -> None:
    drawn = json.loads((CLIENT / "src/lib/art.json").read_text("utf-8"))
    offers = uc.game(game).offers
    assert [one.id for one in offers if one.art not in {*drawn["fig"], *drawn["obj"]}] == []
