"""Final enemies act: whom they attack, from where, and whom they command."""

from __future__ import annotations

from tests.games.alliance.quests import BULL, KROM, LORNA, Lair
from undercroft.crawl.modifiers import Modifier
from undercroft.crawl.space.grid import EAST, NORTH, WEST
from undercroft.games.alliance.combat.modifiers import modify
from undercroft.games.alliance.combat.numbers import strength_terms
from undercroft.games.alliance.content.schema import AttackKind
from undercroft.games.alliance.content.stat_ids import BY_USE, MAY_HIDE
from undercroft.games.alliance.content.tables import (
    TEMPER,
)
from undercroft.games.alliance.effects.vocabulary import Stat
from undercroft.games.alliance.map.figures import (
    health,
)
from undercroft.games.alliance.notation import FIRST_ENEMY_CARD, NOWHERE
from undercroft.games.alliance.phases.enemy_orders import Command
from undercroft.games.alliance.phases.enemy_plans import (
    best_places,
    blow_at,
    crowded_places,
    drawable,
    harm,
    ways_to_attack,
)
from undercroft.games.alliance.phases.hero_turn import Turn
from undercroft.games.alliance.scene.events import AttackResolved
from undercroft.kernel import play


def settle(place: Lair) -> None:
    """The initiative player takes the first of places that are equally good."""
    while place.legal("go"):
        place.play(str(play.legal(place.s)[0]))


def hide(place: Lair, hero: int) -> None:
    """A hero hides."""
    modify(place.s, Modifier(MAY_HIDE, 1, BY_USE, hero))


# ---- whom it attacks -----------------------------------------------------------------------------


def test_da_fin_08_any_hero_within_two_archways_may_be_drawn_and_no_other() -> None:
    lair = Lair("gorthos", "furnace-breath")
    near = lair.beyond(lair.room, NORTH)
    far = lair.beyond(near, NORTH, "kennel")
    farther = lair.beyond(far, WEST, "lamp-shrine")
    lair.stand(BULL, lair.gate, 7)
    lair.stand(LORNA, far, 4)
    lair.stand(KROM, farther, 4)
    fallen = lair.hero("petra", lair.room, 0)
    lair.wound(fallen, 9)
    assert drawable(lair.s, lair.enemy) == [BULL, LORNA]
    lair.segment()
    assert lair.legal("roll") == ["0", "1"]


def test_ac_51_who_hides_is_not_drawn() -> None:
    lair = Lair("gorthos", "furnace-breath")
    lair.stand(BULL, lair.gate, 7)
    lair.stand(LORNA, lair.gate, 1)
    lair.s.stand(KROM, NOWHERE)
    hide(lair, BULL)
    lair.segment()
    assert lair.wounds(LORNA) > 0
    assert lair.wounds(BULL) == 0


def test_da_fin_20_chance_says_who_is_attacked() -> None:
    for rolled, struck in (("0", BULL), ("1", LORNA)):
        lair = Lair("regent", "cold-reliquary")
        lair.stand(BULL, lair.room, 6)
        lair.stand(LORNA, lair.room, 8)
        lair.s.stand(KROM, NOWHERE)
        lair.segment(f"d roll {rolled}")
        while lair.legal("go"):
            lair.play(f"p1 go {lair.legal('go')[0]}")
        assert lair.wounds(struck) > 0
        assert lair.wounds(BULL + LORNA - struck) == 0


def sealed(lair: Lair) -> None:
    """Bull can be seen by nobody: he is behind a corner that no step of the enemy reaches."""
    room = lair.beyond(lair.gate, EAST)
    lair.stand(BULL, room, 8)


def test_da_fin_10_tv_10_who_cannot_be_attacked_is_put_aside_and_another_drawn() -> None:
    lair = Lair("regent", "soul-tithe")
    sealed(lair)
    lair.stand(LORNA, lair.room, 7)
    lair.s.stand(KROM, NOWHERE)
    lair.segment("d roll 0")
    assert (lair.wounds(BULL), lair.wounds(LORNA) > 0) == (0, True)
    assert lair.next_card()


def test_da_fin_24_nobody_is_drawn_twice_for_one_attack() -> None:
    lair = Lair("regent", "soul-tithe")
    sealed(lair)
    lair.stand(KROM, lair.s.walls.board.grid.cell_of[lair.s.spot[BULL]], 5)
    lair.stand(LORNA, lair.room, 7)
    lair.segment("d roll 0")
    assert lair.legal("roll") == ["0", "1"]
    lair.play("d roll 1")
    assert lair.wounds(LORNA) > 0


def test_da_fin_22_if_it_can_attack_nobody_it_comes_nearer_to_the_first_drawn() -> None:
    lair = Lair("regent", "soul-tithe")
    sealed(lair)
    lair.s.stand(LORNA, NOWHERE)
    lair.s.stand(KROM, NOWHERE)
    lair.segment()
    assert lair.local(lair.s.spot[lair.enemy]) == (lair.local(lair.s.spot[BULL])[0], 3)
    assert lair.next_card()


