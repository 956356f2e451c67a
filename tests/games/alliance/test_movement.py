"""Steps and their costs, and where figures get with their Speed."""

from __future__ import annotations

import pytest

from tests.games.alliance.scenes import Place
from undercroft.crawl.modifiers import Modifier, Until
from undercroft.crawl.space.grid import EAST, NORTH
from undercroft.games.alliance.combat.damage import PLAIN
from undercroft.games.alliance.combat.modifiers import ended, modify, speed
from undercroft.games.alliance.content.stat_ids import FIRST_BOON, ROOTED, ROUND_ENDS
from undercroft.games.alliance.effects.vocabulary import Boon, Stat
from undercroft.games.alliance.map.figures import health
from undercroft.games.alliance.map.geometry import ARCHWAY
from undercroft.games.alliance.map.movement import Walk, path_to, reachable, step_cost
from undercroft.games.alliance.notation import OPEN_TOKEN
from undercroft.games.alliance.phases.hero_turn import Turn
from undercroft.kernel import play


def cost(place: Place, figure: int, to: int, points: int = 9) -> int | None:
    """What going there costs, if it can be done."""
    found = reachable(place.s, figure, points)
    return dict(zip(found.squares, found.costs)).get(to)


def test_da_mov_01_a_step_costs_one_diagonals_too() -> None:
    place = Place()
    krom = place.hero("krom", place.gate, 7)
    turn = place.turn(krom)
    assert cost(place, krom, place.square(place.gate, 3)) == 1
    place.play("p1 move 3,13")
    assert turn.points(place.s) == 3
    place.play("p1 move 5,13")
    assert turn.points(place.s) == 1
    assert place.s.spot[krom] == place.square(place.gate, 5)
    assert turn.moved == 3


@pytest.mark.parametrize("covered", ["north", "east"])
def test_da_mov_01_of_two_ways_as_long_the_one_with_fewer_hidden_tokens_is_taken(
    covered: str,
) -> None:
    place = Place()
    east, corner = place.beyond(place.gate, EAST), place.beyond(place.room, EAST)
    place.s.walls = place.s.walls.open_border(east, NORTH, ARCHWAY)
    krom = place.hero("krom", place.gate, 4)
    place.token("dart-volley-1", place.room if covered == "north" else east, 0)
    path = path_to(place.s, krom, 9, place.square(corner, 4))
    rooms = {place.local(space)[0] for space in path}
    assert rooms == {place.gate, corner, east if covered == "north" else place.room}


def test_da_mov_02_no_step_without_enough_points() -> None:
    place = Place()
    krom = place.hero("krom", place.gate, 7)
    far = place.square(place.room, 1)
    assert cost(place, krom, far, 4) is None
    assert cost(place, krom, far, 5) == 5


def test_da_mov_02_a_space_too_far_says_how_much_is_missing() -> None:
    place = Place()
    place.turn(place.hero("krom", place.gate, 7))
    assert "4,9" not in place.legal("move")
    assert place.refused("p1 move 4,9") == ["DA-MOV-02"]


def test_da_mov_03_leaving_an_enemys_side_costs_one_more_however_many() -> None:
    place = Place()
    krom = place.hero("krom", place.gate, 4)
    place.monster("goblin", place.gate, 0)
    place.monster("goblin", place.gate, 2)
    assert cost(place, krom, place.square(place.gate, 7)) == 2


def test_da_mov_03_entering_an_enemys_side_costs_nothing_more() -> None:
    place = Place()
    krom = place.hero("krom", place.gate, 7)
    place.monster("goblin", place.gate, 0)
    assert cost(place, krom, place.square(place.gate, 4)) == 1


def test_da_mov_05_one_passes_allies_but_does_not_end_on_them() -> None:
    place = Place()
    krom = place.hero("krom", place.gate, 7)
    place.hero("lorna", place.gate, 4)
    place.hero("petra", place.gate, 3, seat=1)
    place.hero("bull", place.gate, 5, seat=1)
    assert cost(place, krom, place.square(place.gate, 4)) is None
    assert cost(place, krom, place.square(place.gate, 1)) == 2


