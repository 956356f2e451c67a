"""What a bot does in the Drowned Works once lava and sealed doors bar the way to the Sluice."""

from __future__ import annotations

from tests.games.infinity.dungeons import at, gaol, works
from tests.games.infinity.scenes import Place
from undercroft.games.infinity.bot.aims import aims, brink, frontier, leader, may_explore
from undercroft.games.infinity.bot.bridges import affordable
from undercroft.games.infinity.bot.cut_off import detours, is_cut_off, is_waited_for
from undercroft.games.infinity.bot.move_scores import move_scores
from undercroft.games.infinity.bot.reach import Ways, shuns_lava, walked, within_reach
from undercroft.games.infinity.content.scenario_schema import Hazard
from undercroft.games.infinity.content.schema import RiskDeck
from undercroft.games.infinity.map.exploration import is_unexplored
from undercroft.games.infinity.map.geometry import EAST, SIDES
from undercroft.games.infinity.map.hazards import START
from undercroft.games.infinity.notation import ITEM_DECK, card_name
from undercroft.games.infinity.phases.hero_turn import Turn
from undercroft.games.infinity.scenarios.preset import place_of
from undercroft.games.infinity.state import NO_HAZARD, NO_TOKEN, NOWHERE
from undercroft.kernel.play import legal
from undercroft.kernel.stacks import Stack


def barred_works() -> Place:
    """Nothing is left to find or dig, and no way leads to the Sluice."""
    place, _ = works("warrior")
    s = place.s
    s.hazards[place_of(s, "bath-house")] = Hazard.LAVA
    s.contents = [NO_TOKEN] * len(s.contents)
    s.turns[0] = 3
    s.where = [NOWHERE] * len(s.where)
    return place


def best(place: Place) -> str:
    """What the bot likes most."""
    moves = list(legal(place.s))
    scores = move_scores(place.s, moves)
    return str(moves[scores.index(max(scores))])


def test_a_crevice_beyond_the_lava_cuts_a_hero_off() -> None:
    place = barred_works()
    s = place.s
    sluice = place_of(s, "kiln")
    assert is_cut_off(s, 0, [sluice])
    assert place_of(s, "bath-house") in within_reach(s, 0)
    s.hazards[place_of(s, "bath-house")] = -1
    s.ropes[place_of(s, "crossing-of-lamps")] = 1
    assert not is_cut_off(s, 0, [sluice])


def test_sealed_doors_come_first_then_finds_then_the_merchant() -> None:
    place = barred_works()
    s = place.s
    assert detours(s, 0) == [START]
    s.contents[place_of(s, "drain")] = 0
    assert detours(s, 0) == [place_of(s, "drain")]
    place.seal(START, EAST)
    assert detours(s, 0) == [START]


def test_who_is_cut_off_orders_what_leads_across_and_uses_it() -> None:
    place = barred_works()
    s = place.s
    s.coins[0] = 4
    place.begin(Turn(0))
    place.settle()
    assert best(place) == "h1 visit"
    place.play("h1 visit")
    assert best(place) == "h1 order rope"
    place.play("h1 order rope")
    assert best(place) == "h1 order scroll-of-passage"
    place.thing("scroll-of-passage", 0)
    place.ask_anew()
    assert best(place).startswith("h1 consume")


def test_di_mode_10_nothing_leads_to_the_sluice_any_more() -> None:
    place = barred_works()
    s, page = place.s, place.s.page
    crossing, bath = place_of(s, "crossing-of-lamps"), place_of(s, "bath-house")
    assert not page.is_out_of_reach(s), "a scroll is still for sale"
    deck = s.stacks[ITEM_DECK].cards()
    s.stacks[ITEM_DECK] = Stack.of(
        [card for card in deck if card_name(card) != "Scroll of Passage"]
    )
    assert page.is_out_of_reach(s)
    s.contents[place_of(s, "drain")] = 0
    assert not page.is_out_of_reach(s), "something is still to be found"
    s.contents = [NO_TOKEN] * len(s.contents)
    s.hazards[bath] = NO_HAZARD
    assert not page.is_out_of_reach(s), "a rope leads over the crevice"
    place.seal(bath, s.dungeon.side_to(bath, crossing))
    assert not page.is_out_of_reach(s), "the door is dug free from the Bath House"
    s.hazards[bath] = Hazard.LAVA
    assert page.is_out_of_reach(s)


def test_nobody_purges_what_is_not_there() -> None:
    place, _ = works("paladin")
    place.s.level[0] = 3
    place.s.turns[0] = 3
    place.begin(Turn(0))
    place.settle()
    assert not best(place).startswith("h1 use purge")


