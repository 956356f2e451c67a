"""The abilities of Alchemist, Assassin, Fire Mage and Ice Mage."""

from __future__ import annotations

import pytest

from tests.games.infinity.cards.plays import M1, M2, M3, Scene, fight, healths, stat
from tests.games.infinity.scenes import Place
from undercroft.games.infinity.combat.attack_numbers import elements_of
from undercroft.games.infinity.effects.vocabulary.terms import Stat, Token
from undercroft.games.infinity.map.geometry import EAST, NORTH
from undercroft.games.infinity.notation import TILE_STACK

SIX = "ghoul ghoul ghoul ghoul ghoul ghoul"


def hurt(place: Place) -> None:
    """The user is hurt."""
    place.s.health[0] = 6


def marked(place: Place) -> None:
    """Tokens lie on the tile and on the heroes."""
    hurt(place)
    place.s.marks[0] = 1 << Token.HEALTH | 1 << Token.AP
    place.s.slowed[1] = 1


def joined(place: Place) -> None:
    """Another hero fights an enemy."""
    place.band("ghoul", 1)


def wounded(place: Place) -> None:
    """The first enemy is hurt."""
    place.s.damage[0] = 1


def unexplored(place: Place) -> None:
    """A tile without Mist lies on top of the stack."""
    place.stack(TILE_STACK, "tile-guard-post", "tile-fork")


def flooded(place: Place) -> None:
    """The crossing is flooded, and another tile lies beyond."""
    place.s.hazards[1] = 1
    place.tile("old-forum", 1, "north")