def test_da_mov_06_an_enemys_space_bars_the_way() -> None:
    place = Place()
    krom = place.hero("krom", place.gate, 1)
    place.monster("goblin", place.room, 7)
    assert cost(place, krom, place.square(place.room, 7)) is None
    assert cost(place, krom, place.square(place.room, 4)) == 4


def test_da_mov_06_a_hero_that_may_pass_enemies_does() -> None:
    place = Place()
    krom = place.hero("krom", place.gate, 1)
    goblin = place.monster("goblin", place.room, 7)
    modify(place.s, Modifier(FIRST_BOON + Boon.PASS_ENEMIES, 1, 0, krom))
    assert cost(place, krom, place.s.spot[goblin]) is None
    assert cost(place, krom, place.square(place.room, 4)) == 3


def test_da_mov_07_tokens_chests_and_pits_do_not_fill_a_space_and_the_fallen_do() -> None:
    place = Place()
    krom = place.hero("krom", place.gate, 4)
    lorna = place.hero("lorna", place.gate, 8)
    place.token("locked-chest-1", place.gate, 0, OPEN_TOKEN)
    place.token("dart-volley-1", place.gate, 1)
    place.s.pits = (place.square(place.gate, 2),)
    place.wound(lorna, 5)
    place.turn(krom)
    assert {"3,12", "4,12", "5,12"} < set(place.legal("move"))
    assert "5,14" not in place.legal("move")


def test_da_mov_07_a_blink_goes_to_empty_spaces_only() -> None:
    place = Place()
    wren = place.hero("caldis-wren", place.gate, 4)
    place.hero("krom", place.gate, 1)
    place.hold("blink")
    place.turn(wren, "p1 play blink")
    assert "4,12" not in place.legal("space")
    assert "3,12" in place.legal("space")


def trapped(trap: str) -> tuple[Place, int]:
    """Krom in a corner of the gate, an ally in the doorway to a room with a trap."""
    place = Place()
    krom = place.hero("krom", place.gate, 0)
    place.hero("lorna", place.room, 7)
    place.token(trap, place.room, 0)
    place.turn(krom)
    return place, krom


def test_da_mov_08_who_is_stopped_on_an_allys_space_does_nothing_but_walk_on() -> None:
    place, krom = trapped("dart-volley-1")
    place.hold("hide")
    place.token("treasure-chest-1", place.room, 3, OPEN_TOKEN)
    place.play("p1 move 4,10", "d show tokens-1 0 dart-volley-1")
    assert place.local(place.s.spot[krom]) == (place.room, 7)
    assert {str(move).split()[1] for move in play.legal(place.s)} == {"move"}
    for move in ("p1 play hide", "p1 chest 3,10", "p1 stop", "p1 run", "p1 open east"):
        assert place.refused(move) == ["DA-MOV-08"]
    place.play("p1 move 4,10")
    assert place.local(place.s.spot[krom]) == (place.room, 4)
    assert "p1 chest 3,10" in [str(move) for move in play.legal(place.s)]


def test_da_mov_08_who_is_stopped_so_does_not_end_its_activation_there() -> None:
    place, krom = trapped("dart-volley-1")
    place.activation(krom)
    place.play("p1 move 4,10", "d show tokens-1 0 dart-volley-1")
    assert place.refused("p1 stop") == ["DA-MOV-08"]


def test_da_mov_09_a_diagonal_step_leads_through_an_archway() -> None:
    place = Place()
    krom = place.hero("krom", place.gate, 0)
    turn = place.turn(krom, "p1 move 4,11")
    assert turn.points(place.s) == 3
    assert cost(place, krom, place.square(place.gate, 2)) == 1
    assert cost(place, krom, place.square(place.gate, 0)) == 1


