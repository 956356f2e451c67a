"""Rounds and cycles, and how a game ends."""

from __future__ import annotations

import pytest

from tests.games.alliance.scenes import Cellar, Place
from undercroft.games.alliance.combat.damage import wound
from undercroft.games.alliance.content.tables import MONSTER_NAMES, TILE_NAMES
from undercroft.games.alliance.map.figures import add_monster, is_defeated, monsters
from undercroft.games.alliance.notation import MOST_SEATS, SPACE, TILES
from undercroft.games.alliance.phases.hero_turn import written
from undercroft.games.alliance.phases.monsters import last_first, ready_monsters
from undercroft.games.alliance.phases.round import Activate, Rounds, finish, tie_break
from undercroft.kernel import play
from undercroft.kernel.moves import Move
from undercroft.kernel.stacks import Stack

TEAMS = (("krom", "lorna", "holgar", "bull"), ("petra", "emanon", "root", "melinda"))


def two_alliances(*, tiles: bool = True) -> Place:
    """Two alliances of four, each on its own starting tile, and a tile to draft."""
    place = Place()
    red = place.s.walls.laid()[0]
    for seat, names in enumerate(TEAMS):
        for i, name in enumerate(names):
            place.hero(name, (place.gate, red)[seat], (4, 6, 7, 8)[i], seat)
    if tiles:
        place.s.tile_area = (TILE_NAMES.parse("kennel"),)
    return place


def begin(place: Place) -> Rounds:
    """The first round begins."""
    rounds = Rounds()
    place.s.frames = [rounds]
    place.s.run()
    return rounds


def is_over(place: Place) -> bool:
    """Whether the game has ended."""
    return place.s.over is not None


def quickest(place: Place) -> Move:
    """Stopping, passing, whatever comes first in the list of what is short."""
    moves = play.legal(place.s)
    short = [move for move in moves if str(move).split()[1] in ("stop", "pass", "done")]
    return (short or moves)[0]


def play_until(place: Place, round_: int, cycle: int = 0) -> list[tuple[int, str]]:
    """Play on as quickly as possible until a cycle begins; who was activated is told."""
    told: list[tuple[int, str]] = []
    while place.s.over is None and (place.s.round, place.s.cycle) < (round_, cycle):
        move = quickest(place)
        if move.verb.name in ("activate", "rouse"):
            told.append((move.seat, str(move).split()[2]))
        play.apply(place.s, move)
    return told


# ---- rounds --------------------------------------------------------------------------------------


def test_da_act_01_a_player_chooses_a_ready_hero_which_is_exhausted() -> None:
    place = two_alliances()
    place.s.frames = [Activate(0)]
    place.s.run()
    assert place.legal("activate") == ["holgar", "krom", "lorna", "bull"]
    place.play("p1 activate lorna")
    assert place.s.ready[1] == 0
    assert place.legal("move")
    place.play("p1 stop")
    assert place.s.frames == []


def test_da_rnd_01_a_game_has_four_rounds() -> None:
    place = two_alliances()
    begin(place)
    play_until(place, 9)
    assert place.s.round == 4
    assert place.s.over is not None


def test_da_rnd_02_a_round_is_four_cycles_and_an_end_phase() -> None:
    place = two_alliances()
    begin(place)
    place.s.columns[0] = (3,)
    play_until(place, 0, 3)
    assert sum(map(len, place.s.columns)) == 1
    play_until(place, 1)
    assert sum(map(len, place.s.columns)) == 0
    assert (place.s.cycle, place.s.ready[:4]) == (0, [1, 1, 1, 1])


def test_da_rnd_03_heroes_go_clockwise_and_monsters_the_other_way() -> None:
    place = two_alliances()
    place.s.initiative = 1
    for local in (0, 1, 2):
        place.s.ready[place.monster("goblin", place.room, local)] = 1
    begin(place)
    told = play_until(place, 0, 1)
    assert [seat for seat, _ in told] == [1, 0, 0, 1]


def test_da_rnd_04_every_hero_is_activated_once_a_round() -> None:
    place = two_alliances()
    begin(place)
    acted: list[int] = []
    while place.s.round == 0:
        before = list(place.s.ready)
        play.apply(place.s, quickest(place))
        acted += [f for f in range(8) if before[f] and not place.s.ready[f]]
    assert sorted(acted) == list(range(8))


