"""The thirteen adventures of Caverns as data."""

from dataclasses import replace
from typing import cast

import pytest

import undercroft as uc
from undercroft.games.caverns.content.page_schema import (
    STANDARD,
    Adventure,
    Cave,
    NoSurge,
    Place,
    Pool,
    Prop,
    Run,
    Team,
    Trigger,
)
from undercroft.games.caverns.content.schema import CardSet, TileFace
from undercroft.games.caverns.content.tables import ADVENTURES, EDGES, FACES, HEROES, TILES, TOKENS
from undercroft.games.caverns.content.tables import VILLAINS as FACES_OF_VILLAINS
from undercroft.games.caverns.state import Caverns

BOTH = (CardSet.STARTING, CardSet.ADVANCED)
BY_ID: dict[str, TileFace] = {face.id: face for face in FACES}

# Heroes, surges, difficulty, villains.
PRINTED = {
    "adv-01": ((1, 1), 1, 1, ()),
    "adv-02": ((2, 5), 2, 2, ("drusk",)),
    "adv-03": ((3, 5), 5, 3, ("cinderjaw",)),
    "adv-04": ((2, 5), 3, 3, ("drusk", "hemlock", "ulm", "sevrane")),
    "adv-05": ((2, 5), 4, 3, ("sevrane",)),
    "adv-06": ((2, 5), 5, 4, ("lirashe-veiled",)),
    "adv-07": ((2, 5), 1, 4, ()),
    "adv-08": ((3, 5), 4, 5, ("khadd",)),
    "adv-09": ((2, 5), 2, 3, ()),
    "adv-10": ((2, 5), 1, 2, ()),
    "adv-11": ((2, 5), 4, 4, ("hemlock",)),
    "adv-12": ((3, 5), 2, 4, ()),
    "adv-13": ((3, 5), 3, 4, ()),
}

# Where in the stack each named tile may come.
DRAWN = {
    "adv-01": {"W12": (8, 8)},
    "adv-02": {"W09": (9, 12)},
    "adv-03": {"W11": (9, 12)},
    "adv-04": {"W07": (9, 12)},
    "adv-05": {"W08": (9, 12)},
    "adv-06": {},
    "adv-07": {"W12": (11, 14)},
    "adv-08": {"W07": (9, 12)},
    "adv-09": {"W08": (6, 9), "W09": (6, 9), "W12": (13, 15)},
    "adv-10": {},
    "adv-11": {"W10": (4, 5), "W09": (6, 8), "W08": (9, 10), "W12": (11, 12)},
    "adv-12": {"W07": (9, 12)},
    "adv-13": {"W09": (6, 8), "W07": (12, 15)},
}

# The trigger tile, the destination behind it, guards against four heroes.
TRIGGERS = {
    "adv-01": [("W12", "daylight-stair", 2)],
    "adv-02": [("W09", "hoard-hall", 4)],
    "adv-03": [("W11", "deep-lair", 3)],
    "adv-04": [("W07", None, 4)],
    "adv-05": [("W08", None, 4)],
    "adv-06": [],
    "adv-07": [("W12", "daylight-stair", 2)],
    "adv-08": [("W07", "deep-lair", 4)],
    "adv-09": [("W12", "daylight-stair", 2)],
    "adv-10": [],
    "adv-11": [("W12", "daylight-stair", 2)],
    "adv-12": [("W07", "hoard-hall", 4)],
    "adv-13": [("W07", "deep-lair", 0)],
}

# The terms that an adventure sets.
TERMS = {
    "adv-01": {"quiet-turns": 2},
    "adv-03": {"wakes-within": 1},
    "adv-04": {"looks": 2, "villains-kept": 2},
    "adv-05": {"entry-tiles": 2},
    "adv-06": {"closed-before-villain": 3, "crowd": 6, "crowd-each": 2},
    "adv-08": {"fumaroles-per-hp": 2},
    "adv-09": {"smaller-team-surges": 1},
    "adv-10": {
        "quiet-turns": 3,
        "xp-per-point": 3,
        "time-from-round": 5,
        "last-round": 10,
        "shares": (2, 3, 3, 4),
        "last-gold": 1,
    },
    "adv-11": {"time-for-two": 2},
    "adv-12": {"traitors": 1, "false-accusation": 2, "reveal-hp": 4, "reveal-surges": 1},
    "adv-13": {"pours": (3, 4, 4)},
}