def test_da_def_03_and_04_a_defeated_hero_is_passed_and_taxes_nobody() -> None:
    place = Place()
    goblin = place.monster("goblin", place.gate, 4)
    krom = place.hero("krom", place.gate, 1)
    assert cost(place, goblin, place.square(place.gate, 7)) == 2
    place.s.bear(krom, (PLAIN,) * health(place.s, krom))
    assert cost(place, goblin, place.square(place.gate, 7)) == 1
    assert cost(place, goblin, place.square(place.gate, 1)) is None
    assert cost(place, goblin, place.square(place.room, 7)) == 2


def test_da_mon_10_monsters_pass_monsters_and_not_heroes() -> None:
    place = Place()
    goblin = place.monster("goblin", place.gate, 7)
    place.monster("goblin", place.gate, 4)
    place.hero("krom", place.room, 7)
    assert cost(place, goblin, place.square(place.gate, 1)) == 2
    assert cost(place, goblin, place.square(place.room, 7)) is None


def test_da_mov_12_through_a_doorway_past_goblins_costs_two_and_two_again() -> None:
    place = Place()
    krom = place.hero("krom", place.gate, 0)
    place.monster("goblin", place.gate, 3)
    place.monster("goblin", place.room, 6)
    doorway = place.square(place.room, 7)
    assert cost(place, krom, doorway) == 2
    assert step_cost(place.s, krom, doorway, place.square(place.room, 4)) == 2


def test_da_trap_04_a_pit_costs_one_more_both_ways() -> None:
    place = Place()
    krom = place.hero("krom", place.gate, 4)
    pit = place.square(place.gate, 1)
    place.s.pits = (pit,)
    assert cost(place, krom, pit) == 2
    assert step_cost(place.s, krom, pit, place.square(place.gate, 4)) == 2


def test_da_mov_11_speed_is_printed_speed_and_bonuses_for_the_round() -> None:
    place = Place()
    krom = place.hero("krom", place.gate, 4)
    modify(place.s, Modifier(Stat.SPEED, 2, 0, krom, until=Until(ROUND_ENDS)))
    assert speed(place.s, krom) == 6
    place.s.modifiers = ended(place.s.modifiers, ROUND_ENDS)
    assert speed(place.s, krom) == 4
    modify(place.s, Modifier(Stat.SPEED, -5, 0, krom))
    assert speed(place.s, krom) == 0


def test_da_mov_11_speed_cards_raise_the_second_move_too() -> None:
    place = Place()
    krom = place.hero("krom", place.gate, 7)
    place.hold("surge-forward")
    turn = place.turn(krom, "p1 play surge-forward", "p1 move 4,13", "p1 run")
    assert turn.points(place.s) == 6


def test_a_rooted_figure_makes_no_step() -> None:
    place = Place()
    krom = place.hero("krom", place.gate, 4)
    modify(place.s, Modifier(ROOTED, 1, 0, krom))
    assert reachable(place.s, krom, 5).squares == []


def test_a_free_leaver_pays_no_tax() -> None:
    place = Place()
    krom = place.hero("krom", place.gate, 4)
    place.monster("goblin", place.gate, 0)
    modify(place.s, Modifier(FIRST_BOON + Boon.LEAVE_FREELY, 1, 0, krom))
    assert cost(place, krom, place.square(place.gate, 7)) == 1


def test_a_walk_follows_its_path_and_tells_what_each_step_costs() -> None:
    place = Place()
    krom = place.hero("krom", place.gate, 4)
    place.monster("goblin", place.gate, 0)
    path = (place.square(place.gate, 7), place.square(place.gate, 8))
    told: list[int] = []

    class Below(Turn):
        def stepped(self, cost: int) -> None:
            told.append(cost)

    place.s.frames = [Below(0, krom), Walk(krom, path)]
    place.s.run()
    assert told == [2, 1]
    assert place.s.spot[krom] == path[-1]
