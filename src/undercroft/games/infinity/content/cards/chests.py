"""The risk deck of chests."""

from typing import Final

from undercroft.games.infinity.content.card import Card, risk
from undercroft.games.infinity.effects import vocabulary as w

CHESTS: Final[tuple[Card, ...]] = (
    risk("thin-bar", w.Keep()),
    risk("plate-and-cutlery", w.Keep()),
    risk("foreign-coinage", w.Keep()),
    risk("altar-cup", w.Keep()),
    risk("paymasters-box", w.Seq((w.Keep(), w.coins(2)))),
    risk("stamped-bar", w.Keep()),
    risk("crown-bent", w.Seq((w.Keep(), w.Noise(4)))),
    risk("family-silver", w.Keep()),
    risk("the-kings-weight", w.Keep()),
    risk("oiled-cloth", w.Seq((w.REWARD, w.Xp(1)))),
    risk("dowry", w.Seq((w.REWARD, w.coins(2)))),
    risk("armoury-crate", w.Rewards(2)),
    risk("marked-for-delivery", w.Seq((w.REWARD, w.Xp(2)))),
    risk("smugglers-share", w.Rewards(2)),
    risk("two-locks-one-prize", w.Seq((w.REWARD, w.Keep()))),
    risk("tournament-prize", w.Seq((w.REWARD, w.Xp(3)))),
    risk("officers-trunk", w.ChooseOne((w.Rewards(2), w.coins(5)))),
    risk("apothecary-set", w.Seq((w.Keep(), w.heal(3)))),
    risk("scroll-case", w.Seq((w.Keep(), w.Xp(3)))),
    risk("pilgrims-kit", w.Seq((w.Keep(), w.heal(5)))),
    risk(
        "the-lid-is-a-door",
        w.Seq((w.Teleport(w.The(w.Pick.FARTHEST, w.Tiles())), w.coins(2))),
    ),
    risk(
        "written-in-chalk",
        w.If(
            w.Exists(w.tile(w.TileKind.MEDICAL)),
            w.Teleport(w.tile(w.TileKind.MEDICAL)),
            w.Teleport(w.The(w.Pick.RANDOM, w.Tiles(), (w.Except(w.Here()),))),
        ),
    ),
    risk(
        "powder-charge",
        w.Seq((w.blow(6, w.ALL_HERE, w.Element.FIRE), w.Noise(7), w.DrawLordEvents())),
    ),
    risk(
        "double-bottom-double-charge",
        w.Seq((w.blow(7, w.ALL_HERE, w.Element.FIRE), w.Noise(7), w.DrawLordEvents(), w.Keep())),
    ),
    risk(
        "ceiling-wire",
        w.Seq((w.blow(5, w.ALL_HERE), w.Seal(w.DoorAt(w.Side.WEST)), w.Noise(7))),
    ),
    risk("puff-of-spores", w.Seq((w.blow(5, w.YOU, w.Element.POISON), w.REWARD))),
    risk("spring-blade", w.Seq((w.lose(2), w.coins(3), w.Xp(1)))),
    risk("it-has-teeth", w.fight(w.AS_MANY, w.REWARD)),
    risk("ambush-behind-the-chest", w.fight(w.TWO_MORE, w.Rewards(2))),
    risk("guardian-of-the-box", w.fight(None, sentinels=1)),
    risk("he-kept-this-one-himself", w.Seq((w.BringLord(w.HERE), w.Noise(6)))),
    risk("plan-of-the-works", w.Seq((w.Reveal(w.Number(1)), w.look(3)))),
)
