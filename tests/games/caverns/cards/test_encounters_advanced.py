"""The events of the advanced set."""

from __future__ import annotations

import pytest

from tests.games.caverns.cards.draws import (
    WHITE,
    discarded,
    draws_normally,
    is_over,
    is_spent,
    meets,
    three,
)
from tests.games.caverns.scenes import Place
from undercroft.games.caverns.notation import MONSTER_DECK, NOTATION, TILE_STACK, numbers
from undercroft.games.caverns.state import ESCAPED, IMMOBILIZED, NOWHERE
from undercroft.kernel.stacks import Stack


def test_bitter_luck_wounds_up_to_7() -> None:
    for die in (1, 7):
        place = three()
        meets(place, "bitter-luck", f"d roll {die}")
        assert place.s.hp[:3] == [8, 10, 6]
        assert is_spent(place, "bitter-luck")


def test_bitter_luck_is_nothing_from_8_to_14() -> None:
    for die in (8, 14):
        place = three()
        meets(place, "bitter-luck", f"d roll {die}")
        assert place.s.hp[:3] == [10, 10, 6]
        assert is_spent(place, "bitter-luck")


def test_bitter_luck_brings_a_treasure_from_15() -> None:
    for die in (15, 20):
        place = three()
        meets(place, "bitter-luck", f"d roll {die}", "d draw treasures found-hour")
        assert place.s.surges == [3]
        assert is_spent(place, "bitter-luck")


def test_orders_from_below_lets_each_villain_act() -> None:
    place = three()
    place.villain("drusk", 4, 1)
    place.villain("hemlock", 0, 1)
    place.monster("shale-runner", 6, 2)
    meets(place, "orders-from-below", "d roll 20", "d roll 20", "d roll 20")
    assert place.where(-1) == (6, 2)
    assert place.s.hp[:3] == [8, 10, 4]
    assert is_spent(place, "orders-from-below")


def test_orders_from_below_without_a_villain_draws_another() -> None:
    place = three()
    meets(place, "orders-from-below", "d draw encounters ceiling-grit")
    assert place.s.hp[:3] == [9, 9, 6]
    assert is_spent(place, "orders-from-below")


def peeks(*names: str) -> list[str]:
    """The moves of the dungeon that turn up the top monster cards."""
    return [f"d peek monsters {i} {name}" for i, name in enumerate(names)]


def top(place: Place, n: int) -> list[str]:
    """The monster cards on top of the deck, which all know."""
    deck = place.s.stacks[MONSTER_DECK]
    return [NOTATION.cards.text(deck.outcomes(i)[0][0]) for i in range(n)]


def test_kin_calls_kin_puts_the_most_frequent_keyword_on_top() -> None:
    place = three()
    meets(place, "kin-calls-kin")
    five = ("shale-runner", "gnawling-pack", "palefolk-dartcaster", "gloom-recluse")
    before = place.s.stacks[MONSTER_DECK].size
    place.play(*peeks(*five, "stonehide-brute"))
    assert top(place, 2) == ["gnawling-pack", "gloom-recluse"]
    assert place.s.stacks[MONSTER_DECK].size == before
    bottom = place.s.stacks[MONSTER_DECK]
    last = [NOTATION.cards.text(bottom.outcomes(before - i)[0][0]) for i in (3, 2, 1)]
    assert last == ["shale-runner", "palefolk-dartcaster", "stonehide-brute"]
    assert is_spent(place, "kin-calls-kin")


def test_kin_calls_kin_lets_the_player_settle_a_tie() -> None:
    place = three()
    meets(place, "kin-calls-kin")
    five = ("shale-runner", "gnawling-pack", "shale-runner", "gloom-recluse", "stonehide-brute")
    place.play(*peeks(*five))
    assert place.legal("kind") == ["vermin", "beast"]
    place.play("h1 kind beast")
    assert top(place, 2) == ["shale-runner", "shale-runner"]
    assert is_spent(place, "kin-calls-kin")


def test_passing_shadows_hands_the_oldest_monsters_to_the_left() -> None:
    place = three()
    place.s.queue[0] = numbers("swinging-log", "shale-runner", "gnawling-pack")
    place.s.queue[1] = numbers("gloom-recluse")
    place.s.queue[2] = numbers("bell-wire")
    meets(place, "passing-shadows")
    assert place.s.queue == [
        numbers("swinging-log", "gnawling-pack"),
        numbers("shale-runner"),
        numbers("bell-wire", "gloom-recluse"),
    ]
    assert is_spent(place, "passing-shadows")


