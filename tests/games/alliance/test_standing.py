"""How well a seat stands, for bots that look ahead."""

from __future__ import annotations

from tests.games.alliance.scenes import Place
from undercroft.games.alliance.bot.position_value import BEGUN, WOUND, begun, position_value
from undercroft.games.alliance.combat.damage import wound
from undercroft.games.alliance.map.figures import monster


def test_a_lead_in_score_counts_for_one_and_against_the_other() -> None:
    s = Place().s
    before = position_value(s, 0)
    s.xp_up[0] += 3
    assert position_value(s, 0) == before + 3
    assert position_value(s, 1) == -position_value(s, 0)


def test_wounds_of_a_monster_are_half_its_experience() -> None:
    place = Place()
    s, target = place.s, place.monster("goblin", place.room, 7)
    before, kind = position_value(s, 1), monster(s, target)
    wound(s, target, 1, by=1)
    assert begun(s, 1, [target]) == kind.xp / kind.health
    assert position_value(s, 1) == before + BEGUN * kind.xp / kind.health


def test_own_wounds_cost_a_little() -> None:
    place = Place()
    s, hero = place.s, place.hero("krom", place.room, 7)
    before = position_value(s, 0)
    wound(s, hero, 1, by=1)
    assert round(before - position_value(s, 0), 9) == WOUND
