"""What choices, questions and things are called: as a person at the table would say it."""

from __future__ import annotations

import pytest

from tests.games.infinity.scenes import Place
from tests.games.infinity.test_formation import remove
from undercroft.games.infinity.content.card_text import row_text
from undercroft.games.infinity.content.cards import BY_RULE
from undercroft.games.infinity.map.carrying import get_card
from undercroft.games.infinity.notation import FIRST_ENEMY, NOTATION
from undercroft.games.infinity.phases.ambush import StrikeFirst
from undercroft.games.infinity.phases.hero_turn import Turn
from undercroft.games.infinity.scene.drawing import scene


def labels(place: Place, seat: int = 0) -> list[str]:
    """The words of everything that a hero can choose now."""
    asked = scene(place.s, 1 << seat).decision
    assert asked is not None
    return [choice.label for choice in asked.choices]


def question(place: Place) -> str:
    """What the first hero is asked."""
    asked = scene(place.s, 1).decision
    assert asked is not None
    return asked.prompt


def used(hero: str, ability: str, *enemies: str) -> Place:
    """A hero with these enemies in line who has used an ability."""
    place = Place(hero, "thief")
    for name in enemies:
        place.band(name)
    place.begin(Turn(0))
    place.play(f"h1 use {ability}")
    return place


# ---- questions -----------------------------------------------------------------------------------


def test_a_shot_asks_which_enemy() -> None:
    place = used("ranger", "aimed-shot", "ghoul spider ghoul spider")
    assert question(place) == "Aimed Shot: which enemy in reach?"


def test_a_stroke_at_one_or_two_is_asked_for_without_a_stray_comma() -> None:
    place = used("warrior", "cleave", "ghoul spider ghoul")
    assert question(place) == "Cleave: one enemy in reach, or two side by side?"


def test_how_many_is_not_told_by_the_row_of_the_card() -> None:
    place = Place("paladin", "thief")
    place.band("ghoul spider", 1)
    place.begin(Turn(0))
    place.play("h1 use guard")
    assert question(place) == "Guard: which enemy in your tile?"


# ---- choices -------------------------------------------------------------------------------------


def trading() -> Place:
    """The first hero has a rope, the second a pick axe; they trade."""
    place = Place("paladin", "thief")
    for seat, name in enumerate(("rope", "pick-axe")):
        get_card(place.s, seat, NOTATION.cards.parse(name))
    place.s.coins[:2] = [1, 1]
    place.begin(Turn(0))
    place.play("h1 trade h2")
    return place


def test_a_trade_says_who_gives_what() -> None:
    place = trading()
    assert sorted(labels(place)) == ["give Rope", "give nothing more"]
    place.play("h1 done")
    assert labels(place) == ["give no coins", "give 1 coin"]
    place.play("h1 choose 1")
    assert sorted(labels(place)) == ["ask for Pick Axe", "ask for nothing more"]
    place.play("h1 done")
    assert labels(place) == ["ask for no coins", "ask for 1 coin"]


def test_who_may_flee_before_enemies_strike_can_stand_instead() -> None:
    place = Place("warrior")
    place.tile("guard-post", 0, "north")
    place.band("ghoul")
    place.begin(Turn(0), StrikeFirst(0))
    assert "stand and fight" in labels(place)


def test_a_gap_is_filled_by_somebody_who_steps_in() -> None:
    place = Place("warrior")
    place.band("ghoul ghoul ghoul spider construct")
    remove(place.s, FIRST_ENEMY + 2)
    assert sorted(labels(place)) == ["let Construct step in", "let Spider step in"]


def test_of_some_tiles_there_is_only_one() -> None:
    place = Place("warrior")
    place.tile("guard-post", 0, "north")
    place.s.spot[0] = 1
    place.begin(Turn(0))
    assert "move south to the Starter Tile" in labels(place)


# ---- things --------------------------------------------------------------------------------------


@pytest.mark.parametrize("id_", [id_ for id_ in BY_RULE if id_ != "starter-tile"])
def test_what_works_by_a_rule_says_so_on_its_card(id_: str) -> None:
    assert row_text(id_).endswith(".")
