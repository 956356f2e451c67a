"""Final enemies: how they come, whom they attack from where, what ends them, what they pay."""

from __future__ import annotations

import random

import pytest

import undercroft as uc
from tests.games.alliance.quests import Errand, Lair
from undercroft.crawl.modifiers import Modifier
from undercroft.crawl.space.grid import EAST, NORTH, SOUTH, WEST
from undercroft.games.alliance.combat.damage import strike, wound
from undercroft.games.alliance.combat.modifiers import modify, value
from undercroft.games.alliance.combat.numbers import in_the_way, strength_terms
from undercroft.games.alliance.content.schema import AttackKind
from undercroft.games.alliance.content.stat_ids import BY_USE, MAY_HIDE, ROOTED
from undercroft.games.alliance.content.tables import (
    FINAL_ENEMIES,
    MONSTER_NAMES,
    MONSTERS,
    QUEST_NAMES,
    QUESTS,
    TEMPER,
)
from undercroft.games.alliance.effects.vocabulary import Each, Exhaust, Monsters, Root, Stat, minus
from undercroft.games.alliance.game import ALLIANCE
from undercroft.games.alliance.map.figures import (
    common_monsters,
    final_enemies,
    health,
    is_standing,
    monsters,
)
from undercroft.games.alliance.map.movement import reachable, step_cost
from undercroft.games.alliance.notation import ENEMY_DECKS, ENTER, NOWHERE, OPEN
from undercroft.games.alliance.phases.early_end import is_bare
from undercroft.games.alliance.phases.end_phase import forget_round
from undercroft.games.alliance.phases.enemy_cards import lay_enemy_deck
from undercroft.games.alliance.phases.enemy_plans import (
    best_places,
    blow_at,
    drawable,
    ways_to_attack,
)
from undercroft.games.alliance.phases.experience import left_undone
from undercroft.games.alliance.phases.hero_turn import Turn
from undercroft.games.alliance.phases.quests import (
    RESOLVED,
    TRIGGERED,
    deeds_needed,
    is_goal_met,
    markers_on,
    reward_begun,
    trigger,
)
from undercroft.games.alliance.phases.round import Rounds, finish
from undercroft.games.alliance.phases.setup.sequence import set_up
from undercroft.games.alliance.phases.solo import FIRST, SoloSegment, exhausted
from undercroft.games.alliance.scene.quests import quest_tokens
from undercroft.games.alliance.state import Alliance
from undercroft.kernel import play
from undercroft.kernel.digest import digest
from undercroft.kernel.options import Value

BULL, LORNA, KROM = 0, 4, 8
EVERY_MONSTER = Each(Monsters())


def revealed(seats: int, **options: str) -> list[str]:
    """The quests that lie open after the first choices of chance, and their decks."""
    s = set_up(seats, ALLIANCE.chosen({"quests": "levels", **options}))
    s.run()
    while "draw quests" in str(play.legal(s)[0]) or "roll" in str(play.legal(s)[0]):
        play.apply(s, play.legal(s)[-1])
    sizes = {e.id: s.stacks[ENEMY_DECKS + i].size for i, e in enumerate(FINAL_ENEMIES)}
    names = [QUESTS[quest].id for quest in s.quests]
    assert {id_: 5 if id_ in names else 0 for id_ in sizes} == sizes
    return names


def at_entrance(name: str = "gorthos", seats: int = 3) -> Errand:
    """Bull stands south of the closed entrance, in his turn."""
    place = Errand(name, seats=seats)
    place.here()
    place.beside(BULL)
    return place


def settle(place: Lair) -> None:
    """The initiative player takes the first of places that are equally good."""
    while place.legal("go"):
        place.play(str(play.legal(place.s)[0]))


def hide(place: Lair, hero: int) -> None:
    """A hero hides."""
    modify(place.s, Modifier(MAY_HIDE, 1, BY_USE, hero))