def test_da_rnd_05_who_is_exhausted_is_not_activated_again_unless_readied() -> None:
    place = two_alliances()
    place.s.ready[1] = 0
    place.s.frames = [Activate(0)]
    place.s.run()
    assert place.legal("activate") == ["holgar", "krom", "bull"]
    assert place.refused("p1 activate lorna") == ["DA-RND-05"]
    place.s.ready[1] = 1
    place.s.listed = None
    assert "lorna" in place.legal("activate")


def test_da_rnd_05_nor_is_an_exhausted_monster() -> None:
    place = two_alliances()
    tired, fresh = (place.monster("goblin", place.room, local) for local in (0, 2))
    place.s.ready[fresh] = 1
    assert place.s.ready[tired] == 0
    assert ready_monsters(place.s) == [fresh]


def test_da_rnd_06_a_monster_that_comes_into_play_acts_in_the_same_cycle() -> None:
    place = two_alliances()
    rounds = begin(place)
    rounds.place = 2
    square = place.square(place.room, 1)
    goblin = add_monster(place.s, MONSTER_NAMES.parse("goblin"), square, 0)
    assert place.s.ready[goblin] == 1
    place.s.frames = [rounds]
    place.s.run()
    assert place.s.frames[-1].NAME == "monster-turn"


def test_da_rnd_07_the_monster_segment_stops_with_the_last_ready_monster() -> None:
    place = two_alliances()
    only = place.monster("goblin", place.room, 1)
    place.s.ready[only] = 1
    rounds = begin(place)
    rounds.place = 2
    place.s.frames = [rounds]
    place.s.run()
    while place.s.frames[-1].NAME != "activate":
        assert play.decider(place.s) == 1
        play.apply(place.s, quickest(place))
    assert place.s.ready[only] == 0
    assert place.s.cycle == 1


@pytest.mark.parametrize("first", range(2))
def test_da_rnd_10_the_last_player_sits_right_of_the_initiative(first: int) -> None:
    place = Place()
    place.s.initiative = first
    assert last_first(place.s) == [1 - first, first]
    place.s.seats = MOST_SEATS
    assert last_first(place.s)[0] == (first - 1) % MOST_SEATS


# ---- the end -------------------------------------------------------------------------------------


def test_da_win_01_the_game_is_over_after_the_end_phase_of_the_last_round() -> None:
    place = two_alliances()
    begin(place)
    play_until(place, 3, 3)
    assert not is_over(place)
    place.s.xp_up[1] = 3
    play_until(place, 9)
    assert place.s.over is not None
    assert (place.s.over.ending, place.s.over.winners) == ("last-round", (1,))


def test_da_win_02_a_cleared_dungeon_ends_after_the_heroes_of_the_cycle() -> None:
    place = two_alliances(tiles=False)
    goblin = place.monster("goblin", place.room, 1)
    begin(place)
    play.apply(place.s, quickest(place))
    wound(place.s, goblin, 3, by=0)
    told = play_until(place, 9)
    assert [seat for seat, _ in told] == [1]
    assert place.s.over is not None
    assert (place.s.over.ending, place.s.round) == ("cleared", 1)
    assert place.s.ready[:8] == [1] * 8


@pytest.mark.parametrize("seats", [2, 3])
def test_da_win_02_a_monster_that_comes_after_the_clearing_changes_nothing(seats: int) -> None:
    place = Place(seats=seats)
    pairs = (("root", "krom"), ("petra", "lorna"), ("bull", "melinda"))
    for seat, pair in enumerate(pairs[:seats]):
        for local, name in enumerate(pair):
            place.hero(name, place.gate, 3 * seat + local, seat)
    goblin = place.monster("goblin", place.gate, 5)
    place.wound(goblin, 2)
    place.token("alarm-bell-2", place.room, 0)
    place.hold("grasping-vines")
    begin(place)
    place.play("p1 activate root", "p1 play grasping-vines", "p1 target m1")
    assert monsters(place.s) == ()
    spaces = [written(place.s, place.square(place.room, local)) for local in (7, 0, 1)]
    entrance, *empty = map(SPACE.text, spaces)
    place.play(f"p1 move {entrance}", "d show tokens-2 0 alarm-bell-2")
    place.play(*(f"p1 space {space}" for space in empty))
    assert len(monsters(place.s)) == 2
    told = play_until(place, 9)
    assert [seat for seat, _ in told] == list(range(1, seats))
    assert place.s.over is not None
    assert (place.s.over.ending, place.s.round) == ("cleared", 1)


