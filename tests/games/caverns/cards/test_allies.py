"""The seven allies: they act at the end of the Exploration Phase of their seat, and may leave."""

from __future__ import annotations

from tests.games.caverns.cards.draws import is_over
from tests.games.caverns.scenes import Place
from undercroft.games.caverns.content.card_stats import base_ac
from undercroft.games.caverns.effects.feasible import ally_figure
from undercroft.games.caverns.map.exploration import Exploration
from undercroft.games.caverns.map.geometry import GRID
from undercroft.games.caverns.notation import FIRST_PROP, TILE_STACK, numbers
from undercroft.games.caverns.phases.round import Turns
from undercroft.games.caverns.phases.villains import join
from undercroft.games.caverns.state import NOWHERE
from undercroft.kernel.stacks import Stack


def with_ally(name: str, x: int, y: int, adventure: str = "adv-05") -> tuple[Place, int]:
    """Brunna and Hadra on the western half of the start tile; the first has an ally."""
    place = Place("brunna", "hadra", "maro", adventure=adventure)
    place.stand((1, 1), (3, 1), (2, 2))
    join(place.s, name, 0, [GRID.at(x, y)])
    place.s.run()
    return place, ally_figure(name)


def acts(place: Place, *moves: str) -> None:
    """The allies of the first seat act, as these moves say."""
    place.s.active = 0
    place.begin(Exploration(0))
    place.play(*moves)
    assert is_over(place)


def corridor(place: Place) -> None:
    """Three tiles lie south of the eastern half of the start tile."""
    for y in (0, 1, 2):
        place.tile("straight-run", 1, y, 2)


def test_lamp_wisp_heals_three_times_and_leaves() -> None:
    place, wisp = with_ally("lamp-wisp", 0, 1)
    assert (place.s.hp[wisp], base_ac(place.s, wisp)) == (1, 13)
    place.wound(0, 5)
    place.wound(2, 3)
    place.begin(Exploration(0))
    assert place.legal("target") == ["h1", "h3"]
    place.play("h1 target h3")
    assert place.s.hp[:3] == [5, 10, 4]
    acts(place, "h1 target h1")
    acts(place, "h1 target h1")
    assert place.s.hp[:3] == [7, 10, 4]
    assert place.s.spot[wisp] == NOWHERE


def test_lamp_wisp_heals_on_its_tile_only_and_else_follows_its_hero() -> None:
    place, wisp = with_ally("lamp-wisp", 5, 9)
    corridor(place)
    place.wound(0, 5)
    acts(place, "h1 space 5,4")
    assert place.where(wisp) == (5, 4)
    place.at(wisp, 1, 2)
    place.wound(0, 0)
    acts(place)
    assert place.where(wisp) == (1, 2)


def test_ditch_hound_worries_an_adjacent_monster() -> None:
    for die, hp in ((9, 1), (8, 2)):
        place, hound = with_ally("ditch-hound", 5, 1)
        brute = place.monster("stonehide-brute", 6, 1)
        assert (place.s.hp[hound], base_ac(place.s, hound)) == (2, 14)
        acts(place, f"d roll {die}")
        assert place.s.hp[brute] == hp
        assert place.where(hound) == (5, 1)


def test_ditch_hound_leaps_at_a_monster_within_one_tile() -> None:
    for die, hp in ((10, 1), (9, 2)):
        place, hound = with_ally("ditch-hound", 4, 1)
        corridor(place)
        brute = place.monster("stonehide-brute", 6, 6)
        place.begin(Exploration(0))
        assert place.legal("space") == ["5,5", "6,5", "5,6", "5,7", "6,7"]
        place.play("h1 space 6,5", f"d roll {die}")
        assert is_over(place)
        assert place.s.hp[brute] == hp
        assert place.where(hound) == (6, 5)


def test_ditch_hound_otherwise_runs_to_its_hero() -> None:
    place, hound = with_ally("ditch-hound", 5, 12)
    corridor(place)
    place.monster("stonehide-brute", 5, 4)
    acts(place, "h1 space 6,4")
    assert place.where(hound) == (6, 4)


def test_glass_double_ally_leaves_when_the_turn_after_the_next_starts() -> None:
    place, double = with_ally("glass-double-ally", 0, 1)
    assert (place.s.hp[double], base_ac(place.s, double)) == (1, 12)
    acts(place)
    for seat in (1, 2, 0, 1, 2):
        place.s.active = seat
        place.begin(Turns())
        assert place.s.spot[double] != NOWHERE
    place.s.active = 0
    place.begin(Turns())
    assert place.s.spot[double] == NOWHERE


def test_glass_double_ally_draws_attacks() -> None:
    place, double = with_ally("glass-double-ally", 6, 1)
    place.monster("shale-runner", 7, 1)
    place.villain_phase("d roll 4")
    assert place.s.spot[double] == NOWHERE


def test_tobin_reed_follows_his_hero() -> None:
    place, tobin = with_ally("tobin-reed", 5, 8)
    corridor(place)
    assert (place.s.hp[tobin], base_ac(place.s, tobin)) == (8, 14)
    acts(place, "h1 space 4,1")
    acts(place, "h1 space 0,1")
    acts(place)
    assert place.where(tobin) == (0, 1)