# ---- set-up --------------------------------------------------------------------------------------


def test_da_fin_01_each_has_five_cards_that_are_shuffled_with_its_quest() -> None:
    assert [len(enemy.cards) for enemy in FINAL_ENEMIES] == [5] * 4
    assert len({card.id for enemy in FINAL_ENEMIES for card in enemy.cards}) == 20
    assert len(revealed(2)) == 3


def test_da_fin_17_a_goblin_king_a_lich_a_sorceress_and_a_dragon() -> None:
    names = ["The Drum King", "The Pale Regent", "Ysmera Blackglass", "Gorthos the Dragon"]
    assert [enemy.name for enemy in FINAL_ENEMIES] == names


@pytest.mark.parametrize("final", ["drum-king", "regent", "ysmera", "gorthos"])
def test_da_qst_01_the_dearest_quest_is_the_final_enemy_agreed_on(final: str) -> None:
    names = revealed(2, final=final)
    assert [QUESTS[QUEST_NAMES.parse(name)].xp for name in names] == [3, 5, 7]
    assert names[-1] == final


def test_da_qst_26_final_enemies_are_among_all_quests() -> None:
    names = revealed(2, quests="random", final="gorthos")
    assert [bool(QUESTS[QUEST_NAMES.parse(name)].final) for name in names] == [True] * 3


@pytest.mark.parametrize(
    ("name", "healths"),
    [
        ("drum-king", (9, 12, 15, 18)),
        ("regent", (10, 13, 16, 19)),
        ("ysmera", (9, 12, 15, 18)),
        ("gorthos", (12, 16, 20, 24)),
    ],
)
def test_health_goes_by_the_number_of_players(name: str, healths: tuple[int, ...]) -> None:
    for seats, expected in enumerate(healths, 1):
        lair = Lair(name, seats=seats)
        assert health(lair.s, lair.enemy) == expected
        lair.agree(toughness="printed")
        assert health(lair.s, lair.enemy) == healths[1]


# ---- the entrance --------------------------------------------------------------------------------


def test_da_fin_02_the_quest_lays_a_closed_entrance() -> None:
    place = Errand("gorthos")
    place.s.quest_markers[0] = (0,)
    trigger(place.s, 0)
    place.s.run()
    place.s.listed = None
    place.play("p1 space 4,10")
    assert [token.icon for token in quest_tokens(place.s)] == ["entrance"]
    assert place.local(place.s.quest_spots[0][0]) == (place.room, 4)
    assert monsters(place.s) == ()


def test_da_fin_03_beside_the_entrance_one_speed_wakes_it() -> None:
    place = at_entrance()
    turn = place.turn(BULL)
    place.play("p1 enter gorthos", "d draw enemy-gorthos furnace-breath")
    (enemy,) = final_enemies(place.s)
    assert (turn.used, turn.spent) == (1, 1)
    assert place.local(place.s.spot[enemy]) == (place.room, 4)
    assert place.s.quest_spots == [()]
    assert place.legal("enter") == []
    assert place.refused("p1 enter gorthos") == ["DA-QST-13"]


def test_da_fin_03_nobody_opens_it_from_afar_or_without_speed() -> None:
    place = at_entrance()
    turn = place.turn(BULL)
    turn.pay(turn.points(place.s))
    assert place.refused("p1 enter gorthos") == ["DA-QST-12"]
    place = at_entrance()
    place.beside(BULL, 0)
    place.s.stand(BULL, place.square(place.gate, 4))
    place.turn(BULL)
    assert place.refused("p1 enter gorthos") == ["DA-QST-13"]


def test_da_fin_03_who_stands_on_the_entrance_makes_room() -> None:
    place = at_entrance()
    place.beside(BULL, 4)
    place.turn(BULL, "p1 enter gorthos")
    assert len(place.legal("space")) == 8
    place.play("p1 space 7,6", "d draw enemy-gorthos furnace-breath")
    (enemy,) = final_enemies(place.s)
    assert place.local(place.s.spot[enemy]) == (place.room, 1)


