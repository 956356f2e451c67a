"""How games end, in the words that players read."""

from __future__ import annotations

import pytest

from tests.games.alliance.quests import Errand
from tests.games.alliance.scenes import Place
from undercroft.games.alliance.content.quest_schema import LIES_OPEN, RESOLVED
from undercroft.games.alliance.game import ALLIANCE
from undercroft.games.alliance.phases.round import finish
from undercroft.games.alliance.scene.drawing import banner


def told(place: Place) -> str:
    """How the game has ended, as everybody is told."""
    over = place.s.over
    assert over is not None
    assert banner(place.s) == f"The game is over. {ALLIANCE.ending_words(place.s, over)}"
    return ALLIANCE.ending_words(place.s, over)


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("all-dead", "No hero is left alive."),
        ("cleared", "The dungeon is cleared."),
        ("last-round", "The last round has been played."),
    ],
)
def test_what_ended_it_is_told_in_a_sentence(name: str, words: str) -> None:
    place = Place()
    place.s.xp_up[0] = 1
    finish(place.s, name)
    assert told(place) == words


def test_da_win_04_by_what_a_tie_is_broken_is_told() -> None:
    said = []
    for drafted, wounds in ((0, 0), (1, 0), (0, 1)):
        place = Place()
        hero = place.hero("krom", place.gate, 4)
        place.s.drafted[0] += drafted
        place.s.bear(hero, (0,) * wounds)
        finish(place.s, "cleared")
        said.append(told(place).removeprefix("The dungeon is cleared. "))
    assert said == [
        "Scores, drafted cards and wounds are equal: the victory is shared.",
        "Scores are equal: the winner has drafted more cards.",
        "Scores and drafted cards are equal: the winner has fewer wounds.",
    ]


@pytest.mark.parametrize(
    ("goal", "done", "words"),
    [
        ("novice", 0, "No quest is resolved; one quest was enough."),
        ("adept", 1, "1 quest is resolved; two quests were wanted."),
        (
            "expert",
            2,
            "2 quests are resolved; two quests were wanted, that of the final enemy among them.",
        ),
        ("master", 2, "2 quests are resolved; all three quests were wanted."),
    ],
)
def test_with_a_goal_it_is_told_how_far_it_was(goal: str, done: int, words: str) -> None:
    place = Errand("chained-beast", "lantern-boy", seats=3)
    place.agree(mode="co-op", goal=goal)
    place.s.quest_stages = [RESOLVED if i < done else LIES_OPEN for i in range(2)]
    finish(place.s, "last-round")
    assert told(place) == f"The last round has been played. {words}"
