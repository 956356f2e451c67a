"""Moves that are refused, each for its one reason: things of others, wrong places, too few points.

The reasons are compared as a whole: nothing else may stand against the move.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.infinity.crossroads import ASIDE, CROSSROADS
from tests.games.infinity.crossroads import dungeon as crossroads
from tests.games.infinity.scenes import Place
from undercroft.games.infinity.content.scenario_schema import Hazard
from undercroft.games.infinity.content.schema import RiskDeck, Slot
from undercroft.games.infinity.map.possessions import LYING, add_thing
from undercroft.games.infinity.notation import EQUIPMENT_TILE, ITEM_DECK, NOTATION
from undercroft.games.infinity.phases.hero_turn import Turn, turn_of
from undercroft.games.infinity.scenarios.carried import CarriedToken
from undercroft.games.infinity.scene.points import short_of
from undercroft.games.infinity.state import NO_HAZARD
from undercroft.kernel import play
from undercroft.kernel.stacks import EVERYONE

Scene = Callable[[], Place]


def reasons(place: Place, move: str) -> list[str]:
    """Everything that stands against a move, in words with the rule."""
    return [str(refusal) for refusal in play.refusals(place.s, NOTATION.parse(move))]


def left(place: Place, half_points: int) -> Place:
    """The hero whose turn it is has only so many half points left."""
    turn = turn_of(place.s)
    turn.extra += half_points - turn.left(place.s)
    place.ask_anew()
    return place


def camp(*heroes: str, scenario: str = "sc-04", spot: int = 0) -> Place:
    """Heroes of whom each has a potion, a sword, a coat and an orb; the first has a turn.

    The things of the first are t1 to t4, those of the second t5 to t8.
    """
    place = crossroads(*(heroes or ("warrior", "paladin")), scenario=scenario)
    place.s.coins, place.s.turns = [9] * place.s.seats, [1] * place.s.seats
    place.s.health = [5] * place.s.seats
    place.s.spot = [spot] * place.s.seats
    for seat in range(2):
        for name in ("healing-draught", "short-sword", "padded-coat", "amber-orb"):
            place.thing(name, seat)
    place.begin(Turn(0))
    return place


def shopping(*, found: bool = False) -> Place:
    """The first hero visits the merchant; what the second found is worth something."""
    place = camp()
    if found:
        add_thing(place.s, NOTATION.cards.parse("needle"), 100)
    place.play("h1 visit")
    return place


def dented(seat: int) -> Place:
    """The coat of a hero is damaged, and the first one shops."""
    place = camp()
    place.s.dents[2 + 4 * seat] = 1
    place.play("h1 visit")
    return place


def lying() -> Place:
    """A sword lies on the crossroads, where nobody is."""
    place = camp()
    add_thing(place.s, NOTATION.cards.parse("long-sword"), LYING + CROSSROADS)
    place.s.listed = None
    return place


THINGS: list[tuple[str, Scene, str, str]] = [
    ("drink", camp, "consume t5", "the hero has no such thing to use [DI-ITEM-10]"),
    ("drink a sword", camp, "consume t2", "the hero has no such thing to use [DI-ITEM-10]"),
    ("set in", camp, "install t8", "the hero has no such orb [DI-ITEM-11]"),
    ("set a sword in", camp, "install t2", "the hero has no such orb [DI-ITEM-11]"),
    (
        "put on",
        camp,
        "equip t6",
        "the hero does not have it, or wears it already [DI-ITEM-05]",
    ),
    ("take off", camp, "stow t6", "the hero does not wear it [DI-ITEM-22]"),
    ("take off what is carried", camp, "stow t2", "the hero does not wear it [DI-ITEM-22]"),
    ("drop", camp, "drop t5", "the hero does not have it [DI-ITEM-07]"),
    (
        "pick up from a hero",
        camp,
        "pick-up t6",
        "it does not lie in the hero's tile [DI-ITEM-08]",
    ),
    (
        "pick up from elsewhere",
        lying,
        "pick-up t9",
        "it does not lie in the hero's tile [DI-ITEM-08]",
    ),
    (
        "sell what another found",
        lambda: shopping(found=True),
        "sell t9",
        "the merchant does not take it [DI-MERCH-10]",
    ),
    (
        "repair for another",
        lambda: dented(1),
        "repair t7",
        "the hero has no such thing that is damaged [DI-MERCH-09]",
    ),
    (
        "repair what is whole",
        lambda: dented(0),
        "repair t2",
        "the hero has no such thing that is damaged [DI-MERCH-09]",
    ),
]


@pytest.mark.parametrize(("scene", "move", "reason"), [row[1:] for row in THINGS])
def test_only_fitting_things_of_ones_own_are_used(scene: Scene, move: str, reason: str) -> None:
    assert reasons(scene(), f"h1 {move}") == [reason]


def test_di_merch_10_and_14_a_find_of_ones_own_is_sold() -> None:
    place = camp()
    add_thing(place.s, NOTATION.cards.parse("needle"), 0)
    place.play("h1 visit")
    assert "t9" in place.legal("sell")


# ---- points --------------------------------------------------------------------------------------


def prepared() -> Place:
    """A hero at a chest, with a key, a sword to put on, one to pick up, and enemies nowhere."""
    place = camp()
    place.thing("key", 0)
    place.thing("rope", 0)
    add_thing(place.s, NOTATION.cards.parse("long-sword"), LYING)
    place.s.contents[0] = RiskDeck.CHEST
    place.s.listed = None
    return place


@pytest.mark.parametrize(
    ("move", "cost", "rule"),
    [
        ("move north", 2, "DI-AP-01"),
        ("equip t2", 2, "DI-ITEM-05"),
        ("pick-up t11", 2, "DI-ITEM-08"),
        ("consume t1", 2, "DI-ITEM-18"),
        ("examine chest", 2, "DI-AP-01"),
        ("visit", 4, "DI-AP-01"),
    ],
)
def test_di_ap_01_what_is_lacking_for_an_action_is_named(move: str, cost: int, rule: str) -> None:
    for points in range(cost):
        assert reasons(left(prepared(), points), f"h1 {move}") == [
            f"{short_of(points, cost - points)} [{rule}]"
        ]
    assert reasons(left(prepared(), cost), f"h1 {move}") == []


# ---- places --------------------------------------------------------------------------------------


def hot(*, way_out: bool = True) -> Place:
    """Lava at the crossroads."""
    place = crossroads("warrior", "paladin")
    place.s.hazards[CROSSROADS] = Hazard.LAVA
    if not way_out:
        place.s.hazards[ASIDE] = Hazard.LAVA
    place.begin(Turn(0))
    return place


def test_di_haz_01_only_lava_is_waded_through_and_only_to_a_way_out() -> None:
    assert reasons(camp(), "h1 wade north west") == [
        "there is no lava behind that door [DI-HAZ-01]"
    ]
    blind = camp(spot=CROSSROADS)
    blind.tile("cell", CROSSROADS, "west")
    assert reasons(blind, "h1 wade west north") == ["there is no lava behind that door [DI-HAZ-01]"]
    assert reasons(hot(), "h1 wade north east") == []
    assert reasons(hot(way_out=False), "h1 wade north east") == [
        "no way leads out of the lava there [DI-HAZ-02]"
    ]
    assert reasons(hot(), "h1 move north") == [
        "nobody may stop on lava; wade through it and name the way out [DI-HAZ-02]"
    ]


def toll(*, turns: int, visited: bool) -> Place:
    """The king's clerk sits with the merchant, who sells keys."""
    place = Place("paladin", "thief", scenario="sc-02")
    place.s.item_shelf = (NOTATION.cards.parse("key"), *place.s.item_shelf[1:])
    place.stack(ITEM_DECK)
    place.plays("sc-02")
    place.s.turns, place.s.coins, place.s.meter = [turns] * 2, [9, 9], 20
    place.begin(Turn(0))
    if visited:
        place.play("h1 visit")
    return place


