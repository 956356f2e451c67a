"""The powers of minions and sentinels, those of the campaign too."""

from typing import Final

from undercroft.games.infinity.content.card import Card, enemy
from undercroft.games.infinity.effects import vocabulary as w

MINION_POWERS: Final[tuple[Card, ...]] = (
    enemy("grave-soldier", w.plus(1, w.Stat.HIT_CHANCE, w.FELLOWS)),
    enemy("spider", w.on_hit(w.Hold(w.Stat.SUBTRACTION, 0, w.IT, w.UNTIL_NEXT))),
    enemy("construct", w.plus(1, w.Stat.DEFENSE, w.FELLOWS)),
    enemy("bone-mender", w.at_round_end(w.heal(1, w.FELLOWS))),
    enemy("frost-wisp", w.on_hit(w.plus(-1, w.Stat.POWER, w.IT, w.UNTIL_NEXT))),
    enemy("ghoul", w.on_hit(w.heal(1))),
    enemy("lamp-cultist", w.when(w.Occasion.FALLS, w.DrawLordEvents())),
    enemy("dread-knight", w.plus(1, w.Stat.POWER, w.FELLOWS)),
    enemy("bog-hag", w.on_low_hit(6, w.CONFUSE_IT)),
    enemy("stone-brute", w.on_low_hit(3, w.STUN_IT)),
    enemy("sleeper", w.when(w.Occasion.FALLS, w.chance(5, w.Xp(1, w.IT)))),
)

SENTINEL_POWERS: Final[tuple[Card, ...]] = (
    enemy("gate-keeper", w.on_hit(w.Afflict(w.Ailment.ROOT, w.IT, w.UNTIL_NEXT))),
    enemy("chain-gaoler", w.on_hit(w.plus(-1, w.Stat.AP, w.IT, w.UNTIL_NEXT))),
    enemy("pale-surgeon", w.at_round_end(w.heal(2, w.FELLOWS))),
    enemy("ash-drake", w.on_hit(w.blow(4, w.OTHERS_HERE, w.Element.FIRE))),
    enemy("rime-giant", w.on_low_hit(3, w.STUN_IT)),
    enemy("plague-toad", w.on_low_hit(2, w.lay_here(w.Token.HEALTH))),
    enemy("glass-shade", w.on_hit(w.Lay(w.Token.POWER, w.IT))),
    enemy(
        "iron-idol",
        w.at_round_end(
            w.If(w.AtLeast(w.Of(w.Measure.DEFENSE, w.YOU), 3), w.plus(-1, w.Stat.DEFENSE, w.YOU))
        ),
    ),
    enemy(
        "warden-of-nine-keys",
        w.when(w.Occasion.FALLS, w.Seq((w.Give("key", w.IT), w.loot(4)))),
    ),
)
