"""The scene of Alliance shows what a player of the box can see."""

from __future__ import annotations

from typing import Any

import undercroft as uc
from tests.games.alliance.scenes import Place
from undercroft.games.alliance.content.tables import SOLO_DECK
from undercroft.games.alliance.game import ALLIANCE
from undercroft.games.alliance.notation import BOARD_TOKENS, HANDS, NOTATION, OPEN_TOKEN
from undercroft.games.alliance.scene.drawing import scene
from undercroft.games.alliance.scene.solo_cards import solo_words
from undercroft.games.alliance.state import Alliance
from undercroft.kernel.scene import Scene, Token
from undercroft.kernel.stacks import EVERYONE
from undercroft.kernel.table import Table

BLUE = 1


def seen(s: Alliance) -> Scene:
    return scene(uc.view(s, BLUE), BLUE)


def token(drawn: Scene, id_: str) -> Token:
    return next(t for t in drawn.tokens if t.id == id_)


def begun(seats: int, seed: int = 3) -> Table:
    """A table after its set-up, all first choices taken."""
    uc.register(ALLIANCE)
    t = uc.new("alliance", seats=seats, seed=seed)
    while t.legal()[0].verb.name in ("recruit", "stand"):
        t.play(t.legal()[0])
    return t


def tracks(drawn: Scene) -> dict[str, Any]:
    return {track.id.removeprefix("track:"): track for track in drawn.tracks}


def test_sides_of_rooms_are_doors_locks_secrets_archways_and_walls() -> None:
    at = Place()
    at.s.walls = at.s.walls.lay(at.s.walls.board.grid.beyond(at.room, 1), 12)
    at.turn(at.hero("krom", at.room, 4))
    board = seen(at.s).boards[0]
    kinds = {edge.kind for edge in board.edges}
    assert {"wall", "door", "open"} <= kinds
    assert kinds & {"locked", "secret"} or at.s.walls.code(at.room, 1)
    assert (board.width, board.height) == (9, 15)
    assert len(board.edges) == 12 * len(board.tiles)


def test_nothing_but_walls_lies_along_the_frame() -> None:
    t = begun(2)
    board = t.scene(0).boards[0]
    rim = [e for e in board.edges if e.side == "s" and e.y == board.height - 1]
    assert rim
    assert {edge.kind for edge in rim} == {"wall"}


def test_a_hero_shows_facing_wounds_and_poison() -> None:
    at = Place()
    hero = at.hero("krom", at.room, 4)
    at.s.bear(hero, (0, 1, 0))
    at.s.facing[hero] = 2
    at.turn(hero)
    drawn = token(seen(at.s), "fig:krom")
    assert (drawn.facing, drawn.owner) == (2, 0)
    assert [(bar.name, bar.value, bar.most) for bar in drawn.bars] == [
        ("health", 3, 6),
        ("poison", 1, 6),
    ]
    assert "poisoned" in drawn.states
    assert "half-orc" in drawn.text.lower()


def test_a_monster_shows_the_markers_in_the_order_in_which_they_were_set() -> None:
    at = Place()
    ogre = at.monster("ogre", at.room, 0)
    at.s.bear(ogre, (1, 0, 0, -1))
    at.turn(at.hero("krom", at.gate, 4))
    drawn = token(seen(at.s), "fig:m1")
    markers = [state for state in drawn.states if state.startswith("marker")]
    assert markers == ["marker-red", "marker-blue", "marker-blue", "marker-grey"]
    assert drawn.bars[0].value == 3
    assert "worth 5 XP" in drawn.text


def test_an_open_token_says_what_it_does_and_a_hidden_one_nothing() -> None:
    at = Place()
    for face, square in ((OPEN_TOKEN, 0), (0, 8)):
        at.s.lay_token(1, at.square(at.room, square), face)
    chest = NOTATION.cards.parse("treasure-chest-1")
    zone = at.s.zones[BOARD_TOKENS].add(chest, EVERYONE).add(chest, 0)
    at.s.zones[BOARD_TOKENS] = zone
    at.turn(at.hero("krom", at.gate, 4))
    tokens = [t for t in seen(at.s).tokens if t.id.startswith("token:")]
    assert [t.name for t in tokens] == ["Treasure Chest I", "Challenge I"]
    assert "XP" in tokens[0].text
    assert not tokens[1].text


def test_played_cards_lie_in_the_column_of_their_hero() -> None:
    at = Place()
    hero = at.hero("krom", at.room, 4)
    at.s.columns[hero] = (NOTATION.cards.parse("hide"),)
    at.turn(hero)
    column = next(z for z in seen(at.s).zones if z.role == "column")
    assert (column.of, column.cards[0].name) == ("fig:krom", "Hide")


def test_the_hand_is_grouped_by_hero_and_rivals_show_backs() -> None:
    t = begun(2)
    zones = {zone.id: zone for zone in t.scene(0).zones}
    groups = {card.group for card in zones["zone:hand-1"].cards}
    heroes = {t.state.hero(f).name for f in t.state.alliance(0)}  # type: ignore[attr-defined]
    assert groups <= heroes
    assert not any(card.face_up for card in zones["zone:hand-2"].cards)
    assert zones["zone:hand-2"].count == 6


def test_areas_piles_and_stacks_are_drawn() -> None:
    t = begun(2)
    zones = {zone.id: zone for zone in t.scene(0).zones}
    assert [zones[f"zone:{name}"].count for name in ("upgrades", "tiles", "tile-stack")] == [
        5,
        2,
        11,
    ]
    assert zones["zone:upgrade-deck"].count > 20
    assert all(card.cost for card in zones["zone:upgrades"].cards)
    assert all(card.text for card in zones["zone:tiles"].cards)
    assert {"zone:upgrade-discard", "zone:discard-1", "zone:deck-2"} <= set(zones)


def test_tracks_show_pools_experience_chart_initiative_cycle_and_round() -> None:
    t = begun(3)
    s = t.state
    assert isinstance(s, Alliance)
    s.xp_up[1], s.xp_down[1], s.fallen[1] = 4, 3, 2
    found = tracks(t.scene(0))
    assert (found["pool-1"].value, found["pool-2"].value) == (15, 25)
    values = [found[f"{name}-2"].value for name in ("xp-to-spend", "xp-spent", "fallen", "score")]
    assert values == [4, 3, 2, 5]
    chart = [found[f"{name}-1"].value for name in ("drafted", "hand-size", "discard-limit")]
    assert chart == [0, 6, 1]
    assert (found["round"].value, found["round"].most) == (1, 4)
    assert (found["cycle"].value, found["cycle"].most) == (1, 4)
    assert found["initiative"].value == s.initiative + 1


def test_alone_the_solo_card_lies_open() -> None:
    zone = next(z for z in begun(1).scene(0).zones if z.id == "zone:solo")
    assert zone.cards[0].text.startswith("I: ")


def test_solo_cards_say_all_their_sections() -> None:
    words = [solo_words(card) for card in SOLO_DECK]
    assert len(set(words)) == len(words)
    assert all(" II: " in text and " III: else " in text for text in words)


def test_a_card_of_the_hand_can_be_touched_where_it_lies() -> None:
    at = Place()
    hero = at.hero("krom", at.room, 4)
    at.s.zones[HANDS] = at.s.zones[HANDS].add(NOTATION.cards.parse("hide"), 1)
    at.turn(hero)
    drawn = seen(at.s)
    assert drawn.decision is not None
    touched = [c.touch for c in drawn.decision.choices if c.move == "p1 play hide"]
    assert touched == [("card:hide#hand-1.0",)]