def test_di_merch_02_the_clerk_is_not_served_by_the_free_visit_of_the_first_turn() -> None:
    refused = ["the clerk takes nothing in a hero's first turn [DI-MERCH-02]"]
    place = toll(turns=0, visited=False)
    assert reasons(place, "h1 toll 4") == refused
    place.play(f"h1 buy {place.legal('buy')[0]}")
    place.settle()
    assert reasons(place, "h1 toll 4") == refused
    assert reasons(toll(turns=1, visited=True), "h1 toll 4") == []
    assert reasons(toll(turns=1, visited=True), "h1 toll 11") == [
        "the hero has 2 coins too few [DI-MERCH-05]"
    ]


def teleporters(*, twin: bool = True, hazard: int = NO_HAZARD) -> Place:
    """A hero on a Teleportation tile."""
    place = crossroads("warrior", "paladin")
    gate = place.tile("teleportation-tile-1", CROSSROADS, "west")
    if twin:
        other = place.tile("teleportation-tile-2", ASIDE, "east")
        place.s.hazards[other] = hazard
    place.s.spot[0] = gate
    place.begin(Turn(0))
    return place


def test_di_spec_05_one_teleports_from_a_gate_to_its_twin_unless_a_hazard_is_there() -> None:
    refused = [
        "the hero is not in a Teleportation tile, or its twin is not on the map [DI-SPEC-05]"
    ]
    assert reasons(teleporters(), "h1 teleport") == []
    assert reasons(teleporters(twin=False), "h1 teleport") == refused
    assert reasons(teleporters(hazard=Hazard.FLOOD), "h1 teleport") == [
        "nobody teleports into a hazard [DI-HAZ-08]"
    ]
    place = teleporters()
    place.s.spot[0], place.s.listed = 0, None
    assert reasons(place, "h1 teleport") == refused


