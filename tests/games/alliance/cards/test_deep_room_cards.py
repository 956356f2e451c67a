"""The cards of the deep room one by one, and those of the Titan who waits in it."""

from __future__ import annotations

import pytest

from tests.games.alliance.deep import BULL, KROM, LORNA, Deep
from undercroft.crawl.modifiers import Modifier
from undercroft.games.alliance.combat.damage import POISON, strike
from undercroft.games.alliance.combat.modifiers import is_rooted, modify, speed, value
from undercroft.games.alliance.combat.numbers import (
    ARMOR,
    AttackSpec,
    amount,
    guard_terms,
    strength_terms,
)
from undercroft.games.alliance.combat.push_pull import AWAY, Shove, can_be_pushed
from undercroft.games.alliance.content.enemy_schema import Strikes
from undercroft.games.alliance.content.schema import AttackKind
from undercroft.games.alliance.content.stat_ids import BY_USE, ROOTED
from undercroft.games.alliance.effects.vocabulary import Stat
from undercroft.games.alliance.map.figures import common_monsters, monster, open_card
from undercroft.games.alliance.notation import NOWHERE
from undercroft.games.alliance.phases.enemy_orders import commanded
from undercroft.games.alliance.phases.enemy_plans import blow_at, struck_from, ways_to_attack
from undercroft.kernel import play

MELEE, RANGED = AttackKind
SHIELD = 4


def drawn(place: Deep) -> list[str]:
    """What can come now."""
    return [str(move) for move in play.legal(place.s)]


def settle(place: Deep) -> None:
    """Whatever is open goes the first way, until the next card or the next turn."""
    while not place.legal("stop") and not drawn(place)[0].startswith("d draw"):
        place.play(drawn(place)[0])


def places(place: Deep) -> list[tuple[str, tuple[int, int]]]:
    """The common monsters below by name, and where they are."""
    return [(monster(place.s, f).name, place.where(f)) for f in common_monsters(place.s)]


def below(*, seats: int = 3, titan: bool = False) -> Deep:
    """The heroes of the first two seats are below, far from an enemy that is awake."""
    place = (
        Deep("titan", "overreach", seats=seats)
        if titan
        else Deep("regent", "grave-chill", seats=seats)
    )
    place.below(BULL, 2, 4)
    if seats > 1:
        place.below(LORNA, 4, 4)
    return place


# ---- encounters ----------------------------------------------------------------------------------


def test_things_in_the_rafters_come_down_at_an_end_of_the_near_row_and_attack() -> None:
    place = below()
    place.turn_up_below("things-in-the-rafters")
    assert sorted(drawn(place)) == sorted(f"p1 space {place.named(x, 5)}" for x in (0, 5))
    place.play(f"p1 space {place.named(0, 5)}")
    assert [name for name, _ in places(place)] == ["Gargoyle"]
    assert drawn(place) == ["d roll 0", "d roll 1"]
    settle(place)
    assert place.wounds(BULL) + place.wounds(LORNA) > 0
    assert place.s.ready[common_monsters(place.s)[0]] == 1


def test_things_in_the_rafters_find_a_taken_end_and_stand_beside_it() -> None:
    place = below()
    place.below(KROM, 0, 5)
    place.turn_up_below("things-in-the-rafters")
    spaces = [(0, 4), (1, 4), (1, 5), (5, 5)]
    assert sorted(drawn(place)) == sorted(f"p1 space {place.named(*p)}" for p in spaces)


