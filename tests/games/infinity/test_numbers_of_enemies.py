"""A number that a fallen enemy had goes to the next that comes, and nothing else goes with it."""

from __future__ import annotations

import pytest

from tests.games.infinity.cards.plays import camp
from tests.games.infinity.scenes import Place
from undercroft.crawl.effects import Standing
from undercroft.crawl.modifiers import Modifier, Until
from undercroft.games.infinity.combat.damage import take_away
from undercroft.games.infinity.combat.modifiers import changes
from undercroft.games.infinity.combat.numbers import enemy_health
from undercroft.games.infinity.content.stat_ids import ATTACKS, LIBRARY, ROUND_ENDS
from undercroft.games.infinity.effects.vocabulary.terms import Stat
from undercroft.games.infinity.map.figures import (
    HELD,
    SHOVED,
    STUNNED,
    is_baffled,
    is_dazed,
    is_in_play,
)
from undercroft.games.infinity.notation import FIRST_ENEMY, NOTATION, SENTINEL_DECK
from undercroft.games.infinity.phases.hero_turn import Turn

M1 = FIRST_ENEMY
GREGOR = NOTATION.cards.parse("risk-old-gregor-pikeman")


def weak_ghoul(hero: str = "paladin") -> Place:
    """A hero has a turn, and a ghoul before it that falls at the next hit."""
    place = camp(hero, "thief")
    place.s.spot[1] = 1
    place.band("ghoul")
    place.s.damage[0] = place.health(M1) - 1
    place.stack(SENTINEL_DECK, "pale-surgeon")
    place.begin(Turn(0))
    return place


def replaced(place: Place) -> Place:
    """The ghoul falls, and a sentinel comes at a shout, with the same number."""
    place.play("h1 attack m1", "d roll 1", "h1 shout", "d roll 1", "d draw sentinels pale-surgeon")
    place.settle()
    assert place.s.foe(M1).id == "pale-surgeon"
    return place


def test_di_risk_09_who_takes_the_number_of_the_lured_is_not_lured() -> None:
    place = weak_ghoul()
    place.s.ally[0], place.s.ally_health[0] = GREGOR, 8
    place.play("h1 send m1", "d roll 20")  # a miss: the ghoul will strike back
    replaced(place)
    place.play("h1 end", "d roll 1")
    assert place.s.ally_health[0] == 8
    assert place.s.health[0] < 18


@pytest.mark.parametrize("bits", [STUNNED, HELD, SHOVED])
def test_di_cond_16_a_stun_is_not_inherited(bits: int) -> None:
    place = weak_ghoul()
    place.s.dazed[0], place.s.baffled[0] = bits, 1
    replaced(place)
    assert not is_dazed(place.s, M1)
    assert not is_baffled(place.s, M1)
    assert place.s.dazed == [0]


def test_di_dmg_06_damage_is_not_inherited() -> None:
    place = replaced(weak_ghoul())
    assert enemy_health(place.s, M1) == place.s.foe(M1).stats.health


def test_di_enemy_03_what_was_done_to_the_fallen_is_over_and_what_it_did() -> None:
    place = weak_ghoul()
    on_it = Modifier(Stat.DEFENSE, -2, 0, M1, until=Until(ROUND_ENDS, round=5))
    by_it = Modifier(Stat.POWER, -2, 0, 0, until=Until(ATTACKS, owner=M1))
    place.s.modifiers = (*place.s.modifiers, on_it, by_it)
    replaced(place)
    assert changes(place.s, M1, Stat.DEFENSE) == []
    assert on_it not in place.s.modifiers
    assert by_it not in place.s.modifiers


def test_di_enemy_03_what_waits_about_the_fallen_is_over() -> None:
    place = weak_ghoul()
    waiting = Standing(LIBRARY.root("miracle"), 0, M1)
    place.s.standing = (*place.s.standing, waiting)
    replaced(place)
    assert waiting not in place.s.standing


def test_di_join_07_the_row_of_the_fallen_is_not_inherited() -> None:
    place = weak_ghoul()
    place.s.came_from[0] = 3
    replaced(place)
    assert place.s.came_from == [-1]


def test_there_is_nobody_behind_the_last_number() -> None:
    place = Place("warrior")
    last = place.band("ghoul ghoul")[-1]
    assert is_in_play(place.s, last)
    assert not is_in_play(place.s, last + 1)
    take_away(place.s, last)
    assert not is_in_play(place.s, last)
