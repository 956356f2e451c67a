"""Trading with other heroes, and allies who fight for one."""

from __future__ import annotations

import pytest

from tests.games.infinity.scenes import Place
from undercroft.games.infinity.actions.attack import ATTACKING
from undercroft.games.infinity.actions.move import MOVING
from undercroft.games.infinity.actions.people import PEOPLE_ACTIONS
from undercroft.games.infinity.content.schema import Slot
from undercroft.games.infinity.map.carrying import get_card
from undercroft.games.infinity.map.possessions import CARRIED, HERO, LYING, held
from undercroft.games.infinity.notation import (
    EVENT_DECK,
    FIRST_DISCARD,
    FIRST_RISK_DECK,
    NOTATION,
)
from undercroft.games.infinity.phases.hero_turn import ENDING, HeroActions, Turn
from undercroft.games.infinity.state import NO_CARD, NO_METER

GREGOR = NOTATION.cards.parse("risk-old-gregor-pikeman")


@pytest.fixture(autouse=True)
def actions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Turn, "ACTIONS", HeroActions(*PEOPLE_ACTIONS, ATTACKING, MOVING, ENDING))


def meeting(*heroes: str) -> Place:
    """Heroes on the Starter Tile; the first has a rope and a key, the second a pick axe."""
    place = Place(*(heroes or ("paladin", "thief", "warrior")))
    place.s.meter = 20
    place.tile("crossing-of-lamps", 0, "north")
    for seat, name in ((0, "rope"), (0, "key"), (1, "pick-axe")):
        get_card(place.s, seat, NOTATION.cards.parse(name))
    place.begin(Turn(0))
    return place


# ---- trading -------------------------------------------------------------------------------------


def test_di_item_09_both_agree_and_everything_changes_hands() -> None:
    place = meeting()
    place.play("h1 trade h2", "h1 pick t1", "h1 done", "h1 choose 1")
    place.play("h1 pick t3", "h1 choose 2")
    assert place.legal("yes") == ["yes"]
    place.play("h2 yes")
    assert (held(place.s, 0), held(place.s, 1)) == ([1, 2], [0])
    assert place.s.coins == [4, 2, 3]
    assert place.s.left[0] == 6
    assert place.s.left[1] == 0  # nobody else pays [DI-AP-15]


def test_di_item_09_who_does_not_agree_keeps_everything_and_nothing_is_paid() -> None:
    place = meeting()
    place.play("h1 trade h2", "h1 done", "h1 choose 1", "h1 pick t3", "h1 choose 0", "h2 no")
    assert (held(place.s, 0), held(place.s, 1), place.s.left[0]) == ([0, 1], [2], 8)
    assert place.legal("trade") == ["h3"]
    assert place.refused("h1 trade h2") == ["DI-ITEM-09"]


def test_di_item_09_an_empty_offer_is_no_trade() -> None:
    place = meeting()
    place.play("h1 trade h2", "h1 done", "h1 choose 0", "h1 done", "h1 choose 0")
    assert place.s.left[0] == 8
    assert place.legal("trade") == ["h3"]


def test_di_item_09_after_a_trade_there_may_be_another() -> None:
    place = meeting()
    place.play("h1 trade h2", "h1 pick t1", "h1 pick t2", "h1 choose 0", "h1 done", "h1 choose 0")
    place.play("h2 yes")
    assert place.legal("trade") == ["h2", "h3"]
    place.play("h1 trade h2", "h1 choose 0")  # nothing left to give but coins
    assert place.legal("pick") == ["t1", "t2", "t3"]


def test_di_item_09_heroes_trade_in_one_tile_and_on_their_feet() -> None:
    place = meeting()
    place.s.spot[1], place.s.out[2], place.s.listed = 1, 2, None
    assert place.legal("trade") == []
    for other in ("h1", "h2", "h3"):
        assert place.refused(f"h1 trade {other}") == ["DI-ITEM-09"]


def test_di_item_09_what_is_worn_is_not_on_the_table() -> None:
    place = meeting()
    get_card(place.s, 0, NOTATION.cards.parse("padded-coat"))
    place.s.where[3] = Slot.BODY
    place.play("h1 trade h2")
    assert place.legal("pick") == ["t1", "t2"]


