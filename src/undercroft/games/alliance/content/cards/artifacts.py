"""The upgrades of level III, all of them artifacts; Champions last."""

from typing import Final

from undercroft.games.alliance.content.card import (
    UNIVERSAL,
    Card,
    all_of,
    any_of,
    artifact,
    of_race,
)
from undercroft.games.alliance.content.schema import AttackKind, Class, Race
from undercroft.games.alliance.effects import vocabulary as w

ARTIFACTS: Final[tuple[Card, ...]] = (
    artifact(7, "Crown of Four Oaths", UNIVERSAL, w.for_all(1, w.Stat.ATTACK)),
    artifact(6, "Banner of Dawn", all_of(Class.CELESTIAL), w.for_all(1, w.Stat.ARMOR)),
    artifact(6, "Shadow Mantle", all_of(Class.STEALTH), w.for_all(1, w.Stat.DODGE)),
    artifact(
        6, "Hourglass of Grey Sand", all_of(Class.ELDRITCH), w.plus(2, w.Stat.HAND, lasting=w.OWNED)
    ),
    artifact(
        6,
        "Heart of the Mountain",
        all_of(Class.PRIMORDIAL),
        w.When(w.Own(w.Occasion.END_PHASE), w.heal(1, w.EVERY_HERO)),
    ),
    artifact(
        6,
        "Sunder",
        all_of(Class.MARTIAL),
        w.Seq(
            (
                w.for_all(1, w.Stat.MELEE),
                w.Pierce(w.Piercing(w.Guard.ARMOR, 1), w.EVERY_HERO, w.OWNED),
            )
        ),
    ),
    artifact(5, "Boots of Nine Winds", UNIVERSAL, w.for_all(1, w.Stat.SPEED)),
    artifact(
        5,
        "Eye of the Delver",
        UNIVERSAL,
        w.Seq((w.for_all(2, w.Stat.DIE), w.Grant(w.Boon.DEFY_ENEMIES, w.EVERY_HERO, w.OWNED))),
    ),
    artifact(
        6,
        "Lens of Far Fire",
        any_of(Class.STEALTH, Class.ELDRITCH),
        w.Seq((w.for_all(1, w.Stat.RANGED), w.for_all(1, w.Stat.RANGE))),
    ),
    artifact(
        6,
        "Horn of Giants",
        of_race(Race.DWARF, Race.HALF_ORC),
        w.Seq(
            (
                w.for_all(1, w.Stat.MELEE),
                w.As(w.EVERY_HERO, w.When(w.Hit(AttackKind.MELEE), w.May(w.Push(1, w.FOE)))),
            )
        ),
    ),
    artifact(
        6,
        "Elfglass Bow",
        of_race(Race.ELF, Race.HUMAN),
        w.Seq(
            (
                w.for_all(1, w.Stat.RANGED),
                w.Pierce(w.Piercing(w.Guard.OBSTRUCTION), w.EVERY_HERO, w.OWNED),
            )
        ),
    ),
    artifact(
        5,
        "Clockwork Heart",
        of_race(Race.GNOME, Race.DWARF),
        w.When(w.Once(w.Span.ROUND), w.Allow(w.Extra.CARD)),
    ),
    artifact(
        5,
        "Beast Totem",
        any_of(Class.CELESTIAL, Class.PRIMORDIAL),
        w.Seq((w.for_all(2, w.Stat.PET), w.Grant(w.Boon.RESIST_POISON, w.EVERY_HERO, w.OWNED))),
    ),
    artifact(
        6,
        "Chalice of Tears",
        any_of(Class.ELDRITCH, Class.CELESTIAL),
        w.When(w.Once(w.Span.TURN), w.heal(1, w.YOU)),
    ),
    artifact(
        6,
        "Treasury Key",
        UNIVERSAL,
        w.When(w.Own(w.Occasion.CHEST_OPENED), w.GainXp(w.Number(2), w.Face.DOWN)),
    ),
    artifact(
        7,
        "King's Ransom",
        UNIVERSAL,
        w.Seq(
            (
                w.OnDraft(w.GainXp(w.Number(3), w.Face.DOWN)),
                w.plus(1, w.Stat.LIMIT, lasting=w.OWNED),
            )
        ),
    ),
    artifact(
        7,
        "Titan's Nail",
        UNIVERSAL,
        w.Seq(
            (w.for_all(1, w.Stat.ATTACK), w.for_all(1, w.Stat.ATTACK, provided=w.AgainstFinal()))
        ),
        champions=True,
    ),
    artifact(
        6,
        "Staff of Hours",
        any_of(Class.ELDRITCH, Class.PRIMORDIAL),
        w.When(w.Once(w.Span.ROUND), w.Allow(w.Extra.STEP, 2)),
        champions=True,
    ),
)
