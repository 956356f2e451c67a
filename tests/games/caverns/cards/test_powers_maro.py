"""The powers of Maro Quill, and his far sight."""

from __future__ import annotations

from tests.games.caverns.cards.fights import (
    SEVRANE,
    duel,
    gallery,
    rolls,
    tokens,
    turned_down,
)
from tests.games.caverns.scenes import EAST, Place
from undercroft.games.caverns.effects.refs import tile
from undercroft.games.caverns.map.exploration import Exploration
from undercroft.games.caverns.notation import NOTATION, TILE_STACK
from undercroft.games.caverns.phases.activation import PINNED
from undercroft.games.caverns.phases.monsters import Spawn
from undercroft.games.caverns.phases.round import Turns
from undercroft.games.caverns.state import IMMOBILIZED
from undercroft.kernel.digest import digest
from undercroft.kernel.stacks import Stack
from undercroft.kernel.views import view

TILES = ("gate", "straight-run", "snug", "glowstone")


def test_far_sight_any_edge_of_the_tile() -> None:
    place = Place("maro", "oriel")
    place.at(0, 2, 2)
    place.begin(Turns(), Exploration(0))
    assert place.legal("edge") == ["0,0,n", "0,0,w"]
    assert place.legal("pass")


def test_far_sight_is_not_for_others() -> None:
    place = Place("oriel", "maro")
    place.at(0, 2, 2)
    place.begin(Turns(), Exploration(0))
    assert place.legal("edge") == []


def test_pinning_shaft_pins_on_a_hit() -> None:
    place, foe = duel("maro", "pinning-shaft")
    place.play("h1 use pinning-shaft", "d roll 7")
    assert (SEVRANE - place.s.hp[foe], place.s.pinned[foe]) == (2, PINNED)
    assert turned_down(place, "pinning-shaft")
    assert place.legal("end")


def test_pinning_shaft_only_hurts_on_a_miss() -> None:
    place, foe = duel("maro", "pinning-shaft")
    place.play("h1 use pinning-shaft", "d roll 6")
    assert (SEVRANE - place.s.hp[foe], place.s.pinned[foe]) == (1, 0)


def test_split_quiver_two_enemies_within_1_tile() -> None:
    place = gallery("maro", "split-quiver")
    brutes = [place.monster("stonehide-brute", x, 2) for x in (3, 4, 7)]
    foe = place.villain("sevrane", 8, 1)
    place.turn("h1 use split-quiver", "h1 target v3", "h1 target m2", *rolls(7, 7))
    assert SEVRANE - place.s.hp[foe] == 2
    assert [place.s.hp[brute] for brute in brutes] == [2, 2, 2]
    assert turned_down(place, "split-quiver")
    assert place.legal("end")


def test_marked_trail_the_better_of_two_tiles() -> None:
    place = Place("maro", "oriel")
    place.at(0, 1, 0)
    place.stack("snug", "straight-run", "glowstone")
    place.begin(Exploration(0))
    place.play("h1 edge 0,0,n", "h1 use marked-trail")
    place.play("d peek tiles 0 tile-snug", "d peek tiles 1 tile-straight-run", "h1 choose 2")
    assert turned_down(place, "marked-trail")
    assert place.legal("draw") == ["tiles tile-straight-run"]
    place.play("d draw tiles tile-straight-run", "d draw monsters empty-gallery")
    place.begin(Exploration(0))
    place.play("h1 edge 0,0,w")
    assert place.legal("draw") == ["tiles tile-snug"]


def test_marked_trail_tells_nobody_else_which_tile_lies_where() -> None:
    gate, *plain = [NOTATION.cards.parse(f"tile-{name}") for name in TILES]
    views = []
    for choice in ("h1 choose 1", "h1 choose 2"):
        place = Place("maro", "oriel")
        place.at(0, 1, 0)
        place.s.stacks[TILE_STACK] = Stack.recipe(plain, (1, ()), (2, (gate,)), (1, ()))
        place.begin(Exploration(0))
        place.play("h1 edge 0,0,n", "h1 use marked-trail")
        place.play("d peek tiles 0 tile-straight-run", "d peek tiles 1 tile-gate", choice)
        views.append(view(place.s, 0b10))
    assert digest(views[0]) == digest(views[1])
    assert gate in views[0].stacks[TILE_STACK].outcomes(0)[0]


def test_marked_trail_is_for_his_own_exploring() -> None:
    place = Place("oriel", "maro")
    place.at(0, 1, 0)
    place.begin(Exploration(0))
    assert place.legal("use") == []


def test_loose_on_the_run_in_the_middle_of_a_move() -> None:
    place = gallery("maro", "hunting-arrow", "nock-and-knife", "loose-on-the-run")
    foe = place.villain("sevrane", 8, 2)
    turn = place.acts()
    assert place.refused("h1 use loose-on-the-run") == ["CV-HERO-06"]
    place.play("h1 move 7,1", "h1 use loose-on-the-run")
    assert place.legal("pick") == ["hunting-arrow", "nock-and-knife"]
    place.play("h1 pick nock-and-knife", "d roll 6")
    assert (SEVRANE - place.s.hp[foe], turn.points) == (1, 4)
    place.play("h1 move 5,1")
    assert turn.moves == 1
    assert place.legal("use") == []
    assert turned_down(place, "loose-on-the-run")


