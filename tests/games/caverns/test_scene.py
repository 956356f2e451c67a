"""What is on the table is in the scene, with its words."""

from __future__ import annotations

import undercroft as uc
from tests.games.caverns.scenes import EAST, Place
from undercroft.games.caverns.adventures.key_lever_chart import key_lever_chart
from undercroft.games.caverns.adventures.quench_the_pit import quench_the_pit
from undercroft.games.caverns.adventures.six_coffers import six_coffers
from undercroft.games.caverns.content.tables import EDGE_NAMES
from undercroft.games.caverns.effects import refs
from undercroft.games.caverns.effects.stacks import Reordering
from undercroft.games.caverns.map.geometry import GRID
from undercroft.games.caverns.notation import FIRST_PROP, NOTATION, TILE_STACK
from undercroft.games.caverns.phases.encounters import set_trap
from undercroft.games.caverns.phases.hero_turn import Actions
from undercroft.games.caverns.scene.drawing import preview, scene
from undercroft.games.caverns.state import POISONED, Caverns
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
    assert "AC" in maro.text
    assert "Speed" in maro.text


def test_a_monster_shows_its_tactics_line_by_line() -> None:
    place = Place("maro")
    place.monster("gnawling-pack", 2, 2)
    place.acts()
    pack = token(place, "fig:m1")
    assert pack.icon == "gnawling-pack"
    assert "1. " in pack.text
    assert "2. Move 1 tile toward the closest hero." in pack.text


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
    assert card.text
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
    card = NOTATION.cards.parse("swinging-log")
    set_trap(place.s, 0, card)
    place.acts()
    trap = token(place, "trap:swinging-log")
    decision = seen(place).decision
    assert trap.text
    assert decision is not None
    disable = next(c for c in decision.choices if c.move.endswith("disable swinging-log"))
    assert disable.touch == ("trap:swinging-log",)


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
    assert place.s.adventure.objective.words in card.text


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
    assert preview(place.s, NOTATION.parse("h1 end")).text == "end the turn"


# ---- what single pages need ----------------------------------------------------------------------


def built(adventure: str, seats: int) -> Place:
    """A page set up with the first of everything, its first hero acting."""
    table = uc.new("caverns", seats=seats, seed=2, options={"adventure": adventure})
    while not isinstance(table.state.frames[-1], Actions):
        table.play(table.legal()[0])
    place = Place("maro")
    assert isinstance(table.state, Caverns)
    place.s = table.state
    return place


def test_gold_is_counted_for_each_hero_and_where_it_lies() -> None:
    place = built("adv-10", 2)
    six_coffers(place.s).gold[0] = 3
    assert "3-gold" in token(place, "fig:h1").states
    six_coffers(place.s).gold[1] = 0
    assert [t.value for t in seen(place).tracks if t.name == "gold"] == [3, 0]
    assert track(place, "coffers empty").value == 0
    assert token(place, "fig:o1").states == ("2-shares",)
    place.s.kind[FIRST_PROP + 7] = 1
    place.s.spot[FIRST_PROP + 7] = place.s.spot[0]
    six_coffers(place.s).gold[FIRST_PROP + 7] = 2
    assert token(place, "fig:o8").states == ("2-gold",)


def test_edge_tiles_say_what_they_do_and_whether_they_are_used_up() -> None:
    place = built("adv-10", 2)
    kind = EDGE_NAMES.parse("bone-niche")
    place.s.edge_kinds = (kind, *place.s.edge_kinds[1:])
    name = f"closed:{refs.EDGE.text(place.s.edge_ways[0])}"
    niche = token(place, name)
    assert (niche.name, niche.states) == ("Bone Niche", ())
    assert "11 or more finds a treasure" in niche.text
    place.s.edge_used = place.s.edge_ways[:1]
    assert token(place, name).states == ("used",)
    assert "plug" in {edge.kind for edge in seen(place).boards[0].edges}


def test_closed_fissures_are_counted() -> None:
    place = built("adv-06", 2)
    assert (track(place, "fissures closed").value, track(place, "fissures closed").most) == (0, 4)


def test_a_full_bowl_is_drawn_full() -> None:
    place = built("adv-13", 3)
    place.s.kind[FIRST_PROP] = 0
    place.s.holder[FIRST_PROP] = 0
    quench_the_pit(place.s).filled = (FIRST_PROP,)
    assert zone(place, "pack-h1").cards[0].marks == ("full",)
    assert track(place, "poured").value == 0


def test_a_pulled_lever_and_its_tunnel_are_drawn() -> None:
    place = built("adv-11", 2)
    place.s.kind[FIRST_PROP + 1] = 1
    place.s.spot[FIRST_PROP + 1] = place.s.spot[0] + 1
    key_lever_chart(place.s).pulled = True
    assert "pulled" in token(place, "fig:o2").states
    one, other = (GRID.at(1, 1), GRID.at(5, 1))
    place.s.walls = place.s.walls.link(one, other)
    there = "the middle of Start, east half, towards the north-west"
    assert token(place, "tunnel:1,1").text == f"One square of movement leads to {there}."


def test_the_hero_card_shows_the_face_of_its_level() -> None:
    place = Place("maro", "kestrin")
    place.acts()
    low = zone(place, "hero-1").cards[0]
    place.s.level[0] = 2
    high = zone(place, "hero-1").cards[0]
    assert low.name == high.name == "Maro Quill"
    assert "Level 1. AC 15, HP 6" in low.text
    assert "Level 2. AC 16, HP 8" in high.text


def test_tokens_of_cards_lie_on_their_bearers() -> None:
    place = Place("maro", "kestrin")
    monster = place.monster("gnawling-pack", 2, 2)
    place.s.tokens = (NOTATION.cards.parse("pinning-shaft"), monster)
    place.acts()
    assert token(place, "fig:m1").states == ("token-pinning-shaft",)


def test_cards_that_were_looked_at_are_seen_by_who_looked_and_named_in_the_choice() -> None:
    place = Place("maro", "kestrin")
    place.stack("straight-run", "snug", "gate")
    place.begin(Reordering(0, TILE_STACK, 2))
    decision = seen(place).decision
    assert decision is not None
    assert [choice.label for choice in decision.choices] == ["Straight Run", "Snug"]
    assert [card.name for card in zone(place, "tiles").cards] == ["Straight Run", "Snug", "Gate"]
