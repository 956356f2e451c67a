"""What is on the table is in the scene, with its words."""

from __future__ import annotations

from tests.games.caverns.scenes import EAST, Place
from undercroft.games.caverns.cave import GRID
from undercroft.games.caverns.encounters import set_trap
from undercroft.games.caverns.scene import preview, scene
from undercroft.games.caverns.state import POISONED
from undercroft.games.caverns.words import FIRST_PROP, SAY
from undercroft.kernel.scene import CardZone, Scene, Token, Track
from undercroft.kernel.stacks import EVERYONE


def seen(place: Place) -> Scene:
    """The table as everybody together sees it."""
    return scene(place.s, EVERYONE)


def token(place: Place, id_: str) -> Token:
    return next(token for token in seen(place).tokens if token.id == id_)


def zone(place: Place, id_: str) -> CardZone:
    return next(zone for zone in seen(place).zones if zone.id == f"zone:{id_}")


def track(place: Place, name: str) -> Track:
    return next(track for track in seen(place).tracks if track.name == name)


def test_a_hero_shows_his_numbers_and_conditions() -> None:
    place = Place("maro", "kestrin")
    place.s.ailments[0] = POISONED
    place.wound(0, 3)
    place.acts()
    maro = token(place, "fig:h1")
    assert (maro.bars[0].value, maro.bars[0].most) == (place.s.hp[0], place.s.hp[0] + 3)
    assert maro.states == ("poisoned", "active", "level-1")
    assert "AC" in maro.words
    assert "Speed" in maro.words


def test_a_monster_shows_its_tactics_line_by_line() -> None:
    place = Place("maro")
    place.monster("gnawling-pack", 2, 2)
    place.acts()
    pack = token(place, "fig:m1")
    assert pack.icon == "gnawling-pack"
    assert "1. " in pack.words
    assert "2. Move 1 tile toward the closest hero." in pack.words


def test_a_large_figure_covers_its_squares() -> None:
    place = Place("maro")
    place.villain("cinderjaw", 1, 1)
    place.acts()
    dragon = token(place, "fig:v1")
    assert (dragon.width, dragon.height) == (2, 2)
    assert zone(place, "villains").cards[0].name == dragon.name


def test_flipped_powers_lie_face_down_and_can_be_read() -> None:
    place = Place("maro")
    used = place.s.up[0][0]
    place.s.up[0], place.s.down[0] = place.s.up[0][1:], (used,)
    place.acts()
    card = zone(place, "used-1").cards[0]
    assert not card.face_up
    assert card.words
    assert zone(place, "powers-1").role == "hand"
    assert all(card.face_up for card in zone(place, "powers-1").cards)


def test_a_queue_is_drawn_in_its_order() -> None:
    place = Place("maro")
    place.monster("shale-runner", 2, 2)
    place.monster("gnawling-pack", 3, 3)
    place.acts()
    queue = zone(place, "queue-1")
    assert [card.icon for card in queue.cards] == ["shale-runner", "gnawling-pack"]
    assert (queue.role, queue.of) == ("column", "fig:h1")


def test_what_a_hero_carries_lies_with_him() -> None:
    place = Place("maro", "kestrin")
    place.s.kind[FIRST_PROP] = 0
    place.s.holder[FIRST_PROP] = 1
    place.acts()
    assert zone(place, "pack-h2").cards[0].name == "Bell"
    assert "carries-bell" in token(place, "fig:h2").states
    assert track(place, "objects carried").value == 1


def test_a_trap_can_be_read_and_touched() -> None:
    place = Place("maro")
    card = SAY.cards.parse("swinging-log")
    set_trap(place.s, 0, card)
    place.acts()
    trap = token(place, "trap:swinging-log")
    decision = seen(place).decision
    assert trap.words
    assert decision is not None
    disable = next(c for c in decision.choices if c.move.endswith("disable swinging-log"))
    assert (disable.touch, disable.final) == (("trap:swinging-log",), True)


def test_sides_are_walls_passages_or_unexplored() -> None:
    place = Place("maro")
    place.acts()
    board = seen(place).boards[0]
    kinds = {edge.kind for edge in board.edges}
    assert kinds == {"open", "unexplored", "wall"}
    corner = GRID.corner(EAST)
    assert any((t.x, t.y) == (GRID.x(corner), GRID.y(corner)) for t in board.tiles)


def test_the_page_says_how_it_is_won() -> None:
    place = Place("maro", "kestrin")
    place.acts()
    card = zone(place, "page").cards[0]
    assert card.name == "The Drowned Bell"
    assert place.s.adventure.objective.words in card.words


def test_others_see_what_is_asked_but_no_choices() -> None:
    place = Place("maro", "kestrin")
    place.acts()
    decision = scene(place.s, 1 << 1).decision
    assert decision is not None
    assert decision.seat == 0
    assert decision.choices == ()


def test_the_preview_of_a_move_says_what_it_is() -> None:
    place = Place("maro", "kestrin")
    place.acts()
    assert preview(place.s, SAY.parse("h1 end")).words == "end the actions"