def test_who_can_go_on_digs_for_a_companion_who_cannot() -> None:
    place, page = works("warrior", "thief")
    s = place.s
    page.turns = 2
    s.where = [NOWHERE] * len(s.where)
    s.hazards[place_of(s, "plague-corridor")] = NO_HAZARD
    at(place, "well-head", 0)
    at(place, "hall-of-scales", 1)
    shaft = [place_of(s, "well-head")]
    assert is_waited_for(s, 0, shaft)
    at(place, "wine-cellar", 0)
    assert is_waited_for(s, 0, shaft)
    at(place, "four-winds", 1)
    assert not is_waited_for(s, 0, shaft)


def test_nobody_makes_for_a_tile_that_has_become_lava() -> None:
    place, _ = gaol("warrior")
    s = place.s
    wanted = aims(s, 0)
    assert len(wanted) > 1
    s.hazards[wanted[0]] = Hazard.LAVA
    assert aims(s, 0) == wanted[1:]


def test_lava_is_waded_by_the_well_where_it_leads_on() -> None:
    place, page = works("warrior")
    s = place.s
    page.turns = 2
    s.where = [NOWHERE] * len(s.where)
    s.hazards[place_of(s, "four-winds")] = Hazard.LAVA
    at(place, "kiln")
    s.contents = [NO_TOKEN] * len(s.contents)
    s.turns[0] = 3
    place.begin(Turn(0))
    place.settle()
    assert best(place).startswith("h1 wade south")
    s.health[0] = 10
    place.ask_anew()
    assert not best(place).startswith("h1 wade")


def explored(hazard: Hazard) -> tuple[Place, int]:
    """One unknown door is left, on a hazard north of the only hero; the tile stack is not empty."""
    place = Place("warrior", "thief", scenario="sc-03")
    s = place.s
    beyond = place.tile("plague-corridor", 0, "north")
    for side in SIDES:
        if is_unexplored(s, 0, side):
            place.seal(0, side)
    s.hazards[beyond] = hazard
    s.turns = [3] * s.seats
    assert frontier(s) == []
    assert brink(s) == [beyond]
    return place, beyond


def test_the_unknown_behind_a_flood_is_made_for_when_all_else_is_known() -> None:
    place, beyond = explored(Hazard.FLOOD)
    s = place.s
    first = leader(s)
    assert aims(s, first) == [beyond]
    assert is_cut_off(s, first, [beyond]), "without a rope"
    place.thing("rope", first)
    assert not is_cut_off(s, first, [beyond])
    place.begin(Turn(first))
    assert best(place).endswith("deploy north")
    place.play(best(place))
    s.turns = [4] * s.seats
    place.begin(Turn(first))
    assert best(place).endswith("cross north")


def test_the_unknown_behind_lava_is_waded_for_by_the_well() -> None:
    place, _ = explored(Hazard.LAVA)
    first = leader(place.s)
    place.begin(Turn(first))
    assert " wade north " in best(place)
    place.s.health[first] = 8
    place.ask_anew()
    assert " wade " not in best(place)


def test_nobody_waits_at_a_chest_without_a_key() -> None:
    place = barred_works()
    s = place.s
    s.contents[place_of(s, "drain")] = RiskDeck.CHEST
    assert detours(s, 0) == [START]
    place.thing("key", 0)
    assert detours(s, 0) == [place_of(s, "drain")]


def test_who_could_not_bear_the_lava_walks_round_it() -> None:
    place, _ = gaol("ranger")
    s = place.s
    at(place, "kennels", 0)
    goal = [s.spot[0]]
    assert walked(s, 0, goal, wades=False)[s.spot[0]] == 0
    lava = s.dungeon.neighbours(s.spot[0])[0]
    s.hazards[lava] = Hazard.LAVA
    assert lava in walked(s, 0, goal, wades=True)
    assert lava not in walked(s, 0, goal, wades=False)
    assert shuns_lava(s, 0)
    assert Ways(s, 0, goal).leads_round(lava)
    s.health[0] = 30
    assert not shuns_lava(s, 0)
    assert not Ways(s, 0, goal).leads_round(lava)


# ---- a party on two sides of a pit ---------------------------------------------------------------


def parted(*floods: str, hero: str = "pillared-walk") -> Place:
    """The ledger is read and one hero is home; the other is north of a crevice, and of floods."""
    place, page = gaol("warrior", "thief")
    s = place.s
    page.is_read = 1
    for door in page.barred:
        page.open_door(s, door)
    s.hazards[place_of(s, "clerks-room")] = Hazard.CREVICE
    for tile in floods:
        s.hazards[place_of(s, tile)] = Hazard.FLOOD
    s.contents = [NO_TOKEN] * len(s.contents)
    s.turns, s.coins = [3] * s.seats, [0] * s.seats
    at(place, "starter-tile", 0)
    at(place, hero, 1)
    return place


