"""The abilities of Monk, Paladin, Ranger, Thief, Warrior and Wave Warper."""

from __future__ import annotations

import pytest

from tests.games.infinity.cards.plays import M1, M2, M4, Scene, camp, fight, grow, healths, stat
from tests.games.infinity.scenes import Place
from undercroft.games.infinity.combat.damage import lose
from undercroft.games.infinity.combat.modifiers import is_warded
from undercroft.games.infinity.content.schema import LordEventAction, RiskDeck
from undercroft.games.infinity.effects.vocabulary.terms import Ill, Stat, Token
from undercroft.games.infinity.map.possessions import held
from undercroft.games.infinity.notation import (
    FIRST_RISK_DECK,
    REWARD_DECK,
    ROW_REWARDS,
    TILE_STACK,
)
from undercroft.games.infinity.phases.hero_turn import Turn, turn_of
from undercroft.kernel.stacks import NO_SEATS

FOUR = "stone-brute stone-brute stone-brute stone-brute"
NORTHERN = 1


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


def debris(place: Place) -> None:
    """Debris is there, and what is in it is known."""
    place.s.contents[0] = RiskDeck.DEBRIS
    names = ("risk-coil-of-rope", "risk-miners-pick", "risk-nest")
    place.stack(FIRST_RISK_DECK + RiskDeck.DEBRIS, *names)


def stacked(place: Place) -> None:
    """The next tiles are known."""
    place.stack(TILE_STACK, "tile-fork", "tile-elbow", "tile-kiln")


def rewarded(place: Place) -> None:
    """A reward lies face down at the first row."""
    s = place.s
    card = s.stacks[REWARD_DECK].pool[0]
    s.stacks[REWARD_DECK] = s.stacks[REWARD_DECK].drawn(0, card)
    s.zones[ROW_REWARDS] = s.zones[ROW_REWARDS].add(card, NO_SEATS)
    s.reward_rows = (0,)


