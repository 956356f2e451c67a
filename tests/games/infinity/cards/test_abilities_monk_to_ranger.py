"""The abilities of Monk, Paladin and Ranger."""

from __future__ import annotations

import pytest

from tests.games.infinity.cards.plays import Scene, camp, fight, grow, healths, stat
from tests.games.infinity.scenes import Place
from undercroft.games.infinity.combat.damage import lose
from undercroft.games.infinity.content.schema import LordEventAction, RiskDeck
from undercroft.games.infinity.effects.vocabulary.terms import Stat, Token
from undercroft.games.infinity.notation import (
    FIRST_RISK_DECK,
    TILE_STACK,
)
from undercroft.games.infinity.phases.hero_turn import Turn, turn_of


def hurt(place: Place) -> None:
    """The user is hurt."""
    place.s.health[0] = 6


def marked(place: Place) -> None:
    """A token lies on the tile, and one on each hero."""
    hurt(place)
    place.s.marks[0] = 1 << Token.AP
    place.s.slowed = [1, 1]


def bothered(place: Place) -> None:
    """The user is slowed, hurt and confused."""
    hurt(place)
    place.s.slowed[0] = 1
    place.s.confused[0] = 1


def besieged(place: Place) -> None:
    """Two enemies fight the other hero."""
    place.band("ghoul ghoul", 1)


def chest(place: Place) -> None:
    """A chest is there, and what is in it is known."""
    place.s.contents[0] = RiskDeck.CHEST
    names = ("risk-thin-bar", "risk-altar-cup", "risk-stamped-bar")
    place.stack(FIRST_RISK_DECK + RiskDeck.CHEST, *names)


def stacked(place: Place) -> None:
    """The next tiles are known."""
    place.stack(TILE_STACK, "tile-fork", "tile-elbow", "tile-kiln")


def meditating() -> Place:
    """The Monk has meditated for a turn."""
    place = fight("meditation", more=hurt)
    place.play("h1 use meditation")
    assert place.s.frames == []
    assert place.s.health[0] == 6
    place.begin(Turn(0))
    return place


def dying() -> Place:
    """A paladin of level 5 sees another hero fall."""
    place = camp("paladin", "thief")
    grow(place, 0, 5)
    lose(place.s, 1, 40, "DI-LEVEL-09")
    place.s.listed = None
    place.s.run()
    return place