each_adventure = pytest.mark.parametrize("page", ADVENTURES, ids=lambda page: page.id)


def test_there_are_thirteen() -> None:
    assert list(PRINTED) == [page.id for page in ADVENTURES]
    assert len(ADVENTURES) == 13


@each_adventure
def test_heads_are_as_printed(page: Adventure) -> None:
    assert (page.heroes, page.surges, page.difficulty, page.villains) == PRINTED[page.id]
    assert page.sets == (BOTH[:1] if page.id <= "adv-04" else BOTH)
    assert page.items == 1


@each_adventure
def test_named_tiles_come_when_they_should(page: Adventure) -> None:
    named = [tile for run in page.stack for tile in run.tiles]
    assert {BY_ID[tile].code: page.drawn(tile) for tile in named} == DRAWN[page.id]
    assert sum(run.size for run in page.stack) < len(TILES)


@each_adventure
def test_named_tiles_lead_on(page: Adventure) -> None:
    for tile in [tile for run in page.stack for tile in run.tiles]:
        assert BY_ID[tile] in TILES
        assert BY_ID[tile].exits


@each_adventure
def test_triggers_are_in_the_stack(page: Adventure) -> None:
    found = [(BY_ID[t.tile].code, t.attaches, t.guards.count(4)) for t in page.triggers]
    assert found == TRIGGERS[page.id]
    assert all(page.drawn(trigger.tile) for trigger in page.triggers)


@each_adventure
def test_objects_lie_on_marked_squares(page: Adventure) -> None:
    for prop in page.props:
        assert BY_ID[prop.tile].shape.find(prop.mark)
        assert (prop.ac > 0) == (prop.hp > 0) <= prop.fixed


@each_adventure
def test_terms_are_as_printed(page: Adventure) -> None:
    assert page.terms == TERMS.get(page.id, {})


@each_adventure
def test_every_adventure_can_be_won_and_lost(page: Adventure) -> None:
    assert len(page.endings) >= 2
    assert (STANDARD in page.endings) == (page.no_surge == NoSurge.DEFEAT)
    assert (page.no_surge == NoSurge.OUT) == (page.id in {"adv-09", "adv-10"})
    for ending in page.endings:
        assert ending.words[0].isupper()
        assert ending.words.endswith(".")


@each_adventure
def test_the_starting_set_needs_nothing_else(page: Adventure) -> None:
    heroes = {hero.id: hero.set for hero in HEROES}
    assert {heroes[hero] for hero in page.suggested} <= set(page.sets)
    assert not page.allies or CardSet.ADVANCED in page.sets


@each_adventure
def test_villains_have_a_place_to_enter(page: Adventure) -> None:
    assert bool(page.villains) == (page.place != Place.NOWHERE)
    if page.place == Place.LAIR:
        assert [trigger.attaches for trigger in page.triggers] == ["deep-lair"]
    if page.place == Place.RUNE:
        assert BY_ID[page.triggers[0].tile].shape.find("r") == [5, 6, 9, 10]


def test_every_villain_is_met() -> None:
    met = {villain for page in ADVENTURES for villain in page.villains}
    assert {face.id for face in FACES_OF_VILLAINS} - met == {"lirashe-unveiled"}


def test_every_destination_is_found() -> None:
    found = {trigger.attaches for page in ADVENTURES for trigger in page.triggers}
    assert found == {None, "hoard-hall", "deep-lair", "daylight-stair"}


def test_endings_are_named_once() -> None:
    words = [e.words for page in ADVENTURES for e in page.endings if e != STANDARD]
    ids = [e.id for page in ADVENTURES for e in page.endings if e != STANDARD]
    assert len(set(ids)) == len(ids) == 23
    assert len(set(words)) == len(words)


def test_lengths_and_suggestions() -> None:
    assert [page.turns for page in ADVENTURES] == [
        (11, 15),
        (16, 24),
        (18, 26),
        (16, 24),
        (16, 24),
        (24, 34),
        (14, 20),
        (22, 32),
        (24, 34),
        None,
        (26, 36),
        (22, 32),
        (28, 40),
    ]
    assert [len(page.suggested) for page in ADVENTURES] == [2, 4, 4, 5, 4, 4, 3, 4, 0, 4, 3, 0, 5]
    assert {page.id: page.best for page in ADVENTURES if page.best} == {"adv-09": 4, "adv-13": 5}


