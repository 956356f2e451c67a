"""Bodies and chests."""

from __future__ import annotations

import pytest

from tests.games.infinity.cards.finds import Find
from tests.games.infinity.scenes import Place
from undercroft.games.infinity.notation import EVENT_DECK

FIRE = {"meter": -1, "noise": 7}


def medical(place: Place) -> None:
    """The Medical tile is on the map."""
    place.tile("medical-tile", 1, "north")


def events(place: Place) -> None:
    """The next lord events are known."""
    place.stack(EVENT_DECK, "event-hesk-03", "event-hesk-04", "event-hesk-05", "event-hesk-06")


SCENES = (
    Find("soldiers-purse", seen={"coins": 2}),
    Find("sewn-into-the-hem", seen={"coins": 3, "xp": 1}),
    Find("copper-for-the-ferryman", seen={"coins": 1, "xp": 2}),
    Find("the-tax-rider", seen={"coins": 4, "noise": 6}),
    Find("two-wedding-rings", "h1 choose 1", {"coins": 3}),
    Find("two-wedding-rings", "h1 choose 2", {"xp": 3}, words="may teach instead"),
    Find("bread-and-cheese", seen={"xp": 1, "health": 3}),
    Find("surveyors-notes", "h1 choose 2; h1 choose 1", {"xp": 1}),
    Find("gamblers-pouch", seen={"coins": 1}),
    Find("unbroken-flask", seen={"held": 1, "xp": 1}),
    Find("field-surgeon", seen={"held": 1}),
    Find("scribes-tube", seen={"held": 1, "xp": 2}),
    Find("couriers-case", seen={"held": 1, "xp": 1}),
    Find("clenched-fist", seen={"held": 1}),
    Find("warm-to-the-touch", seen={"held": 1}),
    Find("under-the-tongue", seen={"held": 1}),
    Find("gaolers-ring", seen={"held": 1}),
    Find("key-on-a-string", seen={"held": 1, "xp": 1}),
    Find("nessa-tinker", "h1 yes", {"ally": 6}),
    Find("old-gregor-pikeman", "h1 yes", {"ally": 8}),
    Find("tomke-runaway", "h1 yes", {"ally": 5}),
    Find("sister-ambrose", "h1 yes", {"ally": 6, "health": 3}),
    Find("sister-ambrose", "h1 no", {"health": 3}, words="may be sent away"),
    Find(
        "it-sits-up",
        seen={"foes": 2, "focused": 2, "meter": -2},
        after={"xp": 1, "meter": -2, "lying": 1},
    ),
    Find(
        "they-were-waiting",
        seen={"foes": 3, "focused": 3, "meter": -2},
        after={"xp": 1, "meter": -2, "lying": 1},
    ),
    Find(
        "mass-grave",
        seen={"foes": 3, "focused": 3, "meter": -2},
        after={"coins": 2, "meter": -2, "lying": 1},
    ),
    Find("the-hand-closes", seen={"foes": 2, "focused": 2, "meter": -2, "health": -2}),
    Find(
        "cold-company", seen={"foes": 3, "focused": 3, "meter": -2}, after={"meter": -2, "lying": 2}
    ),
    Find("grave-rot", seen={"drained": (1, 0), "xp": 2}),
    Find("needle-trap", seen={"health": -3, "coins": 2, "xp": 1}),
    Find("lead-in-the-limbs", seen={"slowed": (1, 0), "xp": 1}),
    Find("diary-of-a-hunter", "h1 choose 1; h1 choose 1; h1 choose 2", {"xp": 1}, before=events),
    Find("fencing-masters-manual", seen={"xp": 4}),
    Find("not-quite-dead-and-loud", seen={"meter": -1, "noise": 6, "coins": 1}),
    Find("thin-bar", seen={"held": 1}),
    Find("plate-and-cutlery", seen={"held": 1}),
    Find("foreign-coinage", seen={"held": 1}),
    Find("altar-cup", seen={"held": 1}),
    Find("paymasters-box", seen={"held": 1, "coins": 2}),
    Find("stamped-bar", seen={"held": 1}),
    Find("crown-bent", seen={"held": 1, "noise": 4}),
    Find("family-silver", seen={"held": 1}),
    Find("the-kings-weight", seen={"held": 1}),
    Find("oiled-cloth", seen={"lying": 1, "xp": 1}),
    Find("dowry", seen={"lying": 1, "coins": 2}),
    Find("armoury-crate", seen={"lying": 2}),
    Find("marked-for-delivery", seen={"lying": 1, "xp": 2}),
    Find("smugglers-share", seen={"lying": 2}),
    Find("two-locks-one-prize", seen={"lying": 1, "held": 1}),
    Find("tournament-prize", seen={"lying": 1, "xp": 3}),
    Find("officers-trunk", "h1 choose 1", {"lying": 2}),
    Find("officers-trunk", "h1 choose 2", {"coins": 5}, words="may be sold"),
    Find("apothecary-set", seen={"held": 1, "health": 3}),
    Find("scroll-case", seen={"held": 1, "xp": 3}),
    Find("pilgrims-kit", seen={"held": 1, "health": 5}),
    Find("the-lid-is-a-door", seen={"spot": 1, "coins": 2}),
    Find("written-in-chalk", seen={"spot": 1}),
    Find(
        "written-in-chalk", seen={"spot": 3, "tiles": 1}, before=medical, words="leads to healing"
    ),
    Find("powder-charge", seen={"health": -1, "thief_health": -3, **FIRE}),
    Find("double-bottom-double-charge", seen={"health": -2, "thief_health": -4, "held": 1, **FIRE}),
    Find("ceiling-wire", seen={"health": -1, "thief_health": -2, "sealed": 1, "noise": 7}),
    Find("puff-of-spores", seen={"health": -1, "lying": 1}),
    Find("spring-blade", seen={"health": -2, "coins": 3, "xp": 1}),
    Find(
        "it-has-teeth", seen={"foes": 2, "focused": 2, "meter": -2}, after={"meter": -2, "lying": 2}
    ),
    Find(
        "ambush-behind-the-chest",
        seen={"foes": 4, "focused": 4, "meter": -2},
        after={"meter": -2, "lying": 4},
    ),
    Find("guardian-of-the-box", seen={"foes": 1, "focused": 1, "meter": -2}),
    Find("he-kept-this-one-himself", seen={"meter": -21, "noise": 6, "foes": 1, "lord": 6}),
    Find("plan-of-the-works", "h1 choose 1; h1 choose 1", {"tiles": 1, "meter": -1}),
)


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: str(scene.id))
def test_scenes(scene: Find) -> None:
    scene.check()
