"""What equipment does beyond its figures: that of the store, and rewards."""

from typing import Final

from undercroft.games.infinity.content.card import Card, gear
from undercroft.games.infinity.effects import vocabulary as w

EQUIPMENT_CARDS: Final[tuple[Card, ...]] = (
    gear("boar-spear", w.Hold(w.Stat.RANGE, 2)),
    gear("lined-robe", w.Seq((w.Ward(w.Ill.FIRE), w.Ward(w.Ill.ICE)))),
    gear("rope-soles", w.Seq((w.plus(2, w.Stat.SNEAK), w.plus(2, w.Stat.ESCAPE)))),
)

REWARD_GEAR: Final[tuple[Card, ...]] = (
    gear("widows-thorn", w.Infuse(w.Element.POISON)),
    gear("emberbrand", w.Infuse(w.Element.FIRE)),
    gear("bellringer", w.on_low_hit(2, w.STUN_IT)),
    gear("long-pike", w.Hold(w.Stat.RANGE, 2)),
    gear("frostgut-bow", w.Infuse(w.Element.ICE)),
    gear("far-caller", w.plus(1, w.Stat.TILE_RANGE)),
    gear("mirror-buckler", w.when(w.Occasion.HIT, w.lose(1, w.IT))),
    gear("cinder-ward", w.Ward(w.Ill.FIRE)),
    gear("studded-jack", w.plus(1, w.Stat.SNEAK)),
    gear("silk-vest", w.Ward(w.Ill.POISON)),
    gear("plate-of-the-last-gate", w.Ward(w.Ill.STUN)),
    gear("novices-habit", w.plus(2, w.Stat.REST)),
    gear("frost-hemmed-robe", w.Ward(w.Ill.ICE)),
    gear("robe-of-even-breath", w.plus(1, w.Stat.AP)),
    gear("fox-slippers", w.plus(3, w.Stat.SNEAK)),
    gear("couriers-boots", w.plus(1, w.Stat.AP)),
    gear("dead-mans-tread", w.plus(3, w.Stat.SNEAK)),
    gear("padded-satchel", w.plus(1, w.Stat.THROW)),
    gear("sheath-belt", w.plus(2, w.Stat.SNEAK)),
    gear("prayer-beads", w.plus(3, w.Stat.REST)),
    gear("spider-gloves", w.plus(1, w.Stat.SNEAK)),
    gear("garnet-orb", w.Infuse(w.Element.FIRE)),
    gear("beryl-orb", w.Infuse(w.Element.ICE)),
    gear("jade-orb", w.Infuse(w.Element.POISON)),
    gear("pearl-orb", w.Use(w.Seq((w.heal(4), w.Spend())))),
    gear(
        "amber-orb",
        w.Seq((w.plus(3, w.Stat.REST), w.Use(w.Seq((w.Calm(), w.Spend()))))),
    ),
)
