"""Final enemies: how they come, the cards they turn, and what they share with monsters."""

from __future__ import annotations

import pytest

from tests.games.alliance.quests import BULL, LORNA, Errand, Lair, at_entrance
from undercroft.crawl.space.grid import EAST, NORTH, SOUTH, WEST
from undercroft.games.alliance.combat.modifiers import value
from undercroft.games.alliance.combat.numbers import in_the_way
from undercroft.games.alliance.content.schema import AttackKind
from undercroft.games.alliance.content.stat_ids import ROOTED
from undercroft.games.alliance.content.tables import (
    FINAL_ENEMIES,
    QUEST_NAMES,
    QUESTS,
)
from undercroft.games.alliance.effects.vocabulary import Each, Exhaust, Monsters, Root, Stat, minus
from undercroft.games.alliance.game import ALLIANCE
from undercroft.games.alliance.map.figures import (
    common_monsters,
    final_enemies,
    health,
    monsters,
)
from undercroft.games.alliance.map.movement import reachable, step_cost
from undercroft.games.alliance.notation import ENEMY_DECKS, NOWHERE
from undercroft.games.alliance.phases.end_phase import forget_round
from undercroft.games.alliance.phases.enemy_plans import (
    blow_at,
)
from undercroft.games.alliance.phases.hero_turn import Turn
from undercroft.games.alliance.phases.quests import (
    trigger,
)
from undercroft.games.alliance.phases.round import Rounds
from undercroft.games.alliance.phases.setup.sequence import set_up
from undercroft.games.alliance.phases.solo import FIRST, SoloSegment, exhausted
from undercroft.games.alliance.scene.quests import quest_tokens
from undercroft.games.alliance.state import UNKNOWN
from undercroft.kernel import play

EVERY_MONSTER = Each(Monsters())


def revealed(seats: int, **options: str) -> list[str]:
    """The quests that lie open after the first choices of chance, and their decks."""
    s = set_up(seats, ALLIANCE.chosen({"quests": "levels", **options}))
    s.run()
    while "draw quests" in str(play.legal(s)[0]) or "roll" in str(play.legal(s)[0]):
        play.apply(s, play.legal(s)[-1])
    sizes = {e.id: s.stacks[ENEMY_DECKS + i].size for i, e in enumerate(FINAL_ENEMIES)}
    names = [QUESTS[quest].id for quest in s.quests]
    cards = {enemy.id: len(enemy.cards) for enemy in FINAL_ENEMIES}
    assert {id_: cards[id_] if id_ in names else 0 for id_ in sizes} == sizes
    return names


# ---- set-up --------------------------------------------------------------------------------------


def test_da_fin_01_each_has_five_cards_that_are_shuffled_with_its_quest() -> None:
    assert [len(enemy.cards) for enemy in FINAL_ENEMIES] == [5, 5, 5, 5, 6]
    assert len({card.id for enemy in FINAL_ENEMIES for card in enemy.cards}) == 26
    assert len(revealed(2)) == 3


def test_da_fin_17_a_goblin_king_a_lich_a_sorceress_and_a_dragon() -> None:
    names = ["The Drum King", "The Pale Regent", "Ysmera Blackglass", "Gorthos the Dragon"]
    assert [enemy.name for enemy in FINAL_ENEMIES] == [*names, "The Titan"]


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
        ("drum-king", (12, 12, 13, 13)),
        ("regent", (12, 12, 13, 13)),
        ("ysmera", (12, 12, 12, 12)),
        ("gorthos", (14, 14, 15, 15)),
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
    # No card lies open while one is turned; those in the deck again are no used ones.
    assert lair.s.enemy_cards == [UNKNOWN]
    assert lair.s.enemy_used == [()]
    lair.play("d draw enemy-gorthos tail-sweep")
    assert lair.s.stacks[lair.deck_of_enemy].size == 4


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
