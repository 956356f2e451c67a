"""The risk deck of bodies."""

from typing import Final

from undercroft.games.infinity.content.card import Card, risk
from undercroft.games.infinity.effects import vocabulary as w

BODIES: Final[tuple[Card, ...]] = (
    risk("soldiers-purse", w.coins(2)),
    risk("sewn-into-the-hem", w.Seq((w.coins(3), w.Xp(1)))),
    risk("copper-for-the-ferryman", w.Seq((w.coins(1), w.Xp(2)))),
    risk("the-tax-rider", w.Seq((w.coins(4), w.Noise(6)))),
    risk("two-wedding-rings", w.ChooseOne((w.coins(3), w.Xp(3)))),
    risk("bread-and-cheese", w.Seq((w.Xp(1), w.heal(3)))),
    risk("surveyors-notes", w.Seq((w.Xp(1), w.look(2)))),
    risk(
        "gamblers-pouch",
        w.RollTable(
            "d20", (w.Row(1, 10, w.coins(1)), w.Row(11, 18, w.coins(3)), w.Row(19, 20, w.coins(6)))
        ),
    ),
    risk("unbroken-flask", w.Seq((w.Keep(), w.Xp(1)))),
    risk("field-surgeon", w.Keep()),
    risk("scribes-tube", w.Seq((w.Keep(), w.Xp(2)))),
    risk("couriers-case", w.Seq((w.Keep(), w.Xp(1)))),
    risk("clenched-fist", w.Keep()),
    risk("warm-to-the-touch", w.Keep()),
    risk("under-the-tongue", w.Keep()),
    risk("gaolers-ring", w.Keep()),
    risk("key-on-a-string", w.Seq((w.Keep(), w.Xp(1)))),
    risk("nessa-tinker", w.May(w.Join())),
    risk("old-gregor-pikeman", w.May(w.Join())),
    risk(
        "tomke-runaway",
        w.Seq((w.May(w.Join()), w.Look(w.Number(1), w.Stack.TILES, sort=False))),
    ),
    risk("sister-ambrose", w.Seq((w.May(w.Join()), w.heal(3)))),
    risk("it-sits-up", w.fight(w.AS_MANY, w.earned(1))),
    risk("they-were-waiting", w.fight(w.ONE_MORE, w.earned(1))),
    risk("mass-grave", w.fight(w.TWICE_LESS_ONE, w.loot(2))),
    risk("the-hand-closes", w.Seq((w.lose(2), w.fight(w.AS_MANY)))),
    risk("cold-company", w.fight(w.ONE_MORE, w.REWARD)),
    risk("grave-rot", w.Seq((w.Lay(w.Token.POWER, w.YOU), w.Xp(2)))),
    risk("needle-trap", w.Seq((w.lose(3), w.coins(2), w.Xp(1)))),
    risk("lead-in-the-limbs", w.Seq((w.Lay(w.Token.AP, w.YOU), w.Xp(1)))),
    risk("diary-of-a-hunter", w.Seq((w.look(3, w.Stack.LORD_EVENTS), w.Xp(1)))),
    risk("fencing-masters-manual", w.Xp(4)),
    risk("not-quite-dead-and-loud", w.Seq((w.DrawLordEvents(), w.Noise(6), w.coins(1)))),
)