def test_loose_on_the_run_is_the_attack_of_the_turn() -> None:
    place = gallery("maro", "hunting-arrow", "loose-on-the-run")
    place.villain("sevrane", 8, 2)
    place.turn("h1 use hunting-arrow", "d roll 1", "h1 move 7,1")
    assert place.refused("h1 use loose-on-the-run") == ["CV-HERO-06"]


def test_long_loose_from_8_on_when_2_tiles_away() -> None:
    assert [loosed(at=13, die=8), loosed(at=13, die=7)] == [1, 0]


def test_long_loose_from_10_on_when_1_tile_away() -> None:
    assert [loosed(at=9, die=10), loosed(at=9, die=9)] == [1, 0]


def loosed(at: int, die: int) -> int:
    """The damage of a Long Loose at a foe far in the east."""
    place = gallery("maro", "long-loose")
    foe = place.villain("sevrane", at, 1)
    place.turn("h1 use long-loose", f"d roll {die}")
    assert place.legal("end")
    return SEVRANE - place.s.hp[foe]


def test_rain_through_the_roof_all_enemies_of_a_tile() -> None:
    place = gallery("maro", "rain-through-the-roof", others=("hadra",))
    place.at(1, 12, 1)
    foe = place.villain("sevrane", 13, 1)
    brute = place.monster("stonehide-brute", 13, 2)
    elsewhere = place.monster("stonehide-brute", 10, 2)
    place.turn("h1 use rain-through-the-roof")
    assert place.legal("tile") == ["0,0", "1,0", "2,0", "3,0"]
    place.play("h1 tile 3,0", *rolls(9, 9))
    assert [place.s.hp[figure] for figure in (foe, brute, elsewhere, 1)] == [6, 2, 2, 10]
    assert turned_down(place, "rain-through-the-roof")
    assert place.legal("end")


def test_rain_through_the_roof_one_less_misses() -> None:
    place = gallery("maro", "rain-through-the-roof")
    foe = place.villain("sevrane", 13, 1)
    place.turn("h1 use rain-through-the-roof", "h1 tile 3,0", "d roll 8")
    assert place.s.hp[foe] == SEVRANE


def monster_comes(place: Place, seat: int = 0) -> None:
    """A monster is placed on the second tile."""
    place.s.active = seat
    place.begin(Turns(), Spawn(seat, tile(EAST)))
    place.play("d draw monsters shale-runner")


def test_quiet_withdrawal_three_squares_when_a_monster_comes() -> None:
    place = gallery("maro", "quiet-withdrawal", others=("oriel",))
    monster_comes(place, seat=1)
    assert place.legal("use") == ["quiet-withdrawal"]
    place.play("h1 use quiet-withdrawal")
    assert "8,1" in place.legal("move")
    assert "9,1" not in place.legal("move")
    place.play("h1 move 8,1")
    assert place.where(0) == (8, 1)
    assert turned_down(place, "quiet-withdrawal")


def test_quiet_withdrawal_is_not_for_another_tile() -> None:
    place = gallery("maro", "quiet-withdrawal", others=("oriel",))
    place.at(0, 8, 1)
    monster_comes(place, seat=1)
    assert place.legal("use") == []


def test_quiet_withdrawal_does_not_help_the_immobilized() -> None:
    place = gallery("maro", "quiet-withdrawal", others=("oriel",))
    place.s.ailments[0] = IMMOBILIZED
    monster_comes(place, seat=1)
    place.play(*(f"h1 use {card}" for card in place.legal("use")))
    assert place.where(0) == (5, 1)


def test_three_good_arrows_three_tokens_of_three() -> None:
    place = gallery("maro", "hunting-arrow", "three-good-arrows")
    foe = place.villain("sevrane", 7, 1)
    place.turn("h1 use three-good-arrows")
    assert tokens(place) == 3
    place.play("h1 use hunting-arrow", "d roll 5", "h1 use three-good-arrows")
    assert (SEVRANE - place.s.hp[foe], tokens(place)) == (1, 2)
    assert turned_down(place, "three-good-arrows")
    place.turn("h1 use hunting-arrow", "d roll 4", "h1 use three-good-arrows")
    assert (SEVRANE - place.s.hp[foe], tokens(place)) == (1, 1)
    place.turn("h1 use hunting-arrow", "d roll 4", "h1 pass")
    assert tokens(place) == 1


def test_three_good_arrows_one_is_for_one_roll() -> None:
    place = gallery("maro", "split-quiver", "three-good-arrows")
    foe = place.villain("sevrane", 7, 1)
    brute = place.monster("stonehide-brute", 7, 2)
    place.turn("h1 use three-good-arrows", "h1 use split-quiver", "h1 target v3", "h1 target m1")
    place.play("d roll 4", "h1 use three-good-arrows", "d roll 5", "h1 pass")
    assert (SEVRANE - place.s.hp[foe], place.s.hp[brute]) == (2, 2)


def test_three_good_arrows_are_not_for_the_adjacent() -> None:
    place, _ = duel("maro", "hunting-arrow", "three-good-arrows")
    place.play("h1 use three-good-arrows", "h1 use hunting-arrow", "d roll 5")
    assert tokens(place) == 3
    assert place.legal("end")
