"""What is used up or used: potions, scrolls and tools of the store, and among rewards."""

from typing import Final

from undercroft.games.infinity.content.card import Card, item
from undercroft.games.infinity.effects import vocabulary as w

STORE_ITEMS: Final[tuple[Card, ...]] = (
    item("healing-draught", w.heal(5)),
    item("strong-draught", w.heal(10)),
    item("antidote", w.Seq((w.Cure(), w.Clear(w.YOU), w.Ward(w.Ill.POISON, w.THREE_ROUNDS)))),
    item("quickening", w.ExtraPoints(3)),
    item("scroll-of-embers", w.enhance(w.Element.FIRE)),
    item("scroll-of-rime", w.enhance(w.Element.ICE)),
    item("scroll-of-venom", w.enhance(w.Element.POISON)),
    item("scroll-of-might", w.plus(3, w.Stat.POWER, w.A_HERO, w.TWO_ROUNDS)),
    item("scroll-of-return", w.Teleport(w.tile(w.TileKind.STARTER))),
    item("scroll-of-passage", w.Teleport(w.One(w.Tiles()), w.ALL_HERE)),
    item("scroll-of-gathering", w.Teleport(w.HERE, w.EVERYONE)),
    item("scroll-of-shelter", w.plus(2, w.Stat.DEFENSE, w.ALL_HERE, w.TWO_ROUNDS)),
    item("scroll-of-haste", w.plus(2, w.Stat.AP, w.ALL_HERE, w.TWO_ROUNDS)),
    item("scroll-of-hush", w.Hold(w.Stat.NOISE, 0, w.ALL_HERE, w.TWO_ROUNDS)),
    item("lantern", w.look(1)),
    item("smoke-bead", w.Seq((w.Calm(2), w.Hide(), w.Spend()))),
)

REWARD_ITEMS: Final[tuple[Card, ...]] = (
    item("bitter-root", w.Seq((w.heal(3), w.Clear(w.YOU)))),
    item("bulls-blood", w.plus(2, w.Stat.POWER, lasting=w.TWO_ROUNDS)),
    item(
        "scroll-of-thunder",
        w.Seq((w.blow(6, w.FORMATION), w.Noise(7), w.DrawLordEvents())),
    ),
    item("scroll-of-mercy", w.heal(4, w.ALL_HERE)),
)
