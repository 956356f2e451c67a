"""The deep room: its stairs, who wakes below, the cards of the room, and when it is cleared."""

from __future__ import annotations

import pytest

from tests.games.alliance.deep import BULL, ENTRANCE, KROM, LORNA, Deep
from tests.games.alliance.quests import Errand, at_entrance
from tests.games.alliance.scenes import Place
from undercroft.crawl.space.grid import SOUTH
from undercroft.games.alliance.combat.damage import wound
from undercroft.games.alliance.content.quest_schema import LIES_OPEN, LOST, RESOLVED
from undercroft.games.alliance.content.room_schema import RoomSort
from undercroft.games.alliance.content.tables import (
    DEEP_SIDES,
    MONSTER_NAMES,
    MONSTERS,
    QUESTS,
    ROOM_CARDS,
)
from undercroft.games.alliance.game import ALLIANCE
from undercroft.games.alliance.map.figures import (
    common_monsters,
    final_enemies,
    is_awake,
    monsters,
    room,
    standing_heroes,
)
from undercroft.games.alliance.map.geometry import DEEP_SPACES, has_deep_room, start_room
from undercroft.games.alliance.notation import ENEMY_DECKS, FIRST_QUEST, NOWHERE, ROOM_DECK
from undercroft.games.alliance.phases.early_end import is_bare
from undercroft.games.alliance.phases.enemy_plans import drawable
from undercroft.games.alliance.phases.experience import left_undone
from undercroft.games.alliance.phases.hero_turn import Turn
from undercroft.games.alliance.phases.monsters import choices, ready_monsters
from undercroft.games.alliance.phases.quest_tokens import empty_spaces
from undercroft.games.alliance.phases.quests import trigger
from undercroft.games.alliance.phases.round import Rounds, rounds_to_play
from undercroft.games.alliance.phases.setup.sequence import set_up
from undercroft.games.alliance.phases.staircase import OpenStairs
from undercroft.games.alliance.state import UNKNOWN
from undercroft.kernel import play
from undercroft.kernel.events import Said
from undercroft.kernel.options import Value


def drawn(place: Errand) -> list[str]:
    """The cards of chance that could come now."""
    return [str(move) for move in play.legal(place.s)]


# ---- set-up --------------------------------------------------------------------------------------


def test_da_deep_01_six_cards_wait_with_the_room() -> None:
    assert [card.titan for card in ROOM_CARDS].count(False) == 6
    place = Deep("regent")
    assert place.s.stacks[ROOM_DECK].size == 6
    sorts = [card.sort for card in ROOM_CARDS if not card.titan]
    assert sorts == [RoomSort.ENCOUNTER] * 3 + [RoomSort.TRAP] * 3


def test_da_deep_02_six_rounds_are_played() -> None:
    place = Deep("regent")
    assert rounds_to_play(place.s) == 6
    place.s.round, place.s.cycle = 4, 0
    rounds = Rounds()
    place.s.frames = [rounds]
    rounds.close_round(place.s)
    assert place.s.over is None
    rounds.close_round(place.s)
    assert place.s.over is not None


@pytest.mark.parametrize(("quests", "final"), [("none", "random"), ("random", "gorthos")])
def test_da_deep_01_without_one_final_enemy_there_is_no_room(quests: str, final: str) -> None:
    s = set_up(2, ALLIANCE.chosen({"quests": quests, "final": final, "deep": True}))
    assert not s.options.deep
    assert rounds_to_play(s) == 4


def test_da_deep_25_six_by_six_with_entrance_and_spawn_point_face_to_face() -> None:
    for side in DEEP_SIDES:
        assert (len(side.picture), {len(row) for row in side.picture}) == (6, {6})
        assert side.marked("S") == ((2, 0),)
        assert side.marked("E") == (ENTRANCE,)
    assert DEEP_SPACES == 6
    place = Deep("regent")
    walls = place.s.walls
    inner = walls.look_around(place.at(2, 2))
    assert inner == {place.at(x, y) for x in (1, 2, 3) for y in (1, 2, 3)} - {place.at(2, 2)}
    assert walls.look_around(place.at(0, 0)) == {place.at(1, 0), place.at(0, 1), place.at(1, 1)}