def test_da_fin_04_the_defence_on_its_first_card_works_at_once() -> None:
    place = at_entrance()
    place.turn(BULL, "p1 enter gorthos")
    (enemy,) = final_enemies(place.s)
    assert value(place.s, enemy, Stat.ARMOR) == 0
    place.play("d draw enemy-gorthos fury-of-the-hoard")
    assert value(place.s, enemy, Stat.ARMOR) == 2
    assert place.wounds(BULL) == 1
    assert isinstance(place.s.frames[-1], Turn)


@pytest.mark.parametrize(("local", "facing"), [(1, NORTH), (3, WEST), (5, EAST), (7, SOUTH)])
def test_da_fin_25_it_looks_at_who_opened_it(local: int, facing: int) -> None:
    place = at_entrance()
    place.beside(BULL, local)
    place.turn(BULL, "p1 enter gorthos", "d draw enemy-gorthos furnace-breath")
    (enemy,) = final_enemies(place.s)
    assert place.s.facing[enemy] == facing


def test_da_fin_18_an_entrance_is_not_attacked() -> None:
    place = at_entrance()
    place.turn(BULL)
    assert place.legal("attack") == []
    assert place.s.situation().lairs() == frozenset()
    place.play("p1 enter gorthos", "d draw enemy-gorthos long-inhale")
    assert place.legal("attack") == ["m1"]


# ---- cards ---------------------------------------------------------------------------------------


def test_da_fin_05_what_lasts_ends_with_the_next_card() -> None:
    lair = Lair("gorthos")
    lair.turn_up("fury-of-the-hoard")
    assert value(lair.s, lair.enemy, Stat.ARMOR) == 2
    lair.turn_up("furnace-breath")
    assert value(lair.s, lair.enemy, Stat.ARMOR) == 1
    forget_round(lair.s)
    assert value(lair.s, lair.enemy, Stat.ARMOR) == 1


def test_a_16_by_option_it_lasts_for_the_round() -> None:
    lair = Lair("gorthos")
    lair.agree(enemy_defense="round")
    lair.turn_up("fury-of-the-hoard")
    lair.turn_up("furnace-breath")
    assert value(lair.s, lair.enemy, Stat.ARMOR) == 3
    forget_round(lair.s)
    assert value(lair.s, lair.enemy, Stat.ARMOR) == 0


def test_da_fin_15_used_cards_are_shuffled_into_a_new_deck() -> None:
    lair = Lair("gorthos", "furnace-breath")
    lair.alone()
    lair.s.stand(BULL, NOWHERE)
    for name in ("tail-sweep", "take-wing", "fury-of-the-hoard", "long-inhale"):
        lair.segment()
        lair.play(f"d draw enemy-gorthos {name}")
    assert lair.s.stacks[lair.deck_of_enemy].size == 0
    lair.segment()
    drawn = [str(move).split()[-1] for move in play.legal(lair.s)]
    assert drawn == [card.id for card in FINAL_ENEMIES[3].cards]


# ---- a figure like a monster, and not ------------------------------------------------------------


def test_da_fin_06_nothing_exhausts_or_holds_it() -> None:
    lair = Lair("gorthos")
    lair.stand(BULL, lair.room, 7)
    goblin = lair.monster("goblin", lair.room, 0)
    lair.s.ready[goblin] = 1
    for effect in (
        Exhaust(EVERY_MONSTER),
        Root(EVERY_MONSTER),
        minus(1, Stat.ATTACK, EVERY_MONSTER),
    ):
        at = lair.s.EFFECTS.context(BULL)
        at.targets = (lair.enemy, goblin)
        lair.s.EFFECTS.meanings.resolvers[type(effect)](lair.s, at, effect)
    assert (lair.s.ready[lair.enemy], lair.s.ready[goblin]) == (1, 0)
    assert [value(lair.s, figure, ROOTED) for figure in (lair.enemy, goblin)] == [0, 1]
    assert value(lair.s, lair.enemy, Stat.ATTACK) == -1


