"""The cards of the mini-campaign: story, risks and boons."""

from typing import Final

from undercroft.games.infinity.content.card import Card, boon, risk, story
from undercroft.games.infinity.effects import vocabulary as w

STORY_CARDS: Final[tuple[Card, ...]] = (
    story("the-ledger", w.Xp(2)),
    story("the-lower-door", w.coins(3, w.EVERYONE)),
    story("the-water-falls", w.Xp(1)),
    story("the-dry-shaft", w.coins(3, w.EVERYONE)),
    story("one-voice-less", w.heal(3, w.EVERYONE)),
)

CAMPAIGN_RISKS: Final[tuple[Card, ...]] = (
    risk("prisoner-ninety-one", w.Seq((w.May(w.Join()), w.Xp(1)))),
    risk("the-listener", w.Seq((w.confuse(w.YOU), w.DrawLordEvents()))),
    risk("coin-clipper", w.Seq((w.coins(3), w.Keep()))),
    risk("confiscated-goods", w.Rewards(2)),
    risk("evidence-locker", w.Seq((w.Keep(), w.Noise(4)))),
    risk("a-small-bell", w.Seq((w.DrawLordEvents(), w.Noise(6), w.Xp(3)))),
    risk("loose-bars", w.Seq((w.A_WAY_OUT, w.Noise(4)))),
    risk("rat-runs", w.fight(w.ONE_MORE)),
    risk("pump-parts", w.Seq((w.Keep(), w.coins(1)))),
    risk("sleepwalkers", w.fight(w.ONE_MORE, w.earned(2), option=w.Option(approach=6, bonus=1))),
    risk("the-hum", w.Seq((w.Lay(w.Token.AP, w.ALL_HERE), w.Noise(6)))),
    risk("night-shift", w.fight(w.TWICE_LESS_ONE, surprise=w.Surprise.NO_SUBTRACTION)),
)

BOONS: Final[tuple[Card, ...]] = (
    boon("deaf-in-one-ear", w.Ward(w.Ill.CONFUSE)),
    boon("wardens-word", w.Use(w.Unfocus())),
    boon("pump-wheel-shoulders", w.plus(2, w.Stat.CARRY)),
    boon("the-forty-rungs", w.Use(w.slip(3))),
    boon("a-tune-of-your-own", w.Use(w.Calm(3))),
)