# ---- the stairs ----------------------------------------------------------------------------------


def test_da_deep_04_opening_the_entrance_shows_stairs_and_who_sleeps_below() -> None:
    place = Errand("regent", seats=3, deep=True)
    place.here()
    place.beside(BULL)
    turn = place.turn(BULL, "p1 enter regent")
    (enemy,) = final_enemies(place.s)
    assert (turn.used, turn.spent) == (1, 1)
    assert place.s.stairs == place.square(place.room, 4)
    assert place.s.quest_spots == [()]
    assert has_deep_room(place.s.walls)
    assert not is_awake(place.s, enemy)
    assert place.s.facing[enemy] == SOUTH
    assert place.legal("move")


def test_da_deep_04_the_log_says_where_the_stairs_lead() -> None:
    place = Errand("regent", deep=True)
    place.here()
    place.s.listening, place.s.events = True, []
    place.s.frames = [Turn(0, 0), OpenStairs(0)]
    place.s.run()
    said = [event.text for event in place.s.events if isinstance(event, Said)]
    assert said == ["Stairs lead down to the Deep Room, where the Pale Regent sleeps"]


def test_da_deep_04_without_the_room_it_stands_where_its_entrance_was() -> None:
    place = at_entrance("regent")
    place.turn(BULL, "p1 enter regent")
    assert place.s.stairs == NOWHERE
    assert drawn(place)[0].startswith("d draw enemy-regent")


def test_da_deep_05_a_giant_waits_with_its_back_on_the_spawn_point() -> None:
    place = Errand("gorthos", seats=3, deep=True)
    place.here()
    place.beside(BULL)
    place.s.initiative = 1
    place.turn(BULL, "p1 enter gorthos")
    assert drawn(place) == ["p2 space 1,12", "p2 space 2,12"]
    place.play("p2 space 1,12")
    spaces = place.s.situation().giant_spaces()
    grid = place.s.walls.board.grid
    assert [(grid.x(p), grid.y(p)) for p in spaces] == [(1, 12), (2, 12), (1, 13), (2, 13)]


def test_da_deep_06_the_staircase_is_a_space_like_others() -> None:
    place = Deep("regent")
    place.beside(BULL, 7)
    turn = place.turn(BULL)
    place.play("p1 move 7,7")
    assert place.s.spot[BULL] == place.stairs
    assert turn.spent == 1


def test_da_qst_22_no_token_of_a_quest_lies_on_the_staircase() -> None:
    place = Deep("regent")
    stairs = place.s.walls.board.grid.room_of[place.stairs]
    assert place.stairs not in empty_spaces(place.s, stairs)
    assert len(empty_spaces(place.s, stairs)) == 8


def test_da_deep_07_a_step_leads_from_the_stairs_to_the_entrance() -> None:
    place = Deep("regent", "grave-chill")
    place.on_stairs()
    turn = place.turn(BULL)
    assert place.legal("descend") == [place.named(*ENTRANCE)]
    place.play(f"p1 descend {place.named(*ENTRANCE)}")
    assert place.where(BULL) == ENTRANCE
    assert (turn.spent, turn.moved) == (1, 1)


def test_da_deep_07_past_somebody_at_the_entrance_to_its_row() -> None:
    place = Deep("regent", "grave-chill")
    place.on_stairs()
    place.below(LORNA, *ENTRANCE)
    place.below(KROM, 4, 5)
    place.turn(BULL)
    free = [place.named(x, 5) for x in (0, 1, 3, 5)]
    assert sorted(place.legal("descend")) == sorted(free)
    assert place.refused(f"p1 descend {place.named(4, 5)}") == ["DA-DEEP-07"]
    for x in (0, 1, 3, 5):
        place.foe_below("goblin", x, 5)
    assert place.legal("descend") == []


def test_da_deep_07_beside_an_enemy_the_step_costs_more() -> None:
    place = Deep("regent", "grave-chill")
    place.on_stairs()
    place.monster("goblin", place.room, 0)
    turn = place.turn(BULL)
    place.play(f"p1 descend {place.named(*ENTRANCE)}")
    assert turn.spent == 2
    place.on_stairs()
    turn = place.turn(BULL)
    turn.pay(turn.points(place.s) - 1)
    assert place.refused(f"p1 descend {place.named(*ENTRANCE)}") == ["DA-DEEP-07"]