def test_da_fin_16_it_blocks_taxes_obstructs_and_is_attacked() -> None:
    lair = Lair("gorthos", local=7)
    s = lair.s
    goblin = lair.monster("goblin", lair.room, 4)
    assert not reachable(s, LORNA, 9).meets(s.spot[lair.enemy])
    assert step_cost(s, LORNA, s.spot[LORNA], lair.square(lair.gate, 0)) == 2
    shot = blow_at(s, lair.enemy, goblin)._replace(attacker=BULL, kind=AttackKind.RANGED)
    assert in_the_way(s, shot, lair.square(lair.gate, 1)) == 1
    lair.stand(LORNA, lair.gate, 0)
    lair.stand(BULL, lair.gate, 1)
    lair.turn(BULL)
    assert lair.legal("attack") == ["m1"]


def test_da_fin_07_players_do_not_rouse_it_and_it_acts_when_they_have_done() -> None:
    lair = Lair("gorthos", "fury-of-the-hoard", seats=2)
    lair.alone()
    lair.stand(BULL, lair.room, 7)
    s = lair.s
    rounds = Rounds()
    rounds.place = 2
    s.frames = [rounds]
    s.run()
    s.listed = None
    assert lair.wounds(BULL) == 8 - 1 - 1
    lair.play("d draw enemy-gorthos furnace-breath")
    assert (s.cycle, s.ready[lair.enemy]) == (1, 1)


def test_da_fin_07_it_acts_after_monsters_were_roused() -> None:
    lair = Lair("gorthos", "fury-of-the-hoard", seats=2)
    lair.alone()
    lair.stand(BULL, lair.room, 7)
    goblin = lair.monster("goblin", lair.gate, 6)
    lair.s.ready[goblin] = 1
    rounds = Rounds()
    rounds.place = 2
    lair.s.frames = [rounds]
    lair.s.run()
    lair.s.listed = None
    assert lair.legal("rouse") == []
    while lair.legal("go") or lair.legal("face"):
        lair.play(str(play.legal(lair.s)[0]))
    assert lair.s.ready[goblin] == 0
    assert lair.next_card()


@pytest.mark.parametrize("mode", ["alone", "together"])
def test_da_fin_13_the_next_card_is_turned_then_the_one_of_monsters(mode: str) -> None:
    lair = Lair("gorthos", "fury-of-the-hoard", seats=1 if mode == "alone" else 2)
    lair.agree(mode="co-op")
    lair.alone()
    lair.stand(BULL, lair.room, 7)
    lair.s.solo_card = 0
    segment = SoloSegment()
    segment.step = FIRST + 4
    lair.s.frames = [Turn(0, 0), segment]
    lair.s.run()
    lair.s.listed = None
    assert lair.wounds(BULL) == 8 - (2 if mode == "alone" else 1) - 1
    assert lair.next_card()
    lair.play("d draw enemy-gorthos furnace-breath")
    assert value(lair.s, lair.enemy, Stat.ARMOR) == 1
    assert str(play.legal(lair.s)[0]).startswith("d draw solo")


def test_da_night_01_in_a_nightmare_no_card_of_monsters_follows() -> None:
    lair = Lair("gorthos", "fury-of-the-hoard", seats=1)
    lair.agree(nightmare=True)
    lair.alone()
    lair.s.stand(BULL, NOWHERE)
    lair.s.solo_card = 0
    segment = SoloSegment()
    segment.step = FIRST + 4
    lair.s.frames = [Turn(0, 0), segment]
    lair.s.run()
    lair.s.listed = None
    lair.play("d draw enemy-gorthos furnace-breath")
    assert isinstance(lair.s.frames[-1], Turn)


