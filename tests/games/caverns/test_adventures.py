"""What the pages of adventures change, up to their endings."""

from __future__ import annotations

from tests.games.caverns.scenes import Place
from undercroft.games.caverns.content.tables import DOUBLES
from undercroft.games.caverns.map.exploration import Laying, lay_props
from undercroft.games.caverns.map.geometry import GRID, attached, marked, open_edges
from undercroft.games.caverns.notation import FIRST_PROP
from undercroft.games.caverns.phases.hero_end import Closing
from undercroft.games.caverns.phases.round import Turns
from undercroft.games.caverns.phases.villains import enter, villain_figure
from undercroft.games.caverns.state import ESCAPED, IN_PLAY

BELL = FIRST_PROP


def test_cv_esc_01_a_hero_next_to_the_exit_escapes_and_wins_alone() -> None:
    place = Place("kestrin", adventure="adv-01")
    stair = next(double for double in DOUBLES if double.id == "daylight-stair")
    place.s.walls = attached(place.s.walls, stair, open_edges(place.s.walls)[0])
    place.s.spot[0] = marked(place.s.walls, "X")[0]
    place.begin(Turns(), Closing(0))
    assert place.s.over is not None
    assert (place.s.over.ending, place.s.over.winners) == ("first-daylight", (0,))


def test_cv_esc_07_a_downed_hero_does_not_escape() -> None:
    place = Place("kestrin", adventure="adv-01")
    stair = next(double for double in DOUBLES if double.id == "daylight-stair")
    place.s.walls = attached(place.s.walls, stair, open_edges(place.s.walls)[0])
    place.s.spot[0] = marked(place.s.walls, "X")[0]
    place.s.hp[0] = 0
    place.begin(Closing(0))
    assert place.s.status == [IN_PLAY]
    place.s.hp[0] = 1
    place.begin(Closing(0))
    assert place.s.status == [ESCAPED]


def test_cv_tile_15_the_hall_lies_straight_behind_the_ford_with_its_guards() -> None:
    place = Place("hadra", "oriel", both=False)
    s = place.s
    s.stacks[3] = s.stacks[3].shuffled()
    place.begin(Laying((GRID.cell(0, 0), 0), 0))
    place.play("d draw tiles tile-ford", "h1 edge 0,-1,n")
    assert s.walls.is_laid(GRID.cell(0, -3))
    assert s.spot[BELL] == marked(s.walls, "o")[0]
    assert villain_figure("drusk") in s.villains
    place.play("d draw monsters shale-runner", "d draw monsters shale-runner")
    assert len(s.queue[0]) == len(s.queue[1]) == 1


def test_cv_win_01_the_bell_and_a_beaten_hunter_win_together() -> None:
    place = Place("hadra", "oriel")
    s = place.s
    hall = next(double for double in DOUBLES if double.id == "hoard-hall")
    s.walls = attached(s.walls, hall, (GRID.cell(0, 0), 0))
    far = GRID.cell(0, -2)
    lay_props(s, s.walls.tile(far), far)
    place.begin(Turns())
    drusk = enter(s, "drusk", [GRID.at(5, 1)])
    s.run()
    s.hp[drusk] = 1
    place.at(0, 4, 1)
    s.spot[BELL] = GRID.at(4, 2)
    place.turn("h1 take o1", "h1 use boss-and-hammer", "d roll 19")
    assert s.over is not None
    assert (s.over.ending, s.over.winners) == ("bell-in-hand", (0, 1))


def test_cv_mon_13_the_hunter_takes_the_bearer_of_the_bell_for_the_closest() -> None:
    place = Place("hadra", "oriel")
    s = place.s
    place.stand((0, 1), (6, 2))
    place.begin(Turns())
    drusk = enter(s, "drusk", [GRID.at(4, 1)])
    s.run()
    s.kind[BELL], s.holder[BELL] = 0, 0
    place.villain_phase("h1 space 1,2")
    assert place.where(drusk) == (1, 2)