def equipment(*, there: bool, hero: str = "warrior") -> Place:
    """A needle lies in the Equipment tile, where the first hero is or is not."""
    place = crossroads(hero, "paladin")
    tile = place.tile("equipment-tile", CROSSROADS, "west")
    needle = NOTATION.cards.parse("needle")
    place.s.zones[EQUIPMENT_TILE] = place.s.zones[EQUIPMENT_TILE].add(needle, EVERYONE)
    place.s.spot[0] = tile if there else 0
    place.begin(Turn(0))
    return place


def test_di_spec_02_a_reward_is_taken_where_it_lies() -> None:
    assert reasons(equipment(there=True), "h1 take needle") == []
    assert reasons(equipment(there=True), "h1 take wolfs-bite") == [
        "it does not lie there [DI-SPEC-02]"
    ]
    assert reasons(equipment(there=True, hero="monk"), "h1 take wolfs-bite") == [
        "it does not lie there [DI-SPEC-02]"
    ]
    assert reasons(equipment(there=False), "h1 take needle") == [
        "the hero is not in the Equipment tile [DI-SPEC-02]"
    ]


def token(spot: int, holder: int | None = None) -> Place:
    """The Gate Stone lies at the crossroads, or a hero has it."""
    place = crossroads("warrior", "paladin", "thief", scenario="sc-01")
    page = place.plays("sc-01")
    assert isinstance(page, CarriedToken)
    page.lies_at = CROSSROADS
    if holder is not None:
        page.lies_at, page.holder = -1, holder
    place.s.spot = [spot, spot, CROSSROADS]
    place.begin(Turn(0))
    return place


def test_ic_50_a_token_is_lifted_where_it_lies_and_handed_on_by_who_has_it() -> None:
    assert reasons(token(0), "h1 lift") == ["it does not lie here [IC-50]"]
    assert reasons(token(CROSSROADS), "h1 lift") == []
    assert reasons(token(0, 1), "h1 hand h2") == ["the hero does not carry it [IC-50]"]
    assert reasons(token(0, 0), "h1 hand h2") == []
    assert reasons(token(0, 0), "h1 hand h3") == ["that hero is elsewhere [DI-ITEM-09]"]
    assert reasons(token(0, 0), "h1 hand h1") == ["that hero is elsewhere [DI-ITEM-09]"]
    place = token(0, 0)
    place.play("h1 hand h2", "h2 no")
    assert reasons(place, "h1 hand h2") == [
        "that hero has not agreed in this turn already [DI-ITEM-09]"
    ]


def test_the_points_for_a_token_have_to_be_there() -> None:
    for points, words in (
        (0, ["needs 1 action point, and 0 are left [DI-AP-01]"]),
        (1, ["needs 1 action point, and ½ is left [DI-AP-01]"]),
        (2, []),
    ):
        assert reasons(left(token(CROSSROADS), points), "h1 lift") == words
        assert reasons(left(token(0, 0), points), "h1 hand h2") == words


# ---- people --------------------------------------------------------------------------------------


def test_di_item_09_one_trades_with_others_of_the_tile_who_are_on_their_feet() -> None:
    refused = ["there is no such hero in the tile, or not one on its feet [DI-ITEM-09]"]
    place = camp("warrior", "paladin", "thief")
    assert place.legal("trade") == ["h2", "h3"]
    place.s.spot[1], place.s.out[2], place.s.listed = CROSSROADS, 1, None
    assert [reasons(place, f"h1 trade h{n}") for n in (1, 2, 3)] == [refused] * 3


def test_what_is_worn_is_not_put_on_again() -> None:
    place = crossroads("warrior", "paladin")
    place.thing("short-sword", 0, Slot.RIGHT_HAND)
    place.begin(Turn(0))
    assert reasons(place, "h1 equip t1") == [
        "the hero does not have it, or wears it already [DI-ITEM-05]"
    ]
    assert reasons(place, "h1 stow t1") == []


def test_nobody_attacks_who_is_not_in_play() -> None:
    place = Place("warrior", "thief")
    place.begin(Turn(0))
    for foes in range(2):
        assert place.refused(f"h1 attack m{foes + 1}")
        place.enemy("ghoul", 0)
        place.ask_anew()