def test_da_win_02_the_last_tile_that_a_solo_card_takes_clears_the_dungeon() -> None:
    cellar = Cellar("sagging-beam", "bull")
    for level in range(3):
        cellar.s.stacks[TILES + level] = Stack.of(())
    cellar.s.tile_area = (TILE_NAMES.parse("kennel"),)
    cellar.begin()
    assert cellar.s.is_cleared
    cellar.agree(all_rounds=True)
    cellar.s.is_cleared = False
    cellar.s.tile_area = (TILE_NAMES.parse("kennel"),)
    cellar.begin()
    assert not cellar.s.is_cleared


def test_da_win_02_the_last_room_clears_nothing_while_its_monsters_stand() -> None:
    place = two_alliances()
    for level in range(3):
        place.s.stacks[TILES + level] = Stack.of(())
    begin(place)
    place.play("p1 activate krom", "p1 move 3,13", "p1 open west", "p1 tile kennel")
    place.play("p1 turn north")
    assert place.s.tile_area == ()
    assert not place.s.is_cleared


def test_da_win_02_with_a_tile_or_a_monster_left_play_goes_on() -> None:
    place = two_alliances(tiles=False)
    place.monster("goblin", place.room, 1)
    begin(place)
    play_until(place, 0, 1)
    assert place.s.over is None


def test_da_win_03_most_experience_less_the_fallen_wins() -> None:
    place = two_alliances()
    place.s.xp_up[:] = [5, 4]
    place.s.xp_down[:] = [1, 1]
    place.s.fallen[:] = [2, 0]
    finish(place.s, "last-round")
    assert place.s.over is not None
    assert (place.s.over.scores, place.s.over.winners) == ((4, 5), (1,))


def test_da_win_04_ties_go_by_cards_drafted_and_then_by_wounds() -> None:
    place = two_alliances()
    place.s.drafted = [1, 1]
    wound(place.s, 0, 1, by=-1)
    assert tie_break(place.s, 0) < tie_break(place.s, 1)
    finish(place.s, "last-round")
    assert place.s.over is not None
    assert place.s.over.winners == (1,)


def test_da_win_04_the_wounds_of_the_defeated_count_too() -> None:
    place = two_alliances()
    place.wound(0, 6)
    place.wound(5, 2)
    place.wound(6, 3)
    place.s.fallen = [0, 0]
    assert is_defeated(place.s, 0)
    finish(place.s, "last-round")
    assert place.s.over is not None
    assert place.s.over.winners == (1,)


def test_da_win_04_cards_drafted_come_before_wounds() -> None:
    place = two_alliances()
    place.s.drafted = [2, 1]
    place.wound(0, 3)
    finish(place.s, "last-round")
    assert place.s.over is not None
    assert place.s.over.winners == (0,)


def test_da_win_04_what_is_equal_in_everything_is_shared() -> None:
    place = two_alliances()
    finish(place.s, "last-round")
    assert place.s.over is not None
    assert place.s.over.winners == (0, 1)


def test_da_win_06_spent_experience_weighs_as_much_as_unspent() -> None:
    place = two_alliances()
    place.s.xp_up[:] = [4, 0]
    place.s.xp_down[:] = [0, 4]
    finish(place.s, "last-round")
    assert place.s.over is not None
    assert place.s.over.scores == (4, 4)


def test_da_egr_01_a_wounded_monster_pays_its_lower_reward_at_the_end() -> None:
    place = two_alliances()
    place.agree(end_rewards=True)
    ogre = place.monster("ogre", place.room, 8)
    wound(place.s, ogre, 2, by=1)
    wound(place.s, ogre, 1, by=0)
    finish(place.s, "last-round")
    assert place.s.over is not None
    assert place.s.over.scores == (0, 2)


def test_da_egr_03_earlier_markers_break_ties_for_it() -> None:
    place = two_alliances()
    place.agree(end_rewards=True)
    ogre = place.monster("ogre", place.room, 8)
    for seat in (1, 0, 0, 1):
        wound(place.s, ogre, 1, by=seat)
    finish(place.s, "last-round")
    assert place.s.over is not None
    assert place.s.over.scores == (0, 2)
