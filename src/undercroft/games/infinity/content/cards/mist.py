"""The risk deck of mist."""

from typing import Final

from undercroft.games.infinity.content.card import Card, risk
from undercroft.games.infinity.effects import vocabulary as w

MIST: Final[tuple[Card, ...]] = (
    risk("shapes", w.fight(w.AS_MANY)),
    risk("breath-on-the-neck", w.fight(w.AS_MANY)),
    risk("lost-patrol", w.fight(w.AS_MANY, w.loot(2))),
    risk("something-sniffs", w.Seq((w.fight(w.AS_MANY), w.Noise(4)))),
    risk("closing-ring", w.fight(w.ONE_MORE, w.earned(1))),
    risk("grey-column", w.fight(w.ONE_MORE, w.REWARD)),
    risk("lamps-going-out", w.fight(w.ONE_MORE, w.earned(1))),
    risk("toll-gate", w.fight(w.TWO_MORE, w.loot(3))),
    risk("drums", w.Seq((w.fight(w.TWO_MORE), w.DrawLordEvents()))),
    risk("the-long-rank", w.fight(w.THREE_MORE, w.earned(2))),
    risk("both-sides", w.fight(w.TWICE_LESS_ONE)),
    risk("muster", w.fight(w.TWICE_LESS_ONE, w.REWARD)),
    risk("doubled-watch", w.fight(w.TWICE)),
    risk("the-tall-one", w.fight(None, w.earned(3), sentinels=1)),
    risk("captain-of-the-watch", w.fight(w.AS_MANY, w.earned(3), sentinels=1)),
    risk("out-of-the-ceiling", w.fight(w.AS_MANY, surprise=w.Surprise.NO_SUBTRACTION)),
    risk("ankles", w.fight(w.ONE_MORE, surprise=w.Surprise.NO_SUBTRACTION)),
    risk("already-here", w.fight(w.AS_MANY, surprise=w.Surprise.ATTACK_FIRST)),
    risk("volley-first", w.fight(w.ONE_MORE, surprise=w.Surprise.ATTACK_FIRST)),
    risk("camp-fire-ahead", w.fight(w.ONE_MORE, option=w.Option(approach=4, bonus=2))),
    risk("sleeping-sentries", w.fight(w.TWO_MORE, option=w.Option(approach=2, bonus=3))),
    risk(
        "a-quarrel-over-loot",
        w.fight(w.TWICE_LESS_ONE, w.REWARD, option=w.Option(approach=5, bonus=2)),
    ),
    risk("deserters", w.fight(w.AS_MANY, option=w.Option(approach=7, bonus=1))),
    risk(
        "draining-your-will",
        w.Seq((w.Lay(w.Token.POWER, w.HERE), w.Lay(w.Token.POWER, w.ALL_HERE), w.Xp(1))),
    ),
    risk(
        "anchors-away",
        w.Seq((w.Lay(w.Token.AP, w.HERE), w.Lay(w.Token.AP, w.ALL_HERE), w.Xp(1))),
    ),
    risk(
        "silence-would-be-golden",
        w.Seq((w.Lay(w.Token.LORD_EVENT, w.HERE), w.DrawLordEvents(), w.Noise(6))),
    ),
    risk("help", w.Seq((w.Lay(w.Token.HEALTH, w.HERE), w.lose(3, w.ALL_HERE), w.Xp(1)))),
    risk(
        "corrosive",
        w.Seq((w.Lay(w.Token.DEFENSE, w.HERE), w.Lay(w.Token.DEFENSE, w.ALL_HERE))),
    ),
    risk("the-floor-glows", w.LayHazard(w.Hazard.LAVA)),
    risk("morning-somehow", w.Seq((w.heal(5, w.ALL_HERE), w.Xp(1)))),
    risk("the-mist-remembers-you", w.ChooseOne((w.Xp(3), w.REWARD))),
)
