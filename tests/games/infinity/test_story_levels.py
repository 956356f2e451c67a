"""How hard The Bell Below is: exhausted heroes who come to, enemies that grow, tries that help."""

from __future__ import annotations

import pytest

from tests.games.infinity.marches import at, march, story
from undercroft.games.infinity.campaign.episodes import BELL_BELOW
from undercroft.games.infinity.campaign.progress import MarchOptions, Played
from undercroft.games.infinity.content.tables import DIFFICULTIES
from undercroft.games.infinity.scenarios.preset import Preset


@pytest.mark.parametrize("difficulty", ["hard", "dire"])
def test_di_diff_06_in_a_hard_story_enemies_grow(difficulty: str) -> None:
    states = [
        at(story(behind=n, options=MarchOptions(difficulty=difficulty))).state for n in range(3)
    ]
    assert [s.games for s in states] == [0, 1, 2]
    assert states[1].coins == [7 + 2, 2 + 2]


def test_di_diff_06_a_dungeon_that_was_lost_lets_heroes_come_to_once_more() -> None:
    lost = Played("gaol-of-nine-keys", "exhausted", ())
    won = Played("gaol-of-nine-keys", "ledger-home", (0, 1))
    for played, tries in (((), 0), ((lost, lost), 2)):
        t = at(story(played=played))
        page = t.state.page
        assert isinstance(page, Preset)
        page.came_to = (0,)
        assert (page.comes_to(t.state, 0), page.tries) == (tries > 0, tries)
    below = at(story(behind=1, played=(lost, won))).state.page
    assert isinstance(below, Preset)
    assert below.tries == 0


@pytest.mark.parametrize(
    ("difficulty", "lost", "words"),
    [
        ("normal", 1, "tried again."),
        ("hard", 0, "Each hero comes to once here."),
        ("hard", 1, "Each hero comes to twice here."),
        ("hard", 2, "Each hero comes to 3 times here."),
        ("dire", 0, "Nobody who is exhausted comes to."),
    ],
)
def test_the_stakes_say_how_often_heroes_come_to(difficulty: str, lost: int, words: str) -> None:
    played = (Played("gaol-of-nine-keys", "exhausted", ()),) * lost
    m = story(played=played, options=MarchOptions(difficulty=difficulty))
    assert BELL_BELOW.episodes(m)[0].stakes.endswith(words)


def test_the_story_is_hard_unless_one_chooses_otherwise_and_three_in_a_row_is_not() -> None:
    assert story().options.difficulty == "hard"
    assert march().options.difficulty == "normal"
    (levels,) = [option for option in BELL_BELOW.options if option.name == "difficulty"]
    assert levels.choices == tuple([row.id for row in DIFFICULTIES])
    assert len(levels.names) == len(levels.choices)