@pytest.mark.parametrize(("seats", "count"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_bone_honour_guard_appears_beside_the_enemy(seats: int, count: int) -> None:
    place = below(seats=seats)
    place.turn_up_below("bone-honour-guard")
    settle(place)
    guard = places(place)
    assert [name for name, _ in guard] == ["Bone Sentry"] * count
    assert all(max(abs(x - 2), abs(y)) == 1 for _, (x, y) in guard)
    assert place.wounds(BULL) == 0


@pytest.mark.parametrize(("seats", "count"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_kennel_gate_lets_wolves_in_at_the_far_ends_and_they_attack(seats: int, count: int) -> None:
    place = below(seats=seats)
    place.below(BULL, 1, 2)
    place.turn_up_below("kennel-gate")
    if count == 1:
        assert sorted(drawn(place)) == sorted(f"p1 space {place.named(x, 0)}" for x in (0, 5))
        place.play(f"p1 space {place.named(0, 0)}")
    else:
        assert [p for _, p in places(place)] == [(0, 0), (5, 0)]
    assert [name for name, _ in places(place)] == ["Tunnel Wolf"] * count
    settle(place)
    assert sum(place.wounds(hero) for hero in (BULL, LORNA)) > 0


def test_guardian_steps_down_at_an_end_of_the_near_row_and_attacks() -> None:
    place = below(titan=True)
    place.turn_up_below("guardian-steps-down")
    assert sorted(drawn(place)) == sorted(f"p1 space {place.named(x, 5)}" for x in (0, 5))
    place.play(f"p1 space {place.named(0, 5)}")
    assert [name for name, _ in places(place)] == ["Titan Guardian"]
    settle(place)
    assert place.wounds(BULL) + place.wounds(LORNA) > 0


@pytest.mark.parametrize(("seats", "count"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_two_statues_turn_at_the_far_ends_and_wait(seats: int, count: int) -> None:
    place = below(seats=seats, titan=True)
    place.turn_up_below("two-statues-turn")
    if count == 1:
        assert sorted(drawn(place)) == sorted(f"p1 space {place.named(x, 0)}" for x in (0, 5))
        place.play(f"p1 space {place.named(5, 0)}")
        assert places(place) == [("Titan Guardian", (5, 0))]
    else:
        assert places(place) == [("Titan Guardian", (0, 0)), ("Titan Guardian", (5, 0))]
    assert place.legal("stop")


# ---- traps ---------------------------------------------------------------------------------------


def trapped(card: str, roll: int, *, titan: bool = False) -> Deep:
    """A card of the room is for Bull, who rolls a number, with Lorna and Krom beside him."""
    place = below(titan=titan)
    place.below(LORNA, 3, 4)
    place.turn_up_below(card, "d roll 0", f"d roll {roll}")
    settle(place)
    return place


@pytest.mark.parametrize(("roll", "wounds"), [(1, (3, 1)), (2, (0, 0))])
def test_falling_keystone(roll: int, wounds: tuple[int, int]) -> None:
    place = trapped("falling-keystone", roll)
    assert (place.wounds(BULL), place.wounds(LORNA)) == wounds
    assert place.wounds(KROM) == 0


def test_falling_keystone_spares_who_is_farther_away() -> None:
    place = below()
    place.turn_up_below("falling-keystone", "d roll 0", "d roll 0")
    assert (place.wounds(BULL), place.wounds(LORNA)) == (3, 0)


@pytest.mark.parametrize(("roll", "wounds"), [(1, (POISON,)), (2, ())])
def test_green_fog(roll: int, wounds: tuple[int, ...]) -> None:
    place = trapped("green-fog", roll)
    assert (place.s.wounds[BULL], place.s.wounds[LORNA]) == (wounds, wounds)
    assert place.wounds(KROM) == 0


@pytest.mark.parametrize("roll", [2, 3])
def test_hooked_chains(roll: int) -> None:
    place = below()
    place.below(BULL, 2, 5)
    place.below(LORNA, 5, 5)
    place.turn_up_below("hooked-chains", "d roll 0", f"d roll {roll}")
    settle(place)
    _, y = place.where(BULL)
    assert y == (3 if roll == 2 else 5)
    assert is_rooted(place.s, BULL) is (roll == 2)
    assert not is_rooted(place.s, LORNA)
    if roll == 2:
        # Until his next turn has ended, and no longer.
        place.activation(BULL)
        assert place.legal("move") == []
        place.play("p1 stop")
        assert not is_rooted(place.s, BULL)


@pytest.mark.parametrize(("roll", "wounds"), [(2, 2), (3, 0)])
def test_the_ceiling_leans(roll: int, wounds: int) -> None:
    place = trapped("the-ceiling-leans", roll, titan=True)
    assert (place.wounds(BULL), place.wounds(LORNA), place.wounds(KROM)) == (wounds, wounds, 0)


@pytest.mark.parametrize(("roll", "less"), [(2, 1), (3, 0)])
def test_weight_of_years(roll: int, less: int) -> None:
    place = below(titan=True)
    before = speed(place.s, BULL), speed(place.s, KROM)
    place.turn_up_below("weight-of-years", "d roll 0", f"d roll {roll}")
    assert (speed(place.s, BULL), speed(place.s, KROM)) == (before[0] - less, before[1])
    assert [value(place.s, hero, Stat.ATTACK) for hero in (BULL, LORNA, KROM)] == [-less, -less, 0]
    # It is over with the next card of the room, not with the next one of the enemy.
    place.turn_up("stone-sleep")
    assert speed(place.s, BULL) == before[0] - less
    place.turn_up_below("two-statues-turn")
    assert speed(place.s, BULL) == before[0]
    assert value(place.s, BULL, Stat.ATTACK) == 0


def test_what_a_card_of_the_room_does_ends_even_if_whom_it_was_for_is_dead() -> None:
    place = below(titan=True)
    place.agree(permadeath=True)
    place.turn_up_below("weight-of-years", "d roll 0", "d roll 0")
    (suffers,) = {modifier.until.owner for modifier in place.s.modifiers}
    other = LORNA if suffers == BULL else BULL
    assert value(place.s, other, Stat.ATTACK) == -1
    strike(place.s, suffers, 20, by=-1)
    place.turn_up_below("two-statues-turn")
    assert value(place.s, other, Stat.ATTACK) == 0


# ---- the Titan -----------------------------------------------------------------------------------


def titan(card: str, *, at: tuple[int, int] = (2, 2)) -> Deep:
    """The Titan is awake with a card open, its corner here."""
    place = Deep("titan", card)
    place.below(place.enemy, *at)
    return place


def armor(place: Deep) -> int:
    """What the Titan's armor adds up to."""
    return amount(guard_terms(place.s, AttackSpec(BULL, place.enemy, MELEE, 5), *ARMOR))


def test_floor_breaker_shakes_who_is_near_then_strikes_and_pushes_all_beside_it() -> None:
    place = titan("overreach")
    place.below(BULL, 4, 2)
    place.below(LORNA, 0, 3)
    place.below(KROM, 5, 5)
    place.turn_up("floor-breaker")
    assert [place.wounds(hero) for hero in (BULL, LORNA, KROM)] == [1, 1, 1]
    place.below(KROM, 5, 0)
    place.s.bear(KROM, ())
    place.below(place.enemy, 1, 3)
    place.turn_up("floor-breaker")
    assert place.wounds(KROM) == 0
    place = titan("floor-breaker", at=(4, 3))
    attack = open_card(place.s, place.enemy).attack
    assert (attack.kind, blow_at(place.s, place.enemy, BULL).base) == (MELEE, 9)
    for hero, spot in ((BULL, (3, 3)), (LORNA, (4, 2)), (KROM, (2, 0))):
        place.below(hero, *spot)
        shield(place, hero)
    assert struck_from(place.s, place.enemy, place.at(4, 3)) == [BULL, LORNA]
    place.segment(f"p1 shove {place.named(2, 3)}")
    settle(place)
    # One space away from it, who was struck; whoever was not stands where it stood.
    assert place.where(BULL) == (2, 3)
    assert place.where(LORNA)[1] == 1
    assert place.where(KROM) == (2, 0)


def shield(place: Deep, hero: int) -> None:
    """A hero has so much armor that a blow of the Titan does not defeat it."""
    modify(place.s, Modifier(Stat.ARMOR, SHIELD, BY_USE, hero))
    place.s.listed = None


def test_call_the_guard_brings_two_beside_it_who_attack() -> None:
    place = titan("overreach")
    before = armor(place)
    place.turn_up("call-the-guard")
    settle(place)
    guard = common_monsters(place.s)
    assert [monster(place.s, f).name for f in guard] == ["Titan Guardian"] * 2
    # One for the card, one for the Guardians beside it, however many there are.
    assert armor(place) == before + 2
    place.s.stand(guard[0], place.at(5, 5))
    assert armor(place) == before + 2
    place.s.stand(guard[1], place.at(5, 0))
    assert armor(place) == before + 1
    order = open_card(place.s, place.enemy).order
    assert order is not None
    goblin = place.foe_below("goblin", 0, 0)
    up = place.monster("titan-guardian", place.gate, 0)
    assert commanded(place.s, place.enemy, order) == list(guard)
    assert not {goblin, up} & set(guard)
    attack = open_card(place.s, place.enemy).attack
    assert (attack.kind, blow_at(place.s, place.enemy, BULL).base) == (MELEE, 8)


def test_call_the_guard_sends_all_of_them() -> None:
    place = titan("call-the-guard", at=(0, 0))
    for x in (3, 5):
        place.foe_below("titan-guardian", x, 3)
    place.s.stand(KROM, NOWHERE)
    place.below(BULL, 4, 4)
    place.s.stand(LORNA, NOWHERE)
    shield(place, BULL)
    place.below(place.enemy, 0, 0)
    modify(place.s, Modifier(ROOTED, 1, BY_USE, place.enemy))
    place.segment()
    place.play(drawn(place)[0])
    settle(place)
    # Both of them strike, each with its printed 6 and nothing more.
    armor_of_bull = amount(guard_terms(place.s, AttackSpec(16, BULL, MELEE, 0), *ARMOR))
    assert place.wounds(BULL) == 2 * max(0, 6 - armor_of_bull)


def test_thrown_column_flies_far_and_bursts() -> None:
    place = titan("overreach", at=(2, 0))
    before = armor(place)
    place.turn_up("thrown-column")
    assert armor(place) == before + 1
    attack = open_card(place.s, place.enemy).attack
    assert (attack.kind, blow_at(place.s, place.enemy, BULL).base) == (RANGED, 9)
    place.below(BULL, 5, 5)
    place.s.stand(LORNA, NOWHERE)
    place.s.stand(KROM, NOWHERE)
    plans = ways_to_attack(place.s, place.enemy, BULL)
    reach = {max(5 - min(x + 1, 5), 5 - min(y + 1, 5)) for x, y in spots(place, plans)}
    assert reach == {2, 3, 4}
    place.below(LORNA, 4, 5)
    place.below(KROM, 2, 5)
    place.segment("d roll 0")
    settle(place)
    assert place.wounds(BULL) > 0
    assert (place.wounds(LORNA), place.wounds(KROM)) == (2, 0)


def spots(place: Deep, plans: object) -> list[tuple[int, int]]:
    """Where the corners of plans are."""
    named = {place.at(x, y): (x, y) for x in range(6) for y in range(6)}
    assert isinstance(plans, list)
    return [named[plan.square] for plan in plans]


def test_stone_sleep_closes_three_wounds_and_hardens_it() -> None:
    place = titan("overreach")
    before = armor(place)
    place.s.bear(place.enemy, (0, 1, 0, 1, 1))
    place.turn_up("stone-sleep")
    assert place.s.wounds[place.enemy] == (0, 1)
    assert armor(place) == before + 2
    attack = open_card(place.s, place.enemy).attack
    assert (attack.kind, blow_at(place.s, place.enemy, BULL).base) == (MELEE, 7)


def test_gaze_of_ages_weakens_who_is_near_and_holds_whom_it_hits() -> None:
    place = titan("overreach", at=(0, 0))
    place.below(BULL, 4, 3)
    place.below(LORNA, 5, 5)
    fallen = place.below(KROM, 2, 2)
    place.wound(KROM, 9)
    place.turn_up("gaze-of-ages")
    strengths = {}
    place.s.bear(fallen, ())
    for hero in (BULL, LORNA, KROM):
        blow = AttackSpec(hero, place.enemy, MELEE, 5)
        strengths[hero] = amount(strength_terms(place.s, blow))
    # Within three spaces of its nearest one; who stands up later is near enough, too.
    assert strengths == {BULL: 4, LORNA: 5, KROM: 4}
    attack = open_card(place.s, place.enemy).attack
    assert (attack.kind, blow_at(place.s, place.enemy, BULL).base) == (RANGED, 7)
    place.s.stand(LORNA, NOWHERE)
    place.s.stand(KROM, NOWHERE)
    assert {
        max(4 - x - 1, 4 - y - 1)
        for x, y in spots(place, ways_to_attack(place.s, place.enemy, BULL))
    } >= {2, 3}
    place.segment()
    settle(place)
    assert is_rooted(place.s, BULL)


def test_overreach_leaves_it_open_after_its_hardest_blow() -> None:
    place = titan("stone-sleep")
    # A Guardian beside it, so that it has more to lose than the card takes.
    place.foe_below("titan-guardian", 4, 4)
    before = armor(place)
    place.turn_up("overreach")
    assert armor(place) == before - 2 > 0
    attack = open_card(place.s, place.enemy).attack
    assert (attack.kind, blow_at(place.s, place.enemy, BULL).base) == (MELEE, 10)


@pytest.mark.parametrize("card", ["call-the-guard", "stone-sleep", "overreach"])
def test_blows_of_the_titan_fall_on_one_hero_next_to_it(card: str) -> None:
    place = titan(card, at=(4, 0))
    place.below(BULL, 0, 5)
    place.below(LORNA, 5, 2)
    place.below(KROM, 3, 2)
    place.segment()
    assert drawn(place)[0] == "d roll 0"
    place.play("d roll 1")
    settle(place)
    hurt = [hero for hero in (BULL, LORNA, KROM) if place.wounds(hero)]
    assert hurt == [LORNA]


@pytest.mark.parametrize("card", ["thrown-column", "gaze-of-ages"])
def test_the_titan_throws_and_gazes_as_far_as_five_spaces(card: str) -> None:
    place = Deep("titan", card)
    place.below(place.enemy, 0, 0)
    place.below(BULL, 5, 5)
    place.s.stand(LORNA, NOWHERE)
    place.s.stand(KROM, NOWHERE)
    attack = open_card(place.s, place.enemy).attack
    assert (attack.reach, attack.strikes) == ((2, 5), Strikes.ONE)
    far = spots(place, ways_to_attack(place.s, place.enemy, BULL))
    assert (0, 0) in far
    assert (3, 3) not in far
    assert (2, 2) in far


def test_titan_is_not_pushed() -> None:
    place = titan("overreach")
    place.below(BULL, 1, 2)
    here = place.where(place.enemy)
    place.s.push(Shove(0, place.enemy, BULL, 1, AWAY))
    place.s.run()
    assert place.where(place.enemy) == here
    assert not can_be_pushed(place.s, place.enemy, BULL)


# ---- its Guardians -------------------------------------------------------------------------------


def test_titan_guardian_gives_the_titan_armor_beside_it() -> None:
    place = titan("overreach")
    before = armor(place)
    guard = place.foe_below("titan-guardian", 4, 4)
    assert armor(place) == before + 1
    place.foe_below("titan-guardian", 1, 1)
    assert armor(place) == before + 1
    # It gives none to others, nor from afar.
    place.s.stand(guard, place.at(5, 5))
    other = place.foe_below("ogre", 4, 5)
    blow = AttackSpec(BULL, other, MELEE, 5)
    assert "Bulwark" not in [term.source for term in guard_terms(place.s, blow, *ARMOR)]


def test_titan_guardian_goes_for_who_is_nearest() -> None:
    place = titan("overreach", at=(0, 0))
    guard = place.foe_below("titan-guardian", 3, 3)
    place.below(BULL, 5, 5)
    place.below(LORNA, 4, 4)
    place.s.stand(KROM, NOWHERE)
    place.act(guard)
    assert place.wounds(LORNA) > 0
    assert place.wounds(BULL) == 0
    assert place.where(guard) == (3, 3)
