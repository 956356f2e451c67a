"""What chests give and traps do; the hero is the actor, the token is what it is about."""

from typing import Final

from undercroft.crawl.effects import Each, Effect, Seq
from undercroft.games.alliance.effects.vocabulary import (
    THIS_TURN,
    YOU,
    ByTokenLevel,
    Damage,
    Discard,
    EndMove,
    Face,
    GainXp,
    Heroes,
    LeavePit,
    Monsters,
    NextTo,
    Pick,
    Poison,
    Ready,
    Root,
    Spawn,
    WithinRooms,
    damage,
)

CHALLENGE_EFFECTS: Final[dict[str, Effect]] = {
    "treasure-chest": GainXp(ByTokenLevel((1, 2, 3)), Face.DOWN),
    "locked-chest": GainXp(ByTokenLevel((2, 3, 5)), Face.DOWN),
    "dart-volley": Damage(ByTokenLevel((2, 3, 4)), YOU),
    "pit": Seq((Damage(ByTokenLevel((1, 2, 3)), YOU), EndMove(), LeavePit())),
    "snare-wire": Seq((damage(1, YOU), EndMove(), Root(YOU, THIS_TURN))),
    "choking-gas": Seq(
        (
            Poison(ByTokenLevel((1, 2, 3)), YOU),
            Poison(ByTokenLevel((1, 2, 3)), Each(Heroes(), (NextTo(YOU),))),
        )
    ),
    "hex-rune": Discard(ByTokenLevel((2, 3, 4)), Pick.RANDOM),
    "alarm-bell": Seq(
        (Ready(Each(Monsters(), (WithinRooms(2),))), Spawn("goblin", ByTokenLevel((1, 2, 3))))
    ),
}