def apart(place: Place) -> None:
    """The other hero is hurt and elsewhere."""
    place.s.spot[1], place.s.health[1] = NORTHERN, 6


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
        "h1 use flurry; d roll 17; d roll 1; d roll 17",
        lambda p: (healths(p), p.s.xp[0]),
        ([8], 2),
    ),
    Scene(
        "sweep",
        "attacks two side by side",
        lambda: fight("sweep", "stone-brute stone-brute stone-brute"),
        "h1 use sweep; h1 target m2; h1 target m3; d roll 18; d roll 1",
        lambda p: healths(p),
        [11, 10, 10],
    ),
    Scene(
        "sweep",
        "may mean one only",
        lambda: fight("sweep", "stone-brute stone-brute stone-brute"),
        "h1 use sweep; h1 target m2; h1 done; d roll 18",
        lambda p: healths(p),
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
        "h1 use pressure-point; d roll 17",
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
        "h1 use hundred-hands; d roll 19; d roll 1; d roll 1; d roll 20",
        lambda p: healths(p),
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
        lambda p: healths(p),
        [2],
    ),
    Scene(
        "smite",
        "is milder to others",
        lambda: fight("smite", "stone-brute"),
        "h1 use smite; d roll 17",
        lambda p: healths(p),
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
        "",
        lambda p: (p.s.health[1], p.s.over, len(p.s.standing), len(p.s.used[0])),
        (8, None, 0, 1),
    ),
    Scene(
        "aimed-shot",
        "hits surely and hard",
        lambda: fight("aimed-shot", "ghoul"),
        "h1 use aimed-shot; d roll 19",
        lambda p: healths(p),
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
        lambda p: healths(p),
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
        lambda p: healths(p),
        [4, 7, 7, 4],
    ),
    Scene(
        "heart-shot",
        "hits hardest",
        lambda: fight("heart-shot", "stone-brute"),
        "h1 use heart-shot; d roll 20",
        lambda p: healths(p),
        [6],
    ),
    Scene(
        "backstab",
        "strikes one enemy",
        lambda: fight("backstab", "ghoul"),
        "h1 use backstab; d roll 17",
        lambda p: (healths(p), p.s.xp[0]),
        ([5], 1),
    ),
    Scene(
        "pick-the-lock",
        "opens a chest, and from level 3 finds a coin",
        lambda: fight("pick-the-lock", level=3, more=chest),
        "h1 use pick-the-lock; d draw chests risk-thin-bar",
        lambda p: (p.s.contents[0], len(held(p.s, 0)), p.s.coins[0], p.s.xp[0]),
        (-1, 1, 4, 1),
    ),
    Scene(
        "pilfer",
        "takes a reward",
        lambda: fight("pilfer", "ghoul", more=rewarded),
        "h1 use pilfer; d roll 11; d show row-rewards 0 wolfs-bite",
        lambda p: (len(held(p.s, 0)), p.s.reward_rows, p.s.xp[0]),
        (1, (), 1),
    ),
    Scene(
        "pilfer",
        "fails on a high roll",
        lambda: fight("pilfer", "ghoul", more=rewarded),
        "h1 use pilfer; d roll 12",
        lambda p: (p.s.reward_rows, p.s.xp[0]),
        ((0,), 0),
    ),
    Scene(
        "feint",
        "spoils the aim of a row and helps to escape",
        lambda: fight("feint", FOUR),
        "h1 use feint",
        lambda p: (
            [stat(p, f, Stat.HIT_CHANCE) for f in (M1, M4)],
            stat(p, 0, Stat.ESCAPE),
        ),
        ([-2, 0], 3),
    ),
    Scene(
        "trap-sense",
        "looks into the deck of a token",
        lambda: fight("trap-sense", more=debris),
        "h1 use trap-sense; d peek debris 0 risk-coil-of-rope; h1 choose 1",
        lambda p: p.s.left[0],
        8,
    ),
    Scene(
        "caltrops",
        "hurt a row and spoil its aim",
        lambda: fight("caltrops", FOUR),
        "h1 use caltrops",
        lambda p: (healths(p), stat(p, M1, Stat.HIT_CHANCE)),
        ([10, 10, 10, 11], -3),
    ),
    Scene(
        "twist-the-knife",
        "strikes twice",
        lambda: fight("twist-the-knife", "ghoul"),
        "h1 use twist-the-knife; d roll 17; d roll 17",
        lambda p: healths(p),
        [1],
    ),
    Scene(
        "master-key",
        "looks into chests and opens one",
        lambda: fight("master-key", more=chest),
        "h1 use master-key; d peek chests 0 risk-thin-bar; d peek chests 1 risk-altar-cup; "
        "h1 choose 2; h1 choose 1; d draw chests risk-altar-cup",
        lambda p: (p.s.contents[0], len(held(p.s, 0))),
        (-1, 1),
    ),
    Scene(
        "cleave",
        "attacks two side by side",
        lambda: fight("cleave", "stone-brute stone-brute"),
        "h1 use cleave; h1 target m1; h1 target m2; d roll 14; d roll 14",
        lambda p: healths(p),
        [10, 10],
    ),
    Scene(
        "power-rage",
        "raises Power and hit chance",
        lambda: fight("power-rage"),
        "h1 use power-rage",
        lambda p: (stat(p, 0, Stat.POWER), stat(p, 0, Stat.HIT_CHANCE)),
        (3, 2),
    ),
    Scene(
        "taunt",
        "turns enemies to the warrior",
        lambda: fight("taunt", more=besieged),
        "h1 use taunt; h1 target m1; h1 target m2",
        lambda p: (p.s.focus, p.s.noises[0], p.s.meter),
        ([0, 0], 6, 19),
    ),
    Scene(
        "brace",
        "guards and ends the turn",
        lambda: fight("brace"),
        "h1 use brace",
        lambda p: (stat(p, 0, Stat.DEFENSE), p.s.frames),
        (3, []),
    ),
    Scene(
        "shove",
        "changes places with the one behind",
        lambda: fight("shove", "ghoul ghoul ghoul ghoul"),
        "h1 use shove; h1 target m1; d roll 15",
        lambda p: (p.rows(), healths(p)[0]),
        (["m4 m2 m3", "m1 . .", ". . ."], 4),
    ),
    Scene(
        "whirl",
        "attacks a row",
        lambda: fight("whirl", "ghoul ghoul"),
        "h1 use whirl; d roll 14; d roll 14",
        lambda p: healths(p),
        [3, 3],
    ),
    Scene(
        "war-cry",
        "confuses a row and strengthens heroes",
        lambda: fight("war-cry", "ghoul ghoul"),
        "h1 use war-cry",
        lambda p: (p.s.baffled, stat(p, 1, Stat.POWER)),
        ([1, 1], 1),
    ),
    Scene(
        "last-stand",
        "wards off weakness and strengthens",
        lambda: fight("last-stand"),
        "h1 use last-stand",
        lambda p: (is_warded(p.s, 0, Ill.WEAKENED), stat(p, 0, Stat.POWER)),
        (True, 3),
    ),
    Scene(
        "ripple",
        "attacks with what Defense leaves of the chance",
        lambda: fight("ripple", "ghoul"),
        "h1 use ripple; d roll 16",
        lambda p: healths(p),
        [3],
    ),
    Scene(
        "mind-fog",
        "confuses two from level 4",
        lambda: fight("mind-fog", "ghoul ghoul ghoul", level=4),
        "h1 use mind-fog; h1 target m1; h1 target m3",
        lambda p: p.s.baffled,
        [1, 0, 1],
    ),
    Scene(
        "shift",
        "lets two change places and weakens the first",
        lambda: fight("shift", "ghoul ghoul ghoul"),
        "h1 use shift; h1 target m1; h1 target m3",
        lambda p: (p.rows()[0], stat(p, M1, Stat.DEFENSE), stat(p, M2, Stat.DEFENSE)),
        ("m3 m2 m1", -1, 0),
    ),
    Scene(
        "stillwater",
        "keeps Health",
        lambda: fight("stillwater", "ghoul"),
        "h1 use stillwater; h1 target h1; h1 end; d roll 1",
        lambda p: p.s.health[0],
        13,
    ),
    Scene(
        "fold-space",
        "teleports the user",
        lambda: fight("fold-space", "ghoul"),
        "h1 use fold-space; h1 tile r2",
        lambda p: (p.s.spot[0], p.s.focus),
        (1, [1]),
    ),
    Scene(
        "undertow",
        "weakens a row",
        lambda: fight("undertow", FOUR),
        "h1 use undertow; h1 target m1",
        lambda p: [(stat(p, f, Stat.DEFENSE), stat(p, f, Stat.HIT_CHANCE)) for f in (M1, M4)],
        [(-2, -1), (0, 0)],
    ),
    Scene(
        "recall",
        "brings another hero and heals it",
        lambda: fight("recall", more=apart),
        "h1 use recall",
        lambda p: (p.s.spot[1], p.s.health[1]),
        (0, 8),
    ),
    Scene(
        "tidal-mind",
        "hurts all and confuses who rolls low",
        lambda: fight("tidal-mind", "ghoul ghoul"),
        "h1 use tidal-mind; d roll 14; d roll 15",
        lambda p: (healths(p), p.s.baffled),
        ([5, 5], [1, 0]),
    ),
)


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: str(scene.id))
def test_scenes(scene: Scene) -> None:
    scene.check()
