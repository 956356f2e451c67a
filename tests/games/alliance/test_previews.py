"""What a preview says of an attack is what the log tells of it afterwards, term by term."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import undercroft as uc
from tests.games.alliance.scenes import Place
from undercroft.crawl.modifiers import Modifier
from undercroft.games.alliance.combat.modifiers import modify
from undercroft.games.alliance.combat.reactions import Attacked, concerned
from undercroft.games.alliance.content.stat_ids import BY_POWER, ROOTED
from undercroft.games.alliance.content.tables import MONSTERS
from undercroft.games.alliance.game import ALLIANCE
from undercroft.games.alliance.notation import NOTATION
from undercroft.games.alliance.scene.drawing import preview
from undercroft.games.alliance.scene.events import AttackResolved
from undercroft.kernel import play
from undercroft.kernel.events import Term
from undercroft.kernel.moves import Move
from undercroft.kernel.outcome import Decide
from undercroft.kernel.scene import Fate, Preview
from undercroft.kernel.table import Table

ATTACKING = ("attack", "play", "maul", "target", "choose", "go", "cross", "face")
SPARKS = {kind.power.name for kind in MONSTERS if kind.power.spark}


def chosen(t: Table, rng: random.Random, *, waiting: bool) -> Move:
    """A random move, mostly one that may lead to an attack; nobody reacts to one we wait for."""
    moves = t.legal()
    if waiting:
        return moves[-1]
    eager = [move for move in moves if move.verb.name in ATTACKING]
    return rng.choice(eager if eager and rng.random() < 0.7 else moves)


def told(struck: AttackResolved, foreseen: Preview) -> list[Term]:
    """The terms of the log as a preview has them; what a die has added was open."""
    return [t for t in struck.terms() if "die" not in foreseen.open or t.label not in SPARKS]


def attacks(seed: int) -> Iterator[tuple[str, Preview, AttackResolved]]:
    """The attacks of random games with any number of players: moves, previews, log lines."""
    rng = random.Random(seed)
    uc.register(ALLIANCE)
    while True:
        t = uc.new(
            "alliance",
            seats=rng.choice((1, 2, 3, 4)),
            seed=rng.randrange(1 << 30),
            options={"pvp": rng.random() < 0.5, "heroes": "preset"},
        )
        waiting: list[tuple[str, Preview]] = []
        while t.over is None:
            assert isinstance(t.pending, Decide)
            move, before = chosen(t, rng, waiting=bool(waiting)), len(t.history)
            foreseen = t.preview(t.pending.seat, move)
            t.play(move)
            waiting += [(str(move), foreseen)] if foreseen.terms else []
            events = [event for entry in t.history[before:] for event in entry.events]
            found = [event for event in events if isinstance(event, AttackResolved)]
            if found:
                yield from [(text, told_before, found[0]) for text, told_before in waiting]
            if found or not isinstance(t.state.frames[-1] if t.state.frames else None, Attacked):
                waiting = []


def test_what_an_attack_leaves_and_pays_is_foreseen() -> None:
    place = Place()
    hero = place.hero("mysterios", place.gate, 4)
    goblin = place.monster("goblin", place.room, 7)
    place.hold("force-bolt")
    place.turn(hero)
    (fate,) = shown(place, "p1 play force-bolt").fates
    assert fate == Fate(figure="fig:m1", before=3, after=0, gain="+2 XP")
    place.s.bear(goblin, (1,))
    (fate,) = shown(place, "p1 play force-bolt").fates
    assert (fate.before, fate.after, fate.gain) == (2, 0, "+1 XP"), "the rival has struck, too"
    place.s.bear(goblin, ())
    before = place.s.xp_up[0]
    place.play("p1 play force-bolt")
    assert place.s.xp_up[0] - before == 2


def test_a_room_is_seen_before_it_is_laid() -> None:
    t = uc.new("alliance", seats=2, seed=3, options={"heroes": "preset"})
    rng = random.Random(3)
    seen = 0
    while seen < 3:
        moves = t.legal()
        doors = [move for move in moves if move.verb.name in ("open", "tile", "turn")]
        move = rng.choice(doors or moves)
        assert isinstance(t.pending, Decide)
        ghost = t.preview(t.pending.seat, move).ghost
        t.play(move)
        if move.verb.name != "turn":
            assert (ghost is None) == (move.verb.name != "tile")
            continue
        assert ghost is not None
        scene = t.scene(None)
        (laid,) = [tile for tile in scene.boards[0].tiles if tile.id == ghost.tile.id]
        assert laid == ghost.tile
        assert set(ghost.cells) <= set(scene.boards[0].cells)
        assert set(ghost.edges) <= set(scene.boards[0].edges)
        there = {(token.x, token.y, token.icon) for token in scene.tokens}
        assert {(token.x, token.y, token.icon) for token in ghost.tokens} <= there
        seen += 1


def agree(count: int, seed: int) -> None:
    """So many previews come true."""
    seen = set()
    for (move, foreseen, struck), _ in zip(attacks(seed), range(count)):
        assert list(foreseen.terms) == told(struck, foreseen), (move, foreseen, struck)
        if not foreseen.odds:
            assert foreseen.text == (f"{struck.damage} damage" if struck.damage else "a miss")
        seen.add(move.split()[1])
    assert {"attack", "go", "pass"} <= seen


def test_da_bat_01_a_preview_is_what_the_log_will_tell() -> None:
    agree(40, 1)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(2, 7))
def test_five_hundred_previews_are_what_the_log_will_tell(seed: int) -> None:
    agree(160, seed)


def shown(place: Place, move: str) -> Preview:
    """The preview of a written move."""
    return preview(place.s, NOTATION.parse(move))


def test_a_card_that_attacks_is_foreseen_when_played_and_when_its_target_is_chosen() -> None:
    place = Place()
    hero = place.hero("mysterios", place.gate, 4)
    place.monster("ogre", place.room, 7)
    place.hold("force-bolt")
    place.turn(hero)
    assert shown(place, "p1 play force-bolt").text == "3 damage"
    place.monster("goblin", place.room, 4)
    place.turn(hero)
    assert shown(place, "p1 play force-bolt").terms == ()
    place.play("p1 play force-bolt")
    terms = shown(place, "p1 target m2").terms
    assert [(term.label, term.amount) for term in terms] == [
        ("base", 5),
        ("dodge", -1),
        ("in the way", -1),
    ]


def test_a_pet_and_a_choice_are_foreseen() -> None:
    place = Place()
    lorna = place.hero("lorna", place.room, 4)
    place.monster("ogre", place.room, 1)
    place.hold("hawk-companion", "boar-spear")
    place.turn(lorna)
    assert shown(place, "p1 play hawk-companion").text == "1 damage"
    place.play("p1 play boar-spear")
    assert shown(place, "p1 choose 1").text == "2 damage"
    assert shown(place, "p1 choose 2").terms == ()


def test_a_monster_is_foreseen_from_where_it_will_stand() -> None:
    place = Place()
    krom = place.hero("krom", place.gate, 4)
    wolf = place.monster("tunnel-wolf", place.room, 4)
    place.hold("reflex")
    place.act(wolf)
    foreseen = shown(place, str(play.legal(place.s)[0]))
    assert foreseen.text == "4 damage"
    assert foreseen.open == ("reactions",)
    assert place.local(place.s.spot[wolf]) == (place.room, 4)
    assert place.wounds(krom) == 0


def test_a_spark_shows_its_odds() -> None:
    place = Place()
    place.hero("krom", place.gate, 4)
    place.hero("lorna", place.gate, 5)
    place.hero("holgar", place.room, 5)
    imp = place.monster("cinder-imp", place.room, 7)
    modify(place.s, Modifier(ROOTED, 1, BY_POWER, imp))
    place.act(imp)
    assert shown(place, "p1 target h1").odds == (
        ("2 damage", 4, 6),
        ("3 damage", 1, 6),
        ("4 damage", 1, 6),
    )


def test_da_card_20_only_who_has_cards_and_room_for_one_is_said_to_react() -> None:
    place = Place()
    krom = place.hero("krom", place.room, 4)
    place.hold("hide", seat=1)
    assert concerned(place.s, 1, krom) == ()
    place.hold("hide")
    assert concerned(place.s, 1, krom) == (0,)
