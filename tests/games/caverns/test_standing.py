"""How well a party stands, for bots that look ahead."""

from __future__ import annotations

from tests.games.caverns.scenes import WEST, Place
from undercroft.games.caverns.adventures.key_lever_chart import TOBIN
from undercroft.games.caverns.adventures.six_coffers import six_coffers
from undercroft.games.caverns.bot.position_value import (
    ERRAND,
    GOLD,
    HUNT,
    LONELY,
    UNSEEN,
    astray,
    beaten,
    distance,
    position_value,
    progress,
    weights_of,
)
from undercroft.games.caverns.bot.squares import Places
from undercroft.games.caverns.content.card_stats import max_hp
from undercroft.games.caverns.content.tables import DOUBLES
from undercroft.games.caverns.map.geometry import attached, edge_squares, floors
from undercroft.games.caverns.notation import FIRST_VILLAIN, TILE_STACK
from undercroft.games.caverns.state import ESCAPED, IMMOBILIZED, POISONED


def test_wounds_and_lost_surges_are_worth_less() -> None:
    place = Place("hadra", "oriel")
    whole = position_value(place.s, 0)
    place.s.hp[1] -= 1
    hurt = position_value(place.s, 0)
    place.s.surges[0] -= 1
    assert whole > hurt > position_value(place.s, 0)


def test_a_tile_that_the_page_names_is_worth_more_than_another() -> None:
    plain, named = Place("hadra"), Place("hadra")
    plain.tile("gate", 1, 0, 1)
    named.tile("ford", 1, 0, 1)
    assert round(position_value(named.s, 0) - position_value(plain.s, 0), 9) == HUNT.found


def test_a_villain_is_worth_what_it_has_lost() -> None:
    place = Place("hadra", adventure="adv-03")
    s = place.s
    s.villains, s.kind[FIRST_VILLAIN] = (FIRST_VILLAIN,), 0
    s.spot[FIRST_VILLAIN], s.hp[FIRST_VILLAIN] = s.spot[0] + 1, max_hp(s, FIRST_VILLAIN)
    before = position_value(s, 0)
    s.hp[FIRST_VILLAIN] = 0
    assert beaten(s, HUNT) == HUNT.beaten
    assert position_value(s, 0) >= before + HUNT.beaten


def test_who_stands_at_an_edge_is_nearer_to_what_the_page_wants() -> None:
    place = Place("hadra")
    edges = edge_squares(place.s.walls)
    inside = [p for p in place.s.walls.passable(WEST) if p not in edges]
    found = []
    for square in (inside[0], min(edges)):
        place.s.spot[0] = square
        found.append(distance(place.s, [0]))
    unseen = UNSEEN * place.s.stacks[TILE_STACK].size
    assert found[0] > found[1] == unseen


def test_heroes_far_apart_stand_worse_than_together() -> None:
    place = Place("hadra", "oriel")
    together = astray(place.s, 0)
    place.tile("straight-run", 0, 0, 0)
    beyond = place.tile("straight-run", 0, -1, 0)
    place.s.spot[1] = floors(place.s.walls)[beyond][0]
    far = Places(place.s, 0).loneliness(place.s.spot[0])
    assert far > 0
    assert astray(place.s, 0) >= LONELY * far
    assert together < astray(place.s, 0)


def test_on_a_hunt_heroes_must_last_and_elsewhere_hurry() -> None:
    pages = {"adv-03": HUNT, "adv-05": HUNT, "adv-06": ERRAND, "adv-07": ERRAND, "adv-13": ERRAND}
    for page, weights in pages.items():
        assert weights_of(Place("hadra", "oriel", "maro", adventure=page).s) is weights


def test_conditions_and_curses_are_worth_less() -> None:
    place = Place("hadra", "oriel")
    before = position_value(place.s, 0)
    place.s.ailments[1] = POISONED | IMMOBILIZED
    assert round(before - position_value(place.s, 0), 9) == HUNT.ailing


def test_a_villain_on_whom_the_page_does_not_turn_is_only_a_danger() -> None:
    s = Place("pell", "oriel", adventure="adv-11").s
    s.villains, s.kind[FIRST_VILLAIN] = (FIRST_VILLAIN,), 0
    s.spot[FIRST_VILLAIN] = s.spot[0] + 1
    assert beaten(s, ERRAND) == 0.0


def test_a_hero_who_escaped_counts() -> None:
    place = Place("hadra", "oriel")
    before = position_value(place.s, 0)
    place.s.status[1] = ESCAPED
    assert position_value(place.s, 0) > before


def test_rivals_count_their_own_heroes_and_gold_only() -> None:
    s = Place("hadra", "oriel", adventure="adv-10").s
    s.team = [0, 1]
    s.surges, s.pile = [1, 1], [(), ()]
    before = position_value(s, 0), position_value(s, 1)
    six_coffers(s).gold[1] += 2
    s.hp[0] -= 1
    assert position_value(s, 0) < before[0]
    assert position_value(s, 1) == before[1] + 2 * GOLD


def test_whom_the_party_brings_out_counts_like_one_of_it() -> None:
    place = Place("pell", "oriel", adventure="adv-11")
    s = place.s
    s.kind[TOBIN], s.hp[TOBIN], s.holder[TOBIN] = 0, 8, 0
    place.at(TOBIN, 4, 1)
    whole = position_value(s, 0)
    s.hp[TOBIN] = 1
    assert position_value(s, 0) < whole - ERRAND.lowest / 2


def test_a_tile_that_heroes_have_to_open_is_progress() -> None:
    s = Place("pell", "oriel", adventure="adv-11").s
    before = progress(s, [0, 1], ERRAND)
    stair = next(double for double in DOUBLES if double.id == "daylight-stair")
    s.walls = attached(s.walls, stair, (WEST, 0))
    after = progress(s, [0, 1], ERRAND)
    assert round(after["tiles found"] - before["tiles found"], 9) == ERRAND.found / 5