SCENES = (
    Scene(
        "fire-flask",
        "strikes the grid around its place",
        lambda: fight("fire-flask", SIX),
        "h1 use fire-flask; h1 tile r1; h1 aim 1b; d roll 14",
        lambda p: (healths(p), p.s.xp[0], p.s.meter, p.s.noises[0]),
        ([6, 3, 6, 6, 6, 6], 2, 19, 8),
    ),
    Scene(
        "fire-flask",
        "falls short and burns the thrower",
        lambda: fight("fire-flask", "ghoul ghoul ghoul"),
        "h1 use fire-flask; h1 tile r1; h1 aim 1b; d roll 15",
        lambda p: (healths(p), p.s.health[0], p.s.xp[0]),
        ([6, 6, 6], 12, 1),
    ),
    Scene(
        "smoke-pot",
        "confuses where it lands",
        lambda: fight("smoke-pot", "ghoul ghoul"),
        "h1 use smoke-pot; h1 tile r1; h1 aim 1a; d roll 10",
        lambda p: (p.s.baffled, p.s.noises[0]),
        ([1, 0], 4),
    ),
    Scene(
        "smoke-pot",
        "confuses a neighbour too from level 3",
        lambda: fight("smoke-pot", "ghoul ghoul ghoul", level=3),
        "h1 use smoke-pot; h1 tile r1; h1 aim 1b; d roll 10; h1 target m3",
        lambda p: p.s.baffled,
        [0, 1, 1],
    ),
    Scene(
        "salve",
        "heals one hero of the tile",
        lambda: fight("salve", more=hurt),
        "h1 use salve; h1 target h1",
        lambda p: (p.s.health[0], p.legal("use").count("salve")),
        (9, 0),
    ),
    Scene(
        "long-fuse",
        "betters throws and numbers this round",
        lambda: fight("long-fuse", "ghoul"),
        "h1 use long-fuse; h1 use fire-flask; h1 tile r1; h1 aim 1a; d roll 17",
        lambda p: (healths(p), stat(p, 0, Stat.THROW), stat(p, 0, Stat.BOMB)),
        ([2], 3, 1),
    ),
    Scene(
        "frost-flask",
        "stuns where it lands",
        lambda: fight("frost-flask", "spider spider"),
        "h1 use frost-flask; h1 tile r1; h1 aim 1a; d roll 15",
        lambda p: (healths(p), p.s.dazed),
        ([3, 4], [1, 0]),
    ),
    Scene(
        "acid-jar",
        "eats the Defense of all it strikes",
        lambda: fight("acid-jar", "spider spider spider"),
        "h1 use acid-jar; h1 tile r1; h1 aim 1a; d roll 16",
        lambda p: [stat(p, f, Stat.DEFENSE) for f in (M1, M2, M3)],
        [-2, -2, 0],
    ),
    Scene(
        "twin-throw",
        "throws twice",
        lambda: fight("twin-throw", "stone-brute stone-brute"),
        "h1 use twin-throw; h1 tile r1; h1 aim 1a; d roll 17; h1 tile r1; h1 aim 1b; d roll 17",
        healths,
        [7, 7],
    ),
    Scene(
        "great-cask",
        "has big numbers",
        lambda: fight("great-cask", "stone-brute stone-brute"),
        "h1 use great-cask; h1 tile r1; h1 aim 1a; d roll 18",
        healths,
        [2, 8],
    ),
    Scene(
        "shadow-attack",
        "draws no focus",
        lambda: fight("shadow-attack", more=joined),
        "h1 use shadow-attack; d roll 16",
        lambda p: (healths(p), p.s.focus, p.s.xp[0]),
        ([4], [1], 2),
    ),
    Scene(
        "side-door",
        "leads out of a fight",
        lambda: fight("side-door", "ghoul"),
        "h1 use side-door; h1 side north",
        lambda p: (p.s.spot[0], p.s.focus),
        (1, [1]),
    ),
    Scene(
        "poisoned-edge",
        "poisons attacks and raises Power from level 2",
        lambda: fight("poisoned-edge", level=2),
        "h1 use poisoned-edge",
        lambda p: ([e.word for e in elements_of(p.s, 0)], stat(p, 0, Stat.POWER)),
        (["poison"], 1),
    ),
    Scene(
        "quiet-step",
        "moves and hides",
        lambda: fight("quiet-step"),
        "h1 use quiet-step; h1 side north",
        lambda p: (p.s.spot[0], p.s.hidden[0], p.s.left[0]),
        (1, 1, 8),
    ),
    Scene(
        "throat-cut",
        "is deadly to the unhurt",
        lambda: fight("throat-cut", "stone-brute"),
        "h1 use throat-cut; d roll 18",
        lambda p: (healths(p), p.s.xp[0]),
        ([8], 3),
    ),
    Scene(
        "throat-cut",
        "is milder to the hurt",
        lambda: fight("throat-cut", "stone-brute", more=wounded),
        "h1 use throat-cut; d roll 18",
        healths,
        [9],
    ),
    Scene(
        "vanish",
        "shakes off enemies",
        lambda: fight("vanish", "ghoul", level=4),
        "h1 use vanish",
        lambda p: (p.s.focus, p.s.hidden[0], stat(p, 0, Stat.POWER)),
        ([1], 1, 3),
    ),
    Scene(
        "mark-of-ruin",
        "lowers Defense",
        lambda: fight("mark-of-ruin", "ghoul ghoul"),
        "h1 use mark-of-ruin; h1 target m2",
        lambda p: [stat(p, f, Stat.DEFENSE) for f in (M1, M2)],
        [0, -3],
    ),
    Scene(
        "death-blow",
        "fells a frail minion",
        lambda: fight("death-blow", "spider"),
        "h1 use death-blow",
        healths,
        [0],
    ),
    Scene(
        "death-blow",
        "attacks any other",
        lambda: fight("death-blow", "stone-brute"),
        "h1 use death-blow; d roll 19",
        healths,
        [6],
    ),
    Scene(
        "fire-bolt",
        "burns one enemy",
        lambda: fight("fire-bolt", "spider"),
        "h1 use fire-bolt; d roll 16",
        lambda p: (healths(p), p.s.xp[0]),
        ([0], 2),
    ),
    Scene(
        "fire-light",
        "reveals a tile from outside",
        lambda: fight("fire-light", more=unexplored),
        "h1 use fire-light; d draw tiles tile-guard-post",
        lambda p: (len(p.s.dungeon.tiles), p.s.spot[0], p.s.xp[0], p.s.contents[-1]),
        (4, 0, 1, 0),
    ),
    Scene(
        "ember-shield",
        "burns who hits and guards",
        lambda: fight("ember-shield", "spider"),
        "h1 use ember-shield; h1 end; d roll 1",
        lambda p: (healths(p), stat(p, 0, Stat.DEFENSE)),
        ([2], 1),
    ),
    Scene(
        "ember-shield",
        "burns harder than it guards at level 3",
        lambda: fight("ember-shield", "chain-gaoler", level=3),
        "h1 use ember-shield; h1 end; d roll 1",
        lambda p: (healths(p), stat(p, 0, Stat.DEFENSE)),
        ([20], 1),
    ),
    Scene(
        "flare",
        "attacks a whole row",
        lambda: fight("flare", "stone-brute stone-brute stone-brute stone-brute"),
        "h1 use flare; d roll 1; d roll 20; d roll 1",
        lambda p: (healths(p), p.s.xp[0]),
        ([10, 11, 10, 11], 2),
    ),
    Scene(
        "burn-away",
        "takes tokens off tile and hero and heals",
        lambda: fight("burn-away", level=3, more=marked),
        "h1 use burn-away; h1 choose 4; h1 target h2",
        lambda p: (p.s.marks[0], p.s.slowed[1], p.s.health[0]),
        (1, 0, 5),
    ),
    Scene(
        "fire-wall",
        "burns a row and spoils its aim",
        lambda: fight("fire-wall", "stone-brute stone-brute stone-brute stone-brute"),
        "h1 use fire-wall; h1 target m1",
        lambda p: (healths(p), stat(p, M1, Stat.HIT_CHANCE)),
        ([9, 9, 9, 11], -3),
    ),
    Scene(
        "fire-wall",
        "is of fire",
        lambda: fight("fire-wall", "ash-drake rime-giant"),  # weak to ice, weak to fire
        "h1 use fire-wall",
        healths,
        [20, 22],
    ),
    Scene(
        "meteor",
        "attacks the places around one",
        lambda: fight("meteor", "stone-brute stone-brute stone-brute stone-brute"),
        "h1 use meteor; h1 target m1; d roll 1; d roll 1; d roll 1",
        lambda p: (healths(p), p.s.noises[0], p.s.meter),
        ([10, 10, 11, 10], 7, 19),
    ),
    Scene(
        "inferno",
        "attacks a whole formation",
        lambda: fight("inferno", "stone-brute stone-brute stone-brute stone-brute"),
        "h1 use inferno; d roll 1; d roll 1; d roll 1; d roll 1",
        healths,
        [7, 7, 7, 7],
    ),
    Scene(
        "ice-shard",
        "chills one enemy",
        lambda: fight("ice-shard", "ghoul ghoul"),
        "h1 use ice-shard; h1 target m1; d roll 16",
        healths,
        [1, 7],
    ),
    Scene(
        "ice-travel",
        "crosses a flood",
        lambda: fight("ice-travel", more=flooded),
        "h1 use ice-travel; h1 side north; h1 side north",
        lambda p: (p.s.spot[0], [mark > 0 for mark in p.s.ice]),
        (3, [True, True, False, True]),
    ),
    Scene(
        "chill",
        "stuns whom it hits",
        lambda: fight("chill", "stone-brute"),
        "h1 use chill; d roll 16",
        lambda p: (healths(p), p.s.dazed),
        ([10], [1]),
    ),
    Scene(
        "frost-coat",
        "guards a hero",
        lambda: fight("frost-coat"),
        "h1 use frost-coat; h1 target h2",
        lambda p: stat(p, 1, Stat.DEFENSE),
        2,
    ),
    Scene(
        "freeze-the-door",
        "seals a door",
        lambda: fight("freeze-the-door"),
        "h1 use freeze-the-door; h1 side north",
        lambda p: (p.s.dungeon.way(0, NORTH), p.s.dungeon.way(0, EAST), p.s.seal_rounds),
        (-2, 2, (2,)),
    ),
    Scene(
        "hail",
        "attacks a row",
        lambda: fight("hail", "stone-brute stone-brute"),
        "h1 use hail; d roll 17; d roll 1",
        healths,
        [10, 10],
    ),
    Scene(
        "deep-freeze",
        "attacks and stuns a row",
        lambda: fight("deep-freeze", "stone-brute stone-brute"),
        "h1 use deep-freeze; d roll 18; d roll 20",
        lambda p: (healths(p), p.s.dazed),
        ([10, 11], [1, 0]),
    ),
    Scene(
        "glacier",
        "seals all doors, hurts all and stuns a row",
        lambda: fight("glacier", "stone-brute stone-brute stone-brute stone-brute"),
        "h1 use glacier; h1 target m4",
        lambda p: (healths(p), p.s.dazed, len(p.s.dungeon.sealed)),
        ([8, 8, 8, 8], [0, 0, 0, 1], 3),
    ),
)


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: str(scene.id))
def test_scenes(scene: Scene) -> None:
    scene.check()