def test_di_comb_18_heroes_trade_in_a_fight_too() -> None:
    place = meeting()
    place.enemy("spider", 0)
    place.s.listed = None
    assert place.legal("trade") == ["h2", "h3"]


def test_di_hero_20_what_the_monk_has_no_room_for_falls() -> None:
    place = meeting("paladin", "monk")
    place.s.where[2] = HERO + CARRIED
    place.play("h1 trade h2", "h1 pick t1", "h1 pick t2", "h1 choose 0", "h1 done", "h1 choose 0")
    place.play("h2 yes")
    assert place.s.where[0] == LYING
    assert 1 in held(place.s, 1)


# ---- allies --------------------------------------------------------------------------------------


def escorted(*heroes: str) -> Place:
    """The first hero has an ally of Power 5 and faces four spiders, of Defense 4."""
    place = meeting(*(heroes or ("paladin", "thief")))
    place.s.ally[0], place.s.ally_health[0] = GREGOR, 8
    place.band("spider spider spider spider")
    place.begin(Turn(0))
    return place


@pytest.mark.parametrize(("roll", "health"), [(13, 4), (14, 5)])
def test_di_risk_09_an_ally_attacks_the_front_row_once_a_turn_for_nothing(
    roll: int, health: int
) -> None:
    place = escorted()
    assert place.legal("send") == ["m1", "m2", "m3"]
    assert place.refused("h1 send m4") == ["DI-RISK-09"]
    place.play("h1 send m2", f"d roll {roll}")
    assert (place.health(6), place.s.left[0], place.s.xp[0]) == (health, 8, 0)
    assert place.legal("send") == []
    assert place.refused("h1 send m1") == ["DI-RISK-09"]


def test_ic_42_the_modifier_of_the_target_counts_for_an_ally() -> None:
    place = meeting()
    place.s.ally[0], place.s.ally_health[0] = GREGOR, 8
    demon = place.enemy("sub-demon", 0)
    place.begin(Turn(0))
    place.play("h1 send m1", "d roll 13")  # 13 less 1
    assert place.health(demon) == 4


def test_di_risk_09_the_enemy_strikes_back_at_the_ally_not_at_the_hero() -> None:
    place = escorted()
    place.play("h1 send m2", "d roll 20", "h1 end")
    place.play("d roll 20", "d roll 17")  # the second spider: no points are subtracted
    assert (place.s.health[0], place.s.ally_health[0]) == (18, 6)
    place.play("d roll 20")
    assert place.s.frames == []


def test_di_risk_09_without_an_attack_of_the_ally_all_strike_at_the_hero() -> None:
    place = escorted()
    place.play("h1 end", "d roll 20", "d roll 1", "d roll 20")
    assert place.s.ally_health[0] == 8
    assert place.s.health[0] < 18


def test_di_risk_09_an_ally_without_health_dies() -> None:
    place = escorted()
    place.s.ally_health[0] = 2
    place.play("h1 send m1", "d roll 20", "h1 end", "d roll 1")
    assert (place.s.ally[0], place.s.ally_health[0]) == (NO_CARD, 0)
    assert GREGOR in place.s.zones[FIRST_DISCARD + FIRST_RISK_DECK].cards


def test_di_risk_09_without_an_ally_nobody_is_sent() -> None:
    place = meeting()
    place.enemy("spider", 0)
    place.s.listed = None
    assert place.refused("h1 send m1") == ["DI-RISK-09"]


@pytest.mark.parametrize(("hero", "is_later"), [("paladin", False), ("ranger", True)])
def test_di_hero_18_an_allys_attack_draws_an_event_for_some_after_the_turn(
    hero: str, is_later: bool
) -> None:
    place = escorted(hero, "monk")
    place.play("h1 send m1", "d roll 20")
    assert place.s.meter == (20 if is_later else 19)
    place.play("h1 end", *["d roll 20"] * 3)
    assert place.s.meter == 19


def test_di_a_37_with_the_meter_gone_the_event_of_the_ally_is_drawn() -> None:
    place = escorted()
    place.s.meter = NO_METER
    place.stack(EVENT_DECK, "event-hesk-25")
    place.play("h1 send m1", "d roll 20", "d draw events event-hesk-25")
    assert place.legal("end") == ["end"]