def test_da_fin_22_without_heroes_it_stays_and_its_card_is_used_up() -> None:
    lair = Lair("regent", "soul-tithe")
    lair.alone()
    lair.s.stand(BULL, NOWHERE)
    lair.segment()
    assert lair.local(lair.s.spot[lair.enemy]) == (lair.room, 4)
    assert lair.next_card()


def test_da_fin_11_the_card_tells_kind_and_strength_and_reach() -> None:
    lair = Lair("gorthos", "fury-of-the-hoard")
    lair.alone()
    lair.stand(BULL, lair.gate, 1)
    lair.segment()
    assert lair.legal("go") == ["6,8", "7,8", "8,8"]
    assert blow_at(lair.s, lair.enemy, BULL)[2:4] == (AttackKind.MELEE, 8)
    settle(lair)
    assert lair.wounds(BULL) == 8 - 1


# ---- from where ----------------------------------------------------------------------------------


def test_da_fin_09_equally_good_places_are_up_to_the_initiative() -> None:
    lair = Lair("gorthos", "fury-of-the-hoard")
    lair.alone()
    lair.stand(BULL, lair.room, 7)
    lair.s.stand(lair.enemy, lair.square(lair.room, 1))
    lair.s.initiative = 2
    lair.segment()
    assert [str(move) for move in play.legal(lair.s)] == ["p3 go 6,7", "p3 go 7,7", "p3 go 8,7"]
    lair.play("p3 go 8,7")
    assert lair.s.spot[lair.enemy] == lair.square(lair.room, 5)
    assert lair.wounds(BULL) > 0


def best_from(lair: Lair) -> list[tuple[int, int]]:
    """The places that a final enemy likes best for an attack on Bull."""
    plans = best_places(lair.s, lair.enemy, ways_to_attack(lair.s, lair.enemy, BULL))
    return sorted(lair.local(plan.square) for plan in plans)


def test_da_fin_21_it_goes_where_it_harms_its_target_most() -> None:
    lair = Lair("gorthos", "long-inhale")
    lair.alone()
    lair.stand(BULL, lair.room, 6)
    lair.s.stand(lair.enemy, lair.square(lair.room, 0))
    assert best_from(lair) == [(lair.room, 0)]
    lair.monster("goblin", lair.room, 3)
    assert best_from(lair) == [(lair.room, 2), (lair.room, 5)]
    lair.s.pits = (lair.square(lair.room, 2),)
    assert best_from(lair) == [(lair.room, 5)]


def test_da_fin_21_then_where_it_harms_others_too() -> None:
    lair = Lair("gorthos", "long-inhale")
    east = lair.beyond(lair.room, EAST)
    lair.s.stand(KROM, NOWHERE)
    lair.stand(BULL, east, 5)
    lair.stand(LORNA, east, 4)
    lair.s.stand(lair.enemy, lair.square(lair.room, 5))
    lair.segment("d roll 0")
    assert lair.wounds(BULL) > 0


def test_da_fin_21_an_attack_without_effect_harms_nobody_beside_its_target() -> None:
    lair = Lair("gorthos", "furnace-breath")
    lair.alone()
    lair.stand(BULL, lair.gate, 1)
    lair.stand(LORNA, lair.gate, 0)
    plan = ways_to_attack(lair.s, lair.enemy, BULL)[0]
    assert harm(lair.s, lair.enemy, plan)[1] == 2
    for stat in (Stat.ARMOR, Stat.DODGE):
        modify(lair.s, Modifier(stat, 20, BY_USE, BULL))
    assert harm(lair.s, lair.enemy, plan)[:2] == (0, 0)


def test_ac_52_temper_is_a_term_and_never_leaves_less_than_one() -> None:
    assert TEMPER == (-2, -1, 0, 0)
    for seats, temper in ((1, -2), (2, -1), (3, 0)):
        lair = Lair("gorthos", "furnace-breath", seats=seats)
        blow = blow_at(lair.s, lair.enemy, BULL)
        terms = {term.label: term.amount for term in strength_terms(lair.s, blow)}
        assert terms == {"base": 7} | ({"temper": temper} if temper else {})
        weak = strength_terms(lair.s, blow._replace(base=1))
        assert sum(term.amount for term in weak) == 1
        lair.agree(toughness="printed")
        assert sum(term.amount for term in strength_terms(lair.s, blow)) == 6


def test_ac_46_an_attack_on_all_goes_where_most_are_struck_hiding_ones_too() -> None:
    lair = Lair("gorthos", "tail-sweep")
    lair.stand(BULL, lair.room, 6)
    lair.stand(LORNA, lair.room, 8)
    lair.stand(KROM, lair.room, 0)
    lair.s.stand(lair.enemy, lair.square(lair.room, 1))
    hide(lair, LORNA)
    lair.segment()
    assert lair.local(lair.s.spot[lair.enemy]) == (lair.room, 4)
    assert all(lair.wounds(hero) for hero in (BULL, LORNA, KROM))
    assert lair.next_card()


