"""What chests give and traps do; the hero is the actor, the token is what it is about."""

from typing import Final

from undercroft.games.alliance.effects import vocabulary as w

CHALLENGE_EFFECTS: Final[dict[str, w.Effect]] = {
    "treasure-chest": w.GainXp(w.ByTokenLevel((1, 2, 3)), w.Face.DOWN),
    "locked-chest": w.GainXp(w.ByTokenLevel((2, 3, 5)), w.Face.DOWN),
    "dart-volley": w.Damage(w.ByTokenLevel((2, 3, 4)), w.YOU),
    "pit": w.Seq((w.Damage(w.ByTokenLevel((1, 2, 3)), w.YOU), w.EndMove(), w.LeavePit())),
    "snare-wire": w.Seq((w.damage(1, w.YOU), w.EndMove(), w.Root(w.YOU, w.THIS_TURN))),
    "choking-gas": w.Seq(
        (
            w.Poison(w.ByTokenLevel((1, 2, 3)), w.YOU),
            w.Poison(w.ByTokenLevel((1, 2, 3)), w.Each(w.Heroes(), (w.NextTo(w.YOU),))),
        )
    ),
    "hex-rune": w.Discard(w.ByTokenLevel((2, 3, 4)), w.Pick.RANDOM),
    "alarm-bell": w.Seq(
        (
            w.Ready(w.Each(w.Monsters(), (w.WithinRooms(2),))),
            w.Spawn("goblin", w.ByTokenLevel((1, 2, 3))),
        )
    ),
}
