"""What the cards of the Deck of Many Treasures do; the actor uses it, or has opened the chest."""

from typing import Final

from undercroft.games.alliance.content.schema import AttackKind
from undercroft.games.alliance.effects import vocabulary as w

TREASURE_EFFECTS: Final[dict[str, w.Effect]] = {
    "phoenix-feather": w.heal(5, w.One(w.OwnHeroes())),
    "flask-of-lightning": w.BaseAttack(AttackKind.RANGED, 8),
    "giants-tonic": w.plus(4, w.Stat.MELEE),
    "scroll-of-passage": w.Teleport(w.One(w.EmptySpaces())),
    "mantle-of-glass": w.plus(4, w.Stat.ARMOR),
    "silver-hourglass": w.Ready(w.YOU),
    "purse-of-the-old-king": w.GainXp(w.Number(3), w.Face.UP),
    "needle-lid": w.Try(2, w.Seq((w.damage(2, w.YOU), w.Poison(w.Number(1), w.YOU)))),
    "screaming-hinge": w.Try(1, w.Ready(w.Each(w.Monsters(), (w.WithinRooms(2),)))),
    "cursed-ledger": w.Try(
        3, w.Seq((w.FlipXp(w.Number(2)), w.Discard(w.Number(2), w.Pick.CHOICE)))
    ),
    "mimic": w.TurnIntoMimic(),
}
