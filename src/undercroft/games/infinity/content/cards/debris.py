"""The risk deck of debris."""

from typing import Final

from undercroft.games.infinity.content.card import Card, risk
from undercroft.games.infinity.content.tables import NOISE
from undercroft.games.infinity.effects import vocabulary as w

CAVE_IN: Final = w.Seq((w.Seal(w.Each(w.Doors())), w.Noise(NOISE["cave-in"])))

DEBRIS: Final[tuple[Card, ...]] = (
    risk("broken-crate", w.Seq((w.coins(1), w.Xp(1)))),
    risk("cooks-locker", w.Keep()),
    risk("armourers-bench", w.REWARD),
    risk("under-the-boards", w.Seq((w.REWARD, w.lose(1)))),
    risk("loose-brick", w.Seq((w.coins(2), w.Xp(1)))),
    risk("porters-frame", w.Keep()),
    risk("scorched-shelf", w.Seq((w.Keep(), w.Xp(2)))),
    risk("clean-spring", w.heal(4)),
    risk("glint-in-the-gravel", w.Keep()),
    risk("eye-of-the-statue", w.Keep()),
    risk("frozen-puddle", w.Keep()),
    risk("nest", w.fight(w.AS_MANY, w.earned(1))),
    risk("den", w.fight(w.ONE_MORE, w.earned(1))),
    risk("barricade-manned", w.fight(w.ONE_MORE, w.REWARD)),
    risk("the-heap-moves", w.fight(w.TWO_MORE, w.earned(2))),
    risk("slip-of-stone", w.Seq((w.Seal(w.DoorAt(w.Side.NORTH)), w.lose(1), w.Xp(1)))),
    risk("shored-up-badly", w.Seq((w.Seal(w.DoorAt(w.Side.EAST)), w.Noise(6)))),
    risk("the-roof-comes-down", w.Seq((w.blow(5, w.ALL_HERE), CAVE_IN))),
    risk("wrong-beam", w.Seq((CAVE_IN, w.coins(3)))),
    risk("burst-main", w.LayHazard(w.Hazard.FLOOD)),
    risk("rotten-floor", w.LayHazard(w.Hazard.CREVICE)),
    risk("coil-of-rope", w.Keep()),
    risk("miners-pick", w.Keep()),
    risk("rusted-key", w.Keep()),
    risk("hoist-line", w.Seq((w.Keep(), w.coins(1)))),
    risk("draught-behind-the-wall", w.A_WAY_OUT),
    risk("crawlway", w.Seq((w.A_WAY_OUT, w.Reveal(w.Number(1)), w.Xp(1)))),
    risk("splinters", w.Seq((w.lose(2), w.coins(1), w.Xp(2)))),
    risk("a-bell-naturally", w.Seq((w.DrawLordEvents(), w.Noise(6), w.coins(2)))),
    risk("glue-pots", w.Seq((w.Lay(w.Token.AP, w.YOU), w.coins(1)))),
    risk("acid-drip", w.Seq((w.Lay(w.Token.DEFENSE, w.YOU), w.REWARD))),
    risk("practice-dummy", w.Xp(4)),
)
