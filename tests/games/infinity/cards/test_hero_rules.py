"""The rules on hero boards."""

from __future__ import annotations

import pytest

from tests.games.infinity.cards.plays import M1, Scene, camp, healths, stat
from tests.games.infinity.scenes import Place
from undercroft.games.infinity.combat.modifiers import changes
from undercroft.games.infinity.combat.numbers import total
from undercroft.games.infinity.effects.vocabulary.terms import Stat
from undercroft.games.infinity.phases.hero_turn import Turn
from undercroft.games.infinity.state import NOBODY

NORTHERN = 1


def own_turn(hero: str, foes: str = "", where: int = NORTHERN) -> Place:
    """A hero has a turn; enemies wait in the crossing, or fight it."""
    place = camp(hero, "paladin" if hero != "paladin" else "thief")
    for foe in foes.split():
        place.enemy(foe, NOBODY if where else 0, where)
    place.begin(Turn(0))
    return place


def hidden() -> Place:
    """The assassin is hidden."""
    place = own_turn("assassin")
    place.s.hidden[0] = 1
    return place


SCENES = (
    Scene(
        "alchemist",
        "brings over whom a low throw strikes",
        lambda: own_turn("alchemist", "ghoul ghoul"),
        "h1 use fire-flask; h1 tile r2; h1 aim 1a; d roll 3; d draw rewards wolfs-bite",
        lambda p: (p.s.focus, p.s.enemy_spot),
        ([0, 0], [0, 0]),
    ),
    Scene(
        "assassin", "strikes hard out of hiding", hidden, "", lambda p: stat(p, 0, Stat.POWER), 2
    ),
    Scene(
        "monk",
        "hits better with empty hands",
        lambda: own_turn("monk"),
        "",
        lambda p: stat(p, 0, Stat.HIT_CHANCE),
        1,
    ),
    Scene(
        "paladin",
        "guards the others of her tile",
        lambda: own_turn("paladin"),
        "",
        lambda p: [stat(p, seat, Stat.DEFENSE) for seat in (0, 1)],
        [0, 1],
    ),
    Scene(
        "ranger",
        "draws whom she shoots on a 3",
        lambda: own_turn("ranger", "ghoul"),
        "h1 attack m1; d roll 3; d draw rewards wolfs-bite",
        lambda p: (p.s.focus, p.s.enemy_spot, healths(p)),
        ([0], [0], [6]),
    ),
    Scene(
        "thief",
        "is slippery in a fight",
        lambda: own_turn("thief", "ghoul", 0),
        "",
        lambda p: stat(p, 0, Stat.SUBTRACTION),
        1,
    ),
    Scene(
        "warrior",
        "is strong against three",
        lambda: own_turn("warrior", "ghoul ghoul ghoul", 0),
        "",
        lambda p: stat(p, 0, Stat.POWER),
        1,
    ),
    Scene(
        "wave-warper",
        "feels Defense in her aim",
        lambda: own_turn("wave-warper", "ghoul", 0),
        "",
        lambda p: total(changes(p.s, 0, Stat.HIT_CHANCE, foe=M1)),
        -3,
    ),
)


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: str(scene.id))
def test_scenes(scene: Scene) -> None:
    scene.check()
