"""What the cards of final enemies say of their defence: at once, and while they lie open.

The actor is the enemy; how it attacks then stands in its table.
"""

from typing import Final

from undercroft.games.alliance.content.schema import AttackKind
from undercroft.games.alliance.effects import vocabulary as w

GOBLINS: Final = (w.OfKind(("goblin",)),)

ENEMY_EFFECTS: Final[dict[str, w.Effect]] = {
    "goblin-hordes": w.Seq((w.Spawn("goblin", w.Number(2), w.Where.NEAR), w.now(1, w.Stat.DODGE))),
    "wall-of-bodies": w.Seq(
        (
            w.Spawn("goblin", w.Number(1), w.Where.ADJACENT),
            w.now(1, w.Stat.ARMOR, provided=w.Beside(1, GOBLINS)),
            w.now(1, w.Stat.ARMOR, provided=w.Beside(2, GOBLINS)),
            w.now(1, w.Stat.ARMOR, provided=w.Beside(3, GOBLINS)),
        )
    ),
    "slings-on-the-ledge": w.Seq(
        (w.Spawn("goblin-slinger", w.Number(2), w.Where.NEAR), w.now(1, w.Stat.DODGE))
    ),
    "stampede": w.Push(1, w.around(1)),
    "red-banner": w.Seq(
        (
            w.Knit(w.Number(1), w.YOU),
            w.plus(
                1,
                w.Stat.ATTACK,
                w.Each(w.Monsters(), (w.OfKind(("goblin", "goblin-slinger")),)),
                lasting=w.UNTIL_CARD,
            ),
        )
    ),
    "raise-the-row": w.Seq(
        (w.Spawn("bone-sentry", w.Number(2), w.Where.NEAR), w.now(1, w.Stat.ARMOR))
    ),
    "grave-chill": w.now(1, w.Stat.ARMOR),
    "soul-tithe": w.Knit(w.Number(1), w.YOU),
    "cold-reliquary": w.LimitDamage(4, lasting=w.UNTIL_CARD),
    "plague-word": w.NOTHING,
    "mirror-selves": w.now(2, w.Stat.DODGE),
    "glass-storm": w.damage(1, w.around(1)),
    "puppet-strings": w.now(1, w.Stat.DODGE),
    "step-between": w.Seq((w.Withdraw(w.Retreat.VANISHING), w.now(1, w.Stat.DODGE))),
    "unmaking": w.now(-1, w.Stat.DODGE),
    "furnace-breath": w.now(1, w.Stat.ARMOR),
    "tail-sweep": w.Push(2, w.around(1)),
    "take-wing": w.Seq(
        (
            w.Withdraw(w.Retreat.FLIGHT),
            w.now(3, w.Stat.DODGE, provided=w.Versus(AttackKind.MELEE)),
        )
    ),
    "fury-of-the-hoard": w.Seq((w.damage(1, w.around(2)), w.now(2, w.Stat.ARMOR))),
    "long-inhale": w.now(-1, w.Stat.ARMOR),
    "floor-breaker": w.damage(1, w.around(2)),
    "call-the-guard": w.Seq(
        (w.Spawn("titan-guardian", w.Number(2), w.Where.ADJACENT), w.now(1, w.Stat.ARMOR))
    ),
    "thrown-column": w.now(1, w.Stat.ARMOR),
    "stone-sleep": w.Seq((w.Knit(w.Number(3), w.YOU), w.now(2, w.Stat.ARMOR))),
    "gaze-of-ages": w.plus(
        -1,
        w.Stat.ATTACK,
        w.Each(w.Heroes(fallen=True)),
        provided=w.NearBearer(3),
        lasting=w.UNTIL_CARD,
    ),
    "overreach": w.now(-2, w.Stat.ARMOR),
}
