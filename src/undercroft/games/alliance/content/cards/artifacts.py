"""The upgrades of level III, all of them artifacts; Champions last."""

from typing import Final

from undercroft.crawl.effects import As, May, Number, Seq, When
from undercroft.games.alliance.content.card import (
    UNIVERSAL,
    Card,
    all_of,
    any_of,
    artifact,
    of_race,
)
from undercroft.games.alliance.content.schema import AttackKind, Class, Race
from undercroft.games.alliance.effects.vocabulary import (
    EVERY_HERO,
    FOE,
    OWNED,
    YOU,
    AgainstFinal,
    Allow,
    Boon,
    Extra,
    Face,
    GainXp,
    Grant,
    Guard,
    Hit,
    Occasion,
    Once,
    Own,
    Pierce,
    Piercing,
    Push,
    Span,
    Stat,
    for_all,
    heal,
    plus,
)

ARTIFACTS: Final[tuple[Card, ...]] = (
    artifact(7, "Crown of Four Oaths", UNIVERSAL, for_all(1, Stat.ATTACK)),
    artifact(6, "Banner of Dawn", all_of(Class.CELESTIAL), for_all(1, Stat.ARMOR)),
    artifact(6, "Shadow Mantle", all_of(Class.STEALTH), for_all(1, Stat.DODGE)),
    artifact(
        6, "Hourglass of Grey Sand", all_of(Class.ELDRITCH), plus(2, Stat.HAND, lasting=OWNED)
    ),
    artifact(
        6,
        "Heart of the Mountain",
        all_of(Class.PRIMORDIAL),
        When(Own(Occasion.END_PHASE), heal(1, EVERY_HERO)),
    ),
    artifact(
        6,
        "Sunder",
        all_of(Class.MARTIAL),
        Seq((for_all(1, Stat.MELEE), Pierce(Piercing(Guard.ARMOR, 1), EVERY_HERO, OWNED))),
    ),
    artifact(5, "Boots of Nine Winds", UNIVERSAL, for_all(1, Stat.SPEED)),
    artifact(
        5,
        "Eye of the Delver",
        UNIVERSAL,
        Seq((for_all(2, Stat.DIE), Grant(Boon.DEFY_ENEMIES, EVERY_HERO, OWNED))),
    ),
    artifact(
        6,
        "Lens of Far Fire",
        any_of(Class.STEALTH, Class.ELDRITCH),
        Seq((for_all(1, Stat.RANGED), for_all(1, Stat.RANGE))),
    ),
    artifact(
        6,
        "Horn of Giants",
        of_race(Race.DWARF, Race.HALF_ORC),
        Seq(
            (for_all(1, Stat.MELEE), As(EVERY_HERO, When(Hit(AttackKind.MELEE), May(Push(1, FOE)))))
        ),
    ),
    artifact(
        6,
        "Elfglass Bow",
        of_race(Race.ELF, Race.HUMAN),
        Seq((for_all(1, Stat.RANGED), Pierce(Piercing(Guard.OBSTRUCTION), EVERY_HERO, OWNED))),
    ),
    artifact(
        5,
        "Clockwork Heart",
        of_race(Race.GNOME, Race.DWARF),
        When(Once(Span.ROUND), Allow(Extra.CARD)),
    ),
    artifact(
        5,
        "Beast Totem",
        any_of(Class.CELESTIAL, Class.PRIMORDIAL),
        Seq((for_all(2, Stat.PET), Grant(Boon.RESIST_POISON, EVERY_HERO, OWNED))),
    ),
    artifact(
        6,
        "Chalice of Tears",
        any_of(Class.ELDRITCH, Class.CELESTIAL),
        When(Once(Span.TURN), heal(1, YOU)),
    ),
    artifact(
        6, "Treasury Key", UNIVERSAL, When(Own(Occasion.CHEST_OPENED), GainXp(Number(2), Face.DOWN))
    ),
    artifact(
        7,
        "King's Ransom",
        UNIVERSAL,
        Seq((GainXp(Number(3), Face.DOWN), plus(1, Stat.LIMIT, lasting=OWNED))),
    ),
    artifact(
        7,
        "Titan's Nail",
        UNIVERSAL,
        Seq((for_all(1, Stat.ATTACK), for_all(1, Stat.ATTACK, provided=AgainstFinal()))),
        champions=True,
    ),
    artifact(
        6,
        "Staff of Hours",
        any_of(Class.ELDRITCH, Class.PRIMORDIAL),
        When(Once(Span.ROUND), Allow(Extra.STEP, 2)),
        champions=True,
    ),
)
