"""What scenarios add to the rules, by play: seals, the Captive, the Relic."""

from __future__ import annotations

import pytest

from tests.games.infinity.scenes import Place
from tests.games.infinity.test_people import GREGOR
from tests.games.infinity.test_scenarios import over
from undercroft.games.infinity.combat.attack_numbers import needed
from undercroft.games.infinity.combat.numbers import ap_rating, carry_limit, total
from undercroft.games.infinity.content.schema import RiskDeck, TileKind
from undercroft.games.infinity.map.figures import spot_of
from undercroft.games.infinity.notation import EQUIPMENT_TILE, EVENT_DECK, NOTATION, TILE_STACK
from undercroft.games.infinity.phases.end_of_round import first_up
from undercroft.games.infinity.phases.hero_turn import Turn
from undercroft.games.infinity.phases.lord import DrawEvents
from undercroft.games.infinity.phases.lord_figure import place_lord
from undercroft.games.infinity.phases.monsters import EnemyPhase
from undercroft.games.infinity.scenarios.the_captive import TheCaptive
from undercroft.games.infinity.scenarios.the_relic import TheRelic
from undercroft.games.infinity.scenarios.three_seals import ThreeSeals
from undercroft.games.infinity.state import NO_TOKEN, NOBODY, NOWHERE
from undercroft.kernel.stacks import EVERYONE

NORTH = 1


def scene(id_: str, *heroes: str, tile: str = "crossing-of-lamps") -> Place:
    """Heroes on a tile north of the start, in a scenario with all that it adds."""
    place = Place(*(heroes or ("paladin", "thief")), scenario=id_)
    place.plays(id_)
    place.s.meter = 20
    north = place.tile(tile, 0, "north")
    place.s.spot = [north] * place.s.seats
    return place


# ---- Three Seals ---------------------------------------------------------------------------------


def seals(place: Place) -> int:
    """The kinds of tiles whose seal is broken, as bits."""
    assert isinstance(place.s.page, ThreeSeals)
    return place.s.page.broken


def test_di_mode_08_a_reward_of_the_equipment_tile_breaks_its_seal() -> None:
    place = scene("sc-05", tile="equipment-tile")
    needle = NOTATION.cards.parse("needle")
    place.s.zones[EQUIPMENT_TILE] = place.s.zones[EQUIPMENT_TILE].add(needle, EVERYONE)
    place.begin(Turn(0))
    place.play("h1 take needle")
    assert (seals(place), place.s.xp[0]) == (1 << TileKind.EQUIPMENT, 2)


def test_di_mode_08_a_rest_in_the_medical_tile_breaks_its_seal_and_no_other_rest() -> None:
    place = scene("sc-05", tile="medical-tile")
    place.begin(Turn(0))
    place.play("h1 rest")
    assert (seals(place), place.s.xp[0]) == (1 << TileKind.MEDICAL, 2)
    other = scene("sc-05")
    other.begin(Turn(0))
    other.play("h1 rest", "d roll 20")
    assert seals(other) == 0


def test_di_mode_08_a_turn_of_training_breaks_the_seal_of_its_tile() -> None:
    place = scene("sc-05", tile="training-tile")
    place.begin(Turn(0))
    place.play("h1 train")
    assert (seals(place), place.s.xp[0]) == (1 << TileKind.TRAINING, 5)


def test_sc_04_together_the_lord_is_hit_more_surely() -> None:
    place = scene("sc-04", "paladin", "thief")
    place_lord(place.s, NORTH)
    both = total(needed(place.s, 0, place.s.lord))
    place.s.spot[1] = 0
    assert both - total(needed(place.s, 0, place.s.lord)) == 1


# ---- The Captive ---------------------------------------------------------------------------------


def captive(place: Place) -> TheCaptive:
    """The scenario."""
    assert isinstance(place.s.page, TheCaptive)
    return place.s.page


def prison(*heroes: str) -> Place:
    """The Captive is held north of the start, and the first hero has a turn there."""
    place = scene("sc-03", *heroes)
    captive(place).lies_at = NORTH
    place.begin(Turn(0))
    return place


