"""Help, overlays and words: every thing drawn is explained, every move is named."""

from __future__ import annotations

import re
from random import Random

import pytest

import undercroft as uc
from tests.games.infinity.scenes import Place
from undercroft.games.infinity.game import INFINITY, content
from undercroft.games.infinity.notation import NOTATION
from undercroft.games.infinity.phases.hero_turn import Turn
from undercroft.games.infinity.phases.lord_figure import place_lord
from undercroft.games.infinity.scene.help import scene_help
from undercroft.games.infinity.scene.overlays import danger, sight
from undercroft.games.infinity.scene.words import LABELS
from undercroft.kernel.play import why_not
from undercroft.kernel.scene import Overlay, Scene

WRITTEN = re.compile(r"\b[hmter]\d+\b|\b[a-z]+:[a-z]|\d,-?\d")
"""What is written in moves and ids: no player should read it."""
MOVES = 120


def scenes(scenario: str, seats: int) -> list[tuple[uc.Table, Scene]]:
    """A reckless game, scene by scene."""
    uc.register(INFINITY)
    table = uc.new("infinity", seats, 5, {"scenario": scenario, "heroes": "random"}, (0,) * seats)
    rng, seen = Random(seats), []
    for _ in range(MOVES):
        if table.over is not None:
            break
        seen.append((table, table.scene(0)))
        table.play(rng.choice(table.legal()))
    return seen


@pytest.mark.parametrize("scenario", [f"sc-{number:02}" for number in range(1, 11)])
def test_moves_are_named_in_words_without_ids(scenario: str) -> None:
    for _, scene in scenes(scenario, 3):
        assert scene.decision is not None
        for choice in scene.decision.choices:
            assert not WRITTEN.search(choice.label), choice
            assert choice.touch


def test_every_verb_has_words() -> None:
    named = {verb.name for verb in LABELS}
    offered = {verb.name for action in Turn.ACTIONS for verb in [action.verb]}
    assert offered <= named


def test_every_thing_drawn_says_what_it_is_there_for() -> None:
    table, scene = scenes("sc-01", 2)[-1]
    for id_ in scene.ids():
        purpose = scene_help(table.state, 0, id_)
        assert purpose is not None, id_
        assert purpose.rule


def beside() -> Place:
    """The warrior's turn beside the Guard Post."""
    place = Place("warrior", "thief")
    place.tile("guard-post", 0, "north")
    place.begin(Turn(0))
    return place


def reasons(place: Place, thing: str) -> list[str]:
    """Why nothing can be done with a thing."""
    return [str(r) for why in why_not(place.s, 0, thing) for r in why.refusals]


def test_an_ability_says_how_many_points_it_needs() -> None:
    place = beside()
    place.play("h1 run north", "h1 run south", "h1 run north", "h1 run south")
    place.play("h1 run north", "h1 run south", "h1 run north")
    assert reasons(place, "card:brace") == ["needs 1 action point, and ½ is left [DI-ABIL-10]"]


def test_a_wall_a_shelf_and_an_enemy_elsewhere_say_why_not() -> None:
    place = beside()
    place.enemy("ghoul", place=1)
    assert reasons(place, "fig:m1")[0].startswith("it stands on another tile")
    assert any("door" in reason for reason in reasons(place, "edge:1,2,s"))


def numbers(overlay: Overlay | None) -> dict[str, int]:
    """The squares of an overlay."""
    assert overlay is not None
    return dict(overlay.cells)


def test_sight_goes_through_doors_until_somebody_stands_in_the_way() -> None:
    place = Place("warrior")
    place.tile("crossing-of-lamps", 0, "north")
    place.tile("four-winds", 1, "north")
    assert numbers(sight(place.s, "fig:h1"))["sq:1,1"] == 0
    assert numbers(sight(place.s, "fig:h1"))["sq:1,-2"] == 1
    assert numbers(sight(place.s, "fig:h1"))["sq:1,-5"] == 2
    place.enemy("ghoul", place=1)
    blocked = sight(place.s, "fig:h1")
    assert "sq:1,-5" not in numbers(blocked)
    assert blocked is not None
    assert ("sq:1,-5", "sq:1,-2") in blocked.stops


def test_danger_is_where_enemies_wait_and_as_far_as_the_lord_comes() -> None:
    place = beside()
    assert numbers(danger(place.s, 0)) == {}
    place.enemy("ghoul", place=1)
    assert numbers(danger(place.s, 0)) == dict.fromkeys(
        (f"sq:{x},{y}" for y in (-3, -2, -1) for x in (0, 1, 2)), 1
    )
    place_lord(place.s, 1)
    assert numbers(danger(place.s, 0))["sq:1,-2"] == 2
    assert numbers(danger(place.s, 0))["sq:1,1"] == 1


def test_everything_in_the_box_says_what_it_does() -> None:
    every = [item for items in content().values() for item in items]
    silent = [item.id for item in every if not item.text and not (item.shown and item.shown.stats)]
    assert silent == []
    texts = [item.text for items in content().values() for item in items]
    assert not [text for text in texts if NOTATION.actor(0) in text.split()]