def test_a_40_an_attack_on_all_goes_round_from_the_initiative_and_it_looks_at_the_first() -> None:
    lair = Lair("gorthos", "tail-sweep")
    for hero, local in ((BULL, 5), (LORNA, 3), (KROM, 7)):
        lair.stand(hero, lair.room, local)
    lair.s.initiative = 1
    lair.s.facing[lair.enemy] = NORTH
    lair.s.listening, lair.s.events = True, []
    lair.segment()
    struck = [event.target for event in lair.s.events if isinstance(event, AttackResolved)]
    assert struck == ["fig:lorna", "fig:krom", "fig:bull"]
    assert lair.s.facing[lair.enemy] == WEST


def test_ac_46_it_takes_the_shortest_way_to_where_most_are_struck() -> None:
    lair = Lair("gorthos", "tail-sweep")
    lair.alone()
    lair.stand(BULL, lair.gate, 1)
    lair.s.stand(lair.enemy, lair.square(lair.room, 4))
    places = crowded_places(lair.s, lair.enemy)
    assert {plan.cost for plan in places} == {1}
    lair.stand(BULL, lair.room, 7)
    assert [plan.square for plan in crowded_places(lair.s, lair.enemy)] == [lair.s.spot[lair.enemy]]


def test_ac_46_if_nobody_can_be_struck_it_goes_to_the_nearest_hero() -> None:
    lair = Lair("drum-king", "stampede")
    sealed(lair)
    lair.s.stand(LORNA, NOWHERE)
    lair.s.stand(KROM, NOWHERE)
    lair.s.stand(lair.enemy, lair.square(lair.room, 0))
    lair.segment()
    assert lair.local(lair.s.spot[lair.enemy]) == (lair.local(lair.s.spot[BULL])[0], 3)
    assert lair.next_card()


# ---- those it commands ---------------------------------------------------------------------------


def test_da_fin_12_its_minions_attack_ready_or_not() -> None:
    lair = Lair("drum-king", "goblin-hordes")
    lair.alone()
    lair.stand(BULL, lair.room, 7)
    lair.s.stand(lair.enemy, lair.square(lair.room, 8))
    goblin = lair.monster("goblin", lair.room, 6)
    lair.s.ready[goblin] = 0
    lair.monster("ogre", lair.room, 3)
    lair.segment()
    settle(lair)
    assert lair.wounds(BULL) == (4 - 1) + (3 - 1)
    assert lair.next_card()


def test_ac_53_with_its_fall_those_it_commands_stop() -> None:
    lair = Lair("drum-king", "goblin-hordes")
    lair.alone()
    lair.stand(BULL, lair.room, 7)
    goblins = tuple(lair.monster("goblin", lair.room, local) for local in (6, 8))
    lair.s.stand(lair.enemy, NOWHERE)
    lair.s.frames = [Turn(0, 0), Command(0, lair.enemy, goblins, FIRST_ENEMY_CARD)]
    lair.s.run()
    lair.s.listed = None
    assert lair.legal("rouse") == []
    assert lair.wounds(BULL) == 0


def test_who_has_fallen_meanwhile_is_not_sent() -> None:
    lair = Lair("drum-king", "goblin-hordes")
    lair.alone()
    lair.stand(BULL, lair.room, 7)
    goblins = tuple(lair.monster("goblin", lair.room, local) for local in (6, 8))
    lair.s.stand(goblins[0], NOWHERE)
    lair.s.frames = [Turn(0, 0), Command(0, lair.enemy, goblins, FIRST_ENEMY_CARD)]
    lair.s.run()
    lair.s.listed = None
    settle(lair)
    assert lair.wounds(BULL) == 3 - 1


def test_da_fin_23_they_act_in_the_order_of_the_initiative_and_are_as_ready_as_before() -> None:
    lair = Lair("drum-king", "goblin-hordes")
    lair.alone()
    lair.s.initiative = 1
    lair.stand(BULL, lair.room, 7)
    lair.s.stand(lair.enemy, lair.square(lair.room, 4))
    for local, ready in ((6, 0), (8, 1)):
        lair.s.ready[lair.monster("goblin", lair.room, local)] = ready
    lair.segment()
    assert [str(move) for move in play.legal(lair.s)] == ["p2 rouse m2", "p2 rouse m3"]
    lair.play("p2 rouse m3")
    settle(lair)
    assert lair.s.ready[-2:] == [0, 1]
    assert lair.wounds(BULL) == health(lair.s, BULL) < (4 - 1) + 2 * (3 + 1 - 1)
    assert lair.next_card()