def escort(foes: str) -> Place:
    """The first hero has freed the Captive, and enemies attack."""
    place = prison("paladin", "thief")
    place.play("h1 free")
    place.band(foes)
    place.begin(EnemyPhase(0))
    return place


def test_ic_50_freeing_costs_a_point_and_teaches_all_who_are_there() -> None:
    place = prison("paladin", "thief", "monk")
    place.s.spot[2] = 0
    place.play("h1 free")
    assert place.s.xp == [2, 2, 0]
    assert place.s.left[0] == 6
    assert (captive(place).holder, captive(place).lies_at) == (0, NOWHERE)


def test_ic_50_the_last_attack_of_the_first_row_goes_to_the_captive() -> None:
    place = escort("grave-soldier grave-soldier grave-soldier skeleton-archer")
    place.play("d roll 1", "d roll 1")
    assert (place.s.health[0], captive(place).health) == (16, 10)  # twice 5 against Defense 5
    place.play("d roll 17")  # its chance is 17, and nobody's points count
    assert (place.s.health[0], captive(place).health) == (16, 8)  # 5 against Defense 3
    place.play("d roll 1")  # the archer of the second row aims at the hero
    assert (place.s.health[0], captive(place).health) == (15, 8)


def test_ic_50_who_cannot_attack_is_not_the_last() -> None:
    place = prison("paladin", "thief")
    place.play("h1 free")
    place.band("grave-soldier grave-soldier grave-soldier")
    place.stun(2)
    place.s.baffled[1] = 1
    place.begin(EnemyPhase(0))
    place.play("d roll 1")
    assert (place.s.health[0], captive(place).health) == (18, 8)


def test_ic_50_who_strikes_back_at_an_ally_is_not_the_last() -> None:
    place = prison("paladin", "thief")
    place.play("h1 free")
    _, _, third = place.band("grave-soldier grave-soldier grave-soldier")
    place.s.ally[0], place.s.ally_health[0] = GREGOR, 8
    place.begin(EnemyPhase(0, third))
    place.play("d roll 1", "d roll 1")
    assert (place.s.health[0], captive(place).health) == (17, 8)


def test_ic_50_with_no_attack_of_the_first_row_the_captive_is_safe() -> None:
    place = prison("paladin", "thief")
    place.play("h1 free")
    place.band("grave-soldier grave-soldier grave-soldier skeleton-archer")
    place.stun(0, 1, 2)
    place.begin(EnemyPhase(0))
    place.play("d roll 1")  # the archer of the second row
    assert (place.s.health[0], captive(place).health) == (17, 10)


def test_ic_50_behind_the_last_tile_the_captive_is_where_the_last_token_lies() -> None:
    place = scene("sc-03")
    north = place.tile("drain", NORTH, "north")
    place.stack(TILE_STACK)
    place.s.contents[NORTH], place.s.contents[north] = RiskDeck.CHEST, NO_TOKEN
    captive(place).tile_laid(place.s, north)
    assert captive(place).lies_at == NORTH
    assert place.s.contents[NORTH] == NO_TOKEN


def test_ic_50_other_heroes_fight_without_the_captive() -> None:
    place = prison("paladin", "thief")
    place.play("h1 free")
    place.band("grave-soldier", 1)
    place.begin(EnemyPhase(1))
    place.play("d roll 1")
    assert (place.s.health[1], captive(place).health) == (14, 10)  # she guards him


def test_ic_50_without_health_the_captive_is_lost_and_the_game() -> None:
    place = escort("grave-soldier")
    captive(place).health = 2
    place.play("d roll 1")
    assert (over(place.s).ending, over(place.s).winners) == ("captive-dead", ())


def test_ic_50_the_captive_is_passed_on_by_trade() -> None:
    place = prison("paladin", "thief", "monk")
    place.s.spot[2] = 0
    place.play("h1 free")
    assert place.legal("hand") == ["h2"]
    place.play("h1 hand h2", "h2 yes")
    assert (captive(place).holder, place.s.left[0]) == (1, 4)
    assert place.refused("h1 hand h2") == ["IC-50"]


def test_di_item_09_who_does_not_agree_is_handed_nothing() -> None:
    place = prison("paladin", "thief")
    place.play("h1 free", "h1 hand h2", "h2 no")
    assert (captive(place).holder, place.s.left[0]) == (0, 6)
    assert place.refused("h1 hand h2") == ["DI-ITEM-09"]