def test_da_fin_19_solo_cards_do_not_pick_it() -> None:
    lair = Lair("gorthos", seats=1)
    lair.s.ready[lair.enemy] = 0
    goblin = lair.monster("goblin", lair.gate, 6)
    assert exhausted(lair.s) == [goblin]
    assert list(common_monsters(lair.s)) == [goblin]


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


# ---- its end -------------------------------------------------------------------------------------


def test_da_fin_14_wounds_are_markers_and_its_fall_scores_the_quest() -> None:
    lair = Lair("gorthos", seats=3)
    strike(lair.s, lair.enemy, 12, by=1)
    strike(lair.s, lair.enemy, 7, by=2)
    assert markers_on(lair.s, 0) == (1,) * 12 + (2,) * 7
    assert (lair.s.quest_stages, deeds_needed(lair.s, 0)) == ([TRIGGERED], 20)
    strike(lair.s, lair.enemy, 1, by=2)
    assert lair.s.quest_stages == [RESOLVED]
    assert lair.s.xp_up == [0, 4, 3]
    assert lair.s.campaign_tokens == [0, 4, 3]
    assert not is_standing(lair.s, lair.enemy)


def test_da_fin_14_who_slays_it_alone_gets_both_rewards_and_no_other_quest_counts_it() -> None:
    lair = Lair("gorthos", seats=3)
    other = Errand("gorthos", "chained-beast", seats=3)
    s = other.s
    enemy = other.monster("gorthos", other.room, 4)
    s.quest_stages[0] = TRIGGERED
    s.enemy_cards[0] = 15
    strike(s, enemy, 20, by=0)
    assert (s.xp_up, s.quest_markers[1]) == ([7, 0, 0], ())
    assert lair.s.quest_stages == [TRIGGERED]


def test_ac_53_what_its_card_does_ends_with_it_for_its_minions_too() -> None:
    lair = Lair("drum-king")
    goblin = lair.monster("goblin", lair.room, 0)
    lair.turn_up("red-banner")
    assert value(lair.s, goblin, Stat.ATTACK) == 1
    strike(lair.s, lair.enemy, 15, by=0)
    assert value(lair.s, goblin, Stat.ATTACK) == 0
    assert lair.s.modifiers == ()


def test_an_enemy_that_falls_by_thorns_acts_no_more() -> None:
    lair = Lair("gorthos", "fury-of-the-hoard")
    lair.alone()
    lair.stand(BULL, lair.room, 7)
    strike(lair.s, lair.enemy, 19, by=1)
    modify(lair.s, Modifier(Stat.THORNS, 1, BY_USE, BULL))
    lair.segment()
    assert lair.s.quest_stages == [RESOLVED]
    assert isinstance(lair.s.frames[-1], Turn)


def test_da_win_05_awake_it_keeps_the_game_going_an_entrance_does_not() -> None:
    place = at_entrance()
    assert is_bare(place.s)
    place.turn(BULL, "p1 enter gorthos", "d draw enemy-gorthos furnace-breath")
    assert not is_bare(place.s)
    strike(place.s, final_enemies(place.s)[0], 20, by=0)
    assert is_bare(place.s)


def test_da_fin_26_awake_it_counts_against_a_company_an_entrance_does_not() -> None:
    place = at_entrance(seats=1)
    before = left_undone(place.s)
    place.turn(BULL, "p1 enter gorthos", "d draw enemy-gorthos furnace-breath")
    assert left_undone(place.s) == before + 1


def test_da_egr_02_a_wounded_final_enemy_pays_once() -> None:
    lair = Lair("gorthos", seats=3)
    lair.agree(end_rewards=True)
    wound(lair.s, lair.enemy, 2, by=2)
    wound(lair.s, lair.enemy, 3, by=1)
    wound(lair.s, lair.monster("ogre", lair.room, 0), 1, by=0)
    finish(lair.s, "last-round")
    assert lair.s.xp_up == [MONSTERS[MONSTER_NAMES.parse("ogre")].rewards[1], 3, 0]
    assert lair.s.campaign_tokens == [0, 3, 0]
    untouched = Lair("gorthos", seats=3)
    reward_begun(untouched.s)
    assert untouched.s.xp_up == [0, 0, 0]