def test_da_deep_07_only_the_stairs_lead_down() -> None:
    place = Deep("regent", "grave-chill")
    place.beside(BULL, 7)
    place.turn(BULL)
    assert place.legal("descend") == []
    assert place.refused(f"p1 descend {place.named(*ENTRANCE)}") == ["DA-DEEP-07"]


def test_da_deep_07_without_the_room_nothing_leads_down() -> None:
    place = Place()
    place.hero("bull", place.gate, 4)
    place.turn(0)
    assert set(place.refused("p1 descend 4,10")) == {"DA-DEEP-07"}
    assert place.legal("descend") == []


def test_da_deep_08_twelve_heroes_fill_the_room() -> None:
    place = Deep("regent", "grave-chill", seats=4)
    s = place.s
    s.kind = (*range(16), *s.kind[16:])
    for i, hero in enumerate(range(1, 13)):
        place.below(hero, i % 6, 2 + i // 6)
    place.on_stairs(BULL)
    place.turn(BULL)
    assert place.refused(f"p1 descend {place.named(*ENTRANCE)}") == ["DA-DEEP-08"]
    s.stand(12, NOWHERE)
    s.listed = None
    assert place.legal("descend")


def test_da_deep_21_from_the_row_of_the_entrance_a_step_leads_up() -> None:
    place = Deep("regent", "grave-chill")
    place.below(BULL, 5, 5)
    turn = place.turn(BULL, "p1 climb")
    assert place.s.spot[BULL] == place.stairs
    assert turn.spent == 1
    place.below(BULL, 2, 4)
    place.turn(BULL)
    assert place.refused("p1 climb") == ["DA-DEEP-21"]


def test_da_deep_26_who_stands_on_the_stairs_bars_the_way() -> None:
    place = Deep("regent", "grave-chill")
    place.below(BULL, *ENTRANCE)
    goblin = place.monster("goblin", place.room, 4)
    place.turn(BULL)
    assert place.refused("p1 climb") == ["DA-DEEP-26"]
    place.s.stand(goblin, NOWHERE)
    place.on_stairs(LORNA)
    place.turn(BULL)
    assert place.refused("p1 climb") == ["DA-DEEP-26"]
    place.beside(BULL, 7)
    place.turn(BULL)
    assert place.refused(f"p1 descend {place.named(*ENTRANCE)}") == ["DA-DEEP-07"]


def test_da_deep_22_who_fell_below_may_leave_for_its_gate() -> None:
    place = Deep("regent", "grave-chill")
    place.below(BULL, 1, 1)
    place.wound(BULL, 9)
    place.turn(BULL, "p1 leave")
    assert len(place.legal("return")) > 1
    place.play(f"p1 return {place.legal('return')[0]}")
    assert room(place.s, BULL) == place.gate


def test_da_deep_23_one_room_next_to_that_of_the_stairs_for_choosing_monsters_only() -> None:
    place = Deep("regent", "grave-chill")
    below, far = place.foe_below("goblin", 0, 0), place.monster("ogre", place.gate, 0)
    place.s.ready[far] = 1
    place.s.stand(LORNA, NOWHERE)
    place.s.stand(KROM, NOWHERE)
    place.beside(BULL, 7)
    # Both rooms are next to the hero's: that of the gate by its archway, the other by the stairs.
    assert sorted(choices(place.s, 0)) == [below, far]
    place.s.stand(BULL, place.square(place.gate, 4))
    assert choices(place.s, 0) == [below]
    place.below(BULL, 5, 5)
    assert choices(place.s, 0) == [far]
    # Where the stairs are, what is below is nearer than what is far away, and so comes later.
    place.beside(BULL, 7)
    elsewhere = place.monster("ogre", start_room(3, 1), 0)
    place.s.ready[elsewhere] = 1
    assert choices(place.s, 0) == [elsewhere]


def test_da_deep_15_monsters_below_are_activated_like_others() -> None:
    place = Deep("regent", "grave-chill")
    goblin = place.foe_below("goblin", 4, 5)
    place.below(BULL, *ENTRANCE)
    assert ready_monsters(place.s) == [goblin]
    place.act(goblin)
    assert place.wounds(BULL) > 0 or place.legal("go")


# ---- who wakes -----------------------------------------------------------------------------------


def test_da_deep_09_the_first_hero_wakes_the_enemy_then_its_room_and_goes_on() -> None:
    place = Deep("regent")
    place.on_stairs()
    turn = place.turn(BULL, f"p1 descend {place.named(*ENTRANCE)}")
    assert len(drawn(place)) == 5
    assert drawn(place)[0].startswith("d draw enemy-regent")
    place.play("d draw enemy-regent grave-chill")
    assert is_awake(place.s, place.enemy)
    assert len(drawn(place)) == 6
    before = len(common_monsters(place.s))
    place.s.listening, place.s.events = True, []
    place.play("d draw room bone-honour-guard")
    said = [event.text for event in place.s.events if isinstance(event, Said)]
    assert "In the Deep Room: Bone Honour Guard" in said
    while place.s.frames[-1] is not turn:
        place.play(drawn(place)[0])
    # Its encounter is obeyed once.
    assert len(common_monsters(place.s)) == before + 2
    assert place.legal("move")
    # Nobody else who comes wakes anything.
    place.on_stairs(LORNA)
    place.turn(LORNA)
    place.play(f"p2 descend {place.legal('descend')[0]}")
    assert place.legal("stop")


def test_da_deep_17_nobody_acts_or_turns_cards_asleep() -> None:
    place = Deep("regent")
    place.segment()
    assert place.legal("stop")
    assert place.s.enemy_cards == [UNKNOWN]
    assert place.s.room_card == UNKNOWN
    place.lie_open("grave-chill")
    place.segment()
    assert drawn(place)[0].startswith("d draw enemy-regent")


def test_da_deep_16_after_its_attack_come_its_card_and_the_rooms() -> None:
    place = Deep("regent", "grave-chill")
    place.below(BULL, 2, 3)
    place.lie_open_below("green-fog")
    place.segment()
    while not drawn(place)[0].startswith("d draw"):
        place.play(drawn(place)[0])
    assert place.wounds(BULL) > 0
    assert drawn(place)[0].startswith("d draw enemy-regent")
    place.play("d draw enemy-regent cold-reliquary")
    assert sorted(drawn(place)) == sorted(
        f"d draw room {card.id}" for card in ROOM_CARDS if not card.titan and card.id != "green-fog"
    )


def test_da_deep_16_in_the_frame_no_card_of_a_room_is_turned() -> None:
    place = Errand("regent", seats=3)
    place.here()
    place.beside(BULL)
    place.turn(BULL, "p1 enter regent", "d draw enemy-regent grave-chill")
    assert place.legal("move")


def test_da_deep_19_used_cards_of_the_room_are_shuffled_again() -> None:
    place = Deep("regent", "grave-chill")
    place.turn_up_below("green-fog")
    assert place.s.stacks[ROOM_DECK].size == 0
    place.turn_up_below("falling-keystone")
    place.segment()
    while not drawn(place)[0].startswith("d draw room"):
        place.play(drawn(place)[0])
    assert drawn(place) == ["d draw room falling-keystone", "d draw room green-fog"]


def test_da_deep_24_with_nobody_below_it_does_nothing_but_turn_cards() -> None:
    place = Deep("regent", "grave-chill")
    here = place.s.spot[place.enemy]
    place.segment()
    assert drawn(place)[0].startswith("d draw enemy-regent")
    place.play("d draw enemy-regent plague-word")
    assert drawn(place)[0].startswith("d draw room")
    place.play("d draw room green-fog")
    assert place.s.spot[place.enemy] == here
    assert place.legal("stop")
    assert not any(place.s.wounds[hero] for hero in standing_heroes(place.s))


def test_da_deep_24_an_attack_on_all_leaves_it_where_it_is_with_nobody_below() -> None:
    place = Deep("drum-king", "stampede")
    here = place.s.spot[place.enemy]
    place.s.listening, place.s.events = True, []
    place.segment()
    said = [event.text for event in place.s.events if isinstance(event, Said)]
    assert "The Drum King finds no hero near enough to attack" in said
    assert place.s.spot[place.enemy] == here


def test_da_deep_12_only_heroes_below_are_drawn() -> None:
    place = Deep("regent", "grave-chill")
    place.beside(KROM, 7)
    assert drawable(place.s, place.enemy) == []
    place.below(BULL, 1, 4)
    place.below(LORNA, 3, 4)
    assert drawable(place.s, place.enemy) == [BULL, LORNA]
    place.segment()
    assert drawn(place) == ["d roll 0", "d roll 1"]


def test_da_deep_11_chance_says_who_of_those_below_it_is() -> None:
    place = Deep("regent", "grave-chill")
    place.below(BULL, 1, 3)
    place.below(LORNA, 3, 3)
    place.segment()
    assert drawn(place) == ["d roll 0", "d roll 1"]


def test_da_deep_20_a_trap_is_for_somebody_drawn() -> None:
    place = Deep("regent", "grave-chill")
    place.below(BULL, 1, 3)
    place.below(LORNA, 4, 5)
    place.turn_up_below("falling-keystone")
    assert drawn(place) == ["d roll 0", "d roll 1"]
    place.play("d roll 1", "d roll 0")
    assert (place.wounds(BULL), place.wounds(LORNA)) == (0, 3)


def test_da_deep_20_of_one_nobody_is_drawn() -> None:
    place = Deep("regent", "grave-chill")
    place.below(BULL, 1, 3)
    place.turn_up_below("falling-keystone")
    assert drawn(place) == ["d roll 0", "d roll 1", "d roll 2", "d roll 3"]


def test_da_deep_10_who_comes_in_meets_the_trap_with_the_speed_that_is_left() -> None:
    place = Deep("regent")
    place.on_stairs()
    turn = place.turn(BULL, f"p1 descend {place.named(*ENTRANCE)}")
    place.below(LORNA, 0, 0)
    place.play("d draw enemy-regent grave-chill", "d draw room falling-keystone")
    assert place.legal("spend") == ["0", "1", "2"]
    place.play("p1 spend 2")
    assert place.wounds(BULL) == 0
    assert turn.spent == 3


def test_da_deep_10_monsters_of_a_card_may_attack_at_once() -> None:
    place = Deep("regent", "grave-chill")
    place.below(BULL, 2, 4)
    place.turn_up_below("things-in-the-rafters")
    place.play(f"p1 space {place.named(0, 5)}")
    while not place.legal("stop"):
        place.play(drawn(place)[0])
    assert place.wounds(BULL) > 0


# ---- the end -------------------------------------------------------------------------------------


def test_da_deep_18_with_the_enemy_its_cards_and_the_rooms_are_done() -> None:
    place = Deep("regent", "grave-chill")
    place.below(BULL, 2, 4)
    goblin = place.foe_below("goblin", 0, 0)
    place.turn_up_below("weight-of-years", "d roll 0")
    before = place.s.xp_up[0]
    wound(place.s, place.enemy, 30, by=0)
    assert place.s.xp_up[0] - before == 7
    assert place.s.stacks[ROOM_DECK].size == 0
    assert place.s.room_card == UNKNOWN
    assert place.s.modifiers == ()
    assert monsters(place.s) == (goblin,)
    assert place.s.quest_stages == [RESOLVED]


def test_da_deep_03_nothing_is_cleared_while_somebody_lives_below() -> None:
    place = Deep("regent")
    place.s.tile_area = ()
    assert not is_bare(place.s)
    place.s.stand(place.enemy, NOWHERE)
    assert not is_bare(place.s)
    place.s.quest_stages = [RESOLVED]
    assert is_bare(place.s)
    place.foe_below("goblin", 0, 0)
    assert not is_bare(place.s)


@pytest.mark.parametrize(("stage", "is_over"), [(LIES_OPEN, False), (LOST, True)])
def test_da_deep_03_a_quest_not_triggered_counts_a_lost_one_not(stage: int, is_over: bool) -> None:
    place = Errand("regent", seats=3, deep=True)
    place.s.tile_area = ()
    place.s.quest_stages = [stage]
    assert is_bare(place.s) is is_over


def test_da_fin_26_monsters_below_count_and_spaces_below_do_not() -> None:
    place = Deep("regent")
    before = left_undone(place.s)
    place.foe_below("goblin", 0, 0)
    assert left_undone(place.s) == before + 1
    errand = Errand("regent", seats=3)
    assert left_undone(errand.s) == before - 1


# ---- the Titan -----------------------------------------------------------------------------------


def titan_draws() -> list[str]:
    """The quests that lie open where the players have agreed on the Titan."""
    s = set_up(2, ALLIANCE.chosen({"quests": "levels", "final": "titan"}))
    s.run()
    while "draw quests" in str(play.legal(s)[0]) or "roll" in str(play.legal(s)[0]):
        play.apply(s, play.legal(s)[-1])
    assert s.options.deep
    assert s.stacks[ENEMY_DECKS + 4].size == 6
    return [QUESTS[quest].id for quest in s.quests]


def test_da_titan_02_its_quest_takes_the_place_of_the_dearest() -> None:
    names = titan_draws()
    assert names[-1] == "titan"
    assert [quest.rewards for quest in QUESTS if quest.at_once] == [(6, 4)]


def test_da_titan_02_nobody_else_ever_meets_it() -> None:
    mixes: tuple[dict[str, Value], ...] = (
        {"quests": "random"},
        {"quests": "levels"},
        {"quests": "levels", "deep": True},
    )
    for options in mixes:
        s = set_up(2, ALLIANCE.chosen(options))
        cards = [card for stack in s.stacks for card in stack.cards()]
        titan = FIRST_QUEST + next(i for i, quest in enumerate(QUESTS) if quest.at_once)
        assert titan not in cards


def test_da_titan_03_its_side_of_the_room_and_ten_cards() -> None:
    place = Deep("titan")
    assert place.s.stacks[ROOM_DECK].size == 10
    assert place.s.pits == tuple(
        sorted(place.at(x, y) for x, y in ((0, 2), (5, 2), (1, 4), (4, 4)))
    )
    assert Deep("regent").s.pits == ()


def test_da_titan_04_its_trigger_opens_the_stairs_at_once() -> None:
    place = Errand("titan", seats=2, deep=True)
    place.s.quest_markers[0] = (0,)
    trigger(place.s, 0)
    place.s.run()
    place.s.listed = None
    place.play("p1 space 4,10")
    grid = place.s.walls.board.grid
    place.play(f"p1 space 2,{grid.upper * 3}")
    assert place.s.stairs == place.square(place.room, 4)
    assert len(final_enemies(place.s)) == 1


def test_da_titan_04_without_a_place_for_its_stairs_the_quest_is_lost_and_play_goes_on() -> None:
    place = Errand("titan", seats=2, deep=True)
    place.beside()
    turn = place.turn(0)
    place.s.tile_area = ()
    place.s.quest_markers[0] = (0,)
    trigger(place.s, 0)
    place.s.run()
    place.s.listed = None
    assert place.s.quest_stages == [LOST]
    assert place.s.frames[-1] is turn
    assert place.legal("stop")


def test_da_titan_05_nobody_buys_a_way_to_it() -> None:
    place = Errand("titan", "sealed-vault", deep=True)
    place.s.xp_up[0] = 5
    place.turn(BULL)
    assert place.legal("fund") == ["sealed-vault"]
    assert place.refused("p1 fund titan") == ["DA-TITAN-05"]


def test_da_titan_06_double_sized_with_five_guardians() -> None:
    place = Deep("titan")
    assert len(place.s.situation().giant_spaces()) == 4
    assert MONSTERS[MONSTER_NAMES.parse("titan-guardian")].tokens == 5


def test_da_titan_09_a_sixth_guardian_does_not_come() -> None:
    place = Deep("titan", "overreach")
    for x in range(4):
        place.foe_below("titan-guardian", x, 4)
    place.turn_up("call-the-guard")
    while not place.legal("stop"):
        place.play(drawn(place)[0])
    guards = [f for f in monsters(place.s) if f != place.enemy]
    assert len(guards) == 5
