"""Debris, Mist and the risk cards of the campaign."""

from __future__ import annotations

import pytest

from tests.games.infinity.cards.finds import Find
from undercroft.games.infinity.effects.vocabulary.terms import Token


def foes(count: int, **more: object) -> dict[str, object]:
    """So many enemies have come at the warrior."""
    return {"foes": count, "focused": count, "meter": -2, **more}


def ended(**more: object) -> dict[str, object]:
    """All have fallen."""
    return {"meter": -2, **more}


SCENES = (
    Find("broken-crate", seen={"coins": 1, "xp": 1}),
    Find("cooks-locker", seen={"held": 1}),
    Find("armourers-bench", seen={"lying": 1}),
    Find("under-the-boards", seen={"lying": 1, "health": -1}),
    Find("loose-brick", seen={"coins": 2, "xp": 1}),
    Find("porters-frame", seen={"held": 1}),
    Find("scorched-shelf", seen={"held": 1, "xp": 2}),
    Find("clean-spring", seen={"health": 4}),
    Find("glint-in-the-gravel", seen={"held": 1}),
    Find("eye-of-the-statue", seen={"held": 1}),
    Find("frozen-puddle", seen={"held": 1}),
    Find("nest", seen=foes(2), after=ended(xp=1, lying=1)),
    Find("den", seen=foes(3), after=ended(xp=1, lying=1)),
    Find("barricade-manned", seen=foes(3), after=ended(lying=2)),
    Find("the-heap-moves", seen=foes(4), after=ended(xp=2, lying=2)),
    Find("slip-of-stone", seen={"sealed": 1, "health": -1, "xp": 1}),
    Find("shored-up-badly", seen={"sealed": 1, "noise": 6}),
    Find("the-roof-comes-down", seen={"sealed": 3, "noise": 6, "health": -1, "thief_health": -2}),
    Find("wrong-beam", seen={"sealed": 3, "noise": 6, "coins": 3}),
    Find("burst-main", "h1 tile r2; h2 tile r3", {"hazard": 2, "spot": 1}),
    Find("rotten-floor", "h1 tile r2; h2 tile r3", {"hazard": 3, "spot": 1}),
    Find("coil-of-rope", seen={"held": 1}),
    Find("miners-pick", seen={"held": 1}),
    Find("rusted-key", seen={"held": 1}),
    Find("hoist-line", seen={"held": 1, "coins": 1}),
    Find("draught-behind-the-wall", seen={"coins": 2}),
    Find("crawlway", seen={"coins": 2, "xp": 1, "tiles": 1, "meter": -1}),
    Find("splinters", seen={"health": -2, "coins": 1, "xp": 2}),
    Find("a-bell-naturally", seen={"meter": -1, "noise": 6, "coins": 2}),
    Find("glue-pots", seen={"slowed": (1, 0), "coins": 1}),
    Find("acid-drip", "h1 slot body", {"bare": ((1, 0), (0, 0)), "lying": 1}),
    Find("practice-dummy", seen={"xp": 4}),
    Find("shapes", seen=foes(2)),
    Find("breath-on-the-neck", seen=foes(2)),
    Find("lost-patrol", seen=foes(2), after=ended(coins=2, lying=1)),
    Find("something-sniffs", seen=foes(2, noise=4)),
    Find("closing-ring", seen=foes(3), after=ended(xp=1, lying=1)),
    Find("grey-column", seen=foes(3), after=ended(lying=2)),
    Find("lamps-going-out", seen=foes(3), after=ended(xp=1, lying=1)),
    Find("toll-gate", seen=foes(4), after=ended(coins=3, lying=2)),
    Find("drums", seen={**foes(4), "meter": -3}),
    Find("the-long-rank", seen=foes(5), after=ended(xp=2, lying=2)),
    Find("both-sides", seen=foes(3)),
    Find("muster", seen=foes(3), after=ended(lying=2)),
    Find("doubled-watch", seen=foes(4)),
    Find("the-tall-one", seen=foes(1), after=ended(xp=3, lying=3)),
    Find("captain-of-the-watch", seen=foes(3), after=ended(xp=3, lying=3)),
    Find("out-of-the-ceiling", seen=foes(2, exposed=2)),
    Find("ankles", seen=foes(3, exposed=2)),
    Find("already-here", "h1 done", foes(2, health=-2)),
    Find("volley-first", "h1 done", foes(3, health=-3)),
    Find("camp-fire-ahead", "h1 choose 3", foes(3)),
    Find("sleeping-sentries", "h1 choose 3", foes(4)),
    Find("a-quarrel-over-loot", "h1 choose 3", foes(3), ended(lying=2)),
    Find("deserters", "h1 choose 3", foes(2)),
    Find("deserters", "h1 choose 2", {"xp": 2}, words="are sent away"),
    Find("deserters", "h1 choose 1", {"xp": 1, "foes": 2}, words="are passed by"),
    Find(
        "draining-your-will",
        seen={"mark": 1 << Token.POWER, "drained": (1, 1), "xp": 1},
    ),
    Find("anchors-away", seen={"mark": 1 << Token.AP, "slowed": (1, 1), "xp": 1}),
    Find(
        "silence-would-be-golden",
        seen={"mark": 1 << Token.LORD_EVENT, "meter": -1, "noise": 6},
    ),
    Find(
        "help",
        seen={"mark": 1 << Token.HEALTH, "health": -3, "thief_health": -3, "xp": 1},
    ),
    Find(
        "corrosive",
        "h2 slot body; h1 slot feet",
        {"mark": 1 << Token.DEFENSE, "bare": ((0, 1), (1, 0))},
    ),
    Find(
        "the-floor-glows",
        "h1 tile r2; h2 tile r2",
        {"hazard": 1, "spot": 1, "health": -7, "thief_health": -7},
    ),
    Find("morning-somehow", seen={"health": 5, "thief_health": 5, "xp": 1}),
    Find("the-mist-remembers-you", "h1 choose 1", {"xp": 3}),
    Find("the-mist-remembers-you", "h1 choose 2", {"lying": 1}, words="gives instead"),
    Find("prisoner-ninety-one", "h1 yes", {"ally": 7, "xp": 1}),
    Find("the-listener", seen={"confused": 2, "meter": -1}),
    Find("coin-clipper", seen={"coins": 3, "held": 1}),
    Find("confiscated-goods", seen={"lying": 2}),
    Find("evidence-locker", seen={"held": 1, "noise": 4}),
    Find("a-small-bell", seen={"meter": -1, "noise": 6, "xp": 3}),
    Find("loose-bars", seen={"coins": 2, "noise": 4}),
    Find("rat-runs", seen=foes(3)),
    Find("pump-parts", seen={"held": 1, "coins": 1}),
    Find("sleepwalkers", "h1 choose 3", foes(3), ended(xp=2, lying=1)),
    Find("the-hum", seen={"slowed": (1, 1), "noise": 6}),
    Find("night-shift", seen=foes(3, exposed=2)),
)


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: str(scene.id))
def test_scenes(scene: Find) -> None:
    scene.check()