def test_the_way_round_a_crevice_is_taken_though_it_is_longer() -> None:
    place = parted()
    assert Ways(place.s, 1, [START]).left(place_of(place.s, "pillared-walk")) == 4
    place.begin(Turn(1))
    assert best(place) == "h2 move west"


def test_a_rope_is_bought_and_laid_for_a_companion_who_is_cut_off() -> None:
    place = parted("ossuary", "elbow")
    s = place.s
    assert is_cut_off(s, 1, [START])
    assert not is_waited_for(s, 0, [START]), "without coins"
    s.coins[0] = 2
    assert is_waited_for(s, 0, [START])
    place.begin(Turn(0))
    place.settle()
    assert best(place) == "h1 visit"
    place.play("h1 visit")
    assert best(place) == "h1 order rope"
    place.thing("rope", 0)
    assert place_of(s, "clerks-room") in detours(s, 0)
    place.begin(Turn(0))
    place.settle()
    assert best(place) == "h1 deploy north"
    place.play("h1 deploy north")
    assert not is_cut_off(s, 1, [START])
    place.begin(Turn(1))
    assert best(place) == "h2 cross south"


def test_who_stands_beside_companions_lays_no_rope_for_them() -> None:
    place = parted("ossuary", "elbow")
    at(place, "pillared-walk", 0)
    place.thing("rope", 0)
    assert not is_waited_for(place.s, 0, [START])


def test_nobody_waits_at_a_door_for_who_cannot_come() -> None:
    place = Place("warrior", "thief", scenario="sc-03")
    s = place.s
    beyond = place.tile("plague-corridor", 0, "north")
    s.spot[1] = place.tile("drain", beyond, "north")
    assert not may_explore(s, 0)
    s.hazards[beyond] = Hazard.FLOOD
    assert may_explore(s, 0)
    assert s.spot[1] in aims(s, 1), "it finds something by itself"


def test_the_leader_is_one_who_gets_to_the_unknown() -> None:
    place, beyond = explored(Hazard.FLOOD)
    s = place.s
    other = 1 - leader(s)
    s.spot[other] = place.tile("drain", beyond, "north")
    assert frontier(s) == [s.spot[other]]
    assert leader(s) == other


def test_who_is_cut_off_buys_a_key_for_the_chest_at_hand() -> None:
    place = barred_works()
    s = place.s
    s.contents[place_of(s, "drain")] = RiskDeck.CHEST
    s.coins[0] = 2
    names = [card_name(card) for card in affordable(s, 0)]
    assert "Key" in names
    place.thing("key", 0)
    assert "Key" not in [card_name(card) for card in affordable(s, 0)]


def test_who_can_hardly_move_drops_what_is_of_least_use_and_leaves_it() -> None:
    place = Place("warrior", scenario="sc-03")
    s = place.s
    s.turns = [3]
    for _ in range(7):
        place.thing("door-panel", 0)
    place.thing("rope", 0)
    place.begin(Turn(0))
    assert best(place).startswith("h1 drop")
    assert best(place) != "h1 drop t8", "the rope is of use"
    place.play(best(place))
    place.begin(Turn(0))
    assert not best(place).startswith("h1 pick-up")


def test_di_mode_10_nothing_leads_to_the_shaft_any_more() -> None:
    place, page = works("warrior", "thief")
    s = place.s
    page.turns = 2
    s.hazards[place_of(s, "plague-corridor")] = NO_HAZARD
    s.contents = [NO_TOKEN] * len(s.contents)
    s.where = [NOWHERE] * len(s.where)
    deck = s.stacks[ITEM_DECK].cards()
    cards = [card for card in deck if card_name(card) != "Scroll of Passage"]
    s.stacks[ITEM_DECK] = Stack.of(cards)
    winds, cellar = place_of(s, "four-winds"), place_of(s, "wine-cellar")
    assert not page.is_out_of_reach(s)
    s.hazards[winds] = Hazard.LAVA
    place.seal(winds, s.dungeon.side_to(winds, cellar))
    assert page.is_out_of_reach(s), "nobody digs in lava"
    at(place, "well-head", 0)
    assert page.is_out_of_reach(s), "one of two is not enough"
    at(place, "wine-cellar", 1)
    assert not page.is_out_of_reach(s)