def test_wrong_turning_takes_all_to_the_farthest_tile() -> None:
    place = three()
    for y in (0, 1, 2):
        place.tile("straight-run", 1, y, 2)
    place.stack("snug", "ford", "span")
    runner = place.monster("shale-runner", 4, 1)
    giant = place.monster("grotto-giant", 6, 2)
    away = place.monster("gloom-recluse", 1, 2)
    meets(place, "wrong-turning", "h1 space 5,12")
    assert (place.where(0), place.where(runner)) == ((5, 12), (6, 13))
    assert (place.where(giant), place.where(away), place.where(1)) == ((6, 2), (1, 2), (6, 1))
    assert place.s.stacks[TILE_STACK].outcomes(0)[0][0] == numbers("tile-span")[0]
    assert is_spent(place, "wrong-turning")


@pytest.mark.parametrize("bottom", ["gate", "ford"])
def test_wrong_turning_brings_up_a_tile_from_where_the_gate_lies(bottom: str) -> None:
    place = three()
    gate, *others = numbers("tile-gate", "tile-snug", "tile-span", "tile-ford")
    place.s.stacks[TILE_STACK] = Stack.recipe(others, (2, ()), (2, (gate,)))
    for y in (0, 1):
        place.tile("straight-run", 1, y, 2)
    meets(place, "wrong-turning", "h1 space 5,9", f"d peek tiles 3 tile-{bottom}")
    stack = place.s.stacks[TILE_STACK]
    assert stack.outcomes(0)[0] == list(numbers(f"tile-{bottom}"))
    assert (gate in stack.outcomes(3)[0]) is (bottom != "gate")
    assert stack.cards() == sorted((gate, *others))
    assert is_spent(place, "wrong-turning")


def test_wrong_turning_asks_nothing_of_tiles_among_which_the_gate_stays() -> None:
    place = three()
    gate, *others = numbers("tile-gate", "tile-snug", "tile-span", "tile-ford")
    place.s.stacks[TILE_STACK] = Stack.recipe(others, (4, (gate,)))
    for y in (0, 1):
        place.tile("straight-run", 1, y, 2)
    meets(place, "wrong-turning", "h1 space 5,9")
    assert place.s.stacks[TILE_STACK].cards() == sorted((gate, *others))
    assert is_spent(place, "wrong-turning")


def test_wrong_turning_needs_a_tile_with_room() -> None:
    place = three()
    far = place.tile("straight-run", 1, 0, 2)
    for p in place.s.walls.passable(far):
        place.monster("gnawling-pack", 5, 4)
        place.s.spot[-1] = p
    place.stack("snug")
    meets(place, "wrong-turning")
    assert "0,1" in place.legal("space")


def test_dead_weight_turns_a_daily_down() -> None:
    place = three()
    place.power("quarry-fall")
    place.power("gatekeepers-oath")
    meets(place, "dead-weight")
    assert place.legal("pick") == ["quarry-fall", "gatekeepers-oath"]
    place.play("h1 pick quarry-fall")
    assert place.s.down[0] == numbers("quarry-fall")
    assert is_spent(place, "dead-weight")


def test_dead_weight_without_a_daily_turns_a_utility_down() -> None:
    place = three()
    meets(place, "dead-weight")
    assert place.legal("pick") == ["tower-stance", "anvil-stance", "hearth-stance"]
    place.play("h1 pick tower-stance")
    assert place.s.down[0] == numbers("tower-stance")
    assert place.s.hp[0] == 10


def test_dead_weight_with_neither_wounds() -> None:
    place = three()
    place.s.up[0] = numbers("boss-and-hammer")
    meets(place, "dead-weight")
    assert place.s.hp[:3] == [9, 10, 6]
    assert place.s.down[0] == ()


def test_knitting_flesh_heals_monsters_and_villains() -> None:
    place = three()
    brute = place.monster("stonehide-brute", 1, 2)
    giant = place.monster("grotto-giant", 6, 2)
    drusk = place.villain("drusk", 0, 1)
    place.wound(brute, 1)
    place.wound(giant, 2)
    place.wound(drusk, 3)
    meets(place, "knitting-flesh")
    assert (place.s.hp[brute], place.s.hp[giant], place.s.hp[drusk]) == (2, 3, 5)
    assert place.s.hp[0] == 10
    assert is_spent(place, "knitting-flesh")