@pytest.mark.parametrize(
    ("goal", "stages", "met"),
    [
        ("expert", (RESOLVED, RESOLVED, TRIGGERED), False),
        ("expert", (TRIGGERED, RESOLVED, RESOLVED), True),
        ("expert", (TRIGGERED, TRIGGERED, RESOLVED), False),
        ("master", (RESOLVED, TRIGGERED, RESOLVED), False),
        ("master", (RESOLVED, RESOLVED, RESOLVED), True),
        ("adept", (RESOLVED, RESOLVED, TRIGGERED), True),
    ],
)
def test_da_qst_19_tv_15_expert_needs_the_final_enemy(
    goal: str, stages: tuple[int, ...], met: bool
) -> None:
    place = Errand("ragged-map", "sealed-vault", "gorthos", seats=1)
    place.agree(goal=goal)
    place.s.quest_stages = list(stages)
    assert is_goal_met(place.s) is met


def test_several_act_in_the_order_of_their_opening() -> None:
    lair = Lair("gorthos", "furnace-breath")
    s = lair.s
    s.quests = (*s.quests, QUEST_NAMES.parse("regent"))
    for column, value_ in (
        (s.quest_stages, TRIGGERED),
        (s.quest_placers, 0),
        (s.enemy_cards, 5),
    ):
        column.append(value_)
    for rows in (s.quest_markers, s.quest_spots, s.quest_beacons, s.quest_tiles, s.enemy_used):
        rows.append(())
    lair.monster("regent", lair.room, 0)
    lay_enemy_deck(s, 1)
    lair.alone()
    s.stand(BULL, NOWHERE)
    lair.segment()
    assert str(play.legal(s)[0]).startswith("d draw enemy-gorthos")
    lair.play("d draw enemy-gorthos long-inhale")
    assert str(play.legal(s)[0]).startswith("d draw enemy-regent")


@pytest.mark.parametrize(
    ("name", "card", "moves"),
    [
        ("gorthos", "furnace-breath", ()),
        ("gorthos", "furnace-breath", ("d roll 0",)),
        ("drum-king", "goblin-hordes", ("d roll 2",)),
    ],
)
def test_a_position_in_which_it_acts_survives_being_saved(
    name: str, card: str, moves: tuple[str, ...]
) -> None:
    lair = Lair(name, card)
    lair.monster("goblin", lair.room, 0)
    lair.segment(*moves)
    again = Alliance.load(lair.s.save())
    assert isinstance(again, Alliance)
    again.run()
    assert digest(again) == digest(lair.s)
    assert play.legal(again) == play.legal(lair.s)


@pytest.mark.parametrize("seed", range(4))
def test_a_game_in_which_it_is_woken_early_ends(seed: int) -> None:
    final = FINAL_ENEMIES[seed].id
    options: dict[str, Value] = {"quests": "levels", "final": final, "heroes": "preset"}
    t = uc.new("alliance", seats=1 + seed % 3, seed=seed, options=options)
    s = t.state
    assert isinstance(s, Alliance)
    rng = random.Random(seed)
    while t.over is None:
        if isinstance(s.frames[-1], Turn) and s.quest_stages[-1] == 0 and len(s.walls.laid()) > 3:
            s.quest_markers[-1] = (0,)
            trigger(s, 2)
            s.run()
            s.listed = None
        moves = t.legal()
        doors = [move for move in moves if move.verb in (OPEN, ENTER)]
        t.play(rng.choice(doors or moves))
        s = t.state
        assert isinstance(s, Alliance)
    assert s.enemy_used[2] or s.quest_stages[2] > 0