SCENES = (
    Scene(
        "flurry",
        "attacks three times",
        lambda: fight("flurry", "stone-brute"),
        "h1 use flurry; d roll 15; d roll 1; d roll 15",
        lambda p: (healths(p), p.s.xp[0]),
        ([8], 2),
    ),
    Scene(
        "sweep",
        "attacks two side by side",
        lambda: fight("sweep", "stone-brute stone-brute stone-brute"),
        "h1 use sweep; h1 target m2; h1 target m3; d roll 16; d roll 1",
        healths,
        [11, 10, 10],
    ),
    Scene(
        "sweep",
        "may mean one only",
        lambda: fight("sweep", "stone-brute stone-brute stone-brute"),
        "h1 use sweep; h1 target m2; h1 done; d roll 16",
        healths,
        [11, 10, 11],
    ),
    Scene(
        "meditation",
        "heals after two turns",
        meditating,
        "h1 finish",
        lambda p: (p.s.health[0], p.s.frames, p.s.xp[0]),
        (14, [], 1),
    ),
    Scene(
        "iron-skin",
        "guards the Monk",
        lambda: fight("iron-skin"),
        "h1 use iron-skin",
        lambda p: stat(p, 0, Stat.DEFENSE),
        2,
    ),
    Scene(
        "pressure-point",
        "stuns whom it hits",
        lambda: fight("pressure-point", "ghoul"),
        "h1 use pressure-point; d roll 15",
        lambda p: (healths(p), p.s.dazed, p.s.xp[0]),
        ([4], [1], 3),
    ),
    Scene(
        "crane-leap",
        "leads out of a fight, two tiles far",
        lambda: fight("crane-leap", "ghoul"),
        "h1 use crane-leap; h1 side north; h1 side south",
        lambda p: p.s.spot[0],
        0,
    ),
    Scene(
        "inner-calm",
        "takes tokens and confusion off and heals",
        lambda: fight("inner-calm", more=bothered),
        "h1 use inner-calm",
        lambda p: (p.s.slowed[0], p.s.confused[0], p.s.health[0]),
        (0, 0, 9),
    ),
    Scene(
        "hundred-hands",
        "attacks a row twice",
        lambda: fight("hundred-hands", "stone-brute stone-brute"),
        "h1 use hundred-hands; d roll 17; d roll 1; d roll 1; d roll 20",
        healths,
        [9, 10],
    ),
    Scene(
        "lay-hands",
        "heals one hero",
        lambda: fight("lay-hands", more=hurt),
        "h1 use lay-hands; h1 target h1",
        lambda p: (p.s.health[0], p.s.xp[0]),
        (9, 1),
    ),
    Scene(
        "guard",
        "turns enemies to the paladin and guards her",
        lambda: fight("guard", more=besieged),
        "h1 use guard; h1 target m2",
        lambda p: (p.s.focus, stat(p, 0, Stat.DEFENSE)),
        ([1, 0], 1),
    ),
    Scene(
        "smite",
        "is hard on the undead",
        lambda: fight("smite", "ghoul"),
        "h1 use smite; d roll 16",
        healths,
        [2],
    ),
    Scene(
        "smite",
        "is milder to others",
        lambda: fight("smite", "stone-brute"),
        "h1 use smite; d roll 17",
        healths,
        [10],
    ),
    Scene(
        "banner",
        "helps all in the tile to hit",
        lambda: fight("banner"),
        "h1 use banner",
        lambda p: [stat(p, seat, Stat.HIT_CHANCE) for seat in (0, 1)],
        [1, 1],
    ),
    Scene(
        "purge",
        "takes tokens off tile and heroes and heals",
        lambda: fight("purge", level=3, more=marked),
        "h1 use purge; h1 target h1",
        lambda p: (p.s.marks[0], p.s.slowed, p.s.health[0]),
        (0, [0, 0], 7),
    ),
    Scene(
        "shield-wall",
        "guards all in the tile",
        lambda: fight("shield-wall"),
        "h1 use shield-wall",
        lambda p: [stat(p, seat, Stat.DEFENSE) for seat in (0, 1)],
        [2, 3],
    ),
    Scene(
        "judgement",
        "stuns on a low roll",
        lambda: fight("judgement", "ghoul ghoul"),
        "h1 use judgement; d roll 5; d roll 6",
        lambda p: (healths(p), p.s.dazed),
        ([5, 5], [1, 0]),
    ),
    Scene(
        "miracle",
        "saves a hero once",
        dying,
        "h1 yes",
        lambda p: (p.s.health[1], p.s.over, len(p.s.standing), len(p.s.used[0])),
        (8, None, 0, 1),
    ),
    Scene(
        "miracle",
        "is not wasted on who is left to fall",
        dying,
        "h1 no",
        lambda p: (p.s.over is not None, len(p.s.used[0])),
        (True, 0),
    ),
    Scene(
        "aimed-shot",
        "hits surely and hard",
        lambda: fight("aimed-shot", "ghoul"),
        "h1 use aimed-shot; d roll 19",
        healths,
        [4],
    ),
    Scene(
        "arrow-thrust",
        "is melee",
        lambda: fight("arrow-thrust", "ghoul"),
        "h1 use arrow-thrust; d roll 17",
        lambda p: (healths(p), turn_of(p.s).did >> LordEventAction.MELEE & 1),
        ([5], 1),
    ),
    Scene(
        "scout",
        "looks at the next tile and puts it away",
        lambda: fight("scout", more=stacked),
        "h1 use scout; d peek tiles 0 tile-fork; h1 choose 2",
        lambda p: p.s.stacks[TILE_STACK].outcomes(0)[0] == p.s.stacks[TILE_STACK].outcomes(2)[0],
        False,
    ),
    Scene(
        "snare",
        "holds an enemy fast and hurts it from level 3",
        lambda: fight("snare", "ghoul", level=3),
        "h1 use snare",
        lambda p: (p.s.dazed, healths(p)),
        ([2], [6]),
    ),
    Scene(
        "twin-shot",
        "shoots twice",
        lambda: fight("twin-shot", "ghoul ghoul"),
        "h1 use twin-shot; h1 target m1; d roll 17; h1 target m2; d roll 17",
        healths,
        [6, 6],
    ),
    Scene(
        "pin",
        "sends its target to the end of the line",
        lambda: fight("pin", "ghoul ghoul ghoul ghoul"),
        "h1 use pin; h1 target m1; d roll 17",
        lambda p: (p.rows(), healths(p)[0]),
        (["m2 m3 m4", "m1 . .", ". . ."], 4),
    ),
    Scene(
        "arrow-rain",
        "attacks a column",
        lambda: fight("arrow-rain", "ghoul ghoul ghoul ghoul"),
        "h1 use arrow-rain; h1 target m1; d roll 18; d roll 18",
        healths,
        [4, 7, 7, 4],
    ),
    Scene(
        "heart-shot",
        "hits hardest",
        lambda: fight("heart-shot", "stone-brute"),
        "h1 use heart-shot; d roll 20",
        healths,
        [6],
    ),
)


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: str(scene.id))
def test_scenes(scene: Scene) -> None:
    scene.check()