def test_knitting_flesh_wounds_where_nobody_is_healed() -> None:
    place = three()
    place.monster("stonehide-brute", 1, 2)
    place.wound(1, 3)
    meets(place, "knitting-flesh")
    assert place.s.hp[:3] == [9, 7, 6]


def test_whispered_wager_may_cost_hp() -> None:
    place = three()
    meets(place, "whispered-wager", "h1 choose 1")
    assert place.s.hp[:3] == [8, 10, 6]
    draws_normally(place, 1, WHITE)
    assert is_over(place)


def test_whispered_wager_may_give_the_next_seat_an_encounter_more() -> None:
    place = three()
    meets(place, "whispered-wager", "h1 choose 2")
    assert place.s.hp[:3] == [10, 10, 6]
    assert discarded(place, "whispered-wager")
    draws_normally(place, 2, WHITE)
    assert is_over(place)
    draws_normally(place, 1, WHITE)
    place.play("d draw encounters scent-of-blood")
    assert is_over(place)
    draws_normally(place, 1, WHITE)
    assert is_over(place)


def test_whispered_wager_leaves_other_things_that_work_once() -> None:
    place = three()
    meets(place, "whispered-wager", "h3 choose 2", seat=2)
    place.item("caltrop-pouch")
    place.turn("h1 use caltrop-pouch")
    waiting = place.s.standing
    draws_normally(place, 0, WHITE)
    place.play("d draw encounters scent-of-blood")
    assert place.s.standing == waiting


def test_twice_roused_activates_each_name_of_the_queue_twice() -> None:
    place = three()
    place.at(1, 0, 1)
    place.monster("shale-runner", 4, 1)
    place.monster("gloom-recluse", 5, 2)
    draws_normally(place)
    place.play("d draw encounters twice-roused", "d roll 20", "d roll 20")
    assert place.s.hp[0] == 8
    place.play("d roll 20", "d roll 20")
    assert place.s.hp[0] == 4
    assert is_spent(place, "twice-roused")
    assert place.s.standing == three().s.standing


def test_tremor_shakes_squeezes_fords_and_spans() -> None:
    for name in ("left-squeeze", "ford", "span"):
        place = three()
        place.tile(name, 1, 0, 2)
        place.at(1, 5, 4)
        place.at(2, 6, 4)
        meets(place, "tremor")
        assert place.s.hp[:3] == [10, 9, 5]
        assert place.s.ailments == [0, IMMOBILIZED, IMMOBILIZED]
        assert is_spent(place, "tremor")


def test_tremor_that_shakes_nobody_draws_another() -> None:
    place = three()
    place.tile("ford", 1, 0, 2)
    meets(place, "tremor", "d draw encounters ceiling-grit")
    assert place.s.hp[:3] == [9, 9, 6]
    assert place.s.ailments == [0, 0, 0]


def test_wrong_turning_leaves_known_what_was_seen_of_the_other_tiles() -> None:
    for runs in (((3, ()),), ((1, ()), (2, ()))):
        place = three()
        snug, *others = numbers("tile-snug", "tile-span", "tile-ford")
        stack = Stack.recipe((snug, *others), *runs)
        place.s.stacks[TILE_STACK] = stack.learned(len(runs) - 1, snug, 1)
        for y in (0, 1):
            place.tile("straight-run", 1, y, 2)
        meets(place, "wrong-turning", "h1 space 5,9")
        stack = place.s.stacks[TILE_STACK]
        assert {len(run.known) for run in stack.runs} <= {0, *(run.count for run in stack.runs)}
        assert (stack.outcomes(len(runs))[0], stack.seats_at(len(runs))) == ([snug], 1)
        assert stack.cards() == sorted((snug, *others))


def test_whispered_wager_passes_over_a_seat_that_draws_no_more() -> None:
    place = three()
    place.s.status[1], place.s.spot[1] = ESCAPED, NOWHERE
    meets(place, "whispered-wager", "h1 choose 2")
    draws_normally(place, 2, WHITE)
    place.play("d draw encounters scent-of-blood")
    assert is_over(place)