def test_ic_50_home_with_the_captive_wins_at_once() -> None:
    place = prison("paladin", "thief")
    place.play("h1 free", "h1 move south")
    assert over(place.s).ending == "captive-home"


def test_ic_50_an_exhausted_guide_leaves_the_captive_behind() -> None:
    place = prison("paladin", "thief")
    place.agree(mercy=True)
    place.play("h1 free")
    place.s.health[0] = 1
    place.band("grave-soldier grave-soldier")
    place.begin(EnemyPhase(0))
    place.play("d roll 1")
    assert (captive(place).holder, captive(place).lies_at) == (NOBODY, NORTH)


# ---- The Relic -----------------------------------------------------------------------------------


def relic(place: Place) -> TheRelic:
    """The scenario."""
    assert isinstance(place.s.page, TheRelic)
    return place.s.page


def test_ic_50_the_relic_weighs_as_much_as_any_item() -> None:
    place = scene("sc-09", "paladin", "thief")
    for _ in range(carry_limit(place.s, 0)):  # no more with ease
        place.thing("rope", 0)
    relic(place).lies_at = NORTH
    place.begin(Turn(0))
    rating = ap_rating(place.s, 0)
    place.play("h1 lift")
    assert ap_rating(place.s, 0) == rating - 1


@pytest.mark.parametrize("things", [(), ("backpack",)])
def test_ic_50_the_relic_is_no_card_and_costs_the_monk_a_point(things: tuple[str, ...]) -> None:
    place = scene("sc-09", "monk", "thief")
    for thing in things:
        place.thing(thing, 0)
    relic(place).lies_at = NORTH
    place.begin(Turn(0))
    rating = ap_rating(place.s, 0)
    place.play("h1 lift")
    assert relic(place).holder == 0
    assert ap_rating(place.s, 0) == rating - 1


def test_ic_50_the_monk_is_handed_the_relic_like_anybody() -> None:
    place = scene("sc-09", "monk", "thief")
    relic(place).holder = 1
    place.begin(Turn(1))
    place.play("h2 hand h1", "h1 yes")
    assert relic(place).holder == 0


def test_ic_50_who_carries_the_relic_does_not_teleport() -> None:
    place = scene("sc-09", tile="teleportation-tile-1")
    place.tile("teleportation-tile-2", 0, "east")
    relic(place).holder = 0
    place.thing("scroll-of-return", 0)
    place.begin(Turn(0))
    assert place.refused("h1 teleport") == ["IC-50"]
    assert place.legal("consume") == []
    place.begin(Turn(1))
    assert place.legal("teleport") == ["teleport"]


def hunted(card: str, *, carrier: int) -> int:
    """The tile to which the lord goes from the start: rivals are at its north and east."""
    place = scene("sc-09", "paladin", "thief")
    place.s.spot[1] = place.tile("drain", 0, "east")
    relic(place).holder = carrier
    place_lord(place.s, 0)
    place.stack(EVENT_DECK, card)
    place.begin(DrawEvents(0, 1))
    place.play(f"d draw events {card}")
    return spot_of(place.s, place.s.lord)


def test_ic_50_the_lord_is_drawn_to_the_relic() -> None:
    closest, quietest, loudest = "event-hesk-02", "event-hesk-03", "event-hesk-05"
    east = 2
    assert [hunted(closest, carrier=seat) for seat in (0, 1)] == [NORTH, east]
    assert [hunted(quietest, carrier=seat) for seat in (0, 1)] == [NORTH, east]
    assert [hunted(loudest, carrier=seat) for seat in (0, 1)] == [NORTH, NORTH]


# ---- between turns -------------------------------------------------------------------------------


def test_who_settles_ties_when_nobody_is_up() -> None:
    place = scene("sc-04", "paladin", "thief", "monk")
    place.s.order = (0, 1, 2)
    place.s.spot[0], place.s.out[1], place.s.out[2] = NOWHERE, 1, 0
    assert first_up(place.s) == 2
    place.s.out[2] = 1
    assert first_up(place.s) == 1
