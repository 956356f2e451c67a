"""The abilities of Thief, Warrior and Wave Warper."""

from __future__ import annotations

import pytest

from tests.games.infinity.cards.plays import M1, M2, M4, Scene, fight, healths, stat
from tests.games.infinity.scenes import Place
from undercroft.games.infinity.combat.modifiers import is_warded
from undercroft.games.infinity.content.schema import RiskDeck
from undercroft.games.infinity.effects.vocabulary.terms import Ill, Stat
from undercroft.games.infinity.map.possessions import held
from undercroft.games.infinity.notation import (
    FIRST_RISK_DECK,
    REWARD_DECK,
    ROW_REWARDS,
)
from undercroft.kernel.stacks import NO_SEATS

FOUR = "stone-brute stone-brute stone-brute stone-brute"
NORTHERN = 1


def hurt(place: Place) -> None:
    """The user is hurt."""
    place.s.health[0] = 6


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


SCENES = (
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
        healths,
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
        healths,
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
        healths,
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
        healths,
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
