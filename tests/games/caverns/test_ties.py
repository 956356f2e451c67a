"""Ties are the active player's where they matter, and every activation explains itself."""

from __future__ import annotations

from tests.games.caverns.cards.foes import M1, acts, meets
from tests.games.caverns.scenes import Place
from tests.games.caverns.stories import Story, throughout, told_story
from undercroft.crawl.space.grid import NORTH, WEST
from undercroft.games.caverns.phases.activation import SameName
from undercroft.games.caverns.phases.choices import ALIKE, CHOSEN, FIRST, Tie, matters
from undercroft.games.caverns.scene.events import Acts, LineChosen, TieSettled
from undercroft.kernel.events import Event
from undercroft.kernel.play import legal


def told_in(place: Place, *moves: str) -> list[Event]:
    """What a Villain Phase tells."""
    place.s.listening, place.s.events = True, []
    acts(place, *moves)
    return place.s.events


def words(events: list[Event], kind: type[Event]) -> list[str]:
    """The sentences of one kind."""
    return [event.text_with_ids() for event in events if isinstance(event, kind)]


# ---- what an activation tells --------------------------------------------------------------------


def test_an_activation_names_its_line_and_whom_it_finds() -> None:
    told = told_in(meets("stonehide-brute", (9, 1), (14, 1), (6, 1)), "d roll 1")
    assert words(told, Acts) == ["fig:m1 acts"]
    assert words(told, LineChosen) == [
        "fig:m1 follows line 1: Move next to the closest hero within 1 tile, then Club: attack "
        "that hero at +9 for 2 damage; it finds Brunna Ashmane or Maro Quill"
    ]


def test_a_line_that_only_moves_names_toward_whom() -> None:
    told = told_in(meets("stonehide-brute", (13, 1), (2, 1), (30, 1)))
    assert words(told, LineChosen)[0].endswith("; it finds Brunna Ashmane")


def test_a_settled_tie_says_that_the_first_counts() -> None:
    told = told_in(meets("stonehide-brute", (9, 1), (14, 1), (6, 1)), "d roll 1")
    assert words(told, TieSettled)[0] == f"Brunna Ashmane, not Maro Quill: {FIRST}"


def test_an_asked_tie_says_who_chose() -> None:
    place = meets("stonehide-brute", (9, 1), (14, 1), (6, 1))
    place.agree(ties="ties")
    told = told_in(place, "h1 target h2", "h1 space 7,1", "d roll 1")
    assert words(told, TieSettled)[0] == f"Maro Quill, not Brunna Ashmane: {CHOSEN}"


def test_namesakes_are_told_apart_by_their_numbers() -> None:
    place = meets("shale-runner", (13, 1), (14, 1), (18, 1))
    place.monster("shale-runner", 17, 1, seat=1)
    told = told_in(place, "d roll 1", "d roll 1")
    assert words(told, TieSettled)[0] == f"Shale Runner (m1), not Shale Runner (m2): {FIRST}"


def explains(story: Story) -> None:
    """Whoever acts by a line was activated, and every line says what it is."""
    for told in story.told:
        lines = [event for event in told if isinstance(event, LineChosen)]
        acting = [event.figure for event in told if isinstance(event, Acts)]
        assert [line.figure for line in lines] == [f for f in acting if f in mentioned(lines)]
        assert all(line.says and line.rules for line in lines)


def mentioned(lines: list[LineChosen]) -> list[str]:
    """The figures of some lines."""
    return [line.figure for line in lines]


def test_every_activation_explains_itself() -> None:
    throughout(explains)


# ---- what is asked -------------------------------------------------------------------------------


def test_nobody_is_asked_which_of_two_on_one_tile_is_the_closest_to_go_to() -> None:
    place = meets("stonehide-brute", (13, 1), (2, 1), (1, 1))
    place.agree(ties="ties")
    told = told_in(place)
    assert words(told, TieSettled) == [f"Brunna Ashmane, not Maro Quill: {ALIKE}"]


def test_heroes_to_whom_one_way_leads_are_told_apart_by_nobody() -> None:
    place = meets("stonehide-brute", (13, 1), (2, 1), (1, 1))
    for seat, side in enumerate((NORTH, WEST)):
        place.s.spot[seat] = place.patch(place.tile("straight-run", 0, 0, side))
    place.agree(ties="ties")
    told = told_in(place)
    assert words(told, TieSettled) == [f"Brunna Ashmane, not Maro Quill: {ALIKE}"]
    assert place.where(M1) == (9, 1)


def test_nobody_is_asked_who_of_two_is_first_if_they_only_walk() -> None:
    place = meets("shale-runner", (13, 1), (2, 1), (1, 1))
    place.monster("shale-runner", 29, 1, seat=1)
    place.agree(ties="ties")
    told = told_in(place)
    assert words(told, TieSettled)[0] == f"Shale Runner (m1), not Shale Runner (m2): {ALIKE}"


def test_nobody_is_asked_where_on_a_tile_it_only_passes() -> None:
    place = meets("shale-runner", (21, 1), (2, 1), (17, 2))
    place.s.hp[1] = 0
    place.agree(ties="ties")
    place.villain_phase()
    assert place.s.frames == []


def matter(story: Story) -> None:
    """Of no question among equals all answers have the same outcome."""
    for s in story.states:
        if s.frames and isinstance(s.frames[-1], Tie | SameName):
            assert matters(s, legal(s)), s.frames[-1].prompt(s)


def test_ties_are_asked_only_where_they_matter() -> None:
    throughout(matter)


def test_settled_ties_are_never_asked() -> None:
    story = told_story("adv-02", 3, 1, {"ties": "first"})
    assert not [s for s in story.states if s.frames and isinstance(s.frames[-1], Tie | SameName)]