def test_pit_drover_goads_an_adjacent_monster() -> None:
    for die, hp in ((10, 1), (9, 2)):
        place, drover = with_ally("pit-drover", 5, 1, "adv-13")
        brute = place.monster("stonehide-brute", 6, 1)
        assert (place.s.hp[drover], base_ac(place.s, drover)) == (3, 14)
        acts(place, f"d roll {die}")
        assert place.s.hp[brute] == hp


def bowl(place: Place, holder: int, number: int = 0) -> int:
    """A bowl that somebody carries."""
    figure = FIRST_PROP + number
    place.s.kind[figure], place.s.holder[figure] = 0, holder
    return figure


def test_pit_drover_goes_to_the_closest_hero_with_a_bowl() -> None:
    place, drover = with_ally("pit-drover", 5, 8, "adv-13")
    corridor(place)
    place.monster("shale-runner", 6, 11)
    place.at(0, 5, 12)
    acts(place)
    assert place.where(drover) == (5, 8)
    bowl(place, 1)
    acts(place, "h1 space 5,4")
    assert place.where(drover) == (5, 4)
    place.at(2, 5, 8)
    bowl(place, 2, 1)
    acts(place, "h1 space 6,8")
    assert place.where(drover) == (6, 8)


def test_pit_drover_holds_a_bowl_for_a_hero_next_to_him() -> None:
    place, drover = with_ally("pit-drover", 0, 1, "adv-13")
    first, second = bowl(place, 0), bowl(place, 0, 1)
    place.acts()
    assert place.legal("hand") == ["o1", "o2"]
    place.play("h1 hand o1")
    assert (place.s.holder[first], place.s.holder[second]) == (drover, 0)
    place.acts()
    assert place.legal("hand") == []


def test_mother_sorrel_looks_ahead_on_a_tile_with_an_edge() -> None:
    place, sorrel = with_ally("mother-sorrel", 5, 1)
    assert (place.s.hp[sorrel], base_ac(place.s, sorrel)) == (3, 13)
    place.stack("snug", "ford", "span")
    acts(place, "d peek tiles 0 tile-snug", "h1 no")
    assert place.s.stacks[TILE_STACK].outcomes(0)[0][0] == numbers("tile-snug")[0]
    acts(place, "d peek tiles 0 tile-snug", "h1 yes")
    order = [place.s.stacks[TILE_STACK].outcomes(i)[0][0] for i in range(3)]
    assert tuple(order) == numbers("tile-ford", "tile-snug", "tile-span")
    assert place.where(sorrel) == (5, 1)


def test_mother_sorrel_puts_a_tile_under_one_that_may_be_the_gate() -> None:
    place, _ = with_ally("mother-sorrel", 5, 1)
    gate, *others = numbers("tile-gate", "tile-snug", "tile-ford", "tile-span")
    place.s.stacks[TILE_STACK] = Stack.recipe(others, (1, ()), (3, (gate,)))
    acts(place, "d peek tiles 0 tile-snug", "h1 yes", "d peek tiles 1 tile-ford")
    stack = place.s.stacks[TILE_STACK]
    assert [stack.outcomes(i)[0] for i in (0, 1)] == [
        [n] for n in numbers("tile-ford", "tile-snug")
    ]
    assert gate in stack.outcomes(2)[0]


def test_mother_sorrel_otherwise_follows_her_hero() -> None:
    place, sorrel = with_ally("mother-sorrel", 5, 8)
    corridor(place)
    acts(place, "h1 space 5,4")
    assert place.where(sorrel) == (5, 4)


def test_ashen_turncoat_strikes_the_closest_monster_within_one_tile() -> None:
    for die, hp in ((8, 1), (7, 2)):
        place, friend = with_ally("ashen-turncoat", 4, 1)
        corridor(place)
        assert (place.s.hp[friend], base_ac(place.s, friend)) == (2, 15)
        brute = place.monster("stonehide-brute", 6, 6)
        place.begin(Exploration(0))
        assert place.legal("space") == ["5,5", "6,5", "5,6", "5,7", "6,7"]
        place.play("h1 space 6,5", f"d roll {die}")
        assert is_over(place)
        assert place.s.hp[brute] == hp
        assert place.where(friend) == (6, 5)


def test_ashen_turncoat_gives_experience_and_no_treasure() -> None:
    place, _ = with_ally("ashen-turncoat", 4, 1)
    place.monster("shale-runner", 5, 1)
    acts(place, "d roll 20")
    assert place.s.pile[0] == numbers("shale-runner")
    assert place.s.treasure_drawn == 0


def test_ashen_turncoat_otherwise_follows_its_hero() -> None:
    place, friend = with_ally("ashen-turncoat", 5, 12)
    corridor(place)
    place.monster("stonehide-brute", 5, 4)
    acts(place, "h1 space 5,8")
    assert place.where(friend) == (5, 8)