def test_finite_caves() -> None:
    caves = {page.id: page.cave for page in ADVENTURES if page.cave}
    assert caves == {"adv-06": Cave(2, fissures=4, ac=12, hp=2), "adv-10": Cave(2)}
    assert caves["adv-06"].fissures == sum(edge.fissure is not None for edge in EDGES)


def test_the_glowstone_can_be_broken() -> None:
    [stone] = _page("adv-05").props
    assert (stone.ac, stone.guarded_ac, stone.hp, stone.hp_each) == (13, 16, 6, 1)
    fixed = [prop.id for page in ADVENTURES for prop in page.props if prop.fixed]
    assert fixed == ["glowstone"]
    assert [prop.id for page in ADVENTURES for prop in page.props if prop.stays] == ["lever"]


def test_coffers() -> None:
    page = _page("adv-10")
    assert [coffer.gold for coffer in page.coffers] == [3, 3, 2, 2, 1, 1]
    assert [coffer.trap for coffer in page.coffers] == [False] * 4 + [True, False]
    assert [coffer.monster for coffer in page.coffers] == [False] * 5 + [True]
    assert len(page.coffers) == TOKENS["coffer"]
    assert page.coffer_traps == ("swinging-log", "bell-wire")


def test_teams_want_what_the_other_has_no_use_for() -> None:
    page = _page("adv-09")
    assert [(team.name, team.wants) for team in page.teams] == [("Lamp", "chart"), ("Chain", "key")]
    assert [(prop.id, prop.tile) for prop in page.props] == [
        ("chart", "glowstone"),
        ("key", "ford"),
    ]


def test_time_tokens() -> None:
    timed = {page.id: page.time for page in ADVENTURES if page.time}
    counted = dict.fromkeys(("adv-10", "adv-11", "adv-13"), TOKENS["time"])
    assert timed == {"adv-09": 1, **counted}


def test_allies_tunnels_and_links() -> None:
    assert {page.id: page.allies for page in ADVENTURES if page.allies} == {
        "adv-07": ("mother-sorrel",),
        "adv-11": ("tobin-reed",),
        "adv-13": ("pit-drover",),
    }
    assert {page.id: page.tunnels for page in ADVENTURES if page.tunnels} == {
        "adv-11": (("ford", "glowstone"), ("ford", "start-east")),
        "adv-13": (("ford", "rune-ring"),),
    }
    [linked] = [page for page in ADVENTURES if page.link]
    assert linked.link is not None
    assert (linked.id, linked.link.after, linked.link.hp) == ("adv-08", "adv-05", -4)
    [waiting] = [page for page in ADVENTURES for trigger in page.triggers if trigger.waits]
    assert waiting.id == "adv-11"


def test_surges() -> None:
    pools = {page.id: page.pool for page in ADVENTURES if page.pool}
    assert pools == {"adv-09": Pool.TEAM, "adv-10": Pool.SEAT}
    assert {page.id: page.first_surges for page in ADVENTURES if page.first_surges} == {"adv-01": 2}
    assert [page.id for page in ADVENTURES if page.suggested_powers] == ["adv-01"]


def test_pages_that_cannot_be() -> None:
    page, cup = _page("adv-01"), Prop("cup", "Cup", "ford", "m")
    with pytest.raises(ValueError, match="two objects have one id"):
        replace(page, props=(cup, cup))
    with pytest.raises(ValueError, match="wants an object that is not there"):
        replace(page, props=(cup,), teams=(Team("Rope", "ladle"),))
    with pytest.raises(ValueError, match="either drawn from a stack or built"):
        replace(page, cave=Cave(2))
    with pytest.raises(ValueError, match="either drawn from a stack or built"):
        replace(page, stack=())


def test_a_tile_of_no_run_has_no_place() -> None:
    with pytest.raises(KeyError):
        _page("adv-01").drawn("ford")
    assert Run(3, ("ford",)).size == 4
    assert Trigger("ford").guards.count(5) == 0


def _page(id_: str) -> Adventure:
    return next(page for page in ADVENTURES if page.id == id_)


@pytest.mark.parametrize(("heroes", "tokens"), [(2, 8), (3, 6), (4, 6), (5, 6)])
def test_adv_11_two_heroes_alone_have_more_time(heroes: int, tokens: int) -> None:
    t = uc.new("caverns", heroes, 0, {"adventure": "adv-11"})
    assert cast(Caverns, t.state).clock == tokens
    (time,) = [track for track in t.scene(0).tracks if track.id == "track:time"]
    assert (time.value, time.most) == (tokens, tokens)
